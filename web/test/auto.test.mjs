// auto.test.mjs - what the page expects the table to answer for a person, and what it tells the server of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';

const [auto, answers] = await load('table/auto.ts', 'app/answers.ts');

const row = (action, label = action) => ({ do: action, label });
const view = (legal, more = {}) => ({
  game: 'conquest',
  step: 7,
  due: { point: 'rp_battle_roll', title: 'Change this roll?' },
  legal,
  usual: 'pass',
  routine: null,
  ...more,
});
const pass = row('pass', 'Let it stand');
const told = { table: { id: 't1', game: 'conquest' }, you: 0 };
const all = game => answers.kept.get()[game] ?? [];

test('the answer that needs no thought is given, and nothing else unasked', () => {
  assert.equal(auto.unasked(view([pass], { routine: 'pass' }), 't1', {}, []), 'pass');
  assert.equal(auto.unasked(view([pass, row('use_card 3')]), 't1', {}, []), null);
});

test('always: wherever it can be given, until it is taken back', () => {
  const asked = view([pass, row('use_card 3')]);
  answers.answerAlways('conquest', auto.rowOf(asked, pass));
  answers.answerAlways('conquest', auto.rowOf(asked, pass)); // said twice is said once
  assert.deepEqual(all('conquest'), [
    { point: 'rp_battle_roll', do: 'pass', title: 'Change this roll?', label: 'Let it stand' },
  ]);
  assert.equal(auto.unasked(asked, 't1', answers.kept.get(), []), 'pass');
  assert.equal(auto.unasked(view([row('use_card 3')]), 't1', answers.kept.get(), []), null);
  assert.equal(auto.unasked({ ...asked, game: 'raiatea' }, 't1', answers.kept.get(), []), null);
  assert.deepEqual(auto.wishes(told, false), {
    type: 'answers',
    give: true,
    always: ['rp_battle_roll pass'],
    unchanged: [],
  });
  assert.equal(auto.wishes(told, true).give, false);
  answers.askAgain('conquest', 'rp_battle_roll');
  assert.equal(auto.unasked(asked, 't1', answers.kept.get(), []), null);
  assert.deepEqual(answers.kept.get(), {});
});

test('until something changes: at this table, with the same to choose from', () => {
  const asked = view([pass, row('use_card 3')]);
  auto.untilChanged('t1', asked, pass);
  assert.equal(auto.unasked(asked, 't1', {}, auto.untils.get()), 'pass');
  assert.equal(auto.unasked(asked, 't2', {}, auto.untils.get()), null);
  assert.equal(auto.unasked(view([pass, row('use_card 4')]), 't1', {}, auto.untils.get()), null);
  assert.deepEqual(auto.wishes(told, false).unchanged, ['rp_battle_roll pass']);
  auto.askAgainHere('t1', 'rp_battle_roll');
  assert.deepEqual(auto.untils.get(), []);
});

test('only what means the same every time is offered, of many only the usual', () => {
  assert.deepEqual(auto.everyTime(view([pass, row('use_card 3')])), [pass]);
  assert.deepEqual(auto.everyTime(view([row('use_card 3')])), []);
  assert.deepEqual(auto.everyTime(view([pass], { draft: {} })), []);
  const many = ['tax', 'explore', 'recruit', 'pass'].map(a => row(a));
  assert.deepEqual(
    auto.everyTime(view(many)).map(l => l.do),
    ['pass'],
  );
});

test('what a browser remembers is read only as far as it is ours', () => {
  const good = { point: 'p', do: 'd', title: 't', label: 'l' };
  assert.deepEqual(
    answers.readKept(JSON.stringify({ raiatea: [good, { point: 3 }, null], x: 7 })),
    {
      raiatea: [good],
    },
  );
  for (const bad of ['[', 'null', '7', null]) assert.deepEqual(answers.readKept(bad), {});
});
