// analysis.test.mjs - marks of an analysis: which moves are worth a look, the next mistake, how numbers are written.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';

const [{ games, marked, mistakeAfter, mistakeBefore, signed }] = await load('analysis/marks.ts');

const move = (step, seat, mark) => [step, { step, seat, mark, kind: 'decision', best: [] }];
const moves = new Map([
  move(9, 1, 'mistake'),
  move(2, 0, ''),
  move(4, 0, 'blunder'),
  move(6, 0, 'brilliant'),
]);

test('moves with a mark, in the order of play, of one seat or of all', () => {
  assert.deepEqual(
    marked(moves, 'all').map(m => m.step),
    [4, 6, 9],
  );
  assert.deepEqual(
    marked(moves, 1).map(m => m.step),
    [9],
  );
});

test('a mistake is looked at from the position before it; what is brilliant is none', () => {
  const all = marked(moves, 'all');
  assert.equal(mistakeAfter(all, 0).step, 4);
  assert.equal(mistakeAfter(all, 3).step, 9);
  assert.equal(mistakeAfter(all, 8), undefined);
  assert.equal(mistakeBefore(all, 8).step, 4);
  assert.equal(mistakeBefore(all, 3), undefined);
});

test('whole games, tenths where there is no whole one, and a sign', () => {
  assert.deepEqual([12.4, 0.44, 0.01, -0.6].map(games), ['12', '0.4', '0', '-0.6']);
  assert.deepEqual([12.4, -12.6, 0.01, -0.01].map(signed), ['+12', '−13', '0', '0']);
});
