/*
 * tips.mjs - what small signs mean can be read by everybody: no sign or number around a map is without words, in the
 * heaviest positions of every game, wide and on a phone; a long press and the focus of the keyboard open what a mouse
 * opens by resting. Games take turns: each is wide one day and on a phone the next, and one is pressed and focused.
 *
 *   TURN=all  all of it
 */
import { allGames } from './lib/games.mjs';
import { Checks, Server, launch, person, until } from './lib/player.mjs';
import { Prepared, positionsOf } from './lib/positions.mjs';
import { unexplained } from './lib/tips.mjs';
import { inTurn, isAll, sayTurn, turn } from './lib/turns.mjs';

const checks = new Checks(),
  server = await new Server().start(),
  browser = await launch(),
  sizes = [
    { width: 1440, height: 900 },
    { width: 390, height: 844, hasTouch: true },
  ];

/* What needs no words. */
const exceptions = {};

const heaviest = positions => [...positions].sort((a, b) => b.weight - a.weight).slice(0, 3);

/* Whoever has a window of that size: he goes from table to table. */
async function someone({ hasTouch = false, ...viewport }) {
  const { page } = await person(browser, { viewport, hasTouch }),
    table = new Prepared(page);
  await table.begin();
  return { page, table };
}

async function crawl({ page, table }, game, size) {
  const positions = heaviest(positionsOf(game));
  await table.openInside(server.url, positions[0]);
  for (const position of positions) {
    await table.show(position);
    let lost = [];
    await until(async () => {
      lost = (await page.evaluate(unexplained)).filter(x => !exceptions[game]?.includes(x));
      return !lost.length;
    }, 10);
    checks.ok(!lost.length, `${game}, ${position.name}, ${size.width}: ${lost.join('; ')}`);
  }
}

const signs = '[data-tip], [title]';
const wordsOf = el => el.dataset.tip ?? el.title;
const tip = page => page.locator('.sign-tip');
const tipIs = (page, wanted) =>
  until(async () => (await tip(page).allTextContents())[0] === wanted, 30);

/* The focus tells the first sign of a row, arrow keys the next ones; Escape closes. */
async function byKeys({ page, table }, game) {
  const [position] = heaviest(positionsOf(game));
  await table.openInside(server.url, position);
  const row = page.locator('.side [data-tips]').first(),
    titles = await row.locator(signs).evaluateAll(all => all.map(el => el.dataset.tip ?? el.title));
  await page.keyboard.press('Shift');
  await row.focus();
  checks.ok(await tipIs(page, titles[0]), `${game}: the focus tells “${titles[0]}”`);
  await page.keyboard.press('ArrowRight');
  checks.ok(await tipIs(page, titles[1]), `${game}: an arrow key tells “${titles[1]}”`);
  await page.keyboard.press('Escape');
  checks.ok(await until(async () => !(await tip(page).count()), 30), `${game}: Escape closes it`);
}

/* A finger that stays on a sign opens its words; the next touch closes them. */
async function byFinger({ page, table }, game) {
  const [position] = heaviest(positionsOf(game));
  await table.openInside(server.url, position);
  await page.locator('[data-pane="players"]').click();
  const sign = page.locator('[data-tips]').locator(signs).first();
  await sign.scrollIntoViewIfNeeded();
  const finger = { bubbles: true, pointerType: 'touch', isPrimary: true };
  await sign.dispatchEvent('pointerdown', finger);
  checks.ok(
    await tipIs(page, await sign.evaluate(wordsOf)),
    `${game}: a long press tells what a sign means`,
  );
  await sign.dispatchEvent('pointerup', finger);
  await page.locator('body').dispatchEvent('pointerdown', finger);
  checks.ok(await until(async () => !(await tip(page).count()), 30), `${game}: a touch closes it`);
}

const sizesOf = k => (isAll ? sizes : [sizes[(k + turn) % sizes.length]]);

sayTurn();
try {
  const people = new Map();
  for (const size of sizes) people.set(size, await someone(size));
  for (const [k, game] of allGames.entries())
    for (const size of sizesOf(k)) await crawl(people.get(size), game, size);
  for (const game of inTurn(['polynesia', 'raiatea', 'archipelago'], 3)) {
    await byKeys(people.get(sizes[0]), game);
    await byFinger(people.get(sizes[1]), game);
  }
} catch (e) {
  checks.ok(false, e.stack ?? e);
} finally {
  await browser.close();
  await server.end();
}
checks.end();
