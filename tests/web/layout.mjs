/*
 * layout.mjs - every decision of every game in its heaviest form (lib/bank.mjs), and every page, at the sizes that
 * people have: nothing is cut, covered or outside the window, words can be read, targets can be touched, rings of the
 * focus are whole, nothing moves away from the pointer, no internal name is shown. Then light and dark, with the
 * spacing of text that readers may set (WCAG 1.4.12), with the largest words of the settings, and with colours that
 * the system forces. What is a fault says lib/layout.mjs.
 *
 * A plain run looks at one decision in seven, the others on the next days, each at a size of its own; at the heaviest
 * of each game at every other size, the rest the next day, so too with hints and as readers set it; at each page at the
 * narrowest sizes and at one of the others. Each day another language.
 *
 *   POINTS=all               every decision at every size (minutes); POINTS=wish,deal_goods: these at every size
 *   GAMES=polynesia,raiatea  SIZES=phone,1280  LANGUAGE=fr,nl  only these
 *   TEXT=largest             with words of that size (settings)
 *   PLANT=1                  only what is planted, and must be found
 *   layout.mjs I/N           the Ith of N shares: a game each, and the pages
 */
import { aboard, allGames } from './lib/games.mjs';
import { Checks, Server, launch, person, until } from './lib/player.mjs';
import { askedAt } from './lib/bank.mjs';
import { axeFaults, ofColour } from './lib/axe.mjs';
import { unseen } from './lib/browser.mjs';
import { goInside } from './lib/inside.mjs';
import { faultsOf, forced, restlessOf, sizes, spacing } from './lib/layout.mjs';
import { Prepared, positionsOf } from './lib/positions.mjs';
import { stepAside } from './lib/tables.mjs';
import { inTurn, sayTurn } from './lib/turns.mjs';

const only = (list, all) =>
  list ? all.filter(x => list.split(',').some(w => (x.name ?? x).includes(w))) : all;
const languages = only(process.env.LANGUAGE, ['en', 'fr', 'nl']),
  spoken = process.env.LANGUAGE ? languages : inTurn(languages, 3);
let language = 'en'; // in which everything is shown now
const wanted = process.env.POINTS ?? '',
  isWhole = wanted !== '';
const [share = 1, ofShares = 1] = (process.argv[2] ?? '1/1').split('/').map(Number);
const parts = only(process.env.GAMES, [...allGames, 'pages']).filter(
  (_, i) => i % ofShares === share - 1,
);
const games = parts.filter(part => part !== 'pages'),
  shown = only(process.env.SIZES, sizes),
  pages = [
    '/',
    '/new?game=archipelago', // over the page before it
    '/games',
    '/watch',
    '/learn',
    ...aboard.map(game => `/learn/${game}`),
    '/account',
    '/settings',
    '/nowhere',
  ];
const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();

const at = async (size, more = {}, text = process.env.TEXT) => {
  const someone = await person(browser, {
    viewport: { width: size.width, height: size.height },
    hasTouch: size.touch,
    locale: language,
    ...more,
  });
  if (text)
    await someone.page.addInitScript(
      kept => localStorage.setItem('vaka.settings', JSON.stringify({ text: kept })),
      text,
    );
  return someone;
};
/* What is found once may be on its way to its place, on a busy machine for long: a fault stays. */
async function look(page, where, options) {
  let found = [];
  await until(async () => (found = await faultsOf(page, options)).length === 0, 5, 250);
  checks.ok(
    found.length === 0,
    `${language}, ${where}: ${found.length} faults\n    ${found.slice(0, 12).join('\n    ')}`,
  );
}
const take = (page, { width, height }) => page.setViewportSize({ width, height });
/* A window takes each size in turn: first those of a mouse, then, as fingers come to it, those that are touched. They
   stay: a page from which they are taken away again has no mouse either. */
const kinds = list =>
  [false, true].map(touch => list.filter(s => s.touch === touch)).filter(l => l.length > 0);
async function handOver(page, { touch }) {
  if (!touch) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
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

/* ---- Tables ---------------------------------------------------------------------------------- */

const heaviestOf = positions => positions.reduce((a, b) => (b.weight > a.weight ? b : a));

/* Those of a list whose turn it is, every other one of `all`: at these the heaviest is looked at. */
const heavyAt = (list, all = shown) => {
  const due = new Set(isWhole ? all : inTurn(all, 2));
  return list.filter(size => due.has(size));
};
const readersAt = only('1440x900,phone 390', shown);

/* Which positions beside the heaviest are looked at in a size. */
function dueAt(positions, size) {
  if (isWhole) return wanted === 'all' ? positions : only(wanted, positions);
  const due = new Set(inTurn(positions, 7));
  return positions.filter((p, i) => due.has(p) && shown[i % shown.length] === size);
}

async function lookAt(page, { game, name, step }, size, without) {
  const where = `${size.name}, ${game}, ${name}`;
  await look(page, where, { size, step, without });
  if (size.touch || (isWhole && !/1366|1024/.test(size.name))) return;
  const moved = await restlessOf(page, isWhole ? Infinity : 3);
  checks.ok(moved.length === 0, `${language}, ${where}: ${moved.join('\n    ')}`);
}

/* One window for all of a game: to load it, and to show a position, takes more than to look at it. */
async function tables(game, positions) {
  const heaviest = heaviestOf(positions),
    { context, page, faults } = await at(shown[0], { hasTouch: false, colorScheme: 'light' }),
    table = new Prepared(page);
  await table.begin();
  await table.open(server.url, positions[0]);
  for (const list of kinds(shown)) {
    await handOver(page, list[0]);
    for (const size of list) {
      await take(page, size);
      for (const position of dueAt(positions, size).filter(p => isWhole || p !== heaviest)) {
        await table.show(position);
        await lookAt(page, position, size, isWhole ? [] : ['ring']);
      }
    }
    await table.show(heaviest);
    for (const size of isWhole ? [] : heavyAt(list)) {
      await take(page, size);
      await lookAt(page, heaviest, size, []);
    }
    await hints(page, game, isWhole ? list : heavyAt(only('1280x720,1024,360,844', list)));
    for (const size of heavyAt(list, readersAt)) await readers(page, game, heaviest, size);
  }
  checks.ok(faults.length === 0, `${game}: no console message: ${faults.slice(0, 2)}`);
  await context.close();
}

/* Hints lie inside the window, with the button that closes them. Whatever points at one shows its move: the
   pointer stays away, and what the focus has shown is put back. */
async function hints(page, game, list) {
  for (const size of list) {
    await take(page, size);
    await page.locator('[data-hint-button]').first().click();
    await page.mouse.move(0, 0);
    await page.waitForSelector('.hints');
    await look(page, `${size.name}, ${game}, hints`, { size });
    await page.keyboard.press('Escape');
    await page.waitForSelector('.hints', { state: 'detached' });
    for (let k = 0; k < 2; k++) await page.keyboard.press('Escape');
  }
}

/* One sheet beside those that the page has (browser.mjs). */
const dress = (page, css) =>
  page.evaluate(text => {
    const { adoptedStyleSheets: all } = document;
    if (!globalThis.worn) all.push((globalThis.worn = new CSSStyleSheet()));
    globalThis.worn.replaceSync(text);
  }, css);

const words = (page, size) =>
  page.evaluate(to => {
    document.documentElement.dataset.text = to;
  }, size);

/* The heaviest position, which is shown, in both colours, with readers' spacing, the largest text and forced colours:
   wide or on a phone. */
async function readers(page, game, { step }, size) {
  const where = `${size.name}, ${game}`;
  await take(page, size);
  await dress(page, spacing);
  const without = ['ring', 'small', 'overlap', 'target', 'beyond', 'wraps'];
  await look(page, `${where}, spacing of text`, { size, step, without });
  await dress(page, '');
  await words(page, 'largest');
  await look(page, `${where}, largest text`, { size, step, without: ['ring', 'wraps'] });
  await words(page, process.env.TEXT ?? 'normal');
  for (const colorScheme of isWhole ? ['light', 'dark'] : ['dark']) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    const found = await axeFaults(page, ofColour);
    checks.ok(found.length === 0, `${where}, ${colorScheme}: ${found.join('\n    ')}`);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await until(() => page.evaluate(() => matchMedia('(forced-colors: active)').matches), 20);
  const same = await page.evaluate(forced);
  checks.ok(
    same.length === 0,
    `${where}, forced colours: these look like their neighbours: ${same}`,
  );
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  await page.locator('html[data-theme="light"]').waitFor();
  await unseen(page);
}

/* Every point at which a person is asked is in the bank. */
function covered(game, positions) {
  const has = new Set(positions.map(p => p.name));
  for (const point of askedAt(game))
    checks.ok(
      has.has(point),
      `${game}: ${point} is not in the bank: tools/layout-bank.mjs ${game}`,
    );
}

/* ---- The guard itself: what is broken on purpose is found ------------------------------------ */

const plants = [
  [
    'cut',
    '.opt.act .t { white-space: nowrap; letter-spacing: 14px; } .opt.act { overflow: hidden; }',
  ],
  ['cut', '.ccard { height: 40px; }'],
  ['cut', '.dock { translate: 0 60px; }'],
  [
    'covered',
    '.acts { position: relative; } .acts::after { content: ""; position: absolute; inset: 0; }',
  ],
  [
    'covered',
    '[data-hint-button] { position: fixed; inset: 50% 0 0 0; height: 400px; z-index: 99; }',
  ],
  ['overlap', '[data-hint-button] { margin-left: -70px; }'],
  ['overlap', '.ask-say { translate: 0 -20px; }'],
  ['beyond', '.opt.act .t { white-space: nowrap; letter-spacing: 14px; }'],
  ['beyond', '.acts { translate: 0 20px; }'],
  ['broken', '.opt .t { width: 30px; overflow-wrap: anywhere; hyphens: auto; }'],
  ['small', '.opt .t { display: contents; font-size: 10px; }'],
  ['small', '.ccard p { font-size: 10.5px; }'],
  ['small', '.opt .t { font-size: 11.5px; }', 'phone 390'],
  ['target', '.opt { height: 30px; min-height: 0; padding: 0; }', 'phone 390'],
  ['sideways', 'body { width: 110vw; overflow: visible; } html { overflow: auto; }', 'phone 390'],
  ['wraps', '.ph .top p { max-width: 50px; }', 'phone 390'],
  ['moves', '.opt:hover { translate: 0 -4px; }'],
  ['name', ''], // written into the question
].map(([kind, css, size]) => [kind, css.replaceAll(';', ' !important;'), size]);

async function planted(positions) {
  const position = positions.find(p => p.name === 'choose_action'),
    { context, page } = await at(sizes[1]),
    table = new Prepared(page);
  await table.begin();
  await table.open(server.url, position);
  const bare = async () => {
    for (const size of only('1440x900,phone 390', sizes)) {
      await take(page, size);
      await look(page, 'nothing planted', { size, step: position.step });
    }
  };
  await bare();
  for (const [kind, css, name = '1440x900'] of plants) {
    const size = sizes.find(s => s.name.includes(name));
    if (kind === 'name') await bare(); // what was planted before has gone
    await take(page, size);
    await dress(page, css);
    if (kind === 'name')
      await page.evaluate(() => document.querySelector('form h2').append(' rp_draw'));
    const options = { size, step: position.step, without: ['ring'] },
      found = kind === 'moves' ? await restlessOf(page) : await faultsOf(page, options);
    checks.ok(
      found.some(f => f.startsWith(kind)),
      `a planted fault is not found: ${kind}, ${css}: ${found.slice(0, 3)}`,
    );
    await dress(page, '');
  }
  await context.close();
}

/* ---- Pages ------------------------------------------------------------------------------------ */

/* At the narrowest sizes, and at one of the others. */
const duePage = (list, k) =>
  list.filter((s, i) => isWhole || /360x740|844x390|720x450/.test(s.name) || i === k % list.length);

async function around(over, state) {
  const wide = only('1280x800', shown).map(s => ({ ...s, name: '1399x800', width: 1399 })),
    lists = kinds([...shown, ...wide]),
    { context, page } = await at(lists[0][0], { storageState: state, hasTouch: false });
  await page.goto(`${server.url}/settings`);
  for (const list of lists) {
    await handOver(page, list[0]);
    for (const [k, path] of [...pages, `/t/${over}/score`, `/t/${over}/replay?at=40`].entries()) {
      await goInside(page, path, path.startsWith('/new') ? 'dialog[open]' : 'h1');
      for (const size of duePage(list, k)) {
        await take(page, size);
        const where = `${size.name}, ${path.replace(over, 'OVER')}`;
        await look(page, where, { size, without: ['small'] });
      }
    }
  }
  await context.close();
}

sayTurn();
try {
  const first = await person(browser);
  let over = null;
  if (parts.includes('pages')) {
    await stepAside(first.page, server.url);
    over = await finished(first.page);
  }
  const state = await first.context.storageState();
  for (const game of games) {
    covered(game, positionsOf(game));
    if (game === 'polynesia') await planted(positionsOf(game));
    if (process.env.PLANT) continue;
    for (language of spoken) {
      const positions = positionsOf(game, language);
      await tables(game, positions);
    }
  }
  if (over && !process.env.PLANT) {
    const row = () =>
      first.page.evaluate(id => fetch(`/api/tables/${id}`).then(a => a.json()), over);
    const isOver = async () => (await row()).table.status === 'over';
    checks.ok(await until(isOver, 60, 100), 'bots end their game');
    for (language of spoken) await around(over, state);
  }
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
