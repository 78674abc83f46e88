// upgrade.mjs - a version goes in node by node: while the schema says that older programs may write, both serve the
// same games; when it says that they may not, one that starts ends with a sentence, and one that runs says it in
// healthz and writes nothing. The newer version is played by the database: its schema is unknown to these servers.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { Postgres } from './lib/postgres.mjs';
import { Browser, finish, sleep, test, vaka } from './lib/wire.mjs';

const postgres = await new Postgres().start();
const schema = key => postgres.sql(`SELECT value FROM meta WHERE key = '${key}'`);
const setSchema = (version, least) =>
  postgres.sql(
    `UPDATE meta SET value = '${version}' WHERE key = 'schema_version';` +
      `UPDATE meta SET value = '${least}' WHERE key = 'schema_least'`,
  );
const until = async (what, ms = 20000) => {
  for (const end = Date.now() + ms; Date.now() < end; await sleep(50)) if (await what()) return;
  throw new Error(`it never came: ${what}`);
};
const cut = () =>
  postgres.sql(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'vaka'",
  );
const health = async node => (await new Browser(node).get('/healthz')).json;
const at = (browser, node) => Object.assign(new Browser(node), { cookie: browser.cookie });

const older = await postgres.node();
const known = Number(schema('schema_version'));
const ana = await new Browser(older).guest('Ana');
const ben = await new Browser(older).guest('Ben');
const seats = [{ kind: 'me' }, { kind: 'person' }];
const { id } = (await ana.post('/api/tables', { game: 'konane', public: true, seats })).json.table;
assert.equal((await ben.post(`/api/tables/${id}/join`, { seat: 1 })).status, 200);

async function play(lives, n) {
  for (let i = 0; i < n; i++) {
    let live;
    await until(() => (live = lives.find(l => l.last?.view?.legal.length)));
    const { step, view } = live.last;
    assert.equal((await live.send({ type: 'act', step, do: view.legal[0].do })).type, 'ok');
    for (const l of lives) await l.find(m => m.view !== undefined && m.step > step);
  }
}

await test('a newer schema that lets older programs write: both serve, and people move over', async () => {
  const lives = [await ana.dial(id), await ben.dial(id)];
  for (const live of lives) await live.hello();
  await play(lives, 4);
  postgres.sql("ALTER TABLE tables ADD COLUMN of_tomorrow text NOT NULL DEFAULT ''");
  setSchema(known + 1, known);
  cut(); /* so that who runs looks at the schema again, too */
  const newer = await postgres.node();
  lives.shift().close();
  lives.push(await at(ana, newer).dial(id));
  await play(lives, 6);
  lives.shift().close();
  lives.push(await at(ben, newer).dial(id));
  await play(lives, 4);
  lives.forEach(live => live.close());
  assert.equal((await newer.stop()).code, 0);
  newer.remove();
});

await test('one that no longer lets them: who starts is refused, who runs says so and writes nothing', async () => {
  const live = await ana.dial(id);
  await live.hello();
  setSchema(known + 1, known + 1);
  cut();
  const flags = ['serve', '--listen', 'localhost:0', '--store', postgres.url];
  const { status, stderr } = spawnSync(vaka, flags, { encoding: 'utf8', timeout: 20000 });
  assert.equal(status, 1, stderr);
  const sentence = `was written by a newer vaka (schema ${known + 1}, this one knows ${known})`;
  assert.ok(stderr.includes(sentence), stderr);
  await until(async () => (await health(older)).why?.includes(sentence));
  assert.equal((await health(older)).ok, false);
  const count = () => postgres.sql('SELECT count(*) FROM chat');
  const before = count();
  const said = await Promise.race([
    live.send({ type: 'chat', text: 'of yesterday' }).catch(() => ({ type: 'closed' })),
    live.find(() => live.closed).catch(() => ({ type: 'closed' })),
  ]);
  assert.notEqual(said.type, 'ok');
  assert.equal(count(), before);
  setSchema(known + 1, known);
  await until(async () => (await health(older)).ok);
  live.close();
});

assert.equal((await older.stop()).code, 0);
older.remove();
await postgres.remove();
finish();
