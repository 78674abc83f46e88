/*
 * load.mjs - many live tables at once, on this machine: starts `vaka serve`, opens tables of one
 * person and one bot, puts two sockets on each (the player and a spectator), plays legal moves at a
 * person's pace, and tells how long moves take and what a table weighs.
 *
 *   node bench/load.mjs [--tables 1000] [--seconds 30] [--think 4000] [--level easy:20] [--vaka build/vaka] [--json]
 *
 * `think` is the mean time in milliseconds that a person takes. The client shares the machine with
 * the server, so what it measures is an upper bound.
 */
import os from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { live, openHouse, option, sleep } from './house.mjs';

const nTables = Number(option('tables', 1000));
const seconds = Number(option('seconds', 30));
const think = Number(option('think', 4000));
const level = option('level', 'easy');
const program = option('vaka', 'build/vaka');
const isJson = process.argv.includes('--json');
const perPerson = 50;

const house = await openHouse(program, { 'bot-pause': 600 });
const { call, memory, cpu, figures } = house;
const say = text => {
  if (!isJson) console.log(text);
};

/* ---- Tables ---- */

const people = [];
for (let i = 0; i * perPerson < nTables; i++) people.push(await house.guest(`Load ${i}`));
const empty = memory();
const tables = [];
const openStart = performance.now();
for (let i = 0; i < nTables; i += 16)
  tables.push(
    ...(await Promise.all(
      Array.from({ length: Math.min(16, nTables - i) }, async (_, k) => {
        const cookie = people[Math.floor((i + k) / perPerson)];
        const { text } = await call(
          'POST',
          '/api/tables',
          {
            id: `load-${i + k}`,
            game: 'polynesia',
            name: `Load ${i + k}`,
            options: {},
            seats: [{ kind: 'me' }, { kind: 'bot', level }],
            pace: 'live',
            clock: null,
            public: true,
            hints: false,
          },
          cookie,
        );
        return { id: JSON.parse(text).table.id, cookie };
      }),
    )),
  );
await sleep(2000);
const idle = memory();
say(
  `${nTables} tables opened in ${((performance.now() - openStart - 2000) / 1000).toFixed(1)} s; ` +
    `${((idle - empty) / nTables / 1024).toFixed(1)} KiB each, with nobody looking`,
);

/* ---- Sockets: only as much of a message as is needed ---- */

let lost = 0,
  refused = 0,
  messages = 0,
  bytesIn = 0,
  over = 0,
  isEnding = false,
  isMeasuring = false;
const toAnswer = [],
  toPlayer = [],
  toSpectator = [];

function legalMoves(text) {
  const at = text.indexOf('"legal":[');
  const moves = [];
  if (at < 0) return moves;
  const end = text.indexOf('"usual":', at);
  const legal = text.toString('utf8', at + 8, end < 0 ? text.length : end);
  for (const match of legal.matchAll(/"do":"([^"]+)"/g)) moves.push(match[1]);
  return moves;
}

function play(table, text, socket) {
  const top = text.toString('latin1', 0, 60);
  const type = /"type":"(\w+)"/.exec(top)?.[1];
  const now = performance.now();
  messages++;
  bytesIn += text.length;
  if (type === 'no') {
    refused++;
    table.sent = 0;
  }
  if (type === 'over') over++;
  if (type === 'ok' && table.sent && isMeasuring) toAnswer.push(now - table.sent);
  if (type !== 'hello' && type !== 'step') return;
  const step = Number(/"step":(\d+)/.exec(type === 'step' ? top : text.toString('latin1'))?.[1]);
  if (type === 'step' && table.sent && step === table.awaited) {
    if (isMeasuring) toPlayer.push(now - table.sent);
    table.mine = table.sent;
    table.sent = 0;
  }
  const moves = legalMoves(text);
  clearTimeout(table.timer);
  if (!moves.length || isEnding) return;
  const at = type === 'hello' ? JSON.parse(text.toString('utf8')).step : step;
  table.timer = setTimeout(
    () => {
      table.sent = performance.now();
      table.awaited = at + 1;
      table.spectatorAwaits = { step: at + 1, sent: table.sent };
      socket.say({
        id: `c-${at}-${Math.floor(table.sent)}`,
        type: 'act',
        step: at,
        do: moves[Math.floor(Math.random() * moves.length)],
      });
    },
    think * (0.5 + Math.random()),
  );
}

function watch(table, text) {
  messages++;
  bytesIn += text.length;
  const awaits = table.spectatorAwaits;
  if (!awaits) return;
  const top = text.toString('latin1', 0, 60);
  if (top.includes('"type":"step"') && Number(/"step":(\d+)/.exec(top)?.[1]) === awaits.step) {
    if (isMeasuring) toSpectator.push(performance.now() - awaits.sent);
    table.spectatorAwaits = null;
  }
}

const closed = () => {
  if (!isEnding) lost++;
};
for (let i = 0; i < nTables; i += 50)
  await Promise.all(
    tables
      .slice(i, i + 50)
      .flatMap(t => [
        live(house, { ...t, closed, heard: (text, _, socket) => play(t, text, socket) }),
        live(house, { id: t.id, closed, heard: text => watch(t, text) }),
      ]),
  );
const crowded = memory();
say(`${2 * nTables} sockets open; ${(crowded / 1048576).toFixed(0)} MiB resident`);

/* ---- Measuring ---- */

await sleep(think);
const bounds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];
const before = await figures();
const cpuBefore = cpu();
isMeasuring = true;
const lag = monitorEventLoopDelay({ resolution: 1 });
lag.enable();
messages = bytesIn = 0;
const start = performance.now();
await sleep(seconds * 1000);
isMeasuring = false;
const took = (performance.now() - start) / 1000;
const cpuUsed = cpu() - cpuBefore;
const after = await figures();
isEnding = true;

const grown = row => after(row) - before(row);
/* The share of events within a bound, and the bound that holds a share. */
const within = (name, bound) =>
  grown(`${name}_bucket{le="${bound}"}`) / Math.max(1, grown(`${name}_count`));
const quantile = (name, share) => bounds.find(b => within(name, b) >= share) ?? Infinity;
const sorted = list => [...list].sort((a, b) => a - b);
const at = (list, share) =>
  sorted(list)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? NaN;
const moves = ['person', 'bot', 'chance'].map(by => grown(`vaka_moves_total{by="${by}"}`));
const broadcast = 'vaka_accept_to_broadcast_seconds';
const result = {
  tables: nTables,
  sockets: 2 * nTables,
  seconds: Number(took.toFixed(1)),
  cores: os.availableParallelism(),
  steps_a_second: Math.round(moves.reduce((a, b) => a + b) / took),
  person_moves_a_second: Math.round(moves[0] / took),
  messages_a_second: Math.round(messages / took),
  megabytes_a_second: Number((bytesIn / took / 1e6).toFixed(1)),
  server_cores: Number((cpuUsed / took).toFixed(2)),
  idle_table_kib: Number(((idle - empty) / nTables / 1024).toFixed(1)),
  resident_mib: Math.round(crowded / 1048576),
  commit_to_broadcast: {
    within_10_ms: Number(within(broadcast, 0.01).toFixed(4)),
    p50_ms: 1000 * quantile(broadcast, 0.5),
    p99_ms: 1000 * quantile(broadcast, 0.99),
  },
  commit: {
    p50_ms: 1000 * quantile('vaka_commit_seconds', 0.5),
    p99_ms: 1000 * quantile('vaka_commit_seconds', 0.99),
  },
  move_to_ok_ms: {
    n: toAnswer.length,
    p50: Number(at(toAnswer, 0.5).toFixed(1)),
    p99: Number(at(toAnswer, 0.99).toFixed(1)),
  },
  move_to_own_step_ms: {
    n: toPlayer.length,
    p50: Number(at(toPlayer, 0.5).toFixed(1)),
    p99: Number(at(toPlayer, 0.99).toFixed(1)),
  },
  move_to_spectator_ms: {
    n: toSpectator.length,
    p50: Number(at(toSpectator, 0.5).toFixed(1)),
    p99: Number(at(toSpectator, 0.99).toFixed(1)),
  },
  /* how long this process itself had to wait for a core: what is left of the machine for it */
  client_lag_ms: {
    p50: Number((lag.percentile(50) / 1e6).toFixed(1)),
    p99: Number((lag.percentile(99) / 1e6).toFixed(1)),
  },
  cpu_ms_a_step: Number(
    (
      (1000 * cpuUsed) /
      Math.max(
        1,
        moves.reduce((a, b) => a + b),
      )
    ).toFixed(2),
  ),
  refused,
  lost,
  over,
  slow_readers: grown('vaka_refused_total{reason="slow_reader"}'),
};
console.log(isJson ? JSON.stringify(result) : JSON.stringify(result, null, 2));
await house.stop();
process.exit(lost || !toAnswer.length ? 1 : 0);
