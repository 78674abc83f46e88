// wire.mjs - a server of our own for a test, requests to it, and a small WebSocket client (RFC 6455)
// on plain sockets: nothing but node.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

export const vaka = process.env.VAKA ?? 'build/vaka';

/* ---- Counting ---- */
let passed = 0,
  failed = 0;

export async function test(name, run) {
  try {
    await run();
    passed++;
  } catch (e) {
    failed++;
    console.log(`FAILED ${name}: ${e.stack}`);
  }
}

export function finish() {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}

export const sleep = ms => new Promise(done => setTimeout(done, ms));

/* ---- A server ---- */
export class Server {
  constructor() {
    this.folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vaka-server-'));
  }

  async start(flags = [], program = vaka) {
    const args = [
      'serve',
      '--listen',
      'localhost:0',
      '--store',
      `sqlite:${this.folder}/vaka.db`,
      '--bot-pause',
      '0',
      '--known-luck',
      process.env.VAKA_LUCK ?? path.basename(process.argv[1]),
      '--request-rate',
      '10000',
      '--request-burst',
      '10000',
      '--message-rate',
      '10000',
      '--message-burst',
      '10000',
      ...flags,
    ];
    this.child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.output = '';
    this.exit = new Promise(done =>
      this.child.on('exit', (code, signal) => done({ code, signal })),
    );
    const url = new Promise(found => {
      const take = bytes => {
        this.output += bytes;
        const at = /event=listening url=http:\/\/\S*?:(\d+)/.exec(this.output);
        if (at) found(Number(at[1]));
      };
      this.child.stdout.on('data', take);
      this.child.stderr.on('data', take);
    });
    this.port = await Promise.race([
      url,
      this.exit.then(() => {
        throw new Error(this.output);
      }),
    ]);
    return this;
  }

  async stop(signal = 'SIGTERM') {
    this.child.kill(signal);
    return this.exit;
  }

  remove() {
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

/* ---- A person with a browser ---- */
const agent = new http.Agent({ keepAlive: true });

export class Browser {
  constructor(server) {
    this.server = server;
    this.cookie = '';
  }

  request(method, where, body) {
    return new Promise((done, wrong) => {
      const headers = this.cookie ? { cookie: `vaka=${this.cookie}` } : {};
      if (method === 'POST') headers['content-type'] = 'application/json';
      const q = http.request(
        { host: 'localhost', port: this.server.port, method, path: where, headers, agent },
        r => {
          const parts = [];
          r.on('data', part => parts.push(part));
          r.on('end', () => {
            for (const c of r.headers['set-cookie'] ?? []) this.cookie = /vaka=([^;]*)/.exec(c)[1];
            const text = Buffer.concat(parts).toString();
            let json = null;
            try {
              json = JSON.parse(text);
            } catch {
              /* not every answer is one */
            }
            done({ status: r.statusCode, headers: r.headers, text, json });
          });
        },
      );
      q.on('error', wrong);
      q.end(method === 'POST' ? JSON.stringify(body ?? {}) : undefined);
    });
  }

  get(where) {
    return this.request('GET', where);
  }
  post(where, body) {
    return this.request('POST', where, body);
  }

  async guest(name) {
    const r = await this.post('/api/guest', { name });
    if (r.status !== 200) throw new Error(r.text);
    this.me = r.json.me;
    return this;
  }

  dial(table, query = '') {
    return new Live(this, table, query).open();
  }
}

/* ---- A live table ---- */
export class Live {
  constructor(browser, table, query) {
    this.browser = browser;
    this.path = `/api/tables/${table}/live${query}`;
    this.messages = []; /* all that came */
    this.taken = 0; /* those that were looked at */
    this.waiting = [];
    this.buffer = Buffer.alloc(0);
    this.closed = null;
    this.next = 1;
    this.name = randomBytes(4).toString('hex');
  }

  open() {
    return new Promise((done, wrong) => {
      const key = randomBytes(16).toString('base64');
      this.socket = net.connect(this.browser.server.port, 'localhost', () => {
        this.socket.write(
          `GET ${this.path} HTTP/1.1\r\nHost: localhost:${this.browser.server.port}\r\n` +
            'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n' +
            `Sec-WebSocket-Key: ${key}\r\n` +
            (this.browser.cookie ? `Cookie: vaka=${this.browser.cookie}\r\n` : '') +
            '\r\n',
        );
      });
      this.socket.setNoDelay(true);
      const accept = createHash('sha1')
        .update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
        .digest('base64');
      let isOpen = false;
      this.socket.on('data', bytes => {
        this.buffer = Buffer.concat([this.buffer, bytes]);
        if (!isOpen) {
          const end = this.buffer.indexOf('\r\n\r\n');
          if (end < 0) return;
          const head = this.buffer.subarray(0, end).toString();
          this.buffer = this.buffer.subarray(end + 4);
          if (!/^HTTP\/1.1 101/.test(head)) return wrong(new Error(head));
          if (!head.includes(accept)) return wrong(new Error('wrong accept key'));
          isOpen = true;
          done(this);
        }
        this.readFrames();
      });
      this.socket.on('error', e => {
        this.end({ code: 0, why: e.message });
        wrong(e);
      });
      this.socket.on('close', () => this.end({ code: 1006, why: '' }));
    });
  }

  end(how) {
    this.closed ??= how;
    for (const w of this.waiting.splice(0)) w();
  }

  readFrames() {
    for (;;) {
      const b = this.buffer;
      if (b.length < 2) return;
      let n = b[1] & 0x7f,
        at = 2;
      if (n === 126) {
        if (b.length < 4) return;
        n = b.readUInt16BE(2);
        at = 4;
      } else if (n === 127) {
        if (b.length < 10) return;
        n = Number(b.readBigUInt64BE(2));
        at = 10;
      }
      if (b.length < at + n) return;
      const kind = b[0] & 0x0f,
        isLast = (b[0] & 0x80) !== 0,
        body = b.subarray(at, at + n);
      this.buffer = b.subarray(at + n);
      if (kind === 8)
        this.end({ code: n >= 2 ? body.readUInt16BE(0) : 1005, why: body.subarray(2).toString() });
      else if (kind === 9) this.frame(10, body);
      else if (kind <= 2) {
        this.part = kind ? [body] : [...this.part, body];
        if (isLast) this.take(Buffer.concat(this.part).toString());
      }
    }
  }

  take(text) {
    const m = JSON.parse(text);
    if (m.m !== this.messages.length + 1)
      throw new Error(`message ${m.m} after ${this.messages.length}`);
    this.messages.push(m);
    if (m.view !== undefined) this.last = m;
    if (m.table) this.table = m.table;
    for (const w of this.waiting.splice(0)) w();
  }

  frame(kind, body) {
    const mask = randomBytes(4),
      n = body.length;
    const head =
      n < 126
        ? Buffer.from([0x80 | kind, 0x80 | n])
        : Buffer.from([0x80 | kind, 0xfe, n >> 8, n & 0xff]);
    const out = Buffer.from(body);
    for (let i = 0; i < n; i++) out[i] ^= mask[i & 3];
    this.socket.write(Buffer.concat([head, mask, out]));
  }

  raw(text) {
    this.frame(1, Buffer.from(text));
  }

  /* Send a command; its ok, no or hint. */
  async send(command) {
    const id = command.id ?? `${this.name}-${this.next++}`;
    const from = this.messages.length;
    this.raw(JSON.stringify({ id, ...command }));
    return this.find(m => m.id === id, from);
  }

  /* The first message, from number `from` on, that fits. */
  async find(fits, from = 0, ms = 20000) {
    const end = Date.now() + ms;
    for (let i = from; ; i++) {
      while (i >= this.messages.length) {
        if (this.closed) throw new Error(`closed: ${JSON.stringify(this.closed)}`);
        if (Date.now() > end) throw new Error(`nothing that fits came: ${fits}`);
        await Promise.race([new Promise(done => this.waiting.push(done)), sleep(200)]);
      }
      if (fits(this.messages[i])) return this.messages[i];
    }
  }

  hello() {
    return this.find(m => m.type === 'hello');
  }

  /* Wait until it is our turn or the game is over, and say which. */
  async turn(ms = 30000) {
    const end = Date.now() + ms;
    await this.hello();
    for (;;) {
      if (this.last.view?.over) return false;
      if (this.last.view?.legal.length) return true;
      if (this.closed) throw new Error(`closed: ${JSON.stringify(this.closed)}`);
      if (Date.now() > end) throw new Error('it never became our turn');
      await Promise.race([new Promise(done => this.waiting.push(done)), sleep(200)]);
    }
  }

  close() {
    this.socket.destroy();
  }
}
