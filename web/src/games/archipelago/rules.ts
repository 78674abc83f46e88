// rules.ts - which paragraph of How to play explains what lies on the table: the first row that fits, from the thing
// outwards. Names are those of docs/learn/archipelago.md.
import type { RuleRow } from '../game.ts';

const spot = (...kinds: string[]): string => kinds.map(k => `[data-spot^="${k}:"]`).join(', ');
// A field of the wheel, and the choice of the bar that puts a disc there.
const zone = (name: string, verb: string): string =>
  `[data-spot="zone:${name}"], [data-do="${verb}"]`;

export const rules: RuleRow[] = [
  [zone('taxes', 'tax'), 'taxes'],
  [zone('transaction', 'trade'), 'transaction'],
  [zone('exploration', 'explore'), 'explore_spot'],
  [zone('reproduction', 'reproduce'), 'reproduce_next'],
  [zone('recruitment', 'recruit'), 'recruit_next'],
  [zone('migration', 'migrate'), 'migrate_pick'],
  [zone('construction', 'build'), 'build_type'],
  [`${spot('zone', 'region', 'part', 'icon')}, [data-do^="harvest "]`, 'harvest_deploy'],
  [spot('house'), 'build_type'],
  ['[data-spot="pop"], [data-spot="reb"], [data-spot="sur"], .ar-stability', 'unrest'],
  [
    `[data-spot="pile"], [data-spot="second"], [data-spot="stacks"], ${spot('cell')}`,
    'explore_spot',
  ],
  [`${spot('good')}, .ar-market, .ar-own-goods, .ar-own-line`, 'transaction'],
  [spot('slot'), 'evolve_first'],
  ['[data-spot="back"], [data-spot^="consume"], .ar-shore', 'crisis_domestic_turn'],
  [`${spot('card')}, .ar-owncards, .ar-held, .ar-tchip`, 'reveal_buy'],
  ['.ar-trade', 'deal_florins'],
  ['.ar-secret, .ar-secrets', 'choose_objective'],
  ['.ar-order-now', 'bid_order'],
  [`${spot('unit')}, .ar-chips, .ar-discs, .ar-track`, 'round_menu'],
];
