/*
 * train.mjs - the programs of train/, which made the nets and measured their strength: they compile; selfplay writes
 * what it says, and its rows hold together; a table of weights read back plays move by move as the net on board; match
 * gives each side what is its own; where numpy and PyTorch are, train.py and policy.py learn a little and write tables
 * that compile, with heads that tell where they come from. Short runs: nothing here says how strong anything is.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { finish, folder, test } from '../cli/lib/vaka.mjs';

const root = path.resolve(import.meta.dirname ?? path.dirname(process.argv[1]), '../..');
process.chdir(root);
const bin = path.join(root, 'build/train-test');
const python = '/usr/bin/python3';
const at = name => path.join(folder, name);

function call(program, ...args) {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1', OMP_NUM_THREADS: '1' };
  const r = spawnSync(program, args.map(String), { encoding: 'utf8', maxBuffer: 1 << 26, env });
  return { status: r.status, out: r.stdout ?? '', err: r.stderr ?? String(r.error) };
}
function good(program, ...args) {
  const r = call(program, ...args);
  assert.equal(r.status, 0, `${program} ${args.join(' ')}: ${r.err}`);
  return r.out;
}
const selfplay = (...args) => good(`${bin}/selfplay`, ...args);
const match = (...args) => good(`${bin}/match`, ...args);

/* Warnings are errors with the compiler that the product is made with (Makefile). */
const isOurs = call('gcc', '-dumpversion').out.startsWith('12');
const options = ['-s', '-C', 'train', `OUT=${bin}`, `OPT=-O1${isOurs ? ' -Werror' : ''}`];
test('they compile', () => good('make', ...options, `LIB=${root}/build/release/libvaka.a`));
test('so does the library of an older release', () =>
  good(
    'gcc',
    '-std=c11',
    '-D_POSIX_C_SOURCE=200809L',
    '-Iinclude',
    '-fsyntax-only',
    'train/older.c',
  ));

/* ---- What a game's rows look like, from the list of its features ---- */

function shapeOf(game) {
  const text = selfplay(game, '--list');
  fs.writeFileSync(at(`${game}.list`), text);
  const [[, seats], ...rows] = text
    .trim()
    .split('\n')
    .map(line => line.split(' '));
  const sum = kind => rows.filter(r => r[0] === kind).reduce((n, r) => n + Number(r[2]), 0);
  const shape = { seats: Number(seats), own: sum('own'), table: sum('table') };
  shape.position = 1 + shape.seats * shape.own + shape.table;
  shape.row = shape.position + 2 + 1 + 2 * shape.seats;
  shape.choice = shape.position + 1 + 64 * 5 * 2;
  return shape;
}

/* Plays, and gives back what selfplay told and wrote. */
function played(game, name, ...args) {
  const shape = shapeOf(game),
    out = at(name);
  fs.mkdirSync(out);
  const told = selfplay(game, '--out', out, '--seconds', 1, ...args);
  const [, games, positions] = /^\w+: (\d+) games, (\d+) positions, (\d+) steps\n$/.exec(told);
  const bytes = ending =>
    Buffer.concat(
      fs
        .readdirSync(out)
        .filter(file => file.endsWith(ending))
        .sort()
        .map(file => fs.readFileSync(path.join(out, file))),
    );
  const cut = (all, size) => {
    assert.equal(all.length % size, 0, 'no whole number of rows');
    return Array.from({ length: all.length / size }, (_, i) =>
      all.subarray(i * size, (i + 1) * size),
    );
  };
  return {
    ...{ shape, told, out, games: Number(games), positions: Number(positions) },
    rows: cut(bytes('.rows'), shape.row),
    choices: cut(bytes('.choices'), shape.choice),
    made: fs.readFileSync(path.join(out, 'made'), 'utf8'),
  };
}

/* A row in words. */
function read(row, shape) {
  const end = shape.position;
  return {
    seats: row[0],
    own: seat => row.subarray(1 + seat * shape.own, 1 + (seat + 1) * shape.own),
    mover: row[end],
    expected: row[end + 1],
    winners: row[end + 2],
    totals: Array.from({ length: shape.seats }, (_, i) => row.readInt16LE(end + 3 + 2 * i)),
  };
}

function holdTogether(p, least, most) {
  assert.ok(p.games >= 1 && p.positions >= 1);
  assert.equal(p.rows.length, p.positions, 'rows that were told');
  for (const row of p.rows) {
    const r = read(row, p.shape);
    assert.ok(r.seats >= least && r.seats <= most, `${r.seats} seats`);
    assert.ok(r.mover === 255 || r.mover < r.seats, `seat ${r.mover} of ${r.seats} is to move`);
    assert.ok(r.winners < 1 << r.seats, 'a winner who does not play');
    for (let seat = r.seats; seat < p.shape.seats; seat++)
      assert.ok(
        r.own(seat).every(x => x === 0) && r.totals[seat] === 0,
        'numbers of an empty seat',
      );
  }
}

/* ---- selfplay ---- */

test('thumbs play, few positions of each game are kept', () => {
  const p = played('raiatea', 'thumbs', '--positions', 3, '--choices', 0.3, '--seed', 5);
  holdTogether(p, 2, 5);
  assert.ok(p.positions <= 3 * p.games);
  for (const row of p.rows) {
    const { expected, winners, totals, seats } = read(row, p.shape);
    assert.equal(expected, 255, 'no search has judged it');
    const best = Math.max(...totals.slice(0, seats));
    assert.ok(winners > 0, 'somebody wins');
    totals.slice(0, seats).forEach((n, seat) => {
      if ((winners >> seat) & 1) assert.equal(n, best, 'a winner has the most points');
    });
  }
  assert.ok(p.choices.length > 0);
  for (const row of p.choices) {
    const list = Array.from({ length: 64 }, (_, i) => p.shape.position + 1 + i * 10).filter(
      place => row.readUInt16LE(place) !== 0xffff,
    );
    const sum = list.reduce((n, place) => n + row.readUInt16LE(place + 8), 0);
    assert.ok(list.length >= 2, 'a decision has two actions');
    assert.ok(Math.abs(sum - 65535) <= list.length, `parts of a decision sum to ${sum}`);
  }
  assert.equal(
    p.made,
    `selfplay raiatea --out ${p.out} --seconds 1 --positions 3 --choices 0.3 --seed 5\n${p.told}`,
  );
});

test('searches play, and say what they expect', () => {
  const p = played('polynesia', 'searches', '--iterations', 8, '--seats', '2-3', '--seed', 6);
  holdTogether(p, 2, 3);
  const judged = p.rows.map(row => read(row, p.shape)).filter(r => r.expected !== 255);
  assert.ok(judged.length * 4 > p.rows.length, `${judged.length} of ${p.rows.length} are judged`);
  for (const r of judged) assert.ok(r.mover < r.seats, 'a seat expects');
});

test('each game that a net reads can be played', () => {
  const games = fs
    .readdirSync('src/games')
    .filter(id => fs.existsSync(`src/games/${id}/features.def`));
  assert.ok(games.length >= 4);
  for (const game of games)
    holdTogether(played(game, `each-${game}`, '--seats', 2, '--seed', 7), 2, 2);
});

test('seats that a game does not have are refused in a sentence', () => {
  fs.mkdirSync(at('none'));
  for (const seats of ['9', '1-3', '3-2', 'two', '2-']) {
    const r = call(`${bin}/selfplay`, 'raiatea', '--out', at('none'), '--seats', seats);
    assert.equal(r.status, 1, seats);
    assert.equal(r.err.trim().split('\n').length, 1, r.err);
  }
  assert.deepEqual(fs.readdirSync(at('none')), []);
});

/* ---- Weights as files ---- */

/* Games of two runs with the same seed are the same as long as both play. */
function startAlike(a, b) {
  const n = Math.min(a.rows.length, b.rows.length);
  assert.ok(n > 0);
  for (let i = 0; i < n; i++) assert.ok(a.rows[i].equals(b.rows[i]), `row ${i} of ${n} differs`);
}
const readBack = (table, file, ...list) =>
  good(python, 'train/weights.py', table, at(file), ...list);

test('a net read back from its table plays as it does on board', () => {
  readBack('src/games/raiatea/net.inc', 'raiatea.net');
  const how = ['--iterations', 8, '--seats', 2, '--processes', 1, '--seed', 8];
  startAlike(
    played('raiatea', 'board', ...how),
    played('raiatea', 'file', ...how, '--net', at('raiatea.net')),
  );
});

test('so does a policy, whose table lacks a feature of today', () => {
  shapeOf('polynesia');
  readBack('src/games/polynesia/policy.inc', 'polynesia.policy', at('polynesia.list'));
  const how = ['--iterations', 60, '--seats', 2, '--processes', 1, '--seed', 9];
  startAlike(
    played('polynesia', 'policy-board', ...how),
    played('polynesia', 'policy-file', ...how, '--policy', at('polynesia.policy')),
  );
});

/* ---- match ---- */

function shareIn(text) {
  const number = '(\\d+(?:\\.\\d+)?)';
  const form = `: (\\d+) games, ${number} % \\+- ${number} \\(fair ${number}\\), points `;
  const [, games, share, , fair] = new RegExp(form).exec(text).map(Number);
  assert.ok(games >= 1 && share >= 0 && share <= 100, text);
  return { share, fair };
}

test('the share of a match is that of its first side', () => {
  const levels = (a, b) => ['--level', a, '--level-b', b, '--seconds', 1, '--seats', 3];
  const [strong, weak] = [
    match('raiatea', ...levels('greedy', 'random')),
    match('raiatea', ...levels('random', 'greedy')),
  ].map(shareIn);
  assert.equal(strong.fair, 33.3);
  assert.ok(strong.share > 80, `thumbs win ${strong.share} % from chance`);
  assert.ok(weak.share < 20, `chance wins ${weak.share} % from thumbs`);
});

test('searches by iterations and by time, a net from a file', () => {
  shareIn(match('raiatea', '--iterations', 20, '--seconds', 1, '--a', at('raiatea.net')));
  shareIn(match('polynesia', '--time', 1, '--seconds', 1, '--seats', 4));
});

/* ---- Learning ---- */

/* The words of a head, and the table in place of the game's own where its C is compiled. */
function isTable(game, name) {
  const text = fs.readFileSync(at(`games/${game}/${name}`), 'utf8');
  const words = [...text.split(' */')[0].matchAll(/^ \* (\w+): /gm)].map(row => row[1]);
  assert.deepEqual(words, ['command', 'seeds', 'games', 'loss', 'strength']);
  const flags = ['-std=c11', '-Wall', '-Wextra', '-Werror', `-I${folder}`, '-Iinclude', '-Isrc'];
  good('gcc', ...flags, '-fsyntax-only', `src/games/${game}/features.c`);
  return text;
}

function learnt(program, kind, rows, table, ...more) {
  fs.mkdirSync(at('games/raiatea'), { recursive: true });
  const file = at(`learnt.${kind}`),
    to = at(`games/raiatea/${table}`);
  const what = ['--features', at('raiatea.list'), ...rows, `--${kind}`, file, '--table', to];
  good(python, `train/${program}`, ...what, '--seconds', 1, ...more);
  readBack(to, `again.${kind}`);
  assert.ok(fs.readFileSync(file).equals(fs.readFileSync(at(`again.${kind}`))), 'file and table');
  return { file, to };
}

function learningTests() {
  test('train.py learns a net that plays, and its table compiles', () => {
    const rows = ['--rows', `${at('thumbs')}*2`];
    const { file, to } = learnt('train.py', 'net', rows, 'net.inc', '--seed', 3);
    const text = isTable('raiatea', 'net.inc');
    assert.match(text, / \* seeds: games 5; learning 3\n/);
    assert.match(text, / \* strength: not measured yet\n/);
    good(python, 'train/head.py', to, '--strength', '50 % +- 1');
    assert.match(isTable('raiatea', 'net.inc'), / \* strength: 50 % \+- 1\n \*\//);
    shareIn(match('raiatea', '--iterations', 10, '--seconds', 1, '--a', file));
    learnt('train.py', 'net', rows, 'net.inc', '--start', 'src/games/raiatea/net.inc');
  });
  test('policy.py learns a policy that plays', () => {
    const { file } = learnt('policy.py', 'policy', ['--choices', at('thumbs')], 'policy.inc');
    assert.match(fs.readFileSync(at('games/raiatea/policy.inc'), 'utf8'), / \* seeds: games 5; /);
    shareIn(match('raiatea', '--iterations', 60, '--seconds', 1, '--policy', file));
  });
}
if (call(python, '-c', 'import numpy, torch').status === 0) learningTests();
else console.log(`learning is left out: ${python} with numpy and torch is missing`);
finish();
