// rest.ts - a turn in which one does nothing: one press, and every step of it is ended as it comes. What others do to
// one is asked all the same.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../game.ts';
import type { CView } from './position.ts';

// What ends this step in the turn that is passed, or null: the person is asked.
const endingOf = ({ position: p }: CView, turn: number | null): string | null =>
  p.turn === turn ? (p.rest?.do ?? null) : null;
export interface Rest {
  isOn: boolean; // this step is being ended
  begin: (() => void) | null; // passes the rest of the turn
}

// Lives in the decision bar. What is taken back is asked again.
export function useRest(board: BoardProps, view: CView): Rest {
  const [turn, setTurn] = useState<number | null>(null),
    seen = useRef(view.step),
    isBack = view.step < seen.current,
    { choose } = board,
    end = isBack ? null : endingOf(view, turn);
  useEffect(() => {
    seen.current = view.step;
    if (isBack) setTurn(null);
    else if (choose && end) choose(end);
  }, [view.step, end, choose === null]);
  const canBegin = choose && !board.taught && view.position.rest?.begins;
  return {
    isOn: end !== null,
    begin: canBegin ? () => setTurn(view.position.turn) : null,
  };
}
