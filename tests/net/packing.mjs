/*
 * packing.mjs - packed messages (permessage-deflate, RFC 7692) and packed answers of the network alone: agreed on or
 * not, right and wrong.
 */
import zlib from 'node:zlib';
import {
  answer,
  closing,
  connect,
  deflated,
  finish,
  frame,
  is,
  nextFrame,
  open,
  request,
  startEcho,
  test,
  that,
  upgrade,
} from './lib/net.mjs';

const server = await startEcho();
const { port } = server;
const offer = { 'sec-websocket-extensions': 'permessage-deflate; client_max_window_bits' };
const text = 'the canoes of the islands '.repeat(40);
const isPacking = async (headers = offer) => {
  const c = await open(port, '/live', headers);
  is('hello', (await nextFrame(c)).text, 'hello');
  return c;
};
const packed = (data, options = {}) => frame(deflated(data), { rsv: 4, ...options });

await test('it is agreed on where it is offered on terms that we keep', async () => {
  const terms = async headers => {
    const c = await connect(port);
    c.send(upgrade('/live', headers));
    const a = await answer(c);
    is('status', a.status, 101);
    c.end();
    return a.headers['sec-websocket-extensions'];
  };
  const ours =
    'permessage-deflate; server_no_context_takeover; client_no_context_takeover; server_max_window_bits=12';
  is('as browsers offer it', await terms(offer), ours);
  const fits = 'permessage-deflate; server_max_window_bits=9, permessage-deflate';
  is('the second fits', await terms({ 'sec-websocket-extensions': fits }), ours);
  is('not offered', await terms({}), undefined);
  const other = { 'sec-websocket-extensions': 'permessage-deflate; quick' };
  is('an unknown term', await terms(other), undefined);
});

await test('long messages are packed, short ones are not', async () => {
  const c = await isPacking();
  c.send(frame(text));
  const long = await nextFrame(c);
  that('packed', long.isPacked && long.n < text.length / 4);
  is('text', long.text, text);
  c.send(frame('short'));
  const short = await nextFrame(c);
  that('as it is', !short.isPacked);
  is('text', short.text, 'short');
  c.end();
});

await test('whoever did not ask gets nothing packed', async () => {
  const c = await isPacking({});
  c.send(frame(text));
  const f = await nextFrame(c);
  that('as it is', !f.isPacked);
  is('text', f.text, text);
  c.end();
});

await test('packed messages are heard, whole and in pieces', async () => {
  const c = await isPacking();
  for (const said of [text, 'short', 'Māui 🛶', 'x'.repeat(16384)]) {
    c.send(packed(said));
    is('text', (await nextFrame(c)).text, said);
  }
  const bytes = deflated(text);
  c.send(frame(bytes.subarray(0, 9), { rsv: 4, fin: false }));
  c.send(frame('', { opcode: 9 }));
  c.send(frame(bytes.subarray(9), { opcode: 0 }));
  is('pong', (await nextFrame(c)).opcode, 10);
  is('text', (await nextFrame(c)).text, text);
  const ended = Buffer.concat([zlib.deflateRawSync('ended'), Buffer.from([0])]);
  c.send(frame(ended, { rsv: 4 }));
  is('a last block and what follows it', (await nextFrame(c)).text, 'ended');
  c.send(frame('plain again'));
  is('text', (await nextFrame(c)).text, 'plain again');
  c.end();
});

const wrong = [
  ['a bomb', [packed('a'.repeat(10 << 20))], 1009],
  ['one byte too many', [packed('a'.repeat(16385))], 1009],
  ['a long bomb', [frame(deflated(Buffer.alloc(16 << 20)).subarray(0, 16000), { rsv: 4 })], 1009],
  ['garbage', [frame(Buffer.from([0xff, 0xff, 0x12, 0x34]), { rsv: 4 })], 1007],
  ['nothing', [frame('', { rsv: 4 })], 1007],
  ['an end that is missing', [frame(deflated(text).subarray(0, -3), { rsv: 4 })], 1007],
  ['what is no UTF-8', [packed(Buffer.from([0xc4]))], 1007],
  ['a packed ping', [frame('', { opcode: 9, rsv: 4 })], 1002],
  ['a packed good-bye', [frame(Buffer.from([3, 232]), { opcode: 8, rsv: 4 })], 1002],
  ['a packed piece', [frame('a', { fin: false }), frame('b', { opcode: 0, rsv: 4 })], 1002],
  ['another bit', [frame('a', { rsv: 2 })], 1002],
  ['packed bytes', [packed('a', { opcode: 2 })], 1003],
];
for (const [name, frames, code] of wrong)
  await test(`${name} is answered by one clean close`, async () => {
    const c = await isPacking();
    for (const f of frames) c.send(f);
    const end = await closing(c);
    is('code', end?.code, code);
    that('a reason', end.text.length > 5);
    that('closed', await c.closed());
    (await isPacking()).end();
  });

await test('packed, though it was not agreed on', async () => {
  const c = await isPacking({});
  c.send(packed('hello'));
  is('code', (await closing(c)).code, 1002);
});

await test('random damage to packed messages never stops the server', async () => {
  let seed = 5;
  const random = n => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return (seed >> 8) % n;
  };
  for (let round = 0; round < 150; round++) {
    const c = await isPacking();
    const bytes = Buffer.from(deflated(text.slice(0, 40 + random(400)) + random(1000)));
    for (let k = random(4); k >= 0; k--) bytes[random(bytes.length)] = random(256);
    c.send(Buffer.concat([frame(bytes, { rsv: 4 }), frame(Buffer.from([3, 232]), { opcode: 8 })]));
    const f = await nextFrame(c);
    that('an echo or a close', f && (f.opcode === 1 || [1000, 1007, 1009].includes(f.code)));
    c.end();
  }
  (await isPacking()).end();
});

await test('answers over a kilobyte are packed where that is welcome', async () => {
  const body = JSON.stringify({ text: text.repeat(4) });
  const ask = (method, headers, sent = body) =>
    request(port, method, '/api/echo', { headers, body: method === 'POST' ? sent : null });
  const plain = await ask('POST', {});
  is('as it is', plain.text, body);
  is('it may vary', plain.headers.vary, 'accept-encoding');
  const small = await ask('POST', { 'accept-encoding': 'br, gzip' });
  is('packed', small.headers['content-encoding'], 'gzip');
  that('smaller', small.body.length < body.length / 4);
  is('the same', zlib.gunzipSync(small.body).toString('utf8'), body);
  is('it may vary', small.headers.vary, 'accept-encoding');
  const refused = await ask('POST', { 'accept-encoding': 'gzip;q=0' });
  is('not welcome', refused.headers['content-encoding'], undefined);
  const short = await ask('POST', { 'accept-encoding': 'gzip' }, 'x'.repeat(1023));
  is('short', short.headers['content-encoding'], undefined);
});

await server.stop();
finish();
