/* One address can take no more than its share: connections, requests, time. */
import net from 'node:net';
import {
  answer,
  becomes,
  connect,
  finish,
  frame,
  head,
  is,
  nextFrame,
  open,
  request,
  startEcho,
  test,
  that,
} from './lib/net.mjs';

await test('ten thousand connections from one address: all but its share refused, others play on', async () => {
  const s = await startEcho({ address: 256, sockets: 2000 });
  const player = await open(s.port, '/live');
  await nextFrame(player);
  const elsewhere = await connect(s.port, { localAddress: '127.0.0.2' });
  let refused = 0,
    reasons = 0;
  const all = [];
  for (let wave = 0; wave < 20; wave++) {
    await Promise.all(
      Array.from(
        { length: 500 },
        () =>
          new Promise(done => {
            const socket = net.connect({ port: s.port, host: '127.0.0.1' });
            let text = '';
            socket.on('data', data => {
              text += data;
            });
            socket.on('error', () => {});
            socket.on('close', () => {
              refused++;
              if (text.includes('"too_many"')) reasons++;
              done();
            });
            socket.on('connect', () => setTimeout(done, 300));
            all.push(socket);
          }),
      ),
    );
    player.send(frame(`wave ${wave}`));
    is('echo', (await nextFrame(player)).text, `wave ${wave}`);
  }
  await becomes(
    'refused: all but its share, of which the player has one',
    () => refused,
    10000 - 255,
  );
  that(`${reasons} were told why`, reasons > 9000);
  elsewhere.send(head('GET', '/api/echo'));
  is('another address', (await answer(elsewhere)).status, 200);
  const figures = JSON.parse(
    (
      await (async () => {
        elsewhere.send(head('GET', '/api/figures'));
        return answer(elsewhere);
      })()
    ).text,
  );
  that('counted', figures.refused >= 9000);
  for (const socket of all) socket.destroy();
  const knock = async () => (await request(s.port, 'GET', '/api/echo'))?.status;
  await becomes('the door is open again', knock, 200);
  player.end();
  elsewhere.end();
  await s.stop();
});

await test('requests beyond the rate get 429 and a time to come back', async () => {
  const s = await startEcho({ request_rate: 1, request_burst: 20 });
  const c = await connect(s.port),
    other = await connect(s.port, { localAddress: '127.0.0.3' });
  c.send(head('GET', '/api/echo').repeat(60));
  const statuses = [];
  let last = null;
  for (let i = 0; i < 60; i++) {
    last = await answer(c);
    statuses.push(last.status);
  }
  that(
    `${statuses.filter(x => x === 200).length} were served`,
    statuses.filter(x => x === 200).length <= 25,
  );
  is('status', last.status, 429);
  is('code', JSON.parse(last.text).error.code, 'too_many');
  is('retry', last.headers['retry-after'], '1');
  other.send(head('GET', '/api/echo'));
  is('another address', (await answer(other)).status, 200);
  const ask = async () => {
    c.send(head('GET', '/api/echo'));
    return (await answer(c)).status;
  };
  await becomes('later', ask, 200);
  c.end();
  other.end();
  await s.stop();
});

await test('a hundred slow requests at once hold nobody up and are cut off', async () => {
  const s = await startEcho({ haste: 10 });
  const slow = await Promise.all(Array.from({ length: 100 }, () => connect(s.port)));
  for (const c of slow)
    c.send('POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\nx-a: ');
  const drip = setInterval(() => slow.forEach(c => c.send('a')), 50);
  is('a page', (await request(s.port, 'GET', '/api/echo')).status, 200);
  await Promise.all(slow.map(c => c.closed()));
  clearInterval(drip);
  that(
    'all are gone',
    slow.every(c => c.isClosed),
  );
  await s.stop();
});
finish();
