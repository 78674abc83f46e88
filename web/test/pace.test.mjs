// pace.test.mjs - how fast others' moves are shown.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';

const [{ shownFor, speeds }, { reel }] = await load('app/pace.ts', 'table/reel.ts');

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

// A table by a clock that the test moves: what three bots do arrives at its time, in groups, and is shown. The time at
// which the last one has been shown, and how many were.
function watched(pace, arrivals, length = 900) {
  let now = 0,
    timers = [],
    n = 0,
    shown = null,
    behind = null;
  const r = reel({
    pace: () => pace,
    length: () => length,
    after: (run, ms) => {
      timers.push({ at: now + ms, run, id: ++n });
      return n;
    },
    stop: id => void (timers = timers.filter(x => x.id !== id)),
    show: (motion, last) => {
      shown = motion;
      behind = last ?? behind;
    },
  });
  const seen = new Set();
  const until = time => {
    for (;;) {
      timers.sort((a, b) => a.at - b.at);
      if (shown) seen.add(shown.key);
      if (!timers.length || timers[0].at > time) break;
      const { at, run } = timers.shift();
      now = at;
      run();
    }
    now = Math.max(now, time === Infinity ? 0 : time);
  };
  r.turn();
  let key = 0;
  for (const { at, steps, deed } of arrivals) {
    until(at);
    if (deed) r[deed]();
    r.push(Array.from({ length: steps }, () => ({ key, events: [{ n: key++ }] })));
  }
  until(Infinity);
  assert.equal(shown, null, 'nothing is left moving');
  return { end: now, seen: seen.size, behind };
}

test('quick: three bots, from the end of my turn to my next decision, 3 seconds beside their thinking', () => {
  for (const each of [1, 4, 12, 60])
    for (const thinking of [0, 40, 700, 5000]) {
      const arrivals = [{ at: 0, steps: 1 }];
      for (let bot = 1; bot <= 3; bot++)
        for (let k = 0; k < each; k++)
          arrivals.push({ at: bot * thinking + (k * thinking) / each, steps: 1 });
      const last = arrivals.at(-1).at,
        { end } = watched('quick', arrivals);
      assert.ok(end - last <= 3000, `${each} steps each, ${thinking} ms: ${end - last} ms more`);
    }
});

test('quick: few steps are all seen', () =>
  assert.equal(watched('quick', [{ at: 0, steps: 4 }]).seen, 4));

test('fast-forward holds until the next answer of one’s own', () => {
  const slow = [
      { at: 0, steps: 3 },
      { at: 100, steps: 0, deed: 'forward' },
    ],
    later = [
      { at: 200, steps: 5 },
      { at: 300, steps: 5 },
    ];
  assert.equal(watched('slow', [...slow, ...later]).end, 300);
  assert.ok(watched('slow', [...slow, { at: 200, steps: 1, deed: 'turn' }]).end > 1000);
});

test('skip jumps to the end of what is known, and no further', () => {
  const { end } = watched('normal', [
    { at: 0, steps: 9 },
    { at: 10, steps: 0, deed: 'skip' },
    { at: 20, steps: 1 },
  ]);
  assert.equal(end, 20 + 900 + 40);
});

test('what is passed over is part of what was shown before', () => {
  const { behind } = watched('normal', [
    { at: 0, steps: 9 },
    { at: 1000, steps: 0, deed: 'skip' }, // the second one is shown
  ]);
  assert.equal(behind.key, 8);
  assert.deepEqual(
    behind.events.map(e => e.n),
    [1, 2, 3, 4, 5, 6, 7, 8],
  );
});
