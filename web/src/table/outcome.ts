// outcome.ts - who won, in a sentence, where a game has no words of its own for it.
import { figure } from '../app/points.ts';
import { hasPoints } from '../games/facts.ts';
import { joined, t } from '../i18n/index.ts';

interface Result {
  game: string;
  winners: number[];
  best: number; // points of the first
  you: number | null;
  names: string[];
}

export function outcome({ game, winners, best, you, names }: Result): string {
  const n = figure(best),
    counts = hasPoints(game),
    who = joined(winners.map(seat => (seat === you ? t('score.you') : (names[seat] ?? ''))));
  if (!winners.length) return t(you === null ? 'score.nobody' : 'score.you_lose', { n });
  if (winners.length > 1) return t(counts ? 'score.shared' : 'score.draw', { names: who, n });
  if (winners[0] === you) return t(counts ? 'score.you_win' : 'score.you_win_only', { n });
  return t(counts ? 'score.wins' : 'score.wins_only', { name: who, n });
}
