/*
 * positions.mjs - prepared positions for browser tests, without a game being played: the engine in WebAssembly
 * reads golden journals, and of every kind of decision the most crowded position is kept. A page gets
 * it over a WebSocket that answers in the server's place.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHANCE, Engine } from '../../wasm/lib/engine.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const engine = await Engine.open(join(root, process.env.VAKA_WASM ?? 'build/vaka.wasm'));

/* Names as long as people's names get; the first is whoever looks. */
const names = ['Shearwater of Rarotonga', 'Tinga', 'Kahurangi', 'Lono', 'Manu'];

/* What a seat sees when it decides, at every step of a journal. */
function* decisions(file) {
  const [head, ...lines] = readFileSync(join(root, 'tests/golden', file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(l => JSON.parse(l));
  engine.start(head.game, head.seats, head.options);
  const steps = lines.filter(l => l.do !== undefined);
  for (const [k, line] of steps.entries()) {
    if (line.seat !== 'chance')
      yield { file, seat: line.seat, step: k, view: engine.view(line.seat) };
    const done = engine.apply(line.seat === 'chance' ? CHANCE : line.seat, line.do);
    if (done.value < 0) throw new Error(`${file}, step ${line.n}: ${done.text}`);
  }
  yield { file, seat: 0, step: steps.length, view: engine.view(0) };
}

/* The start, the end, and of every kind of decision the position with most choices (and of equals the latest). */
export function positionsOf(game, wanted = /./) {
  const files = readdirSync(join(root, 'tests/golden')).filter(
      f => f.startsWith(`${game}-`) && wanted.test(f),
    ),
    kept = new Map();
  for (const file of files)
    for (const at of decisions(file)) {
      const { view } = at,
        point = view.over ? 'over' : (view.due?.point ?? 'none'),
        best = kept.get(point),
        weight = view.legal.length + view.seats * 2;
      if (!kept.has('start')) kept.set('start', { name: 'start', game, weight: 0, ...at });
      if (!best || weight >= best.weight) kept.set(point, { name: point, game, weight, ...at });
    }
  return kept;
}

/* The table's row as the server tells it. */
export function rowOf({ game, view, seat, step }) {
  const seats = Array.from({ length: view.seats }, (_, s) => ({
    seat: s,
    kind: s === seat ? 'person' : 'bot',
    person: s === seat ? 7 : null,
    name: s === seat ? names[0] : names[1 + ((s + 4 - seat) % 4)],
    level: s === seat ? null : 'normal',
    away: false,
    online: true,
    clock_left: null,
  }));
  const due = view.due?.seats ?? [],
    now = 1790000000000;
  return {
    id: 'prepared',
    name: 'Saturday evening canoe',
    game,
    status: view.over ? 'over' : 'running',
    pace: 'live',
    public: true,
    hints: true,
    options: {},
    created: now,
    updated: now,
    clock: null,
    host: 7,
    you: seat,
    invite: null,
    rematch: null,
    daily: null,
    seats,
    round: view.round,
    step,
    due,
    your_turn: due.includes(seat),
    since: now,
    scores: view.score.totals,
    winners: view.score.winners ?? [],
    rest: null,
  };
}

function hello(at, m) {
  const said = (n, text, seat) => ({ n, seat, text }),
    { seat, view, step } = at,
    other = (seat + 1) % view.seats;
  const log = [
    said(1, 'The table is set.', null),
    ...Array.from({ length: 8 }, (_, k) =>
      said(
        Math.max(2, step - 8 + k),
        `**${names[1 + (k % 4)]}** sails on from the first island to the second one and pays for it.`,
        other,
      ),
    ),
  ];
  return {
    m,
    type: 'hello',
    protocol: 1,
    now: Date.now(),
    table: rowOf(at),
    you: seat,
    step,
    view,
    log,
    chat: [],
    chat_read: 0,
    since: step - 4,
    undo: { floor: step - 1, can: true },
    asked: null,
  };
}

/* A page whose table is one prepared position after the other. */
export class Prepared {
  constructor(page) {
    this.page = page;
    this.at = null;
    this.line = null;
    this.m = 0;
  }

  async begin() {
    await this.page.routeWebSocket(/\/api\/tables\/prepared\/live/, line => {
      this.line = line;
      this.m = 0;
      line.onMessage(text => {
        const said = JSON.parse(text),
          moves = this.at.view.legal.slice(0, 3).map((l, i) => ({
            do: l.do,
            label: l.label,
            explain:
              l.explain ??
              'A sentence as long as reasons get: it brings you to the open sea and keeps the way home.',
            why: '2 points more with what follows: Turtle islands +2. Your own boat keeps the way home open.',
            then: ['Sail Vavau to Mauke, by own route', 'Stop here'],
            wins: [60, 30, 10][i],
            share: [0.6, 0.3, 0.1][i],
            visits: 100,
          }));
        if (said.type === 'hint') this.send({ type: 'hint', id: said.id, moves });
        else if (said.type === 'look') this.send(hello(this.at, 0));
        else this.send({ type: 'ok', id: said.id });
      });
      this.send(hello(this.at, 0));
    });
  }

  send(body) {
    this.line.send(JSON.stringify({ ...body, m: ++this.m }));
  }

  /* Loads the table anew with this position, at the size that the page has. */
  async open(url, at) {
    this.at = at;
    await this.page.addInitScript(game => {
      for (const g of [game]) localStorage.setItem(`vaka.tour.${g}`, '"1"');
    }, at.game);
    await this.page.goto(`${url}/t/prepared`);
    await this.page.waitForSelector(`.app.${at.game} .ask`);
  }

  /* Goes on to another position of the same game. */
  async show(at) {
    this.at = at;
    this.send(hello(at, 0));
  }
}
