// plan.test.mjs - the plan of a table and the request that it becomes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';

const [plan, { gameInfo }] = await load('pages/plan.ts', 'games/registry.ts');
const info = gameInfo('polynesia');
const option = (key, values) => ({ key, kind: 'word', default: values[0], values, help: '' });
const row = {
  id: 'polynesia',
  title: 'Polynesia',
  rules_version: 1,
  seats: [2, 4],
  options: [
    option('board_side', ['auto', 'A', 'B']),
    option('card_1', ['random', '1.3']),
    option('card_2', ['random', '2.4']),
    option('card_3', ['random', '3.1', '3.7']),
    option('first_player', ['random', '0', '1', '2', '3']),
  ],
};

test('the first plan: you and a bot, or you and a friend', () => {
  assert.deepEqual(plan.firstPlan(row, false).others, ['bot:normal']);
  assert.deepEqual(plan.firstPlan(row, true).others, ['person']);
});

test('it becomes the request of the protocol', () => {
  let p = plan.withSeats(plan.firstPlan(row, true), 3, row, info);
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
  let p = plan.withSeats(plan.firstPlan(row, false), 4, row, info);
  p = plan.withOption(
    plan.withOption(p, 'card_3', '3.1', row, info),
    'first_player',
    '3',
    row,
    info,
  );
  assert.equal(plan.withSeats(p, 4, row, info).options.card_3, '3.1');
  const two = plan.withSeats(p, 2, row, info);
  assert.equal(two.options.card_3, 'random');
  assert.equal(two.options.first_player, 'random');
  assert.equal(two.others.length, 1);
});

test('an option that another one rules out goes back to its default', () => {
  const arch = gameInfo('archipelago'),
    keys = ['no_secrets', 'more_control', 'more_spice', 'chosen_trend', 'benefactor', 'family'];
  const sheet = {
    ...row,
    id: 'archipelago',
    seats: [2, 5],
    options: keys.map(k => option(k, ['off', 'on'])),
  };
  let p = plan.withSeats(plan.firstPlan(sheet, false), 4, sheet, arch);
  for (const key of keys.slice(1)) p = plan.withOption(p, key, 'on', sheet, arch);
  assert.deepEqual(Object.values(p.options), ['off', 'on', 'on', 'on', 'on', 'on']);
  assert.deepEqual(Object.values(plan.withSeats(p, 5, sheet, arch).options), [
    'off',
    'on',
    'on',
    'on',
    'off',
    'off',
  ]);
  assert.deepEqual(Object.values(plan.withOption(p, 'no_secrets', 'on', sheet, arch).options), [
    'on',
    'off',
    'off',
    'off',
    'off',
    'on',
  ]);
});

test('the first game is a switch', () => {
  const p = plan.firstPlan(row, false),
    on = plan.toFirstGame(p, row, info);
  assert.equal(plan.isFirstGame(p, info), false);
  assert.deepEqual(
    [on.options.card_1, on.options.card_2, on.options.card_3],
    ['1.3', '2.4', '3.7'],
  );
  assert.deepEqual(plan.toFirstGame(on, row, info).options, p.options);
});
