/*
 * house.mjs - what benches of the server share: a `vaka serve` of their own without its limits, what it costs, and
 * as much of HTTP and WebSocket as is needed.
 */
import { spawn } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';

const unlimited = {
  'max-per-address': 100000,
  'request-rate': 1000000,
  'request-burst': 1000000,
  'message-rate': 100000,
  'message-burst': 100000,
  'tables-per-guest': 100000,
  'new-tables-per-address': 0,
  'new-guests-per-address': 0,
  'bytes-per-address': 0,
  'bot-tables-per-person': 0,
  'bot-tables-per-address': 0,
  'think-per-person': 0,
  'think-per-address': 0,
  'idle-seconds': 3600,
  'log-level': 'warn',
};

export function option(name, standard) {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? process.argv[at + 1] : standard;
}

export const sleep = ms =>
  new Promise(resolve => {
    setTimeout(resolve, ms);
  });

/* A server on a free port; its store is gone with this process. */
export async function openHouse(program, settings = {}, folder = null) {
  const place = folder ?? fs.mkdtempSync(path.join(os.tmpdir(), 'vaka-bench-'));
  const all = { ...unlimited, ...settings };
  const server = spawn(
    program,
    [
      ...['serve', '--listen', '127.0.0.1:0', '--store', `sqlite:${place}/vaka.db`],
      ...Object.entries(all).flatMap(([key, value]) => [`--${key}`, String(value)]),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  process.on('exit', () => {
    server.kill('SIGKILL');
    fs.rmSync(place, { recursive: true, force: true });
  });
  const port = await new Promise(resolve => {
    let out = '';
    server.stdout.on('data', text => {
      out += text;
      const found = /:(\d+) /.exec(out);
      if (found) resolve(Number(found[1]));
    });
  });
  const house = { server, port, place };
  house.call = callOf(port);
  house.memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) * 1024;
  house.cpu = () => cpuOf(server.pid);
  house.guest = async name => {
    const { headers } = await house.call('POST', '/api/guest', { name });
    return /vaka=[^;]+/.exec(headers['set-cookie'][0])[0];
  };
  house.figures = async () => {
    const { text } = await house.call('GET', '/metrics');
    const lines = text.split('\n');
    return row =>
      Number(lines.find(line => line.startsWith(`${row} `))?.slice(row.length + 1) ?? 0);
  };
  house.stop = () => {
    server.kill('SIGTERM');
    return new Promise(resolve => {
      server.on('close', resolve);
    });
  };
  return house;
}

/* Seconds of all threads, as the scheduler counts them: user and system. */
function cpuOf(pid) {
  let ns = 0;
  for (const task of fs.readdirSync(`/proc/${pid}/task`))
    ns += Number(fs.readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]);
  return ns / 1e9;
}

function callOf(port) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  return (method, target, body, cookie) =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
      const q = http.request(
        { port, host: '127.0.0.1', method, path: target, headers, agent },
        a => {
          let text = '';
          a.on('data', data => {
            text += data;
          });
          a.on('end', () =>
            a.statusCode < 400
              ? resolve({ text, headers: a.headers })
              : reject(new Error(`${target}: ${a.statusCode} ${text}`)),
          );
        },
      );
      q.on('error', reject);
      q.end(body ? JSON.stringify(body) : undefined);
    });
}

/* ---- WebSocket ---- */

export function masked(text) {
  const data = Buffer.from(text);
  const mask = crypto.randomBytes(4);
  const top =
    data.length < 126
      ? Buffer.from([0x81, 0x80 | data.length])
      : Buffer.from([0x81, 0xfe, data.length >> 8, data.length & 255]);
  return Buffer.concat([top, mask, data.map((byte, i) => byte ^ mask[i % 4])]);
}

const tail = Buffer.from([0, 0, 255, 255]);

const asking = ({ id, cookie, query, deflate }) =>
  `GET /api/tables/${id}/live${query} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: Upgrade\r\n` +
  'upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n' +
  `${deflate ? 'sec-websocket-extensions: permessage-deflate; client_max_window_bits\r\n' : ''}` +
  `${cookie ? `cookie: ${cookie}\r\n` : ''}\r\n`;

/* Where the payload of the frame at the front begins and ends; both may lie beyond what is there. */
function frameOf(bytes) {
  const short = bytes[1],
    start = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (bytes.length < start) return { start, end: start, isWhole: false };
  const n =
    short === 126
      ? bytes.readUInt16BE(2)
      : short === 127
        ? Number(bytes.readBigUInt64BE(2))
        : short;
  return { start, end: start + n, isWhole: bytes.length >= start + n };
}

const textOf = (top, payload) =>
  top & 64
    ? zlib.inflateRawSync(Buffer.concat([payload, tail]), {
        finishFlush: zlib.constants.Z_SYNC_FLUSH,
      })
    : payload;

/*
 * A socket of a table. `heard` gets the text of each message and the bytes that it took on the wire.
 * `query` is put behind the address; `deflate`: permessage-deflate is offered.
 */
export function live(house, { id, cookie, query = '', deflate = false, heard, closed }) {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port: house.port, host: '127.0.0.1', noDelay: true });
    let parts = [],
      size = 0,
      wanted = 2,
      isOpen = false;
    /* What stands behind the answer to the upgrade; nothing as long as that is not whole. */
    const open = bytes => {
      const end = bytes.indexOf('\r\n\r\n');
      if (end < 0) return null;
      isOpen = bytes.toString('latin1', 0, 12).includes('101');
      if (isOpen) resolve(socket);
      else reject(new Error(bytes.toString('latin1', 0, 300)));
      return isOpen ? bytes.subarray(end + 4) : null;
    };
    const read = bytes => {
      for (wanted = 2; bytes.length >= 2; wanted = 2) {
        const { start, end, isWhole } = frameOf(bytes);
        wanted = end;
        if (!isWhole) break;
        if ((bytes[0] & 15) === 1) heard(textOf(bytes[0], bytes.subarray(start, end)), end, socket);
        bytes = bytes.subarray(end);
      }
      return bytes;
    };
    socket.write(asking({ id, cookie, query, deflate }));
    socket.say = command => socket.write(masked(JSON.stringify(command)));
    socket.on('error', reject);
    socket.on('close', () => closed?.());
    socket.on('data', data => {
      parts.push(data);
      size += data.length;
      if (isOpen && size < wanted) return;
      let bytes = parts.length === 1 ? data : Buffer.concat(parts);
      if (!isOpen) {
        const rest = open(bytes);
        bytes = rest === null ? bytes : read(rest);
      } else {
        bytes = read(bytes);
      }
      parts = bytes.length ? [bytes] : [];
      size = bytes.length;
    });
  });
}
