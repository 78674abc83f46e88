// replay.ts - a replay of Polynesia: headings where the value of a turn changes, and marks where a stone is drawn.
import type { GameEvent, StepRow } from '../../protocol.ts';
import { filled, nameOf } from '../lexicon.ts';
import type { Phase, Stone } from './position.ts';
import { stoneColour } from './things.tsx';
import { stages } from './words.ts';

// A heading for the steps that follow this one: where the round stands.
export function heading(round: number, events: GameEvent[]): string | null {
  const began = events.find(e => e.name === 'round_began'),
    moved = events.filter(e => e.name === 'marker_moved').at(-1);
  if (!moved) return null;
  const phase = String(moved.args[0]) as Phase,
    at = began ? String(began.args[0]) : String(round);
  return stages().includes(phase) ? filled(nameOf('polynesia', 'stage', phase), at) : null;
}

// A stone is drawn by itself: the log of its step begins with it.
export const chances = (row: StepRow): { colour: string; title: string }[] =>
  row.events
    .filter(e => e.name === 'stone_drawn')
    .map(e => ({ colour: stoneColour[e.args[0] as Stone], title: row.log[0]?.text ?? '' }));
