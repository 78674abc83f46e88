// lengths.ts - how long a step takes to show, by the lengths that a game gives its events.
import type { GameEvent } from '../protocol.ts';

const most = 2200;

/** In milliseconds: every kind of event once, and never so long that one waits for it. */
export const lengthOf = (lengths: Record<string, number>, events: GameEvent[]): number =>
  Math.min(
    most,
    [...new Set(events.map(e => e.name))].reduce((ms, name) => ms + (lengths[name] ?? 0), 0),
  );
