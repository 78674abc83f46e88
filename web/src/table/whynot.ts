// whynot.ts - a press on a thing of the board that is no choice, and that the board does not answer itself, tells why.
// Boards mark such things (games/closed.ts); what lies on or beside a place of a map (a piece, a name, its land) is
// answered by that place.
import { whyNot } from '../games/closed.ts';
import type { BoardProps } from '../games/game.ts';

const near = 46; // px from the middle of a place

function placeNear({ clientX, clientY, currentTarget }: MouseEvent): Element | null {
  let best: Element | null = null,
    least = near;
  for (const place of (currentTarget as Element).querySelectorAll('.b-spot')) {
    const { left, top, width, height } = place.getBoundingClientRect(),
      away = Math.hypot(clientX - left - width / 2, clientY - top - height / 2);
    if (away < least) [best, least] = [place, away];
  }
  return best;
}

export function tellWhyNot(board: BoardProps, e: MouseEvent): void {
  const target = e.target instanceof Element ? e.target : null,
    thing = target?.closest<HTMLElement>('[data-why]');
  if (!target || board.motion) return;
  if (thing) board.refuse?.(whyNot(board.view, ...thing.dataset.why!.split('|').filter(Boolean)));
  else if (target.matches('svg.board *') && !target.closest('.b-spot, .b-hit'))
    placeNear(e)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}
