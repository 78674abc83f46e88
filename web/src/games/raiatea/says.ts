// says.ts - what a choice is called, what it brings on one line, and what it means. Pure: text out of a view.
import { capital } from '../../i18n/plain.ts';
import { sentences } from '../../i18n/join.ts';
import type { Said } from '../game.ts';
import { levelOf, type Button, type Move } from './moves.ts';
import * as words from './words.ts';

// ---- its name ----------------------------------------------------------------------------------------

// Under a question that says what is done, the name of the thing; else what the engine calls the action.
export const labelWords = (m: Move): string => words.spelt(m.row.label);
export const moveTitle = ({ row }: Move): string => words.spelt(capital(row.short ?? row.label));

// ---- what it brings, on one line -----------------------------------------------------------------------

// Of what stands among its like nothing: what they are called says it.
export const moveHint = ({ row }: Move): string =>
  row.group ? '' : words.spelt(row.brief ?? row.explain ?? '');

// ---- a button may stand for several --------------------------------------------------------------------

// A button that leads to further clicks is called what is asked there; where room is short, what it asks about.
export const buttonTitle = (b: Button): string =>
  b.group ? words.clickWord(b.group) : moveTitle(b.moves[0]!);
export const sideShort = (group: string): string =>
  group === 'mirror' ? words.maskWord(group) : words.helperWord(group);
// Of several that are alike the hint of the dearest is that of them all.
export function buttonHint({ group, moves }: Button): string {
  const { row } = moves.reduce((a, b) => (levelOf(b) > levelOf(a) ? b : a));
  if (!group) return moveHint(moves[0]!);
  return group === row.group ? words.spelt(row.brief ?? '') : '';
}

// ---- what it means ---------------------------------------------------------------------------------------

// What the pointed choice means, in the bar.
export function explain(m: Move): Said {
  const head = moveTitle(m),
    told = words.spelt(m.row.explain ?? ''),
    { location, ritual, seat, tile } = m.row;
  if (location) return { head, text: words.placeText(location) };
  if (tile) return { head, text: `${moveHint(m)}. ${told}` };
  if (!ritual) return { head, text: told || moveHint(m) };
  return seat === undefined
    ? { head: words.ritualHead(ritual), text: words.ritualWhole(ritual) }
    : { head, text: words.ritualText(ritual) };
}

// The same for who listens: what the action does, and what it means.
export function speak(m: Move): string {
  const text = m.row.tile ? words.spelt(m.row.explain ?? '') : explain(m).text;
  return sentences([labelWords(m), text]);
}
