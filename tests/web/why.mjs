/*
 * why.mjs - "Why can't I?" on anything: at every decision of every game (lib/bank.mjs), and after each first click of
 * it, whatever is no choice is pressed, by mouse, by finger and by keyboard: pieces, hexes, cards, prices, dim buttons.
 * One sentence says why, and nothing else happens. Games without a board of their own are in plain.mjs.
 *
 * Decisions and things take turns; the heaviest decision of each game is always among them, and one whose board leaves
 * the answer to its view (table/whynot.ts).
 *
 *   TURN=all       all of it (minutes)
 *   GAMES=raiatea  POINTS=train,prepare   only these
 *   TELL=1         every sentence, with how often it was said
 */
import { allGames } from './lib/games.mjs';
import { Checks, Server, launch, person, standOf } from './lib/player.mjs';
import { Prepared, positionsOf } from './lib/positions.mjs';
import { inTurn, isAll, sayTurn } from './lib/turns.mjs';
import { pressable } from './lib/why.mjs';

const games = process.env.GAMES?.split(',') ?? allGames,
  points = process.env.POINTS?.split(',');
const checks = new Checks(),
  server = await new Server().start(),
  browser = await launch(),
  told = new Map();

const isSentence = text => /^\p{Lu}.*[.?]$|^\d/u.test(text);

/* What a press has brought. */
function judge(position, where, { name, said, asked }) {
  const of = `${where}, ${name}`;
  checks.ok(isSentence(said), `${of}: it says “${said}”`);
  checks.ok(asked, `${of}: something else is asked after it`);
  checks.ok(said !== position.view.not_now, `${of}: it has no reason of its own: “${said}”`);
  const line = `${position.game}, ${position.name}: ${said}`;
  told.set(line, (told.get(line) ?? 0) + 1);
}

/* There the rows of a Battle are marked. */
const always = ['battle_choose_loss'];

const numbers = n => [...Array(n).keys()];
const marked = page => page.evaluate(() => window.shut.marked());

/* Numbers of the things whose turn it is, one in `share`, and of some that must not be missed. */
async function chosen(page, share) {
  const n = await page.evaluate(() => window.shut.all().length);
  return [...new Set([...inTurn(numbers(n), share), ...(await marked(page))])];
}

const hush = page => page.evaluate(() => window.shut.hush());

/* What a page answers goes by the line before the page says what came of it. */
const doesNothing = ({ acts }, where) =>
  checks.ok(!acts.length, `${where}: it does ${acts.splice(0)}`);

async function pressAll(table, position, where, { pointer, share }) {
  const { page } = table,
    which = await chosen(page, share);
  const all = await page.evaluate(([ks, type]) => window.shut.press(ks, type), [which, pointer]);
  for (const found of all) judge(position, where, found);
  doesNothing(table, `${where}, ${all.map(({ name }) => name)}`);
}

async function byKeys(table, position, where) {
  const { page } = table;
  for (const k of await chosen(page, 40)) {
    await hush(page);
    const name = await page.evaluate(n => window.shut.focus(n), k);
    if (name === null) continue; // within something that has the focus for it
    await page.keyboard.press('Enter');
    const said = await page.evaluate(() => window.shut.heard());
    judge(position, `${where}, Enter`, { name, said, asked: true });
    doesNothing(table, `${where}, Enter, ${name}`);
  }
  await hush(page);
}

const groups = 'form [data-group]:not([aria-disabled])';

/* What is possible only after a click on a group of actions: the groups of a decision one after the other. */
async function inGroups(table, position, where) {
  const { page } = table,
    names = await page.locator(groups).evaluateAll(list => list.map(b => b.dataset.group));
  for (const group of names) {
    await page.locator(`form [data-group="${group}"]`).first().click();
    await page.mouse.move(0, 0); // what it rests on would be explained instead
    await hush(page);
    table.isSent = (await standOf(page)).stand !== 'asked';
    if (table.isSent) return; // it was an answer, and no group
    await pressAll(table, position, `${where}, ${group}`, {
      pointer: 'mouse',
      share: 12,
    });
    for (let k = 0; k < 3 && !(await page.locator(groups).count()); k++)
      await page.keyboard.press('Escape');
  }
}

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

async function open() {
  const someone = await person(browser),
    table = new Prepared(someone.page);
  await pressable(someone.page);
  await someone.page.addInitScript(
    () => localStorage.setItem('vaka.settings', '{"stops":true}'), // also what has a single answer is asked
  );
  await table.begin();
  return { ...someone, table };
}

/* Whether it is asked there: some questions the page answers by itself, and nothing follows here. */
async function show(table, position) {
  const { page } = table;
  table.acts.length = 0; // an answer that was taken for a group
  if (table.isSent) await table.open(server.url, position);
  else await table.show(position);
  await page.waitForSelector(
    `[data-testid="summary"][data-step="${position.step}"]:is([data-stand="asked"], [data-stand="sent"])`,
    { state: 'attached' },
  );
  table.isSent = (await standOf(page)).stand === 'sent';
  return !table.isSent;
}

async function byFinger(table, position) {
  if (!(await show(table, position))) return;
  await pressAll(table, position, `${position.game}, ${position.name}, phone`, {
    pointer: 'touch',
    share: 12,
  });
}

async function byMouseAndKeys(table, position) {
  const where = `${position.game}, ${position.name}`;
  if (!(await show(table, position))) return;
  await pressAll(table, position, where, { pointer: 'mouse', share: 8 });
  await byKeys(table, position, where);
  await inGroups(table, position, where);
}

/* On a phone, whose window then grows. */
async function look({ page, table, faults }, game) {
  const positions = positionsOf(game).filter(
      p => !p.view.over && (!points || points.includes(p.name)),
    ),
    heaviest = positions.reduce((a, b) => (b.weight > a.weight ? b : a)),
    visited = new Set([
      heaviest,
      ...positions.filter(p => points || always.includes(p.name)),
      ...inTurn(positions, 11),
    ]);
  await page.setViewportSize(sizes.phone);
  table.isSent = true; // of the game before
  for (const position of isAll ? visited : [heaviest]) await byFinger(table, position);
  await page.setViewportSize(sizes.wide);
  await page.waitForSelector('.app:not(.ph)');
  for (const position of visited) await byMouseAndKeys(table, position);
  checks.quiet({ [game]: { faults: faults.splice(0) } });
}

sayTurn();
try {
  const someone = await open();
  for (const game of games) await look(someone, game);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
if (process.env.TELL) for (const [line, n] of [...told].sort()) console.log(`${n}\t${line}`);
checks.end();
