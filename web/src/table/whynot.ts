// whynot.ts - a press on a thing of the board that is no choice, and that the board does not answer itself, tells why.
// Boards mark such things (games/closed.ts); what lies on or beside a place of a map (a piece, a name, its land) is
// answered by that place, if no other one is about as near.
import { whyNot } from '../games/closed.ts';
import type { BoardProps } from '../games/game.ts';

const near = 46, // px from the middle of a place
  clearly = 1.6; // times farther away is the next one: between two places nobody guesses which is meant

// The place beside which was pressed, and whether no other one can be meant.
function placeNear({ clientX, clientY, currentTarget }: MouseEvent) {
  const all = [...(currentTarget as Element).querySelectorAll('.b-spot')].map(place => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return { place, away: Math.hypot(clientX - left - width / 2, clientY - top - height / 2) };
  });
  const [first, second] = all.sort((a, b) => a.away - b.away);
  if (!first || first.away > near) return null;
  return { place: first.place, isClear: !second || second.away > clearly * first.away };
}

function tellOf(board: BoardProps, thing: HTMLElement): void {
  board.refuse?.(whyNot(board.view, ...thing.dataset.why!.split('|').filter(Boolean)));
}

function tellPressed(board: BoardProps, e: MouseEvent): void {
  const target = e.target instanceof Element ? e.target : null,
    thing = target?.closest<HTMLElement>('[data-why]');
  if (!target || board.motion) return;
  if (thing) tellOf(board, thing);
  else if (target.matches('svg.board *') && !target.closest('.b-spot, .b-hit')) {
    const beside = placeNear(e);
    if (beside?.isClear) beside.place.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    else if (beside && board.you !== null) board.refuse?.(board.view.not_now);
  }
}

// By keyboard only what has the focus itself is meant, not what lies around it.
function tellKey(board: BoardProps, e: KeyboardEvent): void {
  const thing = e.target instanceof HTMLElement ? e.target : null;
  if (thing?.dataset.why === undefined || board.motion || (e.key !== 'Enter' && e.key !== ' '))
    return;
  e.preventDefault();
  tellOf(board, thing);
}

/** What the view of a board does with presses that the board leaves alone. */
export const tellsWhyNot = (board: BoardProps) => ({
  onClick: (e: MouseEvent) => tellPressed(board, e),
  onKeyDown: (e: KeyboardEvent) => tellKey(board, e),
});
