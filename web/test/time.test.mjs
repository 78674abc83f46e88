// time.test.mjs - clocks and ages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';

const [{ ago, clock, span }] = await load('app/time.ts');
const second = 1000,
  minute = 60 * second,
  hour = 60 * minute,
  day = 24 * hour;

test('a clock counts down to zero and no further', () => {
  assert.equal(clock(10 * minute), '10:00');
  assert.equal(clock(9 * minute + 58 * second), '9:58');
  assert.equal(clock(59 * second + 1), '1:00', 'a begun second is there');
  assert.equal(clock(5 * second), '0:05');
  assert.equal(clock(1), '0:01');
  assert.equal(clock(0), '0:00');
  assert.equal(clock(-5), '0:00');
});

test('with hours, with days', () => {
  assert.equal(clock(hour), '1:00:00');
  assert.equal(clock(hour + 2 * minute + 3 * second), '1:02:03');
  assert.equal(clock(2 * day), '2 d');
  assert.equal(clock(2 * day + 5 * hour + 40 * minute), '2 d 5 h');
});

test('a length of time in words', () => {
  assert.equal(span(20 * second), '20 seconds');
  assert.equal(span(minute), '1 minute');
  assert.equal(span(12 * hour), '12 hours');
  assert.equal(span(3 * day), '3 days');
});

test('how long ago', () => {
  const now = 1790000000000;
  assert.equal(ago(now - 5 * second, now), 'just now');
  assert.equal(ago(now + 5 * second, now), 'just now', 'clocks differ');
  assert.equal(ago(now - 5 * minute, now), '5 minutes ago');
  assert.equal(ago(now - 3 * hour, now), '3 hours ago');
  assert.equal(ago(now - day, now), 'yesterday');
});
