/*
 * raiatea_people.mjs - two people at one table of Raiatea. The first marks cards and does not send them; the second
 * seals: the marks stay until they are sent.
 */
import { Checks, Server, dismissTour, launch, person, until } from './lib/player.mjs';
import { ofTwo } from './lib/tables.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
try {
  const ana = await person(browser),
    bo = await person(browser);
  await ofTwo(server, ana.page, bo.page, { game: 'raiatea', name: 'Two priests' });
  for (const { page } of [ana, bo]) {
    await page.waitForSelector('.tour');
    await dismissTour(page);
    await page.waitForSelector('form button.ra-setcard');
  }

  const marked = page => page.locator('form button.ra-setcard.on').count(),
    keep = async page => {
      await page.locator('form button.ra-setcard').nth(3).click();
      await page.locator('form button.ra-setcard').nth(1).click();
    };
  await keep(ana.page);
  await checks.soon(async () => (await marked(ana.page)) === 2, 'two cards are marked');
  await keep(bo.page);
  await bo.page.locator('[data-confirm]').click();
  checks.ok(
    await until(async () => /Bo is ready/.test(await ana.page.locator('.log').textContent()), 20),
    'the other has sealed',
  );
  checks.ok((await marked(ana.page)) === 2, 'and the marks are there');
  await ana.page.locator('[data-confirm]').click();
  checks.ok(
    await until(async () => (await ana.page.locator('.ra-own .ra-chip').count()) >= 2, 20),
    'what was marked is kept',
  );
  checks.ok(
    ana.faults.length + bo.faults.length === 0,
    `the consoles stay silent: ${[...ana.faults, ...bo.faults]}`,
  );
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
