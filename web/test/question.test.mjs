// question.test.mjs - what you have marked belongs to the question: it stays while the same is
// asked of you, whatever others do.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';
import { play } from './positions.mjs';

const [{ asked, questionOf, sameQuestion }] = await load('games/question.ts');
const view = (seats, legal, more = {}) => ({
  over: false,
  step: 1,
  due: { point: 'setup_keep', kind: 'secret', seats },
  legal: legal.map(x => ({ do: x, label: x })),
  ...more,
});

test('another player seals: your question stands', () => {
  assert.ok(
    sameQuestion(
      view([0, 1, 2], ['keep roo', 'keep moe']),
      view([0, 2], ['keep roo', 'keep moe'], { step: 2 }),
      0,
    ),
  );
  assert.ok(
    sameQuestion(
      view([0, 2], ['keep roo', 'keep moe']),
      view([0, 1, 2], ['keep roo', 'keep moe'], { step: 1 }),
      0,
    ),
    'and takes it back',
  );
});

test('what is asked of you changes: your marks go', () => {
  assert.ok(
    !sameQuestion(view([0, 1], ['keep roo', 'keep moe']), view([0, 1], ['keep moe']), 0),
    'a card was kept',
  );
  assert.ok(
    !sameQuestion(
      view([0], ['bid 0', 'bid 1']),
      view([0], ['bid 0', 'bid 1'], { due: { point: 'auction_bid', kind: 'secret', seats: [0] } }),
      0,
    ),
    'another point',
  );
  assert.ok(!sameQuestion(view([0], ['bid 0']), view([1], []), 0), 'you are no longer asked');
  assert.ok(!sameQuestion(view([1], []), view([2], []), 0), 'nothing was asked');
  assert.equal(questionOf(view([0], ['bid 0']), null), '');
  assert.equal(questionOf(view([0], ['bid 0'], { over: true }), 0), '');
});

test('in every game a question is the same until its seat answers', () => {
  for (const [game, seats] of [
    ['raiatea', 5],
    ['archipelago', 4],
    ['conquest', 3],
  ]) {
    const last = new Map();
    let stood = 0;
    for (const { seat, view: now } of play(game, seats, {}, 11, 300)) {
      for (const s of now.due.seats) if (s !== seat && last.get(s)) stood++;
      last.set(seat, questionOf(now, seat));
      assert.notEqual(last.get(seat), '', `${game}, step ${now.step}`);
    }
    assert.ok(stood > 0, game);
  }
});

test('the question is the engine’s, where it has one; else the title and the help of the decision', () => {
  const due = { title: 'A choice', help: 'Think.', ask: null, ask_help: null };
  assert.deepEqual(asked({ due }), { head: 'A choice', help: 'Think.' });
  assert.deepEqual(asked({ due: { ...due, ask: 'Which one?', ask_help: 'One.' } }), {
    head: 'Which one?',
    help: 'One.',
  });
  assert.deepEqual(asked({ due: null }), { head: '', help: '' });
});
