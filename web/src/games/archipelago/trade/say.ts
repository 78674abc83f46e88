// say.ts - deals in words.
import { t } from '../../../i18n/index.ts';
import type { Motion } from '../../game.ts';
import { nameOf } from '../../lexicon.ts';
import { regionName, type Deal, type Position } from '../position.ts';
import { cardName } from '../words/cards.ts';
import { counted, florins, joined, placesWords, type Names } from '../words/names.ts';
import { dealOf, goods, type Draft } from './draft.ts';

// One side of a deal as a list.
export function sideWords(p: Position, deal: Deal, side: 'owner' | 'partner'): string[] {
  const owner = side === 'owner',
    money = owner ? deal.give : deal.want,
    items = owner ? deal.gives : deal.wants,
    cards = owner ? deal.gives_cards : deal.wants_cards,
    stand = owner ? deal.gives_stand : deal.wants_stand;
  return [
    ...(money ? [florins(money)] : []),
    ...goods.flatMap(g => {
      const n = items.find(x => x.res === g)?.n ?? 0;
      return n ? [counted(g, n)] : [];
    }),
    ...cards.map(cardName),
    ...(owner ? deal.gives_permits : deal.permits).map(x =>
      counted('permit', x.n, regionName(p, x.region)),
    ),
    ...(stand ? [counted('stand', stand)] : []),
    ...(!owner && deal.window === 'order' ? [placesWords(deal.places)] : []),
  ];
}
const orNothing = (list: string[]): string => (list.length ? joined(list) : counted('none', 0));
export const dealWords = (p: Position, deal: Deal): string =>
  t('archipelago.deal.for', {
    give: orNothing(sideWords(p, deal, 'owner')),
    want: orNothing(sideWords(p, deal, 'partner')),
  });
export const draftWords = (
  p: Position,
  owner: number,
  partner: number,
  d: Draft,
  window: Deal['window'] = 'round',
): string => dealWords(p, dealOf(owner, partner, d, window));

export const reasonWords = (reason: string): string =>
  nameOf('archipelago', 'offer_reason', reason);

// How the last deal was answered, to whoever proposed it.
export function verdictOf(last: Motion | null, names: Names): string | null {
  const e = last?.events.findLast(x => x.name === 'deal_accepted' || x.name === 'deal_rejected');
  return e && names.you !== null && Number(e.args[0]) === names.you ? (e.text ?? null) : null;
}
