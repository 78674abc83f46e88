/* `vaka bot` and positions that are not what they should be: it says so, and never plays on from them. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { played, script } from './lib/players.mjs';
import { finish, folder, json, program, test } from './lib/vaka.mjs';

/* What a player was told: the two lines of its game, and its questions as lines by their words. */
function told(game) {
  const log = path.join(folder, `${game}.log`);
  const player = script(
    `${game}-recorder`,
    `echo ready 1 state,legal
     while read -r word rest; do
       echo "$word $rest" >> ${log}
       case $word in legal) last=$rest ;; decide) echo "do $last" ;; esac
     done`,
  );
  const r = played(game, '--bots', `random,${player}`, '--games', 1, '--patience', 60000);
  assert.deepEqual(r.forfeits, []);
  const lines = fs.readFileSync(log, 'utf8').trimEnd().split('\n');
  const questions = [];
  let at = {};
  for (const line of lines.slice(2)) {
    const word = line.split(' ')[0];
    if (word === 'state') at = { legal: [] };
    if (word === 'legal') at.legal.push(line);
    else at[word] = line;
    if (word === 'decide') questions.push(at);
  }
  return { begin: lines.slice(0, 2), questions };
}

const ask = q => [q.state, q.sum, ...q.legal, q.decide].filter(line => line !== undefined);

/* Its answers to questions of one game. */
function answers(level, begin, questions) {
  const input = ['vaka 1 0.1.0', ...begin, ...questions.flatMap(ask), 'quit', ''].join('\n');
  const r = spawnSync(program, ['bot', level], { input, encoding: 'utf8', timeout: 120000 });
  assert.deepEqual([r.status, r.signal, r.stderr], [0, null, '']);
  return r.stdout.trimEnd().split('\n').slice(1);
}

/* The same luck every time. */
function* numbers(x) {
  for (;;) {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    yield x >>> 8;
  }
}

const unreadable = 'sorry no readable position came';
for (const { id } of json('games', '--json').games)
  test(`${id}: bytes that were changed are no position`, () => {
    const { begin, questions } = told(id);
    const luck = numbers(7);
    const next = n => luck.next().value % n;
    const wrong = Array.from({ length: 300 }, () => {
      const q = questions[next(questions.length)];
      const bytes = Buffer.from(q.state.slice(6), 'hex');
      const some = 1 + next(6);
      for (let i = 0; i < some; i++) bytes[next(i % 2 ? 64 : bytes.length)] ^= 1 + next(255);
      return { ...q, state: `state ${bytes.toString('hex')}` };
    });
    const [first] = questions;
    wrong.push({ ...first, state: first.state.slice(0, -2) }, { ...first, state: 'state x' });
    wrong.push({ ...first, state: undefined }, { ...first, state: first.state.toUpperCase() });
    wrong.push({ ...first, sum: `sum ${'0'.repeat(16)}` });
    const changed = wrong.filter(
      q => !questions.some(good => good.state === q.state && good.sum === q.sum),
    );
    const all = answers('easy:4', begin, changed.concat(first));
    assert.match(all.pop(), /^do /);
    assert.deepEqual(new Set(all), new Set([unreadable]));
    assert.equal(all.length, changed.length);
    /* What one seat sees is not what the other sees. */
    const other = begin.map(line => line.replace(' seat=1 ', ' seat=0 '));
    assert.notDeepEqual(other, begin);
    assert.deepEqual(answers('easy:4', other, [first]), [unreadable]);
  });

test('a position without its sum is of an older version', () => {
  const { begin, questions } = told('konane');
  const older = 'sorry the position came without its sum, as an older version of vaka tells it';
  assert.deepEqual(answers('greedy', begin, [{ ...questions[0], sum: undefined }]), [older]);
  assert.deepEqual(answers('greedy', begin, [{ ...questions[0], sum: 'sum x' }]), [older]);
});

finish();
