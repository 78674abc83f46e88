// live.test.mjs - the client of a table against a socket and a clock of our own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './bundle.mjs';

const [{ live, times }, { Refusal }] = await load('app/live.ts', 'app/api.ts');

function world(random = 0) {
  const sockets = [],
    timers = new Map();
  let now = 0,
    serial = 0;
  return {
    sockets,
    get last() {
      return sockets.at(-1);
    },
    connect(path) {
      const s = { path, readyState: 0, sent: [], onopen: null, onmessage: null, onclose: null };
      s.send = text => s.sent.push(JSON.parse(text));
      s.close = code => {
        if (s.readyState === 3) return;
        s.readyState = 3;
        s.code = code;
        s.onclose?.({ code: code ?? 1006 });
      };
      s.open = () => {
        s.readyState = 1;
        s.onopen?.();
      };
      s.say = (m, body) => s.onmessage?.({ data: JSON.stringify({ m, ...body }) });
      sockets.push(s);
      return s;
    },
    after(ms, run) {
      timers.set(++serial, { at: now + ms, run });
      return serial;
    },
    cancel(id) {
      timers.delete(id);
    },
    random: () => random,
    pass(ms) {
      const end = now + ms;
      for (;;) {
        const due = [...timers].filter(([, t]) => t.at <= end).sort((a, b) => a[1].at - b[1].at)[0];
        if (!due) break;
        now = due[1].at;
        timers.delete(due[0]);
        due[1].run();
      }
      now = end;
    },
    get timers() {
      return timers.size;
    },
  };
}
const hello = { type: 'hello', step: 5 };
function begin(random) {
  const w = world(random),
    heard = [],
    client = live('k3', m => heard.push(m), 'en', w);
  w.last.open();
  w.last.say(1, hello);
  return { w, heard, client };
}

test('connects to the table in the language of the page', () => {
  const { w, heard } = begin();
  assert.equal(w.last.path, '/api/tables/k3/live?lang=en&views=patch&rows=patch');
  assert.deepEqual(
    heard.map(m => m.type),
    ['hello'],
  );
});

test('messages in order are heard in order', () => {
  const { w, heard } = begin();
  w.last.say(2, { type: 'step', step: 6 });
  w.last.say(3, { type: 'chat' });
  assert.deepEqual(
    heard.map(m => m.type),
    ['hello', 'step', 'chat'],
  );
  assert.deepEqual(w.last.sent, []);
});

test('after a gap it asks for everything and waits for it', () => {
  const { w, heard } = begin();
  w.last.say(3, { type: 'step', step: 7 });
  assert.equal(w.last.sent.length, 1);
  assert.equal(w.last.sent[0].type, 'look');
  assert.match(w.last.sent[0].id, /^[A-Za-z0-9-]{1,20}$/);
  w.last.say(4, { type: 'step', step: 8 });
  assert.deepEqual(
    heard.map(m => m.type),
    ['hello'],
    'nothing is heard that may not fit',
  );
  assert.equal(w.last.sent.length, 1, 'asked once');
  w.last.say(5, { type: 'hello', step: 8 });
  w.last.say(6, { type: 'step', step: 9 });
  assert.deepEqual(
    heard.map(m => m.step),
    [5, 8, 9],
  );
});

test('answers are taken even inside a gap', async () => {
  const { w, client } = begin();
  const done = client.send({ type: 'act', step: 5, do: 'FISH fish' });
  w.last.say(9, { type: 'ok', id: w.last.sent[0].id });
  assert.equal((await done).type, 'ok');
});

test('a command is settled by ok or no, with the sentence', async () => {
  const { w, client } = begin();
  const good = client.send({ type: 'act', step: 5, do: 'FISH fish' }),
    bad = client.send({ type: 'act', step: 5, do: 'FLY' });
  const [one, two] = w.last.sent;
  assert.notEqual(one.id, two.id);
  w.last.say(2, { type: 'no', id: two.id, error: { code: 'illegal', text: 'Canoes do not fly.' } });
  w.last.say(3, { type: 'ok', id: one.id });
  assert.equal((await good).id, one.id);
  await assert.rejects(
    bad,
    e => e instanceof Refusal && e.code === 'illegal' && e.message === 'Canoes do not fly.',
  );
  assert.equal(client.waiting(), 0);
});

test('a command without an answer is sent again with the same id', async () => {
  const { w, client } = begin();
  const done = client.send({ type: 'act', step: 5, do: 'FISH fish' });
  const acts = () => w.last.sent.filter(c => c.type === 'act');
  w.pass(times.slow);
  w.last.say(2, { type: 'ok', id: w.last.sent.at(-1).id }); /* the line is alive */
  w.pass(times.resend - times.slow);
  assert.equal(acts().length, 2);
  assert.deepEqual(acts()[0], acts()[1]);
  w.last.say(3, { type: 'ok', id: acts()[0].id });
  await done;
  w.pass(times.resend * 3);
  assert.equal(w.last.sent.filter(c => c.type === 'act').length, 2, 'not after the answer');
});

test('a hint is settled by the hint, not by ok', async () => {
  const { w, client } = begin();
  const done = client.send({ type: 'hint' }),
    id = w.last.sent[0].id;
  w.last.say(2, { type: 'ok', id });
  assert.equal(client.waiting(), 1);
  w.last.say(3, { type: 'hint', id, moves: [{ do: 'FISH fish' }] });
  assert.equal((await done).moves[0].do, 'FISH fish');
});

test('a lost line is taken up again, with what was not answered, after hello', async () => {
  const { w, client, heard } = begin();
  const done = client.send({ type: 'act', step: 5, do: 'FISH fish' }),
    id = w.last.sent[0].id;
  w.last.close();
  w.pass(times.first);
  assert.equal(w.sockets.length, 2);
  w.last.open();
  assert.deepEqual(w.last.sent, [], 'not before hello');
  w.last.say(1, { type: 'hello', step: 5 });
  assert.deepEqual(w.last.sent, [{ id, type: 'act', step: 5, do: 'FISH fish' }]);
  w.last.say(2, { type: 'ok', id });
  await done;
  assert.equal(heard.length, 2);
});

test('a command given while there is no line waits for it', () => {
  const { w, client } = begin();
  w.last.close();
  void client.send({ type: 'chat', text: 'hello' });
  w.pass(times.first);
  w.last.open();
  w.last.say(1, hello);
  assert.deepEqual(
    w.last.sent.map(c => c.type),
    ['chat'],
  );
});

test('it waits longer each time, with jitter, up to a limit that grows when nothing helps', () => {
  const gaps = (random, n) => {
    const { w } = begin(random),
      found = [];
    w.last.close();
    for (let k = 0; k < n; k++) {
      let ms = 0;
      const before = w.sockets.length;
      while (w.sockets.length === before) {
        w.pass(50);
        ms += 50;
      }
      found.push(ms);
      w.last.close();
    }
    return found;
  };
  assert.deepEqual(gaps(0, 5), [150, 300, 500, 500, 500]);
  assert.deepEqual(gaps(1, 4), [300, 600, times.longest, times.longest]);
  assert.equal(gaps(1, times.tired + 1).at(-1), times.longestTired);
});

test('offline is said after two seconds, and taken back by the next hello', () => {
  const { w, client } = begin(1);
  w.last.close();
  w.pass(times.first);
  w.last.close();
  w.pass(1500);
  assert.equal(client.offline.get(), false);
  w.pass(300);
  assert.equal(client.offline.get(), true);
  w.last.open();
  assert.equal(client.offline.get(), true, 'an open door is no answer');
  w.last.say(1, hello);
  assert.equal(client.offline.get(), false);
});

test('a blink shorter than two seconds says nothing', () => {
  const { w, client } = begin();
  w.last.close();
  w.pass(times.first);
  w.last.open();
  w.last.say(1, hello);
  w.pass(5000);
  assert.equal(client.offline.get(), false);
});

test('a quiet line is asked, and a dead one replaced', () => {
  const { w, client } = begin();
  w.pass(times.quiet);
  assert.equal(w.last.sent[0].type, 'ping');
  w.last.say(2, { type: 'ok', id: w.last.sent[0].id });
  w.pass(times.quiet);
  assert.equal(w.sockets.length, 1);
  w.pass(times.pong + times.first);
  assert.equal(w.sockets.length, 2);
  assert.equal(client.offline.get(), true);
});

test('a command without an answer: slow is said, then the line is asked, then it is given up', async () => {
  const { w, client, heard } = begin(),
    dead = w.last;
  dead.close = () => {
    dead.readyState = 2;
  }; /* a dead line never says that it is closed */
  const done = client.send({ type: 'act', step: 5, do: 'FISH fish' }),
    id = dead.sent[0].id;
  w.pass(times.slow - 1);
  assert.deepEqual([client.slow.get(), client.offline.get()], [false, false]);
  w.pass(1);
  assert.deepEqual([client.slow.get(), client.offline.get()], [true, false]);
  assert.equal(dead.sent.at(-1).type, 'ping');
  w.pass(times.probe);
  assert.equal(client.offline.get(), true, 'a few seconds after the move');
  w.pass(times.first);
  assert.equal(w.sockets.length, 2);
  dead.say(2, { type: 'step', step: 6 });
  assert.equal(heard.length, 1, 'what comes late on the old line is not heard');
  w.last.open();
  w.last.say(1, { type: 'hello', step: 5 });
  assert.deepEqual(
    w.last.sent,
    [{ id, type: 'act', step: 5, do: 'FISH fish' }],
    'sent again, with its own id',
  );
  w.last.say(2, { type: 'ok', id });
  await done;
  assert.deepEqual([client.slow.get(), client.offline.get()], [false, false]);
});

test('a slow line that answers is not given up', () => {
  const { w, client } = begin();
  void client.send({ type: 'act', step: 5, do: 'FISH fish' });
  let m = 2;
  for (let k = 0; k < 12; k++) {
    w.pass(times.slow);
    const ping = w.last.sent.at(-1);
    if (ping.type === 'ping') w.last.say(m++, { type: 'ok', id: ping.id });
  }
  assert.equal(w.sockets.length, 1);
  assert.deepEqual([client.slow.get(), client.offline.get()], [true, false]);
});

test('a door that opens without a hello is tried anew, later each time', () => {
  const { w } = begin();
  w.last.close();
  w.pass(times.first);
  assert.equal(w.sockets.length, 2);
  w.last.open();
  w.pass(times.open + times.openMore + times.longest);
  assert.equal(w.sockets.length, 3);
});

test('a look is answered by a hello, and asked once', async () => {
  const { w, client } = begin(),
    done = client.send({ type: 'look' });
  w.last.say(2, hello);
  assert.equal((await done).type, 'ok');
  w.pass(times.resend * 3);
  assert.equal(w.last.sent.filter(c => c.type === 'look').length, 1);
  assert.equal(client.slow.get(), false);
});

test('a hint may take long without a word about the line', () => {
  const { w, client } = begin();
  void client.send({ type: 'hint' });
  w.pass(times.slow * 2);
  assert.equal(client.slow.get(), false);
});

test('closing ends everything', () => {
  const { w, client, heard } = begin();
  const line = w.last;
  client.close();
  assert.equal(line.readyState, 3);
  line.say(2, { type: 'step' });
  w.pass(100000);
  assert.equal(w.sockets.length, 1);
  assert.equal(heard.length, 1);
  assert.equal(w.timers, 0);
});

test('what is no JSON is a gap', () => {
  const { w } = begin();
  w.last.onmessage({ data: 'hm' });
  assert.equal(w.last.sent[0].type, 'look');
});

test('a line that came back is as good as new: lost again, it is sought at once', () => {
  const { w } = begin();
  for (let k = 0; k < 6; k++) {
    const before = w.sockets.length;
    w.last.close(1006);
    w.pass(times.first);
    assert.equal(w.sockets.length, before + 1, `loss ${k + 1}`);
    w.last.open();
    w.last.say(1, hello);
  }
});

test('a table that can never be opened again is not asked for again', async () => {
  const { w, client } = begin(),
    sent = client.send({ type: 'act', step: 5, do: 'FISH fish' });
  w.last.onclose({ code: 4410, reason: 'This table follows other rules.' });
  await assert.rejects(
    sent,
    why => why instanceof Refusal && why.message === 'This table follows other rules.',
  );
  await assert.rejects(client.send({ type: 'hint' }), Refusal);
  w.pass(100000);
  client.retry();
  assert.equal(w.sockets.length, 1);
  assert.equal(client.gone.get(), 'This table follows other rules.');
  assert.equal(client.offline.get(), false, 'nothing is said of the connection');
  assert.equal(client.waiting(), 0);
  assert.equal(w.timers, 0);
});

test('a line that is lost otherwise is not the end', () => {
  const { w, client } = begin();
  w.last.onclose({ code: 4503, reason: 'Busy.' });
  w.pass(1000);
  assert.equal(w.sockets.length, 2);
  assert.equal(client.gone.get(), null);
});

test('a view comes by what changed in the last one', () => {
  const w = world();
  const heard = [];
  const line = live('t', m => heard.push(m), 'en', w);
  w.last.open();
  const view = { step: 5, due: { seats: [0], title: 'Fish' }, legal: [{ do: 'FISH fish' }] };
  w.last.say(1, { ...hello, view });
  w.last.say(2, {
    type: 'step',
    step: 6,
    patch: { step: [6], due: { seats: { 0: [1] } }, legal: [[]] },
  });
  w.last.say(3, { type: 'table', table: {} });
  w.last.say(4, { type: 'step', step: 7, patch: { due: [null] } });
  w.last.say(5, { type: 'undone', step: 5, view });
  assert.match(w.last.path, /views=patch/);
  assert.deepEqual(
    heard.map(m => m.view),
    [
      view,
      { step: 6, due: { seats: [1], title: 'Fish' }, legal: [] },
      undefined,
      { step: 6, due: null, legal: [] },
      view,
    ],
  );
  assert.ok(heard.every(m => !('patch' in m)));
  line.close();
});

test('the row of the table comes by what changed in the last one, whichever message had that', () => {
  const w = world();
  const heard = [];
  const line = live('t', m => heard.push(m), 'en', w);
  w.last.open();
  const table = { id: 'k3', step: 5, seats: [{ online: true }, { online: false }] };
  w.last.say(1, { ...hello, table });
  w.last.say(2, { type: 'step', step: 6, patch: {}, row: { step: [6] } });
  w.last.say(3, { type: 'table', table: { ...table, step: 6, watchers: 1 } });
  w.last.say(4, { type: 'step', step: 7, patch: {}, row: { seats: { 1: { online: [true] } } } });
  assert.match(w.last.path, /rows=patch/);
  assert.deepEqual(
    heard.map(m => m.table),
    [
      table,
      { ...table, step: 6 },
      { ...table, step: 6, watchers: 1 },
      { ...table, step: 6, watchers: 1, seats: [{ online: true }, { online: true }] },
    ],
  );
  assert.ok(heard.every(m => !('row' in m)));
  line.close();
});
