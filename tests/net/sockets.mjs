/* WebSockets of the network alone: frames right and wrong, limits, slow readers, and the end. */
import {
  answer,
  becomes,
  closing,
  connect,
  finish,
  frame,
  head,
  is,
  nextFrame,
  open,
  request,
  sleep,
  startEcho,
  test,
  that,
  upgrade,
} from './lib/net.mjs';

const server = await startEcho({ haste: 20 });
const { port } = server;
const figures = async (p = port) => JSON.parse((await request(p, 'GET', '/api/figures')).text);
const hello = async c => is('hello', (await nextFrame(c)).text, 'hello');
const isFine = async () => {
  const c = await open(port);
  await hello(c);
  c.send(frame('still there'));
  is('echo', (await nextFrame(c)).text, 'still there');
  c.end();
};

await test('the handshake of the standard', async () => {
  const c = await connect(port);
  c.send(upgrade('/live'));
  const a = await answer(c);
  is('status', a.status, 101);
  is('accept', a.headers['sec-websocket-accept'], 's3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
  await hello(c);
  c.end();
});

await test('frames sent with the handshake are heard', async () => {
  const c = await connect(port);
  c.send(Buffer.concat([Buffer.from(upgrade('/live')), frame('early')]));
  await answer(c);
  await hello(c);
  is('echo', (await nextFrame(c)).text, 'early');
  c.end();
});

await test('an opening that is refused gets a status and a reason', async () => {
  const refused = async (target, headers, status, code) => {
    const c = await connect(port);
    c.send(upgrade(target, headers));
    const a = await answer(c);
    is('status', a.status, status);
    is('code', JSON.parse(a.text).error.code, code);
    that('safe', a.headers['content-security-policy']);
    that('closed', await c.closed());
  };
  await refused('/nowhere', {}, 404, 'not_found');
  await refused('/live', { origin: 'http://evil.example' }, 403, 'origin');
  await refused('/live', { 'sec-websocket-version': '8' }, 426, 'bad_request');
  await refused('/live', { 'sec-websocket-key': 'short' }, 400, 'bad_request');
  await refused('/live', { 'sec-websocket-key': '!!!!!!!!!!!!!!!!!!!!!!==' }, 400, 'bad_request');
  await refused('/live', { 'content-length': '5' }, 400, 'bad_request');
  const ours = await open(port, '/live', {
    host: 'localhost:8420',
    origin: 'http://localhost:8420',
  });
  await hello(ours);
  ours.end();
});

await test('the words of Connection may come in several lines', async () => {
  const c = await connect(port);
  c.send(
    upgrade('/live', { connection: 'keep-alive' }).replace(
      '\r\n\r\n',
      '\r\nConnection: Upgrade\r\n\r\n',
    ),
  );
  is('status', (await answer(c)).status, 101);
  await hello(c);
  c.end();
});

await test('HTTP/1.0 opens no socket', async () => {
  const c = await connect(port);
  c.send(upgrade('/live').replace('HTTP/1.1', 'HTTP/1.0'));
  const a = await answer(c);
  that(`status ${a.status}: a request like any other`, a.status !== 101);
  that('closed', await c.closed());
});

await test('two farewells in one packet: what was said before arrives, and ours', async () => {
  const c = await open(port);
  await hello(c);
  const bye = frame(Buffer.from([3, 232]), { opcode: 8 });
  c.send(Buffer.concat([frame('one'), frame('two'), bye, bye]));
  is('first', (await nextFrame(c)).text, 'one');
  is('second', (await nextFrame(c)).text, 'two');
  is('close', (await nextFrame(c)).code, 1000);
  that('closed', await c.closed());
});

await test('messages of every length come back as they were', async () => {
  const c = await open(port);
  await hello(c);
  for (const n of [0, 1, 125, 126, 127, 4096, 16383, 16384]) {
    const text = 'é'.repeat(n >> 1) + 'x'.repeat(n & 1);
    c.send(frame(text));
    is(`${n} bytes`, (await nextFrame(c)).text, text);
  }
  c.end();
});

await test('fragments are put together, with a ping between them', async () => {
  const c = await open(port);
  await hello(c);
  c.send(frame('one ', { fin: false }));
  c.send(frame('', { fin: false, opcode: 0 }));
  c.send(frame('are you there', { opcode: 9 }));
  c.send(frame('two ', { fin: false, opcode: 0 }));
  c.send(frame('three', { opcode: 0 }));
  const pong = await nextFrame(c);
  is('pong', `${pong.opcode} ${pong.text}`, '10 are you there');
  is('message', (await nextFrame(c)).text, 'one two three');
  c.end();
});

await test('bytes one by one are the same message', async () => {
  const c = await open(port);
  await hello(c);
  for (const byte of frame('slowly but surely, across the ocean')) {
    c.send(Buffer.from([byte]));
    await sleep(1);
  }
  is('message', (await nextFrame(c)).text, 'slowly but surely, across the ocean');
  c.end();
});

const faults = [
  ['binary', [frame('x', { opcode: 2 })], 1003],
  ['not masked', [frame('x', { isMasked: false })], 1002],
  ['reserved bit', [frame('x', { rsv: 4 })], 1002],
  ['unknown kind', [frame('x', { opcode: 3 })], 1002],
  ['unknown control', [frame('x', { opcode: 11 })], 1002],
  ['continues nothing', [frame('x', { opcode: 0 })], 1002],
  ['begins inside another', [frame('x', { fin: false }), frame('y')], 1002],
  ['ping in pieces', [frame('x', { opcode: 9, fin: false })], 1002],
  ['ping of 126 bytes', [frame('x'.repeat(126), { opcode: 9 })], 1002],
  ['not UTF-8', [frame(Buffer.from([0xc3, 0x28]))], 1007],
  ['surrogate', [frame(Buffer.from([0xed, 0xa0, 0x80]))], 1007],
  ['too large', [frame('x'.repeat(16385))], 1009],
  ['says too large', [frame('x', { length: 2 ** 40 })], 1009],
  ['says more than there can be', [frame('x', { length: Number.MAX_SAFE_INTEGER })], 1009],
  [
    'too large in pieces',
    Array.from({ length: 5 }, (_, i) => frame('x'.repeat(4000), { fin: false, opcode: i ? 0 : 1 })),
    1009,
  ],
  [
    'too many pieces',
    [
      frame('x', { fin: false }),
      ...Array.from({ length: 1001 }, () => frame('', { fin: false, opcode: 0 })),
    ],
    1008,
  ],
  ['close of one byte', [frame('x', { opcode: 8 })], 1002],
  [
    'close with a reason that is not UTF-8',
    [frame(Buffer.from([3, 232, 0xc3, 0x28]), { opcode: 8 })],
    1007,
  ],
  ['close with a code that is none', [frame(Buffer.from([0, 5]), { opcode: 8 })], 1002],
];
for (const [name, frames, code] of faults) {
  await test(`${name}: hung up with ${code}`, async () => {
    const c = await open(port);
    await hello(c);
    for (const f of frames) c.send(f);
    const end = await closing(c);
    is('code', end?.code, code);
    that('a reason', end.text.length > 5);
    that('closed', await c.closed());
    await isFine();
  });
}

await test('a good-bye is answered', async () => {
  const c = await open(port);
  await hello(c);
  c.send(frame(Buffer.from([0x03, 0xe8, ...Buffer.from('thanks')]), { opcode: 8 }));
  is('code', (await closing(c)).code, 1000);
  that('closed', await c.closed());
});

await test('the server hangs up with code and reason, after what it has said before', async () => {
  const c = await open(port);
  await hello(c);
  c.send(Buffer.concat([frame('last words'), frame('bye'), frame('not heard')]));
  is('before', (await nextFrame(c)).text, 'last words');
  const end = await nextFrame(c);
  is('code', end.code, 4001);
  is('reason', end.text, 'you said so');
  that('closed', await c.closed());
});

await test('who is silent is asked, and given up if he does not answer', async () => {
  const deaf = await open(port),
    lively = await open(port);
  const answering = (async () => {
    for (let n = 0; ;) {
      const f = await nextFrame(lively, 9000).catch(() => null);
      if (!f) return n;
      if (f.opcode === 9) {
        n++;
        lively.send(frame('', { opcode: 10 }));
      }
    }
  })();
  that('given up', await deaf.closed());
  await sleep(1500);
  that('the other lives', !lively.isClosed);
  lively.end();
  that('was asked', (await answering) >= 1);
});

await test('random damage to frames never stops the server', async () => {
  let seed = 11;
  const random = n => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return (seed >> 8) % n;
  };
  for (let round = 0; round < 150; round++) {
    const c = await open(port);
    const good = Buffer.concat([
      frame('hello there'),
      frame('a', { fin: false }),
      frame('b', { opcode: 0 }),
      frame('ping', { opcode: 9 }),
      frame('x'.repeat(300)),
    ]);
    for (let k = random(6); k >= 0; k--) good[random(good.length)] = random(256);
    c.send(good.subarray(0, 1 + random(good.length)));
    if (round % 4 === 0) await c.until(() => c.isClosed, 5);
    c.end();
  }
  await isFine();
});

await test('every socket that was opened has been closed', async () => {
  await becomes('open', async () => (await figures()).open, 0);
  const f = await figures();
  is('sockets', f.sockets, 0);
  is('closed', f.closed, f.opened);
});

await server.stop();

await test('a slow reader is dropped, and the others go on', async () => {
  const s = await startEcho();
  const slow = await open(s.port),
    other = await open(s.port);
  await hello(other);
  slow.socket.pause();
  slow.send(frame('flood'));
  for (let i = 0; i < 20; i++) {
    other.send(frame(`move ${i}`));
    is('echo', (await nextFrame(other)).text, `move ${i}`);
  }
  await becomes('dropped', async () => (await figures(s.port)).slow, 1);
  await becomes('open', async () => (await figures(s.port)).open, 1);
  other.end();
  await s.stop();
});

await test('a reader that is only busy loses nothing', async () => {
  const s = await startEcho({ waiting: 64 << 20 });
  const c = await open(s.port);
  await hello(c);
  c.socket.pause();
  c.send(frame('flood'));
  await sleep(200);
  c.socket.resume();
  for (let i = 0; i < 10; i++) is('length', (await nextFrame(c)).text.length, 1 << 20);
  c.end();
  await s.stop();
});

await test('too many messages: hung up with 1008', async () => {
  const s = await startEcho({ message_rate: 1, message_burst: 40 });
  const fast = await open(s.port),
    calm = await open(s.port);
  await hello(fast);
  await hello(calm);
  for (let i = 0; i < 60; i++) fast.send(frame(`m${i}`));
  let n = 0;
  let f = await nextFrame(fast);
  for (; f && f.opcode === 1; f = await nextFrame(fast)) n++;
  is('code', f.code, 1008);
  that(`${n} were heard`, n >= 40 && n < 45);
  const pings = await open(s.port);
  for (let i = 0; i < 60; i++) pings.send(frame('', { opcode: 9 }));
  is('pings count too', (await closing(pings)).code, 1008);
  for (let i = 0; i < 10; i++) {
    calm.send(frame(`c${i}`));
    is('calm', (await nextFrame(calm)).text, `c${i}`);
    await sleep(30);
  }
  calm.end();
  await s.stop();
});

await test('sockets are bounded, in all and by forwarded address', async () => {
  const s = await startEcho({ sockets: 5 });
  const all = [];
  for (let i = 0; i < 5; i++) all.push(await open(s.port));
  const c = await connect(s.port);
  c.send(upgrade('/live'));
  const a = await answer(c);
  is('status', a.status, 503);
  is('code', JSON.parse(a.text).error.code, 'busy');
  is('pages go on', (await request(s.port, 'GET', '/api/echo')).status, 200);
  all[0].end();
  await becomes('room for one', async () => (await figures(s.port)).open, 4);
  (await open(s.port)).end();
  for (const one of all) one.end();
  await s.stop();

  const proxied = await startEcho({ proxy: 1, address: 3 });
  const from = address => ({ 'x-forwarded-for': address });
  const three = [];
  for (let i = 0; i < 3; i++) three.push(await open(proxied.port, '/live', from('203.0.113.7')));
  const fourth = await connect(proxied.port);
  fourth.send(upgrade('/live', from('203.0.113.7')));
  is('the fourth', (await answer(fourth)).status, 429);
  (await open(proxied.port, '/live', from('203.0.113.8'))).end();
  for (const one of three) one.end();
  await proxied.stop();
});

await test('the end: sockets are told, late answers are given, new ones are refused', async () => {
  const s = await startEcho();
  const c = await open(s.port);
  await hello(c);
  const waiting = await connect(s.port);
  waiting.send(head('GET', '/api/never'));
  await becomes('asked', async () => (await figures(s.port)).connections, 3);
  s.child.stdin.end();
  const end = await nextFrame(c);
  is('code', end.code, 1001);
  c.send(frame(Buffer.from([0x03, 0xe9]), { opcode: 8 }));
  const a = await answer(waiting);
  is('answer', a.text, 'at last');
  is('and no more', a.headers.connection, 'close');
  is('status', await s.ended, 0);
  is(
    'nobody listens',
    await connect(s.port).then(
      () => 'open',
      error => error.code,
    ),
    'ECONNREFUSED',
  );
});
finish();
