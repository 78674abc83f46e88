/*
 * lessons.mjs - hands of a learner: a book of lessons as the engine tells it, beside the page that shows it. What is to
 * be done comes from the book, and is done on the page by what leads to it there, by mouse or by keyboard.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Engine } from '../../wasm/lib/engine.mjs';
import { stuck, until } from './player.mjs';

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

/* How the page stands. */
export const shown = page =>
  page.evaluate(() => {
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
  });

export const isAt = (seen, now) =>
  seen !== null && seen.awaits === now.awaits && seen.steps === now.steps && seen.beat === now.beat;

/* What was written down together is sent step by step: the page may be further than the engine beside it. */
const isAhead = (seen, now) =>
  seen !== null &&
  now.awaits === 'action' &&
  (seen.beat > now.beat || (seen.beat === now.beat && seen.steps > now.steps));

/* Waits until the page stands where the engine does, or further in what the learner does. */
export async function arrives(page, now, what) {
  const there = await until(async () => {
    const seen = await shown(page);
    return isAt(seen, now) || isAhead(seen, now);
  }, 30);
  if (there) return;
  const seen = await shown(page);
  throw await stuck(
    page,
    `${what}: the page is at ${JSON.stringify(seen)}, the book at ${now.beat} ${now.awaits} ${now.steps}`,
  );
}

/* Elements whose click leads to an action, number `k` of those wanted: exactly what follows first, then the
   narrowest. The first that is not in `used` and can be reached is marked; `at` is the point where. What plays several
   wanted actions at once waits until all before the last are among them. Null: there is none. */
export const wayTo = (page, action, used = [], wanted = [action], k = 0) =>
  page.evaluate(
    ([a, gone, all, at0]) => {
      const doesOf = e =>
        (e.getAttribute('data-does') ?? e.getAttribute('data-do') ?? '').split('|');
      const keyOf = e =>
        `${doesOf(e).join('|')} ${e.dataset.target ?? ''} ${e.textContent.slice(0, 60)}`;
      const points = e => {
        const r = e.getBoundingClientRect(),
          found = [];
        for (const path of e instanceof SVGElement ? e.querySelectorAll('path') : []) {
          const m = path.getScreenCTM();
          for (let i = 1; m && i < 12; i++)
            found.push(path.getPointAtLength((path.getTotalLength() * i) / 12).matrixTransform(m));
        }
        for (const fy of [0.5, 0.3, 0.7, 0.15, 0.85])
          for (const fx of [0.5, 0.3, 0.7, 0.15, 0.85])
            found.push({ x: r.left + fx * r.width, y: r.top + fy * r.height });
        return found;
      };
      const reach = e => {
        if (!e.closest('.sea-view')) e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        return points(e).find(p => {
          const hit = document.elementFromPoint(p.x, p.y);
          return hit && (hit === e || e.contains(hit));
        });
      };
      const isNext = e => doesOf(e).every((d, i) => d === all[at0 + i]); // exactly what follows
      const isApart = e => !doesOf(e).every(d => all.includes(d)), // it leads elsewhere as well
        isWhole = e => e.matches('[data-seal], [data-sail], [data-propose]');
      const isEarly = e => {
        const list = doesOf(e);
        return (
          (isWhole(e) || (e.matches('[data-confirm]') && !isApart(e))) &&
          [...list].sort().join() !== all.slice(0, list.length).sort().join()
        );
      };
      for (const e of document.querySelectorAll('[data-hand]')) e.removeAttribute('data-hand');
      const ways = [...document.querySelectorAll('[data-does], [data-do]')]
        .filter(e => e.getAttribute('aria-disabled') !== 'true' && e.getClientRects().length > 0)
        .filter(e => doesOf(e).includes(a) && !gone.includes(keyOf(e)) && !isEarly(e))
        .sort(
          (x, y) =>
            isNext(y) - isNext(x) || isApart(x) - isApart(y) || doesOf(x).length - doesOf(y).length,
        );
      for (const e of ways) {
        const at = reach(e);
        if (!at) continue;
        e.setAttribute('data-hand', '');
        return {
          at: { x: at.x, y: at.y },
          key: keyOf(e),
          does: doesOf(e),
          isWhole: isWhole(e),
        };
      }
      return null;
    },
    [action, used, wanted, k],
  );
