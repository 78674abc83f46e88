// replay.ts - a replay of Conquest: headings where a step of the turn begins, and marks where chance spoke.
import { filled, nameOf } from '../lexicon.ts';
import type { GameEvent, StepRow } from '../../protocol.ts';
import { markerColours } from './cup.ts';
import { markers } from './position.ts';
import { phaseWord } from './words.ts';

// A heading for the steps that follow this one: where the turn stands.
export function heading(round: number, events: GameEvent[]): string | null {
  const began = events.find(e => e.name === 'turn_began'),
    phase = events.filter(e => e.name === 'phase_began').at(-1);
  if (!phase) return null;
  return filled(
    nameOf('conquest', 'head', 'turn'),
    String(began ? began.args[0] : round),
    phaseWord(String(phase.args[0])),
  );
}

// By what was drawn or rolled; whatever else chance does has one colour.
function colourOf({ events }: StepRow): string {
  for (const e of events) {
    if (e.name === 'marker_drawn')
      return markerColours[markers.get(String(e.args[1]))?.type ?? 'sea']!;
    if (e.name === 'event_drawn') return '#F2A541';
    if (e.name === 'battle_roll') return '#6B3F22';
  }
  return '#9AA7A6';
}

// What chance does in a turn, as the log says it.
export function chances(row: StepRow): { colour: string; title: string }[] {
  const said = row.log[0]?.text;
  return row.seat === 'chance' && row.round > 0 && said
    ? [{ colour: colourOf(row), title: said }]
    : [];
}
