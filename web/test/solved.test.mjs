// solved.test.mjs - puzzles that were solved: the streak, what counts, and what a damaged memory leaves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';

const [{ streakOf, withSolved, readBook, today, dayNumber, dayText }] =
  await load('position/solved.ts');
const on = (...days) => Object.fromEntries(days.map(d => [d, { tries: 1, onDay: true }]));

test('days in a row', () => {
  assert.equal(streakOf(undefined, '2026-11-16'), 0);
  assert.equal(streakOf(on('2026-11-16'), '2026-11-16'), 1);
  assert.equal(streakOf(on('2026-11-14', '2026-11-15', '2026-11-16'), '2026-11-16'), 3);
  assert.equal(streakOf(on('2026-10-31', '2026-11-01'), '2026-11-02'), 2);
});

test('today may still be solved; a day that was missed ends it', () => {
  assert.equal(streakOf(on('2026-11-14', '2026-11-15'), '2026-11-16'), 2);
  assert.equal(streakOf(on('2026-11-13', '2026-11-14'), '2026-11-16'), 0);
  assert.equal(streakOf(on('2026-11-13', '2026-11-15'), '2026-11-16'), 1);
});

test('a former puzzle is solved, but is no part of the streak', () => {
  const book = withSolved({}, { game: 'konane', day: '2026-11-15', tries: 2, now: '2026-11-16' });
  assert.deepEqual(book.konane['2026-11-15'], { tries: 2, onDay: false });
  assert.equal(streakOf(book.konane, '2026-11-16'), 0);
});

test('the first time counts', () => {
  const one = withSolved({}, { game: 'konane', day: '2026-11-16', tries: 3, now: '2026-11-16' });
  const two = withSolved(one, { game: 'konane', day: '2026-11-16', tries: 1, now: '2026-11-17' });
  assert.equal(two, one);
});

test('what is damaged is left out', () => {
  for (const bad of [null, '', 'x', '[]', '3', 'null', '{"konane":3}', '{"konane":{"x":{}}}'])
    assert.equal(streakOf(readBook(bad).konane, '2026-11-16'), 0, bad);
  const good = { konane: on('2026-11-16') };
  assert.deepEqual(readBook(JSON.stringify({ ...good, raiatea: { y: 1 } })), {
    ...good,
    raiatea: {},
  });
});

test('days are those of UTC', () => {
  assert.equal(today(Date.UTC(2026, 10, 16, 23, 59)), '2026-11-16');
  assert.equal(dayText(dayNumber('2028-02-29')), '2028-02-29');
});
