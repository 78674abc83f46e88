// inks.test.mjs - colours of seats: every colour that a game names has a paint, the line of each stands
// out on every panel in both themes, and no two are alike.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from './bundle.mjs';
import { engine } from './positions.mjs';

const [inks] = await load('art/inks.ts');
const css = readFileSync(new URL('../src/css/tokens.css', import.meta.url), 'utf8');
const tokens = part =>
  Object.fromEntries([...part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(m => m.slice(1)));
const [first, second] = css.split("[data-theme='dark']"),
  light = tokens(first),
  dark = { ...light, ...tokens(second) };

function brightness(hex) {
  const part = [1, 3, 5]
    .map(i => parseInt(hex.slice(i, i + 2), 16) / 255)
    .map(x => (x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4));
  return 0.2126 * part[0] + 0.7152 * part[1] + 0.0722 * part[2];
}
function contrast(a, b) {
  const [low, high] = [brightness(a), brightness(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

test('every colour of every game has a paint', () => {
  for (const game of engine.games()) {
    assert.equal(game.colours.length, game.seats[1], game.id);
    assert.deepEqual(
      game.colours.filter(c => !inks.paints.includes(c)),
      [],
    );
    assert.equal(new Set(game.colours).size, game.colours.length);
    assert.equal(game.letters.length, game.seats[1]);
  }
});

test('terminals have the same names', () => {
  const def = readFileSync(new URL('../../src/term/paints.def', import.meta.url), 'utf8');
  assert.deepEqual(
    [...def.matchAll(/^PAINT\("(\w+)"/gm)].map(m => m[1]),
    inks.paints,
  );
});

test('a line stands out on page and panels, by day and by night', () => {
  for (const id of inks.paints)
    for (const [name, theme] of Object.entries({ light, dark }))
      for (const ground of ['page', 'panel', 'panel-2']) {
        const n = contrast(theme[`line-${id}`], theme[ground]);
        assert.ok(n >= 3, `${id} on ${ground}, ${name}: ${n.toFixed(2)}`);
      }
});

test('no two paints are alike', () => {
  const used = inks.paints.map(id => light[`paint-${id}`]);
  assert.ok(used.every(Boolean));
  assert.equal(new Set(used).size, used.length);
});

test('black and white are black and white', () => {
  assert.deepEqual(inks.inksFor(['black', 'white']), {
    '--seat1': 'var(--paint-black)',
    '--ln1': 'var(--line-black)',
    '--seat2': 'var(--paint-white)',
    '--ln2': 'var(--line-white)',
  });
  assert.ok(contrast(light['paint-black'], light['paint-white']) > 12);
  assert.deepEqual(inks.inksFor(['plaid']), {});
});
