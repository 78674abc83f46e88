/*
 * Lessons in WebAssembly: every lesson of every book is walked to its end by what the module itself says
 * is awaited, the position is that of the lesson, wrong and foreign calls are answered as they should be.
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { Engine } from './lib/engine.mjs';
import { finish, test } from './lib/tally.mjs';

process.chdir(path.resolve(path.dirname(new URL(import.meta.url).pathname), '../..'));
const engine = await Engine.open('build/vaka.wasm');

const [NEXT, WATCH, BACK, AGAIN, SHOW, HELP] = [0, 1, 2, 3, 4, 5];
const [RIGHT, FINE, OTHER, WRONG, ILLEGAL, NOT_NOW] = [0, 1, 2, 3, 4, 5];

/* The answer of a call as { value, ...how the lesson stands }. */
function stand({ value, text }) {
  assert.ok(value >= 0, text);
  return { value, ...JSON.parse(text) };
}

const bookOf = game => {
  const file = `src/lesson/books/${game}.txt`;
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
};

function lessonsOf(game) {
  engine.give(bookOf(game));
  const { value, text } = engine.call('lessons');
  assert.ok(value > 0, text);
  assert.equal(JSON.parse(text).lessons.length, value);
  return JSON.parse(text).lessons;
}

function begin(game, lesson) {
  lessonsOf(game);
  return stand(engine.call('lesson', lesson));
}

const doing = what => stand(engine.call('lesson_do', what));

function act(action) {
  engine.give(action);
  return stand(engine.call('lesson_act'));
}

/* One thing that leads on. */
function onward(now) {
  if (now.awaits === 'action') return doing(SHOW);
  if (now.awaits === 'watch') return doing(WATCH);
  if (now.awaits === 'answer') return stand(engine.call('lesson_choose', 0));
  return doing(NEXT);
}

for (const { id } of engine.games().filter(g => bookOf(g.id) !== null)) {
  for (const [i, lesson] of lessonsOf(id).entries())
    await test(`${id}, ${lesson.id}`, () => {
      let now = begin(id, i);
      let looks = 0;
      assert.equal(now.lesson.id, lesson.id);
      while (now.awaits !== 'over') {
        assert.ok(now.say, 'something is said');
        assert.equal(engine.steps(), now.steps);
        assert.ok(++looks < 1000, 'it comes to an end');
        now = onward(now);
      }
      assert.equal(now.beat, now.beats);
      assert.ok(now.tip);
    });
}

await test('polynesia has lessons; what is no book is refused by line, and nothing can be begun then', () => {
  assert.equal(lessonsOf('polynesia').length, 12);
  engine.give('game polynesia\nseats You, Hina\nsay Hello.\n');
  const { value, text } = engine.call('lessons');
  assert.ok(value < 0);
  assert.match(text, /^line 3: /);
  assert.ok(engine.call('lesson', 0).value < 0);
});

await test('a wrong try is explained and taken back', () => {
  assert.equal(begin('polynesia', 0).awaits, 'action');
  assert.equal(act('POPV').value, OTHER);
  assert.equal(act('HOP b06 rb14 own').value, ILLEGAL);
  assert.equal(act('TRV').value, RIGHT);
  assert.equal(doing(BACK).value, NOT_NOW);
  let now = act('HOP b06 rb14 own');
  assert.equal(now.result.kind, 'then');
  doing(NEXT);
  now = doing(NEXT);
  assert.ok(now.try && now.can.show && !now.can.back && !now.can.help);
  assert.equal(doing(HELP).value, NOT_NOW);
  const before = engine.hash();
  now = act('HOP b10 rb14 own');
  assert.equal(now.value, WRONG);
  assert.equal(now.result.kind, 'wrong');
  assert.equal(engine.view(0).score.totals[0], 1);
  now = doing(BACK);
  assert.equal(now.value, FINE);
  assert.equal(now.result, null);
  assert.equal(engine.hash(), before);
  act('HOP b00 rb02 neutral');
  assert.equal(doing(AGAIN).value, FINE);
  assert.equal(engine.hash(), before);
  act('HOP b00 rb02 neutral');
  now = act('HOP b02 rb07 own');
  assert.equal(now.value, RIGHT);
  assert.equal(now.result.kind, 'good');
  assert.equal(now.awaits, 'next');
});

await test('what an action brought is seen before the scene changes', () => {
  let now = begin('polynesia', 1);
  while (!now.try) {
    const before = now;
    now = onward(now);
    assert.equal(
      now.scene > before.scene,
      now.steps < before.steps,
      'only a jump is another scene',
    );
    if (now.scene > before.scene) assert.equal(before.awaits, 'next');
  }
  assert.ok(now.scene > 1);
  now = act('EXN rb07 fish');
  assert.ok(now.done && now.result.kind === 'good');
});

await test('another game ends the lesson', () => {
  begin('polynesia', 0);
  engine.start('polynesia', 2);
  assert.ok(engine.call('lesson_do', NEXT).value < 0);
  engine.give('TRV');
  assert.ok(engine.call('lesson_act').value < 0);
  assert.ok(engine.call('lesson_choose', 0).value < 0);
});

await test('wrong calls are refused', () => {
  begin('polynesia', 0);
  assert.ok(engine.call('lesson_do', 6).value < 0);
  assert.ok(engine.call('lesson_do', -1).value < 0);
  assert.ok(engine.call('lesson', 12).value < 0);
});

finish();
