/*
 * positions.mjs - prepared positions for browser tests, without a game being played: the engine in WebAssembly
 * plays the journals of the bank (bank.mjs) to the heaviest position of every decision. A page gets it over a
 * WebSocket that answers in the server's place.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueOf, textsOf } from '../../../web/tools/languages.mjs';
import { Engine, REFEREE } from '../../wasm/lib/engine.mjs';
import { bankOf, root, walk, weightOf } from './bank.mjs';
import { turnTo } from './inside.mjs';

const engine = await Engine.open(join(root, process.env.VAKA_WASM ?? 'build/vaka.wasm'));

const wordsOf = language => (language === 'en' ? '' : readFileSync(catalogueOf(language)));

const textIn = (language, id) => (language === 'en' ? id : textsOf(language).get(id));

/* Names as long as people's names get; the first is whoever looks. */
const names = ['Shearwater of Rarotonga', 'Tinga', 'Kahurangi', 'Lono', 'Manu'],
  nameOf = (seat, looker) => names[seat === looker ? 0 : 1 + ((seat + 4 - looker) % 4)];

const apart = 10; // numbers of steps between two positions: each has its own, so that a page can tell which it shows

/* What needs more luck than bots ever have: drawn as a position like it, with the question and the choices put in its
   place. The Great Lighthouse asks who controls more ports than he has ships left. */
const made = [
  {
    game: 'archipelago',
    name: 'lighthouse_ship',
    like: 'wonder_citizen',
    legal: ({ position }, say) =>
      position.regions.slice(0, 6).map(r => ({
        do: `launch ${r.region}`,
        label: say('A ship in {0}').replace('{0}', r.name),
      })),
  },
];

function make({ game, name, like, legal }, found, say) {
  const base = found.find(p => p.name === like),
    { view } = base,
    step = 1000 + apart * found.length,
    due = { ...view.due, point: name, ...engine.words(game).points[name] };
  return {
    ...base,
    name,
    step,
    view: { ...view, step, due, legal: legal(view, say) },
  };
}

/* The last lines of the log. */
function logOf(seat, k, seats) {
  const everybody = Array.from({ length: seats }, (_, s) => nameOf(s, seat)),
    { steps } = JSON.parse(engine.told(REFEREE, Math.max(0, k - 12), everybody).text);
  return steps.flatMap(step => step.log).slice(-9);
}

/* Each position of a game's bank, said in a language: { name, game, seat, step, view, weight, log, language }. */
export function positionsOf(game, language = 'en') {
  const found = [];
  engine.way = null; // how it came to where it stands
  engine.speak(wordsOf(language));
  const keep = (journal, name, seat, k) => {
    const view = engine.view(seat),
      step = 1000 + apart * found.length,
      log = logOf(seat, k, view.seats).map(line => ({
        ...line,
        n: line.n + step - k,
      }));
    found.push({
      name,
      game,
      seat,
      step,
      view: { ...view, step },
      weight: weightOf(view),
      log,
      language,
      way: { journal, k },
    });
  };
  for (const journal of bankOf(game)) {
    const marks = new Map(journal.marks);
    for (const [k, seat] of walk(engine, game, journal))
      if (marks.has(k)) keep(journal, marks.get(k), seat, k);
  }
  for (const { name, view } of found)
    if (view.over ? name !== 'over' : view.due?.point !== name)
      throw new Error(`the bank of ${game} leads to ${view.due?.point}, not to ${name}`);
  for (const row of made.filter(m => m.game === game))
    found.push(make(row, found, id => textIn(language, id)));
  return found;
}

/* The table's row as the server tells it. */
export function rowOf({ game, view, seat, step }) {
  const seats = Array.from({ length: view.seats }, (_, s) => ({
    seat: s,
    kind: s === seat ? 'person' : 'bot',
    person: s === seat ? 7 : null,
    name: nameOf(s, seat),
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
  const { seat, view, step, log } = at;
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

const firstSentence = text => /^.*?[.?!](?=\s|$)/.exec(text)?.[0] ?? text;

/* Three hints, as long as hints get. */
function hintsAt({ view: { due, legal }, language }) {
  const gain = textIn(language, '{n} points more with what follows: {parts}.');
  return legal.slice(0, 3).map((l, i) => ({
    do: l.do,
    label: l.label,
    explain: l.explain ?? firstSentence(due.ask_help ?? due.help),
    why: gain.replace('{n}', '12').replace('{parts}', legal.at(-1).label),
    then: legal.slice(-2).map(later => later.label),
    wins: [60, 30, 10][i],
    share: [0.6, 0.3, 0.1][i],
    visits: 100,
  }));
}

/* What the engine answers about something that is put together there, or about a thing that cannot be chosen. */
function draftAt({ game, seat, way, language }, text) {
  if (engine.way !== way) {
    engine.speak(wordsOf(language));
    for (const [k] of walk(engine, game, way.journal)) if (k === way.k) break;
    engine.way = way;
  }
  return engine.draft(seat, text);
}

/* A page whose table is one prepared position after the other. */
export class Prepared {
  constructor(page) {
    this.page = page;
    this.at = null;
    this.line = null;
    this.m = 0;
    this.acts = [];
  }

  async begin() {
    /* A page that waits for its first message asks for the row of the table. */
    await this.page.route(/\/api\/tables\/prepared(\?|$)/, route =>
      route.fulfill({ json: { table: rowOf(this.at) } }),
    );
    await this.page.routeWebSocket(/\/api\/tables\/prepared\/live/, line => {
      this.line = line;
      this.m = 0;
      line.onMessage(text => {
        const said = JSON.parse(text);
        if (said.type === 'hint') this.send({ type: 'hint', id: said.id, moves: hintsAt(this.at) });
        else if (said.type === 'draft')
          this.send({
            type: 'draft',
            id: said.id,
            draft: draftAt(this.at, said.text),
          });
        else if (said.type === 'look') this.send(hello(this.at, 0));
        else this.hear(said);
      });
      this.send(hello(this.at, 0));
    });
  }

  /* What is answered is noted, and nothing follows. */
  hear(said) {
    if (said.type === 'act') this.acts.push(said.do);
    this.send({ type: 'ok', id: said.id });
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

  /* The table of another game, as by a link where the page is loaded already. */
  async openInside(url, at) {
    const isLoaded = await this.page.evaluate(() => 'theme' in document.documentElement.dataset);
    if (!isLoaded) return this.open(url, at);
    await turnTo(this.page, '/nowhere');
    await this.page.waitForSelector('.app', { state: 'detached' });
    this.at = at;
    await this.page.evaluate(game => localStorage.setItem(`vaka.tour.${game}`, '"1"'), at.game);
    await turnTo(this.page, '/t/prepared');
    await this.page.waitForSelector(`.app.${at.game} .ask`);
  }

  /* Goes on to another position of the same game, until the page shows it. */
  async show(at) {
    if (at === this.at) return;
    this.at = at;
    this.send(hello(at, 0));
    const shows = `[data-testid="summary"][data-step="${at.step}"]`;
    await this.page.waitForSelector(shows, { state: 'attached' });
  }
}
