// told.ts - steps of a journal from disk, where only the actions are written: their events as far as
// the board shows them, and a sentence; and the headings of a replay.
import { t } from '../../i18n/index.ts';
import type { GameEvent, StepRow, View } from '../../protocol.ts';
import { markerColours } from './cup.ts';
import { markers, tiles, type CView, type Phase } from './position.ts';
import { chitWords, eventTitle, markerWords } from './words.ts';

export function eventsOf(
  action: string,
  seat: number | null,
  before: View,
  after: View,
): GameEvent[] {
  const [verb, one = '', two = ''] = action.split(' '),
    was = (before as CView).position,
    is = (after as CView).position,
    found: GameEvent[] = [];
  const add = (name: string, args: GameEvent['args'], actor: GameEvent['actor'] = seat): void =>
    void found.push({ name, actor, args });
  const hex = Number(one),
    voyage = is.voyage ?? was.voyage;
  switch (verb) {
    case 'explore':
      add(before.due?.point === 'explore_start' ? 'set_out' : 'sailed_on', [hex]);
      break;
    case 'traverse':
      add('traversed', [hex, 2]);
      break;
    case 'to':
      if (before.due?.point === 'off_course_choice' && was.voyage?.pos !== null && was.voyage)
        add('drifted', [was.voyage.pos, hex, seat], was.voyage.side);
      else if (was.kumara) add('kumara_sailed', [was.kumara.pos, hex]);
      break;
    case 'marker':
      if (voyage && voyage.pos !== null)
        add('marker_drawn', [voyage.pos, one, voyage.knots], voyage.side);
      break;
    case 'tile':
      if (voyage && voyage.pos !== null) add('island_found', [voyage.pos, one], voyage.side);
      break;
    case 'show':
      if (was.voyage && was.voyage.pos !== null)
        add('tile_shown', [was.voyage.pos, was.voyage.tile ?? null]);
      break;
    case 'show_tile':
    case 'free':
      add('tile_shown', [hex, null]);
      break;
    case 'go':
      if (was.party)
        add('party', [
          was.party.from,
          was.party.to,
          was.party.pieces.reduce((n, x) => n + x.n * (x.cargo === 'none' ? 1 : 2), 0),
          0,
        ]);
      break;
    case 'die':
      if (was.battle) add('battle_roll', [was.battle.hex, hex], was.battle.attacker);
      break;
    case 'event_card':
      add('event_drawn', [one]);
      break;
    case 'chit':
      add('chit_drawn', [one], null);
      break;
    case 'send':
      add('transit', [was.party?.from ?? hex, hex, Number(two), null]);
      break;
  }
  if (was.voyage && was.voyage.pos !== null && !is.voyage)
    add(
      is.lost.includes(was.voyage.side) ? 'explorer_lost' : 'explorer_home',
      [was.voyage.knots],
      was.voyage.side,
    );
  if (was.turn !== is.turn) add('turn_began', [is.turn], null);
  if (was.phase !== is.phase || was.turn !== is.turn) add('phase_began', [is.phase], null);
  return found;
}

export function told(action: string, name: string | null, label: string | null): string {
  if (name !== null) return t('conquest.told', { name, what: label ?? action });
  const [verb, one = ''] = action.split(' ');
  switch (verb) {
    case 'marker':
      return t('conquest.told.marker', { what: markerWords(one) });
    case 'tile':
      return t('conquest.told.tile', { name: tiles.get(one)?.name ?? one });
    case 'die':
      return t('conquest.told.die', { n: one });
    case 'card':
      return t('conquest.told.card');
    case 'event_card':
      return t('conquest.told.event', { name: eventTitle(one) });
    case 'chit':
      return t('conquest.told.chit', { what: chitWords(one) });
    default:
      return '';
  }
}

// A heading for the steps that follow this one: where the turn stands.
export function heading(round: number, events: GameEvent[]): string | null {
  const began = events.find(e => e.name === 'turn_began'),
    phase = events.filter(e => e.name === 'phase_began').at(-1);
  if (!phase) return null;
  return t('conquest.stage', {
    turn: began ? Number(began.args[0]) : round,
    phase: t(`conquest.phase.${String(phase.args[0]) as Phase}`),
  });
}

export function chances(row: StepRow): { colour: string; title: string }[] {
  return row.events.flatMap(e => {
    if (e.name === 'marker_drawn')
      return [
        {
          colour: markerColours[markers.get(String(e.args[1]))?.type ?? 'sea']!,
          title: markerWords(String(e.args[1])),
        },
      ];
    if (e.name === 'event_drawn' && e.args[0] !== null)
      return [
        {
          colour: '#F2A541',
          title: t('conquest.chance.event', { name: eventTitle(String(e.args[0])) }),
        },
      ];
    if (e.name === 'battle_roll')
      return [{ colour: '#6B3F22', title: t('conquest.chance.roll', { n: Number(e.args[1]) }) }];
    return [];
  });
}
