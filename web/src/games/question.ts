// question.ts - what is asked of you, as a word that stays the same while the same choices stand. What you have
// marked and not sent yet belongs to it: others who seal, take back or leave meanwhile wipe nothing.
import type { View } from '../protocol.ts';

/** The question as a heading, and the line that explains it. */
export const asked = ({ due }: View): { head: string; help: string } => ({
  head: due?.ask ?? due?.title ?? '',
  help: due?.ask_help ?? due?.help ?? '',
});

export function questionOf(view: View, you: number | null): string {
  if (you === null || view.over || !view.due?.seats.includes(you)) return '';
  return [view.due.point, ...view.legal.map(l => l.do)].join('\n');
}

/** Whether marks made at the one view still mean the same at the other. An answer that was sent ends them. */
export const sameQuestion = (before: View, after: View, you: number | null): boolean =>
  questionOf(before, you) !== '' && questionOf(before, you) === questionOf(after, you);
