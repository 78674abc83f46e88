// pictures.mjs - screenshots of real games of one person and three bots, into build/pictures; those that a
// document shows are copied to docs/pictures:
//   node web/tools/pictures.mjs [FOLDER] [WORD]     WORD: one game alone
// The person plays what the hint says; the pictures are taken in the middle of the game and after it.
// Conquest of Paradise is played at random: its pictures are the map, a plan and a Battle. So is Raiatea,
// without looking: the island in the middle of a game, and acts of a ceremony. Archipelago by hints again:
// the map in the middle of a round, and a crisis.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { act, offers, openTable, waitForOffer } from '../../tests/web/lib/conquest.mjs';
import { Server, dismissTour, launch, luck, sleep } from '../../tests/web/lib/player.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..'),
  folder = process.argv[2] || join(root, 'build/pictures'),
  word = process.argv[3] ?? '';
const isWanted = name => !word || word === name;
const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
mkdirSync(folder, { recursive: true });

// In the page: play until a round is reached and this is to be decided, or to the end; answers
// whether it came. By hints, or, where those would take long, what luck says, rather an action than
// none.
const playTo = (page, id, round, point = 'choose_action', byLuck = false) =>
  page.evaluate(
    ([table, until, where, blind]) =>
      new Promise(done => {
        const ws = new WebSocket(
          `${location.origin.replace('http', 'ws')}/api/tables/${table}/live`,
        );
        const born = Date.now(); // an id that was used before is answered as before
        let at = 0,
          count = 0,
          luck = 7,
          timer = 0;
        const next = n => {
          luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0;
          return Math.floor((luck / 4294967296) * n);
        };
        // Only the last of several waits to be sent: what others do meanwhile makes it old; and
        // there is a limit of messages.
        const send = (command, ms = 70) => {
          clearTimeout(timer);
          timer = setTimeout(
            () => ws.send(JSON.stringify({ id: `p-${born}-${++count}`, ...command })),
            ms,
          );
        };
        const choice = legal => {
          const deeds = legal.filter(l => !/^(pass|done)$/.test(l.do)),
            list = deeds.length && next(6) ? deeds : legal;
          return list[next(list.length)].do;
        };
        ws.onmessage = event => {
          const m = JSON.parse(event.data);
          if (m.type === 'no') {
            console.log(m.error.text);
            send({ type: 'look' }, 600);
          } // too quick: look again
          if (m.type === 'hint') send({ type: 'act', step: at, do: m.moves[0].do });
          if (!m.view) return;
          at = m.step;
          const isMine = m.view.due?.seats.includes(0);
          if (m.view.over || (isMine && m.view.round >= until && m.view.due.point === where)) {
            clearTimeout(timer);
            ws.close();
            done(!m.view.over);
          } else if (isMine)
            send(blind ? { type: 'act', step: at, do: choice(m.view.legal) } : { type: 'hint' });
        };
      }),
    [id, round, point, byLuck],
  );

// Polynesia, and the pages around the tables.
async function polynesia(browser, server, context, page, post) {
  const bot = level => ({ kind: 'bot', level });
  const open = name =>
    post('/api/tables', {
      id: `t-${name.length}`,
      game: 'polynesia',
      name,
      options: { card_1: '1.3', card_2: '2.5', card_3: '3.1', first_player: '0' },
      seats: [{ kind: 'me' }, bot('normal'), bot('easy'), bot('greedy')],
      pace: 'live',
      clock: null,
      public: true,
      hints: true,
    });
  const { table } = await open('Friday canoe'),
    { table: done } = await open('Long voyage');
  await playTo(page, table.id, 5);
  await playTo(page, done.id, 99);
  const shots = {
    home: ['/', async () => {}],
    lobby: ['/watch', async () => {}],
    rules: ['/learn/polynesia', async () => {}],
    table: [
      `/t/${table.id}`,
      async p => {
        await dismissTour(p);
        await p
          .locator('[data-group="explore"]')
          .click({ timeout: 4000 })
          .catch(() => {});
      },
    ],
    score: [`/t/${done.id}/score`, async () => {}],
    replay: [`/t/${done.id}/replay?at=140`, async () => {}],
  };
  await everyLook(browser, context, async (p, size) => {
    for (const [name, [path, prepare]] of Object.entries(shots)) {
      await p.goto(server.url + path);
      await sleep(1500);
      await prepare(p);
      await sleep(700);
      await p.screenshot({ path: join(folder, `${name}-${size}.png`) });
    }
  });
}

// Conquest: plays at random and takes each picture, in all sizes and themes, when its moment comes.
async function conquest(browser, server, context, page) {
  const id = await openTable(page, 3, {}),
    next = luck(3),
    left = new Map([
      ['conquest-table', s => s.turn > 3 && /^(Send|\d)/.test(s.head)],
      ['conquest-plan', s => s.plan && s.turn > 3],
      ['conquest-battle', s => s.battle && s.scene > 1],
    ]);
  await page.goto(`${server.url}/t/${id}`);
  await sleep(1200);
  await dismissTour(page);
  for (let k = 0; k < 2500 && left.size; k++) {
    await waitForOffer(page);
    const s = await offers(page);
    if (s.over) return;
    for (const [name, isNow] of left) {
      if (!isNow(s)) continue;
      left.delete(name);
      await everyLook(browser, context, async (p, size) => {
        await p.goto(`${server.url}/t/${id}`);
        await sleep(1500);
        await dismissTour(p);
        await p.screenshot({ path: join(folder, `${name}-${size}.png`) });
      });
    }
    await act(page, next, where => where.click({ timeout: 900 })).catch(() => {});
    await sleep(15);
  }
}

// A game with bots that stops at each moment [picture, round, decision]. It may end before: then another game.
const mostGames = 8;
async function moments(
  browser,
  server,
  context,
  page,
  post,
  [game, name, view, byLuck, options],
  stops,
) {
  const quick = { kind: 'bot', level: 'greedy' };
  const open = async n =>
    (
      await post('/api/tables', {
        id: `t-${game}-${n}`,
        game,
        name,
        options,
        seats: [{ kind: 'me' }, quick, quick, quick],
        pace: 'live',
        clock: null,
        public: true,
        hints: true,
      })
    ).table;
  let games = 1,
    table = await open(games);
  for (const [picture, round, point] of stops) {
    while (!(await playTo(page, table.id, round, point, byLuck)) && games < mostGames)
      table = await open(++games);
    await everyLook(browser, context, async (p, size) => {
      await p.goto(`${server.url}/t/${table.id}`);
      await p.waitForSelector(view);
      await sleep(1500);
      await dismissTour(p);
      await p.screenshot({ path: join(folder, `${picture}-${size}.png`) });
    });
  }
}
const staged = {
  raiatea: [
    ['raiatea', 'Night of Oro', '.ra-view', true, {}],
    [
      ['raiatea-table', 4, 'choose_location'],
      ['raiatea-ceremony', 5, 'mana_offer'],
    ],
  ],
  archipelago: [
    ['archipelago', 'Lagoon', '.ar-view', false, { length: 'long' }],
    [
      ['archipelago-crisis', 3, 'crisis_domestic_turn'],
      ['archipelago-table', 3, 'round_menu'],
    ],
  ],
};

async function everyLook(browser, context, take) {
  for (const theme of ['light', 'dark'])
    for (const [size, viewport] of Object.entries(sizes)) {
      const view = await browser.newContext({
        viewport,
        colorScheme: theme,
        reducedMotion: 'reduce',
        storageState: await context.storageState(),
      });
      await take(await view.newPage(), `${size}${theme === 'dark' ? '-dark' : ''}`);
      await view.close();
    }
}

const server = await new Server().start(),
  browser = await launch();
try {
  const context = await browser.newContext({ viewport: sizes.wide, reducedMotion: 'reduce' }),
    page = await context.newPage();
  page.on('console', m => console.log(m.text()));
  const post = (path, body) =>
    page.evaluate(
      ([p, b]) =>
        fetch(p, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(b),
        }).then(r => r.json()),
      [path, body],
    );
  await page.goto(server.url);
  await post('/api/guest', { name: 'Tern of Niue' });
  if (isWanted('polynesia')) await polynesia(browser, server, context, page, post);
  if (isWanted('conquest')) await conquest(browser, server, context, page);
  for (const [game, [how, stops]] of Object.entries(staged))
    if (isWanted(game)) await moments(browser, server, context, page, post, how, stops);
} finally {
  await browser.close();
  await server.end();
}
