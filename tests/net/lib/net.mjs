/* net.mjs - servers to talk to, and raw sockets to talk with, byte by byte. */
import { spawn } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';

export const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vaka-net-'));
export const vaka = process.env.VAKA ?? 'build/vaka';
export const echo = process.env.VAKA_ECHO ?? 'build/release/tests/net/echo';
const children = new Set();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});

export const sleep = ms =>
  new Promise(resolve => {
    setTimeout(resolve, ms);
  });

/* How long a test waits for what must come. A busy machine is slow, and is not wrong. */
const patience = 60000;

/* What is asked for again and again is `wanted` in the end. */
export async function becomes(what, ask, wanted) {
  let got = await ask();
  for (const end = Date.now() + patience; got !== wanted && Date.now() < end; got = await ask())
    await sleep(20);
  is(what, got, wanted);
}

function started(command, args, options, find) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'], ...options });
    children.add(child);
    const server = { child, out: '', err: '', port: 0 };
    server.ended = new Promise(end =>
      child.on('close', (code, signal) => {
        children.delete(child);
        end(signal ?? code);
      }),
    );
    server.ended.then(status => reject(new Error(`${command} ended: ${status}: ${server.err}`)));
    child.on('error', reject);
    child.stderr.on('data', text => {
      server.err += text;
    });
    child.stdout.on('data', text => {
      server.out += text;
      const port = find(server.out);
      if (port && !server.port) {
        server.port = Number(port);
        resolve(server);
      }
    });
  });
}

/* The network alone; settings are those of tests/net/echo.c. Its end says whether all sockets closed. */
export async function startEcho(settings = {}) {
  const args = Object.entries(settings).map(([key, value]) => `${key}=${value}`);
  const server = await started(echo, args, {}, out => /^(\d+)\n/.exec(out)?.[1]);
  server.stop = async () => {
    server.child.stdin.end();
    const status = await server.ended;
    if (status !== 0) throw new Error(`echo ended with ${status}: ${server.err}`);
  };
  return server;
}

export async function startVaka(args = [], options = {}) {
  const all = ['serve', '--listen', '127.0.0.1:0', '--store', `sqlite:${folder}/vaka.db`, ...args];
  const server = await started(vaka, all, options, out => /http:\/\/\S+:(\d+)/.exec(out)?.[1]);
  server.stop = async (signal = 'SIGTERM') => {
    server.child.kill(signal);
    return server.ended;
  };
  return server;
}

/* A connection: what has come (`text`, `bytes`), and waiting for more of it. */
export function connect(port, options = {}) {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1', ...options });
    const c = { socket, bytes: Buffer.alloc(0), isClosed: false, error: null, wake: () => {} };
    socket.setNoDelay(true);
    socket.on('data', data => {
      c.bytes = Buffer.concat([c.bytes, data]);
      c.wake();
    });
    socket.on('error', error => {
      c.error = error;
      reject(error);
    });
    socket.on('close', () => {
      c.isClosed = true;
      c.wake();
    });
    socket.on('connect', () => resolve(c));
    c.send = data => {
      if (!c.isClosed) socket.write(data);
    };
    c.until = async (test, ms = patience) => {
      const end = Date.now() + ms;
      while (!test(c)) {
        const left = end - Date.now();
        if (left <= 0) return false;
        await Promise.race([
          new Promise(wake => {
            c.wake = wake;
          }),
          sleep(left),
        ]);
      }
      return true;
    };
    c.closed = ms => c.until(() => c.isClosed, ms);
    c.end = () => socket.destroy();
  });
}

/* The next answer on a connection; `null` if it closes without one. */
export async function answer(c, { isHead = false, ms = patience } = {}) {
  const headEnd = () => c.bytes.indexOf('\r\n\r\n');
  if (!(await c.until(() => headEnd() >= 0 || c.isClosed, ms)))
    throw new Error('no answer in time');
  if (headEnd() < 0) return null;
  const [first, ...rows] = c.bytes.subarray(0, headEnd()).toString('latin1').split('\r\n');
  const headers = {};
  for (const row of rows) {
    const at = row.indexOf(':');
    headers[row.slice(0, at).toLowerCase()] = row.slice(at + 1).trim();
  }
  const status = Number(first.split(' ')[1]);
  const start = headEnd() + 4;
  const length =
    isHead || status === 304 || status === 101 ? 0 : Number(headers['content-length'] ?? 0);
  if (!(await c.until(() => c.bytes.length >= start + length, ms)))
    throw new Error(`${c.bytes.length - start} of ${length} bytes came`);
  const body = c.bytes.subarray(start, start + length);
  c.bytes = c.bytes.subarray(start + length);
  return { status, headers, body, text: body.toString('utf8'), first };
}

export function head(method, target, headers = {}) {
  const rows = { host: 'localhost', ...headers };
  return `${method} ${target} HTTP/1.1\r\n${Object.entries(rows)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}: ${value}\r\n`)
    .join('')}\r\n`;
}

/* One request on a connection of its own. */
export async function request(port, method, target, { headers = {}, body = null } = {}) {
  const c = await connect(port);
  const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
  c.send(head(method, target, { ...length, ...headers }));
  if (body !== null) c.send(body);
  const a = await answer(c, { isHead: method === 'HEAD' });
  c.end();
  return a;
}

/* ---- WebSocket ---- */

export const key = 'dGhlIHNhbXBsZSBub25jZQ==';

export function upgrade(target, headers = {}) {
  return head('GET', target, {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': key,
    ...headers,
  });
}

/* One frame. `fin`, `opcode`, `mask` and `rsv` can all be wrong on purpose; so can `length`. */
export function frame(
  data,
  { fin = true, opcode = 1, isMasked = true, rsv = 0, length = null } = {},
) {
  const payload = Buffer.from(data);
  const n = length ?? payload.length;
  const first = (fin ? 0x80 : 0) | (rsv << 4) | opcode;
  const masked = isMasked ? 0x80 : 0;
  let top;
  if (n < 126) {
    top = Buffer.from([first, masked | n]);
  } else if (n < 65536) {
    top = Buffer.from([first, masked | 126, n >> 8, n & 255]);
  } else {
    top = Buffer.alloc(10);
    top[0] = first;
    top[1] = masked | 127;
    top.writeBigUInt64BE(BigInt(n), 2);
  }
  if (!isMasked) return Buffer.concat([top, payload]);
  const mask = crypto.randomBytes(4);
  return Buffer.concat([top, mask, payload.map((byte, i) => byte ^ mask[i % 4])]);
}

/* Blocks of deflate as a message of permessage-deflate has them, and back. */
export function deflated(text) {
  const bytes = zlib.deflateRawSync(text, { finishFlush: zlib.constants.Z_SYNC_FLUSH });
  return bytes.subarray(0, -4);
}
export const inflated = data =>
  zlib.inflateRawSync(Buffer.concat([data, Buffer.from([0, 0, 255, 255])]), {
    finishFlush: zlib.constants.Z_SYNC_FLUSH,
    windowBits: 12,
  });

/* The next whole frame: { opcode, text, code } or null if the connection closes first. */
export async function nextFrame(c, ms = patience) {
  const whole = () => {
    const b = c.bytes;
    if (b.length < 2) return 0;
    const short = b[1] & 127;
    const start = short === 126 ? 4 : short === 127 ? 10 : 2;
    if (b.length < start) return 0;
    const n =
      short === 126 ? b.readUInt16BE(2) : short === 127 ? Number(b.readBigUInt64BE(2)) : short;
    return b.length >= start + n ? { start, n } : 0;
  };
  if (!(await c.until(() => whole() || c.isClosed, ms))) throw new Error('no frame in time');
  const found = whole();
  if (!found) return null;
  const opcode = c.bytes[0] & 15;
  const isPacked = (c.bytes[0] & 64) !== 0;
  const data = c.bytes.subarray(found.start, found.start + found.n);
  c.bytes = c.bytes.subarray(found.start + found.n);
  return opcode === 8
    ? {
        opcode,
        code: data.length >= 2 ? data.readUInt16BE(0) : 0,
        text: data.subarray(2).toString(),
      }
    : {
        opcode,
        isPacked,
        n: found.n,
        text: (isPacked ? inflated(data) : data).toString('utf8'),
      };
}

/* The frame that closes, whatever comes before it; null if the connection just ends. */
export async function closing(c, ms = patience) {
  for (;;) {
    const f = await nextFrame(c, ms);
    if (!f || f.opcode === 8) return f;
  }
}

export async function open(port, target = '/live', headers = {}) {
  const c = await connect(port);
  c.send(upgrade(target, headers));
  const a = await answer(c);
  if (a?.status !== 101) throw new Error(`not upgraded: ${a?.status} ${a?.text}`);
  return c;
}

/* ---- Tests ---- */

let passed = 0;
let failed = 0;

export async function test(name, run) {
  try {
    await run();
    passed++;
  } catch (error) {
    failed++;
    console.log(`FAILED: ${name}: ${error.stack}`);
  }
}

export function is(what, got, wanted) {
  if (got !== wanted)
    throw new Error(`${what}: ${JSON.stringify(got)}, not ${JSON.stringify(wanted)}`);
}

export function that(what, holds) {
  if (!holds) throw new Error(what);
}

export function finish() {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed || !passed ? 1 : 0);
}
