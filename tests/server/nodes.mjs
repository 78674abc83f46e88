// nodes.mjs - three servers on one PostgreSQL: whatever is done through one of them is seen through the others.
import assert from 'node:assert/strict';
import { Browser, finish, sleep, test } from './lib/wire.mjs';
import { Postgres } from './lib/postgres.mjs';

const postgres = await new Postgres().start();
const start = name => postgres.node(['--known-luck', name]);
const nodes = [await start('a'), await start('b'), await start('c')];

const at = (browser, node) =>
  Object.assign(new Browser(node), { cookie: browser.cookie, me: browser.me });
const guest = (name, node = nodes[0]) => new Browser(node).guest(name);
const until = async (what, ms = 15000) => {
  for (const end = Date.now() + ms; Date.now() < end; await sleep(20)) if (await what()) return;
  throw new Error(`it never came: ${what}`);
};
const konane = { game: 'konane', public: true, seats: [{ kind: 'me' }, { kind: 'person' }] };

/* Ana sits at the first node, Ben at the second, and somebody looks through the third. */
async function opened(body = konane) {
  const ana = await guest('Ana', nodes[0]);
  const ben = await guest('Ben', nodes[1]);
  const { table } = (await ana.post('/api/tables', body)).json;
  const joined = await ben.post(`/api/tables/${table.id}/join`, { seat: 1 });
  assert.equal(joined.status, 200, joined.text);
  const lives = [await ana.dial(table.id), await ben.dial(table.id)];
  const watcher = await new Browser(nodes[2]).dial(table.id);
  for (const live of [...lives, watcher]) await live.hello();
  return { ana, ben, id: table.id, lives, watcher };
}

const close = ({ lives, watcher }) => [...lives, watcher].forEach(live => live.close());

async function moves(game, n) {
  for (let i = 0; i < n; i++) {
    let live;
    await until(() => (live = game.lives.find(l => l.last?.view?.legal.length)));
    const { step, view } = live.last;
    const answer = await live.send({ type: 'act', step, do: view.legal[0].do });
    assert.equal(answer.type, 'ok', JSON.stringify(answer));
    await live.find(m => m.type === 'step' && m.step > step);
  }
}

await test('every move reaches everybody once and in order, on whichever node', async () => {
  const game = await opened();
  await moves(game, 12);
  const last = Math.max(...game.lives.map(l => l.last.step));
  for (const live of [...game.lives, game.watcher]) {
    await until(() => live.last.step === last);
    const steps = live.messages.filter(m => m.type === 'step').map(m => m.step);
    const first = live.messages.findLast(m => m.type === 'hello').step;
    assert.deepEqual(
      steps.filter(s => s > first),
      Array.from({ length: last - first }, (_, i) => first + 1 + i),
    );
  }
  close(game);
});

await test('remarks come to all nodes, each once, in one order', async () => {
  const game = await opened();
  const all = [...game.lives, game.watcher];
  for (let i = 0; i < 4; i++)
    await Promise.all(game.lives.map((l, k) => l.send({ type: 'chat', text: `${k}.${i}` })));
  const heard = live =>
    live.messages.reduce(
      (list, m) => (m.type === 'hello' ? m.chat : m.type === 'chat' ? [...list, m.chat] : list),
      [],
    );
  for (const live of all) await until(() => heard(live).length >= 8);
  for (const live of all) assert.deepEqual(heard(live), heard(all[0]));
  assert.deepEqual(
    heard(all[0]).map(c => c.n),
    [1, 2, 3, 4, 5, 6, 7, 8],
  );
  close(game);
});

await test('who is there is known on all nodes, and who has gone', async () => {
  const game = await opened();
  const online = live => live.table.seats.map(s => s.online);
  for (const live of [...game.lives, game.watcher])
    await until(() => online(live).every(Boolean) && live.table.watchers === 1);
  game.lives[1].close();
  for (const live of [game.lives[0], game.watcher]) await until(() => !online(live)[1]);
  close(game);
});

await test('a question whether to go back is asked on one node and answered on another', async () => {
  const game = await opened();
  await moves(game, 3);
  const mover = game.lives.find(l => !l.last.view.legal.length);
  const other = game.lives.find(l => l !== mover);
  const asked = await mover.send({ type: 'ask_undo', to: mover.last.step - 1 });
  assert.equal(asked.type, 'ok', JSON.stringify(asked));
  await other.find(m => m.type === 'asked');
  await game.watcher.find(m => m.type === 'asked');
  const { step } = other.last;
  const yes = await other.send({ type: 'answer_undo', yes: true });
  assert.equal(yes.type, 'ok', JSON.stringify(yes));
  for (const live of [...game.lives, game.watcher])
    await live.find(m => m.type === 'undone' && m.step < step);
  close(game);
});

await test('the lobby of each node has the tables of all', async () => {
  const game = await opened({ ...konane, name: 'Three harbours' });
  for (const node of nodes) {
    const { tables } = (await new Browser(node).get('/api/tables?list=running')).json;
    assert.ok(tables.some(t => t.id === game.id));
  }
  close(game);
});

await test('a name and a signing out hold on all nodes', async () => {
  const game = await opened();
  const elsewhere = at(game.ana, nodes[1]);
  const live = await elsewhere.dial(game.id);
  await live.hello();
  assert.equal((await elsewhere.get('/api/me')).json.me.name, 'Ana');
  const renamed = await game.ana.post('/api/rename', { name: 'Anuanua' });
  assert.equal(renamed.status, 200, renamed.text);
  await until(async () => (await elsewhere.get('/api/me')).json.me?.name === 'Anuanua');
  await until(() => live.table.seats[0].name === 'Anuanua');
  await until(() => game.watcher.table.seats[0].name === 'Anuanua');
  await game.ana.post('/api/signout');
  await until(() => live.closed?.code === 4401);
  await until(async () => (await elsewhere.get('/api/me')).json.me === null);
  close(game);
});

/* Who looks on is told by notices alone, and those come in order: what was told before has been heard, too. Each time
   at a table of its own, where nobody who is about to leave is still counted. */
async function heardAt(node, { id, from }) {
  const live = await new Browser(node).dial(id);
  const { watchers } = (await live.hello()).table;
  const other = await new Browser(from).dial(id);
  await until(() => live.table.watchers > watchers);
  live.close();
  other.close();
}

await test('who signs in at one node is signed in at all, with the same passphrase', async () => {
  const kai = await guest('Kai of three nodes', nodes[0]);
  const kept = await kai.post('/api/keep', { passphrase: 'a long reef' });
  assert.equal(kept.status, 200, kept.text);
  const elsewhere = new Browser(nodes[2]);
  const body = { name: 'Kai of three nodes', passphrase: 'a long reef' };
  assert.equal((await elsewhere.post('/api/signin', body)).status, 200);
  const { me } = (await at(elsewhere, nodes[1]).get('/api/me')).json;
  assert.deepEqual([me.id, me.kept], [kai.me.id, true]);
});

await test('wrong passphrases at one node count at the others', async () => {
  const game = await opened();
  const name = 'Lani of three nodes';
  const lani = await guest(name, nodes[1]);
  assert.equal((await lani.post('/api/keep', { passphrase: 'a long reef' })).status, 200);
  const guesses = (node, passphrase) =>
    new Browser(node).post('/api/signin', { name, passphrase }).then(r => r.json.error?.code);
  for (let i = 0; i < 8; i++)
    assert.equal(await guesses(nodes[0], `wrong reef ${i}`), 'wrong_passphrase');
  await heardAt(nodes[1], { id: game.id, from: nodes[0] });
  assert.equal(await guesses(nodes[1], 'a long reef'), 'too_many');
  assert.equal(await guesses(nodes[0], 'a long reef'), 'too_many');
  close(game);
});

await test('what an address may open in an hour is counted by all nodes together', async () => {
  const ana = await guest('Ana', nodes[0]);
  const open = node => at(ana, node).post('/api/tables', konane);
  const ids = [],
    few = [];
  while (ids.length < 3) ids.push((await open(nodes[0])).json.table.id);
  for (const name of ['f', 'g'])
    few.push(await postgres.node(['--known-luck', name, '--new-tables-per-address', '2']));
  for (const node of few)
    await heardAt(node, { id: ids.pop(), from: nodes[0] }); /* they listen by now */
  assert.equal((await open(few[0])).status, 200);
  assert.equal((await open(few[0])).status, 200);
  await heardAt(few[1], { id: ids.pop(), from: few[0] });
  const refused = await open(few[1]);
  assert.deepEqual([refused.status, refused.json.error?.code], [429, 'too_many']);
  for (const node of few) {
    assert.equal((await node.stop()).code, 0);
    node.remove();
  }
});

await test('two who want one seat at two nodes: one has it, the other is told', async () => {
  const ana = await guest('Ana', nodes[0]);
  const { table } = (await ana.post('/api/tables', konane)).json;
  const rivals = [await guest('Ben', nodes[1]), await guest('Cai', nodes[2])];
  const answers = await Promise.all(
    rivals.map(b => b.post(`/api/tables/${table.id}/join`, { seat: 1 })),
  );
  assert.deepEqual(answers.map(r => r.status).sort(), [200, 409], answers.map(r => r.text).join());
});

await test('a bot moves once, however many nodes have its table', async () => {
  const ana = await guest('Ana', nodes[0]);
  const { table } = (await ana.post('/api/play_now', { game: 'konane', level: 'random' })).json;
  const lives = [await ana.dial(table.id), await at(ana, nodes[1]).dial(table.id)];
  for (const live of lives) await live.hello();
  for (let i = 0; i < 4; i++) {
    const live = lives[i % 2];
    await live.turn();
    const { step, view } = live.last;
    assert.equal((await live.send({ type: 'act', step, do: view.legal[0].do })).type, 'ok');
    await live.find(m => m.type === 'step' && m.step > step);
    for (const l of lives) await until(() => l.last.step > step && l.last.view.legal.length);
  }
  const lines = postgres.sql(
    `SELECT count(*), max(line) FROM lines WHERE table_id = '${table.id}'`,
  );
  assert.equal(lines.split('|')[0], lines.split('|')[1]);
  lives.forEach(live => live.close());
});

await test('each node counts its own, and notices that went between them', async () => {
  const figure = async (node, row) => {
    const { text } = await new Browser(node).get('/metrics');
    return Number(
      text
        .split('\n')
        .find(line => line.startsWith(`${row} `))
        ?.split(' ')[1],
    );
  };
  const moved = () => Promise.all(nodes.map(n => figure(n, 'vaka_moves_total{by="person"}')));
  const before = await moved();
  const game = await opened();
  await moves(game, 6);
  const grown = (await moved()).map((n, i) => n - before[i]);
  assert.deepEqual(grown, [3, 3, 0], 'who moved at which node');
  for (const node of nodes)
    assert.ok((await figure(node, 'vaka_notices_total{direction="in"}')) > 0);
  close(game);
});

await test('a deaf node finds out by asking', async () => {
  const game = await opened();
  postgres.sql(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'vaka-feed'",
  );
  await moves(game, 2);
  const last = Math.max(...game.lives.map(l => l.last.step));
  await until(() => game.watcher.last.step === last);
  close(game);
});

await test('a node that is told to stop sends its people on, and nothing is lost', async () => {
  const game = await opened();
  await moves(game, 2);
  const stopped = nodes[0].stop();
  await until(() => game.lives[0].closed);
  assert.ok(game.lives[0].closed.code >= 1001, JSON.stringify(game.lives[0].closed));
  game.lives[0] = await at(game.ana, nodes[2]).dial(game.id);
  await moves(game, 4);
  assert.equal((await stopped).code, 0);
  nodes[0].remove();
  nodes[0] = await start('d');
  game.lives[1].close();
  game.lives[1] = await at(game.ben, nodes[0]).dial(game.id);
  await moves(game, 4);
  close(game);
});

await test('clocks run the same on all nodes, and a node that starts gives nobody time', async () => {
  const game = await opened({ ...konane, clock: { start: 600000, step: 0 } });
  await moves(game, 2);
  const last = Math.max(...game.lives.map(l => l.last.step));
  await until(() => game.watcher.last.step === last);
  await sleep(3000); /* so much would be given */
  const late = await start('e');
  const live = await at(game.ana, late).dial(game.id);
  await live.hello();
  /* A node's first look at the store's clock is as good as the machine is quick. */
  const apart = live.table.since - game.watcher.table.since;
  assert.ok(Math.abs(apart) < 2000, `${apart} ms apart`);
  live.close();
  await late.stop();
  late.remove();
  close(game);
});

for (const node of nodes) {
  assert.equal((await node.stop()).code, 0);
  node.remove();
}
await postgres.remove();
finish();
