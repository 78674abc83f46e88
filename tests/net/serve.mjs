/* The whole program as an operator meets it: pages, settings, logs, metrics, signals, stores. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {
  answer,
  becomes,
  closing,
  connect,
  finish,
  folder,
  is,
  nextFrame,
  request,
  sleep,
  startVaka,
  test,
  that,
  upgrade,
  vaka,
} from './lib/net.mjs';

const run = (args, options = {}) => {
  const r = spawnSync(vaka, args, { encoding: 'utf8', timeout: 10000, ...options });
  return { status: r.status, out: r.stdout, err: r.stderr };
};
const json = { 'content-type': 'application/json' };

const server = await startVaka();
const { port } = server;

await test('it says where it is', async () => {
  that('address', server.out.includes(`http://127.0.0.1:${port}`));
  that(
    'log',
    / level=info event=listening url=http:\/\/127\.0\.0\.1:\d+ store=sqlite:/.test(server.err),
  );
});

await test('health', async () => {
  const a = await request(port, 'GET', '/healthz');
  is('status', a.status, 200);
  is('ok', JSON.parse(a.text).ok, true);
  is('cache', a.headers['cache-control'], 'no-store');
  is('HEAD', (await request(port, 'HEAD', '/healthz')).status, 200);
  is('ready', (await request(port, 'GET', '/readyz')).text, a.text);
  is('alive', (await request(port, 'GET', '/livez')).text, '{"ok":true}\n');
});

/* A file may not grow any more: to the store that is a full disk. */
await test('health tells of a full disk, and heals by itself', async () => {
  const full = await startVaka(['--store', `sqlite:${folder}/full.db`]);
  const health = async () => (await request(full.port, 'GET', '/healthz')).status;
  const until = async status => {
    for (let i = 0; i < 300 && (await health()) !== status; i++) await sleep(100);
  };
  const limit = n =>
    is(
      'prlimit',
      spawnSync('prlimit', ['--pid', String(full.child.pid), `--fsize=${n}:unlimited`]).status,
      0,
    );
  const guest = async () =>
    (await request(full.port, 'POST', '/api/guest', { headers: json, body: '{}' })).status;
  is('before', await guest(), 200);
  limit(1024);
  is('nothing is said to be done', await guest(), 503);
  is('failing', await health(), 503);
  is('reading goes on', (await request(full.port, 'GET', '/api/tables?list=open')).status, 200);
  await sleep(1500);
  is('reading proves nothing', await health(), 503);
  limit('unlimited');
  await until(200); /* nobody writes anything */
  is('well again', await health(), 200);
  that('logged', / event=store_failing why=/.test(full.err) && / event=store_well /.test(full.err));
  is('after', await guest(), 200);
  await full.stop();
});

await test('a database that is taken away is noticed; put back, it goes on', async () => {
  const file = `${folder}/taken.db`;
  const taken = await startVaka(['--store', `sqlite:${file}`]);
  const health = async () => (await request(taken.port, 'GET', '/healthz')).status;
  const until = async status => {
    for (let i = 0; i < 300 && (await health()) !== status; i++) await sleep(100);
  };
  const guest = async () =>
    (await request(taken.port, 'POST', '/api/guest', { headers: json, body: '{}' })).status;
  is('before', await guest(), 200);
  fs.renameSync(file, `${file}.away`);
  await until(503);
  is('noticed, though nobody wrote', await health(), 503);
  is('refused', await guest(), 503);
  that('logged', /event=store_failing why=".*was removed or replaced/.test(taken.err));
  fs.renameSync(`${file}.away`, file);
  await until(200);
  is('put back', await guest(), 200);
  fs.linkSync(file, `${folder}/hard.db`);
  const second = run(['serve', '--listen', '127.0.0.1:0', '--store', `sqlite:${folder}/hard.db`]);
  is('a second server by a hard link', second.status, 1);
  that(second.err, second.err.includes('has another name (a hard link)'));
  fs.unlinkSync(`${folder}/hard.db`);
  await taken.stop();
});

await test('a damaged journal: the check names it, its visitor is told for good, the others play on', async () => {
  const file = `${folder}/damaged.db`;
  let s = await startVaka(['--store', `sqlite:${file}`]);
  const guest = await request(s.port, 'POST', '/api/guest', { headers: json, body: '{}' });
  const cookie = guest.headers['set-cookie'].split(';')[0];
  const body = JSON.stringify({ game: 'polynesia', seats: [{ kind: 'me' }, { kind: 'person' }] });
  const { table } = JSON.parse(
    (await request(s.port, 'POST', '/api/tables', { headers: { ...json, cookie }, body })).text,
  );
  await request(s.port, 'POST', `/api/tables/${table.id}/bot`, {
    headers: { ...json, cookie },
    body: '{"seat":1,"level":"greedy"}',
  });
  await s.stop();
  is('whole', run(['db', 'check', '--store', `sqlite:${file}`]).status, 0);
  const bytes = fs.readFileSync(file),
    at = bytes.indexOf('{"n":1,') + 3;
  bytes[at] = '7'.charCodeAt(0); /* "n" becomes "7" */
  fs.writeFileSync(file, bytes);
  const check = run(['db', 'check', '--store', `sqlite:${file}`]);
  is('status', check.status, 1);
  that(
    check.out,
    check.out.includes(`table ${table.id}: line 2 of its journal: the checksum does not match`),
  );
  that(check.err, check.err.includes('has 1 fault\n'));
  s = await startVaka(['--store', `sqlite:${file}`]);
  const c = await connect(s.port);
  c.send(upgrade(`/api/tables/${table.id}/live`));
  await answer(c);
  is('socket', (await closing(c)).code, 4410);
  const told = await request(s.port, 'GET', `/api/tables/${table.id}/steps/1`);
  is('request', `${told.status} ${JSON.parse(told.text).error.code}`, '410 broken');
  is(
    'another table',
    (await request(s.port, 'POST', '/api/tables', { headers: { ...json, cookie }, body })).status,
    200,
  );
  is('health', (await request(s.port, 'GET', '/healthz')).status, 200);
  await s.stop();
});

await test('metrics: every line is Prometheus text, counters grow', async () => {
  const first = (await request(port, 'GET', '/metrics')).text;
  const a = await request(port, 'GET', '/metrics');
  is('type', a.headers['content-type'], 'text/plain; version=0.0.4; charset=utf-8');
  const value = (text, row) =>
    Number(new RegExp(`^${row.replace(/[{}"]/g, '\\$&')} (\\S+)$`, 'm').exec(text)[1]);
  for (const line of a.text.trimEnd().split('\n'))
    that(line, /^# (HELP|TYPE) [a-z_]+ .+$|^[a-z_]+(\{[a-z]+="[^"]*"\})? -?[0-9.e+-]+$/.test(line));
  const names = [...a.text.matchAll(/^# TYPE (\S+)/gm)].map(m => m[1]);
  is('each once', new Set(names).size, names.length);
  for (const name of [
    'vaka_http_requests_total',
    'vaka_sockets',
    'vaka_tables_in_memory',
    'vaka_moves_total',
    'vaka_commit_seconds',
    'vaka_accept_to_broadcast_seconds',
    'vaka_worker_queue',
    'vaka_refused_total',
    'vaka_memory_bytes',
  ])
    that(name, names.includes(name));
  const row = 'vaka_http_requests_total{status="2xx"}';
  that('grows', value(a.text, row) > value(first, row));
  that('memory', value(a.text, 'vaka_memory_bytes') > 1e6);
});

await test('the page, at its own address and at every address of the client', async () => {
  const a = await request(port, 'GET', '/');
  is('status', a.status, 200);
  is('type', a.headers['content-type'], 'text/html; charset=utf-8');
  is('cache', a.headers['cache-control'], 'no-cache');
  for (const target of ['/table/k3v9q2', '/rules/polynesia', '/anything/at/all?x=1'])
    is(target, (await request(port, 'GET', target)).text, a.text);
  that('nothing inline', !/<script>|<style|style=|onclick=/.test(a.text));
  is('a file that is not there', (await request(port, 'GET', '/app-0000000000.js')).status, 404);
  is('posting', (await request(port, 'POST', '/', { body: '{}', headers: json })).status, 405);
  is('unknown API', (await request(port, 'GET', '/api/nothing')).status, 404);
});

await test('entity tags, gzip and brotli', async () => {
  const a = await request(port, 'GET', '/index.html');
  if (!a.headers.etag) return; /* built without the client */
  const b = await request(port, 'GET', '/index.html', {
    headers: { 'if-none-match': `"x", ${a.headers.etag}` },
  });
  is('not again', b.status, 304);
  is('no body', b.text, '');
  is('same tag', b.headers.etag, a.headers.etag);
  is(
    'changed',
    (await request(port, 'GET', '/index.html', { headers: { 'if-none-match': '"old"' } })).status,
    200,
  );
  const script = /src="(\/app-[0-9a-f]+\.js)"/.exec(a.text)[1];
  const plain = await request(port, 'GET', script);
  is('for ever', plain.headers['cache-control'], 'public, max-age=31536000, immutable');
  is('varies', plain.headers.vary, 'accept-encoding');
  const packed = await request(port, 'GET', script, {
    headers: { 'accept-encoding': 'deflate, gzip;q=0.8' },
  });
  is('encoding', packed.headers['content-encoding'], 'gzip');
  that('shorter', packed.body.length < plain.body.length / 2);
  that('the same', zlib.gunzipSync(packed.body).equals(plain.body));
  that('another tag', packed.headers.etag !== plain.headers.etag);
  const small = await request(port, 'GET', script, {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  is('the shortest', small.headers['content-encoding'], 'br');
  that('unpacked the same', zlib.brotliDecompressSync(small.body).equals(plain.body));
  that('a third tag', ![plain, packed].some(other => other.headers.etag === small.headers.etag));
  const no = await request(port, 'GET', script, {
    headers: { 'accept-encoding': 'gzip;q=0, br;q=0' },
  });
  is('not wanted', no.headers['content-encoding'], undefined);
  const length = await request(port, 'HEAD', script, { headers: { 'accept-encoding': 'gzip' } });
  is('HEAD', Number(length.headers['content-length']), packed.body.length);
});

await test('JSON that is none is refused with a reason, whatever it is', async () => {
  const signed = await request(port, 'POST', '/api/guest', {
    headers: json,
    body: '{"name":"Moana"}',
  });
  is('guest', signed.status, 200);
  const cookie = /vaka=[^;]+/.exec(signed.headers['set-cookie'])[0];
  that(
    'cookie',
    /HttpOnly/i.test(signed.headers['set-cookie']) &&
      /SameSite=Lax/i.test(signed.headers['set-cookie']),
  );
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"name":1}',
    '[['.repeat(20000),
    '{"name":"\\ud800"}',
    '{"a":1e999}',
    '\0',
    '{"name":"x"}{',
  ];
  for (const body of bodies) {
    const a = await request(port, 'POST', '/api/rename', { headers: { ...json, cookie }, body });
    is(JSON.stringify(body.slice(0, 20)), a.status, 400);
    that(
      'a code and a sentence',
      JSON.parse(a.text).error.code && JSON.parse(a.text).error.text.length > 5,
    );
  }
  is(
    'not JSON by its own word',
    (await request(port, 'POST', '/api/rename', { headers: { cookie }, body: '{"name":"A"}' }))
      .status,
    400,
  );
});

await test('a table, live: hello, and commands that are none', async () => {
  const signed = await request(port, 'POST', '/api/guest', { headers: json, body: '{}' });
  const cookie = /vaka=[^;]+/.exec(signed.headers['set-cookie'])[0];
  const made = await request(port, 'POST', '/api/play_now', {
    headers: { ...json, cookie },
    body: '{"game":"polynesia","level":"easy"}',
  });
  const { id } = JSON.parse(made.text).table;
  const c = await connect(port);
  c.send(upgrade(`/api/tables/${id}/live`, { cookie }));
  is('status', (await answer(c)).status, 101);
  const hello = JSON.parse((await nextFrame(c)).text);
  is('type', hello.type, 'hello');
  is('number', hello.m, 1);
  is('seat', hello.you, 0);
  c.end();
  const foreign = await connect(port);
  foreign.send(upgrade(`/api/tables/${id}/live`, { cookie, origin: 'https://evil.example' }));
  is('another site', (await answer(foreign)).status, 403);
  foreign.end();
});

await test('a port in use: one sentence, status 1, and the store of the other is left alone', async () => {
  const r = run(['serve', '--listen', `127.0.0.1:${port}`, '--store', `sqlite:${folder}/other.db`]);
  is('status', r.status, 1);
  is(
    'sentence',
    r.err,
    `vaka serve: port ${port} of 127.0.0.1 is in use; is another vaka running?\n`,
  );
  that('nothing made', !fs.existsSync(`${folder}/other.db`));
});

await test('a store in use: one sentence, status 1', async () => {
  const r = run(['serve', '--listen', '127.0.0.1:0', '--store', `sqlite:${folder}/vaka.db`]);
  is('status', r.status, 1);
  is(
    'lines',
    r.err
      .trim()
      .split('\n')
      .filter(line => line.startsWith('vaka')).length,
    1,
  );
});

await test('backup and check while it runs', async () => {
  const copy = path.join(folder, 'copy.db');
  is('backup', run(['db', 'backup', copy, '--store', `sqlite:${folder}/vaka.db`]).status, 0);
  const check = run(['db', 'check', '--store', `sqlite:${copy}`]);
  is('check', `${check.status} ${check.out}`, `0 sqlite:${copy} is whole\n`);
  is(
    'not over a file',
    run(['db', 'backup', copy, '--store', `sqlite:${folder}/vaka.db`]).status,
    1,
  );
  is('no store', run(['db', 'check', '--store', `sqlite:${folder}/none.db`]).status, 1);
  is('no file', run(['db', 'backup']).status, 2);
});

await test('SIGTERM: sockets are told, nothing is lost, status 0', async () => {
  const signed = await request(port, 'POST', '/api/guest', {
    headers: json,
    body: '{"name":"Tui"}',
  });
  const cookie = /vaka=[^;]+/.exec(signed.headers['set-cookie'])[0];
  const made = await request(port, 'POST', '/api/play_now', {
    headers: { ...json, cookie },
    body: '{"game":"polynesia","level":"easy"}',
  });
  const { id } = JSON.parse(made.text).table;
  const c = await connect(port);
  c.send(upgrade(`/api/tables/${id}/live`, { cookie }));
  await answer(c);
  const { step } = JSON.parse((await nextFrame(c)).text);
  const gone = closing(c);
  const status = await server.stop();
  is('code', (await gone)?.code, 1001);
  is('status', status, 0);
  that('log', server.err.includes('event=stopped'));
  const again = await startVaka();
  const row = JSON.parse(
    (await request(again.port, 'GET', `/api/tables/${id}`, { headers: { cookie } })).text,
  ).table;
  that(`step ${row.step} goes on from ${step}`, row.step >= step);
  is('killed', await again.stop('SIGKILL'), 'SIGKILL');
  const third = await startVaka();
  is(
    'after kill -9',
    JSON.parse(
      (await request(third.port, 'GET', `/api/tables/${id}`, { headers: { cookie } })).text,
    ).table.id,
    id,
  );
  is('interrupted', await third.stop('SIGINT'), 0);
});

await test('the log goes to a file, and to a new one after SIGHUP', async () => {
  const log = path.join(folder, 'vaka.log');
  const s = await startVaka(['--log', log, '--store', 'memory:']);
  fs.renameSync(log, `${log}.1`);
  s.child.kill('SIGHUP');
  await becomes('a new file', () => fs.existsSync(log), true);
  await s.stop();
  that('old', fs.readFileSync(`${log}.1`, 'utf8').includes('event=listening'));
  const lines = fs.readFileSync(log, 'utf8').trimEnd().split('\n');
  that(
    'new',
    lines.some(line => line.includes('event=stopped')),
  );
  const head =
    /^ts=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z level=(debug|info|warn|error) event=[a-z_]+/;
  const fields = /^( [a-z_]+=("[^"]*"|\S*))*$/;
  for (const line of lines) that(line, head.test(line) && fields.test(line.replace(head, '')));
  is('nothing elsewhere', s.err, '');
});

await test('a flag beats the environment, which beats the file, which beats the default', async () => {
  const file = path.join(folder, 'vaka.conf');
  fs.writeFileSync(
    file,
    '# settings\n\n max-body = 2k \nmax-message=4k\nrequest-burst = 1000\nstore = memory:\n',
  );
  const body = n => ({ headers: json, body: JSON.stringify({ name: 'x', pad: 'x'.repeat(n) }) });
  const status = async (s, n) => (await request(s.port, 'POST', '/api/guest', body(n))).status;
  const fromFile = await startVaka(['--config', file]);
  is('file', await status(fromFile, 3000), 413);
  await fromFile.stop();
  const fromVariable = await startVaka(['--config', file], {
    env: { ...process.env, VAKA_MAX_BODY: '5000' },
  });
  is('environment', await status(fromVariable, 3000), 200);
  is('environment', await status(fromVariable, 6000), 413);
  await fromVariable.stop();
  const fromFlag = await startVaka(['--config', file, '--max-body', '9000'], {
    env: { ...process.env, VAKA_MAX_BODY: '5000' },
  });
  is('flag', await status(fromFlag, 6000), 200);
  await fromFlag.stop();
});

const wrongFile = path.join(folder, 'wrong.conf');
fs.writeFileSync(wrongFile, 'max-body = 64k\nmax-bodies = 3\n');
const wrong = [
  [
    ['--max-sockets', 'many'],
    2,
    'vaka serve: max-sockets is a whole number from 1 to 1000000, not "many"; ',
  ],
  [
    ['--max-sockets', '0'],
    2,
    'vaka serve: max-sockets is a whole number from 1 to 1000000, not "0"; ',
  ],
  [
    ['--max-body', '12q'],
    2,
    'vaka serve: max-body is a number of bytes from 1024 to 16777216, such as 65536 or 64k, not "12q"; ',
  ],
  [
    ['--request-rate', '-1'],
    2,
    'vaka serve: request-rate is a number from 1 to 1000000, not "-1"; ',
  ],
  [['--behind-proxy', 'maybe'], 2, 'vaka serve: behind-proxy is yes or no, not "maybe"; '],
  [['--log-level', 'loud'], 2, 'vaka serve: log-level is debug, info, warn or error, not "loud"; '],
  [
    ['--listen', 'here'],
    2,
    'vaka serve: listen is HOST:PORT, such as localhost:8420, not "here"; ',
  ],
  [
    ['--listen', '::1:80'],
    2,
    'vaka serve: listen: an IPv6 address goes in brackets, such as [::1]:8420; ',
  ],
  [
    ['--listen', 'localhost:99999'],
    2,
    'vaka serve: listen is HOST:PORT, such as localhost:8420, not "localhost:99999"; ',
  ],
  [
    ['--known-luck', 'x', '--listen', ':0'],
    2,
    'vaka serve: known-luck is for tests, and only for a server that listens on localhost; ',
  ],
  [['--known-luck', 'x'.repeat(40)], 2, 'vaka serve: known-luck has at most 39 bytes; '],
  [
    ['--config', wrongFile],
    2,
    `vaka serve: ${wrongFile}, line 2: there is no setting "max-bodies"; vaka serve --help lists them; `,
  ],
  [
    ['--config', `${folder}/none.conf`],
    1,
    `vaka serve: cannot read ${folder}/none.conf: No such file or directory\n`,
  ],
  [
    ['--log', `${folder}/no/such/log`],
    1,
    `vaka serve: cannot write the log ${folder}/no/such/log: No such file or directory\n`,
  ],
  [
    ['--listen', 'no.such.host.invalid:1'],
    1,
    'vaka serve: there is no address "no.such.host.invalid": ',
  ],
  [['--store', 'nonsense:x', '--listen', '127.0.0.1:0'], 1, 'vaka serve: '],
  [['--store', `sqlite:/proc/no/vaka.db`, '--listen', '127.0.0.1:0'], 1, 'vaka serve: '],
];
for (const [args, status, sentence] of wrong) {
  await test(args.join(' '), async () => {
    const r = run(['serve', ...args]);
    is('status', r.status, status);
    const own = sentence.endsWith('; ') ? sentence.slice(0, -2) : sentence;
    that(`said ${JSON.stringify(r.err)}`, r.err.startsWith(own));
    is('lines', r.err.split('\n').filter(line => !line.startsWith('ts=')).length, 2);
    is('nothing on standard output', r.out, '');
  });
}

await test('a wrong value in the environment names the variable', async () => {
  const r = run(['serve'], { env: { ...process.env, VAKA_WORKERS: 'x' } });
  is(
    'sentence',
    r.err.startsWith('vaka serve: VAKA_WORKERS: workers is a whole number from 1 to 256, not "x"'),
    true,
  );
});

await test('help lists every setting', async () => {
  const { out } = run(['serve', '--help']);
  const keys = [
    ...fs
      .readFileSync('src/server/config.def', 'utf8')
      .matchAll(/^SETTING\(\w+, +\w+, +"([^"]+)"/gm),
  ].map(m => m[1]);
  that('there are settings', keys.length > 15);
  const manual = fs.readFileSync('docs/operations.md', 'utf8');
  for (const key of keys) {
    that(`--${key}`, out.includes(`  --${key} `));
    that(`${key} is in docs/operations.md`, manual.includes(`\`${key}\``));
  }
  const metrics = [
    ...fs.readFileSync('src/server/metrics.def', 'utf8').matchAll(/"(vaka_[a-z_]+)"/g),
  ].map(m => m[1]);
  for (const name of new Set(metrics))
    that(`${name} is in docs/operations.md`, manual.includes(`\`${name}\``));
  const board = JSON.parse(fs.readFileSync('packaging/grafana.json', 'utf8'));
  const asked = board.panels.flatMap(p => (p.targets ?? []).map(t => t.expr));
  that('panels ask', asked.length > 10);
  for (const expr of asked)
    for (const [, name] of expr.matchAll(/(vaka_[a-z_]+?)(_bucket|_sum|_count)?\b(?=[^a-z_]|$)/g))
      that(`${name} of the dashboard is a metric`, metrics.includes(name));
});
finish();
