// lessons.ts - which lessons there are, and which of them this browser has seen to their end. The lessons
// themselves are a script of their own (lesson/), their text a file beside the page.
import { books } from 'virtual:books';
import type { Book, LessonRow } from './book.ts';
import { cell, remember, remembered, useCell, type Cell } from './store.ts';

export const bookOf = (game: string): Book | null => (books[game] as Book | undefined) ?? null;

const key = (game: string): string => `lessons.${game}`;
const kept = new Map<string, Cell<string[]>>();

function read(game: string): string[] {
  try {
    const found = JSON.parse(remembered(key(game)) ?? '[]') as unknown;
    return Array.isArray(found) ? found.filter(id => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function doneOf(game: string): Cell<string[]> {
  const known = kept.get(game) ?? cell(read(game));
  kept.set(game, known);
  return known;
}

/** The lessons of a game that were done, by their ids. */
export const useDone = (game: string): string[] => useCell(doneOf(game));

export function noteDone(game: string, lesson: string): void {
  doneOf(game).update(done => (done.includes(lesson) ? done : [...done, lesson]));
  remember(key(game), JSON.stringify(doneOf(game).get()));
}

/** The first lesson that is not done yet; null where all are, or there are none. */
export function nextLesson(game: string, done: string[]): LessonRow | null {
  return bookOf(game)?.lessons.find(l => !done.includes(l.id)) ?? null;
}
