/*
 * archipelago_phone.mjs - Archipelago by touch on a phone: turns with a crisis, an exploration and a deal
 * by taps. Everything is large enough for a finger, nothing sticks out, and axe finds no fault in the
 * round, the trading table, an offer and the crisis.
 */
import { Checks, Server, dismissTour, launch, luck, person, restless } from './lib/player.mjs';
import { answerOf, draftOffer, openTable, playOn } from './lib/archipelago.mjs';
import { axeFaults } from './lib/axe.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
try {
  const { page, faults } = await person(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
  });
  await openTable(page, server, 2, { length: 'short' });
  await page.waitForSelector('.tour');
  await dismissTour(page);
  const press = (selector, k) => page.locator(selector).nth(k).tap(),
    next = luck(5);
  const small = new Set(),
    wide = new Set(),
    looked = new Set(),
    faulty = [],
    moved = new Set();
  let turn = 0,
    explored = false,
    answer = null,
    offers = 0,
    tried = '';
  const where = () =>
    page.evaluate(
      () =>
        `${document.querySelectorAll('.log li').length} ` +
        `${document.querySelector('[data-testid="summary"]')?.textContent}`,
    );
  const look = async (what, s) => {
    if (looked.has(what)) return;
    looked.add(what);
    for (const fault of await axeFaults(page)) faulty.push(`${what} (${s.head}): ${fault}`);
  };
  const measure = async () => {
    const found = await page.evaluate(() => ({
      small: [
        ...document.querySelectorAll(
          '.sheet .ask button:not(.grip), .sheet .ask [data-spin], .sheet .ask summary',
        ),
      ]
        .filter(b => b.offsetParent !== null)
        .map(b => [b, b.getBoundingClientRect()])
        .filter(([, r]) => r.height > 0 && (r.height < 43.5 || r.width < 43.5))
        .map(([b, r]) => `${b.className} ${Math.round(r.width)}x${Math.round(r.height)}`),
      wide:
        document.documentElement.scrollWidth > window.innerWidth + 1
          ? [`${document.documentElement.scrollWidth}`]
          : [],
    }));
    found.small.forEach(x => small.add(x));
    found.wide.forEach(x => wide.add(x));
  };
  /* A deal on the table by taps; asked again until a bot has answered one. Not in a round in which nothing can be
       drafted: it would be asked for ever. */
  const deal = async () => {
    tried = await where();
    await press('.ar-opts [data-partner]', 0);
    await page.waitForSelector('.ar-trade');
    const drafted = await draftOffer(
      page,
      async (what, n) => {
        for (let k = 0; k < n; k++) await press(`[data-step="${what}:more"]`, 0);
      },
      5 + offers,
    );
    await measure();
    await look('the trading table', { head: 'trade' });
    if (!drafted) {
      await press('[data-close-trade]', 0);
      return;
    }
    offers++;
    await press('[data-propose]', 0);
    answer = await answerOf(page);
  };
  const each = async (_, s) => {
    turn = Math.max(
      turn,
      Number(/[Tt]urn (\d+)/.exec(await page.locator('.ph .top p').textContent())?.[1] ?? 0),
    );
    explored ||= s.kind === 'placing' && turn > 0;
    await measure();
    if (s.crisis) await look('a crisis', s);
    if (s.kind === 'answer') await look('an offer', s);
    if (s.kind === 'opts' && s.options.includes('wheel')) await look('a round', s);
    if (s.kind === 'opts' && s.options.includes('explore') && !looked.has('pointer')) {
      looked.add('pointer');
      for (const x of await restless(page)) moved.add(x);
    }
    if (
      s.kind === 'opts' &&
      s.partners &&
      !s.crisis &&
      answer !== true &&
      offers < 4 &&
      (await where()) !== tried
    ) {
      await deal();
      return true;
    }
    if (s.kind === 'opts' && !explored && s.options.includes('explore')) {
      await press('form .ar-opts [data-do="explore"]', 0);
      return true;
    }
    if (s.kind === 'opts' && !explored && s.options.includes('wheel')) {
      await press('form .ar-opts [data-group="wheel"]', 0);
      return true;
    }
    return false;
  };
  const seenAll = () =>
    turn >= 2 &&
    ['a crisis', 'a round', 'pointer'].every(x => looked.has(x)) &&
    explored &&
    answer !== null;
  let taps = (await playOn(page, next, press, { each, enough: seenAll })).done;
  /* A game can end before a crisis: then another one is begun. */
  for (let k = 0; k < 2 && !seenAll(); k++) {
    offers = 0;
    await openTable(page, server, 2, { length: 'short' }, `more-${k}`);
    taps += (await playOn(page, next, press, { each, enough: seenAll })).done;
  }
  checks.ok(turn >= 2, `a turn and more was played with ${taps} taps: turn ${turn}`);
  checks.ok(explored, 'a region was placed by taps');
  checks.ok(answer !== null, `an offer made by taps was answered: ${answer}`);
  checks.ok(
    ['a crisis', 'a round', 'the trading table'].every(x => looked.has(x)),
    `looked at ${[...looked]}`,
  );
  checks.ok(faulty.length === 0, `axe finds nothing: ${faulty.join(' | ')}`);
  checks.ok(
    looked.has('pointer') && moved.size === 0,
    `the bar stands still under a pointer: ${[...moved]}`,
  );
  checks.ok(small.size === 0, `every button is large enough: ${[...small].slice(0, 6).join(', ')}`);
  checks.ok(wide.size === 0, `the page is as wide as the phone: ${[...wide]}`);
  checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
