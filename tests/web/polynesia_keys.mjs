/*
 * polynesia_keys.mjs - a newcomer plays without a mouse, and ends a game that bots have played: Tab, arrows,
 * Enter, Esc, and the single keys of the table. The focus is always visible and never lost.
 */
import {
  Checks,
  Server,
  launch,
  luck,
  person,
  standOf,
  standing,
  stuck,
  until,
  untilAsked,
} from './lib/player.mjs';
import { tabTo } from './lib/hands.mjs';
import { isLast, playedByBots, standAt } from './lib/tables.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();

const focus = page =>
  page.evaluate(() => {
    const at = document.activeElement;
    return {
      group: at?.dataset?.group ?? null,
      target: at?.getAttribute?.('data-target') ?? null,
      option: at?.matches?.('form .opts button') ?? false,
      body: at === document.body,
      label: at?.getAttribute?.('aria-label') ?? at?.textContent ?? '',
    };
  });

try {
  const { page, faults } = await person(browser);
  await page.goto(server.url);
  await page.waitForSelector('h1');
  let found = false;
  for (let k = 0; k < 40 && !found; k++) {
    await page.keyboard.press('Tab');
    found = await page.evaluate(() => document.activeElement?.textContent?.trim() === 'Play now');
  }
  checks.ok(found, 'Tab reaches Play now');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/here\/\w+$/);
  await page.waitForSelector('.tour');
  checks.ok(
    await until(() => page.evaluate(() => !!document.activeElement?.closest('.tour')), 20),
    'the tour takes the focus',
  );
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  checks.ok(
    await until(async () => (await page.locator('.tour').count()) === 0, 20),
    'Esc ends the tour',
  );

  await untilAsked(page);
  await page.waitForFunction(() => document.activeElement?.dataset?.group !== undefined, null);
  checks.ok(true, 'on your turn the focus is in the decision bar');

  /* Explore: to the board with B, arrows between targets in order, Esc puts down. */
  await tabTo(page, '[data-group="explore"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.b-hit.route');
  await page.keyboard.press('b');
  const one = await focus(page);
  checks.ok(/^route:/.test(one.target ?? ''), 'B goes to the board');
  checks.ok(
    /^Explore .* - .*\. .*(fish|shell)/.test(one.label),
    `a target speaks in full: ${one.label}`,
  );
  await page.keyboard.press('ArrowRight');
  const two = await focus(page);
  await page.keyboard.press('ArrowLeft');
  const three = await focus(page);
  checks.ok(
    two.target !== one.target && three.target === one.target,
    'arrows walk between the targets',
  );
  const ring = await page.evaluate(
    () => getComputedStyle(document.activeElement.querySelector('.b-focus')).stroke,
  );
  checks.ok(ring !== 'rgba(0, 0, 0, 0)' && ring !== 'none', `the focus is drawn: ${ring}`);
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-group="explore"]');
  checks.ok(true, 'Esc goes back to the actions');

  /* The keys of the table. */
  await page.keyboard.press('?');
  await page.waitForSelector('dialog[open]');
  checks.ok(
    (await page.locator('dialog[open]').textContent()).includes('undo'),
    '? lists the keys',
  );
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  await page.keyboard.press('l');
  checks.ok(
    await until(() => page.evaluate(() => document.activeElement?.dataset?.tab === 'log'), 20),
    'L goes to the log',
  );
  await page.keyboard.press('h');
  await page.waitForSelector('.hints');
  checks.ok((await page.locator('.hints li').count()) >= 1, 'H shows good moves');
  await page.keyboard.press('Escape');

  const next = luck(5);
  const decide = async () => {
    await untilAsked(page);
    const s = await standing(page);
    if (s.groups.length) {
      const order = ['travel', 'explore', 'populate', 'fish'].filter(g => s.groups.includes(g));
      await tabTo(page, `[data-group="${order[next(order.length)]}"]`);
      await page.keyboard.press('Enter');
    } else if (s.targets && (!s.options || next(3))) {
      await page.keyboard.press('b');
      if (!(await focus(page)).target) throw await stuck(page, 'B does not lead to the board');
      for (let n = next(Math.min(12, s.targets)); n > 0; n--)
        await page.keyboard.press(next(2) ? 'ArrowRight' : 'ArrowDown');
      await page.keyboard.press(next(2) ? 'Enter' : ' ');
    } else {
      await tabTo(page, 'form .opts .opt:not(.po-still), form .opts .side-btn');
      for (let n = next(s.options); n > 0; n--) await page.keyboard.press('Tab');
      if (!(await focus(page)).option) await tabTo(page, 'form .opts .opt, form .opts .side-btn');
      await page.keyboard.press('Enter');
    }
  };
  let presses = 0,
    undone = false;
  for (; presses < 120 && !(undone && presses > 25); presses++) {
    const { stand, step } = await untilAsked(page);
    if (stand === 'over') break;
    if (!undone && presses > 3 && (await page.locator('[data-undo].go').count())) {
      await page.keyboard.press('u');
      undone = await until(async () => (await standOf(page)).step < step, 30);
    } else await decide();
  }
  checks.ok(undone, `U takes a step back, ${presses} decisions`);
  const game = await playedByBots(page, 2, { game: 'polynesia', name: 'Lagoon', options: {} });
  await standAt(page, server.url, game, isLast);
  for (let k = 0; k < 30 && !(await standing(page)).over; k++) {
    await decide();
    await untilAsked(page);
  }
  const end = await standing(page);
  checks.ok(end.over, `the end of a game by keyboard: ${end.summary}`);
  await tabTo(page, '[data-score]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.sheet-table');
  checks.ok(true, 'Tab and Enter lead to the score sheet');
  await tabTo(page, '[data-replay]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.time');
  await page.evaluate(() => document.activeElement?.blur?.());
  await page.keyboard.press('End');
  await page.waitForFunction(() =>
    /Step (\d+) of \1/.test(document.querySelector('.caption')?.textContent ?? ''),
  );
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(
    () => !/Step (\d+) of \1/.test(document.querySelector('.caption')?.textContent ?? ''),
  );
  await page.keyboard.press('Home');
  await page.waitForFunction(() =>
    /Step 0 of/.test(document.querySelector('.caption')?.textContent ?? ''),
  );
  checks.ok(true, 'the replay obeys End, arrows and Home');
  checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
