/* Everybody against everybody: ratings, the cross table, shards, and what is refused. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { finish, folder, json, program, shape, test, vaka } from './lib/vaka.mjs';

const near = (a, b, by) => assert.ok(Math.abs(a - b) <= by, `${a} is not ${b}`);

function check(r, players, seats, games) {
  shape(
    r,
    {
      ...{ game: 'text', rules_version: 'int', seats: 'int', options: 'object', seed: 'int' },
      ...{ time_ms: 'int', tables: 'int', games_per_table: 'int', games: 'int', broken: 'int' },
      ...{ forfeited: 'int', interrupted: 'bool', players: 'list', pairs: 'list' },
    },
    'tournament',
  );
  const choose = (n, k) => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
  assert.equal(r.tables, choose(players.length, seats));
  assert.equal(r.games, r.tables * games);
  assert.deepEqual(r.players.map(p => p.player).sort(), [...players].sort());
  assert.deepEqual(
    r.players.map(p => players[p.number]),
    r.players.map(p => p.player),
  );
  assert.equal(r.pairs.length, players.length * (players.length - 1));
  const each = choose(players.length - 1, seats - 1) * games;
  r.players.forEach((p, i) => {
    assert.equal(p.games, each);
    assert.equal(p.meetings, each * (seats - 1));
    assert.ok(i === 0 || r.players[i - 1].rating >= p.rating);
    assert.ok(p.ci95[0] < p.rating && p.rating < p.ci95[1]);
    const own = r.pairs.filter(pair => pair.player === p.number);
    near(
      own.reduce((sum, pair) => sum + pair.points, 0),
      p.points,
      1e-6,
    );
  });
  near(
    r.players.reduce((sum, p) => sum + p.rating, 0),
    0,
    0.1 * players.length,
  );
  for (const pair of r.pairs) {
    const back = r.pairs.find(p => p.player === pair.rival && p.rival === pair.player);
    assert.equal(pair.meetings, back.meetings);
    near(pair.points + back.points, pair.meetings, 1e-6);
  }
}

const levels = ['random', 'greedy', 'easy:6', 'random'];
test('two seats', () => {
  const r = json('tournament', 'polynesia', '--bots', levels.join(','), '--games', 12, '--json');
  check(r, levels, 2, 12);
  assert.deepEqual(
    r.players.slice(2).map(p => p.player),
    ['random', 'random'],
  );
  assert.ok(r.players[0].rating - r.players[3].rating > 200);
});

test('three seats: a pair meets at every table at which both sit', () => {
  const r = json(
    'tournament',
    'raiatea',
    '--seats',
    3,
    '--bots',
    levels.join(','),
    '--games',
    6,
    '--json',
  );
  check(r, levels, 3, 6);
  assert.ok(r.pairs.every(pair => pair.meetings === 12));
});

test('as many players as seats: one table, the same games as sim plays', () => {
  const bots = 'greedy,random,easy:4';
  const args = ['polynesia', '--seats', 3, '--bots', bots, '--games', 9, '--json'];
  const t = json('tournament', ...args);
  const s = json('sim', ...args);
  check(t, bots.split(','), 3, 9);
  for (const p of t.players) near(p.wins, s.players[p.number].wins, 1e-6);
});

test('threads change nothing', () => {
  const args = [
    'tournament',
    'konane',
    '--bots',
    'random,greedy,easy:4',
    '--games',
    7,
    '--no-times',
  ];
  const one = vaka(...args, '--threads', 1);
  assert.equal(one.status, 0, one.err);
  assert.equal(vaka(...args, '--threads', 3).out, one.out);
});

test('shards add up to the same bytes', () => {
  const bots = `random,greedy,exec:${program} bot greedy`;
  const args = ['tournament', 'raiatea', '--bots', bots, '--games', 10, '--seed', 3];
  const parts = [1, 2, 3].map(i => {
    const r = vaka(...args, '--shard', `${i}/3`);
    assert.equal(r.status, 0, r.err);
    const file = path.join(folder, `part-${i}`);
    fs.writeFileSync(file, r.out);
    return file;
  });
  for (const form of [[], ['--json'], ['--csv']]) {
    const one = vaka(...args, '--no-times', ...form);
    assert.equal(one.status, 0, one.err);
    assert.equal(vaka('tournament', 'merge', ...parts, ...form).out, one.out);
  }
  const missing = vaka('tournament', 'merge', parts[0], parts[2]);
  assert.deepEqual(
    [missing.status, missing.err],
    [1, 'vaka tournament merge: shard 2/3 is missing\n'],
  );
  const other = vaka('sim', 'merge', ...parts);
  assert.equal(
    other.err,
    `vaka sim merge: "${parts[0]}" is a part of another command: kind tournament\n`,
  );
});

test('comma-separated values', () => {
  const rows = vaka('tournament', 'konane', '--bots', 'random,greedy,easy:4', '--games', 4, '--csv')
    .out.trimEnd()
    .split('\n')
    .map(line => line.split(','));
  const head = rows.shift();
  assert.ok(rows.every(row => row.length === head.length));
  assert.deepEqual(
    rows.map(row => row[0]),
    [...Array(3).fill('rating'), ...Array(6).fill('pair')],
  );
});

test('as a table', () => {
  const r = vaka('tournament', 'konane', '--bots', 'random,greedy', '--games', 4);
  assert.equal(r.status, 0);
  assert.equal(r.err, '');
  for (const words of ['konane, 2 seats, 1 table of 4 games, seed 1', 'rating', '4 games in '])
    assert.ok(r.out.includes(words), words);
});

test('who forfeits is last everywhere, and the tournament goes on', () => {
  const bad = path.join(folder, 'bad');
  fs.writeFileSync(bad, '#!/bin/sh\nread -r hello\nexit 9\n', { mode: 0o755 });
  const args = [
    'tournament',
    'polynesia',
    '--seats',
    3,
    '--bots',
    `exec:${bad},greedy,random,random`,
  ];
  const r = json(...args, '--games', 6, '--json');
  const loser = r.players.at(-1);
  assert.deepEqual([loser.player, loser.points, loser.forfeits], [`exec:${bad}`, 0, 18]);
  assert.equal(r.forfeited, 18);
  const told = vaka(...args, '--games', 6)
    .err.trimEnd()
    .split('\n');
  assert.equal(told.length, 3);
  assert.equal(
    told[0],
    `vaka tournament: table 1: 6 of 6 games were forfeited; game 0: "exec:${bad}" ended with exit status 9`,
  );
});

/* `script` gives the program a terminal; the run has no end but ours. */
function barOf(...more) {
  const call = `${program} sim polynesia --games 1000000000 ${more.join(' ')}`;
  const child = spawn('script', ['-qec', call, '/dev/null'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let text = '';
  const ended = new Promise(resolve => {
    child.on('close', () => resolve(text));
  });
  child.stdout.on('data', some => {
    text += some;
    if (text.includes(' s to go')) child.kill('SIGTERM');
  });
  return ended;
}
const bar = await barOf();
test('a progress bar on a terminal', () =>
  assert.match(bar, /\r\[#*\.*\] [\d,]+ of 1,000,000,000 games, \d+ s, about [\d,]+ s to go/));

finish();
