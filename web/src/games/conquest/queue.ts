// queue.ts - several answers given at once: a party, a sealed plan. The server takes one step after the
// other; the next one is sent when the view after the last has come and still allows it.
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { cell, useCell } from '../../app/store.ts';
import { t } from '../../i18n/index.ts';
import type { BoardProps } from '../game.ts';
import type { CView } from './position.ts';

interface Answer {
  do: string;
}
interface Queue {
  list: Answer[];
  sent: number | null;
} // the step that the last one was sent at

// Milliseconds. The server takes no more than twenty messages a second from one line for long.
const patience = 2500,
  pace = 50;
const empty: Queue = { list: [], sent: null };
const queue = cell<Queue>(empty);

export const give = (list: Answer[]): void => queue.set({ list, sent: null });
export const isGiving = (): boolean => queue.get().list.length > 0;
export const useGiving = (): boolean => useCell(queue).list.length > 0;

// What to send now: the next answer that is legal, or null; and what is left after it.
export function next(list: Answer[], legal: Set<string>): { now: string | null; rest: Answer[] } {
  const first = list[0];
  return first && legal.has(first.do)
    ? { now: first.do, rest: list.slice(1) }
    : { now: null, rest: list };
}

// Lives in the decision bar, which is always there.
export function useQueue(board: BoardProps, view: CView): void {
  const { list, sent } = useCell(queue),
    { choose } = board;
  // Before anything else can be pressed: a refusal ends what was being given, never what is given after it.
  useLayoutEffect(() => {
    if (board.refused) queue.set(empty);
  }, [board.refused]);
  useEffect(() => {
    if (!list.length) return;
    const { now, rest } = next(list, new Set(view.legal.map(l => l.do)));
    if (!rest.length && now === null && view.step !== sent) {
      queue.set(empty);
      return;
    }
    if (choose && now !== null && view.step !== sent) {
      const timer = window.setTimeout(
        () => {
          queue.set({ list: rest, sent: view.step });
          choose(now, rest.length > 0);
        },
        sent === null ? 0 : pace,
      );
      return () => window.clearTimeout(timer);
    }
    if (!choose && board.you !== null && view.due?.seats.includes(board.you)) return; // the last one still travels
    const timer = window.setTimeout(() => {
      queue.set(empty);
      board.refuse?.(t('conquest.queue.stopped'));
    }, patience);
    return () => window.clearTimeout(timer);
  }, [list, sent, view, choose === null]);
}
