// points.ts - scores for people: games may count in parts of a point. A half is written as one, others as decimals.
import { language } from '../i18n/index.ts';
import type { Score } from '../protocol.ts';

const decimals = { maximumFractionDigits: 2, useGrouping: false };
export const figure = (n: number): string => {
  const size = Math.abs(n),
    whole = Math.trunc(size),
    text = size.toLocaleString(language.get().id, decimals);
  return `${n < 0 ? '−' : ''}${size - whole === 0.5 ? `${whole || ''}½` : text}`;
};
export const totalOf = (score: Score, seat: number): number =>
  (score.totals[seat] ?? 0) / (score.unit ?? 1);
/** What is not known is said to be missing, never counted as nothing. */
export const isKnown = (score: Score, seat: number): boolean => score.known?.[seat] !== false;
export const shownTotal = (score: Score, seat: number): string =>
  `${figure(totalOf(score, seat))}${isKnown(score, seat) ? '' : ' + ?'}`;
