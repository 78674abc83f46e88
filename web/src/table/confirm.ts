// confirm.ts - for people who want it: the first press shows what a choice does, the second one plays it. What a
// tray has put together and sends by its own button, and what the page answers by itself, needs no second press.
import { useLayoutEffect, useState } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { useCell } from '../app/store.ts';
import type { BoardProps, Choose } from '../games/game.ts';
import { isPressing } from '../ui/hand.ts';
import { questionOf } from '../games/question.ts';

export interface Armed {
  label: string;
  send: () => void;
  drop: () => void;
}

export function useConfirm(board: BoardProps): {
  choose: BoardProps['choose'];
  armed: Armed | null;
} {
  const { confirm } = useCell(settings),
    { view, choose, pick, you } = board,
    [held, hold] = useState<string | null>(null),
    asked = confirm ? questionOf(view, you) : '', // others may move meanwhile
    move = view.legal.find(l => l.do === held);
  useLayoutEffect(() => hold(null), [asked, pick, choose === null, confirm]);
  if (!confirm || !choose) return { choose, armed: null };
  const send: Choose = (...move) => {
    hold(null);
    choose(...move);
  };
  const press: Choose = (action, more) => {
    if (!isPressing() || action === held) send(action, more);
    else hold(action);
  };
  const armed = move && { label: move.label, send: () => send(move.do), drop: () => hold(null) };
  return { choose: press, armed: armed ?? null };
}
