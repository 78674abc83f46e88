/* External players: the protocol, the examples, and that a bad one loses its game. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { compile, played, script } from './lib/players.mjs';
import { finish, folder, json, program, test, vaka } from './lib/vaka.mjs';

const bot = level => `exec:${program} bot ${level}`;

/* ---- Good ones ---- */

for (const game of json('games', '--json').games)
  test(`${game.id}: a level at the other end of the protocol plays whole games`, () => {
    const seats = Math.min(3, game.seats[1]);
    const r = played(game.id, '--seats', seats, '--bots', `greedy,${bot('easy:4')}`, '--games', 2);
    assert.equal(r.games, 2);
    assert.deepEqual(r.forfeits, []);
  });

test('several games in one process, the same over threads', () => {
  const args = ['raiatea', '--seats', 3, '--bots', `random,${bot('greedy')}`, '--games', 9];
  const one = played(...args, '--threads', 1);
  assert.deepEqual(played(...args, '--threads', 3), one);
  assert.deepEqual(one.forfeits, []);
});

test('time is told, and everybody who searches has it', () => {
  const log = path.join(folder, 'time.log');
  const name = script(
    'timed',
    `echo "$hello" > ${log}; echo ready 1 legal
     while read -r word rest; do
       case $word in game | options | decide) echo "$word $rest" >> ${log} ;; legal) last=$rest ;; esac
       [ "$word" = decide ] && echo "do $last"
     done`,
  );
  const args = ['--time', 3, '--patience', 60000, '--games', 1];
  const r = json('sim', 'konane', '--bots', `normal,${name}`, ...args, '--json');
  assert.equal(r.time_ms, 3);
  assert.equal(r.forfeited, 0, JSON.stringify(r.forfeits));
  assert.ok(r.players[0].mean_ms >= 2, 'a level thinks for its time');
  const lines = fs.readFileSync(log, 'utf8').trimEnd().split('\n');
  assert.match(lines[0], /^vaka 1 \d+\.\d+\.\d+$/);
  assert.match(
    lines[1],
    /^game id=konane rules=\d+ number=0 seats=2 seat=1 seed=[0-9a-f]{16} time=3 patience=60000 form=[0-9a-f]{16}$/,
  );
  assert.match(lines[2], /^options board=\S+/);
  assert.ok(lines.length > 5 && lines.slice(3).every(line => line === 'decide time=3'));
});

test('the seed of a player is not that of the game, and differs by seat', () => {
  const log = path.join(folder, 'seed.log');
  const name = script(
    'seeds',
    `echo ready 1 legal
     while read -r word rest; do
       case $word in game) echo "$rest" >> ${log} ;; legal) last=$rest ;; decide) echo "do $last" ;; esac
     done`,
  );
  played('konane', '--bots', name, '--games', 2, '--seed', 7, '--threads', 1);
  const seeds = [...fs.readFileSync(log, 'utf8').matchAll(/seed=(\w+)/g)].map(m => m[1]);
  assert.equal(seeds.length, 4);
  assert.equal(new Set(seeds).size, 4);
  assert.ok(!seeds.includes((7).toString(16).padStart(16, '0')));
});

/* ---- Nothing that the seat may not know ---- */

test('views, steps and legal actions are those of the seat', () => {
  const log = path.join(folder, 'seen.log');
  const place = path.join(folder, 'seen');
  const name = script(
    'watcher',
    `echo ready 1 view,legal,steps
     while read -r line; do
       printf '%s\\n' "$line" >> ${log}
       case $line in 'legal '*) last=\${line#legal } ;; decide*) echo "do $last" ;; esac
     done`,
  );
  const r = played(
    'raiatea',
    '--seats',
    3,
    '--bots',
    `random,${name},random`,
    '--games',
    1,
    '--journals',
    place,
  );
  assert.deepEqual(r.forfeits, []);
  const file = path.join(place, 'raiatea-3-1-0.jsonl');
  const steps = fs
    .readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
    .filter(line => line.n);
  const told = fs.readFileSync(log, 'utf8').trimEnd().split('\n');
  const after = word =>
    told.filter(line => line.startsWith(`${word} `)).map(line => line.slice(word.length + 1));
  const views = after('view').map(text => JSON.parse(text));
  assert.ok(views.length > 20);
  let n = 0;
  let hidden = 0;
  for (const step of steps) {
    if (step.seat !== 1 || n >= 60) continue;
    const seen = json('journal', 'view', file, '--at', step.n - 1, '--seat', 1, '--json');
    if (seen.legal.length === 1) continue; /* there was nothing to ask */
    const { step: number, ...view } = views[n++];
    hidden += number < seen.step;
    delete seen.step;
    assert.deepEqual(view, seen, `before step ${step.n}`);
  }
  assert.ok(n > 20);
  assert.ok(hidden > 0, 'steps under seal are not counted');
  /* What others did under seal is told to nobody; what everybody saw is told word by word. */
  const stepLines = after('step');
  const all = new Set(steps.map(s => `${s.seat} ${s.do}`));
  assert.ok(stepLines.every(line => all.has(line)));
  assert.ok(stepLines.length < steps.length);
  const last = views.at(-1);
  assert.ok(stepLines.length >= last.step);
});

/* ---- The examples ---- */

test('the example in C', () => {
  const file = path.join(folder, 'chance');
  const flags = ['-std=c11', '-Wall', '-Wextra', '-Wpedantic', '-Werror', '-O2'];
  compile(file, 'examples/bots/chance.c', ...flags);
  const args = ['polynesia', '--bots', `greedy,exec:${file}`, '--games', 20];
  const r = played(...args);
  assert.deepEqual(r.forfeits, []);
  assert.ok(r.players[0].win_share > 0.9, 'greedy beats chance');
  assert.deepEqual(played(...args), r);
});

/* ---- Bad ones ---- */

const bad = {
  'ends at once': ['exit 3', /^ended with exit status 3$/],
  'ends when asked': [
    'echo ready 1 legal; while read -r w r; do [ "$w" = decide ] && exit 0; done',
    /^ended with exit status 0$/,
  ],
  'is killed': [
    'echo ready 1 legal; read -r game; kill -9 $$',
    /^was ended by signal 9 \(Killed\)$/,
  ],
  'never answers': [
    'echo ready 1 legal; while read -r w r; do :; done',
    /^did not answer in time$/,
  ],
  'never gets ready': ['sleep 600', /^did not answer in time$/],
  /* Its pipe is full before it says that it is ready. */
  'does not read': [
    'dd if=/dev/zero of=/proc/$$/fd/0 bs=4096 oflag=nonblock 2> /dev/null; echo ready 1 legal; sleep 600',
    /^does not read what it is told$/,
  ],
  'writes two lines at once': [
    `echo ready 1 legal
     while read -r w r; do
       case $w in legal) last=$r ;; decide) printf 'do %s\\ndo %s\\n' "$last" "$last" ;; esac
     done`,
    /^wrote more than it was asked for$/,
  ],
  'writes half a line': [
    'echo ready 1 legal; read -r g; printf "do EX"; sleep 600',
    /^did not answer in time: only a part/,
  ],
  'ends in a line': [
    'echo ready 1 legal; read -r game; printf "do EX"',
    /^ended with exit status 0 in the middle of a line$/,
  ],
  'writes what is no action': [
    'echo ready 1 legal; read -r g; while :; do echo hello; done',
    /^answered "hello", which is no/,
  ],
  'writes an unknown verb': [
    'echo ready 1 legal; read -r g; echo do FLY; sleep 600',
    /^answered "do FLY": /,
  ],
  'writes what is not legal': [
    'echo ready 1 legal; read -r g; echo do jump a1 a3; sleep 600',
    /^answered "do jump a1 a3"(: |, which is not legal there)/,
  ],
  'writes a line without end': [
    "echo ready 1 legal; read -r g; tr '\\0' x < /dev/zero",
    /^wrote a line of more than 4095 bytes$/,
  ],
  'writes bytes that are no text': [
    "echo ready 1 legal; read -r g; printf 'do \\033[31m\\377\\n'; sleep 600",
    /^answered "do \?\[31m\?": /,
  ],
  'writes without end': ['yes', /^said "y" instead of ready$/],
  'does not say that it is ready': ['echo hello', /^said "hello" instead of ready$/],
  'speaks another version': ['echo ready 2 view', /^speaks version 2 of the protocol, not 1$/],
  'wants what there is not': [
    'echo ready 1 view,all',
    /^wants "view,all"; it can want view, legal, state and steps$/,
  ],
  'closes its input': ['exec <&-; echo ready 1 legal; sleep 600', /^closed its standard input$/],
  'closes its output': ['echo ready 1 legal; exec >&-; sleep 600', /^closed its standard output$/],
  'gives up in its own way': [
    'echo ready 1 legal; while read -r w r; do [ "$w" = decide ] && echo sorry, no; done',
    /^answered/,
  ],
  'gives up as it should': [
    'echo ready 1 legal; while read -r w r; do [ "$w" = decide ] && echo sorry too hard; done',
    /^gave up: too hard$/,
  ],
};
/* Long patience only where the reason hangs on something that comes in time. */
const impatient = {
  'never answers': 300,
  'never gets ready': 50,
  'does not read': 300,
  'writes half a line': 300,
};
for (const [name, [text, reason]] of Object.entries(bad))
  test(`a player that ${name}`, () => {
    const player = script('bad', text);
    const patience = impatient[name] ?? 60000;
    const r = json(
      ...['sim', 'konane', '--bots', `random,${player}`, '--games', 2, '--threads', 1],
      ...['--patience', patience, '--json'],
    );
    assert.equal(r.games, 2);
    assert.equal(r.forfeited, 2);
    assert.deepEqual(
      r.forfeits.map(f => [f.number, f.player]),
      [
        [0, 1],
        [1, 1],
      ],
    );
    for (const f of r.forfeits) assert.match(f.why, reason);
    assert.deepEqual(
      r.players.map(p => [p.wins, p.forfeits]),
      [
        [2, 0],
        [0, 2],
      ],
    );
  });

/* The second line comes while the other one is asked, so long after the first one was read. */
test('a line that nobody asked for is no answer to the next question', () => {
  const asked = path.join(folder, 'other.asked');
  const written = path.join(folder, 'more.written');
  const wait = flag => `while [ ! -e ${flag} ]; do sleep 0.01; done`;
  const player = (name, answer) =>
    script(
      name,
      `echo ready 1 legal
       while read -r w r; do
         case $w in legal) last=$r ;; decide) ${answer} ;; esac
       done`,
    );
  const eager = player(
    'eager',
    `echo "do $last"; ${wait(asked)}; echo "do $last"; touch ${written}`,
  );
  const other = player('other', `touch ${asked}; ${wait(written)}; echo "do $last"`);
  const r = json(
    ...['sim', 'konane', '--bots', `${eager},${other}`, '--games', 1, '--patience', 60000],
    '--json',
  );
  assert.deepEqual(
    r.forfeits.map(f => [f.player, f.why]),
    [[0, 'wrote more than it was asked for']],
  );
});

test('what is told of a forfeit; the exit status is good', () => {
  const player = script('bad', 'exit 3');
  const r = vaka('sim', 'konane', '--bots', `random,${player}`, '--games', 12);
  assert.equal(r.status, 0);
  const lines = r.err.trimEnd().split('\n');
  assert.equal(lines.length, 11);
  assert.equal(
    lines[0],
    `vaka sim: game 0, seed 1, after step 0: "${player}" ended with exit status 3`,
  );
  assert.equal(lines[10], 'vaka sim: 2 more games were forfeited');
});

test('the others share the victory, and no points count', () => {
  const player = script(
    'bad',
    'echo ready 1 legal; while read -r w r; do [ "$w" = decide ] && exit 1; done',
  );
  const r = json(
    'sim',
    'polynesia',
    '--seats',
    3,
    '--bots',
    `${player},greedy,greedy`,
    '--games',
    6,
    '--json',
  );
  assert.deepEqual(
    r.players.map(p => [p.games, p.wins, p.mean_score]),
    [
      [6, 0, 0],
      [6, 3, 0],
      [6, 3, 0],
    ],
  );
});

/* What programs read is English in every language; what people read is not. */
test('a player is told in English why a game was forfeited', () => {
  const log = path.join(folder, 'why.log');
  const good = script(
    'listener',
    `echo ready 1 legal
     while read -r word rest; do
       case $word in over) echo "$rest" >> ${log} ;; legal) last=$rest ;; decide) echo "do $last" ;; esac
     done`,
  );
  const why = {
    'echo ready 2 view': [/^speaks version 2 of the protocol, not 1$/, /parle la version 2 du/],
    'sleep 600': [/^did not answer in time$/, /n’a pas répondu à temps/],
    'echo ready 1 legal; read -r g; echo do FLY; sleep 600': [
      /^answered "do FLY": there is no such verb/,
      /a répondu .*ce verbe n’existe pas/,
    ],
  };
  for (const [text, [english, french]] of Object.entries(why)) {
    fs.rmSync(log, { force: true });
    const players = `${good},${script('bad', text)}`;
    const args = ['--bots', players, '--games', 1, '--threads', 1, '--patience', 100];
    const r = vaka('--lang', 'fr', 'sim', 'konane', ...args);
    assert.match(r.err, french);
    assert.match(JSON.parse(fs.readFileSync(log, 'utf8')).why, english);
  }
});

test('a good player is told that another forfeited, and plays the next game', () => {
  const log = path.join(folder, 'over.log');
  const good = script(
    'good',
    `echo ready 1 legal
     while read -r word rest; do
       case $word in over) echo "$rest" >> ${log} ;; legal) last=$rest ;; decide) echo "do $last" ;; esac
     done`,
  );
  /* Bad in its first process only. */
  const flag = path.join(folder, 'was.bad');
  const moody = script(
    'moody',
    `[ -e ${flag} ] || { touch ${flag}; exit 5; }
     echo ready 1 legal
     while read -r word rest; do
       case $word in legal) last=$rest ;; decide) echo "do $last" ;; esac
     done`,
  );
  const r = json(
    'sim',
    'konane',
    '--bots',
    `${good},${moody}`,
    '--games',
    2,
    '--threads',
    1,
    '--json',
  );
  assert.equal(r.forfeited, 1);
  const [first, second] = fs
    .readFileSync(log, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));
  assert.deepEqual(first, {
    ranks: [1, 2],
    winners: [0],
    forfeit: 1,
    why: 'ended with exit status 5',
  });
  assert.equal(second.forfeit, undefined);
  assert.equal(second.totals.length, 2);
});

test('a program that cannot be started once the games run', () => {
  const file = path.join(folder, 'odd');
  fs.writeFileSync(file, '#!/nosuch/interpreter\n', { mode: 0o755 });
  const r = json('sim', 'konane', '--bots', `random,exec:${file}`, '--games', 1, '--json');
  assert.equal(r.forfeits[0].why, 'cannot be started: No such file or directory');
});

test('a journal without a result is left of a forfeited game', () => {
  const place = path.join(folder, 'forfeited');
  const player = script('bad', 'echo ready 1 legal; read -r g; exit 1');
  const r = vaka('sim', 'konane', '--bots', `random,${player}`, '--games', 1, '--journals', place);
  assert.equal(r.status, 0);
  const file = path.join(place, 'konane-2-1-0.jsonl');
  assert.ok(!fs.readFileSync(file, 'utf8').includes('"end"'));
  assert.equal(vaka('journal', 'check', file).status, 0);
});

/* ---- vaka bot by itself ---- */

const talk = (...lines) =>
  vaka('bot', 'greedy', { input: lines.map(line => `${line}\n`).join('') });

test('vaka bot: what it cannot play it gives up with a reason, and passes over what it does not know', () => {
  const start = 'game id=konane rules=1 number=0 seats=2 seat=0 seed=1 time=0 patience=9';
  const r = talk(
    ...[
      'vaka 1 0.1.0',
      'weather fine',
      'decide time=0',
      'game id=nosuch',
      'decide time=0',
      'game id=konane',
    ],
    ...['decide time=0', `${start} form=0`, 'decide time=0', 'over {}', 'quit', 'decide time=0'],
  );
  assert.equal(r.status, 0);
  const version = json('games', '--json') && vaka('--version').out.split('\n')[0].split(' ')[1];
  assert.deepEqual(r.out.trimEnd().split('\n'), [
    `ready 1 state,legal vaka ${version} greedy`,
    'sorry no game was begun',
    'sorry there is no game "nosuch" on board',
    'sorry the line that begins the game cannot be read',
    `sorry version ${version} keeps positions of konane in another form`,
  ]);
});

test('vaka bot: the end of its input is the end', () => {
  const r = vaka('bot', 'hard', { input: '' });
  assert.deepEqual([r.status, r.out, r.err], [0, '', '']);
});

finish();
