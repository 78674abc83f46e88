// conquest_battle.test.mjs - how the page tells the end of a Battle, which may take several steps.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';
import { teach } from './lib/lexicon.mjs';

const [lexicon, { dice, outcome, partHit, removes, shown, taleOf }] = await load(
  'games/lexicon.ts',
  'games/conquest/battle/battle.ts',
);
teach(lexicon, 'conquest');

const row = wc => ({ wc, wb: 0, lw: 0, leader: 0 }),
  battle = {
    hex: 12,
    attacker: 0,
    defender: 1,
    front: [row(1), row(1)],
    panicked: [row(0), row(0)],
    rolls: [],
    n_rolls: 0,
    losses: [[], []],
  },
  view = fought => ({ position: { turn: 3, battle: fought } }),
  won = { name: 'battle_won', actor: 0, args: [12], text: 'Tonga wins.' },
  left = { name: 'retreated', actor: 1, args: [12], text: 'Samoa retreats.' },
  chain = { name: 'chain_up', actor: 0, args: [12] },
  elsewhere = { name: 'retreated', actor: 1, args: [13], text: 'Hiva retreats.' },
  step = (key, events, fought = battle, after = battle) => ({
    key,
    events,
    before: view(fought),
    after: view(after),
    seat: 0,
  });

const endAfter = motions => {
  const tale = motions.reduce(taleOf, null);
  return shown(view(null), motions.at(-1), tale).end;
};

test('its end is told step by step, also where the last one tells nothing', () => {
  assert.equal(
    endAfter([step(5, [won]), step(6, [left, elsewhere]), step(7, [chain], battle, null)]),
    'Tonga wins. Samoa retreats.',
  );
});

test('steps that come again with those after them say nothing twice', () => {
  assert.equal(
    endAfter([step(5, [won]), step(7, [won, left, chain], battle, null)]),
    'Tonga wins. Samoa retreats.',
  );
});

test('what was taken back is not told, nor another Battle', () => {
  const other = { ...battle, attacker: 1, defender: 0 };
  assert.equal(
    endAfter([step(5, [won]), step(6, [left]), step(6, [chain], battle, null)]),
    'Tonga wins.',
  );
  assert.equal(endAfter([step(5, [won], other), step(9, [left], battle, null)]), 'Samoa retreats.');
});

test('the rows as they were when it ended are those of the event, else those before the step', () => {
  const then = { ...battle, front: [row(1), row(0)], n_rolls: 1 },
    end = events => shown(view(null), step(5, events, battle, null), null).battle;
  assert.deepEqual(end([{ name: 'battle_roll' }, { ...won, battle: then }, left]), then);
  assert.deepEqual(end([left]), battle);
  assert.deepEqual(end([{ ...won, battle: { ...then, hex: 13 } }]), battle);
});

test('what a number of the die does: whom it hits, and whether for good', () => {
  assert.deepEqual(dice(), [1, 2, 3, 4, 5, 6]);
  assert.deepEqual(dice().map(partHit), [0, 0, 0, 1, 1, 1]);
  assert.deepEqual(dice().filter(removes), [1, 6]);
  assert.deepEqual([1, 2, 4, 6].map(outcome), [
    'attacker loses one',
    'attacker panics',
    'defender panics',
    'defender loses one',
  ]);
});
