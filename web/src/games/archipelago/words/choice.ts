// choice.ts - what a choice is called, what it costs and brings, as the engine calls and counts it.
import { capital } from '../../../i18n/plain.ts';
import { inNumber, nameOf, titleOf } from '../../lexicon.ts';
import type { Said } from '../../game.ts';
import type { Button, Move } from '../moves.ts';
import { sentences } from '../../../i18n/join.ts';

// What the engine calls the action: in short where it has a question of its own.
export const moveTitle = (m: Move): string => capital(m.row.short ?? m.row.label);
// A second line: price, yield, consequence.
export const moveHint = (m: Move): string => m.row.hint ?? '';

// ---- what is said of it ------------------------------------------------------------------------

export function explain(m: Move): Said {
  const own = [m.row.explain, m.row.cost].filter(Boolean).join(' ');
  return { head: moveTitle(m), text: own || moveHint(m) };
}
export function speak(m: Move): string {
  const said = explain(m),
    hint = moveHint(m);
  return sentences([said.head, hint && hint !== said.text ? hint : '', said.text, said.warn]);
}

export const buttonTitle = (b: Button): string =>
  b.group ? titleOf('archipelago', 'click', b.group) : moveTitle(b.moves[0]!);
export const buttonHint = (b: Button): string =>
  b.group && b.group !== 'houses'
    ? inNumber(nameOf('archipelago', 'click_hint', b.group), b.moves.length)
    : moveHint(b.moves[0]!);
