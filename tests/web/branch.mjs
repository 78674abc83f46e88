/*
 * branch.mjs - play from here: somebody who was not at the table opens the replay of a finished game, goes
 * to a step, takes a seat there and plays on. Wide by mouse and by keyboard, and on a phone by touch.
 */
import {
  Checks,
  Server,
  decide,
  dismissTour,
  launch,
  luck,
  person,
  standOf,
  until,
  untilAsked,
} from './lib/player.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
const table = (page, id) =>
  page.evaluate(
    t =>
      fetch(`/api/tables/${t}`)
        .then(a => a.json())
        .then(a => a.table),
    id,
  );
try {
  const host = await person(browser);
  await host.page.goto(server.url);
  const id = await host.page.evaluate(async () => {
    const post = (path, body) =>
      fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }).then(a => a.json());
    await post('/api/guest', { name: 'Tern of Niue' });
    const made = await post('/api/tables', {
      game: 'polynesia',
      name: 'Lagoon',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }, { kind: 'bot', level: 'greedy' }],
      pace: 'live',
      clock: null,
      public: true,
      hints: true,
    });
    await post(`/api/tables/${made.table.id}/leave`, {});
    return made.table.id;
  });
  checks.ok(
    await until(async () => (await table(host.page, id)).status === 'over', 60, 100),
    'bots play the game to its end',
  );
  const steps = (await table(host.page, id)).step;

  for (const [size, options] of [
    ['wide', {}],
    ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ]) {
    const { page, faults } = await person(browser, options),
      at = Math.floor(steps / 2),
      press = where => (size === 'phone' ? where.tap() : where.click());
    await page.goto(`${server.url}/t/${id}/replay?at=${steps}`);
    await page.waitForSelector('[data-branch]');
    const box = await page.locator('[data-branch]').boundingBox();
    checks.ok(
      box.height >= (size === 'phone' ? 43.5 : 34) && box.width >= 40,
      `${size}: the button is large enough: ${box.width}x${box.height}`,
    );
    checks.ok(
      (await page.locator('[data-branch][aria-disabled="true"]').count()) === 1,
      `${size}: nothing goes on from the end`,
    );
    await page.goto(`${server.url}/t/${id}/replay?at=${at}`);
    await page.waitForSelector('[data-branch]:not([aria-disabled])');
    await press(page.locator('[data-branch]'));
    await page.waitForSelector('dialog.dlg [data-branch-go]');
    checks.ok(
      new RegExp(`first ${at} steps`).test(await page.locator('dialog.dlg').textContent()),
      `${size}: it is said what will happen`,
    );
    await press(page.locator('dialog.dlg .seg label').nth(1));
    if (size === 'wide') {
      await page.locator('[data-branch-go]').focus();
      await page.keyboard.press('Enter');
    } else await press(page.locator('[data-branch-go]'));
    await page.waitForURL(url => /\/t\/\w+$/.test(url.pathname));
    const own = page.url().split('/').pop();
    await untilAsked(page);
    await dismissTour(page);
    const row = await table(page, own);
    checks.ok(
      own !== id && row.you === 1 && !row.public && row.step >= at,
      `${size}: a private table, the second seat, ${row.step} steps`,
    );
    checks.ok(
      row.seats.map(s => s.kind).join() === 'bot,person,bot',
      `${size}: bots have the other seats: ${row.seats.map(s => s.kind)}`,
    );
    /* And it is played on from there. */
    const next = luck(3),
      before = row.step;
    for (let k = 0; k < 40 && (await standOf(page)).step <= before; k++) await decide(page, next);
    checks.ok(
      await until(async () => (await table(page, own)).step > before, 20),
      `${size}: the game goes on`,
    );
    checks.ok(
      faults.length === 0,
      `${size}: no console message: ${faults.slice(0, 3).join(' | ')}`,
    );
    await page.context().close();
  }
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
