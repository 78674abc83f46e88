// replay.ts - a replay of Archipelago: headings where a phase begins, and marks where chance spoke.
import type { GameEvent, StepRow } from '../../protocol.ts';
import { backWords } from './words/ends.ts';
import { crisisWord, happeningWord, stageWords, thingWord } from './words/names.ts';
import { named } from '../../i18n/join.ts';

// A heading for the steps that follow this one: where the turn stands.
export function heading(round: number, events: GameEvent[]): string | null {
  const began = events.find(e => e.name === 'turn_began'),
    phase = events.filter(e => e.name === 'phase_began').at(-1);
  return phase ? stageWords(began ? Number(began.args[0]) : round, Number(phase.args[0])) : null;
}

interface Mark {
  colour: string;
  title: string;
}
function mark(e: GameEvent): Mark | null {
  switch (e.name) {
    case 'crisis_began': {
      const what = crisisWord(String(e.args[0]), String(e.args[1]));
      return { colour: '#E4572E', title: what };
    }
    case 'temple_calm':
      return { colour: '#49B6B8', title: happeningWord(e.name) };
    case 'town_unrest':
      return { colour: '#F2A541', title: happeningWord(e.name) };
    case 'back_shown': {
      if (e.args[0] === null) return null;
      const what = backWords({ back: String(e.args[0]) });
      return { colour: '#6B3F22', title: named(thingWord('back'), what) };
    }
    default:
      return null;
  }
}
export const chances = (row: StepRow): Mark[] =>
  row.events.map(mark).filter((m): m is Mark => m !== null);
