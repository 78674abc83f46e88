/*
 * lessons.mjs - hands of a learner: a book of lessons as the engine tells it, beside the page that shows it. What is to
 * be done comes from the book, and is done on the page by what leads to it there, by mouse or by keyboard.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Engine } from '../../wasm/lib/engine.mjs';
import { comes } from './comes.mjs';
import { stuck } from './player.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const folder = join(root, 'src/lesson/books');
export const taught = readdirSync(folder)
  .filter(name => name.endsWith('.txt'))
  .map(name => name.slice(0, -4))
  .sort();

/* The entries of a book: a word, and the rest of its lines. */
function entriesOf(text) {
  const found = [];
  for (const line of text.split('\n')) {
    if (!line.trim() || line.trim().startsWith('#')) continue;
    if (/^\s/.test(line)) found.at(-1).lines.push(line.trim());
    else {
      const [, word, rest] = /^(\S+)\s*(.*)$/.exec(line);
      found.push({ word, lines: rest ? [rest] : [] });
    }
  }
  return found;
}
const steps = lines =>
  lines
    .join(';')
    .split(';')
    .map(s => s.trim())
    .filter(Boolean);

/* What the learner does in each beat of each lesson: patterns of `do`, steps of `solution`. */
function deedsOf(text) {
  const lessons = [];
  for (const { word, lines } of entriesOf(text)) {
    const beats = lessons.at(-1)?.beats;
    if (word === 'lesson') lessons.push({ id: /^\w+/.exec(lines[0])[0], beats: [] });
    if (word === 'say' || word === 'try' || word === 'ask') beats?.push({ kind: word, does: [] });
    if (word === 'do' || word === 'solution') beats.at(-1).does = steps(lines);
  }
  return lessons;
}

const fits = (pattern, action) => {
  const want = pattern.split(' '),
    have = action.split(' ');
  if (want.at(-1) === '*' && have.length >= want.length - 1) have.length = want.length;
  return (
    want.length === have.length &&
    want.every((w, k) => w === '*' || w.split('/').includes(have[k] ?? ''))
  );
};

/* A book in an engine of its own: where the page should stand. */
export class Course {
  static async open(game) {
    const course = new Course();
    course.game = game;
    course.engine = await Engine.open(join(root, 'build/vaka.wasm'));
    course.text = readFileSync(join(folder, `${game}.txt`), 'utf8');
    course.deeds = deedsOf(course.text);
    course.engine.give(course.text);
    const { value, text } = course.engine.call('lessons');
    if (value < 0) throw new Error(text);
    course.facts = JSON.parse(text);
    course.lessons = course.facts.lessons;
    course.seats = entriesOf(course.text)
      .find(e => e.word === 'seats')
      .lines[0].split(',').length;
    return course;
  }
  stand({ value, text }) {
    if (value < 0) throw new Error(text);
    const { beat } = this.now ?? {};
    this.now = JSON.parse(text);
    if (this.now.beat !== beat) this.acted = 0;
    return this.now;
  }
  begin(n) {
    this.n = n;
    this.acted = 0;
    return this.stand(this.engine.call('lesson', n));
  }
  deed(what) {
    return this.stand(
      this.engine.call(
        'lesson_do',
        ['next', 'watch', 'back', 'again', 'show', 'help'].indexOf(what),
      ),
    );
  }
  act(action) {
    this.engine.give(action);
    this.acted++;
    return this.stand(this.engine.call('lesson_act'));
  }
  choose(which) {
    return this.stand(this.engine.call('lesson_choose', which));
  }
  legal() {
    return this.engine.legal(this.now.you);
  }
  /* What the learner does now and in the rest of this beat, as actions; the first is legal. */
  wanted() {
    const { does } = this.deeds[this.n].beats[this.now.beat - 1],
      legal = this.legal(),
      first = legal.find(a => fits(does[this.acted], a));
    if (!first) throw new Error(`${does[this.acted]} cannot be done`);
    return [first, ...does.slice(this.acted + 1)];
  }
}

/* How the page stands. Like all that is given to `comes` it runs in the page, and knows only what is given with it. */
export const cardOf = () => {
  const card = document.querySelector('.teacher');
  return (
    card && {
      beat: Number(card.dataset.beat),
      awaits: card.dataset.awaits,
      steps: Number(card.dataset.steps),
      said: card.querySelector('.teacher-text').textContent,
      rings: Number(document.querySelector('[data-rings]')?.dataset.rings ?? -1),
    }
  );
};
export const shown = page => page.evaluate(cardOf);

export const isAt = (seen, now) =>
  seen !== null && seen.awaits === now.awaits && seen.steps === now.steps && seen.beat === now.beat;

/* What was written down together is sent step by step: the page may be further than the engine beside it. */
const isAhead = (seen, now) =>
  seen !== null &&
  now.awaits === 'action' &&
  (seen.beat > now.beat || (seen.beat === now.beat && seen.steps > now.steps));

/* Waits until the page stands where the engine does, or further in what the learner does; answers how it stands. */
export async function arrives(page, { beat, awaits, steps }, what) {
  const look = now => {
    const seen = cardOf();
    return isAt(seen, now) || isAhead(seen, now) ? seen : null;
  };
  const place = { beat, awaits, steps },
    seen = await comes(page, look, place, 30, { cardOf, isAt, isAhead });
  if (seen) return seen;
  const at = JSON.stringify(await shown(page));
  throw await stuck(page, `${what}: the page is at ${at}, the book at ${beat} ${awaits} ${steps}`);
}
