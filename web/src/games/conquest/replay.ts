// replay.ts - a replay of Conquest: headings where a step of the turn begins, and marks where chance spoke.
import { t } from '../../i18n/index.ts';
import { filled, nameOf } from '../lexicon.ts';
import type { GameEvent, StepRow } from '../../protocol.ts';
import { markerColours } from './cup.ts';
import { markers } from './position.ts';
import { eventTitle, markerWords, phaseWord } from './words.ts';

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

export function chances(row: StepRow): { colour: string; title: string }[] {
  return row.events.flatMap(e => {
    if (e.name === 'marker_drawn')
      return [
        {
          colour: markerColours[markers.get(String(e.args[1]))?.type ?? 'sea']!,
          title: markerWords(String(e.args[1])),
        },
      ];
    if (e.name === 'event_drawn' && e.args[0] !== null)
      return [
        {
          colour: '#F2A541',
          title: t('conquest.chance.event', { name: eventTitle(String(e.args[0])) }),
        },
      ];
    if (e.name === 'battle_roll')
      return [{ colour: '#6B3F22', title: t('conquest.chance.roll', { n: Number(e.args[1]) }) }];
    return [];
  });
}
