/*
 * Positions in WebAssembly are those of the command: the same text for the same step, read again to the same hash,
 * refused with the same sentence; a journal made of one goes on; a side line is tried and left; every puzzle of
 * every game opens, whatever the day.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { DUE_CHANCE, Engine } from './lib/engine.mjs';
import { finish, test } from './lib/tally.mjs';

process.chdir(path.resolve(path.dirname(new URL(import.meta.url).pathname), '../..'));
const engine = await Engine.open('build/vaka.wasm');
const first = 20758; // 2026-11-01

for (const name of [
  'archipelago-2-short',
  'conquest-1-solo-hard',
  'polynesia-2-b-drawn',
  'raiatea-2-oracle',
]) {
  const file =
    fs.readdirSync('tests/golden').find(n => n.startsWith(name)) ?? 'raiatea-2-tane-oracle.jsonl';
  const text = fs.readFileSync(path.join('tests/golden', file), 'utf8');
  const steps = engine.journal(text).value;
  for (const at of [0, Math.floor(steps / 2), steps])
    await test(`${name} at ${at}`, () => {
      assert.equal(engine.journal(text).value, steps);
      const hash = at ? engine.exports.vaka_step_hash(at) : null;
      const made = engine.call('position_write', at);
      const native = execFileSync('build/vaka', ['position', 'make', '-', '--at', `${at}`], {
        input: text,
      });
      assert.equal(made.text, native.toString().trim());
      engine.give(made.text);
      assert.equal(engine.call('position_read').value, at);
      if (hash !== null) assert.equal(engine.exports.vaka_hash(), hash);
      engine.give('easy');
      const journal = engine.call('position_journal', 0, 7n);
      assert.equal(journal.value, 0);
      assert.equal(engine.journal(journal.text).value, at);
      assert.equal(engine.call('rewind', at + 1).value < 0, true);
      assert.equal(engine.call('rewind', 0).value, 0);
      assert.equal(engine.call('steps').value, 0);
    });
}

/* A side line: back in a game, other steps behind it by bots and a seed, judged, and the game itself again. */
await test('a side line', () => {
  const text = fs.readFileSync('tests/golden/polynesia-2-b-drawn.jsonl', 'utf8');
  const from = Math.floor(engine.journal(text).value / 2);
  const more = 12;
  const tryOut = () => {
    assert.equal(engine.call('rewind', from).value, 0);
    const steps = [];
    while (steps.length < more) {
      const due = engine.due().value;
      const seat = Math.log2(due & -due);
      if (due === DUE_CHANCE) steps.push(engine.chance(5).text);
      else {
        engine.give('easy');
        steps.push(engine.call('choose', seat, 5n).text);
        assert.equal(engine.apply(seat, steps.at(-1)).value, 0);
      }
    }
    return steps.join('\n');
  };
  const line = tryOut();
  const hash = engine.exports.vaka_hash();
  assert.equal(engine.call('analysis').value, from + more);
  assert.equal(engine.call('judge', from + 1, 100).value, 0);
  assert.equal(engine.call('rewind', from + more - 1).value, 0);
  assert.ok(engine.call('judge', from + 1, 100).value < 0, 'of another length it is another game');
  assert.equal(tryOut(), line, 'the same seed brings the same line');
  assert.equal(engine.exports.vaka_hash(), hash);
  engine.give('easy');
  const journal = engine.call('position_journal', 0, 7n).text;
  assert.equal(engine.journal(journal).value, from + more);
  assert.equal(engine.exports.vaka_hash(), hash, 'a game to play on');
});

for (const [text, why] of [
  ['nonsense', 'it is no position of Vaka'],
  ['vaka1.konane.AAAAAAAA', 'it is damaged or was not copied whole'],
])
  await test(why, () => {
    engine.give(text);
    const refused = engine.call('position_read');
    assert.ok(refused.value < 0);
    assert.equal(refused.text, why);
    assert.ok(engine.call('position_write', 0).value < 0, 'nothing is left of the game before');
  });

for (const name of fs.readdirSync('src/analysis/puzzles')) {
  const text = fs.readFileSync(path.join('src/analysis/puzzles', name), 'utf8');
  const lines = text.split('\n').filter(l => l && !l.startsWith('#'));
  for (const [k, line] of lines.entries())
    await test(`${name}, line ${k + 1}`, () => {
      engine.give(text);
      const { value, text: told } = engine.call('puzzle', first + k);
      assert.equal(value, 0, told);
      const puzzle = JSON.parse(told);
      const [best, next, position, ...move] = line.split(' ');
      assert.deepEqual([puzzle.value, puzzle.next, puzzle.best], [+best, +next, move.join(' ')]);
      assert.equal(engine.call('position_write', 1e9).text, position);
    });
  await test(`${name}, round and round`, () => {
    engine.give(text);
    const { text: again } = engine.call('puzzle', first + lines.length);
    engine.give(text);
    assert.equal(engine.call('puzzle', first).text, again, 'the last is followed by the first');
  });
}
finish();
