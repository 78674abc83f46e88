// timeline.tsx - a step as movement: what flies from where to whom, which die fell, which act begins, how
// long it takes. The row of act 5 has its own beats (ceremony/blessing.ts).
import type { ComponentChildren } from 'preact';
import type { GameEvent } from '../../protocol.ts';
import { SignIcon, type Sign } from './art/sign.tsx';
import { tellsOf } from './ceremony/blessing.ts';
import { FaceIcon, MaskIcon, MissionIcon, ritualSign } from './signs.tsx';

export const beatLength = 1200;
const dice = new Set(['helper_rolled', 'oyster_rolled', 'spirit_rolled']),
  banners = new Set(['went', 'act_began', 'ceremony_began', 'round_began', 'statue_opened']);
export const popLength = 750,
  bannerLength = 800,
  flyLength = 420,
  stagger = 70;

// From one place to another: a spot, a seat, or the middle of the board.
export interface Fly {
  from: string;
  to: string;
  icon: ComponentChildren;
  n: number;
}
const seat = (e: GameEvent): string => (typeof e.actor === 'number' ? `seat ${e.actor}` : 'middle');
const sign = (name: Sign): ComponentChildren => <SignIcon name={name} size={30} />;

const go = (from: string, to: string, icon: ComponentChildren, n = 1): Fly[] =>
  n > 0 ? [{ from, to, icon, n: Math.min(4, n) }] : [];

// Pearls and mana: gained from the middle, or given to `to`.
const wealth = (e: GameEvent, name: Sign, to: string): Fly[] => {
  const gained = Number(e.args[0]),
    lost = Number(e.args[1]);
  return gained > 0 ? go('middle', seat(e), sign(name), gained) : go(seat(e), to, sign(name), lost);
};
const mask = (name: string): ComponentChildren => <MaskIcon mask={name} size={34} />;

type Flying = (e: GameEvent, one: string, two: string, who: string) => Fly[];
const giving: Flying = (_, one, _two, who) => go(who, `good:${one}`, sign(one as Sign));
const winning: Flying = (_, one, _two, who) =>
  go(`tile:${one}`, who, <MissionIcon code={one} size={38} />);

// What flies in an event, from where to whom; `one` and `two` are its arguments.
const flying: Partial<Record<string, Flying>> = {
  took_card: (_, one, _two, who) => go(`face:${one}`, who, <FaceIcon face={one} size={34} />),
  took_good: (_, one, _two, who) => go(`good:${one}`, who, sign(one as Sign)),
  gave_good: giving,
  sacrificed: giving,
  sold: giving,
  took_helper: (_, one, _two, who) => go(`helper:${one}`, who, sign(one as Sign)),
  took_mask: (_, one, _two, who) => go(`mask:${one}`, who, mask(one)),
  gave_mask: (_, one, _two, who) => go(who, `mask:${one}`, mask(one)),
  pearls: e => wealth(e, 'pearl', 'middle'),
  mana: e => wealth(e, 'mana', 'bag'),
  tattooed: (_, _one, _two, who) => go('middle', who, sign('tattoo')),
  trained: (_, one, _two, who) => go('middle', who, sign('priest'), Number(one)),
  ritual_kept: (_, one, _two, who) =>
    go('middle', who, sign(one === 'forbidden' ? 'forbidden' : 'ritual')),
  completed: winning,
  auction_won: winning,
  offered: (_, one, _two, who) => go(who, 'bag', sign('mana'), Number(one)),
  robbed: (_, one, two, who) => go(`seat ${one}`, who, sign(Number(two) > 0 ? 'pearl' : 'mana')),
  robbed_good: (_, one, two, who) => go(`seat ${one}`, who, sign(two as Sign)),
  robbed_mask: (_, one, two, who) => go(`seat ${one}`, who, mask(two)),
  performed: (e, one, _two, who) =>
    typeof e.actor === 'number' ? go(who, 'middle', sign(ritualSign(one))) : [],
};
const flyOf = (e: GameEvent): Fly[] =>
  flying[e.name]?.(e, String(e.args[0]), String(e.args[1]), seat(e)) ?? [];

interface Beat {
  at: number;
  fly?: Fly;
  pop?: GameEvent;
  banner?: GameEvent;
}
// The row of act 5 is told card by card: what it came to is not said before.
export const isTold = (events: GameEvent[]): boolean =>
  events.some(e => e.name === 'bag_paid' || e.name === 'row_failed');

// One after the other: dice and banners take their time, flights of one moment go together.
export function timeline(events: GameEvent[]): { beats: Beat[]; length: number } {
  const beats: Beat[] = [];
  let at = 0,
    flying = 0;
  const settle = (): void => {
    if (flying) at += flyLength + stagger * Math.min(8, flying);
    flying = 0;
  };
  const told = isTold(events);
  for (const e of events) {
    if (dice.has(e.name)) {
      settle();
      beats.push({ at, pop: e });
      at += popLength;
    } else if (banners.has(e.name)) {
      settle();
      beats.push({ at, banner: e });
      at += bannerLength;
    } else if (!told)
      for (const fly of flyOf(e)) {
        if (flying < 14) beats.push({ at: at + stagger * flying, fly });
        flying++;
      }
  }
  settle();
  return { beats, length: at };
}

export function duration(events: GameEvent[]): number {
  const row = events.filter(e => tellsOf.has(e.name) && e.name !== 'bag_gained').length,
    hands = events.some(e => e.name === 'offered' || e.name === 'auction_bid') ? 1100 : 0;
  const told = isTold(events) ? (row + 2) * beatLength : 0;
  return Math.min(12000, Math.max(told, hands, timeline(events).length));
}
