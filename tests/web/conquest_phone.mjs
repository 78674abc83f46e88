/*
 * conquest_phone.mjs - Conquest of Paradise on a phone, by taps, at positions of a game that bots have played: the map,
 * the sheet, a party, a plan and a Battle. Then axe on a plan and on a Battle, light and dark, wide and phone.
 */
import { Checks, Server, dismissTour, launch, luck, person, restless } from './lib/player.mjs';
import {
  decide,
  isBattle,
  isFirstVoyage,
  isParty,
  isSecondPlan,
  offers,
  stopEverywhere,
} from './lib/conquest.mjs';
import { axeFaults, ofColour } from './lib/axe.mjs';
import { turnTo } from './lib/inside.mjs';
import { playedByBots, standAt, stepAside } from './lib/tables.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/* What a page shows of a table, in both themes. */
async function examine(page, size, what) {
  for (const theme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`html[data-theme="${theme}"]`).waitFor();
    const found = await axeFaults(page, theme === 'dark' ? ofColour : null);
    checks.ok(found.length === 0, `axe: ${what}, ${size}, ${theme}: ${found.join(' | ')}`);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1,
    );
    checks.ok(!over, `${what}, ${size}: nothing sticks out`);
    if (size === 'phone') {
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('.cb *, .cx *, .cp *')]
          .filter(
            e =>
              e.checkVisibility() &&
              [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()) &&
              !e.closest('.hush, svg') &&
              parseFloat(getComputedStyle(e).fontSize) < 13,
          )
          .map(e => e.className),
      );
      checks.ok(small.length === 0, `${what}: every word is readable: ${small}`);
      const tiny = await page.evaluate(() =>
        [...document.querySelectorAll('.cb button, .cx button, .cp button')]
          .filter(e => e.checkVisibility() && e.getBoundingClientRect().height < 43.5)
          .map(e => e.className),
      );
      checks.ok(tiny.length === 0, `${what}: every button can be tapped: ${tiny}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/* The same table in a wide window of the same person, which is opened once. */
let wide = null;
async function examineWide(storageState, id, what) {
  const isInside = wide !== null;
  wide ??= await person(browser, { storageState });
  const { page, faults } = wide;
  if (isInside) await turnTo(page, `/t/${id}`);
  else await page.goto(`${server.url}/t/${id}`);
  await page.waitForSelector(what);
  await examine(page, 'wide', what);
  checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 2).join(' | ')}`);
  await turnTo(page, '/nowhere');
  await page.locator(what).first().waitFor({ state: 'detached' });
}

try {
  const { context, page, faults } = await person(browser, phone);
  await stopEverywhere(
    page,
  ); /* what the page answers by itself is looked at in conquest_plan.mjs */
  await stepAside(page, server.url);
  const game = await playedByBots(page, 2, { game: 'conquest', name: 'Friday canoe', options: {} }),
    chance = luck(9),
    next = n => (n === 4 ? 1 : chance(n)), // whoever can choose on the map does
    press = where => where.tap();
  /* What lies near the edge of the map is under the sheet: a phone moves the map first. */
  const target = key =>
    page
      .locator(`[data-target="${key}"]`)
      .evaluate(e => e.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  const moved = [];
  let looked = 0;
  for (const [isIt, last, what] of [
    [isFirstVoyage, 'map hex', null],
    [isParty, 'party sail', null],
    [isSecondPlan, 'plan seal', '.cx'],
    [isBattle, 'battle choice', '[data-battle]'],
  ]) {
    const id = await standAt(page, server.url, game, isIt, { isInside: isIt !== isFirstVoyage }),
      seen = new Set();
    if (isIt === isFirstVoyage) {
      await page.waitForSelector('.tour');
      await dismissTour(page);
    }
    if (what) {
      await page.waitForSelector(what);
      await examine(page, 'phone', what);
      await examineWide(await context.storageState(), id, what);
    }
    for (let k = 0; k < 60 && !seen.has(last); k++) {
      const { battle } = await offers(page);
      if (looked < 4 && !battle && (await page.locator('form .ask .opt:visible').count()) > 2) {
        looked++;
        moved.push(...(await restless(page)));
      }
      seen.add(await decide(page, next, press, { target }));
    }
    checks.ok(seen.has(last), `${last} by tap: ${[...seen]}`);
  }
  checks.ok(
    looked > 0 && moved.length === 0,
    `the bar stands still under a pointer: ${looked}, ${moved}`,
  );
  checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
