// choice.ts - how far the person has come with a decision: what is picked, what is pointed at, why
// the last click did nothing.
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useCalm } from '../app/settings.ts';
import { begun } from '../games/begun.ts';
import type { BoardProps, Choose, Game, Pick } from '../games/game.ts';
import { sameQuestion } from '../games/question.ts';
import type { HintMove } from '../protocol.ts';
import type { Told } from './model.ts';
import type { Room } from './room.ts';

export interface Choice extends HintDeeds {
  pick: Pick;
  pointed: string[];
  refused: string | null;
  point: (actions: string[]) => void;
  refuse: (why: string) => void;
  change: (pick: Pick) => void;
  act: Choose;
  stepBack: () => void;
  hinted: HintMove | null; // shown on the board
}

// One click back: from where to go to, to what goes there.
function without(pick: Pick): Pick {
  if (pick.to === undefined) return {};
  return {
    ...(pick.group === undefined ? {} : { group: pick.group }),
    ...(pick.from === undefined ? {} : { from: pick.from }),
  };
}

// Nothing is picked, nothing is pointed at: the same nothing each time, so that no board is drawn anew for it.
export const noPick: Pick = {};
const noActions: string[] = [];
const isSameList = (a: string[], b: string[]): boolean =>
  a.length === b.length && a.every((action, i) => action === b[i]);
const orNothing = (pick: Pick): Pick => (Object.keys(pick).length ? pick : noPick);

interface Shown {
  hinted: HintMove | null;
  setHinted: (move: HintMove | null) => void;
  change: Choice['change'];
  act: Choose;
}
interface HintDeeds {
  showHint: (move: HintMove | null) => void;
  takeHint: (move: HintMove) => void;
  closeHint: () => void;
}

// A hint on the board, and what becomes of it.
function useShownHint(
  room: Room,
  module: Game,
  { hinted, setHinted, change, act }: Shown,
): HintDeeds {
  // What is begun stays open beside hints that go on with it.
  const showHint = (move: HintMove | null): void => {
    if (!(move ?? hinted)?.line) change((move && module.pickFor(room.view!, move.do)) ?? {});
    setHinted(move);
  };
  // The best one is on the board as soon as it is told.
  useLayoutEffect(() => {
    if (room.hint?.[0]) showHint(room.hint[0]);
    else setHinted(null);
  }, [room.hint]);
  // Whatever is begun then, these hints were for something else.
  useLayoutEffect(
    () => (room.hint?.[0]?.line ? begun.watch(room.dropHint) : undefined),
    [room.hint],
  );
  const takeHint = (move: HintMove): void => {
    const plan = begun.get();
    if (move.line && plan) {
      room.dropHint();
      plan.take(move);
      return;
    }
    const clicks = module.takeHint(room.view!, move.do);
    if (!clicks) {
      act(move.do);
      return;
    }
    room.dropHint();
    change(clicks);
  };
  const closeHint = (): void => {
    showHint(null);
    room.dropHint();
  };
  return { showHint, takeHint, closeHint };
}

export function useChoice(room: Room, told: Told, module: Game): Choice {
  const [pick, setPick] = useState(noPick);
  const [pointed, setPointed] = useState(noActions);
  const [hinted, setHinted] = useState<HintMove | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const asked = useRef(told.view);
  const answered = useRef(false);
  const change = (next: Pick): void => {
    setRefused(null);
    setPointed(noActions);
    setHinted(null);
    setPick(orNothing(next));
  };
  // As long as the same is asked, choices stay. Else they go before it is seen: whatever is pressed then holds.
  useLayoutEffect(() => {
    const stands = !answered.current && sameQuestion(asked.current, told.view, told.you);
    asked.current = told.view;
    answered.current = false;
    if (!stands) change({});
  }, [told.view]);
  useLayoutEffect(() => {
    if (!room.fault) return;
    answered.current = false;
    setRefused(room.fault);
  }, [room.fault]);
  const act: Choose = (action, more) => {
    answered.current = true;
    room.act(action, more);
  };
  const deeds = useShownHint(room, module, { hinted, setHinted, change, act });
  const stepBack = (): void => change(without(pick));
  const refuse = (why: string): void => {
    setPointed(noActions); // what was pressed last is spoken of
    setRefused(why);
  };
  const shown = useMemo(() => (hinted ? (hinted.line ?? [hinted.do]) : noActions), [hinted]);
  return {
    ...{ ...deeds, pick, refused, refuse, change, act, stepBack, hinted },
    pointed: pointed.length ? pointed : shown,
    point: actions => setPointed(now => (isSameList(now, actions) ? now : actions)),
  };
}

// What every board gets, at a table and in a lesson: the position, what moves on it, what is pointed at. Whether
// something may be chosen, and what then happens, is up to them.
export function useBoardBase(
  room: Room,
  told: Told,
  choice: Choice,
  names: string[],
): Omit<BoardProps, 'choose' | 'pick'> {
  const { change, pointed, point, refused, refuse } = choice;
  return {
    ...{ view: room.view!, names, you: told.you, zoom: 1 },
    ...{ setPick: change, pointed, point, refused, refuse },
    ...{ motion: room.motion, last: room.last, calm: useCalm() },
  };
}
