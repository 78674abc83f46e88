// books.mjs - the books of lessons (src/lesson/books): their texts as files beside the page, by hashed names, and
// what lists need of them before anybody learns: which lessons there are, and what the coach of a first game says.
// The engine reads the rest. And the puzzles (src/analysis/puzzles), files likewise.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'src'),
  folder = join(source, 'lesson/books');

// Texts, one a game, as files of the page: `stem` begins their names.
const textsFound = (from, stem) =>
  readdirSync(from)
    .filter(name => name.endsWith('.txt'))
    .sort()
    .map(name => {
      const file = join(from, name),
        bytes = readFileSync(file),
        id = basename(name, '.txt'),
        hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
      return { id, file, bytes, name: `${stem}-${id}-${hash}.txt` };
    });

export const booksFound = () => textsFound(folder, 'book');
export const puzzlesFound = () => textsFound(join(source, 'analysis/puzzles'), 'puzzles');

// A line that begins at the left edge is an entry; lines that begin with blanks belong to the one above.
function entriesOf(text) {
  const found = [];
  for (const line of text.split('\n')) {
    if (!line.trim() || line.trim().startsWith('#')) continue;
    if (/^\s/.test(line)) found[found.length - 1] += ` ${line.trim()}`;
    else found.push(line.trim());
  }
  return found.map(e => {
    const [, word, rest] = /^(\S+)\s*(.*)$/.exec(e);
    return { word, rest };
  });
}

export function bookFacts(text) {
  const facts = { seats: 0, lessons: [], coach: [] };
  let part = null;
  for (const { word, rest } of entriesOf(text)) {
    if (word === 'seats' && !facts.seats) facts.seats = rest.split(',').length;
    if (word === 'part') part = rest;
    if (word === 'lesson') {
      const [, id, minutes, title] = /^(\w+), (\d+) minutes?: (.*)$/.exec(rest);
      facts.lessons.push({ id, title, minutes: Number(minutes), part, enough: false });
    }
    if (word === 'offer') facts.lessons.at(-1).enough = true;
    if (word === 'coach') {
      const [, point, said] = /^(\w+)\s*: (.*)$/.exec(rest);
      facts.coach.push({ point, text: said });
    }
  }
  return facts;
}

const json = JSON.stringify;

function list() {
  const books = booksFound().map(b => ({ ...b, facts: bookFacts(b.bytes.toString('utf8')) }));
  return [
    `export const books = ${json(
      Object.fromEntries(
        books.map(b => [b.id, { url: b.name, seats: b.facts.seats, lessons: b.facts.lessons }]),
      ),
    )};`,
    'export const coaches = {',
    ...books.map(b => `  ${b.id}: () => import('virtual:coach-${b.id}').then(m => m.lines),`),
    '};',
  ].join('\n');
}

// What the engine says of all puzzles, in its header: `VK_PUZZLE_MARGIN = 10 * VK_POINT`.
const puzzleHeader = join(source, 'analysis/puzzle.h');
const puzzleNumber = name =>
  Number(new RegExp(`\\b${name} = (\\d+)\\b`).exec(readFileSync(puzzleHeader, 'utf8'))[1]);

const puzzles = () =>
  [
    `export const puzzles = ${json(Object.fromEntries(puzzlesFound().map(p => [p.id, p.name])))};`,
    `export const firstDay = ${puzzleNumber('VK_PUZZLE_FIRST_DAY')};`,
    `export const margin = ${puzzleNumber('VK_PUZZLE_MARGIN')};`,
  ].join('\n');

function coach(id) {
  const book = booksFound().find(b => b.id === id);
  return `export const lines = ${json(bookFacts(book.bytes.toString('utf8')).coach)};`;
}

export function booksPlugin() {
  return {
    name: 'books',
    setup(b) {
      b.onResolve({ filter: /^virtual:(books|puzzles|coach-\w+)$/ }, ({ path }) => ({
        path: path.slice('virtual:'.length),
        namespace: 'books',
      }));
      b.onLoad({ filter: /.*/, namespace: 'books' }, ({ path }) => ({
        contents:
          path === 'books'
            ? list()
            : path === 'puzzles'
              ? puzzles()
              : coach(path.slice('coach-'.length)),
        loader: 'js',
        resolveDir: folder,
        watchFiles: [...[...booksFound(), ...puzzlesFound()].map(x => x.file), puzzleHeader],
      }));
    },
  };
}
