// replay.ts - a replay of Raiatea: headings where a round or an act begins, and marks where chance spoke.
import type { GameEvent, StepRow } from '../../protocol.ts';
import { actTitle, roundName, shortText, spelt } from './words.ts';

// A heading for the steps that follow this one: where the round stands.
export function heading(_round: number, events: GameEvent[]): string | null {
  const last = (name: string): GameEvent | undefined => events.filter(e => e.name === name).at(-1),
    act = last('act_began'),
    round = last('round_began');
  if (act) return actTitle(Number(act.args[0]));
  return round ? roundName(Number(round.args[0])) : null;
}

interface Mark {
  colour: string;
  title: string;
}
const dieWords = (n: GameEvent['args'][number] | undefined): string => shortText('die', String(n));
function mark(e: GameEvent): Mark | null {
  switch (e.name) {
    case 'helper_rolled':
      return { colour: '#B0793F', title: dieWords(e.args[1]) };
    case 'oyster_rolled':
      return { colour: '#9AA7A6', title: dieWords(e.args[0]) };
    case 'row_failed':
      return { colour: '#1B7F95', title: spelt(e.text ?? '') };
    default:
      return null;
  }
}
export const chances = (row: StepRow): Mark[] =>
  row.events.map(mark).filter((m): m is Mark => m !== null);
