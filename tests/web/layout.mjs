/*
 * layout.mjs - every page and every table at every size that people have: nothing is cut, covered
 * or outside the window, words of a board can be read, targets can be touched, rings of the focus
 * are whole. Then with the spacing of text that readers may set (WCAG 1.4.12), and with colours
 * that the system forces. What is looked at comes from prepared positions (lib/positions.mjs), what
 * is a fault says lib/layout.mjs.
 *
 *   GAMES=polynesia,raiatea  SIZES=phone,1280  only these     LANGUAGE=de  the page in another language
 *   POINTS=all               every kind of decision, not only the crowded ones (minutes)
 *   PLANT=1                  three faults are planted and must be found
 *   layout.mjs I/N           the Ith of N shares: a game each, and the pages
 */
import { Checks, Server, launch, person, until } from './lib/player.mjs';
import { faultsOf, forced, sizes, spacing } from './lib/layout.mjs';
import { Prepared, positionsOf } from './lib/positions.mjs';

const language = process.env.LANGUAGE ?? 'en',
  only = (list, all) =>
    list ? all.filter(x => list.split(',').some(w => (x.name ?? x).includes(w))) : all;
const journals = {
  polynesia: /-4-(a-drawn|b)/,
  conquest: /-(3-events|4-standard)\./,
  raiatea: /-5-(standard|tane)/,
  archipelago: /-(5-medium-family|5-long-permit|4-medium-control)/,
  konane: /-6x6-/, // a place of 8x8 has 22 pixels while hints cover half of the smallest phone
};
const points = {
  polynesia: ['start', 'choose_action', 'travel_step'],
  conquest: ['start', 'move_action', 'build_session', 'off_course_choice'],
  raiatea: ['start', 'choose_location', 'mana_offer', 'prepare'],
  archipelago: ['start', 'round_menu', 'transaction', 'evolve_first', 'crisis_stand'],
  konane: ['start', 'reply', 'turn'],
};
const [share = 1, ofShares = 1] = (process.argv[2] ?? '1/1').split('/').map(Number);
const parts = only(process.env.GAMES, [...Object.keys(points), 'pages']).filter(
  (_, i) => i % ofShares === share - 1,
);
const games = parts.filter(part => part !== 'pages'),
  shown = only(process.env.SIZES, sizes),
  pages = [
    '/',
    '/games',
    '/watch',
    '/learn',
    '/learn/raiatea',
    '/account',
    '/settings',
    '/new?game=archipelago',
    '/nowhere',
  ];
const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
const drawn = page =>
  page.evaluate(() =>
    document.fonts.ready.then(
      () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
    ),
  );

const at = (size, more = {}) =>
  person(browser, {
    viewport: { width: size.width, height: size.height },
    hasTouch: size.touch,
    locale: language,
    ...more,
  });
/* What is found once may be on its way to its place: a fault stays. */
async function look(page, where, options) {
  let found = [];
  await until(
    async () => {
      await drawn(page);
      found = await faultsOf(page, options);
      return found.length === 0;
    },
    5,
    250,
  );
  checks.ok(
    found.length === 0,
    `${where}: ${found.length} faults\n    ${found.slice(0, 12).join('\n    ')}`,
  );
}

/* A window is opened once for sizes that are touched and once for the others, and takes each size in turn. */
const kinds = list =>
  [false, true].map(touch => list.filter(s => s.touch === touch)).filter(l => l.length > 0);
async function atAll(page, list, what, more = {}) {
  for (const size of list) {
    await page.setViewportSize({ width: size.width, height: size.height });
    await look(page, `${size.name}, ${what}`, { touch: size.touch, ...more });
  }
}

/* A game that is over, for the score sheet and the replay: bots play it meanwhile. */
async function finished(page) {
  return page.evaluate(async () => {
    const post = (path, body) =>
      fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }).then(a => a.json());
    await post('/api/guest', { name: 'Shearwater of Rarotonga' });
    const id = (await post('/api/play_now', { game: 'polynesia', level: 'greedy' })).table.id;
    await post(`/api/tables/${id}/leave`, {});
    return id;
  });
}

async function tables(game, positions) {
  const names =
    process.env.POINTS === 'all'
      ? [...positions.keys()]
      : points[game].filter(name => positions.has(name));
  checks.ok(
    names.length > 2,
    `${game}: the journals hold the decisions that are looked at: ${names}`,
  );
  for (const list of kinds(shown)) {
    const { context, page, faults } = await at(list[0]),
      table = new Prepared(page);
    await table.begin();
    await table.open(server.url, positions.get(names[0]));
    for (const name of names) {
      await table.show(positions.get(name));
      await atAll(page, list, `${game}, ${name}`);
    }
    /* Hints lie inside the window, with the button that closes them. Whatever points at one shows its move: the
       pointer stays away, and what the focus has shown is put back. */
    for (const size of list) {
      await page.setViewportSize({ width: size.width, height: size.height });
      await page.locator('[data-hint-button]').first().click();
      await page.mouse.move(0, 0);
      await page.waitForSelector('.hints');
      await look(page, `${size.name}, ${game}, hints`, { touch: size.touch });
      await page.keyboard.press('Escape');
      await page.waitForSelector('.hints', { state: 'detached' });
      for (let k = 0; k < 2; k++) await page.keyboard.press('Escape');
    }
    checks.ok(faults.length === 0, `${game}: no console message: ${faults.slice(0, 2)}`);
    await context.close();
  }
}

/* Readers' spacing, and forced colours: wide and on a phone. */
async function readers(game, positions) {
  for (const size of only('1440x900,phone 390', shown)) {
    const { context, page } = await at(size),
      table = new Prepared(page);
    await table.begin();
    await table.open(server.url, positions.get(points[game][1]));
    await page.evaluate(css => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, spacing);
    await look(page, `${size.name}, ${game}, spacing of text`, {
      touch: size.touch,
      without: ['ring', 'small', 'overlap'],
    });
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    await page.emulateMedia({ forcedColors: 'active' });
    await drawn(page);
    const same = await page.evaluate(forced);
    checks.ok(
      same.length === 0,
      `${size.name}, ${game}, forced colours: these look like their neighbours: ${same}`,
    );
    await context.close();
  }
}

/* The guard itself: what is broken on purpose is found. */
async function planted(positions) {
  const { context, page } = await at(sizes[1]),
    table = new Prepared(page),
    tell = async (css, kind, of) => {
      await page.evaluate(text => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, css);
      await drawn(page);
      const found = (await faultsOf(page)).filter(f => f.startsWith(kind) && of.test(f));
      checks.ok(found.length > 0, `a planted fault is found: ${kind}, ${css}`);
    };
  await table.begin();
  await table.open(server.url, positions.get('start'));
  await look(page, 'nothing planted', {});
  await tell(
    '.opt.act .t { white-space: nowrap; letter-spacing: 14px; } .opt.act { overflow: hidden; }',
    'cut',
    /button|span/,
  );
  await tell('.ccard { height: 40px; }', 'cut', /p|h2|span/);
  await tell('[data-hint-button] { margin-left: -70px; }', 'overlap', /Undo|Hint/);
  await context.close();
}

try {
  const first = await person(browser);
  await first.page.goto(server.url);
  const over = await finished(first.page),
    state = await first.context.storageState();
  for (const game of games) {
    const positions = positionsOf(game, process.env.POINTS === 'all' ? /./ : journals[game]);
    if (game === 'polynesia' && (process.env.PLANT || !process.env.GAMES)) await planted(positions);
    await tables(game, positions);
    await readers(game, positions);
  }
  checks.ok(
    await until(
      async () =>
        (await first.page.evaluate(id => fetch(`/api/tables/${id}`).then(a => a.json()), over))
          .table.status === 'over',
      60,
      100,
    ),
    'bots end their game',
  );
  if (parts.includes('pages'))
    for (const list of kinds([
      ...shown,
      ...only('1280x800', shown).map(s => ({ ...s, name: '1399x800', width: 1399 })),
    ])) {
      const { context, page } = await at(list[0], { storageState: state });
      for (const path of [...pages, `/t/${over}/score`, `/t/${over}/replay?at=40`]) {
        await page.goto(server.url + path);
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await atAll(page, list, path.replace(over, 'OVER'), { without: ['small'] });
      }
      await context.close();
    }
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
