/* The JSON that other programs rely on: every key, its type, and that the figures fit together. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { finish, folder, json, shape, test, vaka } from './lib/vaka.mjs';

/* ---- games ---- */

test('games', () => {
  const { games } = json('games', '--json');
  assert.ok(games.length >= 1);
  for (const g of games) {
    shape(
      g,
      { id: 'text', title: 'text', rules_version: 'int', seats: 'list', options: 'list' },
      'a game',
    );
    assert.equal(g.seats.length, 2);
    assert.ok(g.seats[0] >= 1 && g.seats[0] <= g.seats[1]);
    for (const o of g.options) {
      shape(o, { key: 'text', kind: 'text', values: 'list', help: 'text', display: 'bool' }, o.key);
      assert.ok(['word', 'toggle', 'number'].includes(o.kind));
      assert.ok(o.values.length >= 2 && o.values.includes(o.default));
      assert.equal(o.titles.length, o.values.length);
      assert.ok(o.help.length > 10);
    }
  }
});

test('the options of Polynesia are those of its rules', () => {
  const polynesia = json('games', '--json').games.find(g => g.id === 'polynesia');
  const values = Object.fromEntries(polynesia.options.map(o => [o.key, o.values]));
  assert.deepEqual(polynesia.seats, [2, 4]);
  assert.deepEqual(values.board_side, ['auto', 'A', 'B']);
  assert.deepEqual(values.card_1, ['random', '1.1', '1.2', '1.3', '1.4']);
  assert.deepEqual(values.card_2, ['random', '2.1', '2.2', '2.3', '2.4', '2.5', '2.6']);
  assert.deepEqual(values.card_3, [
    'random',
    '3.1',
    '3.2',
    '3.3',
    '3.4',
    '3.5',
    '3.6',
    '3.7',
    '3.8',
  ]);
  assert.deepEqual(values.first_player, ['random', '0', '1', '2', '3']);
  for (const o of polynesia.options) assert.equal(o.default, o.values[0]);
});

/* ---- sim ---- */

const simKeys = {
  game: 'text',
  seats: 'int',
  games: 'int',
  seed: 'int',
  decisions: 'int',
  seconds: 'real',
  decisions_per_second: 'real',
  games_per_second: 'real',
  decisions_per_game: 'real',
  rounds_per_game: 'real',
  broken: 'int',
  players: 'list',
  by_seat: 'list',
  steps: 'int',
  threads: 'int',
  rules_version: 'int',
  options: 'object',
  interrupted: 'bool',
};
const playerKeys = {
  bot: 'text',
  games: 'int',
  wins: 'real',
  win_share: 'real',
  ci95: 'list',
  mean_score: 'real',
  min_score: 'real',
  max_score: 'real',
};

function near(a, b, by) {
  assert.ok(Math.abs(a - b) <= by, `${a} is not ${b}`);
}

function checkSim(r, seats, games) {
  shape(r, simKeys, 'sim');
  assert.equal(r.seats, seats);
  assert.equal(r.games, games);
  assert.equal(r.broken, 0);
  assert.equal(r.players.length, seats);
  assert.equal(r.by_seat.length, seats);
  assert.ok(r.steps > r.decisions);
  near(r.decisions_per_game, r.decisions / games, 1e-3);
  near(r.games_per_second, games / r.seconds, (games / r.seconds) * 1e-2);
  const won = r.players.reduce((sum, p) => sum + p.wins, 0);
  if (seats > 1) near(won, games, 1e-2); /* alone one can lose to nobody */
  near(
    r.by_seat.reduce((sum, s) => sum + s.win_share, 0),
    won / games,
    1e-4,
  );
  for (const p of r.players) {
    shape(p, playerKeys, 'a player');
    assert.equal(p.games, games);
    near(p.win_share, p.wins / games, 1e-4);
    assert.ok(p.ci95[0] <= p.win_share && p.win_share <= p.ci95[1]);
    assert.ok(p.min_score <= p.mean_score && p.mean_score <= p.max_score);
  }
  r.by_seat.forEach((s, i) => {
    shape(s, { seat: 'int', games: 'int', win_share: 'real', mean_score: 'real' }, 'a seat');
    assert.equal(s.seat, i);
  });
  const mean = rows => rows.reduce((sum, row) => sum + row.mean_score, 0);
  near(mean(r.players), mean(r.by_seat), 1e-2);
}

for (const seats of [2, 3, 4])
  test(`sim with ${seats} seats`, () =>
    checkSim(json('sim', 'polynesia', '--seats', seats, '--games', 500, '--json'), seats, 500));

test('defaults of sim', () => {
  const r = json('sim', 'polynesia', '--json');
  checkSim(r, 2, 1000);
  assert.equal(r.seed, 1);
  assert.deepEqual(
    r.players.map(p => p.bot),
    ['random', 'random'],
  );
});

test('the interval is that of Wilson', () => {
  const [p] = json('sim', 'polynesia', '--games', 400, '--json').players;
  const z = 1.959964,
    n = p.games,
    share = p.win_share;
  const centre = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half =
    (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  near(p.ci95[0], centre - half, 1e-5);
  near(p.ci95[1], centre + half, 1e-5);
});

test('sim with one seat', () => {
  const r = json('sim', 'conquest', '--seats', 1, '--bots', 'greedy', '--games', 60, '--json');
  checkSim(r, 1, 60);
  assert.ok(
    r.players[0].wins > 0 && r.players[0].wins < 60,
    `${r.players[0].wins} of 60 are won: both can happen`,
  );
});

test('the last bot named fills the seats; bots keep their order', () => {
  const r = json(
    'sim',
    'polynesia',
    '--seats',
    4,
    '--bots',
    'greedy,random',
    '--games',
    8,
    '--json',
  );
  assert.deepEqual(
    r.players.map(p => p.bot),
    ['greedy', 'random', 'random', 'random'],
  );
});

test('budget replaces the iterations of those who search', () => {
  const r = json(
    'sim',
    'polynesia',
    '--bots',
    'hard,greedy',
    '--budget',
    7,
    '--games',
    2,
    '--json',
  );
  assert.deepEqual(
    r.players.map(p => p.bot),
    ['hard:7', 'greedy'],
  );
  const same = json('sim', 'polynesia', '--bots', 'hard:7,greedy', '--games', 2, '--json');
  assert.deepEqual(same.players, r.players);
});

test('greedy beats random, from either place in the list', () => {
  for (const bots of ['greedy,random', 'random,greedy']) {
    const r = json('sim', 'polynesia', '--bots', bots, '--games', 100, '--json');
    assert.ok(r.players.find(p => p.bot === 'greedy').win_share > 0.9);
  }
});

test('options reach the game', () => {
  const r = json(
    'sim',
    'polynesia',
    '--opt',
    'board_side=A',
    '--opt',
    'card_1=1.3',
    '--games',
    5,
    '--json',
  );
  assert.equal(r.options.board_side, 'A');
  assert.equal(r.options.card_1, '1.3');
  assert.equal(r.options.card_2, 'random');
});

/* ---- bench ---- */

/* Whether somebody could choose in the first kept game: without that there is nothing to search. */
function hasChoice(game) {
  const file = `tests/golden/${fs.readdirSync('tests/golden').find(f => f.startsWith(`${game}-`))}`,
    steps = fs.readFileSync(file, 'utf8').split('\n').length - 3;
  for (let at = 0; at < steps; at++) {
    const { due, legal } = json('journal', 'view', file, '--at', at, '--seat', 'all', '--json');
    if (due.kind !== 'chance' && legal.length > 1) return true;
  }
  return false;
}

test('bench', () => {
  const { games } = json('bench', '--seats', 'all', '--seconds', '0.01', '--json');
  const every = json('games', '--json').games.flatMap(({ id, seats: [least, most] }) =>
    Array.from({ length: most - least + 1 }, (_, i) => `${id} ${least + i}`),
  );
  assert.deepEqual(
    games.map(g => `${g.game} ${g.seats}`),
    every,
  );
  for (const g of games) {
    shape(
      g,
      {
        game: 'text',
        seats: 'int',
        state_bytes: 'int',
        decisions_per_second: 'real',
        games_per_second: 'real',
        clone_ns: 'real',
        legal_ns: 'real',
        conceal_ns: 'real',
        imagine_ns: 'real',
        estimate_ns: 'real',
        ismcts_iterations_per_second: 'real',
        steps_per_second: 'real',
      },
      'a row',
    );
    for (const [key, value] of Object.entries(g))
      assert.ok(
        key === 'game' ||
          value > 0 ||
          (key === 'ismcts_iterations_per_second' && !hasChoice(g.game)),
        `${key} is ${value}`,
      );
    assert.ok(g.state_bytes <= 4096);
    assert.ok(g.steps_per_second >= g.decisions_per_second); /* equal in a game without chance */
  }
});

/* ---- doctor ---- */

test('doctor', () => {
  const r = json('doctor', '--json', { env: { ...process.env, HOME: folder, XDG_STATE_HOME: '' } });
  shape(r, { ok: 'bool', findings: 'list' }, 'doctor');
  assert.ok(r.ok);
  for (const f of r.findings) {
    shape(f, { name: 'text', grade: 'text', text: 'text' }, 'a finding');
    assert.ok(['ok', 'note'].includes(f.grade));
  }
  for (const name of [
    'program',
    'game',
    'terminal',
    'locale',
    'cores',
    'libsodium',
    'ncurses',
    'journals',
    'disk',
    'clock',
    'self-check',
  ])
    assert.ok(
      r.findings.some(f => f.name === name),
      name,
    );
});

test('doctor misses a place for journals', () => {
  const env = { ...process.env, XDG_STATE_HOME: '/proc/none' };
  const r = vaka('doctor', '--json', { env });
  assert.equal(r.status, 1);
  assert.equal(r.err, 'vaka doctor: something that Vaka needs is missing here\n');
  const missing = JSON.parse(r.out).findings.filter(f => f.grade === 'missing');
  assert.deepEqual(
    missing.map(f => f.name),
    ['journals'],
  );
});

/* ---- journal view ---- */

const journals = path.join(folder, 'journals');
vaka(
  'sim',
  'polynesia',
  '--seats',
  3,
  '--games',
  2,
  '--seed',
  5,
  '--journals',
  journals,
  '--bots',
  'greedy',
);
const journal = path.join(journals, 'polynesia-3-5-1.jsonl');
const lines = fs
  .readFileSync(journal, 'utf8')
  .trimEnd()
  .split('\n')
  .map(line => JSON.parse(line));
const last = lines[lines.length - 1];

const viewKeys = {
  game: 'text',
  rules_version: 'int',
  seats: 'int',
  step: 'int',
  round: 'int',
  over: 'bool',
  legal: 'list',
  score: 'object',
  position: 'object',
};

test('view: the whole position by the ids of its things', () => {
  const v = json('journal', 'view', journal, '--at', 40, '--seat', 'all', '--json');
  shape(v, viewKeys, 'view');
  assert.equal(v.viewer, 'all');
  assert.equal(v.step, 40);
  assert.equal(v.seats, 3);
  const { islands, routes, players, cards, phase } = v.position;
  assert.equal(islands.length, 24); /* side B */
  assert.equal(routes.length, 41);
  assert.equal(typeof phase, 'string');
  assert.deepEqual(
    cards.map(card => card.type),
    [1, 2, 3],
  );
  for (const island of islands) {
    shape(island, { id: 'text', pieces: 'list' }, 'an island');
    assert.equal(island.pieces.length, 3);
    assert.ok('token' in island);
  }
  for (const route of routes) {
    shape(route, { id: 'text', ends: 'list', boats: 'list' }, 'a route');
    assert.ok(route.ends.every(end => islands.some(island => island.id === end)));
  }
  assert.deepEqual(
    players.map(p => p.seat),
    [0, 1, 2],
  );
  for (const p of players) {
    shape(p, { fish: 'int', shell: 'int', home: 'int' }, 'a player');
    /* every one of the 13 pieces is somewhere */
    assert.equal(p.home + islands.reduce((sum, island) => sum + island.pieces[p.seat], 0), 13);
  }
});

test('view: each seat and the spectator', () => {
  for (const seat of [0, 1, 2, 'spectator']) {
    const v = json('journal', 'view', journal, '--at', 25, '--seat', seat, '--json');
    shape(v, viewKeys, 'view');
    assert.equal(v.viewer, seat);
    const isDue = v.due.seats.includes(seat);
    assert.equal(v.legal.length > 0, isDue);
  }
});

test('view: what the journal does next is among what is legal', () => {
  for (let at = 0; at < last.end; at += 7) {
    const v = json('journal', 'view', journal, '--at', at, '--seat', 'all', '--json');
    const next = lines[at + 1];
    assert.ok(
      v.legal.some(a => a.do === next.do),
      `step ${at + 1}: ${next.do}`,
    );
    assert.equal(next.seat === 'chance', v.due.kind === 'chance');
  }
});

test('view: without --at it is the last position, with the result of the journal', () => {
  const v = json('journal', 'view', journal, '--json');
  assert.equal(v.step, last.end);
  assert.equal(v.over, true);
  assert.equal(v.due, null);
  assert.deepEqual(v.score.totals, last.scores);
  assert.deepEqual(v.score.ranks, last.ranks);
  assert.deepEqual(v.score.winners, last.winners);
});

test('view: from standard input the same', () => {
  const a = json('journal', 'view', journal, '--at', 9, '--json');
  const b = json('journal', 'view', '-', '--at', 9, '--json', { input: fs.readFileSync(journal) });
  assert.deepEqual(a, b);
});

test('view: wrong steps and seats', () => {
  const n = last.end;
  for (const at of ['-1', 'x', String(n + 1), '99999999999999999999']) {
    const r = vaka('journal', 'view', journal, '--at', at, '--json');
    assert.equal(r.status, 2);
    assert.equal(
      r.err,
      `vaka journal view: --at takes a step from 0 to ${n}, the last of this journal, not "${at}"\n`,
    );
  }
  for (const seat of ['3', '-1', 'me', '']) {
    const r = vaka('journal', 'view', journal, '--seat', seat);
    assert.equal(r.status, 2);
    assert.equal(
      r.err,
      `vaka journal view: --seat takes a seat from 0 to 2, all or spectator, not "${seat}"\n`,
    );
  }
});

test('view: as text, with a picture', () => {
  const r = vaka('journal', 'view', journal, '--at', 60);
  assert.equal(r.status, 0);
  assert.equal(r.err, '');
  assert.ok(r.out.startsWith(`Polynesia, 3 seats, step 60 of ${last.end}\n`));
  assert.ok(r.out.split('\n').length > 20);
  assert.ok(!/[\x00-\x09\x0b-\x1f]/.test(r.out));
});

/* ---- analyse ---- */

const party = { start: 'real', end: 'real', luck: 'real', unseen: 'real', given: 'real' };

test('analyse: every key, and sums that fit', () => {
  const a = json('analyse', journal, '--budget', 100, '--json');
  shape(a, { analysis: 'int', game: 'text', rounds: 'list', chances: 'list', moves: 'list' });
  assert.equal(a.steps, last.end);
  assert.equal(a.judged, last.end);
  assert.equal(a.chances.length, last.end + 1);
  assert.equal(a.moves.length, last.end);
  for (const now of a.chances)
    assert.ok(Math.abs(now.reduce((sum, x) => sum + x, 0) - 100) < 1e-6, now.join());
  for (const p of [...a.players, a.nobody]) {
    shape(p, { ...party, gained: 'real', fair: 'real' }, 'a player');
    assert.ok(Math.abs(p.start + p.luck + p.unseen - p.given + p.gained - p.end) < 1e-6);
  }
  for (const m of a.moves.filter(step => step.kind === 'chance'))
    assert.ok(Math.abs(m.luck.reduce((sum, x) => sum + x, 0)) < 1e-6, `step ${m.step}`);
  const decisions = a.moves.filter(m => m.kind === 'decision');
  assert.equal(
    decisions.length,
    a.players.reduce((sum, p) => sum + p.decisions, 0),
  );
  for (const m of decisions) assert.ok(m.best.some(b => b.do === m.do && b.label === m.label));
});

test('nothing of luck is said of a game that draws nothing', () => {
  const played = 'tests/golden/konane-6x6-random.jsonl';
  for (const args of [
    ['analyse', played, '--budget', 100],
    ['journal', 'verify', played],
    ['journal', 'show', played],
  ]) {
    const r = vaka(...args);
    assert.equal(r.status, 0, r.err);
    assert.doesNotMatch(r.out.replace(/^chance: none.*/m, ''), /\bluck|\bdraws?\b|\bseed\b/i);
  }
});

test('analyse: one seat, as text, and wrong calls', () => {
  const one = json('analyse', journal, '--budget', 100, '--json', '--seat', 1);
  assert.ok(one.moves.length > 0 && one.moves.every(m => m.seat === 1));
  const r = vaka('analyse', journal, '--budget', 100, '--threads', 2);
  assert.equal(r.status, 0);
  assert.equal(r.err, '');
  for (const part of ['Chance to win', 'How well', 'Luck and skill', 'Moves that cost most'])
    assert.ok(r.out.includes(part), part);
  const no = vaka('analyse', journal, '--seat', 3);
  assert.equal(no.status, 2);
  assert.equal(no.err, 'vaka analyse: --seat takes a seat from 0 to 2, not "3"\n');
  const broken = path.join(folder, 'broken.jsonl');
  fs.writeFileSync(broken, fs.readFileSync(journal, 'utf8').replace('"n":3,', '"n":4,'));
  const bad = vaka('analyse', broken);
  assert.equal(bad.status, 1);
  assert.match(bad.err, /^vaka analyse: .*broken\.jsonl: line 4: [^\n]+\n$/);
});

finish();
