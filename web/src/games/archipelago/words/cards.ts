// cards.ts - evolution cards in words, and what their use costs.
import { helpOf, nameOf, titleOf } from '../../lexicon.ts';
import { cardOf } from '../position.ts';

export const cardName = (key: string): string => titleOf('archipelago', 'card', key);
export const cardText = (key: string): string => helpOf('archipelago', 'card', key);
export const cardShort = (key: string): string => nameOf('archipelago', 'card_short', key);
export const kindWord = (key: string): string =>
  titleOf('archipelago', 'card_kind', cardOf(key).kind);
export const kindText = (key: string): string =>
  helpOf('archipelago', 'card_kind', cardOf(key).kind);
// What a use costs, or the building of a wonder: as it stands on the card. What it costs now is in its row of actions.
export const useWords = (key: string): string => nameOf('archipelago', 'card_cost', key);
