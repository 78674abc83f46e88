/*
 * The engine in WebAssembly is the engine: the golden journals give the same hash at every step,
 * read whole and played action by action; bots choose the same; steps are told in the bytes of the
 * server; the module imports nothing; wrong calls are refused with a sentence.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { compareChoices, playLine, startFrom } from './lib/choices.mjs';
import { CHANCE, DUE_CHANCE, Engine, REFEREE } from './lib/engine.mjs';
import { finish, test } from './lib/tally.mjs';

process.chdir(path.resolve(path.dirname(new URL(import.meta.url).pathname), '../..'));
const file = 'build/vaka.wasm';
const golden = fs
  .readdirSync('tests/golden')
  .filter(name => name.endsWith('.jsonl'))
  .map(name => path.join('tests/golden', name));
const engine = await Engine.open(file);

/* ---- The module ---- */

await test('no imports', () => assert.deepEqual(WebAssembly.Module.imports(engine.module), []));

await test('small', () => {
  const size = fs.statSync(file).size;
  console.log(`${file}: ${size} bytes`);
  // a quarter of a MiB for each game, with its share of what all of them use (docs/adding-a-game.md); a tenth of it
  // are the weights of the nets. tests/web/offline.mjs counts a whole first visit, as it is sent
  const games = engine.games().length;
  assert.ok(size < games * 256 * 1024, `${size} bytes for ${games} games`);
});

await test('the same games as the command', () => {
  const list = execFileSync('build/vaka', ['games', '--json'], { encoding: 'utf8' });
  const facts = g => ({
    id: g.id,
    title: g.title,
    rules_version: g.rules_version,
    seats: g.seats,
    options: g.options.map(o => [o.key, o.kind, o.default]),
  });
  assert.deepEqual(engine.games().map(facts), JSON.parse(list).games.map(facts));
});

await test('words of a game', () => {
  for (const game of engine.games()) assert.equal(engine.words(game.id).game, game.id);
});

/* ---- Refusals ---- */

const refusals = [
  ['nothing started', e => e.due()],
  ['nothing to tell', e => e.told(REFEREE, 0, [])],
  ['no such game', e => e.start('nosuch', 2)],
  ['too many seats', e => e.start('polynesia', 9)],
  ['no such option', e => e.start('polynesia', 2, { nosuch: 'on' })],
  ['no journal', e => e.journal('{"vaka":1}\n')],
  ['empty journal', e => e.journal('')],
];
for (const [name, act] of refusals)
  await test(name, async () => {
    const { value, text } = act(await Engine.open(file));
    assert.ok(value < 0, `returned ${value}`);
    assert.match(text, /\w+ \w+/);
  });

await test('illegal actions change nothing', () => {
  assert.equal(engine.start('polynesia', 2).value, 0);
  while (engine.due().value === DUE_CHANCE) assert.equal(engine.chance(5n).value, 1);
  const before = engine.hash();
  const seat = Math.log2(engine.due().value);
  for (const [who, action] of [
    [seat, 'DANCE'],
    [seat, 'STOP'],
    [1 - seat, engine.legal(seat)[0]],
    [CHANCE, engine.legal(seat)[0]],
  ]) {
    const { value, text } = engine.apply(who, action);
    assert.ok(value < 0 && text.length > 0, `${action}: ${value}`);
    assert.equal(engine.hash(), before);
  }
});

/* ---- Whole games ---- */

for (const game of engine.games())
  for (let seats = game.seats[0]; seats <= game.seats[1]; seats++)
    await test(`${game.id} with ${seats} to the end`, () => playToTheEnd(game.id, seats));

function playToTheEnd(id, seats) {
  assert.equal(engine.start(id, seats).value, 0);
  let due;
  for (let n = 0; (due = engine.due().value) !== 0; n++) {
    assert.ok(due > 0 && n < 10_000);
    if (due === DUE_CHANCE) {
      assert.equal(engine.chance(BigInt(seats)).value, 1);
      continue;
    }
    const seat = 31 - Math.clz32(due & -due);
    const list = engine.legal(seat);
    assert.equal(engine.apply(seat, list[(n * 7) % list.length]).value, 0);
  }
  const view = engine.view(REFEREE);
  assert.equal(view.over, true);
  assert.equal(view.game, id);
}

/* ---- Golden journals ---- */

await test('there are golden journals', () => assert.ok(golden.length > 0));

for (const name of golden) {
  const text = fs.readFileSync(name, 'utf8');
  const lines = text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));

  await test(`${name} read whole`, () => {
    const { value, text: answer } = engine.journal(text);
    assert.ok(value > 0, answer);
    const hashes = [];
    for (const line of lines) {
      if (line.n !== undefined) hashes[line.n] = line.hash;
      if (line.undo !== undefined) hashes.length = line.undo + 1;
    }
    assert.equal(value, hashes.length - 1);
    for (let n = 1; n <= value; n++) assert.equal(engine.stepHash(n), hashes[n], `step ${n}`);
    assert.equal(engine.hash(), hashes[value]);
  });

  await test(`${name} played action by action`, () => playLines(lines));

  await test(`${name} changed by one character`, () => {
    for (const part of [0.1, 0.37, 0.5, 0.83]) {
      const at = Math.floor(text.length * part);
      const other = text[at] === '1' ? '2' : '1';
      const { value, text: answer } = engine.journal(
        text.slice(0, at) + other + text.slice(at + 1),
      );
      const line = text.slice(0, at).split('\n').length;
      assert.ok(value < 0);
      assert.match(answer, new RegExp(`^Line ${line}: \\w+`));
    }
  });

  await test(`${name} is told as the server tells it`, () => compareSteps(name, text));

  await test(`${name} bots choose the same`, () => compareChoices(engine, name, lines));
}

function playLines(lines) {
  startFrom(engine, lines[0]);
  for (const line of lines.slice(1).filter(l => l.end === undefined)) playLine(engine, line);
}

/* Lines of the native half: the names of the seats, then viewer, first step and the server's answer. */
function compareSteps(name, text) {
  const native = execFileSync('build/release/tests/wasm/steps', [name], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: 'pipe',
  });
  const [names, ...answers] = native.trimEnd().split('\n');
  const n = engine.journal(text).value;
  assert.ok(n > 0);
  let told = 0;
  for (const line of answers) {
    const [, viewer, from, body] = /^(\S+) (\d+) (.*)$/.exec(line);
    const as = viewer === 'all' ? REFEREE : Number(viewer);
    const { value, text: answer } = engine.told(as, Number(from) - 1, JSON.parse(names));
    assert.equal(answer, body, `${viewer} from ${from}`);
    told += value;
  }
  assert.equal(told, n * 2); // the referee, and one seat in turn
}

finish();
