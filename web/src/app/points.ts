// points.ts - scores for people: games may count in halves, and a half is written as one.
import type { Score } from '../protocol.ts';

export const figure = (n: number): string => {
  const whole = Math.trunc(Math.abs(n)),
    rest = Math.abs(n) - whole >= 0.5 ? '½' : '';
  return `${n < 0 ? '−' : ''}${whole || !rest ? whole : ''}${rest}`;
};
export const totalOf = (score: Score, seat: number): number =>
  (score.totals[seat] ?? 0) / (score.unit ?? 1);
/** What is not known is said to be missing, never counted as nothing. */
export const isKnown = (score: Score, seat: number): boolean => score.known?.[seat] !== false;
export const shownTotal = (score: Score, seat: number): string =>
  `${figure(totalOf(score, seat))}${isKnown(score, seat) ? '' : ' + ?'}`;
