/*
 * move.mjs - a game of this device goes to the server, once however often it is asked for; a friend sits down in the
 * bot's place and the two play on; another game goes to the server and back, and goes on without it.
 */
import {
  Checks,
  Server,
  decide,
  dismissTour,
  launch,
  luck,
  person,
  untilAsked,
} from './lib/player.mjs';
import { turnTo } from './lib/inside.mjs';
import { shotAtSizes } from './lib/pictures.mjs';

const checks = new Checks(),
  server = await new Server().start(),
  browser = await launch(),
  next = luck(9),
  forgive = text => /ERR_CONNECTION_REFUSED|ERR_FAILED/.test(text);

/* At home, where the page stands. */
async function begins(page) {
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/here\/\w+$/);
  await page.waitForSelector('.board');
  await dismissTour(page);
  await untilAsked(page);
  for (let n = 0; n < 3; n++) await decide(page, next);
  return untilAsked(page);
}

async function opens(page, words) {
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.locator('.menu-list button', { hasText: words }).click();
}

const listed = page =>
  page.evaluate(() =>
    fetch('/api/tables?list=mine')
      .then(answer => answer.json())
      .then(answer => answer.tables),
  );

try {
  const { page, context, faults } = await person(browser, { isKept: true, forgive });

  /* With a friend. The first answer of the server is lost: nothing is lost with it. */
  await page.goto(server.url);
  const before = await begins(page),
    { pathname } = new URL(page.url());
  let lost = 0;
  await page.route('**/api/tables/bring', async route => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort('failed');
  });
  await opens(page, 'Invite a friend from here');
  await shotAtSizes(page, 'invite');
  await page.locator('[data-move]').click();
  await checks.soon(
    async () => (await page.locator('[role=dialog] .fault, dialog .fault').count()) > 0,
    'a lost answer is said',
  );
  await page.locator('[data-move]').click();
  const link = page.locator('dialog input[readonly], [role=dialog] input[readonly]').first();
  await link.waitFor();
  await shotAtSizes(page, 'link');
  const invitation = await link.inputValue();
  checks.ok(/\/i\/\w+$/.test(invitation), `the link invites: ${invitation}`);
  const tables = await listed(page);
  checks.ok(tables.length === 1, `one table on the server: ${tables.length}`);
  checks.ok(tables[0].brought > 0 && tables[0].seats[1].offered, 'it says where it comes from');
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/t\/\w+/);
  const there = await untilAsked(page);
  checks.ok(there.step === before.step, `it stands at step ${there.step} of ${before.step}`);
  await turnTo(page, pathname);
  await checks.soon(
    async () => /goes on on the server/.test(await page.locator('main').innerText()),
    'the copy here says where it goes on',
  );
  await page.waitForSelector('[data-journal]');
  const said = await page.locator('main').innerText();
  checks.ok(
    /goes on on the server/.test(said) && !said.includes(tables[0].id),
    `and goes on saying it, in words: ${said}`,
  );
  await turnTo(page, `/t/${tables[0].id}`);
  await untilAsked(page);

  const friend = await person(browser, { forgive });
  await friend.page.goto(invitation);
  await shotAtSizes(friend.page, 'friend');
  await friend.page.locator('.calls button[type=submit]').click();
  await friend.page.waitForURL(/\/t\/\w+/);
  await friend.page.waitForSelector('.board');
  await checks.soon(
    async () => (await listed(page))[0].seats[1].kind === 'person',
    'the friend has the place of the bot',
  );
  checks.ok((await untilAsked(page)).step === before.step, 'the same position');
  await friend.context.close();

  /* There and back, and on without the server. */
  await turnTo(page, '/');
  const step = (await begins(page)).step;
  await opens(page, 'Go on on another device');
  await shotAtSizes(page, 'away');
  await page.locator('[data-move]').click();
  await page.waitForURL(/\/t\/\w+/);
  await untilAsked(page);
  await decide(page, next);
  const on = await untilAsked(page);
  checks.ok(on.step > step, `it goes on on the server: ${step}, ${on.step}`);
  await opens(page, 'Play on without a network');
  await shotAtSizes(page, 'take');
  await page.locator('[data-move]').click();
  await page.waitForURL(/\/here\/\w+$/);
  const back = await untilAsked(page);
  checks.ok(back.step === on.step, `it came back at step ${back.step} of ${on.step}`);
  await server.stop();
  for (let n = 0; n < 3; n++) await decide(page, next);
  const after = await untilAsked(page);
  checks.ok(after.step > back.step, 'and goes on without the server');
  await page.reload();
  checks.ok((await untilAsked(page)).step === after.step, 'and is there after a reload');
  checks.ok(faults.length === 0, `a silent console: ${faults.slice(0, 3).join(' | ')}`);
  await context.close();
} catch (why) {
  checks.ok(false, why.stack);
}
await browser.close();
await server.end();
checks.end();
