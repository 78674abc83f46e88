/*
 * raiatea_phone.mjs - Raiatea by touch on a phone: a whole game with three bots, the cards of Tane and the
 * oracle. Everything is large enough for a finger, and nothing sticks out.
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
import { openTable, playWhole, waitForTurn } from './lib/raiatea.mjs';
import { checkSheet } from './lib/sheet.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
try {
  const { page, faults } = await person(browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    }),
    id = await openTable(page, server, 3, { tane: 'on', oracle: 'on' });
  await sleep(600);
  await dismissTour(page);
  await waitForTurn(page);
  /* Nothing that can be tapped in the sheet is smaller than a finger; nothing runs out of the window. */
  const small = new Set(),
    wide = new Set(),
    looked = new Set(),
    moved = [];
  const each = async () => {
    const found = await page.evaluate(() => ({
      small: [...document.querySelectorAll('.sheet .ask button:not(.grip), .ra-can')]
        .filter(b => b.offsetParent !== null)
        .map(b => [b, b.getBoundingClientRect()])
        .filter(
          ([b, r]) =>
            r.height > 0 &&
            (r.height < 43.5 || r.width < 43.5) &&
            !(b.dataset.spot && document.querySelector(`form [data-do="${b.dataset.do}"]`)),
        )
        .map(([b, r]) => `${b.className} ${Math.round(r.width)}x${Math.round(r.height)}`),
      wide:
        document.documentElement.scrollWidth > window.innerWidth + 1
          ? [`${document.documentElement.scrollWidth}`]
          : [],
    }));
    found.small.forEach(x => small.add(x));
    found.wide.forEach(x => wide.add(x));
    /* The first long lists: what is said of a choice does not move it. */
    const head = await page
      .locator('form .ask-head h2')
      .textContent({ timeout: 3000 })
      .catch(() => '');
    if (
      looked.size < 4 &&
      !looked.has(head) &&
      (await page.locator('form .ask .opt:visible').count()) > 2
    ) {
      looked.add(head);
      moved.push(...(await restless(page)));
    }
  };
  const press = (selector, k) => page.locator(selector).nth(k).tap({ timeout: 3000 });
  const { done, end } = await playWhole(page, luck(5), press, each);
  checks.ok(
    end.over,
    `a game on a phone came to its end after ${done} taps: ${end.head} ${end.summary}`,
  );
  checks.ok(small.size === 0, `every button is large enough: ${[...small].slice(0, 4).join(', ')}`);
  checks.ok(
    looked.size > 0 && moved.length === 0,
    `the bar stands still under a pointer: ${looked.size}, ${moved}`,
  );
  checks.ok(wide.size === 0, `the page is as wide as the phone: ${[...wide]}`);
  await checkSheet(page, server, checks, { id, seats: 4, board: '.ra-view', parts: 6, most: 6 });
  checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
