/*
 * keyboard.mjs - a newcomer plays a whole game without a mouse: Tab, arrows, Enter, Esc, and the
 * single keys of the table. The focus is always visible and never lost.
 */
import {
  Checks,
  Server,
  launch,
  luck,
  person,
  sleep,
  standing,
  waitForTurn,
} from './lib/player.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();

/* Presses Tab until the focus is on something that fits. */
async function tabTo(page, selector, most = 80) {
  for (let k = 0; k < most; k++) {
    if (await page.evaluate(s => document.activeElement?.matches(s) ?? false, selector))
      return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

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
  await page.waitForURL(/\/t\/\w+$/);
  await page.waitForSelector('.tour');
  checks.ok(
    await page.evaluate(() => document.activeElement?.closest('.tour') !== null),
    'the tour takes the focus',
  );
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  checks.ok((await page.locator('.tour').count()) === 0, 'Esc ends the tour');

  await waitForTurn(page);
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
    /^Explore .* – .*\. .*(fish|shell)/.test(one.label),
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
    await page.evaluate(() => document.activeElement?.dataset?.tab === 'log'),
    'L goes to the log',
  );
  await page.keyboard.press('h');
  await page.waitForSelector('.hints', { timeout: 20000 });
  checks.ok((await page.locator('.hints li').count()) >= 1, 'H shows good moves');
  await page.keyboard.press('Escape');

  const next = luck(5);
  let presses = 0,
    idle = 0,
    undone = false;
  for (let k = 0; k < 900; k++) {
    await waitForTurn(page);
    const s = await standing(page);
    if (s.over) break;
    if (s.groups.length) {
      const order = ['travel', 'explore', 'populate', 'fish'].filter(g => s.groups.includes(g));
      if (!(await tabTo(page, `[data-group="${order[next(order.length)]}"]`))) {
        idle++;
        continue;
      }
      await page.keyboard.press('Enter');
    } else if (s.targets && next(3)) {
      await page.keyboard.press('b');
      if (!(await focus(page)).target) {
        await sleep(20);
        idle++;
        continue;
      }
      for (let n = next(Math.min(12, s.targets)); n > 0; n--)
        await page.keyboard.press(next(2) ? 'ArrowRight' : 'ArrowDown');
      await page.keyboard.press(next(2) ? 'Enter' : ' ');
    } else if (s.options) {
      if (!(await tabTo(page, 'form .opts .opt:not(.still), form .opts .side-btn'))) {
        idle++;
        continue;
      }
      for (let n = next(s.options); n > 0; n--) await page.keyboard.press('Tab');
      if (!(await focus(page)).option) await tabTo(page, 'form .opts .opt, form .opts .side-btn');
      await page.keyboard.press('Enter');
    } else {
      idle++;
      await sleep(40);
    }
    presses++;
    await sleep(25);
    if (!undone && (await page.locator('[data-undo].go').count())) {
      const before = (await standing(page)).summary;
      await page.keyboard.press('u');
      await sleep(150);
      undone = true;
      checks.ok(before.length > 0, 'U takes a step back');
    }
    if (idle > 200) break;
  }
  const end = await standing(page);
  checks.ok(
    end.over,
    `the whole game was played by keyboard, ${presses} decisions: ${end.summary}`,
  );
  checks.ok(undone, 'undo was offered and used');
  checks.ok(await tabTo(page, '[data-score]'), 'Tab reaches the score sheet');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.sheet-table');
  checks.ok(true, 'the score sheet opens');
  checks.ok(await tabTo(page, '[data-replay]'), 'Tab reaches the replay');
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
