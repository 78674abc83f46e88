// lessons.ts - which lessons there are, and which of them this person has seen to their end: kept in this browser,
// and by the server for whoever has a name there, so that another device knows of them. The lessons themselves are a
// script of their own (lesson/), their text a file beside the page.
import { books } from 'virtual:books';
import type { Book, LessonRow } from './book.ts';
import { api } from './api.ts';
import { saidOf } from '../i18n/index.ts';
import { me } from './session.ts';
import { cell, remember, remembered, useCell, type Cell } from './store.ts';

// Titles in the language of the page.
const inLanguage = (row: LessonRow): LessonRow => ({
  ...row,
  title: saidOf(row.title),
  part: row.part === null ? null : saidOf(row.part),
});

// Each once: whoever asks again gets the same rows.
const translated = new Map<string, Book>();
export function bookOf(game: string): Book | null {
  const book = books[game] as Book | undefined,
    known = translated.get(game);
  if (!book || known) return known ?? null;
  const made = { ...book, lessons: book.lessons.map(inLanguage) };
  translated.set(game, made);
  return made;
}

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

function add(game: string, lesson: string): void {
  if (doneOf(game).get().includes(lesson)) return;
  doneOf(game).update(done => [...done, lesson]);
  remember(key(game), JSON.stringify(doneOf(game).get()));
}

// The server adds what this browser knows to what it knows, and tells all of it. Without it nothing is lost: the next
// visit tries again.
async function share(): Promise<void> {
  const words = Object.keys(books).flatMap(game =>
    doneOf(game)
      .get()
      .map(id => `${game}:${id}`),
  );
  const all = await api.lessonsDone(words.join(' '));
  for (const word of all) {
    const [game = '', lesson = ''] = word.split(':');
    if (game in books) add(game, lesson);
  }
}
const quietly = (): void => void share().catch(() => undefined);

/** Whoever comes, comes back or signs in meets the lessons done elsewhere. */
export function shareLessons(): void {
  let known = 0;
  const seen = (person: { id: number } | null | undefined): void => {
    if (person && person.id !== known) quietly();
    known = person?.id ?? 0;
  };
  me.watch(seen);
  seen(me.get());
}

export function noteDone(game: string, lesson: string): void {
  add(game, lesson);
  if (me.get()) quietly();
}

/** The first lesson that is not done yet; null where all are, or there are none. */
export function nextLesson(game: string, done: string[]): LessonRow | null {
  return bookOf(game)?.lessons.find(l => !done.includes(l.id)) ?? null;
}
