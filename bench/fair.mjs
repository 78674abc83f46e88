/*
 * fair.mjs - one guest has a hundred tables of four hard bots open, all thinking; how long does
 * somebody else wait for the easy bot of his game?
 *
 *   node bench/fair.mjs [--tables 100] [--moves 20] [--limits] [--vaka build/vaka]
 *
 * The guest comes from 127.0.0.2, the other person from 127.0.0.1. The limits on what one guest may
 * have are lifted, so that fair turns alone are measured; with --limits they stay as they are, and
 * the guest gets as many tables as he may.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

function option(name, standard) {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? process.argv[at + 1] : standard;
}
const nTables = Number(option('tables', 100));
const nMoves = Number(option('moves', 20));
const hasLimits = process.argv.includes('--limits');
const lifted = [
  '--tables-per-guest',
  '1000',
  '--bot-tables-per-person',
  '0',
  '--bot-tables-per-address',
  '0',
  '--think-per-person',
  '0',
  '--think-per-address',
  '0',
  '--bytes-per-address',
  '0',
];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vaka-fair-'));
const server = spawn(
  option('vaka', 'build/vaka'),
  [
    'serve',
    '--listen',
    '127.0.0.1:0',
    '--store',
    `sqlite:${folder}/vaka.db`,
    '--bot-pause',
    '0',
    '--workers',
    '2',
    '--log-level',
    'warn',
    '--request-rate',
    '100000',
    '--request-burst',
    '100000',
    ...(hasLimits ? [] : lifted),
  ],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
process.on('exit', () => {
  server.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});
const port = await new Promise(resolve => {
  let out = '';
  server.stdout.on('data', text => {
    out += text;
    const found = /:(\d+) /.exec(out);
    if (found) resolve(Number(found[1]));
  });
});

const sleep = ms =>
  new Promise(resolve => {
    setTimeout(resolve, ms);
  });

/* Requests of one person, from one address. */
function person(localAddress) {
  let cookie = '';
  const call = (method, target, body) =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
      const q = http.request(
        { port, host: '127.0.0.1', localAddress, method, path: target, headers },
        a => {
          let text = '';
          cookie = /vaka=[^;]+/.exec(a.headers['set-cookie']?.[0] ?? '')?.[0] ?? cookie;
          a.on('data', data => {
            text += data;
          });
          a.on('end', () => resolve({ status: a.statusCode, json: JSON.parse(text) }));
        },
      );
      q.on('error', reject);
      q.end(body ? JSON.stringify(body) : undefined);
    });
  /* A table that is open in a browser: what comes is read and thrown away. */
  const watch = id =>
    new Promise((resolve, reject) => {
      const socket = net.connect({ port, host: '127.0.0.1', localAddress });
      socket.write(
        `GET /api/tables/${id}/live HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
          `sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\ncookie: ${cookie}\r\n\r\n`,
      );
      socket.once('data', () => resolve(socket));
      socket.on('error', reject);
      socket.resume();
    });
  return { call, watch };
}

const hog = person('127.0.0.2');
await hog.call('POST', '/api/guest', { name: 'Hog' });
let open = 0,
  refusal = '';
for (let i = 0; i < nTables; i++) {
  const a = await hog.call('POST', '/api/tables', {
    id: `hog-${i}`,
    game: 'polynesia',
    seats: Array.from({ length: 4 }, () => ({ kind: 'bot', level: 'hard' })),
  });
  if (a.status === 200) {
    await hog.watch(a.json.table.id);
    open++;
  } else {
    refusal = a.json.error.text;
  }
}
await sleep(1000);

/* A new table each time: the bot has the first move, and its answer is seen in the row. */
const other = person('127.0.0.1');
await other.call('POST', '/api/guest', { name: 'Leilani' });
const waits = [];
for (let i = 0; i < nMoves; i++) {
  const start = performance.now();
  const { json } = await other.call('POST', '/api/tables', {
    id: `own-${i}`,
    game: 'polynesia',
    options: { first_player: '1' },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
  });
  const socket = await other.watch(json.table.id);
  for (;;) {
    const {
      json: { table },
    } = await other.call('GET', `/api/tables/${json.table.id}`);
    if (table.your_turn) break;
    await sleep(5);
  }
  waits.push(performance.now() - start);
  socket.destroy();
  await other.call('POST', `/api/tables/${json.table.id}/leave`, {});
}
waits.sort((a, b) => a - b);
const show = ms => `${Math.round(ms)} ms`;
console.log(
  `${open} tables of four hard bots at work${refusal ? `, then: "${refusal}"` : ''}; ` +
    `load ${os.loadavg()[0].toFixed(1)}`,
);
console.log(
  `another person's easy bot answers after ${show(waits[waits.length >> 1])} ` +
    `(median of ${nMoves}), ${show(waits.at(-1))} at most`,
);
process.exit(0);
