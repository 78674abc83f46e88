/*
 * raiatea_phone.mjs - Raiatea by touch on a phone: rounds with three bots, the cards of Tane and the oracle, a
 * ceremony, and the end of a game that bots have played. Everything is large enough for a finger, and nothing
 * sticks out.
 */
import { Checks, Server, dismissTour, launch, luck, person, restless } from './lib/player.mjs';
import { atRest, openTable, playOn } from './lib/raiatea.mjs';
import { checkSheet } from './lib/sheet.mjs';
import { askAll, isLast, playedByBots, standAt } from './lib/tables.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
try {
  const { page, faults } = await person(browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    }),
    options = { tane: 'on', oracle: 'on' };
  await openTable(page, server, 3, options);
  await page.waitForSelector('.tour');
  await dismissTour(page);
  await atRest(page);
  /* Nothing that can be tapped in the sheet is smaller than a finger; nothing runs out of the window. */
  const small = new Set(),
    wide = new Set(),
    looked = new Set(),
    helped = new Set(),
    moved = [];
  const each = async (_, { head }) => {
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
      helped: [...document.querySelectorAll('.ra-helpers')].map(x => x.title),
    }));
    found.small.forEach(x => small.add(x));
    found.wide.forEach(x => wide.add(x));
    found.helped.forEach(x => helped.add(x));
    /* The first long lists: what is said of a choice does not move it. */
    if (
      looked.size < 4 &&
      !looked.has(head) &&
      (await page.locator('form .ask .opt:visible').count()) > 2
    ) {
      looked.add(head);
      moved.push(...(await restless(page)));
    }
  };
  const press = (selector, k) => page.locator(selector).nth(k).tap();
  const next = luck(5),
    rounds = await playOn(page, next, press, {
      each,
      enough: ({ heads }) => heads.size >= 8 && looked.size >= 4,
      most: 45,
    });
  checks.ok(rounds.heads.size >= 6, `questions answered with taps: ${[...rounds.heads]}`);
  const game = await playedByBots(page, 4, { game: 'raiatea', name: 'Marae', options });
  const isRitual = step => step.seat === 0 && step.do.startsWith('ritual');
  await standAt(page, server.url, game, isRitual, { isInside: true });
  const ceremony = await playOn(page, next, press, {
    each,
    enough: ({ seen }) => seen.has('bid'),
    most: 30,
  });
  checks.ok(ceremony.seen.has('bid'), `an offer in the ceremony with taps: ${[...ceremony.seen]}`);
  await askAll(page);
  const id = await standAt(page, server.url, game, isLast),
    { end } = await playOn(page, next, press, { each, most: 20 });
  checks.ok(end.over, `the game comes to its end: ${end.head} ${end.summary}`);
  checks.ok(
    helped.size > 0 && [...helped].every(x => /^\d (gather|trad|div|sham)\w+, \d ready$/.test(x)),
    `signs tell how many helpers there are, and how many are ready: ${[...helped]}`,
  );
  checks.ok(small.size === 0, `every button is large enough: ${[...small].slice(0, 4).join(', ')}`);
  checks.ok(
    looked.size > 0 && moved.length === 0,
    `the bar stands still under a pointer: ${looked.size}, ${moved}`,
  );
  checks.ok(wide.size === 0, `the page is as wide as the phone: ${[...wide]}`);
  await checkSheet(page, checks, { id, seats: 4, board: '.ra-view', parts: 6, most: 6 });
  checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
