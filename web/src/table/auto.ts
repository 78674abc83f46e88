// auto.ts - answers that the page gives for the person, where a game says that there is only one (`auto` of its
// module), unless the person wants to stop at every question. A question that came back by Undo is asked.
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { useCell } from '../app/store.ts';
import type { BoardProps, Game } from '../games/game.ts';

// Wraps `choose` so that an answer by hand comes no sooner than the game wants; true while the page answers.
type Chooser = Pick<BoardProps, 'choose'> & { answering: boolean };
export function useAuto(module: Game, board: BoardProps): Chooser {
  const { view, choose } = board,
    { stops } = useCell(settings),
    timer = useRef(0);
  const given = useRef(new Set<number>()),
    asked = useRef({ step: -1, at: 0 });
  if (asked.current.step !== view.step && choose)
    asked.current = { step: view.step, at: Date.now() };
  const isAsked = stops || !choose || given.current.has(view.step);
  const found = isAsked ? null : module.auto(view);
  const key = found ? `${view.step} ${found.do}` : '';
  useEffect(() => () => window.clearTimeout(timer.current), [view.step]);
  useEffect(() => {
    if (!found || !choose) return;
    const id = window.setTimeout(() => {
      given.current.add(view.step);
      choose(found.do);
    }, found.after);
    return () => window.clearTimeout(id);
  }, [key]);
  const byHand =
    choose &&
    ((action: string): void => {
      const wait = module.least(view, action) - (Date.now() - asked.current.at);
      window.clearTimeout(timer.current);
      if (wait > 0) timer.current = window.setTimeout(() => choose(action), wait);
      else choose(action);
    });
  return { choose: found ? null : byHand, answering: found !== null };
}
