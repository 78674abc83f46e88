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
    live.journal = async () => (await guest.get(`/api/tables/${table.id}/journal`)).text;
    return live;
  },
  module: game => new Desk(file, setupOf(game)).open(),
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

await test('a damaged journal is refused with its line', async () => {
  const live = await hosts.module('polynesia');
  await aWhile(live, 3);
  const lines = live.journal().split('\n');
  lines[4] = lines[4].replace(/"hash":"./, '"hash":"x');
  const damaged = new Desk(file, setupOf('polynesia')).open(lines.join('\n'));
  await assert.rejects(damaged, /^Error: line 5: /);
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
