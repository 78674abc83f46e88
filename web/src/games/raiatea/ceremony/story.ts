// story.ts - the row of act 5 in a window: what is known of it, told beat by beat while a step is shown.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Motion } from '../../game.ts';
import type { Position, RView } from '../position.ts';
import { speeds } from '../../../app/pace.ts';
import { settings } from '../../../app/settings.ts';
import { beatLength } from '../timeline.tsx';
import { beats, follow, type Story } from './blessing.ts';

// How long one of n beats is shown: at a quick pace all of them share the time that there is.
function beatOf(n: number): number {
  const { factor, most } = speeds[settings.get().pace],
    wanted = beatLength * factor;
  return most === null ? wanted : Math.min(wanted, most / (n + 1));
}

// The row of act 5 as far as this window has seen it; while a step is shown, beat by beat.
export function useStory(
  view: RView,
  motion: Motion | null,
  moving: boolean,
): { story: Story | null; playing: boolean } {
  const known = useRef<Story | null>(null),
    seen = useRef<RView | null>(null),
    ended = useRef<Story | null>(null),
    [beat, setBeat] = useState(0),
    p = view.position;
  const list = useMemo(() => {
    if (!motion) return [];
    const before = motion.before.position as Position,
      ceremony = p.ceremony || before.ceremony;
    const found = beats(
      known.current?.ceremony === ceremony ? known.current : null,
      ceremony,
      before.bag,
      motion.events,
      p.row,
    );
    ended.current = found.at(-1) ?? ended.current;
    return found;
  }, [motion?.key]);
  useEffect(() => {
    setBeat(0);
    if (!moving || list.length < 2) return;
    const timer = window.setInterval(
      () => setBeat(k => Math.min(k + 1, list.length - 1)),
      beatOf(list.length),
    );
    return () => window.clearInterval(timer);
  }, [list, moving]);
  if (moving && list.length > 1)
    return { story: list[Math.min(beat, list.length - 1)]!, playing: true };
  if (seen.current !== view) {
    known.current = follow(ended.current ?? known.current, p);
    ended.current = null;
    seen.current = view;
  }
  return { story: known.current, playing: false };
}
