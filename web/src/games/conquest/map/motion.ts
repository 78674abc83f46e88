// motion.ts - a step as movement: how long it takes, what is on its way meanwhile, what remains marked
// afterwards. Moves of others are counts; nothing here knows more than an event.
import type { GameEvent } from '../../../protocol.ts';
import type { Motion } from '../../game.ts';
import { lengthOf } from '../../lengths.ts';
import type { Position } from '../position.ts';

export const lengths: Record<string, number> = {
  set_out: 350,
  sailed_on: 350,
  drifted: 450,
  traversed: 350,
  marker_drawn: 700,
  island_found: 300,
  tile_shown: 450,
  explorer_home: 350,
  explorer_lost: 500,
  transit: 350,
  party: 350,
  rumor_jumped: 350,
  retreated: 450,
  crossed: 350,
  solo_attack: 500,
  battle_began: 300,
  battle_roll: 650,
  die_rerolled: 650,
  die_turned: 400,
  panicked: 250,
  removed: 250,
  battle_won: 400,
  villages_razed: 350,
  built: 260,
  settled: 300,
  card_shown: 240,
  event_drawn: 500,
  event_played: 400,
  village_lost: 350,
  kumara_roll: 600,
  kumara_sailed: 350,
  kumara_won: 500,
  storm_roll: 500,
  taniwha_roll: 500,
  malaria: 600,
  chit_drawn: 700,
  track_moved: 160,
};

export const duration = (events: GameEvent[]): number => lengthOf(lengths, events);

export const number = (e: GameEvent, k: number): number => Number(e.args[k]);
export const text = (e: GameEvent, k: number): string => String(e.args[k]);
// Whose things it is about; null: nobody's.
export const sideOf = (e: GameEvent): number | null =>
  typeof e.actor === 'number' ? e.actor : (e.side ?? null);
// Pieces that go from one hex to another.
export const sails = new Set([
  'transit',
  'party',
  'rumor_jumped',
  'retreated',
  'crossed',
  'solo_attack',
]);

// Where an Explorer goes whose voyage is over: to its Home, to those who miss a turn (`lost`), or off the
// map where it is (`gone`), if its side has no Home any more.
export function wayBack(
  e: GameEvent,
  before: Position,
  after: Position,
): { from: number; to: number | 'lost' | 'gone' } | null {
  const side = sideOf(e),
    home = side === null ? null : (after.players[side]?.home ?? before.players[side]?.home ?? null),
    from = before.voyage?.pos ?? before.kumara?.pos ?? home;
  if (from === null) return null;
  return { from, to: e.name === 'explorer_lost' ? 'lost' : (home ?? 'gone') };
}

// What the last step leaves marked: a way from hex to hex, or a hex where something happened.
export interface Mark {
  side: number | null;
  from: number | null;
  to: number;
}
const happenings = new Set([
  'built',
  'settled',
  'tile_shown',
  'pieces_built',
  'villages_razed',
  'event_aimed',
  'chain_up',
  'chain_down',
  'village_lost',
  'battle_won',
]);
export function marksOf(motion: Motion | null): Mark[] {
  const found: Mark[] = [];
  for (const e of motion?.events ?? []) {
    const side = sideOf(e);
    if (sails.has(e.name) || e.name === 'drifted' || e.name === 'kumara_sailed')
      found.push({ side, from: number(e, 0), to: number(e, 1) });
    else if (happenings.has(e.name)) {
      const hex = number(e, e.name === 'event_aimed' ? 1 : 0);
      if (Number.isFinite(hex)) found.push({ side, from: null, to: hex });
    }
  }
  return found.slice(-12);
}

// The position with everything taken away that is still on its way.
export function still(before: Position, after: Position, events: GameEvent[]): Position {
  const to = new Set(events.filter(e => sails.has(e.name)).map(e => number(e, 1)));
  if (!to.size) return after;
  const was = new Map(before.hexes.map(h => [h.hex, h]));
  return {
    ...after,
    hexes: after.hexes.map(h =>
      to.has(h.hex) ? { ...h, stacks: was.get(h.hex)?.stacks ?? [] } : h,
    ),
    chains: before.chains,
  };
}

const voyages = new Set([
  'set_out',
  'sailed_on',
  'drifted',
  'traversed',
  'explorer_home',
  'explorer_lost',
  'kumara_sailed',
]);
export const isSailing = (events: GameEvent[]): boolean => events.some(e => voyages.has(e.name));
