// choice.ts - how far the person has come with a decision: what is picked, what is pointed at, why
// the last click did nothing.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Choose, Game, Pick } from '../games/game.ts';
import { sameQuestion } from '../games/question.ts';
import type { HintMove } from '../protocol.ts';
import type { Told } from './model.ts';
import type { Room } from './room.ts';

export interface Choice {
  pick: Pick;
  pointed: string[];
  refused: string | null;
  point: (actions: string[]) => void;
  refuse: (why: string) => void;
  change: (pick: Pick) => void;
  act: Choose;
  stepBack: () => void;
  pointHint: (move: HintMove | null) => void;
  takeHint: (move: HintMove) => void;
}

// One click back: from where to go to, to what goes there.
function without(pick: Pick): Pick {
  if (pick.to === undefined) return {};
  return {
    ...(pick.group === undefined ? {} : { group: pick.group }),
    ...(pick.from === undefined ? {} : { from: pick.from }),
  };
}

export function useChoice(room: Room, told: Told, module: Game): Choice {
  const [pick, setPick] = useState<Pick>({});
  const [pointed, setPointed] = useState<string[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const asked = useRef(told.view);
  const answered = useRef(false);
  const change = (next: Pick): void => {
    setRefused(null);
    setPointed([]);
    setPick(next);
  };
  // As long as the same is asked, choices stay where they are.
  useEffect(() => {
    const stands = !answered.current && sameQuestion(asked.current, told.view, told.you);
    asked.current = told.view;
    answered.current = false;
    if (!stands) change({});
  }, [told.view]);
  useEffect(() => {
    if (!room.fault) return;
    answered.current = false;
    setRefused(room.fault);
  }, [room.fault]);
  const act: Choose = (action, more) => {
    answered.current = true;
    room.act(action, more);
  };
  const pointHint = (move: HintMove | null): void => {
    const to = move && module.pickFor(room.view!, move.do);
    if (to) setPick(to);
    setPointed(move ? [move.do] : []);
  };
  const takeHint = (move: HintMove): void => {
    const clicks = module.takeHint(room.view!, move.do);
    if (!clicks) {
      act(move.do);
      return;
    }
    room.dropHint();
    change(clicks);
  };
  const stepBack = (): void => change(without(pick));
  const point = setPointed;
  const refuse = setRefused;
  return { pick, pointed, refused, point, refuse, change, act, stepBack, pointHint, takeHint };
}
