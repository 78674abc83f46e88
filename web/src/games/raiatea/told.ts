// told.ts - steps of a journal from disk, where only the actions are written: their events as far as
// the board shows them, and a sentence; and the headings of a replay.
import { t } from '../../i18n/index.ts';
import type { GameEvent, View } from '../../protocol.ts';
import type { RView } from './position.ts';
import { faceWord, maskWord, missionText } from './words.ts';

// Whose helpers are rolled for at each place.
const rolledFor: Record<string, string> = {
  forest: 'gatherer',
  marae: 'shaman',
  oyster: 'diver',
  market: 'trader',
};

export function eventsOf(
  action: string,
  seat: number | null,
  before: View,
  after: View,
): GameEvent[] {
  const [verb, one = '', two = ''] = action.split(' '),
    was = (before as RView).position,
    is = (after as RView).position,
    found: GameEvent[] = [],
    point = before.due?.point ?? '';
  const add = (name: string, args: GameEvent['args'], actor: GameEvent['actor'] = seat): void =>
    void found.push({ name, actor, args });
  switch (verb) {
    case 'go':
      add('went', [one]);
      break;
    case 'take':
      add('took_card', [one]);
      break;
    case 'sacrifice':
      add('sacrificed', [one]);
      break;
    case 'sell':
      add('sold', [one, Number(two)]);
      break;
    case 'hire':
      add('took_helper', [one, 2]);
      break;
    case 'mission':
      if (
        is.players.some((q, k) => q.tiles?.includes(one) && !was.players[k]?.tiles?.includes(one))
      )
        add('completed', [one]);
      break;
    case 'die':
      add(
        point === 'roll_helper'
          ? 'helper_rolled'
          : point === 'roll_spirit'
            ? 'spirit_rolled'
            : 'oyster_rolled',
        point === 'roll_helper'
          ? [rolledFor[was.location ?? ''] ?? 'diver', Number(one)]
          : [Number(one)],
        'chance',
      );
      break;
    case 'good':
      if (point === 'choose_good') add('took_good', [one, is.levels[one as 'uru']]);
      break;
    case 'helper':
      if (point === 'choose_helper') add('took_helper', [one, 0]);
      break;
    case 'mask':
      add(point === 'neigh_add' || point === 'pay_mask' ? 'gave_mask' : 'took_mask', [one]);
      break;
    case 'reward':
      add('rewarded', [one]);
      break;
  }
  for (const q of is.players) {
    const old = was.players[q.seat]!;
    if (q.pearls !== null && old.pearls !== null && q.pearls !== old.pearls)
      add(
        'pearls',
        [Math.max(0, q.pearls - old.pearls), Math.max(0, old.pearls - q.pearls)],
        q.seat,
      );
    if (q.tattoo > old.tattoo) add('tattooed', [q.tattoo, q.rank], q.seat);
    if (q.priests > old.priests) add('trained', [q.priests - old.priests, 0], q.seat);
  }
  if (was.act !== is.act && is.act > 0) add('act_began', [is.act], null);
  if (was.space !== is.space) add('round_began', [is.space], null);
  return found;
}

export function told(action: string, name: string | null, label: string | null): string {
  if (name !== null) return t('raiatea.told', { name, what: label ?? action });
  const [verb, one = ''] = action.split(' ');
  switch (verb) {
    case 'die':
      return t('raiatea.told.die', { n: one });
    case 'reveal':
      return t('raiatea.told.reveal', { what: faceWord(one).toLowerCase() });
    case 'tile':
      return t('raiatea.told.tile', { what: missionText(one).toLowerCase() });
    case 'start':
      return t('raiatea.told.start', { n: Number(one) + 1 });
    case 'deal':
      return t('raiatea.told.deal', { what: maskWord(one).toLowerCase() });
    case 'draws':
      return t('raiatea.told.draws');
    default:
      return '';
  }
}
