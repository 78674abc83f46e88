/*
 * raiatea_keys.mjs - Raiatea by keyboard alone: rounds against a bot, an offer, and the end of a game. Tab into the
 * bar, Enter; B to the board, arrows, Enter.
 */
import { Checks, Server, launch, luck, person, stuck, until } from './lib/player.mjs';
import { atRest, openTable } from './lib/raiatea.mjs';
import { askAll, isLast, playedByBots, standAt } from './lib/tables.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
try {
  const { page, faults } = await person(browser);
  await openTable(page, server, 1);
  await page.waitForSelector('.tour');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  checks.ok(
    await until(async () => (await page.locator('.tour').count()) === 0, 20),
    'Esc ends the tour',
  );
  const next = luck(3),
    focus = () =>
      page.evaluate(() => {
        const at = document.activeElement;
        return {
          spot: at?.dataset?.spot ?? null,
          can: at?.classList.contains('ra-can') ?? false,
          inBar: !!at?.closest('form .ra-opts, form .ra-set, form .ra-bidding'),
          range: at?.type === 'range',
          label: at?.querySelector?.('.hush')?.textContent ?? '',
        };
      });
  const tabTo = async test => {
    for (let k = 0; k < 90; k++) {
      if (await page.evaluate(s => document.activeElement?.matches(s) ?? false, test)) return;
      await page.keyboard.press('Tab');
    }
    throw await stuck(page, `Tab does not reach ${test}`);
  };
  let onBoard = 0,
    spoken = '';
  const enter = async test => {
    await tabTo(test);
    await page.keyboard.press('Enter');
  };
  const inSet = async s => {
    if (s.confirm && s.ready && (s.chosen > 0 || s.cards === 0 || next(3) === 0))
      return enter('[data-confirm]');
    await tabTo('form button.ra-setcard:not([aria-disabled]):not(.on)');
    return page.keyboard.press(next(2) ? 'Enter' : ' ');
  };
  const inBid = async () => {
    await tabTo('form .ra-bidding input');
    for (let n = next(3); n > 0; n--) await page.keyboard.press('ArrowRight');
    return enter('form .ra-bidding [data-do]');
  };
  /* On the board with B and arrows; what is no choice is left for the bar. */
  const onTheBoard = async () => {
    await page.keyboard.press('b');
    for (let n = next(4); n > 0; n--)
      await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][next(4)]);
    const at = await focus();
    if (!at.can) return inBar(await atRest(page));
    onBoard++;
    spoken = at.label;
    return page.keyboard.press('Enter');
  };
  const inBar = async s => {
    await tabTo('form .ra-opts button');
    for (let n = next(s.options.length); n > 0; n--) await page.keyboard.press('Tab');
    if (!(await focus()).inBar) await tabTo('form .ra-opts button');
    return page.keyboard.press('Enter');
  };
  const decide = s => {
    if (s.set) return inSet(s);
    if (s.bid) return inBid();
    return s.spots.length && next(4) ? onTheBoard() : inBar(s);
  };
  let done = 0;
  for (; done < 150 && onBoard < 8; done++) {
    const s = await atRest(page);
    if (s.over) break;
    await decide(s);
  }
  checks.ok(
    onBoard === 8 && spoken.length > 10,
    `the board was used by keyboard ${onBoard} times in ${done} decisions: ${spoken}`,
  );

  const game = await playedByBots(page, 2, { game: 'raiatea', name: 'Marae', options: {} }),
    at = async isIt => {
      await standAt(page, server.url, game, isIt);
      return atRest(page);
    };
  const bid = await at(step => step.seat === 0 && step.do.startsWith('bid'));
  await inBid();
  checks.ok(
    bid.bid && (await until(async () => !(await page.locator('form .ra-bidding').count()), 30)),
    'an offer is made by keyboard',
  );
  await askAll(page);
  await at(isLast);
  await enter('form .ra-opts [data-do="pass"]');
  await page.waitForSelector('[data-score]');
  await enter('[data-score]');
  await page.waitForSelector('.sheet-table');
  checks.ok(true, 'the end of a game and its sheet by keyboard');
  checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
