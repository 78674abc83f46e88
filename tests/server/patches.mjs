// patches.mjs - two windows of one person at the same table, in every game: one gets views whole, the other what
// changed. What the page makes of the patches is what the first one is told, after every step and every undo.
import assert from 'node:assert/strict';
import { load } from '../../web/test/bundle.mjs';
import { Browser, Server, finish, test } from './lib/wire.mjs';

const [{ patched }] = await load('app/patch.ts');
const server = await new Server().start(['--bot-pause', '0', '--message-burst', '10000']);
const hasView = m => m.view !== undefined || m.patch !== undefined;

/* The views that a window has seen, one after the other, with the row of the table that came with each. */
function views(live) {
  const seen = [];
  let n = 0,
    nRows = 0,
    table = null;
  for (const m of live.messages) {
    table = m.row === undefined ? (m.table ?? table) : patched(table, m.row);
    if (m.row !== undefined) nRows++;
    if (!hasView(m)) continue;
    assert.ok(m.type !== 'hello' || m.view !== undefined, 'a hello has the whole view');
    const before = JSON.stringify(seen.at(-1)?.view);
    const view = m.patch === undefined ? m.view : patched(seen.at(-1).view, m.patch);
    assert.equal(JSON.stringify(seen.at(-1)?.view), before, 'what was there is left as it was');
    if (m.patch !== undefined) n++;
    seen.push({ type: m.type, step: m.step, view, table });
  }
  return { seen, n, nRows };
}

async function playOn(live, most) {
  for (let n = 0; n < most && (await live.turn()); n++) {
    const { step, view, undo } = live.last;
    const seen = live.messages.length;
    if (n % 9 === 8 && undo.can) await live.send({ type: 'undo', to: undo.floor });
    else await live.send({ type: 'act', step, do: view.legal[(n * 7) % view.legal.length].do });
    await live.find(hasView, seen);
  }
}

const { games } = (await (await new Browser(server).guest('Tern')).get('/api/games')).json;
for (const { id } of games)
  await test(`${id}: patches make the views`, async () => {
    const b = await new Browser(server).guest('Leilani');
    const { table } = (await b.post('/api/play_now', { game: id, level: 'greedy' })).json;
    const whole = await b.dial(table.id),
      part = await b.dial(table.id, '?views=patch&rows=patch'),
      late = await b.dial(table.id, '?views=patch');
    await playOn(whole, 20);
    part.raw(JSON.stringify({ id: 'l-1', type: 'look' }));
    await b.post('/api/rename', { name: 'Another name' });
    await playOn(whole, 20);
    /* What the first has heard when it is answered, the others have heard when they are: perhaps more, for bots go
       on in between. */
    await whole.send({ type: 'ping' });
    const all = views(whole);
    for (const live of [part, late]) await live.send({ type: 'ping' });
    const told = list => list.filter(v => v.type !== 'hello');
    assert.ok(views(part).nRows > told(all.seen).length / 2, 'rows come by what changed');
    assert.equal(views(late).nRows, 0, 'who does not ask gets them whole');
    for (const some of [part, late].map(views)) {
      /* A bot may have moved before these windows were there: their hello says up to where. */
      const { step } = some.seen[0];
      const heard = told(all.seen).filter((v, i, list) => i >= list.findIndex(w => w.step > step));
      assert.deepEqual(told(some.seen).slice(0, heard.length), heard);
      assert.ok(some.n > told(all.seen).length / 2, `${some.n} of ${all.seen.length} were patches`);
    }
    assert.equal(all.n, 0, 'who does not ask gets no patches');
    for (const live of [whole, part, late]) live.close();
  });

await server.stop?.();
finish();
