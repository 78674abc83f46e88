// client.mjs - programs play whole games through the server: over HTTP and WebSocket, as
// docs/protocol.md says, without knowing any rules. Against bots, against each other, with the
// server killed between moves.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Browser, Server, finish, sleep, test, vaka } from './lib/wire.mjs';

/* A player that knows no rules: any legal action, from numbers of its own. */
function chooser(seed) {
  let x = seed;
  return list => {
    x = (Math.imul(x, 1103515245) + 12345) >>> 0;
    return list[(x >>> 8) % list.length].do;
  };
}

async function playOn(live, choose, most = Infinity) {
  let n = 0;
  while (n < most && (await live.turn())) {
    const { step, view } = live.last;
    const seen = live.messages.length;
    const answer = await live.send({ type: 'act', step, do: choose(view.legal) });
    assert.equal(answer.type, 'ok', JSON.stringify(answer));
    await live.find(m => m.type === 'step' && m.step > step, seen);
    n++;
  }
  return n;
}

const server = await new Server().start();

await test('a whole game against a bot, its journal verified', async () => {
  const b = await new Browser(server).guest('Leilani');
  const { table } = (await b.post('/api/play_now', { game: 'polynesia', level: 'greedy' })).json;
  const live = await b.dial(table.id);
  await playOn(live, chooser(1));
  const over = await live.find(m => m.type === 'over');
  assert.equal(over.table.status, 'over');
  assert.ok(over.table.winners.length >= 1);
  assert.match(over.secret, /^[0-9a-f]{64}$/);
  const journal = await b.get(`/api/tables/${table.id}/journal`);
  assert.equal(journal.headers['content-type'], 'application/jsonl');
  const file = path.join(server.folder, 'game.jsonl');
  fs.writeFileSync(file, journal.text);
  execFileSync(vaka, ['journal', 'check', file]);
  execFileSync(vaka, ['journal', 'verify', file]);
  assert.ok(journal.text.includes(over.secret));
  /* Replay: every step, and a position in the middle as everybody sees it now. */
  const n = over.table.step,
    steps = [];
  for (let from = 1; from <= n; from += 200)
    steps.push(
      ...(await b.get(`/api/tables/${table.id}/steps?from=${from}&to=${from + 199}`)).json.steps,
    );
  assert.equal(steps.length, n);
  steps.forEach((s, i) => assert.equal(s.n, i + 1));
  assert.deepEqual(steps.at(-1).scores, over.score.totals);
  const middle = (await b.get(`/api/tables/${table.id}/steps/${n >> 1}?as=all`)).json;
  assert.equal(middle.step, n >> 1);
  assert.equal(middle.viewer, 'all');
  live.close();
});

await test('four people, a spectator who sees the same, a rematch', async () => {
  const people = [];
  for (const name of ['Ana', 'Bea', 'Cai', 'Dai'])
    people.push(await new Browser(server).guest(name));
  const open = {
    id: 'four',
    game: 'polynesia',
    name: 'Four canoes',
    public: true,
    seats: [{ kind: 'me' }, { kind: 'person' }, { kind: 'person' }, { kind: 'person' }],
  };
  const { table } = (await people[0].post('/api/tables', open)).json;
  const twice = (await people[0].post('/api/tables', open)).json;
  assert.equal(twice.table.id, table.id);
  const watcher = await new Browser(server).dial(table.id);
  for (const p of people.slice(1))
    assert.equal((await p.post(`/api/tables/${table.id}/join`)).status, 200);
  const lives = await Promise.all(people.map(p => p.dial(table.id)));
  const counts = await Promise.all(lives.map((live, i) => playOn(live, chooser(i + 7))));
  assert.ok(counts.every(n => n > 5));
  await watcher.find(m => m.type === 'over');
  const seen = watcher.messages.filter(m => m.type === 'step').map(m => m.do);
  const journal = await people[0].get(`/api/tables/${table.id}/journal`);
  const lines = journal.text
    .trim()
    .split('\n')
    .map(l => JSON.parse(l))
    .filter(l => l.n);
  assert.deepEqual(seen, lines.map(l => l.do).slice(-seen.length));
  const again = (await people[2].post(`/api/tables/${table.id}/rematch`)).json.table;
  assert.equal(again.status, 'open');
  assert.deepEqual(
    again.seats.map(s => s.name),
    ['Ana', 'Bea', 'Cai', 'Dai'],
  );
  assert.deepEqual(
    again.seats.map(s => s.asked),
    [true, true, false, true],
  );
  assert.equal((await people[1].post(`/api/tables/${table.id}/rematch`)).json.table.id, again.id);
  assert.equal((await people[0].post(`/api/tables/${again.id}/join`)).json.table.status, 'open');
  assert.equal((await people[3].post(`/api/tables/${again.id}/join`)).json.table.status, 'running');
  for (const live of [...lives, watcher]) live.close();
});

/* Costs and names in a label come from the position: a hint has them as the list has them. */
await test('hints are legal moves, in the words of the list', async () => {
  const { games } = (await new Browser(server).get('/api/games')).json;
  for (const { id: game } of games) {
    const b = await new Browser(server).guest('Hina');
    const { table } = (await b.post('/api/play_now', { game, level: 'easy' })).json;
    const live = await b.dial(table.id);
    for (let k = 0; k < 6 && (await live.turn()); k++) {
      const { step, view } = live.last,
        hint = await live.send({ type: 'hint' });
      assert.equal(hint.type, 'hint');
      assert.ok(hint.moves.length >= 1 && hint.moves.length <= 3);
      for (const move of hint.moves) {
        const same = view.legal.find(l => l.do === move.do);
        assert.ok(same);
        assert.equal(move.label, same.label);
        assert.equal(move.explain, same.explain ?? '');
      }
      const shares = hint.moves.map(m => m.wins);
      assert.deepEqual(
        shares,
        [...shares].sort((x, y) => y - x),
      );
      const last = view.legal.at(-1).do,
        judged = await live.send({ type: 'judge', step, do: last });
      assert.equal(judged.type, 'judged');
      assert.ok(judged.lost >= 0 && judged.lost <= 100);
      assert.ok(view.legal.some(l => l.do === judged.best.do));
      assert.ok(judged.lost === 0 || judged.best.do !== last);
      assert.equal((await live.send({ type: 'judge', step, do: 'nothing' })).type, 'no');
      assert.equal((await live.send({ type: 'act', step, do: hint.moves[0].do })).type, 'ok');
    }
    live.close();
  }
});

/* Two people and a bot at a table of a server. */
async function twoAt(own) {
  const a = await new Browser(own).guest('Leilani'),
    b = await new Browser(own).guest('Tane');
  const { table } = (
    await a.post('/api/tables', {
      game: 'polynesia',
      seats: [{ kind: 'me' }, { kind: 'person' }, { kind: 'bot', level: 'greedy' }],
    })
  ).json;
  await b.post(`/api/tables/${table.id}/join`);
  return { a, b, table };
}

/* The first of them who has a choice sends a move and does not wait for the answer. */
function sendLast(lives, round) {
  for (const [seat, live] of lives.entries()) {
    const { step, view } = live.last;
    if (!view.legal.length || view.over) continue;
    const command = { id: `last-${round}`, type: 'act', step, do: view.legal[0].do };
    live.raw(JSON.stringify(command));
    return { seat, command };
  }
  return null;
}

await test('killed with -9 between moves, again and again: nothing is lost, nothing is doubled', async () => {
  const own = await new Server().start();
  const { a, b, table } = await twoAt(own);
  const choose = [chooser(3), chooser(4)];
  let told = [0, 0],
    sent = null;
  for (let round = 0; round < 8; round++) {
    const lives = [await a.dial(table.id), await b.dial(table.id)];
    for (const [i, live] of lives.entries()) {
      const hello = await live.hello();
      assert.ok(hello.step >= told[i], `step ${hello.step} after ${told[i]} was told`);
    }
    if (sent) {
      /* what was under way when it died: the same command again (it may have been the last of the game) */
      const answer = await lives[sent.seat].send(sent.command);
      const codes = lives[sent.seat].last.view.over ? ['stale', 'over'] : ['stale'];
      assert.ok(['ok', 'no'].includes(answer.type));
      if (answer.type === 'no') assert.ok(codes.includes(answer.error.code), answer.error.code);
    }
    const mover = async (live, i) => {
      try {
        await playOn(live, choose[i], 6);
      } catch (e) {
        assert.match(e.message, /closed|never/);
      }
    };
    const playing = Promise.all(lives.map(mover));
    await sleep(30 + 25 * round);
    sent = sendLast(lives, round);
    await own.stop('SIGKILL');
    await playing;
    told = lives.map(l => Math.max(...l.messages.map(m => m.step ?? 0)));
    for (const live of lives) live.close();
    await own.start();
  }
  const lives = [await a.dial(table.id), await b.dial(table.id)];
  await Promise.all(lives.map((live, i) => playOn(live, choose[i])));
  const journal = await a.get(`/api/tables/${table.id}/journal`);
  const file = path.join(own.folder, 'killed.jsonl');
  fs.writeFileSync(file, journal.text);
  execFileSync(vaka, ['journal', 'verify', file]);
  for (const live of lives) live.close();
  assert.deepEqual(await own.stop(), { code: 0, signal: null });
  own.remove();
});

await test('a clean stop with people at the table', async () => {
  const b = await new Browser(server).guest('Last');
  const { table } = (await b.post('/api/play_now', { game: 'polynesia', level: 'greedy' })).json;
  const live = await b.dial(table.id);
  await live.turn();
  assert.deepEqual(await server.stop(), { code: 0, signal: null });
  for (let i = 0; i < 500 && !live.closed; i++) await sleep(20);
  assert.ok(live.closed);
});

server.remove();
finish();
