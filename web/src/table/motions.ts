// motions.ts - what is shown moving: one step after the other, never two seats at once.
import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import type { Game, Motion } from '../games/game.ts';
import { together } from './model.ts';
import { shownFor } from './pace.ts';

const leastShown = 30; // milliseconds: what is shorter than this cannot be seen, and is left out

// Plays motions one after the other. `skip` jumps to the end; whoever wants no motion is there at once.
export function usePlayer(module: Game | null, calm: boolean) {
  const queue = useRef<Motion[]>([]),
    timer = useRef(0),
    spent = useRef(0); // milliseconds of motions since one's own last step
  const [now, setNow] = useState<{ motion: Motion | null; last: Motion | null }>({
    motion: null,
    last: null,
  });
  const running = useRef<Motion | null>(null);
  const next = (): void => {
    window.clearTimeout(timer.current);
    const motion = queue.current.shift() ?? null,
      last = running.current;
    running.current = motion;
    setNow(s => ({ motion, last: last?.events.length ? last : s.last }));
    if (!motion) return;
    const left = queue.current.length,
      own = (module?.duration(motion.events) ?? 0) + (left ? 90 : 40),
      ms = shownFor(settings.get().pace, own, left, spent.current);
    spent.current += ms;
    if (left && ms < leastShown) skip();
    else timer.current = window.setTimeout(next, ms);
  };
  const skip = (): void => {
    const end = queue.current.at(-1) ?? running.current;
    queue.current = [];
    if (!end) return;
    running.current = end;
    next();
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    ...now,
    more: queue.current.length, // that wait behind the one that is shown
    turn: (): void => void (spent.current = 0),
    push: (motions: Motion[]): void => {
      queue.current.push(...(calm ? together(motions) : motions));
      if (calm || document.visibilityState !== 'visible' || queue.current.length > 24) skip();
      else if (!running.current) next();
    },
    skip,
    reset: (last: Motion | null = null): void => {
      window.clearTimeout(timer.current);
      queue.current = [];
      running.current = null;
      setNow({ motion: null, last });
    },
  };
}

export type Player = ReturnType<typeof usePlayer>;
