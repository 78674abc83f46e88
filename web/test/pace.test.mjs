// pace.test.mjs - how fast others' moves are shown.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';

const [{ shownFor, speeds }] = await load('table/pace.ts');

// All motions of a wait, as the player shows them.
function total(pace, lengths) {
  let spent = 0;
  lengths.forEach((own, k) => (spent += shownFor(pace, own, lengths.length - 1 - k, spent)));
  return spent;
}

test('quick: however much happens, it is over in time', () => {
  for (const n of [1, 5, 40, 400])
    assert.ok(total('quick', Array(n).fill(700)) <= speeds.quick.most + 1e-6, `${n} motions`);
});

test('quick: few motions have half their length', () => {
  assert.equal(total('quick', [600, 400]), 500);
});

test('motions that come later find what is left', () => {
  assert.equal(shownFor('quick', 800, 0, speeds.quick.most), 0);
  assert.equal(shownFor('quick', 800, 1, speeds.quick.most - 200), 100);
});

test('normal and slow take their time, at once takes none', () => {
  assert.equal(total('normal', [500, 500]), 1000);
  assert.equal(total('slow', [500, 500]), 1800);
  assert.equal(total('at_once', [500, 500]), 0);
});
