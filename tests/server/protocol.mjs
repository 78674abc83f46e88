// protocol.mjs - docs/protocol.md against the server: every example is JSON, and the server's real
// answer to the same question has every key of the example, with a value of the same type.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { Browser, Server, finish, test } from './lib/wire.mjs';

/* ---- The examples: ```json NAME ---- */
const text = fs.readFileSync('docs/protocol.md', 'utf8');
const examples = {};
for (const [, name, body] of text.matchAll(/^```json (\w+)\n([\s\S]*?)^```$/gm))
  examples[name] = body;

const typeOf = x => (x === null ? 'null' : Array.isArray(x) ? 'array' : typeof x);

/* Keys that may be null in one and not in the other, as the document says. */
const nullable = new Set([
  'me',
  'clock',
  'you',
  'invite',
  'rematch',
  'daily',
  'person',
  'level',
  'clock_left',
  'asked',
  'answer',
  'ask',
  'rest',
  'seat',
  'do',
  'due',
  'usual',
  'routine',
  'view',
]);

function fits(example, real, where) {
  const a = typeOf(example),
    b = typeOf(real),
    key = where.split('.').at(-1);
  if ((a === 'null' || b === 'null') && nullable.has(key)) return;
  assert.equal(b, a, `${where} is ${b}, the document has ${a}`);
  if (a === 'object')
    for (const k of Object.keys(example)) {
      if (k === 'explain' && !(k in real)) continue; /* only where there is something to say */
      assert.ok(k in real, `${where}.${k} is missing`);
      fits(example[k], real[k], `${where}.${k}`);
    }
  if (a === 'array' && example.length && real.length) {
    const isUniform = new Set(example.map(typeOf)).size === 1;
    real.forEach((x, i) => fits(example[isUniform ? 0 : i], x, `${where}.${i}`));
  }
}

/* And what the document names of a kind of message is in it. */
function hasKeys(message, keys) {
  for (const k of keys) assert.ok(k in message, `${message.type} lacks ${k}`);
}

for (const [name, body] of Object.entries(examples))
  await test(`example ${name} is JSON`, () => JSON.parse(body));

/* Bots wait: what somebody takes back must not have been answered by then. */
const server = await new Server().start(['--bot-pause', '9000']);
const example = name => JSON.parse(examples[name]);
const a = await new Browser(server).guest('Leilani'),
  b = await new Browser(server).guest('Tane');
let table, live, other;

await test('me', async () => fits(example('me'), (await a.get('/api/me')).json, 'me'));

await test('error', async () => {
  const r = await new Browser(server).post('/api/rename', { name: 'x' });
  assert.equal(r.status, 401);
  fits(example('error'), r.json, 'error');
});

await test('games', async () => fits(example('games'), (await a.get('/api/games')).json, 'games'));

await test('setup', async () => {
  const ask = query => a.get(`/api/games/polynesia/setup?${query}`);
  fits(example('setup'), (await ask('seats=2')).json, 'setup');
  assert.match((await ask('seats=2&card_3=3.1')).json.why, /3\.1/);
  assert.deepEqual((await ask('seats=4&card_3=3.1')).json, { refused: {}, why: null });
  for (const wrong of ['', 'seats=7', 'seats=2&card_3=9.9']) {
    const { status, json } = await ask(wrong);
    assert.equal(status, 400);
    assert.match(json.error.text, /^The .*\.$/);
  }
  assert.equal((await a.get('/api/games/nosuch/setup?seats=2')).status, 404);
});

await test('words, kept until they change', async () => {
  const where = `http://localhost:${server.port}/api/games/raiatea/words`,
    first = await fetch(where);
  fits(example('words'), await first.json(), 'words');
  const etag = first.headers.get('etag');
  assert.match(etag, /^W\/"[0-9a-f]{16}"$/);
  assert.equal(first.headers.get('cache-control'), 'no-cache');
  const again = await fetch(where, { headers: { 'If-None-Match': etag } });
  assert.equal(again.status, 304);
  assert.equal(await again.text(), '');
  const other = await fetch(where, { headers: { 'If-None-Match': '"0000000000000000"' } });
  assert.equal(other.status, 200);
  assert.equal((await a.get('/api/games/nosuch/words')).json.error.code, 'not_found');
});

await test('open, table', async () => {
  const wish = { ...example('open'), options: { ...example('open').options, first_player: '0' } };
  const r = await a.post('/api/tables', wish);
  assert.equal(r.status, 200, r.text);
  fits(example('table'), r.json, 'table');
  table = r.json.table;
  assert.equal(table.seats.length, 3);
  assert.equal((await b.post(`/api/tables/${table.id}/join`)).status, 200);
  fits(example('table'), (await b.get(`/api/tables/${table.id}`)).json, 'table');
  const lists = await Promise.all(
    ['mine', 'open', 'running', 'over'].map(l => a.get(`/api/tables?list=${l}`)),
  );
  for (const l of lists) hasKeys(l.json, ['tables', 'more']);
  fits(example('table').table, lists[0].json.tables[0], 'table');
});

await test('daily', async () => {
  fits(example('daily'), (await a.get('/api/daily?game=conquest')).json, 'daily');
  const row = { ...example('table').table, options: {} }; /* those of another game */
  const opened = await a.post('/api/daily', { game: 'conquest' });
  fits({ table: row }, opened.json, 'table');
  const today = (await a.get('/api/daily?game=conquest')).json;
  fits(row, today.table, 'daily.table');
  assert.equal(today.table.daily, today.day);
});

await test('hello, view', async () => {
  live = await a.dial(table.id);
  other = await b.dial(table.id);
  const hello = await live.hello();
  fits(example('hello'), hello, 'hello');
  await live.turn();
  fits(example('view'), live.last.view, 'view');
  assert.deepEqual(
    live.last.view,
    (await a.get(`/api/tables/${table.id}/steps/${live.last.step}`)).json,
  );
});

function isStep(message) {
  fits(example('step'), message, 'step');
  hasKeys(message, ['step', 'seat', 'do', 'time', 'events', 'log', 'view', 'table', 'undo']);
  const { patch, row, ...same } = example('patched');
  fits(same, message, 'patched');
  assert.ok(patch && row && !('patch' in message) && !('row' in message));
}

await test('step, commands', async () => {
  const { step, view } = live.last;
  for (const command of example('commands')) {
    const { id, ...rest } = command;
    assert.match(id, /^[A-Za-z0-9-]{1,20}$/);
    if (rest.type === 'act' || rest.type === 'judge') Object.assign(rest, { step, do: view.usual });
    if (rest.type === 'undo') rest.to = step;
    if (rest.type === 'ask_undo') rest.to = 0;
    if (rest.type === 'read') Object.assign(rest, { chat: 1, step: 1 });
    const from = live.messages.length;
    if (rest.type === 'look') {
      live.raw(JSON.stringify({ id, ...rest }));
      fits(example('hello'), await live.find(m => m.type === 'hello', from), 'hello');
      continue;
    }
    const answer = await live.send({ id, ...rest });
    if (rest.type === 'answer_undo')
      assert.equal(answer.error.code, 'stale'); /* one's own question */
    else if (rest.type === 'judge')
      assert.equal(answer.error.code, 'forbidden'); /* another person plays */
    else {
      const type = ['hint', 'draft'].includes(rest.type) ? rest.type : 'ok';
      assert.equal(answer.type, type, JSON.stringify(answer));
    }
    if (rest.type === 'act') {
      isStep(await live.find(m => m.type === 'step', from));
    }
    if (rest.type === 'undo')
      hasKeys(await live.find(m => m.type === 'undone', from), [
        'step',
        'seat',
        'since',
        'log',
        'view',
        'table',
        'undo',
      ]);
    if (rest.type === 'ask_undo') {
      const asked = (await other.find(m => m.type === 'asked')).asked;
      hasKeys(asked, ['by', 'to', 'yes', 'wait']);
      assert.deepEqual(asked.wait, [2]);
    }
    if (rest.type === 'withdraw_undo')
      assert.equal(
        (await other.find(m => m.type === 'asked' && m.asked === null)).answer.how,
        'withdrawn',
      );
    if (rest.type === 'chat')
      hasKeys(
        (await other.find(m => m.type === 'chat')).chat,
        Object.keys(example('hello').chat[0]),
      );
    if (rest.type === 'hint')
      for (const m of answer.moves)
        hasKeys(m, ['do', 'label', 'explain', 'why', 'then', 'wins', 'share', 'visits']);
  }
});

await test('steps', async () => {
  const { steps } = (await a.get(`/api/tables/${table.id}/steps?from=1&to=10`)).json;
  assert.equal(steps.length, 10);
  for (const s of steps)
    hasKeys(s, ['n', 'seat', 'do', 'time', 'round', 'scores', 'log', 'events']);
  fits(example('hello').log[0], steps.find(s => s.log.length).log[0], 'log');
});

await test('every code of a refusal stands in the document', () => {
  const source = fs.readFileSync('src/table/fault.def', 'utf8');
  const rows = [...source.matchAll(/^FAULT\(\w+, "(\w+)", (\d+),/gm)];
  assert.ok(rows.length > 10);
  for (const [, code, status] of rows)
    assert.ok(
      text
        .split('\n')
        .some(
          line =>
            line.startsWith('|') && line.includes(`\`${code}\``) && line.includes(`| ${status} |`),
        ),
      `${code} ${status}`,
    );
});

await server.stop();
server.remove();
finish();
