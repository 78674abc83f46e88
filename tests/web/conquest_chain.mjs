/*
 * conquest_chain.mjs - moving along the chain by hand: once a hex is chosen, every kind of piece that may leave it
 * has a button.
 */
import { Checks, Server, launch, person, until } from './lib/player.mjs';
import { Prepared, positionsOf } from './lib/positions.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();

try {
  const { page, faults } = await person(browser),
    position = [...positionsOf('conquest')].find(p => p.name === 'transit_action'),
    table = new Prepared(page),
    lifts = position.view.legal.map(l => l.do).filter(d => d.startsWith('lift ')),
    hexes = [...new Set(lifts.map(d => d.split(' ')[1]))],
    several = hexes.filter(h => lifts.filter(d => d.startsWith(`lift ${h} `)).length > 1);
  await table.begin();
  await table.open(server.url, position);
  checks.ok(several.length > 0, `hexes that several kinds of pieces may leave: ${several}`);
  const offered = () =>
    page.$$eval('form [data-do^="lift "]', found => found.map(b => b.dataset.do));
  for (let k = 0; k < several.length; k++) {
    await page.locator('form .opt:not([data-do])').nth(k).click();
    const has = await until(async () => (await offered()).length > 1, 20),
      list = await offered(),
      hex = list[0]?.split(' ')[1];
    checks.ok(
      has === true && list.join() === lifts.filter(d => d.split(' ')[1] === hex).join(),
      `all pieces that may leave have a button: ${list}`,
    );
    await page.keyboard.press('Escape');
    await until(async () => (await page.locator('form .opt:not([data-do])').count()) > k, 20);
  }
  checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 2)}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
