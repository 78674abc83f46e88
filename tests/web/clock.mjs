/*
 * clock.mjs - a clock on a phone and on a desk: in sight on every tab, warns, says at zero what happens, why a
 * bot plays, also to the other; without people the table rests, and whoever is back finds the game where it was.
 */
import { Checks, Server, launch, noting } from './lib/player.mjs';
import { bars, guest, head, phone, row, sitDown, until } from './lib/people.mjs';
import { shot } from './lib/pictures.mjs';

const checks = new Checks(),
  server = await new Server().start(),
  browser = await launch();
try {
  /* Enough time to look around. */
  const ana = await guest(browser, server.url, 'Ana', phone),
    bo = await guest(browser, server.url, 'Bo');
  await sitDown(server.url, ana, bo, 'clock-1', { clock: { start: 45000, step: 1000 } });
  for (const tab of ['Map', 'Players', 'Log', 'Cards', 'Chat']) {
    await ana.page.locator('.nav button', { hasText: tab }).click();
    const clock = ana.page.locator('.strip .clock').first();
    await checks.soon(
      async () => (await clock.isVisible()) && /^0:\d\d$/.test(await clock.textContent()),
      `phone, ${tab}: the clock is in sight`,
    );
  }
  await checks.soon(
    async () => (await ana.page.locator('.strip .clock.low, .strip .clock.lower').count()) === 1,
    'below a minute it is marked, and only for who is due',
  );
  await ana.page.locator('.nav button', { hasText: 'Map' }).click();
  await shot(ana.page, 'clock-phone');
  await checks.soon(
    () => bo.page.locator('[data-clock]').isVisible(),
    'on a desk your own stands beside the decision',
  );
  await shot(bo.page, 'clock-desk');

  /* Ten seconds: warned, then out. */
  const spoken = await noting(ana.page, '[aria-live]'),
    marked = await noting(ana.page, '.strip .clock', 'class');
  const { id } = await sitDown(server.url, ana, bo, 'clock-2', {
    clock: { start: 12000, step: 1000 },
  });
  checks.ok(
    await until(async () => (await marked()).some(kind => /\blast\b/.test(kind)), 30),
    `the last ten seconds look different: ${await marked()}`,
  );
  await shot(ana.page, 'clock-last');
  checks.ok(
    await until(async () => (await spoken()).some(s => /10 seconds left/.test(s)), 30),
    `and are spoken: ${await spoken()}`,
  );
  checks.ok(
    await until(async () => (await ana.page.locator('[data-away="late"]').count()) === 1, 60),
    `at zero the page says why a bot plays: ${await bars(ana.page)}`,
  );
  await checks.soon(
    async () => /Your time ran out/.test(await bars(ana.page)),
    `in plain words: ${await bars(ana.page)}`,
  );
  await shot(ana.page, 'clock-late');
  await bo.page.locator('[data-tab="log"]').click();
  checks.ok(
    await until(
      async () => /Ana’s time ran out/.test(await bo.page.locator('.log').textContent()),
      20,
    ),
    'the log of the other has it too',
  );
  await bo.page.waitForSelector('.pl:has-text("out of time")');
  await shot(bo.page, 'clock-other');

  /* Bo runs out as well: nobody plays on. */
  checks.ok(
    await until(async () => (await row(bo.page, id)).rest !== null, 60),
    'without people the table rests',
  );
  const step = (await row(bo.page, id)).step;
  checks.ok(
    await until(async () => /table rests/i.test(await bars(bo.page)), 30),
    `and says so: ${await bars(bo.page)}`,
  );
  await checks.soon(
    async () => (await head(bo.page)) === 'The table rests',
    `also where the decision stands: ${await head(bo.page)}`,
  );
  await shot(bo.page, 'clock-rest');
  for (let k = 0; k < 40; k++) await row(bo.page, id);
  checks.ok((await row(bo.page, id)).step === step, 'bots do not race to the end');
  await ana.page.locator('[data-back]').click();
  checks.ok(
    await until(async () => {
      const r = await row(ana.page, id);
      return r.rest === null && !r.seats[0].away;
    }, 30),
    'whoever is back goes on',
  );
  checks.quiet({ Ana: ana, Bo: bo });
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
