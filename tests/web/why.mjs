/*
 * why.mjs - "Why can't I?" on anything: at every decision of every game (lib/bank.mjs), and after each first click of
 * it, whatever is no choice is pressed, by mouse, by finger and by keyboard: pieces, hexes, cards, prices, dim buttons.
 * One sentence says why, and nothing else happens. Games without a board of their own are in plain.mjs.
 *
 * Decisions and things take turns; the heaviest decision of each game is always among them.
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
function judge(table, position, where, { name, said, asked }) {
  const of = `${where}, ${name}`,
    { acts } = table;
  checks.ok(isSentence(said), `${of}: it says “${said}”`);
  checks.ok(asked, `${of}: something else is asked after it`);
  checks.ok(!acts.length, `${of}: it does ${acts.splice(0)}`);
  checks.ok(said !== position.view.not_now, `${of}: it has no reason of its own: “${said}”`);
  const line = `${position.game}, ${position.name}: ${said}`;
  told.set(line, (told.get(line) ?? 0) + 1);
}

const numbers = n => [...Array(n).keys()];
const count = page => page.evaluate(() => window.shut.all().length);
const hush = page => page.evaluate(() => window.shut.hush());

async function pressAll(table, position, where, { pointer, share }) {
  const { page } = table;
  for (const k of inTurn(numbers(await count(page)), share)) {
    await hush(page);
    const found = await page.evaluate(([n, type]) => window.shut.press(n, type), [k, pointer]);
    if (found) judge(table, position, where, found);
  }
  await hush(page);
}

async function byKeys(table, position, where) {
  const { page } = table;
  for (const k of inTurn(numbers(await count(page)), 40)) {
    await hush(page);
    const name = await page.evaluate(n => window.shut.focus(n), k);
    if (name === null) continue; // within something that has the focus for it
    await page.keyboard.press('Enter');
    const said = await page.evaluate(() => window.shut.heard());
    judge(table, position, `${where}, Enter`, { name, said, asked: true });
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

async function open(positions, options) {
  const someone = await person(browser, options),
    table = new Prepared(someone.page);
  await pressable(someone.page);
  await someone.page.addInitScript(
    () => localStorage.setItem('vaka.settings', '{"stops":true}'), // also what has a single answer is asked
  );
  await table.begin();
  await table.open(server.url, positions[0]);
  return { ...someone, table };
}

/* Whether it is asked there: some questions the page answers by itself, and nothing follows here. */
async function show(table, position) {
  const { page } = table;
  if (table.isSent) await table.open(server.url, position);
  else await table.show(position);
  await page.waitForSelector(
    `[data-testid="summary"][data-step="${position.step}"]:is([data-stand="asked"], [data-stand="sent"])`,
    { state: 'attached' },
  );
  table.isSent = (await standOf(page)).stand === 'sent';
  return !table.isSent;
}

async function look(game) {
  const positions = positionsOf(game).filter(
      p => !p.view.over && (!points || points.includes(p.name)),
    ),
    heaviest = positions.reduce((a, b) => (b.weight > a.weight ? b : a)),
    visited = points ? positions : [...new Set([...inTurn(positions, 11), heaviest])];
  const wide = await open(positions, {}),
    phone = await open(positions, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
  for (const position of visited) {
    const where = `${game}, ${position.name}`;
    wide.table.acts.length = phone.table.acts.length = 0;
    if (!(await show(wide.table, position))) continue;
    await pressAll(wide.table, position, where, { pointer: 'mouse', share: 8 });
    await byKeys(wide.table, position, where);
    await inGroups(wide.table, position, where);
    if (position !== heaviest && !isAll) continue;
    await show(phone.table, position);
    await pressAll(phone.table, position, `${where}, phone`, {
      pointer: 'touch',
      share: 12,
    });
  }
  checks.quiet({ wide, phone });
  for (const { context } of [wide, phone]) await context.close();
}

sayTurn();
try {
  for (const game of games) await look(game);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
if (process.env.TELL) for (const [line, n] of [...told].sort()) console.log(`${n}\t${line}`);
checks.end();
