// marks.ts - moves that are worth a look: which, of whom, and where the next one is. Pure.
import type { Mark, Move } from './words.ts';

export const marks = ['blunder', 'mistake', 'inaccuracy', 'brilliant'] as const;
type Named = (typeof marks)[number];

export const isNamed = (mark: Mark | undefined): mark is Named => mark !== undefined && mark !== '';
const isMistake = (move: Move): boolean => isNamed(move.mark) && move.mark !== 'brilliant';

// Moves with a mark in the order of play, of one seat or of all.
export const marked = (moves: Map<number, Move>, whose: number | 'all'): Move[] =>
  [...moves.values()]
    .filter(m => isNamed(m.mark) && (whose === 'all' || m.seat === whose))
    .sort((a, b) => a.step - b.step);

// A decision is looked at from the position before it: the mistake after this position, or before it.
export const mistakeAfter = (moves: Move[], at: number): Move | undefined =>
  moves.find(m => isMistake(m) && m.step - 1 > at);
export const mistakeBefore = (moves: Move[], at: number): Move | undefined =>
  moves.filter(m => isMistake(m) && m.step - 1 < at).at(-1);

// `7`, `0.4`: tenths only where they say something.
export const games = (n: number): string =>
  Math.abs(n) < 1 && Math.abs(n) >= 0.05 ? n.toFixed(1) : String(Math.round(n));
export const signed = (n: number): string => {
  const text = games(n);
  return text === '0' || text === '-0' ? '0' : n > 0 ? `+${text}` : text.replace('-', '−');
};
