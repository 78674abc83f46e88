/*
 * positions.mjs - prepared positions for browser tests, without a game being played: the engine in WebAssembly
 * plays the journals of the bank (bank.mjs) to the heaviest position of every decision. A page gets it over a
 * WebSocket that answers in the server's place.
 */
import { join } from 'node:path';
import { Engine } from '../../wasm/lib/engine.mjs';
import { bankOf, root, walk, weightOf } from './bank.mjs';

const engine = await Engine.open(join(root, process.env.VAKA_WASM ?? 'build/vaka.wasm'));

/* Names as long as people's names get; the first is whoever looks. */
const names = ['Shearwater of Rarotonga', 'Tinga', 'Kahurangi', 'Lono', 'Manu'];

const apart = 10; // numbers of steps between two positions: each has its own, so that a page can tell which it shows

/* What needs more luck than bots ever have: drawn as a position like it, with the question and the choices put in its
   place. The Great Lighthouse asks who controls more ports than he has ships left. */
const made = [
  {
    game: 'archipelago',
    name: 'lighthouse_ship',
    like: 'wonder_citizen',
    legal: ({ position }) =>
      position.regions
        .slice(0, 6)
        .map(r => ({ do: `launch ${r.region}`, label: `A ship in ${r.name}` })),
  },
];

function make({ game, name, like, legal }, found) {
  const base = found.find(p => p.name === like),
    { view } = base,
    step = 1000 + apart * found.length,
    due = { ...view.due, point: name, ...engine.words(game).points[name] };
  return { ...base, name, step, view: { ...view, step, due, legal: legal(view) } };
}

/* Each position of a game's bank: { name, game, seat, step, view, weight }. */
export function positionsOf(game) {
  const found = [];
  const keep = (name, seat) => {
    const view = engine.view(seat),
      step = 1000 + apart * found.length;
    found.push({ name, game, seat, step, view: { ...view, step }, weight: weightOf(view) });
  };
  for (const journal of bankOf(game)) {
    const marks = new Map(journal.marks);
    for (const [k, seat] of walk(engine, game, journal)) if (marks.has(k)) keep(marks.get(k), seat);
  }
  for (const { name, view } of found)
    if (view.over ? name !== 'over' : view.due?.point !== name)
      throw new Error(`the bank of ${game} leads to ${view.due?.point}, not to ${name}`);
  for (const row of made.filter(m => m.game === game)) found.push(make(row, found));
  return found;
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
            then: ['Sail Vavau to Mauke, toll-free', 'Stop here'],
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
    if (at === this.at) return;
    this.at = at;
    this.send(hello(at, 0));
  }
}
