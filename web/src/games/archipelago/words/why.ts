// why.ts - why something cannot be chosen now: the engine is asked, except where a choice of the page itself is meant.
import type { BoardProps } from '../../game.ts';
import { nameOf } from '../../lexicon.ts';
import type { AView } from '../position.ts';
import type { Names } from './names.ts';

// The thing of a spot, as the engine calls it.
const numbers = new Set(['pop', 'reb', 'sur', 'stability']);
function thingOf(spot: string): string {
  const [kind = '', ...rest] = spot.split(':');
  return numbers.has(kind) ? 'number' : [kind, ...rest].join(' ');
}

// What needs no question: whose turn it is, and how a set is chosen; '' if the engine has to be asked.
function whyHere(view: AView, spot: string, names: Names, turning: boolean): string {
  const seats = view.due?.seats ?? [];
  if (names.you === null || !seats.includes(names.you)) return view.not_now;
  if (spot.startsWith('slot:') && view.position.set?.of === 'slot') {
    if (turning) return nameOf('archipelago', 'whynot', 'rotate.full');
    const card = view.position.track[Number(spot.slice(5))];
    return card ? nameOf('archipelago', 'whynot', 'rotate') : '';
  }
  return '';
}
// Pressing a thing that is no choice says why, in one sentence.
export async function sayWhy(board: BoardProps, view: AView, spot: string, names: Names) {
  const here = whyHere(view, spot, names, board.pick.group === 'rotate');
  if (here) {
    board.refuse?.(here);
    return;
  }
  const answer = (await board.draft?.(`why ${thingOf(spot)}`)) as { why?: string } | undefined;
  if (answer?.why) board.refuse?.(answer.why);
}
