// away.mjs - a database that is not there: at the start it is waited for, in the middle it is found again, and what
// was said meanwhile is done once. What cannot be waited for ends with one sentence.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { Browser, finish, sleep, test, vaka } from './lib/wire.mjs';
import { Postgres } from './lib/postgres.mjs';

const postgres = await new Postgres().start();

const refused = url => {
  const r = spawnSync(vaka, ['serve', '--listen', 'localhost:0', '--store', url], {
    encoding: 'utf8',
    timeout: 20000,
  });
  assert.equal(r.status, 1, `${url}: ${r.status} ${r.stderr}`);
  const said = r.stderr.split('\n').filter(line => line.startsWith('vaka serve:'));
  assert.equal(said.length, 1, r.stderr);
  return said[0];
};
const health = async server => (await new Browser(server).get('/healthz')).json;
const until = async (what, ms = 20000) => {
  for (const end = Date.now() + ms; Date.now() < end; await sleep(50)) if (await what()) return;
  throw new Error(`it never came: ${what}`);
};
const two = { game: 'konane', seats: [{ kind: 'me' }, { kind: 'person' }] };

await test('what no waiting helps is said in one sentence', async () => {
  const at = (user, name) => `postgres://${user}@/${name}?host=${postgres.folder}`;
  assert.match(refused('postgres://ana:word@[::1/vaka'), /address of the store is not right/);
  assert.match(refused(at('nobody', 'vaka')), /refuses the login/);
  assert.match(refused(at('vaka', 'nothing')), /refuses the login/);
  postgres.sql('CREATE ROLE stranger LOGIN');
  assert.match(refused(at('stranger', 'vaka')), /does not let this login do what it must/);
});

await test('a database that is down at the start is waited for', async () => {
  await postgres.control('stop');
  const child = spawn(vaka, ['serve', '--listen', 'localhost:18437', '--store', postgres.url]);
  const server = { port: 18437 };
  let output = '';
  child.stdout.on('data', text => (output += text));
  child.stderr.on('data', text => (output += text));
  const ended = new Promise(done => child.on('exit', done));
  await until(() => /event=store_away why="the database vaka at .* cannot be reached/.test(output));
  const away = await new Browser(server).get('/healthz');
  assert.equal(away.status, 503);
  assert.equal(away.json.store, 'away');
  assert.match(away.json.why, /cannot be reached/);
  const api = await new Browser(server).get('/api/me');
  assert.equal(api.status, 503);
  assert.match(api.json.error.text, /waits for its database/);
  assert.equal((await new Browser(server).get('/')).status, 200);
  await postgres.control('start');
  await until(() => /event=listening/.test(output));
  assert.equal((await health(server)).ok, true);
  child.kill('SIGTERM');
  assert.equal(await ended, 0);
});

await test('a newer schema is refused, an older one brought up to date', async () => {
  const version = postgres.sql("SELECT value FROM meta WHERE key = 'schema_version'");
  const least = postgres.sql("SELECT value FROM meta WHERE key = 'schema_least'");
  postgres.sql("UPDATE meta SET value = '99' WHERE key IN ('schema_version', 'schema_least')");
  assert.match(refused(postgres.url), /was written by a newer vaka/);
  postgres.sql(`UPDATE meta SET value = '${version}' WHERE key = 'schema_version'`);
  postgres.sql(`UPDATE meta SET value = '${least}' WHERE key = 'schema_least'`);
});

await test('a database that goes away in the middle costs nobody a move', async () => {
  const server = await postgres.node();
  const ana = await new Browser(server).guest('Ana');
  const ben = await new Browser(server).guest('Ben');
  const { table } = (await ana.post('/api/tables', two)).json;
  const join = `/api/tables/${table.id}/join?invite=${table.invite}`;
  assert.equal((await ben.post(join, { seat: 1 })).status, 200);
  const lives = [await ana.dial(table.id), await ben.dial(table.id)];
  const mover = async () => {
    for (;;) {
      for (const live of lives) if (live.last?.view?.legal.length) return live;
      await sleep(20);
    }
  };
  for (let i = 0; i < 4; i++) {
    const live = await mover();
    const { step, view } = live.last;
    const restart = i % 2 ? postgres.control('restart') : null;
    if (restart) await sleep(100); /* it is going down: the command meets it on its way */
    const answer = await live.send({ type: 'act', step, do: view.legal[0].do });
    assert.equal(answer.type, 'ok', JSON.stringify(answer));
    const again = await live.send({ id: answer.id, type: 'act', step, do: view.legal[0].do });
    assert.equal(again.type, 'ok', 'the same command is answered alike');
    await live.find(m => m.view !== undefined && m.step > step);
    await restart;
  }
  const lines = postgres.sql(
    `SELECT count(*), max(line) FROM lines WHERE table_id = '${table.id}'`,
  );
  assert.equal(lines.split('|')[0], lines.split('|')[1]);
  await until(async () => (await health(server)).ok);
  assert.equal((await server.stop()).code, 0);
  server.remove();
});

await test('a leave that is sent again is answered, not refused', async () => {
  const server = await postgres.node();
  const ana = await new Browser(server).guest('Ana');
  const ben = await new Browser(server).guest('Ben');
  const seats = [{ kind: 'me' }, { kind: 'person' }, { kind: 'person' }];
  const { table } = (await ana.post('/api/tables', { game: 'polynesia', seats, public: true }))
    .json;
  const at = what => `/api/tables/${table.id}/${what}`;
  assert.equal((await ben.post(at('join'), { seat: 1 })).status, 200);
  assert.equal((await ben.post(at('leave'), { id: 'leave-1' })).status, 200);
  assert.equal((await ben.post(at('leave'), { id: 'leave-1' })).status, 200);
  const other = await ben.post(at('leave'), { id: 'leave-2' });
  assert.equal(other.status, 403, other.text);
  assert.equal((await server.stop()).code, 0);
  server.remove();
});

await postgres.remove();
finish();
