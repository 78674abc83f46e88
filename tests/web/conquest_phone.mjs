/*
 * conquest_phone.mjs - Conquest of Paradise on a phone, by taps, for some turns: the map, the sheet, a party,
 * a plan and a Battle. Then axe on a plan and on a Battle, light and dark, wide and phone.
 */
import {
  Checks,
  Server,
  dismissTour,
  launch,
  luck,
  person,
  restless,
  sleep,
} from './lib/player.mjs';
import { act, faultsOf, offers, openTable, stopEverywhere, waitForOffer } from './lib/conquest.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/* The same table in both sizes and themes. */
async function examine(state, id, what) {
  for (const [size, more] of [
    ['wide', {}],
    ['phone', phone],
  ])
    for (const theme of ['light', 'dark']) {
      const { context, page, faults } = await person(browser, {
        ...more,
        colorScheme: theme,
        storageState: state,
      });
      await page.goto(`${server.url}/t/${id}`);
      await page.waitForSelector(what);
      await dismissTour(page);
      await sleep(350);
      const found = await faultsOf(page);
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
      checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 2).join(' | ')}`);
      await context.close();
    }
}

try {
  const { context, page, faults } = await person(browser, phone);
  await stopEverywhere(
    page,
  ); /* what the page answers by itself is looked at in conquest_plan.mjs */
  await page.goto(server.url);
  const id = await openTable(page, 2, { end_offset: '5' });
  await page.goto(`${server.url}/t/${id}`);
  await page.waitForSelector('.ph .sheet');
  await sleep(300);
  await dismissTour(page);
  const next = luck(9),
    seen = new Set(),
    examined = new Set(),
    press = where => where.tap({ timeout: 900 });
  const target = async key => {
    await page
      .locator(`[data-target="${key}"]`)
      .evaluate(e => e.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  };
  const looked = new Set(),
    moved = [];
  const wanted = ['answer', 'plan item', 'plan seal', 'party sail'];
  for (let k = 0; k < 1000 && (examined.size < 2 || !wanted.every(kind => seen.has(kind))); k++) {
    await waitForOffer(page);
    const s = await offers(page),
      what = s.battle && s.scene ? '[data-battle]' : s.plan && s.turn > 1 ? '.cx' : null;
    if (what && !examined.has(what)) {
      examined.add(what);
      await examine(await context.storageState(), id, what);
    }
    if (
      looked.size < 4 &&
      !looked.has(s.head) &&
      !s.battle &&
      (await page.locator('form .ask .opt:visible').count()) > 2
    ) {
      looked.add(s.head);
      moved.push(...(await restless(page)));
    }
    const did = await act(page, next, press, { target }).catch(() => 'late');
    if (did === 'over') break;
    seen.add(did);
    await sleep(20);
  }
  checks.ok(
    looked.size > 0 && moved.length === 0,
    `the bar stands still under a pointer: ${looked.size}, ${moved}`,
  );
  for (const kind of wanted) checks.ok(seen.has(kind), `${kind} by tap: ${[...seen]}`);
  checks.ok(
    examined.has('.cx') && examined.has('[data-battle]'),
    `a plan and a Battle were examined: ${[...examined]}`,
  );
  checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
