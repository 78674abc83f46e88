// reel.ts - what is shown moving: one motion after the other, by a clock that is given. However many there are, at a
// pace with a bound all that happens between two answers of one's own is over in that time.
import type { Pace } from '../app/settings.ts';
import type { Motion } from '../games/game.ts';
import { shownFor } from '../app/pace.ts';
import { together } from './model.ts';

const leastShown = 30; // milliseconds: what is shorter than this cannot be seen, and is left out

interface Projector {
  pace: () => Pace;
  length: (motion: Motion) => number; // its own, in milliseconds
  after: (run: () => void, ms: number) => number;
  stop: (timer: number) => void;
  show: (motion: Motion | null, last: Motion | null) => void; // and the one shown before it
}

export function reel(p: Projector) {
  let queue: Motion[] = [],
    running: Motion | null = null,
    timer = 0,
    spent = 0, // milliseconds of motions since one's own last answer
    isHurried = false; // nothing more is shown until then
  const next = (): void => {
    p.stop(timer);
    const motion = queue.shift() ?? null,
      last = running;
    running = motion;
    p.show(motion, last);
    if (!motion) return;
    const left = queue.length,
      own = p.length(motion) + (left ? 90 : 40),
      ms = isHurried ? 0 : shownFor(p.pace(), own, left, spent);
    spent += ms;
    if (left && ms < leastShown) skip();
    else timer = p.after(next, ms);
  };
  const skip = (): void => {
    const [all] = together([...(running ? [running] : []), ...queue]);
    queue = [];
    if (!all) return;
    running = all; // what was passed over is part of what was shown before
    next();
  };
  return {
    more: (): number => queue.length, // that wait behind the one that is shown
    turn: (): void => {
      spent = 0;
      isHurried = false;
    },
    push: (motions: Motion[]): void => {
      queue.push(...motions);
      if (queue.length > 24) skip();
      else if (!running) next();
    },
    skip, // to the end of what is known
    forward: (): void => {
      isHurried = true;
      skip();
    },
    reset: (last: Motion | null = null): void => {
      p.stop(timer);
      queue = [];
      running = null;
      p.show(null, last);
    },
  };
}
