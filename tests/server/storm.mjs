// storm.mjs - three servers on one PostgreSQL while games go on: servers are killed, PostgreSQL is restarted, and
// nothing that was acknowledged is lost, done twice or out of order. `node bench/storm.mjs` is the long one.
import assert from 'node:assert/strict';
import { Storm } from './lib/storm.mjs';
import { finish, sleep, test } from './lib/wire.mjs';

await test('what was acknowledged stays, whoever is killed', async () => {
  const storm = new Storm({ tables: 5, think: 100 });
  const played = async (n, from = storm.figures.acknowledged) => {
    for (const end = Date.now() + 60000; storm.figures.acknowledged < from + n; await sleep(20))
      assert.ok(Date.now() < end, 'nobody plays any more');
  };
  await storm.begin();
  await played(20);
  for (let i = 0; i < 4; i++) {
    const faults = [storm.kill(), ...(i === 1 ? [storm.restart()] : [])];
    await played(15);
    await Promise.all(faults);
  }
  await played(20);
  await storm.calm();
  await storm.end();
  assert.deepEqual(storm.broken, []);
  assert.equal(storm.figures.kills, 4);
});

finish();
