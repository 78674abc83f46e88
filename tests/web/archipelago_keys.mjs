/*
 * archipelago_keys.mjs - Archipelago by keyboard alone: rounds against a bot until everything has been seen, then
 * the end of a game. Tab into the bar, Enter; B to the board, arrows, Enter; on the trading table arrows fill the
 * bundles and Enter proposes, until the bot has accepted an offer.
 */
import { Checks, Server, launch, luck, person, stuck, until } from './lib/player.mjs';
import { isLast, playedByBots, standAt } from './lib/tables.mjs';
import { answerOf, atRest, draftOffer, openTable } from './lib/archipelago.mjs';

process.env.VAKA_LUCK ??= 'ab'; // a table at which a bot soon takes an offer
const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
try {
  const { page, faults } = await person(browser);
  await openTable(page, server, 1, { length: 'short' });
  await page.waitForSelector('.tour');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  checks.ok(
    await until(async () => (await page.locator('.tour').count()) === 0, 20),
    'Esc ends the tour',
  );
  const next = luck(2),
    key = k => page.keyboard.press(k),
    matches = s => page.evaluate(x => document.activeElement?.matches(x) ?? false, s);
  /* Walks with Tab or Shift and Tab to something of that kind, whichever is nearer. A way that was walked before is cut
     short: the focus is set beside its end, and the last step is walked. */
  const walked = new Set();
  const way = (selector, isKnown) =>
    page.evaluate(
      ([x, known]) => {
        const stops = [
            ...document.querySelectorAll('a[href], button, input, textarea, summary, [tabindex]'),
          ].filter(e => e.tabIndex >= 0 && e.checkVisibility() && !e.disabled),
          at = stops.indexOf(document.activeElement);
        if (document.activeElement?.matches(x)) return 0;
        const ways = stops.flatMap((e, k) => (e.matches(x) ? [k - at] : []));
        if (!ways.length) return null;
        if (at < 0) return 1;
        const n = ways.reduce((a, b) => (Math.abs(b) < Math.abs(a) ? b : a));
        if (known) stops[at + n - Math.sign(n)].focus();
        return known ? Math.sign(n) : n;
      },
      [selector, isKnown],
    );
  const tabTo = async selector => {
    for (let k = 0; k < 120; k++) {
      const n = await way(selector, k === 0 && walked.has(selector));
      if (n === null) return false;
      if (n === 0) {
        walked.add(selector);
        return true;
      }
      for (let i = Math.abs(n); i > 0; i--) await key(n > 0 ? 'Tab' : 'Shift+Tab');
    }
    return false;
  };
  const press = async selector => {
    if (!(await tabTo(selector))) throw await stuck(page, `Tab does not reach ${selector}`);
    await key('Enter');
  };
  const focus = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      return {
        spot: at?.dataset?.spot ?? null,
        can: at?.classList.contains('ar-can') ?? false,
        label: at?.getAttribute('aria-label') ?? at?.querySelector?.('.hush')?.textContent ?? '',
      };
    });

  let accepted = null,
    tried = 0,
    onBoard = 0,
    mute = 0,
    spoken = '',
    waits = true,
    speaks = true;
  /* An offer that is hard to refuse, all florins for one cube: arrows and End on the steppers, Enter proposes. */
  const offer = async () => {
    tried++;
    await press('form .ar-opts [data-partner]');
    await page.waitForSelector('.ar-trade');
    waits &&= await until(() => matches('[data-spin]'), 20);
    const drafted = await draftOffer(
      page,
      async (what, n) => {
        if (!(await tabTo(`[data-spin="${what}"]`))) throw await stuck(page, `no way to ${what}`);
        await key(n > 1 ? 'End' : 'ArrowUp');
      },
      99,
    );
    if (!drafted) {
      await press('[data-close-trade]');
      return;
    }
    const stands = () =>
      page.evaluate(() => document.activeElement.getAttribute('aria-valuetext') ?? '');
    speaks &&= await until(async () => (await stands()) === `${drafted.pay} florins`, 20);
    await key('Enter');
    if (await answerOf(page)) accepted = drafted;
  };
  const inOptions = async s => {
    const end = s.options.find(o => /^(end_round|stop|done)$/.test(o));
    if (accepted !== null && end && next(2)) {
      await press(`form .ar-opts [data-do="${end}"]`);
      return;
    } /* all has been seen */
    if (s.partners && !s.crisis && accepted === null && tried < 12) {
      await offer();
      return;
    }
    /* Until it was used often enough, the board is used wherever it can be. */
    if (s.spots.length && (onBoard <= 5 || next(2))) {
      await key('b');
      for (let n = next(4); n > 0; n--)
        await key(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][next(4)]);
      const at = await focus();
      if (at.can) {
        onBoard++;
        mute += !at.label;
        spoken = at.label.length > spoken.length ? at.label : spoken;
        await key('Enter');
        return;
      }
    }
    if ((await page.locator('form details.ar-list:not([open])').count()) && next(2)) {
      await press('form .ar-opts summary');
      return;
    }
    const wanted = s.options.filter(
        o => o !== 'partner' && o !== 'back' && !(/^(end_round|stop|done)/.test(o) && next(4)),
      ),
      open = wanted.length ? wanted : s.options.filter(o => o !== 'partner');
    if (!open.length) {
      await press('form .ar-opts summary');
      return;
    }
    const one = open[next(open.length)];
    await press(
      one === 'back'
        ? '[data-back-pick]'
        : one === 'everywhere'
          ? '[data-everywhere]'
          : `form .ar-opts [data-do="${one}"], form .ar-opts [data-group="${one}"]`,
    );
  };
  const answered = new Set();
  const decide = async s => {
    answered.add(s.kind);
    switch (s.kind) {
      case 'answer':
        return press(`form .ar-answer [data-do="${next(2) ? 'accept' : 'reject'}"]`);
      case 'amount':
        if (await tabTo('form .ar-amount [data-spin]')) {
          for (let n = next(3); n > 0; n--) await key('ArrowUp');
          await key('Enter');
        }
        return;
      case 'order':
        if (next(2)) await press('form [data-later]:not([aria-disabled])');
        return press('[data-set-order]');
      case 'offers':
        return press('form .ar-offers [data-do="stop"]');
      case 'terms':
        return press('form [data-set-terms]');
      case 'trade':
        return press('form .ar-trade-end [data-do="none"], [data-close-trade], [data-propose]');
      case 'set':
        return press(
          s.ready
            ? '[data-confirm]'
            : 'form [data-pick]:not([aria-disabled]):not([aria-pressed="true"])',
        );
      case 'placing':
        if (await page.locator('form [data-cell]').count()) return press('form [data-cell]');
        if (next(2)) await key('r');
        return press('form .ar-placing .ar-go');
      default:
        return inOptions(s);
    }
  };
  const kinds = ['opts', 'placing', 'amount', 'set'],
    isAnswered = () => kinds.every(kind => answered.has(kind)),
    seenAll = () => accepted !== null && onBoard > 5 && isAnswered();
  /* Whether the bot takes an offer is its affair: else another table is tried. */
  let done = 0;
  for (let n = 0; n < 3 && !seenAll(); n++) {
    tried = 0;
    if (n) await openTable(page, server, 1, { length: 'short' }, `more-${n}`);
    for (let k = 0; k < 250 && !seenAll(); k++, done++) {
      const s = await atRest(page);
      if (s.over) break;
      await decide(s);
    }
  }
  checks.ok(
    accepted !== null,
    `the bot accepted an offer that was drafted with arrow keys: ${accepted?.text}`,
  );
  checks.ok(isAnswered(), `questions of each kind were answered: ${[...answered]}`);
  checks.ok(waits, 'the focus waits on the first stepper of the table');
  checks.ok(speaks, 'a stepper says what it stands at');
  checks.ok(
    onBoard > 5 && spoken.length > 5 && !mute,
    `the board was used by keyboard ${onBoard} times, each place with its name: ${spoken}`,
  );
  const game = await playedByBots(page, 3, {
    game: 'archipelago',
    name: 'Lagoon',
    options: { length: 'short' },
  });
  await standAt(page, server.url, game, isLast, { isInside: true });
  /* Whatever the last decision is, and what follows from it. */
  let over = false;
  for (let k = 0; k < 60 && !over; k++) {
    const s = await atRest(page);
    over = s.over;
    if (!over) await decide(s);
  }
  await page.waitForSelector('[data-score]');
  await press('[data-score]');
  await page.waitForSelector('.sheet-table');
  checks.ok(true, `after ${done} decisions the end of a game and its sheet by keyboard`);
  checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
