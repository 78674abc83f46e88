// rules.ts - which paragraph of How to play explains what lies on the table: the first row that fits, from the thing
// outwards. Names are those of docs/learn/archipelago.md.
import type { RuleRow } from '../game.ts';

const spot = (...kinds: string[]): string => kinds.map(k => `[data-spot^="${k}:"]`).join(', ');
const zone = (...names: string[]): string => names.map(n => `[data-spot="zone:${n}"]`).join(', ');

export const rules: RuleRow[] = [
  [zone('taxes'), 'taxes'],
  [zone('transaction'), 'transaction'],
  [zone('exploration'), 'explore_spot'],
  [zone('reproduction', 'recruitment'), 'reproduce_next'],
  [zone('migration'), 'migrate_pick'],
  [zone('construction'), 'build_type'],
  [spot('zone', 'region', 'icon'), 'harvest_deploy'],
  ['[data-spot="pop"], [data-spot="reb"], [data-spot="sur"], .ar-stability', 'unrest'],
  ['[data-spot="pile"], [data-spot="second"], [data-spot^="cell:"]', 'explore_spot'],
  [`${spot('good')}, .ar-market, .ar-own-goods, .ar-own-line`, 'transaction'],
  [spot('slot'), 'evolve_first'],
  ['[data-spot="back"], [data-spot^="consume"], .ar-shore', 'crisis_domestic_turn'],
  [`${spot('card')}, .ar-owncards, .ar-held, .ar-tchip`, 'reveal_buy'],
  ['.ar-trade', 'deal_florins'],
  ['.ar-secret, .ar-secrets', 'choose_objective'],
  ['.ar-order-now', 'bid_order'],
  [`${spot('unit')}, .ar-chips, .ar-discs`, 'round_menu'],
];
