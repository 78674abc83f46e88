/*
 * archipelago_clicks.mjs - how many clicks a round of Archipelago takes: to hire a worker and end the round, three;
 * the button that ends a round is the main one, and a pass stands elsewhere.
 */
import { Checks, Server, dismissTour, launch, luck, person, stuck } from './lib/player.mjs';
import { atRest, openTable, play } from './lib/archipelago.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();

const enough = 60; /* decisions until a worker can be hired */
const population = s => Number(/Population (\d+)/.exec(s.summary)?.[1]);
const boxOf = (page, selector) => page.locator(selector).first().boundingBox();
const apart = (a, b) => a.x + a.width <= b.x || b.x + b.width <= a.x;

try {
  const { page, faults } = await person(browser);
  await openTable(page, server, 1, { deals: 'plain', family: 'on' });
  await page.waitForSelector('.tour');
  await dismissTour(page);
  const next = luck(5),
    press = (selector, k) => page.locator(selector).nth(k).click();
  let clicks = 0;
  const click = async selector => {
    clicks++;
    await press(selector, 0);
    return atRest(page);
  };

  let s = await atRest(page);
  for (let n = 0; n < enough && !s.options.includes('recruit'); n++) {
    await play(page, next, press, true);
    s = await atRest(page);
  }
  if (!s.options.includes('recruit')) throw await stuck(page, 'nobody can be hired');
  const before = population(s),
    pass = await boxOf(page, 'form .ar-opts [data-do="end_round"]');
  s = await click('form .ar-opts [data-do="recruit"]');
  if (s.options.some(o => o.startsWith('hire')))
    s = await click('form .ar-opts [data-do^="hire"], form .ar-list [data-do^="hire"]');
  checks.ok(population(s) === before + 1, 'one worker is hired');
  const end = await page.locator('form .ar-opts .ar-end').last().boundingBox();
  checks.ok(apart(pass, end), 'a pass does not stand where the round is ended');
  s = await click('form .ar-opts [data-stop-round], form .ar-opts .ar-end[data-do="end_round"]');
  checks.ok(!/^Your round (is done|goes on)/.test(s.head), `the round is over: ${s.head}`);
  checks.ok(clicks <= 3, `to hire and to end the round takes ${clicks} clicks, at most 3`);
  checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
