// cards.ts - evolution cards in words, and what their use costs.
import { t } from '../../../i18n/index.ts';
import { helpOf, nameOf, titleOf } from '../../lexicon.ts';
import { cardOf, wonderCosts } from '../position.ts';
import { cubesWords, florins, joined, minus } from './names.ts';

export const cardName = (key: string): string => titleOf('archipelago', 'card', key);
export const cardText = (key: string): string => minus(helpOf('archipelago', 'card', key));
export const cardShort = (key: string): string => minus(nameOf('archipelago', 'card_short', key));
export const kindWord = (key: string): string =>
  titleOf('archipelago', 'card_kind', cardOf(key).kind);
export const kindText = (key: string): string =>
  helpOf('archipelago', 'card_kind', cardOf(key).kind);
export function useWords(key: string): string {
  const c = cardOf(key),
    list = [
      ...cubesWords(wonderCosts.get(key) ?? {}),
      ...(c.discs ? [t('archipelago.n.discs', { n: c.discs })] : []),
      ...(c.florins ? [florins(c.florins)] : []),
    ];
  return t('archipelago.card.cost', {
    what: list.length ? joined(list) : t('archipelago.card.cost.free'),
  });
}
