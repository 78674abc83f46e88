// raiatea_told.test.mjs - what the board of Raiatea tells as it happened: the row of act 5 beat by beat,
// jumps in a replay; and what lies in rows keeps its place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';

const [{ raiatea }, timeline, blessing, statues, slots] = await load(
  'games/raiatea/index.ts',
  'games/raiatea/timeline.tsx',
  'games/raiatea/ceremony/blessing.ts',
  'games/raiatea/island/Statues.tsx',
  'games/raiatea/island/slots.ts',
);

// Vector 20 of the specification: bag 9, costs 4, 6, 6: the first succeeds, both sixes fail, 5 stay.
test('the row is told beat by beat', () => {
  const e = (name, args, actor = null) => ({ name, actor, args });
  const events = [
    e('row_laid', ['rua_hatu', 0], 1),
    e('row_laid', ['roroo', 1], 0),
    e('row_laid', ['tino_rua', 2], 2),
    e('bag_paid', ['rua_hatu', 4, 5, 9]),
    e('row_failed', ['roroo']),
    e('row_failed', ['tino_rua']),
  ];
  const list = blessing.beats(null, 1, 9, events);
  assert.deepEqual(
    list.map(s => s.cards.map(c => c.fate).join()),
    ['waits,waits,waits', 'now,waits,waits', 'done,failed,waits', 'done,failed,failed'],
  );
  assert.equal(list.at(-1).bag, 5);
  assert.deepEqual(
    list[1].cards.map(c => c.paid),
    [4, null, null],
  );
  assert.deepEqual(
    blessing.levels(list.at(-1)).map(l => l.before),
    [9, 5, 5],
  );
  assert.deepEqual(
    blessing.levels(list[0]).map(l => [l.before, l.enough]),
    [
      [9, true],
      [5, false],
      [5, false],
    ],
  );
  // Hina first: 23 - 1 + 24 = 46, as in vector 4.
  const hina = blessing.beats(null, 1, 23, [
    e('row_laid', ['hina', 0]),
    e('row_laid', ['uru_taetae', 1], 1),
    e('bag_paid', ['hina', 1, 22, 23]),
    e('bag_gained', [24, 46]),
    e('bag_paid', ['uru_taetae', 4, 42, 46]),
  ]);
  assert.deepEqual([hina.at(-1).bag, hina.at(-1).cards[1].before], [42, 46]);
  assert.ok(timeline.duration(events) > 2000);
});

test('the end of a blessing is not told before it was shown, everything else at once', () => {
  const event = name => ({ name, actor: 0, args: ['roo', 3, 9] });
  for (const name of ['bag_paid', 'row_failed'])
    assert.ok(timeline.isTold([event('went'), event(name)]), name);
  assert.ok(!timeline.isTold([event('went'), event('mana'), event('row_laid')]));
  assert.equal(raiatea.holds, timeline.isTold);
  const long = n => timeline.duration(Array.from({ length: n }, () => event('bag_paid')));
  assert.ok(long(4) - long(3) >= timeline.beatLength, 'every card has its time');
});

test('a jump back in a replay lays the row anew', () => {
  const at = (row, bag) => ({ act: 5, ceremony: 1, row, bag }),
    a = { ritual: 'raa', owner: 0 },
    b = { ritual: 'oro', owner: 1 };
  const first = blessing.follow(null, at([a, b], 20)),
    then = blessing.follow(first, at([b], 15)),
    back = blessing.follow(then, at([a, b], 20));
  assert.deepEqual(
    then.cards.map(c => c.ritual),
    ['oro'], // nobody saw what became of the other
  );
  assert.deepEqual(
    back.cards.map(c => c.fate),
    ['waits', 'waits'],
  );
});

test('tiles of a row stay together on a statue: one line up to three, else two', () => {
  const lines = statues.tileLines([
    ['a'],
    ['b', 'c'],
    ['d', null, 'e'],
    ['f', 'g', 'h', 'i'],
    ['j', 'k', 'l', 'm', 'n'],
  ]);
  assert.deepEqual(
    lines.map(l => [l.row, l.cells.length]),
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 2],
      [3, 2],
      [4, 3],
      [4, 2],
    ],
  );
});

test('cards keep their places: a gap stays where one was taken, and is filled first', () => {
  const { placed } = slots;
  assert.deepEqual(placed([], ['uru', 'taro', 'diver']), ['uru', 'taro', 'diver']);
  assert.deepEqual(placed(['uru', 'taro', 'diver'], ['uru', 'diver']), ['uru', null, 'diver']);
  assert.deepEqual(placed(['uru', null, 'diver'], ['diver']), [null, null, 'diver']);
  assert.deepEqual(placed(['uru', null, 'diver'], ['uru']), ['uru']);
  const full = placed([null, null, 'diver'], ['diver', 'mahi', 'tiare', 'trader']);
  assert.deepEqual(full, ['mahi', 'tiare', 'diver', 'trader']);
});
