// whynot.ts - a press on a thing of the board that is no choice, and that the board does not answer itself, tells why.
// Boards mark such things (games/closed.ts).
import { whyNot } from '../games/closed.ts';
import type { BoardProps } from '../games/game.ts';

export function tellWhyNot(board: BoardProps, e: MouseEvent): void {
  const thing = e.target instanceof Element ? e.target.closest<HTMLElement>('[data-why]') : null;
  if (!thing || board.motion) return;
  board.refuse?.(whyNot(board.view, ...thing.dataset.why!.split('|').filter(Boolean)));
}
