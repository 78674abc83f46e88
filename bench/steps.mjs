/*
 * steps.mjs - what a step costs the server: CPU time of its process (user and system, all threads), so that a busy
 * machine matters little. No bots: people sit on all seats, and play at random as fast as they are answered.
 *
 *   node bench/steps.mjs [--tables 1000] [--moves 20000] [--games polynesia,conquest,raiatea,archipelago,konane]
 *                        [--long 4000] [--whole] [--plain] [--vaka build/vaka] [--json]
 *
 * First each game alone, with two sockets a table: steps a CPU second, bytes of a step message on the wire, memory;
 * then four long games of Conquest: a move early and late, joining, a position of the past. `--whole`: views are
 * asked for whole, `--plain`: without compression.
 */
import { live, openHouse, option, sleep } from './house.mjs';
import { patched } from './patched.mjs';

const program = option('vaka', 'build/vaka');
const nTables = Number(option('tables', 1000));
const nMoves = Number(option('moves', 20000));
const games = option('games', 'polynesia,conquest,raiatea,archipelago,konane')
  .split(',')
  .filter(Boolean);
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
          return { id, people, step: [], bytes: [], moves: 0 };
        }),
      )),
    );
  return tables;
}

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
    if (message.type === 'no' && message.error.code !== 'stale') throw new Error(bytes.toString());
    if (!('view' in message || 'patch' in message)) return;
    view = 'view' in message ? message.view : patched(view, message.patch);
    if (message.type === 'step') table.bytes.push(wire);
    table.at = message.step;
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

/* ---- One long game ---- */

if (long) {
  const house = await openHouse(program);
  const tables = await openTables(house, 'conquest', 4, 4);
  let until = 50;
  const all = [];
  for (const t of tables)
    for (let seat = 0; seat < 4; seat++)
      all.push(await sit(house, t, seat, table => table.at < until));
  const goTo = async step => {
    until = step;
    for (const t of tables) for (const play of t.play) play?.();
    for (let quiet = 0, last = -1; quiet < 2;) {
      const now = tables.reduce((sum, t) => sum + t.moves, 0);
      quiet = now === last ? quiet + 1 : 0;
      last = now;
      await sleep(200);
    }
  };
  const { id, people } = tables[0];
  const me = people[0];
  const times = async (n, run) => {
    const cpu = house.cpu();
    for (let i = 0; i < n; i++) await run(i);
    return Number(((1000 * (house.cpu() - cpu)) / n).toFixed(3));
  };
  const join = () =>
    new Promise((resolve, reject) => {
      live(house, {
        id,
        query,
        deflate,
        heard: (_, __, socket) => resolve(socket.destroy()),
      }).catch(reject);
    });
  const look = async (at = Math.min(...tables.map(t => t.at))) => ({
    step: tables.map(t => t.at),
    join_ms: await times(20, join),
    position_ms: await times(20, i =>
      house.call('GET', `/api/tables/${id}/steps/${at - 40 + i}`, null, me),
    ),
    steps_ms: await times(20, () =>
      house.call('GET', `/api/tables/${id}/steps?from=${at - 40}&to=${at - 20}`, null, me),
    ),
  });
  await goTo(50);
  const early = await measure(house, () => goTo(350));
  const lookEarly = await look();
  await goTo(long - 150);
  const late = await measure(house, () => goTo(long + 150));
  const lookLate = await look();
  const us = m => Math.round((1e6 * m.used) / m.n);
  results.long = {
    us_a_step_early: us(early),
    us_a_step_late: us(late),
    ratio: Number((us(late) / us(early)).toFixed(2)),
    early: lookEarly,
    late: lookLate,
  };
  for (const s of all) s.destroy();
  say(JSON.stringify(results.long, null, 1));
  await house.stop();
}
if (isJson) console.log(JSON.stringify(results));
