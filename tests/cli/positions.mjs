/* position and puzzle: a position goes from a journal to text and back, into a game; puzzles are asked and answered. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { finish, folder, test, vaka } from './lib/vaka.mjs';

const golden = name => path.resolve('tests/golden', `${name}.jsonl`);
const open = golden('polynesia-2-b-drawn');
const made = (file, at) => vaka('position', 'make', file, '--at', at);

test('the text of a position shows what the journal shows there', () => {
  for (const at of [0, 1, 37, 60]) {
    const text = made(open, at).out.trim();
    assert.match(text, /^vaka1\.polynesia\.[\w-]+$/);
    const wanted = vaka('journal', 'view', open, '--at', at, '--seat', 1, '--json');
    for (const given of [text, `https://example.org/games/position#${text}`]) {
      const shown = vaka('position', 'show', given, '--seat', 1, '--json');
      assert.equal(shown.err, '');
      assert.deepEqual(JSON.parse(shown.out), JSON.parse(wanted.out));
    }
  }
});

test('a position that is damaged or foreign is refused with one sentence', () => {
  const text = made(open, 30).out.trim();
  for (const bad of [text.slice(0, -1), text.replace('1.', '2.'), 'x', text.replace('B', 'C')]) {
    for (const command of ['show', 'play']) {
      const r = vaka('position', command, bad);
      assert.equal(r.status, 1, bad);
      assert.match(r.err, /^vaka position \w+: this position cannot be opened: it .+\n$/);
      assert.equal(r.out, '');
    }
  }
});

test('of a game that is not over only what tells nothing secret', () => {
  const half = path.join(folder, 'half.jsonl');
  const lines = fs.readFileSync(golden('raiatea-2-standard'), 'utf8').split('\n');
  fs.writeFileSync(half, `${lines.slice(0, 31).join('\n')}\n`);
  const r = made(half, 30);
  assert.equal(r.status, 1);
  assert.match(r.err, /would tell what is still secret in it\n$/);
  assert.equal(made(half, 0).status, 0);
  assert.equal(made(golden('raiatea-2-standard'), 30).status, 0);
});

test('a game goes on from a position', () => {
  const text = made(open, 60).out.trim(),
    file = path.join(folder, 'on.jsonl');
  const r = vaka('position', 'play', text, '--plain', '--journal', file, { input: 'quit\n' });
  assert.equal(r.status, 0, r.err);
  const check = vaka('journal', 'check', file);
  assert.equal(check.status, 0, check.out);
  assert.equal(vaka('position', 'make', file, '--at', 60).out.trim(), text);
});

test('a puzzle: a wrong number, then all moves until it is solved; the streak begins', () => {
  const state = path.join(folder, 'state');
  const input = `none\n0\n${Array.from({ length: 200 }, (_, k) => `${k + 1}\n`).join('')}`;
  const r = vaka('puzzle', 'konane', { input, env: { ...process.env, XDG_STATE_HOME: state } });
  assert.equal(r.status, 0, r.err);
  assert.equal(r.out.match(/That is no number of the list/g).length, 2);
  assert.match(r.out, /Solved.* It wins \d+ of 100 games from here/);
  assert.match(r.out, /1 day in a row\.\n$/);
  const kept = fs.readFileSync(path.join(state, 'vaka/puzzles.txt'), 'utf8');
  assert.match(kept, /^\d{4}-\d\d-\d\d konane\n$/);
});

test('a former day has its puzzle, and one to come has none', () => {
  const r = vaka('puzzle', 'raiatea', '--day', '2026-11-02', { input: 'show\n' });
  assert.equal(r.status, 0, r.err);
  assert.match(r.out, /^Puzzle of 2026-11-02\. You are seat \d/);
  assert.match(r.out, /The best move is number \d+\./);
  for (const day of ['2026-10-31', '9999-01-01', 'x'])
    assert.equal(vaka('puzzle', 'raiatea', '--day', day).status, 2);
});

finish();
