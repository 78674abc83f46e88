// solved.ts - which puzzles were solved on this device, and the streak: days in a row on which the puzzle of the day
// was solved on its day. A day that was missed ends it. Pure, but for what it keeps.
import { cell, remember, remembered, type Cell } from '../app/store.ts';

export interface Solved {
  tries: number;
  onDay: boolean;
}
/** By game, then by day. */
type Book = Record<string, Record<string, Solved>>;

const dayMs = 86_400_000;
export const dayNumber = (day: string): number => Date.parse(day) / dayMs;
export const dayText = (n: number): string => new Date(n * dayMs).toISOString().slice(0, 10);
export const today = (now = Date.now()): string => dayText(Math.floor(now / dayMs));

/** The longest row that ends today, or yesterday while today is still open. */
export function streakOf(days: Record<string, Solved> | undefined, now: string): number {
  const isSolved = (n: number): boolean => days?.[dayText(n)]?.onDay === true;
  let n = dayNumber(now),
    count = 0;
  if (!isSolved(n)) n--;
  for (; isSolved(n); n--) count++;
  return count;
}

/** The first time counts; on its own day it counts for the streak. */
export function withSolved(
  book: Book,
  solved: { game: string; day: string; tries: number; now: string },
): Book {
  const { game, day, tries, now } = solved,
    days = book[game] ?? {};
  if (days[day]) return book;
  return { ...book, [game]: { ...days, [day]: { tries, onDay: day === now } } };
}

const isSolved = (x: unknown): x is Solved => {
  const s = x as Solved | null;
  return (
    typeof s === 'object' && s !== null && Number.isInteger(s.tries) && typeof s.onDay === 'boolean'
  );
};

// Whatever is damaged is left out.
export function readBook(text: string | null): Book {
  try {
    const found = JSON.parse(text ?? '{}') as unknown;
    if (typeof found !== 'object' || found === null) return {};
    const days = (of: unknown): Record<string, Solved> =>
      Object.fromEntries(
        Object.entries(of ?? {}).filter(([day, s]) => /^\d{4}-\d\d-\d\d$/.test(day) && isSolved(s)),
      );
    return Object.fromEntries(Object.entries(found).map(([game, of]) => [game, days(of)]));
  } catch {
    return {};
  }
}

export const solvedBook: Cell<Book> = cell(readBook(remembered('puzzles')));

// Another window may have added something meanwhile.
export function keepSolved(game: string, day: string, tries: number): void {
  const book = withSolved(readBook(remembered('puzzles')), { game, day, tries, now: today() });
  solvedBook.set(book);
  remember('puzzles', JSON.stringify(book));
}
