// plan.test.mjs - the plan of a table and the request that it becomes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';
import { factsOfAll } from './lib/lexicon.mjs';
import { engine } from './positions.mjs';

const [plan, session] = await load('pages/plan.ts', 'app/session.ts');
session.games.set(factsOfAll());
const rowOf = id => engine.games().find(g => g.id === id);
const row = rowOf('polynesia');

// As the dialog does: ask the game after every change, until it refuses nothing any more.
function settle(p, sheet = row) {
  for (;;) {
    const { refused, why } = engine.setup(p.game, plan.seatsOf(p), p.options),
      next = plan.fitting(p, sheet, refused);
    if (next === p) {
      assert.equal(why, null);
      return p;
    }
    p = next;
  }
}

test('the first plan: you and a bot, or you and a friend', () => {
  assert.deepEqual(plan.firstPlan(row, false).others, ['bot:normal']);
  assert.deepEqual(plan.firstPlan(row, true).others, ['person']);
});

test('bots that nobody chose are for people; whoever is new meets the easier one', () => {
  const { levels, first_level: first, usual_level: usual } = factsOfAll(),
    ladder = levels.filter(l => l.people).map(l => l.id);
  assert.ok(ladder.includes(first));
  assert.ok(ladder.indexOf(first) < ladder.indexOf(usual));
});

test('it becomes the request of the protocol', () => {
  let p = plan.withSeats(plan.firstPlan(row, true), 3);
  p = { ...p, pace: 'slow', name: '  Friday canoe ' };
  assert.deepEqual(plan.request(p, 'c-1', 'x'), {
    id: 'c-1',
    game: 'polynesia',
    name: 'Friday canoe',
    options: {
      board_side: 'auto',
      card_1: 'random',
      card_2: 'random',
      card_3: 'random',
      first_player: 'random',
    },
    seats: [{ kind: 'me' }, { kind: 'person' }, { kind: 'bot', level: 'normal' }],
    pace: 'slow',
    clock: { start: 259200000, step: 86400000 },
    public: false,
    hints: true,
  });
  assert.equal(
    plan.request(plan.firstPlan(row, false), 'c', 'Canoe of Hina').name,
    'Canoe of Hina',
  );
  assert.equal(plan.request(plan.firstPlan(row, false), 'c', 'x').clock, null);
});

test('options that fewer seats cannot have go back to their default', () => {
  let p = plan.withSeats(plan.firstPlan(row, false), 4);
  p = plan.withOption(plan.withOption(p, 'card_3', '3.1'), 'first_player', '3');
  assert.equal(settle(p), p);
  const two = settle(plan.withSeats(p, 2));
  assert.equal(two.options.card_3, 'random');
  assert.equal(two.options.first_player, 'random');
  assert.equal(two.others.length, 1);
});

test('an option that another one rules out goes back to its default', () => {
  const arch = rowOf('archipelago'),
    keys = ['no_secrets', 'more_control', 'more_spice', 'chosen_trend', 'benefactor', 'family'],
    values = p => keys.map(k => p.options[k]);
  let p = plan.withSeats(plan.firstPlan(arch, false), 4);
  for (const key of keys.slice(1)) p = plan.withOption(p, key, 'on');
  assert.equal(settle(p, arch), p);
  const five = settle(plan.withSeats(p, 5), arch);
  assert.deepEqual(values(five), ['off', 'on', 'on', 'on', 'off', 'off']);
  const open = settle(plan.withOption(p, 'no_secrets', 'on'), arch);
  assert.deepEqual(values(open), ['on', 'off', 'off', 'off', 'off', 'on']);
});

test('what has no place alone is not offered alone', () => {
  const alone = engine.setup('conquest', 1).refused,
    two = engine.setup('conquest', 2).refused;
  assert.ok(alone.kumara?.on);
  assert.equal(alone.kumara.off, undefined);
  assert.equal(alone.solo_hard, undefined);
  assert.deepEqual(Object.keys(two), ['solo_hard']);
});

test('the first game is a switch', () => {
  const p = plan.firstPlan(row, false),
    on = plan.toFirstGame(p, row);
  assert.equal(plan.isFirstGame(p, row), false);
  assert.deepEqual(
    [on.options.card_1, on.options.card_2, on.options.card_3],
    ['1.3', '2.4', '3.7'],
  );
  assert.equal(plan.isFirstGame(on, row), true);
  assert.deepEqual(plan.toFirstGame(on, row).options, p.options);
  assert.equal(plan.isFirstGame(plan.firstPlan(rowOf('raiatea'), false), rowOf('raiatea')), false);
});
