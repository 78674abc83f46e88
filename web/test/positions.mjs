// positions.mjs - positions from the engine in WebAssembly: of the golden journals, of games at random.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHANCE, Engine, REFEREE } from '../../tests/wasm/lib/engine.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const golden = readdirSync(join(root, 'tests/golden'))
  .filter(n => n.startsWith('polynesia'))
  .map(n => join(root, 'tests/golden', n));
export const engine = await Engine.open(join(root, process.env.VAKA_WASM ?? 'build/vaka.wasm'));

// The game of a journal as { step, view } rows, the first before any step.
export function* positions(file) {
  const [head, ...lines] = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(l => JSON.parse(l));
  engine.start(head.game, head.seats, head.options);
  yield { step: null, view: engine.view(REFEREE), head };
  for (const line of lines) {
    if (line.do === undefined) continue;
    const done = engine.apply(line.seat === 'chance' ? CHANCE : line.seat, line.do);
    if (done.value < 0) throw new Error(`${file} ${line.n}: ${done.text}`);
    yield { step: line, view: engine.view(REFEREE), head };
  }
}

// The steps of a journal as they are told to everybody once the game is over.
export function told(file) {
  const { value, text } = engine.journal(readFileSync(file, 'utf8')),
    steps = [];
  if (value < 0) throw new Error(`${file}: ${text}`);
  while (steps.length < value)
    steps.push(...JSON.parse(engine.told(REFEREE, steps.length, []).text).steps);
  return steps;
}

export function random(seed) {
  let state = seed;
  return n => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
}

// Which decisions of a game are looked at: of each kind the first ones, then one in so many.
export function spread(first = 30, every = 6) {
  const met = new Map();
  return point => {
    const n = met.get(point) ?? 0;
    met.set(point, n + 1);
    return n < first || n % every === 0;
  };
}

// A game played at random: views of the seats that decide, in turn, and what they choose; those that `looks` at, as
// to see a position takes a hundred times as long as to play on.
export function* play(game, seats, options, seed, bound, looks = () => true) {
  const next = random(seed);
  engine.start(game, seats, options);
  for (let step = 0; step < bound; step++) {
    const { value: due, text: point } = engine.due();
    if (due <= 0) return;
    if (due === 1 << 15) {
      engine.chance(BigInt(seed * 100000 + step));
      continue;
    }
    const seat = [...Array(seats).keys()].find(s => due & (1 << s)),
      legal = engine.legal(seat),
      action = legal[next(legal.length)];
    if (looks(point)) yield { seat, view: engine.view(seat), action };
    const done = engine.apply(seat, action);
    assert.ok(done.value >= 0, `${action}: ${done.text}`);
  }
}
