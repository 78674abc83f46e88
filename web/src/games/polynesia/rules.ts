// rules.ts - which paragraph of How to play explains what lies on the table: the first row that fits, from the thing
// outwards. Names are those of docs/learn/polynesia.md.
import type { RuleRow } from '../game.ts';

export const rules: RuleRow[] = [
  ['[data-group="explore"], [data-action="explore"], .route', 'routes'],
  ['[data-group="travel"], .b-hit.piece', 'travel_step'],
  ['[data-group="populate"], [data-action="populate"], .po-own', 'populate'],
  ['[data-group="fish"], [data-action="fish"], .po-own-goods, .own-line, .stock', 'goods'],
  ['.ccard.gauge', 'stones'],
  ['.ccard', 'populate_bonus'],
  ['.island', 'points'],
  ['.track, .po-track-row', 'round'],
];
