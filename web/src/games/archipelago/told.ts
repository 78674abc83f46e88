// told.ts - steps of a journal from disk, where only the actions are written: their events as far as
// the board shows them, and a sentence; and the headings of a replay.
import { t } from '../../i18n/index.ts';
import type { GameEvent, StepRow, View } from '../../protocol.ts';
import type { AView, Unit } from './position.ts';
import { cardName } from './words/cards.ts';
import { backWords, trendWords } from './words/ends.ts';
import { low, phaseWord, resWord } from './words/names.ts';
import { faceName } from './words/names.ts';

export function eventsOf(
  action: string,
  seat: number | null,
  before: View,
  after: View,
): GameEvent[] {
  const [verb, one = '', two = ''] = action.split(' '),
    was = (before as AView).position,
    is = (after as AView).position,
    found: GameEvent[] = [];
  const add = (name: string, args: GameEvent['args'], actor: GameEvent['actor'] = seat): void =>
    void found.push({ name, actor, args });
  const unit: Unit | undefined = was.units.find(u => u.unit === Number(one));
  switch (verb) {
    case 'place':
    case 'put':
      if (is.regions.length > was.regions.length) {
        const g = is.regions.at(-1)!;
        add('region_placed', [g.region, g.face, g.q, g.r, g.rot]);
      }
      break;
    case 'send':
      if (unit) add('explored', [is.regions.length - 1, unit.kind]);
      break;
    case 'move': {
      const moved = was.migrating ? was.units.find(u => u.unit === was.migrating!.unit) : undefined;
      if (moved) add('moved', [moved.kind, moved.region, Number(one), two]);
      break;
    }
    case 'deploy':
      add('deployed', [
        Number(one),
        was.regions[Number(one)]?.icons[Number(two)]?.res ?? 'fish',
        1,
      ]);
      break;
    case 'grow':
      add('grew', [Number(one), 'A']);
      break;
    case 'hire':
      add('hired', [Number(one), two, was.recruit_cost ?? 0]);
      break;
    case 'stand':
    case 'stand_free':
    case 'heal':
      if (unit) add(verb === 'heal' ? 'healed' : 'stood', [unit.seat, unit.region, unit.part]);
      break;
    case 'by':
      if (unit) {
        const made = is.regions[unit.region]?.buildings.find(
          b => !was.regions[unit.region]?.buildings.some(x => x.type === b.type),
        );
        add('built', [made?.type ?? 'ship', unit.region, two]);
      }
      break;
    case 'sink':
      if (unit) add('sunk', [unit.seat, unit.region]);
      break;
    case 'back':
      add('back_shown', [one], null);
      break;
  }
  if (!was.crisis && is.crisis)
    add('crisis_began', [is.crisis.board, is.crisis.res, is.crisis.number], null);
  if (was.turn !== is.turn) add('turn_began', [is.turn], null);
  if (was.phase !== is.phase || was.turn !== is.turn) add('phase_began', [is.phase], null);
  return found;
}

export function told(action: string, name: string | null, label: string | null): string {
  if (name !== null) return t('archipelago.told', { name, what: label ?? action });
  const [verb, one = ''] = action.split(' ');
  switch (verb) {
    case 'back':
      return t('archipelago.told.back', { what: backWords(one) });
    case 'draws':
      return t('archipelago.told.card', { what: cardName(one) });
    case 'shows':
      return t('archipelago.told.top', { what: faceName(one) });
    case 'trend':
      return t('archipelago.told.trend', { what: trendWords(one) });
    case 'starts':
      return t('archipelago.told.order');
    case 'objective':
      return t('archipelago.told.deal');
    default:
      return '';
  }
}

// A heading for the steps that follow this one: where the turn stands.
export function heading(round: number, events: GameEvent[]): string | null {
  const began = events.find(e => e.name === 'turn_began'),
    phase = events.filter(e => e.name === 'phase_began').at(-1);
  return phase
    ? t('archipelago.stage', {
        turn: began ? Number(began.args[0]) : round,
        phase: phaseWord(Number(phase.args[0])),
      })
    : null;
}

export function chances(row: StepRow): { colour: string; title: string }[] {
  return row.events.flatMap(e => {
    if (e.name === 'crisis_began')
      return [
        {
          colour: '#E4572E',
          title: t('archipelago.chance.crisis', { what: low(resWord(String(e.args[1]))) }),
        },
      ];
    if (e.name === 'temple_calm')
      return [{ colour: '#49B6B8', title: t('archipelago.chance.calm') }];
    if (e.name === 'town_unrest')
      return [{ colour: '#F2A541', title: t('archipelago.chance.unrest') }];
    if (e.name === 'back_shown' && e.args[0] !== null)
      return [
        {
          colour: '#6B3F22',
          title: t('archipelago.chance.back', { what: backWords(String(e.args[0])) }),
        },
      ];
    return [];
  });
}
