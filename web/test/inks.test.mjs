// inks.test.mjs - colours of seats: every colour that a game names has a paint, the line of each stands
// out on every panel in both themes, no two are alike, and those of the safe palette differ for every eye.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from './bundle.mjs';
import { engine } from './positions.mjs';

const [inks, { SeatShape }, { en }] = await load(
  'art/inks.ts',
  'art/seats.tsx',
  'i18n/en/index.ts',
);
const css = readFileSync(new URL('../src/css/tokens.css', import.meta.url), 'utf8');
const tokens = part =>
  Object.fromEntries([...part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(m => m.slice(1)));
const [first, ...rest] = css.split('}\n'),
  part = selector => tokens(rest.find(r => r.includes(`${selector} {`)) ?? ''),
  light = tokens(first),
  dark = { ...light, ...part("[data-theme='dark']") },
  paints = part("[data-palette='safe']"),
  safe = { ...light, ...paints },
  safeDark = { ...dark, ...paints, ...part("[data-palette='safe'][data-theme='dark']") };

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
    for (const [name, theme] of Object.entries({ light, dark, safe, safeDark }))
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

// How people without one kind of cone see a colour (Machado, Oliveira and Fernandes 2009), in linear light.
const eyes = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052],
  deutan: [0.367, 0.861, -0.228, 0.28, 0.673, 0.047, -0.012, 0.043, 0.969],
  tritan: [1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304],
};
function lab(hex, eye) {
  const light = [1, 3, 5]
    .map(i => parseInt(hex.slice(i, i + 2), 16) / 255)
    .map(x => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4));
  const [r, g, b] = [0, 1, 2].map(i =>
    Math.min(
      1,
      Math.max(
        0,
        [0, 1, 2].reduce((sum, k) => sum + eye[3 * i + k] * light[k], 0),
      ),
    ),
  );
  const f = x => (x > 0.008856 ? Math.cbrt(x) : 7.787 * x + 16 / 116);
  const [x, y, z] = [
    f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505),
    f(0.2126 * r + 0.7152 * g + 0.0722 * b),
    f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089),
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test('in the safe palette every eye tells the seats of a game apart', () => {
  const wanted = [
    [safe, 'paint', 30],
    [safe, 'line', 18],
    [safeDark, 'line', 18],
  ];
  for (const game of engine.games())
    for (const [theme, kind, least] of wanted)
      for (const [name, eye] of Object.entries(eyes))
        for (const a of game.colours)
          for (const b of game.colours.slice(0, game.colours.indexOf(a))) {
            const [p, q] = [a, b].map(c => lab(theme[`${kind}-${c}`], eye)),
              far = Math.hypot(...p.map((x, i) => x - q[i]));
            assert.ok(far >= least, `${game.id}: ${kind} ${a} and ${b} for ${name}: ${far}`);
          }
});

// The engine says how many there are; drawings and words for one more have to be made.
test('every seat has a shape and a colour, every place in a score its word', () => {
  const limits = readFileSync(new URL('../../include/vaka/limits.h', import.meta.url), 'utf8'),
    most = Number(/VK_SEATS_MAX = (\d+)/.exec(limits)[1]),
    seats = Array.from({ length: most }, (_, seat) => seat);
  assert.equal(new Set(seats.map(seat => JSON.stringify(SeatShape({ seat }).props))).size, most);
  for (const seat of seats) {
    assert.ok(css.includes(`--seat${seat + 1}:`) && css.includes(`--ln${seat + 1}:`), `${seat}`);
    assert.ok(`score.rank.${seat + 1}` in en, `place ${seat + 1}`);
  }
  assert.equal(
    JSON.stringify(SeatShape({ seat: most }).props),
    JSON.stringify(SeatShape({ seat: most - 1 }).props),
  );
});
