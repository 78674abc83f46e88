/* Shards of a run add up, byte for byte, to the run; and what is wrong with a part is said. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { finish, folder, json, program, test, vaka } from './lib/vaka.mjs';

/* The files of all shards, each as another machine would write it. */
function shards(name, n, args, ...more) {
  return Array.from({ length: n }, (_, i) => {
    const r = vaka(...args, '--shard', `${i + 1}/${n}`, '--threads', 1 + (i % 3), ...more);
    assert.equal(r.status, 0, r.err);
    const file = path.join(folder, `${name}-${i + 1}`);
    fs.writeFileSync(file, r.out);
    return file;
  });
}

const forms = [[], ['--json'], ['--csv']];
function sameAsOneRun(name, n, args) {
  const parts = shards(name, n, args);
  for (const form of forms) {
    const one = vaka(...args, '--no-times', ...form);
    assert.equal(one.status, 0, one.err);
    for (const files of [parts, [...parts].reverse()]) {
      const merged = vaka(args[0], 'merge', ...files, ...form);
      assert.equal(merged.status, 0, merged.err);
      assert.equal(merged.out, one.out, `${n} shards ${form.join(' ')}`);
    }
  }
  return parts;
}

const run = ['sim', 'polynesia', '--seats', 3, '--bots', 'greedy,random,easy:4', '--seed', 5];
test('three shards', () => sameAsOneRun('three', 3, [...run, '--games', 25]));
test('seven shards with openings', () =>
  sameAsOneRun('seven', 7, [...run, '--games', 25, '--openings', 3]));
test('one shard', () => sameAsOneRun('one', 1, [...run, '--games', 9]));
test('more shards than games', () => sameAsOneRun('many', 5, [...run, '--games', 3]));
test('an external player, options, and a game with halves of points', () =>
  sameAsOneRun('outside', 2, [
    ...['sim', 'conquest', '--bots', `greedy,exec:${program} bot greedy`, '--games', 6],
  ]));

test('forfeits add up', () => {
  const bad = path.join(folder, 'bad');
  fs.writeFileSync(bad, '#!/bin/sh\nexit 4\n', { mode: 0o755 });
  const args = ['sim', 'konane', '--bots', `random,exec:${bad}`, '--games', 23];
  sameAsOneRun('forfeits', 4, args);
  const r = json(...args, '--no-times', '--json');
  assert.equal(r.forfeited, 23);
  assert.deepEqual(
    r.forfeits.map(f => f.number),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  );
});

test('--no-times leaves out the clock and nothing else', () => {
  const all = json(...run, '--games', 5, '--json');
  const timeless = json(...run, '--games', 5, '--json', '--no-times');
  const clock = ['seconds', 'decisions_per_second', 'games_per_second', 'threads'];
  assert.deepEqual(
    timeless,
    Object.fromEntries(Object.entries(all).filter(([key]) => !clock.includes(key))),
  );
});

/* ---- The examples for clusters, with a program in between that makes the run small ---- */

const small = path.join(folder, 'small');
fs.writeFileSync(
  small,
  `#!/bin/sh\n[ "$2" = merge ] || set -- "$@" --games 7 --bots greedy,random\nexec ${path.resolve(program)} "$@"\n`,
  { mode: 0o755 },
);
const whole = vaka(
  'sim',
  'raiatea',
  '--seats',
  3,
  '--games',
  7,
  '--bots',
  'greedy,random',
  '--no-times',
);

test('the example for Slurm', () => {
  const place = fs.mkdtempSync(path.join(folder, 'slurm-'));
  const job = path.resolve('examples/cluster/slurm.sh');
  const start = task =>
    spawnSync('sh', [job], {
      cwd: place,
      encoding: 'utf8',
      env: { ...process.env, VAKA: small, SHARDS: '3', SLURM_ARRAY_TASK_ID: task },
    });
  for (const task of ['2', '3', '1']) assert.equal(start(task).status, 0);
  assert.equal(start('').stdout, whole.out);
  assert.ok(fs.readFileSync(path.join(place, 'result.csv'), 'utf8').startsWith('table,name,'));
});

test('the example for Kubernetes', () => {
  const place = fs.mkdtempSync(path.join(folder, 'parts-'));
  const yaml = fs.readFileSync('examples/cluster/kubernetes.yaml', 'utf8');
  assert.match(yaml, /completions: 100\n/);
  const script = yaml
    .split(/args:\n\s+- \|\n/)[1]
    .split(/\n {10}\S/)[0]
    .replaceAll('/parts', place)
    .replaceAll('/100"', '/3"')
    .replace('vaka sim', `${small} sim`);
  for (const index of [0, 1, 2]) {
    const env = { ...process.env, JOB_COMPLETION_INDEX: String(index) };
    const r = spawnSync('sh', ['-eu', '-c', script], { encoding: 'utf8', env });
    assert.equal(r.status, 0, r.stderr);
  }
  const parts = fs.readdirSync(place).map(name => path.join(place, name));
  assert.equal(vaka('sim', 'merge', ...parts).out, whole.out);

  const merge = fs.readFileSync('examples/cluster/kubernetes-merge.yaml', 'utf8');
  const [, command] = /command: \[sh, -eu, -c, "(.+)"\]/.exec(merge);
  const there = command.replaceAll('/parts', place).replace('vaka sim', `${program} sim`);
  const sum = spawnSync('sh', ['-eu', '-c', there], { encoding: 'utf8' });
  assert.equal(sum.stdout, vaka('sim', 'merge', ...parts, '--json').out, sum.stderr);
});

/* ---- Statistics ---- */

test('openings: every game of every seat is in one of them', () => {
  const r = json(...run, '--games', 30, '--openings', 2, '--json');
  for (let seat = 0; seat < 3; seat++) {
    const rows = r.openings.filter(o => o.seat === seat);
    const sum = key => rows.reduce((n, o) => n + o[key], 0);
    assert.equal(sum('games'), 30);
    assert.ok(Math.abs(sum('wins') - r.by_seat[seat].wins) < 1e-3);
    assert.ok(rows.every((o, i) => i === 0 || rows[i - 1].games >= o.games));
    assert.ok(rows.every(o => o.opening.split('; ').length === 2));
  }
  assert.equal(json(...run, '--games', 3, '--json').openings, undefined);
});

test('openings are what the journals say', () => {
  const place = path.join(folder, 'openings');
  const args = ['sim', 'konane', '--bots', 'random', '--games', 5, '--openings', 1];
  const r = json(...args, '--journals', place, '--json');
  const first = {};
  for (const name of fs.readdirSync(place)) {
    const steps = fs
      .readFileSync(path.join(place, name), 'utf8')
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line));
    for (const seat of [0, 1]) {
      const key = `${seat} ${steps.find(s => s.n && s.seat === seat).do}`;
      first[key] = (first[key] ?? 0) + 1;
    }
  }
  assert.deepEqual(
    Object.fromEntries(r.openings.map(o => [`${o.seat} ${o.opening}`, o.games])),
    first,
  );
});

test('a player by seat', () => {
  const r = json(...run, '--games', 30, '--json');
  for (const p of r.players) {
    assert.deepEqual(
      p.by_seat.map(s => [s.seat, s.games]),
      [
        [0, 10],
        [1, 10],
        [2, 10],
      ],
    );
    const wins = p.by_seat.reduce((n, s) => n + s.wins, 0);
    assert.ok(Math.abs(wins - p.wins) < 1e-3);
  }
});

test('comma-separated values', () => {
  const args = [...run, '--games', 12, '--openings', 1];
  const rows = vaka(...args, '--csv')
    .out.trimEnd()
    .split('\n')
    .map(line => line.split(','));
  const head = rows.shift();
  assert.deepEqual(head.slice(0, 6), ['table', 'name', 'seat', 'games', 'wins', 'win_share']);
  assert.ok(rows.every(row => row.length === head.length));
  const r = json(...args, '--json');
  const count = name => rows.filter(row => row[0] === name).length;
  assert.deepEqual(['player', 'seat', 'player_seat', 'opening'].map(count), [
    3,
    3,
    9,
    r.openings.length,
  ]);
  assert.equal(Number(rows[0][5]), r.players[0].win_share);
  const quoted = vaka(
    'sim',
    'konane',
    '--bots',
    `random,exec:${program} bot random "x"`,
    '--games',
    1,
    '--csv',
  );
  assert.ok(quoted.out.includes(`"exec:${program} bot random ""x"""`));
});

/* ---- What is wrong ---- */

const [a, b] = shards('right', 2, [...run, '--games', 8]);
const text = fs.readFileSync(a, 'utf8');
const wrong = (name, contents) => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, contents);
  return file;
};
const says = (files, sentence) => {
  const r = vaka('sim', 'merge', ...files);
  assert.deepEqual([r.status, r.out, r.err], [1, '', `vaka sim merge: ${sentence}\n`]);
};

test('a shard that is missing, or there twice', () => {
  says([a], 'shard 2/2 is missing');
  says([b], 'shard 1/2 is missing');
  says([a, b, a], `"${a}" is shard 1/2 a second time`);
});

test('parts of different runs', () => {
  const [other] = shards('other', 2, [...run, '--games', 9]);
  says([a, other], `"${other}" is of another run than "${a}": it has "games 9" and not "games 8"`);
  const [, seed] = shards('seed', 2, ['sim', 'polynesia', '--games', 8]);
  says([a, seed], `"${seed}" is of another run than "${a}": it has "seats 2" and not "seats 3"`);
});

test('a part that is cut, changed or something else', () => {
  const lines = text.split('\n');
  for (let n = 0; n < lines.length - 1; n++) {
    const r = vaka('sim', 'merge', wrong('cut', lines.slice(0, n).join('\n')), b);
    assert.equal(r.status, 1, `the first ${n} lines`);
    assert.match(r.err, /^vaka sim merge: ".*" (is|was) .*\n$/);
  }
  says(
    [wrong('more', `${text}more\n`), b],
    `"${path.join(folder, 'more')}" is damaged at line ${lines.length}`,
  );
  const number = wrong('number', text.replace('\nsums ', '\nsums x'));
  assert.match(vaka('sim', 'merge', number, b).err, /is damaged at line \d+\n$/);
  const version = wrong('version', text.replace(/\nprogram .*/, '\nprogram 9.9.9'));
  says([version, b], `"${version}" was made by another version of vaka`);
  const kind = wrong('kind', text.replace('\nkind sim', '\nkind tournament'));
  says([kind, b], `"${kind}" is a part of another command: kind tournament`);
  const zero = wrong('zero', text.replace('polynesia', 'poly\0nesia'));
  says([zero, b], `"${zero}" is not text`);
  says(
    [wrong('empty', '')],
    `"${path.join(folder, 'empty')}" is not a part of a run: it does not begin with vaka-part 1`,
  );
});

/* The hash of include/vaka/hash.h, for parts that were changed by somebody who knows it. */
const bits = x => BigInt.asUintN(64, x);
function mix(x) {
  x = bits((x ^ (x >> 30n)) * 0xbf58476d1ce4e5b9n);
  x = bits((x ^ (x >> 27n)) * 0x94d049bb133111ebn);
  return x ^ (x >> 31n);
}
function hash(bytes) {
  const take = (h, word) => bits(mix(h ^ word) + 0x9e3779b97f4a7c15n);
  const whole = bytes.length & ~7;
  let h = mix(0x76616b6120313000n ^ BigInt(bytes.length));
  for (let i = 0; i < whole; i += 8) h = take(h, bytes.readBigUInt64LE(i));
  const last = Buffer.concat([bytes.subarray(whole), Buffer.alloc(8)]).readBigUInt64LE(0);
  return mix(bytes.length > whole ? take(h, last) : h);
}
function sealed(part) {
  const before = part.replace(/hash \w+\nend\n$/, '');
  return `${before}hash ${hash(Buffer.from(before)).toString(16).padStart(16, '0')}\nend\n`;
}

test('every changed digit is found', () => {
  assert.equal(sealed(text), text);
  const digits = [...text.matchAll(/\d/g)].map(m => m.index);
  const some = digits.filter((_, i) => i % 4 === 0 || i > digits.length - 20);
  assert.ok(some.length > 40);
  for (const at of some) {
    const other = (Number(text[at]) + 1) % 10;
    const file = wrong('digit', `${text.slice(0, at)}${other}${text.slice(at + 1)}`);
    const r = vaka('sim', 'merge', file, b);
    assert.deepEqual([r.status, r.out], [1, ''], `character ${at}`);
    assert.match(r.err, /^vaka sim merge: ".*" (is|was|does) .*\n$/);
  }
});

test('numbers that do not fit together', () => {
  const file = path.join(folder, 'unlikely');
  const games = Number(/\nsums (\d+)/.exec(text)[1]);
  const changes = [
    [/\nsums \d+/, '\nsums 9'],
    [/\nsums (\d+) \d+/, '\nsums $1 999999999'],
    [/\nby-player (\d+) \d+/, '\nby-player $1 999960'],
    [/\nby-seat (\d+) \d+/, '\nby-seat $1 999960'],
    [/\nby-player (\d+ \d+ \d+) \d+/, '\nby-player $1 -900000000000000000'],
    [/\nby-player-and-seat (\d+)/, `\nby-player-and-seat ${games + 1}`],
    [/\nbeats 0 \d+/, '\nbeats 0 900000'],
    [/\nforfeited 0/, '\nforfeited 1\nnote 0 1 1 0 was lazy'],
    [/\nbroken 0/, '\nbroken 1\nnote 0 1 1 -1 was broken'],
  ];
  for (const [from, to] of changes) {
    const changed = sealed(text.replace(from, to));
    assert.notEqual(changed, text);
    says(
      [wrong('unlikely', changed), b],
      `"${file}" does not add up: it was changed after it was made`,
    );
  }
});

test('parts of other builds', () => {
  for (const command of ['sim', 'tournament']) {
    const args = [command, 'konane', '--bots', 'random,greedy', '--games', 2, '--shard', '1/1'];
    const own = vaka(...args).out;
    assert.match(own, /\nbuild [0-9a-f]{16}\n/);
    const file = wrong(
      `${command}-build`,
      sealed(own.replace(/\nbuild .*/, '\nbuild 0123456789abcdef')),
    );
    const r = vaka(command, 'merge', file);
    const why = `"${file}" was made by another build of vaka, whose rules or bots may differ`;
    assert.deepEqual([r.status, r.out, r.err], [1, '', `vaka ${command} merge: ${why}\n`]);
  }
});

test('a part that was interrupted', () => {
  const file = wrong('stopped', sealed(text.replace('\ninterrupted 0', '\ninterrupted 1')));
  says([file, b], `"${file}" was interrupted: play shard 1/2 again`);
});

finish();
