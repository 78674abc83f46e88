// auto.ts - questions with one answer, which the page gives for the person: nothing to use a card on, no canoe to
// sail, no chain to travel. At a table with others it waits a little first, always the same: an answer at once would
// tell them that nothing could be done, and so what lies face down. What is answered by hand waits as long (`least`).
import type { Answer } from '../game.ts';
import type { Row } from './moves.ts';
import type { CView } from './position.ts';
import { isGiving } from './queue.ts';

export const pause = 800; // milliseconds

export function auto({ position: { routine } }: CView): Answer | null {
  if (!routine || isGiving()) return null;
  return { do: routine.do, after: routine.open ? 0 : pause };
}

// How long an answer that does nothing waits after the question came: no shorter than the page itself would.
export function least(view: CView, action: string): number {
  const row: Row | undefined = view.legal.find(l => l.do === action);
  return row?.idle && !view.position.solo ? pause : 0;
}
