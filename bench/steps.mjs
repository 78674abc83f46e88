/*
 * steps.mjs - what a step costs the server: CPU time of its process (user and system, all threads), so that a busy
 * machine matters little. No bots: people sit on all seats, and play at random as fast as they are answered.
 *
 *   node bench/steps.mjs [--tables 1000] [--moves 20000] [--games polynesia,konane]
 *                        [--long 4000] [--whole] [--plain] [--vaka build/vaka] [--json]
 *
 * First each game alone, with two sockets a table: steps a CPU second, bytes of a step message on the wire, memory;
 * then games of Conquest, 24 young and 24 long ones in groups of eight: a move around step 150 and around step 4,000,
 * joining, a position of the past, undo, and what it costs to read a game again after a restart, a long one and one of
 * 50 steps. Positions late in a game are not those early in it: bytes of the messages stand beside what moves cost.
 * `--whole`: views are asked for whole, `--plain`: without compression.
 */
import { aboard } from '../tests/web/lib/games.mjs';
import { live, openHouse, option, sleep } from './house.mjs';
import { patched } from './patched.mjs';

const program = option('vaka', 'build/vaka');
const nTables = Number(option('tables', 1000));
const nMoves = Number(option('moves', 20000));
const games = option('games', aboard.join()).split(',').filter(Boolean);
const long = Number(option('long', 4000));
const isJson = process.argv.includes('--json');
const query = process.argv.includes('--whole') ? '' : '?views=patch&rows=patch';
const deflate = !process.argv.includes('--plain');
const results = {};
const say = text => {
  if (!isJson) console.log(text);
};

const median = list => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? NaN;

async function openTables(house, game, n, seats) {
  const people = [];
  for (let i = 0; i < seats; i++) people.push(await house.guest(`Seat ${i}`));
  const tables = [];
  for (let i = 0; i < n; i += 16)
    tables.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(16, n - i) }, async (_, k) => {
          const { text } = await house.call(
            'POST',
            '/api/tables',
            {
              ...{
                id: `step-${game}-${i + k}`,
                game,
                name: `Step ${i + k}`,
                options: {},
                pace: 'live',
              },
              ...{ clock: null, public: true, hints: false },
              seats: [
                { kind: 'me' },
                ...Array.from({ length: seats - 1 }, () => ({ kind: 'person' })),
              ],
            },
            people[0],
          );
          const { id } = JSON.parse(text).table;
          for (let s = 1; s < seats; s++)
            await house.call('POST', `/api/tables/${id}/join`, { seat: s }, people[s]);
          return { id, people, step: [], bytes: [], undo: [], moves: 0 };
        }),
      )),
    );
  return tables;
}

/* Where several decide at once, another's step can come first, be the last of the game, or bar what could be taken back
   before it. No step is counted. */
const overtaken = new Set(['stale', 'over', 'undo']);

/* A person who plays at random while `goesOn`. */
function sit(house, table, seat, goesOn) {
  let view = null,
    asked = -1;
  const play = (socket, step) => {
    if (!view?.legal?.length || step === asked || !goesOn(table)) return;
    asked = step;
    const legal = view.legal;
    socket.say({
      ...{ id: `c-${seat}-${step}-${table.moves++}`, type: 'act', step },
      do: legal[Math.floor(Math.random() * legal.length)].do,
    });
  };
  const heard = (bytes, wire, socket) => {
    const message = JSON.parse(bytes.toString('utf8'));
    if (message.type === 'no' && !overtaken.has(message.error.code))
      throw new Error(bytes.toString());
    if (!('view' in message || 'patch' in message)) return;
    view = 'view' in message ? message.view : patched(view, message.patch);
    if (message.type === 'step') table.bytes.push(wire);
    else asked = -1;
    table.step[seat] = message.step;
    table.at = Math.max(...table.step.filter(Boolean)); /* who is told less counts less */
    table.undo[seat] = message.undo.can
      ? () => socket.say({ id: `u-${seat}-${table.moves++}`, type: 'undo', to: message.undo.floor })
      : null;
    table.play[seat] = () => play(socket, message.step);
    play(socket, message.step);
  };
  table.play ??= [];
  return live(house, { id: table.id, cookie: table.people[seat], query, deflate, heard });
}

const steps = figures =>
  ['person', 'bot', 'chance']
    .map(by => figures(`vaka_moves_total{by="${by}"}`))
    .reduce((a, b) => a + b);

async function measure(house, run) {
  const before = await house.figures(),
    cpu = house.cpu();
  await run();
  const used = house.cpu() - cpu,
    after = await house.figures();
  const soon = figures =>
    ['_bucket{le="0.01"}', '_count'].map(row => figures(`vaka_accept_to_broadcast_seconds${row}`));
  const [within, all] = soon(after).map((x, i) => x - soon(before)[i]);
  return { n: steps(after) - steps(before), used, soon: within / all };
}

/* ---- Many tables ---- */

for (const game of games) {
  const house = await openHouse(program);
  const empty = house.memory();
  const tables = await openTables(house, game, nTables, 2);
  const idle = house.memory();
  const sockets = [];
  let isOn = false;
  for (const t of tables)
    sockets.push(...(await Promise.all([0, 1].map(seat => sit(house, t, seat, () => isOn)))));
  await sleep(500);
  const crowded = house.memory();
  const cost = await measure(house, async () => {
    isOn = true;
    for (const t of tables) for (const play of t.play) play?.();
    const moves = () => tables.reduce((sum, t) => sum + t.moves, 0);
    for (let last = -1, quiet = 0; moves() < nMoves && quiet < 8;) {
      quiet = moves() === last ? quiet + 1 : 0;
      last = moves();
      await sleep(250);
    }
    isOn = false;
    await sleep(300);
  });
  const bytes = tables.flatMap(t => t.bytes);
  const kib = x => Number((x / 1024).toFixed(1));
  results[game] = {
    steps: cost.n,
    cpu_us_a_step: Math.round((1e6 * cost.used) / cost.n),
    steps_a_cpu_second: Math.round(cost.n / cost.used),
    sent_within_10_ms_of_commit: Number(cost.soon.toFixed(4)),
    step_message_bytes: median(bytes),
    step_message_bytes_mean: Math.round(bytes.reduce((a, b) => a + b, 0) / bytes.length),
    idle_table_kib: kib((idle - empty) / nTables),
    idle_socket_kib: kib((crowded - idle) / sockets.length),
  };
  say(`${game}: ${JSON.stringify(results[game])}`);
  for (const s of sockets) s.destroy();
  await house.stop();
}

/* ---- Long games ---- */

/* Milliseconds of the server's processor for each of n. */
async function times(house, n, run) {
  const cpu = house.cpu();
  for (let i = 0; i < n; i++) await run(i);
  return Number(((1000 * (house.cpu() - cpu)) / n).toFixed(3));
}

const join = (house, id) =>
  new Promise((resolve, reject) => {
    live(house, {
      ...{ id, query, deflate },
      heard: (_, __, socket) => resolve(socket.destroy()),
    }).catch(reject);
  });

/* Until nothing has happened for a while. */
async function stillness(tables) {
  for (let quiet = 0, last = ''; quiet < 3;) {
    const now = tables.map(t => `${t.moves} ${t.at}`).join();
    quiet = now === last ? quiet + 1 : 0;
    last = now;
    await sleep(200);
  }
}

/* What it costs to look at a game, and to take back what can be. */
async function look(house, tables) {
  const { id, people, step } = tables[0],
    at = step[0];
  const get = path => house.call('GET', `/api/tables/${id}/${path}`, null, people[0]);
  const cost = {
    step: at,
    join_ms: await times(house, 20, () => join(house, id)),
    position_ms: await times(house, 20, i => get(`steps/${Math.floor(((i + 1) * at) / 22)}`)),
    steps_ms: await times(house, 20, () => get(`steps?from=${at - 30}&to=${at - 10}`)),
  };
  const back = tables.map(t => t.undo.find(Boolean)).filter(Boolean); /* one may bar the next */
  const cpu = house.cpu();
  for (const undo of back) undo();
  await stillness(tables);
  cost.undo_ms = back.length && Number(((1000 * (house.cpu() - cpu)) / back.length).toFixed(3));
  return cost;
}

const nGroups = 3,
  nInGroup = 8,
  early = 150,
  around = 100;

const sum = list => list.reduce((a, b) => a + b, 0);
const rounded = (x, places = 2) => Number(x.toFixed(places));

/* Those go on up to this step. */
async function goTo(tables, step) {
  for (const t of tables) t.until = step;
  for (const t of tables) for (const play of t.play) play?.();
  await stillness(tables);
}

/* What moves of a group cost from where it stands up to this step, and what messages had in bytes. */
async function costTo(house, group, step) {
  for (const t of group) t.bytes = [];
  const cost = await measure(house, () => goTo(group, step));
  return { ...cost, bytes: group.flatMap(t => t.bytes) };
}

/* Groups of young games take turns with those of old ones: what else the machine does meets both. */
async function costs(house, young, old) {
  const before = [],
    after = [];
  for (let i = 0; i < young.length; i += nInGroup) {
    before.push(await costTo(house, young.slice(i, i + nInGroup), early + around));
    after.push(await costTo(house, old.slice(i, i + nInGroup), long + around));
  }
  return { before, after };
}

/* A move late over a move early: of all games, and of the groups with the least and the most. */
function compare(before, after) {
  const us = costs => (1e6 * sum(costs.map(c => c.used))) / sum(costs.map(c => c.n));
  const bytes = costs => sum(costs.map(c => sum(c.bytes))) / sum(costs.map(c => c.bytes.length));
  const ratio = us(after) / us(before);
  const each = after.map((c, i) => rounded(us([c]) / us([before[i]]))).sort((a, b) => a - b);
  return {
    steps_early: sum(before.map(c => c.n)),
    steps_late: sum(after.map(c => c.n)),
    us_a_step_early: Math.round(us(before)),
    us_a_step_late: Math.round(us(after)),
    ratio: rounded(ratio),
    ratio_of_groups: each,
    bytes_early: Math.round(bytes(before)),
    bytes_late: Math.round(bytes(after)),
    ratio_a_byte: rounded((ratio * bytes(before)) / bytes(after)),
  };
}

async function longGames() {
  const house = await openHouse(program);
  const n = nGroups * nInGroup;
  const all = await openTables(house, 'conquest', 1 + 2 * n, 4);
  const brief = all[0],
    young = all.slice(1, 1 + n),
    tables = all.slice(1 + n);
  const seated = async (tables, step) => {
    for (const t of tables) {
      t.until = step;
      for (let seat = 0; seat < 4; seat++) await sit(house, t, seat, t => t.at < t.until);
    }
    await goTo(tables, step);
  };
  const pause = async tables => {
    for (const t of tables) t.until = 0;
    return look(house, tables);
  };
  await seated(tables, long - around);
  await seated([brief, ...young], early - around);
  const lookBrief = await pause([brief, ...young]);
  await goTo(young, early - around);
  const { before, after } = await costs(house, young, tables);
  const lookLate = await pause(tables);
  await house.stop();
  const again = await openHouse(program, {}, house.place);
  const resume = [];
  for (const t of [brief, ...tables]) resume.push(await times(again, 1, () => join(again, t.id)));
  await again.stop();
  return {
    ...compare(before, after),
    brief: { ...lookBrief, resume_ms: resume[0] },
    late: { ...lookLate, resume_ms: median(resume.slice(1)) },
  };
}

if (long) {
  results.long = await longGames();
  say(JSON.stringify(results.long, null, 1));
}
if (isJson) console.log(JSON.stringify(results));
process.exit(0);
