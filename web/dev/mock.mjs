// mock.mjs - plays the server's part of docs/protocol.md from a golden journal, well enough to
// look at every page. Nothing is kept; every table shows the same game, seat 0 is yours.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accept } from './socket.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const journal = join(root, 'tests/golden/polynesia-2-b-drawn.jsonl');
const vaka = ['build/vaka', 'build/cli-release/vaka'].map(p => join(root, p)).find(existsSync);
const run = (...args) => execFileSync(vaka, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
const steps = readFileSync(journal, 'utf8')
  .trim()
  .split('\n')
  .map(l => JSON.parse(l))
  .filter(l => l.n !== undefined || l.step !== undefined);
const last = steps.length;
const views = new Map();
const view = (at, seat = 0) => {
  const key = `${at}/${seat}`;
  if (!views.has(key))
    views.set(
      key,
      JSON.parse(
        run('journal', 'view', journal, '--at', String(at), '--seat', String(seat), '--json'),
      ),
    );
  return views.get(key);
};
const text = s => s.do ?? s.action ?? s.a ?? '';
const seatOf = s => s.seat ?? s.by ?? 'chance';

const levels = [
  ['easy', 'looks a little ahead, and errs like a beginner'],
  ['normal', 'plans a turn or two ahead'],
  ['hard', 'plans as far as it can'],
].map(([id, help]) => ({ id, help }));

function row(id, extra = {}) {
  const now = Date.now();
  return {
    id,
    name: 'Friday canoe',
    game: 'polynesia',
    status: 'running',
    pace: 'live',
    public: true,
    hints: true,
    options: { board_side: 'auto' },
    created: now - 3600e3,
    updated: now - 60e3,
    clock: null,
    host: 7,
    you: 0,
    invite: 'm8x2c7p4',
    rematch: null,
    seats: [
      {
        seat: 0,
        kind: 'person',
        person: 7,
        name: 'Leilani',
        level: null,
        away: false,
        online: true,
        clock_left: null,
      },
      {
        seat: 1,
        kind: 'bot',
        person: null,
        name: 'Manu',
        level: 'normal',
        away: false,
        online: true,
        clock_left: null,
      },
    ],
    round: 5,
    step: 60,
    due: [0],
    your_turn: true,
    since: now - 60e3,
    scores: [8, 11],
    winners: [],
    ...extra,
  };
}
const person = (seat, name, more = {}) => ({
  seat,
  kind: 'person',
  person: 20 + seat,
  name,
  level: null,
  away: false,
  online: true,
  clock_left: 86400e3 * 2,
  ...more,
});
const bot = (seat, name, level) => ({
  seat,
  kind: 'bot',
  person: null,
  name,
  level,
  away: false,
  online: true,
  clock_left: null,
});
const free = seat => ({
  seat,
  kind: 'free',
  person: null,
  name: '',
  level: null,
  away: false,
  online: false,
  clock_left: null,
});

export function mock() {
  let me = null;
  const made = new Map();
  const lists = () => ({
    mine: me
      ? [
          ...made.values(),
          row('friday'),
          row('dusk', {
            name: 'Marae at dusk',
            pace: 'slow',
            clock: { start: 259200e3, step: 86400e3 },
            your_turn: false,
            due: [1],
            round: 2,
            seats: [{ ...row('x').seats[0] }, person(1, 'Hina'), bot(2, 'Manu', 'hard')],
            scores: [3, 5, 4],
          }),
          row('long', {
            name: 'Long voyage',
            round: 6,
            seats: [
              { ...row('x').seats[0] },
              person(1, 'Teva'),
              person(2, 'Hina', { online: false }),
              bot(3, 'Manu', 'easy'),
            ],
            scores: [12, 9, 14, 8],
          }),
        ]
      : [],
    open: [
      row('o1', {
        name: 'Sunday sailors',
        status: 'open',
        you: null,
        your_turn: false,
        due: [],
        clock: { start: 600e3, step: 20e3 },
        seats: [person(0, 'Teva'), free(1), free(2)],
        invite: null,
        round: 0,
        scores: [],
      }),
      row('o2', {
        name: 'Slow and steady',
        status: 'open',
        pace: 'slow',
        clock: { start: 259200e3, step: 86400e3 },
        you: null,
        your_turn: false,
        due: [],
        seats: [person(0, 'Hina'), bot(1, 'Manu', 'hard'), free(2), free(3)],
        invite: null,
        round: 0,
        scores: [],
      }),
    ],
    running: [
      row('w1', {
        name: 'Trade winds',
        you: null,
        your_turn: false,
        seats: [person(0, 'Moana'), person(1, 'Teva')],
        invite: null,
      }),
    ],
    over: [
      row('f1', {
        name: 'First landfall',
        status: 'over',
        you: null,
        your_turn: false,
        due: [],
        winners: [1],
        scores: [19, 24],
        round: 8,
        step: last,
        seats: [person(0, 'Hina'), bot(1, 'Manu', 'normal')],
        invite: null,
        updated: Date.now() - 86400e3 * 2,
      }),
    ],
  });
  const find = id =>
    made.get(id) ??
    Object.values(lists())
      .flat()
      .find(r => r.id === id);
  const answer = () => ({ me, protocol: 1, version: 'mock' });
  const fault = (code, words, status) => Object.assign(new Error(words), { code, status });
  const add = extra => {
    const id = `t${Math.random().toString(36).slice(2, 8)}`;
    const r = row(id, { step: 0, round: 1, ...extra });
    made.set(id, r);
    return { table: r };
  };

  function reply(method, path, query, body) {
    const parts = path.split('/').slice(2);
    const needMe = () => {
      if (!me) throw fault('signed_out', 'Nobody is signed in.', 401);
    };
    switch (parts[0]) {
      case 'me':
        return answer();
      case 'guest':
        me = { id: 7, name: body.name || 'Leilani', kept: false };
        return answer();
      case 'rename':
        needMe();
        me = { ...me, name: body.name };
        return answer();
      case 'keep':
        needMe();
        if ((body.passphrase ?? '').length < 8)
          throw fault('bad_request', 'A passphrase has 8 characters or more.', 400);
        me = { ...me, kept: true };
        return answer();
      case 'signin':
        if (body.passphrase !== 'open sesame')
          throw fault('wrong_passphrase', 'Name and passphrase do not fit together.', 403);
        me = { id: 7, name: body.name, kept: true };
        return answer();
      case 'signout':
      case 'signout_everywhere':
        me = null;
        return answer();
      case 'games':
        return { ...JSON.parse(run('games', '--json')), levels };
      case 'play_now':
        needMe();
        return add({
          name: 'First canoe',
          seats: [{ ...row('x').seats[0], name: me.name }, bot(1, 'Manu', body.level)],
        });
      case 'invite':
        return {
          table: row('inv', {
            status: 'open',
            you: null,
            your_turn: false,
            due: [],
            seats: [person(0, 'Teva'), free(1), bot(2, 'Manu', 'hard')],
            scores: [],
            round: 0,
          }),
        };
      case 'tables':
        break;
      default:
        throw fault('not_found', 'There is no such page.', 404);
    }
    if (!parts[1]) {
      if (method === 'GET') return { tables: lists()[query.get('list')] ?? [], more: false };
      needMe();
      const seats = body.seats.map((s, i) =>
        s.kind === 'me'
          ? { ...row('x').seats[0], name: me.name }
          : s.kind === 'bot'
            ? bot(i, ['Manu', 'Tiare', 'Kiwa'][i - 1], s.level)
            : free(i),
      );
      return add({
        name: body.name,
        options: body.options,
        pace: body.pace,
        clock: body.clock,
        public: body.public,
        hints: body.hints,
        seats,
        status: seats.some(s => s.kind === 'free') ? 'open' : 'running',
        your_turn: false,
      });
    }
    const r = find(parts[1]);
    if (!r) throw fault('not_found', 'There is no such table.', 404);
    if (parts[2] === 'steps' && parts[3] !== undefined) return view(Number(parts[3]), 0);
    if (parts[2] === 'steps')
      return {
        steps: steps
          .slice(Number(query.get('from')) - 1, Number(query.get('to')))
          .map((s, i) => stepRow(Number(query.get('from')) + i)),
      };
    if (parts[2] === 'note') return { text: '' };
    return { table: parts[2] === 'join' ? { ...r, you: 1 } : r };
  }

  const stepRow = n => ({
    n,
    seat: seatOf(steps[n - 1]),
    do: text(steps[n - 1]),
    time: Date.now(),
    round: view(n).round,
    scores: view(n).score.totals,
    events: [],
    log: [{ n, seat: null, text: `${seatOf(steps[n - 1])}: ${text(steps[n - 1])}` }],
  });

  return {
    http(request, response, url) {
      let raw = '';
      request.on('data', c => {
        raw += c;
      });
      request.on('end', () => {
        const json = (status, body) =>
          response
            .writeHead(status, { 'Content-Type': 'application/json' })
            .end(JSON.stringify(body));
        try {
          if (url.pathname.endsWith('/journal'))
            return response
              .writeHead(200, { 'Content-Type': 'application/jsonl' })
              .end(readFileSync(journal));
          return json(
            200,
            reply(request.method, url.pathname, url.searchParams, raw ? JSON.parse(raw) : {}),
          );
        } catch (e) {
          return json(e.status ?? 500, { error: { code: e.code ?? 'unknown', text: e.message } });
        }
      });
    },
    upgrade(request, socket) {
      const r = find(new URL(request.url, 'http://x').pathname.split('/')[3]);
      if (!r) return socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
      let m = 0,
        at = r.step || 19;
      while (at < last && !(view(at).due?.seats ?? []).includes(0)) at++;
      const send = body => line.send(JSON.stringify({ m: ++m, ...body }));
      const table = () => ({
        ...r,
        step: at,
        due: view(at).due?.seats ?? [],
        your_turn: (view(at).due?.seats ?? []).includes(0),
        scores: view(at).score.totals,
        round: view(at).round,
        status: view(at).over ? 'over' : 'running',
      });
      const hello = () =>
        send({
          type: 'hello',
          protocol: 1,
          now: Date.now(),
          table: table(),
          you: r.you,
          step: at,
          view: view(at),
          log: Array.from(
            { length: Math.min(at, 30) },
            (_, i) => stepRow(at - Math.min(at, 30) + i + 1).log[0],
          ),
          chat: [{ n: 1, person: 20, name: 'Teva', time: Date.now(), text: 'Kia ora' }],
          chat_read: 0,
          since: at - 4,
          undo: { floor: at, can: false },
          asked: null,
        });
      const line = accept(request, socket, words => {
        const c = JSON.parse(words);
        if (c.type === 'look') return hello();
        if (c.type === 'hint')
          return send({
            type: 'hint',
            id: c.id,
            moves: view(at)
              .legal.slice(0, 3)
              .map((l, i) => ({
                do: l.do,
                label: l.label,
                explain: l.explain ?? '',
                share: [0.6, 0.3, 0.1][i],
                visits: 100,
              })),
          });
        send({ type: 'ok', id: c.id });
        if (c.type === 'chat')
          return send({
            type: 'chat',
            chat: { n: 2, person: 7, name: 'Leilani', time: Date.now(), text: c.text },
          });
        if (c.type !== 'act') return undefined;
        do {
          at++;
          send({
            type: 'step',
            step: at,
            seat: seatOf(steps[at - 1]),
            do: text(steps[at - 1]),
            time: Date.now(),
            events: [],
            log: stepRow(at).log,
            view: view(at),
            table: table(),
            undo: { floor: at, can: false },
          });
        } while (at < last && !(view(at).due?.seats ?? []).includes(0));
        if (view(at).over)
          send({ type: 'over', table: table(), score: view(at).score, secret: '00' });
        return undefined;
      });
      hello();
    },
  };
}
