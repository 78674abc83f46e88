// plain.test.mjs - the plain board and the defaults: inks that can be read, places that lead to every
// action, whole games out of modules with gaps, and catalogues that do not cover each other.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gamesFound } from '../tools/found.mjs';
import { load } from './bundle.mjs';

const src = new URL('../src', import.meta.url).pathname;
const [picture, { complete }, { summary }, session] = await load(
  'games/plain/picture.ts',
  'games/defaults.tsx',
  'games/plain/words.ts',
  'app/session.ts',
);

const light = hex => {
  const of = c => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4),
    [r, g, b] = [1, 3, 5].map(i => of(parseInt(hex.slice(i, i + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a, b) => {
  const [x, y] = [light(a), light(b)].sort((p, q) => q - p);
  return (x + 0.05) / (y + 0.05);
};

test('every ink can be read on the mat, by day and by night', () => {
  const css = readFileSync(join(src, 'games/plain/plain.css'), 'utf8'),
    c = readFileSync(new URL('../../src/face/plain.c', import.meta.url), 'utf8'),
    inks = [...c.matchAll(/\] = "(\w+)"/g)].map(m => m[1]);
  assert.equal(inks.length, 16);
  for (const theme of css.split('[data-theme').slice(0, 2)) {
    const value = Object.fromEntries(
      [...theme.matchAll(/--pn-(\w+): (#[0-9a-f]{6});/g)].map(m => [m[1], m[2]]),
    );
    for (const ink of inks)
      assert.ok(contrast(value[ink], value.mat) >= 4.5, `${ink} ${value[ink]} on ${value.mat}`);
  }
});

test('a position is told with points only where the game counts them', () => {
  const view = {
      ...{ game: 'isles', seats: 2, stage: 'Turn 1' },
      score: { totals: [1, 0] },
      plain: { spots: [], picture: null, players: ['A\n 3 boats', 'B'], table: '', board: '' },
    },
    say = points => {
      session.games.set({ games: [{ id: 'isles', points }], levels: [] });
      return summary(view, ['Ana', 'Teva']);
    };
  assert.equal(say(true), 'Turn 1. Ana: 1 point, 3 boats and Teva: 0 points.');
  assert.equal(say(false), 'Turn 1. Ana: 3 boats and Teva.');
});

const row = (n, spot) => ({ row: { do: `go ${n}`, label: `Go ${n}` }, spot });
const viewOf = rows => ({
  legal: rows.map(r => r.row),
  plain: { spots: rows.map(r => r.spot), picture: null, players: [], table: '', board: '' },
});

test('first where a move begins, then where it ends; two actions at one place are asked for', () => {
  const view = viewOf([
    row(1, [0, 0, 4, 0]),
    row(2, [0, 0, 8, 0]),
    row(3, [6, 1, 6, 1]),
    row(4, [9, 1, 9, 1]),
    row(5, [9, 1, 9, 1]),
    row(6, null),
  ]);
  const first = picture.targets(view, {});
  assert.deepEqual(
    first.map(x => [x.key, x.leads]),
    [
      ['0,0', { pick: { from: '0,0' } }],
      ['6,1', { do: 'go 3' }],
      ['9,1', { pick: { to: '9,1' } }],
    ],
  );
  assert.deepEqual(
    picture.targets(view, { from: '0,0' }).map(x => x.leads),
    [{ do: 'go 1' }, { do: 'go 2' }],
  );
  assert.deepEqual(
    picture.left(view, { to: '9,1' }).map(r => r.do),
    ['go 4', 'go 5'],
  );
  assert.deepEqual(picture.pickFor(view, 'go 2'), { from: '0,0' });
});

test('glyphs keep their columns, spaces are not drawn, changes are found', () => {
  const one = {
      w: 4,
      h: 1,
      rows: [
        [
          ['a b', 'sea'],
          ['c', 'land'],
        ],
      ],
    },
    two = { w: 8, h: 1, rows: [[['abcdefgh', 'sea']]] },
    three = { w: 8, h: 1, rows: [[['abcdefgX', 'sea']]] };
  assert.deepEqual(picture.strips(one), [
    { ink: 'sea', y: 0, text: 'ab', columns: [0, 2] },
    { ink: 'land', y: 0, text: 'c', columns: [3] },
  ]);
  assert.deepEqual(picture.changed(two, three), [{ x: 7, y: 0 }]);
  assert.deepEqual(picture.changed(one, two), []);
});

test('a module of an id and a board is a whole game; a getter stays one', () => {
  let n = 0;
  const game = complete({
    id: 'x',
    Board: () => null,
    get layout() {
      n++;
      return null;
    },
  });
  for (const [name, value] of Object.entries(game))
    assert.notEqual(value, undefined, `${name} is missing`);
  const before = n;
  void game.layout;
  assert.equal(n, before + 1);
});

test('a game says in C whether the page has a board for it', () => {
  const faces = new URL('../../src/face/', import.meta.url).pathname;
  for (const id of readdirSync(faces, { withFileTypes: true })
    .filter(e => e.isDirectory())
    .map(e => e.name)) {
    const face = readFileSync(join(faces, id, 'face.c'), 'utf8');
    assert.equal(/\.has_own_board = true/.test(face), gamesFound().includes(id), id);
  }
});
