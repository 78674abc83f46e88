/* HTTP of the network alone: what is understood, what is refused, and how. */
import fs from 'node:fs';
import {
  answer,
  becomes,
  connect,
  finish,
  head,
  is,
  request,
  sleep,
  startEcho,
  test,
  that,
} from './lib/net.mjs';

const server = await startEcho({ haste: 10 });
const { port } = server;
const errorOf = a => JSON.parse(a.text).error;
const figures = async () => JSON.parse((await request(port, 'GET', '/api/figures')).text);

await test('path, query and cookie arrive decoded', async () => {
  const a = await request(port, 'GET', '/api/a%20b?q=one%26two+three&r=1', {
    headers: { cookie: 'x=1; vaka=to-ken; y="2"' },
  });
  is('status', a.status, 200);
  is('path', a.headers['x-path'], '/api/a b');
  is('query', a.headers['x-query'], 'one&two three');
  is('cookie', a.headers['x-cookie'], 'to-ken');
  is('address', a.headers['x-address'], '127.0.0.1');
});

await test('every answer carries the headers that keep a page safe', async () => {
  for (const target of ['/', '/api/echo', '/no/such']) {
    const a = await request(port, 'GET', target);
    const csp = a.headers['content-security-policy'];
    that('default-src', csp.includes("default-src 'self'"));
    that('nothing inline, no other place', !/unsafe-inline|https?:|\*/.test(csp));
    that('no frames', csp.includes("frame-ancestors 'none'"));
    is('sniffing', a.headers['x-content-type-options'], 'nosniff');
    is('referrer', a.headers['referrer-policy'], 'no-referrer');
    is('opener', a.headers['cross-origin-opener-policy'], 'same-origin');
    is('resource', a.headers['cross-origin-resource-policy'], 'same-origin');
  }
});

await test('a body comes back whole, also in many pieces', async () => {
  const body = 'x'.repeat(60000);
  is('at once', (await request(port, 'POST', '/api/echo', { body })).text, body);
  const c = await connect(port);
  c.send(head('POST', '/api/echo', { 'content-length': body.length }));
  for (let i = 0; i < body.length; i += 7000) {
    c.send(body.slice(i, i + 7000));
    await sleep(2);
  }
  is('in pieces', (await answer(c)).text, body);
  c.end();
});

await test('an empty POST is a request like another', async () => {
  const zero = await request(port, 'POST', '/api/echo', { body: '' });
  is('length 0', zero.status, 200);
  is('method', zero.headers['x-method'], 'POST');
  is('no length', (await request(port, 'POST', '/api/echo')).status, 200);
});

await test('one connection carries many requests, also after POST and HEAD', async () => {
  const c = await connect(port);
  for (let i = 0; i < 20; i++) {
    const method = ['GET', 'POST', 'HEAD'][i % 3];
    const body = method === 'POST' ? `body ${i}` : '';
    c.send(
      head(method, `/api/echo?q=${i}`, method === 'POST' ? { 'content-length': body.length } : {}) +
        body,
    );
    const a = await answer(c, { isHead: method === 'HEAD' });
    is('status', a.status, 200);
    is('query', a.headers['x-query'], String(i));
    is('body', a.text, body);
  }
  c.end();
});

await test('requests sent ahead are answered in their order', async () => {
  const c = await connect(port);
  let all = '';
  for (let i = 0; i < 10; i++)
    all +=
      i % 2
        ? head('POST', `/api/echo?q=${i}`, { 'content-length': 3 }) + 'abc'
        : head('GET', `/api/echo?q=${i}`);
  c.send(all);
  for (let i = 0; i < 10; i++) is('query', (await answer(c)).headers['x-query'], String(i));
  c.end();
});

await test('requests sent ahead wait for one that is answered late', async () => {
  const c = await connect(port);
  c.send(head('GET', '/api/later') + head('GET', '/api/echo?q=after'));
  is('first', (await answer(c)).text, 'late');
  is('second', (await answer(c)).headers['x-query'], 'after');
  c.end();
});

await test('waiting for a late answer costs no processor', async () => {
  const c = await connect(port);
  const ticks = () => {
    const rest = fs
      .readFileSync(`/proc/${server.child.pid}/stat`, 'utf8')
      .split(') ')[1]
      .split(' ');
    return Number(rest[11]) + Number(rest[12]); /* hundredths of a second */
  };
  c.send(head('GET', '/api/later') + head('GET', '/api/echo'));
  const before = ticks();
  await answer(c);
  that('used less than 200 ms', ticks() - before < 20);
  await answer(c);
  c.end();
});

await test('HEAD has the length and no body', async () => {
  const c = await connect(port);
  c.send(head('HEAD', '/api/big'));
  const a = await answer(c, { isHead: true });
  is('length', a.headers['content-length'], '1048576');
  c.send(head('GET', '/api/echo?q=next'));
  is('nothing between', (await answer(c)).headers['x-query'], 'next');
  c.end();
});

await test('a large answer arrives whole', async () => {
  const a = await request(port, 'GET', '/api/big');
  is('length', a.body.length, 1048576);
  that(
    'bytes',
    a.body.every(byte => byte === 'v'.charCodeAt(0)),
  );
});

await test('Connection: close is obeyed, as is HTTP/1.0', async () => {
  const c = await connect(port);
  c.send(head('GET', '/api/echo', { connection: 'close' }));
  is('said', (await answer(c)).headers.connection, 'close');
  that('closed', await c.closed());
  const old = await connect(port);
  old.send('GET /api/echo HTTP/1.0\r\nhost: x\r\n\r\n');
  is('status', (await answer(old)).status, 200);
  that('closed', await old.closed());
});

await test('too large a body is refused with 413, before it is sent', async () => {
  const c = await connect(port);
  c.send(head('POST', '/api/echo', { 'content-length': 65537 }));
  const a = await answer(c);
  is('status', a.status, 413);
  is('code', errorOf(a).code, 'too_large');
  that('closed', await c.closed());
  const all = await request(port, 'POST', '/api/echo', { body: 'x'.repeat(200000) });
  is('also when it is sent', all?.status ?? 413, 413);
  is(
    'the largest',
    (await request(port, 'POST', '/api/echo', { body: 'x'.repeat(65536) })).status,
    200,
  );
});

await test('other methods are refused with 405', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const a = await request(port, method, '/api/echo');
    is(method, a.status, 405);
    is('allow', a.headers.allow, 'GET, HEAD, POST');
  }
});

await test('methods that nobody knows are 501, OPTIONS * is 405', async () => {
  const asked = async text => {
    const c = await connect(port);
    c.send(text);
    const a = await answer(c);
    c.end();
    return a;
  };
  is('PROPFIND', (await asked(head('PROPFIND', '/api/echo'))).status, 501);
  is('lower case', (await asked(head('get', '/api/echo'))).status, 501);
  const all = await asked(head('OPTIONS', '*'));
  is('OPTIONS *', all.status, 405);
  is('allow', all.headers.allow, 'GET, HEAD, POST');
  is(
    'with a body',
    (await asked(head('PUT', '/api/echo', { 'content-length': 2 }) + '{}')).status,
    405,
  );
  is('HTTP/2.0', (await asked('GET / HTTP/2.0\r\nhost: x\r\n\r\n')).status, 505);
  is('HTTP/1.2', (await asked('GET /api/echo HTTP/1.2\r\nhost: x\r\n\r\n')).status, 200);
});

await test('a target with its host is a path like any other, and that host counts', async () => {
  const a = await request(port, 'GET', 'http://vaka.example/api/echo?q=whole');
  is('status', a.status, 200);
  is('path', a.headers['x-path'], '/api/echo');
  is('query', a.headers['x-query'], 'whole');
  is('no path', (await request(port, 'GET', 'http://vaka.example?q=root')).headers['x-path'], '/');
  const post = (target, origin) =>
    request(port, 'POST', target, { headers: { host: 'other.example', origin }, body: '{}' });
  is('its origin', (await post('http://vaka.example/api/echo', 'http://vaka.example')).status, 200);
  is(
    'not that of the header',
    (await post('http://vaka.example/api/echo', 'http://other.example')).status,
    403,
  );
});

await test('a host that is none is refused; HTTP/1.0 need not name one', async () => {
  for (const host of ['a b', 'x/y', 'user@x', 'x:y'])
    is(host, (await request(port, 'GET', '/api/echo', { headers: { host } })).status, 400);
  is('none', (await request(port, 'GET', '/api/echo', { headers: { host: null } })).status, 400);
  const old = await connect(port);
  old.send('GET /api/echo?q=old HTTP/1.0\r\n\r\n');
  is('HTTP/1.0', (await answer(old)).headers['x-query'], 'old');
});

await test('headers that are lists may come in several lines', async () => {
  const c = await connect(port);
  c.send(
    'GET /api/echo HTTP/1.1\r\nhost: x\r\nConnection: keep-alive\r\nconnection: close\r\n\r\n',
  );
  is('said', (await answer(c)).headers.connection, 'close');
  that('closed', await c.closed());
});

await test('a head with bare line feeds is refused at once', async () => {
  const c = await connect(port);
  c.send('GET /api/echo HTTP/1.1\nhost: x\n\n');
  is('status', (await answer(c, { ms: 1000 })).status, 400); /* the limit is 1.5 s here */
  that('closed', await c.closed());
});

await test('100 Continue is for HTTP/1.1', async () => {
  const ask = async version => {
    const c = await connect(port);
    c.send(
      `POST /api/echo HTTP/${version}\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 2\r\n\r\n`,
    );
    await c.until(() => c.bytes.length > 0, 300);
    const before = c.bytes.toString('latin1');
    c.send('ok');
    await c.until(() => c.bytes.includes('ok'), 3000);
    c.end();
    return before;
  };
  that('1.1', (await ask('1.1')).startsWith('HTTP/1.1 100 Continue'));
  is('1.0', await ask('1.0'), '');
});

await test('two lengths are refused, equal or not, and the connection is closed', async () => {
  for (const lengths of [[5, 5], [5, 40], ['5, 5']]) {
    const c = await connect(port);
    c.send(
      `POST /api/echo HTTP/1.1\r\nhost: x\r\n${lengths.map(n => `content-length: ${n}\r\n`).join('')}\r\nhello` +
        head('GET', '/api/smuggled'),
    );
    is(String(lengths), (await answer(c)).status, 400);
    that('closed', await c.closed());
    that('nothing slips through', !c.bytes.includes('smuggled'));
  }
});

await test('bodies whose end is unclear are refused and the connection is closed', async () => {
  const wrong = [
    [{ 'transfer-encoding': 'chunked' }, '5\r\nhello\r\n0\r\n\r\n', 411],
    [{ 'transfer-encoding': 'chunked', 'content-length': 5 }, 'hello', 411],
    [{ 'content-length': '-5' }, 'hello', 400],
    [{ 'content-length': '5x' }, 'hello', 400],
    [{ 'content-length': '99999999999999999999999' }, 'hello', 400],
  ];
  for (const [headers, body, status] of wrong) {
    const c = await connect(port);
    c.send(head('POST', '/api/echo', headers) + body + head('GET', '/api/smuggled'));
    const a = await answer(c);
    that(`${JSON.stringify(headers)}: ${a?.status}`, a === null || a.status === status);
    that('closed', await c.closed());
    that('nothing slips through', !c.bytes.includes('smuggled'));
  }
  const c = await connect(port);
  c.send(head('GET', '/api/echo', { 'content-length': 40 }) + head('GET', '/api/smuggled'));
  is('GET with a body', (await answer(c)).status, 400);
  that('closed', await c.closed());
  that('nothing slips through', !c.bytes.includes('smuggled'));
});

await test('a change from another site is refused', async () => {
  const post = headers => request(port, 'POST', '/api/echo', { headers, body: '{}' });
  const foreign = await post({ origin: 'http://evil.example' });
  is('status', foreign.status, 403);
  is('code', errorOf(foreign).code, 'origin');
  is('no place at all', (await post({ origin: 'null' })).status, 403);
  is(
    'another port',
    (await post({ host: 'localhost:1', origin: 'http://localhost:2' })).status,
    403,
  );
  is(
    'a longer name',
    (await post({ host: 'vaka.example', origin: 'http://vaka.example.evil' })).status,
    403,
  );
  is(
    'our own',
    (await post({ host: 'localhost:8420', origin: 'http://localhost:8420' })).status,
    200,
  );
  is(
    'our own behind TLS',
    (await post({ host: 'vaka.example', origin: 'https://vaka.example' })).status,
    200,
  );
  is('a program', (await post({})).status, 200);
  is(
    'looking is free',
    (await request(port, 'GET', '/api/echo', { headers: { origin: 'http://evil.example' } }))
      .status,
    200,
  );
});

await test('nonsense gets an error or a closed door, and the next one is served', async () => {
  const junk = [
    '\0\0\0\0',
    '\r\n\r\n\r\n\r\n',
    'GET\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET nowhere HTTP/1.1\r\nhost: x\r\n\r\n',
    'GET /%00 HTTP/1.1\r\nhost: x\r\n\r\n',
    'GET /%zz HTTP/1.1\r\nhost: x\r\n\r\n',
    'GET /a%0d%0aset-cookie:%20x=1 HTTP/1.1\r\nhost: x\r\n\r\n',
    'GET /../../etc/passwd HTTP/1.1\r\nhost: x\r\n\r\n',
    'GET /\xff\xfe HTTP/1.1\r\nhost: x\r\n\r\n',
    'GET /%ff%fe HTTP/1.1\r\nhost: x\r\n\r\n',
    'SPAM / HTTP/1.1\r\nhost: x\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n',
    'GET /x HTTP/1.1\r\nhost: x\r\nconnection: Upgrade, HTTP2-Settings\r\nupgrade: ' +
      'h2c\r\nhttp2-settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n',
    'GET /x HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    `GET /${'a'.repeat(100000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    `GET / HTTP/1.1\r\nhost: x\r\n${'x-a: b\r\n'.repeat(5000)}\r\n`,
    `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'c'.repeat(300000)}\r\n\r\n`,
    `GET /?${'a=b&'.repeat(1500)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    `GET / HTTP/1.1\r\n${'host: y\r\n'.repeat(50)}\r\n`,
  ];
  for (const text of junk) {
    const c = await connect(port);
    c.send(Buffer.from(text, 'latin1'));
    await c.until(() => c.bytes.length > 0 || c.isClosed, 400);
    const said = c.bytes.toString('latin1');
    that(
      `${JSON.stringify(text.slice(0, 40))} is not answered by files: ${said.slice(0, 60)}`,
      !said.includes('root:'),
    );
    that('no header of a stranger', !/\r\nset-cookie:/i.test(said));
    that('speaks HTTP/1.1 or is silent', said === '' || said.startsWith('HTTP/1.'));
    c.end();
    is('the next one', (await request(port, 'GET', '/api/echo')).status, 200);
  }
});

await test('random damage to good requests never stops the server', async () => {
  let seed = 7;
  const random = n => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % n;
  };
  const good = [
    head('GET', '/api/echo?q=1&r=%41', { cookie: 'vaka=abc' }),
    head('POST', '/api/echo', { 'content-length': 5 }) + 'hello',
    head('GET', '/live', {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    }),
  ];
  for (let round = 0; round < 400; round++) {
    const bytes = Buffer.from(good[random(good.length)], 'latin1');
    for (let k = random(4); k >= 0; k--) bytes[random(bytes.length)] = random(256);
    const c = await connect(port);
    c.send(bytes.subarray(0, 1 + random(bytes.length * 2)));
    if (round % 3 === 0) await c.until(() => c.bytes.length > 0, 5);
    c.end();
  }
  is('still there', (await request(port, 'GET', '/api/echo')).status, 200);
});

const openConnections = async () => (await figures()).connections;

await test('whoever goes before his answer is forgotten', async () => {
  for (let i = 0; i < 8; i++) {
    const c = await connect(port);
    c.send(head('GET', i % 2 ? '/api/later' : '/api/never'));
    await sleep(10);
    c.end();
  }
  is('still there', (await request(port, 'GET', '/api/echo')).status, 200);
  await becomes('those that were answered are gone', openConnections, 1 + 4);
});

/* haste: 10 makes 15 seconds 1.5 */
await test('a request that trickles in is cut off', async () => {
  const c = await connect(port);
  const start = Date.now();
  const drip = setInterval(() => c.send('x'), 100);
  c.send('GET /api/echo HTTP/1.1\r\nhost: x\r\nx-slow: ');
  that('closed', await c.closed());
  clearInterval(drip);
  that('not at once', Date.now() - start > 1000);
  const body = await connect(port);
  body.send(head('POST', '/api/echo', { 'content-length': 1000 }));
  const pour = setInterval(() => body.send('x'), 100);
  that('the body too', await body.closed());
  clearInterval(pour);
});

await test('who does not take his answer is cut off', async () => {
  const c = await connect(port);
  c.socket.pause();
  for (let i = 0; i < 8; i++) c.send(head('GET', '/api/big'));
  await becomes('connections', openConnections, 1 + 4);
  c.end();
});

await server.stop();

await test('behind a proxy the last forwarded address counts, elsewhere none does', async () => {
  const proxied = await startEcho({ proxy: 1 });
  const headers = { 'x-forwarded-for': '1.2.3.4, 203.0.113.9', 'x-forwarded-proto': 'https' };
  const a = await request(proxied.port, 'GET', '/api/echo', { headers });
  is('address', a.headers['x-address'], '203.0.113.9');
  is('tls', a.headers['x-tls'], 'yes');
  const b = await request(proxied.port, 'GET', '/api/echo', {
    headers: { 'x-forwarded-for': 'nobody' },
  });
  is('nonsense', b.headers['x-address'], '127.0.0.1');
  await proxied.stop();
  const plain = await startEcho();
  const c = await request(plain.port, 'GET', '/api/echo', { headers });
  is('not trusted', c.headers['x-address'], '127.0.0.1');
  is('not trusted', c.headers['x-tls'], 'no');
  await plain.stop();
});
finish();
