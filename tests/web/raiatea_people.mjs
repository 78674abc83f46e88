/*
 * raiatea_people.mjs - two people at one table of Raiatea. The first marks cards and does not send them; the second
 * seals: the marks stay until they are sent.
 */
import { Checks, Server, dismissTour, launch, person, until } from './lib/player.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
try {
  const post = (page, path, body) =>
    page.evaluate(
      ([p, b]) =>
        fetch(p, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(b),
        }).then(r => r.json()),
      [path, body],
    );
  const ana = await person(browser),
    bo = await person(browser);
  await ana.page.goto(server.url);
  await post(ana.page, '/api/guest', { name: 'Ana' });
  const { table } = await post(ana.page, '/api/tables', {
    game: 'raiatea',
    name: 'Two priests',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'person' }],
    pace: 'live',
    clock: null,
    public: true,
    hints: true,
  });
  await bo.page.goto(server.url);
  await post(bo.page, '/api/guest', { name: 'Bo' });
  await bo.page.goto(`${server.url}/i/${table.invite}`);
  await bo.page
    .getByRole('button', { name: /join|sit|play/i })
    .first()
    .click();
  await ana.page.goto(`${server.url}/t/${table.id}`);
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
  checks.ok((await marked(ana.page)) === 2, 'two cards are marked');
  await keep(bo.page);
  await bo.page.locator('[data-confirm]').click();
  checks.ok(
    await until(async () => /Bo has sealed/.test(await ana.page.locator('.log').textContent()), 20),
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
} finally {
  await browser.close();
  await server.end();
}
checks.end();
