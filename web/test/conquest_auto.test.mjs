// conquest_auto.test.mjs - what the table answers for the person in Conquest, how a hint goes into the plan, and what a
// strip of chance holds: in games of chance, alone and with others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';
import { teach } from './lib/lexicon.mjs';
import { play } from './positions.mjs';

const [lexicon, draft, chart, places] = await load(
  'games/lexicon.ts',
  'games/conquest/plan/draft.ts',
  'table/chart.tsx',
  'games/conquest/places.ts',
);
teach(lexicon, 'conquest');
const views = [
  [1, {}, 3, 500],
  [2, {}, 4, 900],
  [3, { events: 'on', saved: 'on' }, 6, 900],
].flatMap(([seats, options, seed, bound]) =>
  [...play('conquest', seats, options, seed, bound)].map(r => r.view),
);

test('an answer is given only where nothing else could be done', () => {
  let n = 0;
  for (const view of views) {
    const given = view.routine,
      legal = view.legal.map(l => l.do);
    if (!given) continue;
    n++;
    assert.ok(legal.includes(given), given);
    assert.notEqual(view.due.point, 'build_session');
    for (const other of legal.filter(d => d !== given))
      assert.match(
        other,
        view.due.point === 'victory_action' ? /^show_tile / : /^(show_tile|show_card|use_card) /,
        `${view.due.point}: ${legal}`,
      );
  }
  assert.ok(n > 100, `${n} answers`);
});

test('a question with one answer is always answered, but for a plan', () => {
  for (const view of views.filter(
    v => v.legal.length === 1 && !/build|start_pieces/.test(v.due.point),
  ))
    assert.equal(view.routine, view.legal[0].do);
});

test('whoever has neither cards nor enough points is not asked in the Victory Step', () => {
  const steps = views.filter(v => v.due?.point === 'victory_action'),
    bare = steps.filter(v => v.legal.every(l => /^(pass|show_tile .*)$/.test(l.do)));
  assert.ok(bare.some(v => v.legal.length > 1) && steps.length > bare.length);
  for (const view of steps) assert.equal(view.routine ?? null, bare.includes(view) ? 'pass' : null);
});

test('a hint of the Building Step becomes a wish, and nothing is sent', () => {
  let n = 0;
  for (const view of views.filter(v => v.draft?.actions)) {
    for (const { do: action } of view.legal) {
      const pick = draft.hintPick(view, action),
        [verb, one] = action.split(' ');
      assert.ok(pick, action);
      n++;
      if (verb === 'end_build') {
        assert.deepEqual(pick, { group: 'seal' });
        continue;
      }
      assert.equal(pick.group, verb === 'build' ? one : 'wish');
      if (verb !== 'build') assert.equal(pick.to, action);
      const open = view.draft.items
        .filter(x => verb !== 'build' || x.item === pick.group)
        .flatMap(x => x.places);
      if (pick.to === undefined) assert.ok(open.length > 1, `${action}: several places`);
      else
        assert.ok(
          [...open, ...view.draft.bonuses].some(x => x.wish === pick.to),
          `${action}: ${pick.to}`,
        );
    }
  }
  assert.ok(n > 50, `${n} hints`);
});

test('a hex is never called by a name that is only printed there', () => {
  for (const view of views.filter((_, k) => k % 40 === 0))
    for (const { hex } of view.position.hexes.filter(x => x.ground === 'unexplored'))
      assert.match(places.hexName(view.position, hex), /^Sea [A-S]\d$/);
});

test('a strip of chance holds every draw of its round, and fills its length', () => {
  const chances = Array.from({ length: 90 }, (_, k) => ({
      n: k + 1,
      colour: ['#a', '#b', '#c'][k % 3],
      title: `t${k % 5}`,
    })),
    ends = [{ n: 30 }, { n: 31 }, { n: 90 }];
  const luck = chart.luckOf(chances, ends);
  for (const [k, e] of ends.entries()) {
    const own = luck.filter(x => x.to === e.n),
      sum = own.reduce((n, x) => n + x.part, 0);
    assert.ok(Math.abs(sum - 1) < 1e-9, `round ${k}`);
    const count = own
      .flatMap(x => x.title.split('\n'))
      .reduce((n, x) => n + Number(x.split(' ')[0]), 0);
    assert.equal(count, e.n - (ends[k - 1]?.n ?? 0));
    assert.ok(own.every(x => x.from === (ends[k - 1]?.n ?? 0)));
  }
});
