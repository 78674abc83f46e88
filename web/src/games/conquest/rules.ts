// rules.ts - which paragraph of How to play explains what lies on the table: the first row that fits, from the thing
// outwards. Names are those of docs/learn/conquest.md.
import type { View } from '../../protocol.ts';
import type { RuleRow } from '../game.ts';
import { placeAt, type CView } from './position.ts';

// A hex is explained by what is there: canoes at sea, what nobody knows, land.
function ofHex(thing: Element, view: View): string {
  const place = placeAt((view as CView).position, Number(thing.getAttribute('data-hex')));
  switch (place?.ground ?? 'unexplored') {
    case 'unexplored':
      return 'explore_start';
    case 'hidden':
      return 'explore_tile_choice';
    case 'ocean':
      return 'move_action';
    default:
      return 'points';
  }
}

export const rules: RuleRow[] = [
  ['.c-card.event', 'rp_event'],
  ['.c-isle, .c-isles', 'explore_tile_choice'],
  ['.ccard, .c-chip, .c-hand', 'ariki_place'],
  ['.c-rope, .c-risk-box', 'explore_start'],
  ['.cx, .c-bp, .c-supply, .c-own, .own-line', 'build_session'],
  ['.cb', 'choose_battle'],
  ['[data-hex]', ofHex],
  ['.c-track', 'choose_turn_order'],
  ['.c-chips, .c-goal, .c-solo, svg [data-tip]', 'points'],
];
