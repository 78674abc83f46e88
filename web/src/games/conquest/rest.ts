// rest.ts - a turn in which one does nothing: one press, and every step of it is ended as it comes. What others do to
// one is asked all the same.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../game.ts';
import type { CView } from './position.ts';

// How each step of a turn is ended without doing anything.
const endings: Partial<Record<string, string>> = {
  explore_start: 'stay',
  transit_action: 'end_transit',
  move_action: 'end_movement',
  build_session: 'end_build',
  victory_action: 'pass',
};
// Where the turn can be passed as a whole: at its first question, which for an Explorer that misses it is later.
const canPass = ({ position: p, due }: CView, you: number | null): boolean =>
  due?.point === 'explore_start' ||
  (['transit_action', 'move_action'].includes(due?.point ?? '') &&
    p.players[you ?? 0]?.explorer === 'lost');

// What ends this step in the turn that is passed, or null: the person is asked.
export function endingOf(view: CView, turn: number | null): string | null {
  const end = view.position.turn === turn ? endings[view.due?.point ?? ''] : undefined;
  return view.legal.some(l => l.do === end) ? (end ?? null) : null;
}
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
  const canBegin = choose && !board.taught && canPass(view, board.you);
  return {
    isOn: end !== null,
    begin: canBegin ? () => setTurn(view.position.turn) : null,
  };
}
