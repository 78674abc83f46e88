/* The same seed gives the same games: over threads, runs, with and without journals; and Ctrl-C. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { finish, folder, json, program, test, vaka } from './lib/vaka.mjs';

/* All that does not depend on the clock or on the call. */
function result(...args) {
  const all = json('sim', 'polynesia', ...args, '--json');
  const changing = ['seconds', 'decisions_per_second', 'games_per_second', 'threads'];
  return Object.fromEntries(Object.entries(all).filter(([key]) => !changing.includes(key)));
}

const calls = {
  random: ['--games', 400],
  'random with 4 seats': ['--games', 301, '--seats', 4, '--seed', 77],
  'bots of every kind': [
    '--games',
    14,
    '--seats',
    3,
    '--bots',
    'easy:20,greedy,random',
    '--seed',
    3,
  ],
  options: ['--games', 100, '--opt', 'board_side=A', '--opt', 'card_3=3.7', '--seed', 9],
};
for (const [name, args] of Object.entries(calls))
  test(`threads change nothing: ${name}`, () => {
    const one = result(...args, '--threads', 1);
    assert.deepEqual(result(...args, '--threads', 2), one);
    assert.deepEqual(result(...args, '--threads', 3), one);
    assert.deepEqual(result(...args), one);
  });

test('another seed, another result', () => {
  const runs = [1, 2, 3].map(seed =>
    JSON.stringify(result('--games', 200, '--seed', seed).players),
  );
  assert.equal(new Set(runs).size, 3);
});

test('for people points are told where the game counts them; for programs the keys are always there', () => {
  for (const { id, points, seats } of json('games', '--json').games) {
    const call = ['sim', id, '--games', 2, '--seats', seats[1], '--openings', 1],
      heads = vaka(...call)
        .out.split('\n')
        .filter(line => line.includes('95 % interval'));
    assert.equal(heads.length, 3, id);
    for (const head of heads) assert.equal(/\bmean\b/.test(head), points, `${id}: ${head}`);
    assert.equal(/\bmin\b.*\bmax\b/.test(heads[0]), points, id);
    const all = json(...call, '--json');
    for (const row of [...all.players, ...all.by_seat, ...all.openings])
      for (const key of ['mean_score', 'min_score', 'max_score'])
        assert.equal(typeof row[key], 'number', `${id} ${key}`);
  }
});

function filesOf(name, ...args) {
  const place = path.join(folder, name);
  const r = vaka('sim', 'polynesia', ...args, '--journals', place, '--quiet');
  assert.equal(r.status, 0, r.err);
  assert.equal(r.err, '');
  return Object.fromEntries(
    fs
      .readdirSync(place)
      .sort()
      .map(file => [file, fs.readFileSync(path.join(place, file), 'utf8')]),
  );
}

test('journals: one a game, the same over threads, named after game, seats, seed, number', () => {
  const args = ['--games', 12, '--seats', 3, '--seed', 21, '--bots', 'greedy,random'];
  const one = filesOf('one', ...args, '--threads', 1);
  const three = filesOf('three', ...args, '--threads', 3);
  assert.deepEqual(
    Object.keys(one).sort(),
    Array.from({ length: 12 }, (_, i) => `polynesia-3-21-${i}.jsonl`).sort(),
  );
  assert.deepEqual(three, one);
});

test('journals change no result, and hold it', () => {
  const args = ['--games', 30, '--seed', 4, '--bots', 'greedy,random'];
  const without = result(...args);
  const place = path.join(folder, 'held');
  assert.deepEqual(result(...args, '--journals', place), without);
  const sum = { greedy: 0, random: 0 };
  for (const file of fs.readdirSync(place)) {
    const lines = fs.readFileSync(path.join(place, file), 'utf8').trimEnd().split('\n');
    const { bots } = JSON.parse(lines[0]);
    JSON.parse(lines[lines.length - 1]).scores.forEach((score, seat) => {
      sum[bots[seat]] += score;
    });
  }
  for (const p of without.players) assert.ok(Math.abs(p.mean_score * p.games - sum[p.bot]) < 0.01);
});

test('bots rotate over the seats', () => {
  const files = filesOf(
    'turns',
    '--games',
    6,
    '--seats',
    3,
    '--bots',
    'greedy,random,easy',
    '--budget',
    4,
  );
  const bots = Array.from(
    { length: 6 },
    (_, i) => JSON.parse(files[`polynesia-3-1-${i}.jsonl`].split('\n')[0]).bots,
  );
  assert.deepEqual(bots[0], ['greedy', 'random', 'easy:4']);
  assert.deepEqual(bots[1], ['easy:4', 'greedy', 'random']);
  assert.deepEqual(bots[2], ['random', 'easy:4', 'greedy']);
  assert.deepEqual(bots[3], bots[0]);
});

test('every game can be played again alone from its own seed', () => {
  const args = ['--seats', 3, '--bots', 'greedy,random,easy:9'];
  const files = filesOf('many', '--games', 5, ...args);
  const many = files['polynesia-3-1-4.jsonl'];
  const head = JSON.parse(many.split('\n')[0]);
  const alone = filesOf(
    'alone',
    '--games',
    1,
    '--seats',
    3,
    '--bots',
    head.bots.join(','),
    '--seed',
    head.chance.seed,
  );
  assert.equal(Object.values(alone)[0], many);
});

test('check and verify agree with what sim wrote', () => {
  const place = path.join(folder, 'one');
  const files = fs.readdirSync(place).map(file => path.join(place, file));
  const check = vaka('journal', 'check', ...files);
  assert.equal(check.status, 0, check.err);
  assert.ok(check.out.endsWith('12 of 12 journals are right\n'));
  const verify = vaka('journal', 'verify', ...files);
  assert.equal(verify.status, 0, verify.err);
  const draws = [...verify.out.matchAll(/: verified, (\d+) draws follow from the seed \d+\n/g)];
  const written = files.map(file => fs.readFileSync(file, 'utf8').match(/"seat":"chance"/g).length);
  assert.deepEqual(
    draws.map(m => Number(m[1])),
    written,
  ); /* every one, the last too */
});

test('as a table', () => {
  const r = vaka('sim', 'polynesia', '--games', 10, '--bots', 'greedy,random');
  assert.equal(r.status, 0);
  assert.equal(r.err, '', 'no progress bar where there is no terminal');
  for (const words of ['polynesia, 2 seats, 10 games, seed 1', 'greedy', 'random', '0 broken'])
    assert.ok(r.out.includes(words), words);
});

function interruptedAfter(signal, wait) {
  return new Promise(resolve => {
    const child = spawn(program, ['sim', 'polynesia', '--games', '1000000000', '--json']);
    let out = '';
    child.stdout.on('data', text => {
      out += text;
    });
    child.on('close', status => resolve({ status, out }));
    setTimeout(() => child.kill(signal), wait);
  });
}

/* On a busy machine the signal may come before the program listens: then wait longer. */
async function interrupted(signal) {
  let r = { status: null };
  for (let wait = 500; r.status === null && wait < 20000; wait *= 4)
    r = await interruptedAfter(signal, wait);
  return r;
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  const r = await interrupted(signal);
  test(`${signal} stops cleanly and reports what was played`, () => {
    assert.equal(r.status, 130);
    const report = JSON.parse(r.out);
    assert.equal(report.interrupted, true);
    assert.equal(report.broken, 0);
    assert.ok(report.games > 0 && report.games < 1000000000);
    assert.equal(report.players[0].games, report.games);
  });
}

finish();
