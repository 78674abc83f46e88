// outcome.ts - who won, in a sentence; how it came to that is the engine's word (View.ending).
import { figure } from '../app/points.ts';
import { hasPoints } from '../games/facts.ts';
import { joined, t } from '../i18n/index.ts';
import type { View } from '../protocol.ts';

interface Result {
  view: View;
  winners: number[];
  best: number; // points of the first
  you: number | null;
  names: string[];
}

/** Points were counted, and they decided. */
export const isByPoints = (view: View): boolean => view.by_points !== false && hasPoints(view.game);

export function outcome({ view, winners, best, you, names }: Result): string {
  const n = figure(best),
    counts = isByPoints(view),
    who = joined(winners.map(seat => (seat === you ? t('score.you') : (names[seat] ?? ''))));
  if (!winners.length) return t(you === null || !counts ? 'score.nobody' : 'score.you_lose', { n });
  if (winners.length > 1) return t(counts ? 'score.shared' : 'score.draw', { names: who, n });
  if (winners[0] === you) return t(counts ? 'score.you_win' : 'score.you_win_only', { n });
  return t(counts ? 'score.wins' : 'score.wins_only', { name: who, n });
}
