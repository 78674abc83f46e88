/*
 * Analysis in WebAssembly is that of the command: the same journal and budget give the same JSON, also where steps
 * are shared out over several modules, judged in another order and put together; wrong calls are refused.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Engine } from './lib/engine.mjs';
import { finish, test } from './lib/tally.mjs';

process.chdir(path.resolve(path.dirname(new URL(import.meta.url).pathname), '../..'));
const budget = 100;
const engines = [await Engine.open('build/vaka.wasm'), await Engine.open('build/vaka.wasm')];
/* One of each kind, the first steps of it: a game that is not over can be judged, too. */
const most = 70;
const journals = ['archipelago-2-short', 'conquest-1-solo-hard', 'polynesia-2', 'raiatea-2'].map(
  start => {
    const name = fs.readdirSync('tests/golden').find(n => n.startsWith(start));
    const lines = fs.readFileSync(path.join('tests/golden', name), 'utf8').split('\n');
    return { name, text: `${lines.slice(0, 1 + most).join('\n')}\n` };
  },
);

/* Bytes, not text: the row of a step. */
function rowOf(engine, step) {
  assert.equal(engine.exports.vaka_judge(step, budget), 0);
  const { memory, vaka_output: at, vaka_output_length: length } = engine.exports;
  return new Uint8Array(memory.buffer, at(), length()).slice();
}

function putRow(engine, step, bytes) {
  const at = engine.exports.vaka_input(bytes.length);
  new Uint8Array(engine.exports.memory.buffer, at, bytes.length).set(bytes);
  assert.equal(engine.exports.vaka_judged_put(step), 0);
}

/* The second module judges every second step, from the last to the first, and hands them over. */
function judgeAll(text) {
  const [one, two] = engines;
  for (const engine of engines) assert.ok(engine.journal(text).value > 0);
  const n = one.call('analysis').value;
  assert.equal(two.call('analysis').value, n);
  for (let step = n; step > 0; step--)
    if (step % 2) rowOf(one, step);
    else putRow(one, step, rowOf(two, step));
  return n;
}

const native = input =>
  JSON.parse(
    execFileSync('build/vaka', ['analyse', '-', '--json', '--budget', `${budget}`], {
      input,
      maxBuffer: 1 << 28,
    }),
  );

for (const { name, text } of journals)
  await test(name, () => {
    const n = judgeAll(text);
    const names = JSON.parse(text.slice(0, text.indexOf('\n'))).names.join('\n');
    const wanted = native(text);
    assert.equal(wanted.judged, n);
    assert.deepEqual(
      { ...JSON.parse(engines[0].call('account').text), moves: wanted.moves },
      wanted,
    );
    wanted.moves.forEach((move, k) => {
      engines[0].give(names);
      const { value, text: told } = engines[0].call('judged', k + 1);
      assert.equal(value, 0);
      assert.deepEqual(JSON.parse(told), move);
    });
    for (const move of wanted.moves.filter(m => m.kind === 'chance'))
      assert.ok(Math.abs(move.luck.reduce((a, b) => a + b, 0)) < 1e-6, `step ${move.step}`);
  });

await test('what cannot be judged is refused', () => {
  const [engine] = engines;
  const n = engine.steps();
  assert.ok(engine.exports.vaka_budget() > budget);
  for (const [step, iterations] of [
    [0, budget],
    [n + 1, budget],
    [1, 0],
  ])
    assert.ok(engine.call('judge', step, iterations).value < 0);
  engine.give('short');
  assert.ok(engine.call('judged_put', 1).value < 0);
  engine.start('konane', 2);
  assert.ok(engine.call('judge', 1, budget).value < 0, 'another game has begun');
  assert.ok(engine.call('account').value < 0);
  assert.equal(engine.call('analysis').value, 0);
  assert.ok(engine.call('account').value < 0);
});

finish();
