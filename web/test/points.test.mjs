// points.test.mjs - what rooms that all games share ask of one: points only where it counts any, the picture of each
// row of its sheet, the drawing of each thing that flies.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gamesFound } from '../tools/found.mjs';
import { load } from './bundle.mjs';
import { factsOfAll, teach } from './lib/lexicon.mjs';
import { engine, golden, play, told } from './positions.mjs';

const found = gamesFound();
const [lexicon, session, { summary }, tables, { complete }, { figure }, { scaleOf }, ...modules] =
  await load(
    'games/lexicon.ts',
    'app/session.ts',
    'games/plain/words.ts',
    'ui/tables.tsx',
    'games/defaults.tsx',
    'app/points.ts',
    'table/chart.tsx',
    ...found.map(id => `games/${id}/index.ts`),
  );
session.games.set(factsOfAll());
teach(lexicon, ...found);
const aboard = engine.games(),
  names = ['Ana', 'Bo', 'Cy', 'Di', 'Ed'];

/* Everything below an element that is drawn at once. */
function* below(node) {
  if (Array.isArray(node)) for (const child of node) yield* below(child);
  else if (node && typeof node === 'object') {
    yield node;
    yield* below(node.props?.children);
  }
}
const rowOf = game => ({
  ...{ id: 't1', game, name: 'A table', pace: 'none', clock: null, updated: 0, step: 60 },
  ...{ status: 'over', you: 0, winners: [0], scores: [1, 0], round: 9, due: [], your_turn: false },
  seats: [0, 1].map(seat => ({ seat, kind: 'person', name: names[seat], level: null })),
});

test('a half is written as one, other parts of a point as decimals', () => {
  assert.deepEqual([0, 12, 3.5, 0.5, -0.5, -4].map(figure), ['0', '12', '3½', '½', '−½', '−4']);
  assert.deepEqual([7.25, 1 / 3, -2.75, 1200].map(figure), ['7.25', '0.33', '−2.75', '1200']);
});

test('a chart has a line every five points, of high scores fewer', () => {
  assert.deepEqual(scaleOf([]), { lowest: 0, highest: 10, step: 5 });
  assert.deepEqual(scaleOf([3, 46]), { lowest: 0, highest: 50, step: 5 });
  assert.deepEqual(scaleOf([-12, 31]), { lowest: -15, highest: 35, step: 5 });
  assert.deepEqual(scaleOf([0, 97]), { lowest: 0, highest: 100, step: 10 });
  for (const most of [61, 300, 1234, 99999]) {
    const { lowest, highest, step } = scaleOf([0, most]);
    assert.ok(highest >= most && (highest - lowest) / step <= 12, `${most}: ${step}`);
  }
});

test('a card of a table has points where the game counts them', () => {
  assert.ok(aboard.some(g => !g.points) && aboard.some(g => g.points));
  for (const { id, points } of aboard) {
    const [people] = [...below(tables.TableLine({ row: rowOf(id), action: null }))].filter(
        e => e.props?.class === 'people',
      ),
      told = [...below(people)].filter(e => e.type === 'b');
    assert.equal(told.length, points ? 2 : 0, id);
  }
});

test('the plain board tells points to a screen reader where the game counts them', () => {
  for (const { id, points, seats } of aboard) {
    engine.start(id, seats[1], {});
    const text = summary({ ...engine.view(0), plain: undefined }, names);
    assert.equal(/\bpoints?\b/.test(text), points, text);
    assert.ok(text.includes(names[1]), text);
  }
});

test('each row of the sheet of every game has its picture', () => {
  for (const [k, id] of found.entries()) {
    const module = complete(modules[k][id]),
      seats = Math.max(2, aboard.find(g => g.id === id).seats[0]);
    assert.ok([...play(id, seats, {}, 5, 30)].length > 0);
    const rows = module.scoreRows(engine.view(0), names, 0);
    assert.ok(rows.length > 0, id);
    for (const row of rows) assert.equal(typeof row.picture?.type, 'function', `${id} ${row.key}`);
  }
});

test('whatever flies in Polynesia is drawn', () => {
  const { flights } = complete(modules[found.indexOf('polynesia')].polynesia),
    kinds = new Set();
  for (const file of golden.slice(0, 4))
    for (const { events } of told(file))
      for (const flight of flights(events)) {
        const { type, props } = flight.picture();
        kinds.add(props.good);
        assert.ok(
          [...below(type(props))].some(e => e.type === 'path'),
          props.good,
        );
      }
  for (const good of ['fish', 'shell', 'mask']) assert.ok(kinds.has(good), [...kinds].join());
});
