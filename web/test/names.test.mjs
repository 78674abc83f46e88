// names.test.mjs - no internal name in any sentence: words and labels of the engine, its log, the page's catalogue,
// lessons with all that they say, texts for learners. (The pages themselves: tests/web/layout.mjs.)
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { bankOf, walk } from '../../tests/web/lib/bank.mjs';
import { internalIn } from '../../tests/web/lib/names.mjs';
import { CHANCE } from '../../tests/wasm/lib/engine.mjs';
import { load } from './bundle.mjs';
import { engine, told } from './positions.mjs';

const root = new URL('../../', import.meta.url),
  games = engine.games().map(g => g.id);

// Games that have come as far as a bank of decisions or a book of lessons: those with a file in this folder.
const gamesIn = folder =>
  readdirSync(new URL(folder, root)).flatMap(f => (f.endsWith('.txt') ? [f.slice(0, -4)] : []));

// Internal names in texts, each once, with the text.
function named(texts) {
  const found = new Map();
  for (const text of texts) {
    const name = internalIn(text);
    if (name && !found.has(name)) found.set(name, text);
  }
  return [...found].map(([name, text]) => `${name}: ${text}`);
}

// All texts in a value, but for those under keys that are no words for people.
const ids = new Set([
  'id',
  'do',
  'key',
  'name',
  'point',
  'kind',
  'game',
  'value',
  'values',
  'default',
  'first_game',
  'letters',
]);
function* textsIn(value, isWord = true) {
  if (typeof value === 'string') {
    if (isWord) yield value;
  } else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      yield* textsIn(inner, Array.isArray(value) ? isWord : !ids.has(key));
}

test('internal names are found', () => {
  for (const text of [
    'Play rp_draw now.',
    'Take RN01.',
    'EXN ra04 shell',
    'the VK_NONE of it',
    'tile T214',
  ])
    assert.ok(internalIn(text), text);
  for (const text of ['Sail to H7.', 'Round A4 of 6', 'Papa-Raʻi (13)', '27 VP, +3', 'VAKA'])
    assert.equal(internalIn(text), null);
  assert.equal(named(['a_b', 'a_b', 'fine']).length, 1);
});

test('games, options and words of the engine', () => {
  const games_ = engine.games();
  assert.deepEqual(named(games_.flatMap(g => [...textsIn(g)])), []);
  for (const game of games) {
    const { points, kinds, parts } = engine.words(game),
      texts = [points, ...Object.values(kinds), parts]
        .flatMap(table => Object.values(table))
        .flatMap(w => [...textsIn(w)]);
    assert.ok(texts.length);
    assert.deepEqual(named(texts), [], game);
  }
});

for (const game of gamesIn('tests/web/bank'))
  test(`${game}: questions, choices and reasons`, () => {
    const texts = [];
    for (const journal of bankOf(game)) {
      const marks = new Map(journal.marks);
      for (const [k, seat] of walk(engine, game, journal)) {
        if (seat === CHANCE || (!marks.has(k) && k % 40)) continue;
        const { due, legal, closed } = engine.view(seat);
        texts.push(...[due?.title, due?.help].filter(Boolean));
        texts.push(...legal.flatMap(l => [l.label, l.explain].filter(Boolean)));
        texts.push(...(closed ?? []).flatMap(c => [c.label, c.why, c.text].filter(Boolean)));
      }
    }
    assert.ok(texts.length > 50);
    assert.deepEqual(named(texts), []);
  });

test('the log of golden journals', () => {
  for (const game of games) {
    const files = readdirSync(new URL('tests/golden', root)).filter(f => f.startsWith(`${game}-`));
    const texts = files
      .slice(-4)
      .flatMap(f => told(new URL(`tests/golden/${f}`, root).pathname))
      .flatMap(step => step.log.map(l => l.text));
    assert.ok(texts.length > 20);
    assert.deepEqual(named(texts), [], game);
  }
});

// Everything that a lesson says on the way through it.
function* lessonTexts(n) {
  const said = ({ value, text }) => {
    assert.ok(value >= 0, text);
    return JSON.parse(text);
  };
  const [NEXT, WATCH, SHOW] = [0, 1, 4];
  let now = said(engine.call('lesson', n));
  for (let k = 0; k < 400; k++) {
    for (const key of ['say', 'tip', 'result', 'choices', 'help', 'title'])
      yield* textsIn(now[key] ?? '');
    if (now.awaits === 'over') return;
    if (now.awaits === 'answer') now = said(engine.call('lesson_choose', 0));
    else {
      const deed = { next: NEXT, watch: WATCH }[now.awaits] ?? SHOW;
      now = said(engine.call('lesson_do', deed));
    }
  }
  assert.fail('the lesson does not end');
}

for (const game of gamesIn('src/lesson/books'))
  test(`${game}: lessons and the coach`, () => {
    engine.give(readFileSync(new URL(`src/lesson/books/${game}.txt`, root), 'utf8'));
    const facts = JSON.parse(engine.call('lessons').text),
      texts = facts.lessons.flatMap((lesson, n) => [lesson.title, ...lessonTexts(n)]);
    texts.push(...Object.values(facts.coach ?? {}).flatMap(c => [...textsIn(c)]));
    assert.ok(texts.length > 30);
    assert.deepEqual(named(texts.filter(Boolean)), []);
  });

test('the catalogue of the page', async () => {
  const [{ en }] = await load('i18n/en/index.ts');
  const texts = Object.values(en).filter(v => typeof v === 'string');
  assert.ok(texts.length > 400);
  /* {n}, {n|one|many}: blanks that are filled in. */
  assert.deepEqual(named(texts.map(v => v.replace(/\{[^}]*\}/g, ' '))), []);
});

test('five minutes and how to play', () => {
  for (const game of games) {
    const text = readFileSync(new URL(`docs/learn/${game}.md`, root), 'utf8');
    assert.deepEqual(
      named(text.split('\n').filter(l => !/^<!--|^!\[|^\s*picture/.test(l))),
      [],
      game,
    );
  }
});
