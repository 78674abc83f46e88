// motions.ts - what is shown moving in this window: a reel that draws what it shows.
import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import type { Game, Motion } from '../games/game.ts';
import { together } from './model.ts';
import { reel } from './reel.ts';

// `skip` jumps to the end of what has happened, `forward` on to one's own next answer; whoever wants no motion is there
// at once.
export function usePlayer(module: Game | null, calm: boolean) {
  const [now, setNow] = useState<{ motion: Motion | null; last: Motion | null }>({
    motion: null,
    last: null,
  });
  const game = useRef(module);
  game.current = module;
  const made = useRef<ReturnType<typeof reel> | null>(null);
  made.current ??= reel({
    pace: () => settings.get().pace,
    length: motion => game.current?.duration(motion.events) ?? 0,
    after: (run, ms) => window.setTimeout(run, ms),
    stop: timer => window.clearTimeout(timer),
    show: (motion, last) => setNow(s => ({ motion, last: last?.events.length ? last : s.last })),
  });
  const player = made.current;
  useEffect(() => () => player.reset(), []);
  return {
    ...now,
    more: player.more(),
    turn: player.turn,
    push: (motions: Motion[]): void => {
      player.push(calm ? together(motions) : motions);
      if (calm || document.visibilityState !== 'visible') player.skip();
    },
    skip: player.skip,
    forward: player.forward,
    reset: (last: Motion | null = null): void => {
      player.reset();
      setNow({ motion: null, last });
    },
  };
}

export type Player = ReturnType<typeof usePlayer>;
