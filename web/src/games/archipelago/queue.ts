// queue.ts - several answers given at once: citizens who stand up together, two cards turned. The
// server takes one step after the other; the next goes when the view after the last has come.
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { cell, useCell } from '../../app/store.ts';
import { t } from '../../i18n/index.ts';
import type { BoardProps } from '../game.ts';
import type { AView } from './position.ts';

interface Queue {
  list: string[];
  sent: number | null;
} // the step that the last one was sent at
const empty: Queue = { list: [], sent: null },
  queue = cell<Queue>(empty),
  patience = 2500,
  pace = 50;

export const give = (list: string[]): void => queue.set({ list, sent: null });
export const useGiving = (): boolean => useCell(queue).list.length > 0;

// Lives in the decision bar, which is always there. What is no longer legal ends the list.
export function useQueue(board: BoardProps, view: AView): void {
  const { list, sent } = useCell(queue),
    { choose } = board;
  // Before anything else can be pressed: a refusal ends what was being given, never what is given after it.
  useLayoutEffect(() => {
    if (board.refused) queue.set(empty);
  }, [board.refused]);
  useEffect(() => {
    if (!list.length || view.step === sent) return;
    const [now = '', ...rest] = list;
    if (choose && view.legal.some(l => l.do === now)) {
      const timer = window.setTimeout(
        () => {
          queue.set({ list: rest, sent: view.step });
          choose(now, rest.length > 0);
        },
        sent === null ? 0 : pace,
      );
      return () => window.clearTimeout(timer);
    }
    if (choose && sent !== null && view.step > sent) {
      queue.set(empty);
      board.refuse?.(t('archipelago.queue.stopped'));
      return;
    }
    const timer = window.setTimeout(() => queue.set(empty), patience);
    return () => window.clearTimeout(timer);
  }, [list, sent, view, choose === null]);
}
