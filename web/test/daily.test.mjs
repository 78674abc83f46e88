// daily.test.mjs - results of daily challenges in this browser, and the plan of a game alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';
import { factsOfAll } from './lib/lexicon.mjs';
import { engine } from './positions.mjs';

const [daily, plan, session, tables] = await load(
  'app/daily.ts',
  'pages/plan.ts',
  'app/session.ts',
  'ui/tables.tsx',
);
session.games.set(factsOfAll());

const row = (more = {}) => ({
  id: 'k3v9q2',
  game: 'conquest',
  status: 'over',
  you: 0,
  daily: '2026-11-15',
  seats: [{ seat: 0, kind: 'person', name: 'Leilani' }],
  scores: [61],
  winners: [0],
  round: 12,
  step: 300,
  due: [],
  ...more,
});
const result = (day, won, points, turns, table) => ({
  table,
  game: 'conquest',
  day,
  points,
  won,
  turns,
});

test('a table that has ended tells its result, in points', () => {
  assert.deepEqual(daily.resultOf(row()), result('2026-11-15', true, 30.5, 12, 'k3v9q2'));
  assert.equal(daily.resultOf(row({ winners: [] })).won, false);
});

test('no other table does', () => {
  for (const more of [{ daily: null }, { status: 'running' }, { status: 'closed' }, { you: null }])
    assert.equal(daily.resultOf(row(more)), null);
});

test('the newest day first, of a day the best; a table counts once', () => {
  const wanted = [
    result('2026-11-15', true, 31.5, 13, 'd'),
    result('2026-11-15', true, 30, 11, 'b'),
    result('2026-11-15', true, 30, 12, 'c'),
    result('2026-11-15', false, 29.5, 14, 'a'),
    result('2026-11-14', true, 35, 10, 'e'),
  ];
  let list = [];
  for (const k of [3, 4, 0, 2, 1, 3]) list = daily.withResult(list, wanted[k]);
  assert.deepEqual(list, wanted);
  assert.deepEqual(daily.readResults(JSON.stringify(list)), wanted);
});

test('what is damaged is left out', () => {
  const good = result('2026-11-15', true, 31.5, 13, 'd');
  for (const text of [null, '', '{', '{}', 'null', '7'])
    assert.deepEqual(daily.readResults(text), []);
  const bad = [
    null,
    7,
    {},
    { ...good, day: 'x' },
    { ...good, points: null },
    { ...good, won: 1 },
    { ...good, turns: 1.5 },
    { ...good, table: 3 },
  ];
  assert.deepEqual(daily.readResults(JSON.stringify([...bad, good])), [good]);
});

test('alone: one seat, no others, options that fit', () => {
  const game = engine.games().find(g => g.id === 'conquest'),
    fit = p => plan.fitting(p, game, engine.setup(p.game, plan.seatsOf(p), p.options).refused);
  const two = fit(plan.withOption(plan.firstPlan(game, false), 'events', 'on'));
  assert.equal(plan.seatsOf(two), 2, 'a first game is against a bot');
  assert.equal(two.options.events, 'on');
  const one = fit(plan.withSeats(two, 1));
  assert.equal(one.options.events, 'off');
  assert.deepEqual(plan.request(one, 'c', 'x').seats, [{ kind: 'me' }]);
  const hard = fit(plan.withOption(one, 'solo_hard', 'on'));
  assert.equal(hard.options.solo_hard, 'on');
  assert.equal(fit(plan.withSeats(hard, 2)).options.solo_hard, 'off');
});

test('where a game alone stands', () => {
  assert.equal(tables.standing(row()), 'You won with 30½ points');
  assert.equal(tables.standing(row({ winners: [] })), 'You lost with 30½ points');
  assert.equal(tables.standing(row({ status: 'closed' })), 'Given up');
  assert.equal(tables.standing(row({ status: 'closed', step: 0 })), 'Closed before it began');
});
