// rules.ts - which paragraph of How to play explains what lies on the table: the first row that fits, from the thing
// outwards. Names are those of docs/learn/raiatea.md.
import type { RuleRow } from '../game.ts';

const spot = (...kinds: string[]): string => kinds.map(k => `[data-spot^="${k}:"]`).join(', ');
// A place on the island, and the choice to go there.
const place = (name: string): string => `[data-spot="place:${name}"], [data-do="go ${name}"]`;

export const rules: RuleRow[] = [
  [place('forest'), 'forest_pick'],
  [place('marae'), 'marae_turn'],
  [place('path'), 'path_turn'],
  [place('neighbours'), 'neigh_add'],
  [place('market'), 'market_turn'],
  [`${spot('place', 'round')}, .ra-track`, 'choose_location'],
  [`${spot('good', 'stall')}, .ra-good`, 'market_turn'],
  [`${spot('tile')}, .ra-owntiles, .ra-pick`, 'too_turn'],
  [`${spot('row')}, [data-spot="bag"]`, 'order_equal'],
  [`${spot('order')}, [data-spot="rewards"], .ra-bidding`, 'mana_offer'],
  ['[data-spot="priests"]', 'path_turn'],
  [`${spot('forest', 'face')}, [data-spot="forest"]`, 'forest_pick'],
  [spot('deck'), 'buy_rituals'],
  [`${spot('helper')}, .ra-helpers`, 'reactivate'],
  [`${spot('mask')}, .ra-mask`, 'choose_mask'],
  [`${spot('rank')}, .ra-tattoos`, 'marae_turn'],
  ['[data-card], .ra-ritual, .ra-own-cards', 'prepare'],
  ['.ra-own, .ra-chips, .own-line', 'points'],
];
