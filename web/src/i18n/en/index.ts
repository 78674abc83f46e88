// index.ts - English. shell: pages and dialogs around a table; table: the table, replay and score
// sheet; people: waiting, clocks, questions, offers; archipelago, conquest, polynesia, raiatea: what
// belongs to one game.
import { archipelago } from './archipelago.ts';
import { archipelagoCards } from './archipelago_cards.ts';
import { archipelagoTrade } from './archipelago_trade.ts';
import { conquest } from './conquest.ts';
import { conquestTrays } from './conquest_trays.ts';
import { people } from './people.ts';
import { polynesia } from './polynesia.ts';
import { raiatea } from './raiatea.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';

export const en = {
  ...shell,
  ...table,
  ...people,
  ...polynesia,
  ...conquest,
  ...conquestTrays,
  ...raiatea,
  ...archipelago,
  ...archipelagoCards,
  ...archipelagoTrade,
} as const;
