// rules.ts - which paragraph of How to play explains what lies on the table: the first row that fits, from the thing
// outwards. Names are those of docs/learn/konane.md.
import type { RuleRow } from '../game.ts';

export const rules: RuleRow[] = [
  ['.k-board', (_, view) => view.due?.point ?? 'turn'],
  ['.k-chips, .k-own, .k-track', 'points'],
];
