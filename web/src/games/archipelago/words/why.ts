// why.ts - why something cannot be chosen now: the engine is asked, except where a choice of the page itself is meant.
import { t } from '../../../i18n/index.ts';
import type { BoardProps } from '../../game.ts';
import type { AView } from '../position.ts';
import { joined, type Names } from './names.ts';

// The thing of a spot, as the engine calls it.
const numbers = new Set(['pop', 'reb', 'sur', 'stability']);
function thingOf(spot: string): string {
  const [kind = '', ...rest] = spot.split(':');
  return numbers.has(kind) ? 'number' : [kind, ...rest].join(' ');
}

// What the page knows by itself: whose turn it is, and how a set is chosen; '' if the engine has to say.
export function whyHere(view: AView, spot: string, names: Names, turning: boolean): string {
  const seats = view.due?.seats ?? [];
  if (names.you === null || !seats.includes(names.you))
    return seats.length
      ? t('archipelago.why.wait', { name: joined(seats.map(names.of)) })
      : t('archipelago.why.chance');
  if (spot.startsWith('slot:') && view.position.set?.verb === 'rotate') {
    if (turning) return t('archipelago.why.rotate.full');
    const card = view.position.track[Number(spot.slice(5))];
    return card ? t('archipelago.why.rotate') : '';
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
