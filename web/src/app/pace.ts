// pace.ts - how fast others' moves are shown. Pure.
import type { Pace } from './settings.ts';

interface Speed {
  factor: number; // of a motion's own length
  most: number | null; // milliseconds for all that happens between two turns of yours; null: as long as it takes
  pause: number | null; // that bots take at least; null: as the server is set
}
export const speeds: Record<Pace, Speed> = {
  at_once: { factor: 0, most: 0, pause: 0 },
  quick: { factor: 0.5, most: 2500, pause: 0 },
  normal: { factor: 1, most: null, pause: null },
  slow: { factor: 1.8, most: null, pause: 1400 },
};

// How long the next motion is shown: of `own` milliseconds, with `left` more behind it, when `spent` of the time
// between two turns has gone by. The rest shares what is left, so the end comes in time.
export function shownFor(pace: Pace, own: number, left: number, spent: number): number {
  const { factor, most } = speeds[pace],
    wanted = own * factor;
  if (most === null) return wanted;
  return Math.min(wanted, Math.max(0, most - spent) / (left + 1));
}
