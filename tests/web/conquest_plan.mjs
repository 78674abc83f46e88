/*
 * conquest_plan.mjs - Conquest of Paradise, what costs a person nothing: an empty turn asks only what can be decided;
 * a hint goes into the plan and nothing is sent; a reload keeps the plan; a second window is told when it was sealed
 * without what stood there. And the setting that stops at every question.
 */
import { Checks, Server, dismissTour, launch, person, sleep, until } from './lib/player.mjs';
import { offers, openTable, waitForOffer } from './lib/conquest.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
const ends = ['stay', 'end_transit', 'end_movement', 'pass']
  .map(v => `[data-do="${v}"]`)
  .join(', ');

/* A turn in which nothing is done: what was asked, each once. What is pressed is pressed in the page itself, in one
 * look: on a slow machine the page may have gone on before a hand finds the button. */
async function emptyTurn(page, turn) {
  const asked = [];
  for (let k = 0; k < 400; k++) {
    await waitForOffer(page);
    if ((await offers(page)).turn > turn) break;
    const name = await page.evaluate(selector => {
      const end = [...document.querySelectorAll(selector)].find(e => e.checkVisibility());
      end?.click();
      return end ? (end.dataset.do ?? 'seal') : null;
    }, `${ends}, [data-do^="first"], [data-seal]`);
    if (name !== null && !asked.includes(name)) asked.push(name);
    await sleep(80);
  }
  return asked;
}

try {
  const { context, page, faults } = await person(browser);
  await page.goto(server.url);
  const id = await openTable(page, 2, {});
  await page.goto(`${server.url}/t/${id}`);
  await page.waitForSelector('.tour');
  await dismissTour(page);

  /* Two Warrior Bands and no canoe: neither Transit nor movement nor victory has anything to decide. */
  const asked = await emptyTurn(page, 1);
  checks.ok(
    !asked.some(a => /end_transit|end_movement|pass/.test(a)),
    `an empty turn asks only what can be decided: ${asked}`,
  );
  checks.ok(
    asked.filter(a => a !== 'seal' && !a.startsWith('first')).length === 1,
    `one click besides the plan: ${asked}`,
  );
  const journal = () =>
    page.evaluate(t => fetch(`/api/tables/${t}/journal`).then(a => a.text()), id);
  const own = async () =>
    (await journal())
      .split('\n')
      .filter(Boolean)
      .map(l => JSON.parse(l))
      .filter(l => l.seat === 0)
      .map(l => l.do);
  const played = await own();
  for (const end of ['end_transit', 'end_movement', 'pass'])
    checks.ok(played.includes(end), `${end} was answered by the page`);

  /* To the plan of turn 2. */
  checks.ok(
    await until(
      async () =>
        (await page.locator('.cx').count()) > 0 ||
        (await page.evaluate(selector => {
          [...document.querySelectorAll(selector)].find(e => e.checkVisibility())?.click();
          return false;
        }, `${ends}, [data-do^="first"]`)),
      60,
      100,
    ),
    'the plan of the second turn is reached',
  );
  const before = (await own()).length;
  await page.locator('[data-item="wb"]').hover();
  checks.ok(
    /1 BP.*Fights/.test(await page.locator('.cx-help').textContent()),
    'an item explains itself under the pointer',
  );
  await page.locator('[data-item="wb"]').click();
  checks.ok(
    await until(async () => (await page.locator('.cx-entry').count()) === 1, 40, 100),
    'an item is in the plan',
  );
  await page.locator('[data-hint-button]').click();
  await page.waitForSelector('[data-hint]');
  const hints = page.locator('[data-hint]:not([data-hint="end_build"])');
  const held = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.cx-entry, .cx-bonus.on')]
        .map(e => (e.dataset.entry ?? e.dataset.bonus) + e.textContent)
        .sort()
        .join(),
    );
  const alone = await held();
  if (await hints.count()) {
    await hints.first().click();
    await until(
      async () => (await page.locator('[data-place]').count()) > 0 || (await held()) !== alone,
      40,
      100,
    );
    if (await page.locator('[data-place]').count())
      await page.locator('[data-place]').first().click();
    checks.ok(
      await until(async () => (await held()) !== alone, 40, 100),
      'a hint that is taken is in the plan',
    );
  }
  checks.ok((await own()).length === before, 'a hint that is taken sends nothing');
  checks.ok(
    (await page.locator('.cx-item[aria-disabled] small', { hasText: 'already sent' }).count()) ===
      0,
    'and locks nothing',
  );
  const wished = await held();

  const second = await context.newPage();
  await second.goto(`${server.url}/t/${id}`);
  await second.waitForSelector('.cx');
  await dismissTour(second);
  /* Something that the first plan does not hold, whatever the hint was. */
  const other = await second.evaluate(
    held =>
      [...document.querySelectorAll('[data-item]:not([aria-disabled])')]
        .map(e => e.dataset.item)
        .find(x => ['rum', 'ward', 'wb', 'chain'].includes(x) && !held.includes(x)),
    wished,
  );
  checks.ok(other !== undefined, `there is something else to build than ${wished}`);
  await second.locator(`[data-item="${other}"]`).click();
  await second.locator('.cx-entry, [data-place]').first().waitFor();
  if (await second.locator('[data-place]').count())
    await second.locator('[data-place]').first().click();
  await second.locator('.cx-entry').first().waitFor();
  await page.reload();
  await page.waitForSelector('.cx');
  checks.ok((await held()) === wished, `a reload keeps the plan: ${wished}, then ${await held()}`);
  await page.locator('[data-seal]').click();
  /* Points that are left are asked about once. */
  const asks = page.locator('[data-seal]', { hasText: 'Seal anyway' });
  await until(
    async () => (await asks.count()) > 0 || !(await page.locator('[data-seal]').count()),
    40,
    100,
  );
  if (await asks.count()) await asks.click();
  checks.ok(
    await until(
      async () => /sealed without/.test(await second.locator('form').textContent()),
      40,
      100,
    ),
    'the other window is told that its plan was not used',
  );
  await second.close();

  /* A person who wants to stop everywhere does. */
  const next = await openTable(page, 1, {});
  await page.goto(`${server.url}/settings`);
  await page.getByRole('switch', { name: /every question/ }).press('Space');
  await page.goto(`${server.url}/t/${next}`);
  await page.waitForSelector('.board.conquest');
  await dismissTour(page).catch(() => {});
  await page.locator('[data-do="stay"]:visible').click();
  checks.ok(
    await page.waitForSelector('[data-do="end_transit"]', { timeout: 8000 }).then(
      () => true,
      () => false,
    ),
    'with the setting every question is asked',
  );
  checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
