/*
 * tables.mjs - one suite of a table, messages in and messages out, for the server's table and for the one of the
 * WebAssembly module. Where an answer hangs on no luck, both must give the same one. Then what only the module has:
 * its journal, what cannot be kept, answers that come too late.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Browser, Server, finish, test, vaka } from '../server/lib/wire.mjs';
import { Desk } from './lib/desk.mjs';

const file = 'build/vaka.wasm',
  server = await new Server().start(['--bot-pause', '0', '--known-luck', 'tables']),
  guest = await new Browser(server).guest('Leilani'),
  games = (await guest.get('/api/games')).json.games.map(g => g.id);

const tables = new Map(); /* of the server, by the line to it */

const setupOf = game => ({
  id: 'here-0123456789',
  name: 'Canoe',
  game,
  seats: ['me', 'greedy'],
  options: [],
  seed: '77',
  created: 1790000000000,
  called: 'Leilani',
});

/* The same table on both sides. */
const hosts = {
  server: async game => {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }];
    const { table } = (await guest.post('/api/tables', { game, name: 'Canoe', seats })).json;
    const live = await guest.dial(table.id);
    tables.set(live, table.id);
    return live;
  },
  module: game => new Desk(file, setupOf(game)).open(),
};

/* Another table that begins as this one did, for `step` steps: play from here. A server wants the first to be over. */
const branches = {
  server: async (live, step) => {
    const id = tables.get(live);
    const how = { id: `b-${id.slice(0, 12)}`, step, seat: 0, level: 'greedy' };
    return guest.dial((await guest.post(`/api/tables/${id}/branch`, how)).json.table.id);
  },
  module: (live, step) =>
    new Desk(file, setupOf(live.setup.game)).open(live.journal(), { retrace: step }),
};

const shapeOf = x =>
  x && typeof x === 'object' && !Array.isArray(x) ? Object.keys(x).sort().join() : typeof x;

/* ---- What both must do ---- */

const wrong = [
  'no JSON',
  '[1]',
  '{"id":"a-1"}',
  '{"id":"a-2","type":"dance"}',
  '{"id":"b a","type":"ping"}',
  '{"id":"","type":"ping"}',
  '{"id":"a-3","id":"a-4","type":"ping"}',
  '{"id":"a-5","type":"act","step":0}',
  '{"id":"a-6","type":"act","step":"0","do":"x"}',
  '{"id":"a-7","type":"act","step":-1,"do":"x"}',
  '{"id":"a-8","type":"hand","yes":1}',
  '{"id":"a-9","type":"pace","pause":5001}',
  '{"id":"a-10","type":"draft","text":7}',
  '{"id":"a-11","type":"answers","give":true,"always":["a",1]}',
  `{"id":"a-12","type":"chat","text":"${'x'.repeat(1200)}"}`,
  '{"id":"a-13","type":"judge","step":999999,"do":"x"}',
  '{"id":"a-14","type":"undo","to":999}',
  '{"id":"a-15","type":"withdraw_undo"}',
  '{"id":"a-16","type":"answer_undo","yes":true}',
  '{"id":"a-18","type":"ask_undo","to":999}',
  '{"id":"a-19","type":"undo"}',
  '{"id":"a-20","type":"judge","step":0}',
  '{"id":"a-21","type":"read","chat":"1","step":0}',
  '{"id":"a-22","type":"chat","text":""}',
];

async function refusals(live) {
  const answers = [];
  await live.turn();
  for (const text of wrong) {
    const from = live.messages.length;
    live.raw(text);
    const no = await live.find(m => m.type === 'no', from);
    answers.push({ text, id: no.id, ...no.error });
  }
  const small = ['ping', 'hand', 'pace', 'read', 'answers'].map(type => ({
    ...{ type, yes: true, pause: 0, chat: 0, step: 0, give: false },
  }));
  for (const command of small) answers.push((await live.send(command)).type);
  return answers;
}

async function moves(live) {
  await live.turn();
  const { step, view } = live.last,
    legal = view.legal;
  assert.ok(legal.length > 0);
  if (view.due.kind !== 'secret') {
    const stale = await live.send({ type: 'act', step: step + 5, do: legal[0].do });
    assert.equal(stale.error.code, 'stale');
  }
  const no = await live.send({ type: 'act', step, do: 'nothing of the kind' });
  assert.equal(no.error.code, 'illegal');
  const from = live.messages.length;
  const command = { id: 'once-1', type: 'act', step, do: legal[0].do };
  const ok = await live.send(command);
  assert.equal(ok.type, 'ok');
  assert.equal(ok.step, step + 1);
  const told = await live.find(m => m.type === 'step' && m.step === step + 1, from);
  assert.equal(told.seat, 0);
  assert.equal(told.do, legal[0].do);
  assert.ok(live.messages.indexOf(ok) < live.messages.indexOf(told), 'ok comes first');
  const again = await live.send(command);
  assert.deepEqual([again.type, again.step], ['ok', step + 1]);
  return { ok, told };
}

async function takesBack(live) {
  await live.turn();
  const { undo, step } = live.last;
  const floor = await live.send({ type: 'undo', to: Math.max(0, undo.floor - 1) });
  assert.equal(floor.error.code, 'undo', 'not behind the floor');
  const from = live.messages.length;
  const to = undo.can ? undo.back : undo.ask;
  const ok = await live.send({ type: undo.can ? 'undo' : 'ask_undo', to });
  assert.equal(ok.type, 'ok', JSON.stringify(ok));
  const undone = await live.find(m => m.type === 'undone', from);
  assert.ok(undone.step < step || undone.view.legal.length > 0);
  return undone;
}

/* As far back as one may alone, and one step further is refused. */
async function toBarrier(live) {
  await live.turn();
  const { undo, step } = live.last;
  if (!undo.can) return shapeOf(undo);
  const from = live.messages.length,
    ok = await live.send({ type: 'undo', to: undo.floor });
  assert.equal(ok.type, 'ok', JSON.stringify(ok));
  const undone = await live.find(m => m.type === 'undone', from);
  assert.ok(undone.step < step);
  assert.equal(undone.step, undo.floor);
  const no = await live.send({ type: 'undo', to: Math.max(0, undone.undo.floor - 1) });
  assert.equal(no.error.code, 'undo');
  return shapeOf(undone.undo);
}

/* A message was lost: to look gives all of it again, and the numbers of messages go on. */
async function looksAgain(live) {
  await live.turn();
  const from = live.messages.length,
    before = live.last;
  live.raw('{"id":"look-0","type":"look"}');
  const hello = await live.find(m => m.type === 'hello', from);
  assert.deepEqual(
    { view: hello.view, undo: hello.undo, step: hello.step },
    { view: before.view, undo: before.undo, step: before.step },
  );
  assert.ok(hello.m > before.m);
  return shapeOf(hello);
}

async function hints(live) {
  await live.turn();
  const { step, view } = live.last;
  const hint = await live.send({ type: 'hint' });
  assert.equal(hint.type, 'hint', JSON.stringify(hint));
  assert.ok(hint.moves.every(m => view.legal.some(l => l.do === m.do)));
  const judged = await live.send({ type: 'judge', step, do: view.legal.at(-1).do });
  assert.equal(judged.type, 'judged', JSON.stringify(judged));
  assert.ok(judged.lost >= 0);
  const draft = await live.send({ type: 'draft', text: '' });
  assert.equal(draft.type, 'draft');
  return { hint: hint.moves[0], judged };
}

async function aWhile(live, most) {
  for (let n = 0; n < most && (await live.turn()); n++) {
    const { step, view } = live.last,
      from = live.messages.length;
    const ok = await live.send({ type: 'act', step, do: view.legal.at(-1).do });
    assert.equal(ok.type, 'ok', JSON.stringify(ok));
    await live.find(m => m.type === 'step' && m.step > step, from);
  }
  const from = live.messages.length;
  live.raw('{"id":"look-1","type":"look"}');
  const hello = await live.find(m => m.type === 'hello', from);
  /* A bot may have moved again since. */
  const before = live.messages.filter(m => m.m < hello.m && m.view !== undefined).at(-1);
  assert.equal(hello.step, before.step);
  return hello;
}

/* Lines of the log; the bot of another table has another name. */
const textsOf = (message, { table }) =>
  message.log.map(line => line.text.replaceAll(table.seats[1].name, 'Bot'));

/* The decisions of seat 0 in the next ones, and the steps that were made for it. */
async function followed(live, most) {
  const from = live.messages.length,
    asked = [];
  for (let n = 0; n < most && (await live.turn()); n++) {
    const { step, view } = live.last,
      now = live.messages.length;
    const ok = await live.send({ type: 'act', step, do: view.legal.at(-1).do });
    if (ok.error?.code === 'stale') continue; /* it was answered meanwhile */
    assert.equal(ok.type, 'ok', JSON.stringify(ok));
    asked.push(view.due.point);
    await live.find(m => m.type === 'step' && m.step > step, now);
  }
  await live.turn();
  const own = live.messages.slice(from).filter(m => m.type === 'step' && m.seat === 0);
  return { asked, own };
}

/* Where nobody wants to be asked nobody is; who raises his hand is asked. */
async function quiet(live) {
  const before = await followed(live, 12);
  assert.ok(!before.asked.includes('wish'), before.asked.join());
  assert.equal((await live.send({ type: 'hand', yes: true })).type, 'ok');
  const after = await followed(live, 30);
  assert.ok(after.asked.includes('wish'), after.asked.join());
}

/* With `give` the only answers that matter are given, told as such, and can be taken back. */
async function unasked(live) {
  const none = (await followed(live, 8)).own.filter(m => m.unasked);
  assert.equal(none.length, 0, 'nothing is answered that was not wished');
  assert.equal((await live.send({ type: 'answers', give: true })).type, 'ok');
  const given = (await followed(live, 40)).own.filter(m => m.unasked);
  assert.ok(given.length > 0, 'some answers are given');
  assert.ok(given.every(m => m.log.some(line => line.unasked)));
  return given.map(shapeOf)[0];
}

for (const game of games) {
  const said = {};
  for (const [host, open] of Object.entries(hosts))
    await test(`${game} at the table of the ${host}`, async () => {
      const live = await open(game);
      const hello = await live.hello();
      assert.deepEqual([hello.m, hello.you, hello.protocol], [1, 0, 1]);
      const no = await refusals(live),
        { ok, told } = await moves(live),
        { hint, judged } = await hints(live),
        again = await looksAgain(live),
        undone = await takesBack(live),
        last = await aWhile(live, 6),
        barrier = await toBarrier(live);
      said[host] = {
        no,
        again,
        barrier,
        shapes: [hello, hello.table, ok, told, hint, judged, undone, last].map(shapeOf),
      };
      live.close();
    });
  await test(`${game}: both tables say the same`, () => {
    assert.deepEqual(said.module.no, said.server.no);
    assert.deepEqual(said.module.shapes, said.server.shapes);
    assert.equal(said.module.again, said.server.again);
    assert.equal(said.module.barrier, said.server.barrier);
  });
}

for (const [host, open] of Object.entries(hosts)) {
  await test(`a wish is asked for a raised hand only: ${host}`, async () =>
    quiet(await open('archipelago')));
  await test(`answers that nobody is asked for: ${host}`, async () =>
    unasked(await open('conquest')));
  for (const game of ['polynesia', 'konane'])
    await test(`${game}, another way from a step on: ${host}`, async () => {
      const live = await open(game);
      await aWhile(live, 500);
      const done = live.messages.filter(m => m.type === 'step'),
        { step } = done[Math.floor(done.length / 2)],
        other = await branches[host](live, step),
        hello = await other.hello();
      assert.ok(live.last.view.over && !hello.view.over && hello.step >= step);
      assert.equal(hello.you, 0);
      const first = await live.hello(),
        told = [first, ...done.filter(m => m.step <= step)].flatMap(m => textsOf(m, first));
      assert.deepEqual(textsOf(hello, hello).slice(0, told.length), told);
      await aWhile(other, 4);
      assert.ok(other.last.step > hello.step);
    });
}

/* ---- What only the module has ---- */

await test('its journal holds, and the table goes on from it', async () => {
  const live = await hosts.module('polynesia');
  await aWhile(live, 5);
  const kept = path.join(server.folder, 'here.jsonl');
  fs.writeFileSync(kept, live.journal());
  execFileSync(vaka, ['journal', 'check', kept]);
  const again = await new Desk(file, setupOf('polynesia')).open(live.journal());
  const { view, log } = await again.hello();
  assert.deepEqual({ view, log }, { view: live.last.view, log: live.last.log });
  await aWhile(again, 5);
});

/* A game of the server that is over: its journal, and the same table as the module has it for these seats. */
async function over(game) {
  const live = await hosts.server(game);
  await aWhile(live, 500);
  assert.ok(live.last.view.over);
  const { text: journal } = await guest.get(`/api/tables/${tables.get(live)}/journal`),
    kept = seats => new Desk(file, { ...setupOf(game), seats, called: 'Somebody' }).open(journal);
  return { live, journal, kept };
}

const finished = await over('polynesia');

await test('a game of the server that is over is kept as it was', async () => {
  const { live, kept } = finished,
    was = await live.hello(),
    own = await (await kept(['me', 'greedy'])).hello();
  assert.equal(own.table.status, 'over');
  assert.equal(own.you, 0);
  assert.deepEqual(
    own.table.seats.map(s => [s.kind, s.name]),
    was.table.seats.map(s => [s.kind, s.name]),
  );
  assert.deepEqual(own.view, live.last.view);
});

await test('and as others played it, for somebody who only looks', async () => {
  const live = await finished.kept(['person', 'greedy']),
    { table, you, step, view } = await live.hello();
  assert.deepEqual([you, table.you, table.your_turn], [null, null, false]);
  assert.deepEqual([table.seats[0].kind, table.seats[0].name], ['person', 'Leilani']);
  assert.equal(view.over, true);
  for (const command of [
    { type: 'act', step, do: 'x' },
    { type: 'undo', to: 0 },
    { type: 'ask_undo', to: 0 },
    { type: 'hint' },
    { type: 'draft', text: '' },
  ])
    assert.equal((await live.send(command)).error.code, 'over', command.type);
  assert.equal((await live.send({ type: 'read', chat: 0, step })).type, 'ok');
});

await test('another way from a step of it on has luck of its own', async () => {
  const step = 40,
    other = await new Desk(file, setupOf('polynesia')).open(finished.journal, { retrace: step }),
    hello = await other.hello();
  assert.ok(!hello.view.over && hello.step >= step);
  await aWhile(other, 500);
  const way = path.join(server.folder, 'other.jsonl');
  fs.writeFileSync(way, other.journal());
  execFileSync(vaka, ['journal', 'verify', way]);
});

await test('a journal that ends where chance is due goes on', async () => {
  const all = fs.readFileSync('tests/golden/raiatea-2-standard.jsonl', 'utf8').split('\n'),
    chance = all.findIndex((line, n) => n > 80 && line.includes('"seat":"chance"')),
    cut = `${all.slice(0, chance).join('\n')}\n`,
    live = await new Desk(file, setupOf('raiatea')).open(cut);
  assert.ok((await live.hello()).step <= chance);
  await aWhile(live, 3);
  assert.ok(live.last.step > chance);
});

await test('a damaged journal is refused with its line', async () => {
  const live = await hosts.module('polynesia');
  await aWhile(live, 3);
  const lines = live.journal().split('\n');
  lines[4] = lines[4].replace(/"hash":"./, '"hash":"x');
  const damaged = new Desk(file, setupOf('polynesia')).open(lines.join('\n'));
  await assert.rejects(damaged, /^Error: Line 5: /);
});

await test('what cannot be kept did not happen', async () => {
  const live = await hosts.module('konane');
  await live.turn();
  const { step, view } = live.last,
    n = live.lines.length;
  live.isFull = true;
  const no = await live.send({ type: 'act', step, do: view.legal[0].do });
  assert.deepEqual([no.type, no.error.code], ['no', 'busy']);
  assert.equal(live.lines.length, n);
});

await test('a bot that answers what is no longer asked is not heard', async () => {
  const live = await hosts.module('polynesia');
  await live.turn();
  live.isThinking = false;
  const { step, view } = live.last;
  await live.send({ type: 'act', step, do: view.legal.at(-1).do });
  for (let n = 0; !live.questions.length && n < 20; n++) {
    const now = live.last;
    await live.send({ type: 'act', step: now.step, do: now.view.legal.at(-1).do });
  }
  assert.equal(live.questions.length, 1);
  const undone = await live.send({ type: 'ask_undo', to: live.last.undo.ask });
  assert.equal(undone.type, 'ok');
  const before = live.last.step;
  live.think();
  live.drive();
  assert.equal(live.last.step, before);
  assert.ok(live.last.view.legal.length > 0, 'it is our decision still');
});

await server.stop();
server.remove();
finish();
