// konane.test.mjs - the slab of Konane: every move is reached by its clicks, and what it takes is what the engine says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';
import { teach } from './lib/lexicon.mjs';
import { play } from './positions.mjs';

const [slab, index, lexicon] = await load(
  'games/konane/position.ts',
  'games/konane/index.ts',
  'games/lexicon.ts',
);
teach(lexicon, 'konane');

const looks = [...play('konane', 2, { board: '8x8' }, 3, 200)];
const seatsAt = (view, place) => slab.seatAt(slab.positionOf(view), place);

test('each move is one target, or behind the stone that makes it', () => {
  for (const { view } of looks) {
    const found = slab.targets(view, {}).flatMap(x =>
      'do' in x.leads
        ? [x.leads.do]
        : slab
            .targets(view, x.leads.pick)
            .filter(y => y.kind === 'land')
            .map(y => y.leads.do),
    );
    assert.deepEqual(found.sort(), view.legal.map(l => l.do).sort());
  }
});

test('a move goes over stones of the rival, and the last one says whose places those were', () => {
  let jumps = 0;
  looks.forEach(({ seat, view, action }, k) => {
    const move = slab.moveBy(view, action);
    assert.equal(seatsAt(view, move.from), seat);
    for (const place of move.over) assert.equal(seatsAt(view, place), 1 - seat, action);
    assert.equal(move.over.length > 0, move.to !== null, action);
    const after = looks[k + 1]?.view;
    if (!after) return;
    jumps += move.over.length;
    const { last } = slab.positionOf(after);
    assert.deepEqual(last, { from: move.from, to: move.to ?? move.from, over: move.over });
    for (const place of move.over) assert.equal(seatsAt(after, place), null);
  });
  assert.ok(jumps > 10);
  assert.equal(slab.moveBy(looks[0].view, 'jump a1 a3'), null);
});

test('the position is said in the sentences of the engine', () => {
  const text = index.konane.summary(looks[0].view, ['Hina', 'Teva']);
  assert.match(
    text,
    /^Turn 1\. Hina: Black, \d+ jumps?\. Black has 32 stones: a1, c1, .* Teva: White, .* White has /,
  );
  assert.match(text, / g8\. Empty: none\.$/);
});
