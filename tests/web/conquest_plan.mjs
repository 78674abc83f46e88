/*
 * conquest_plan.mjs - Conquest of Paradise, what costs a person nothing: an empty turn asks only what can be decided;
 * a hint goes into the plan and nothing is sent; a reload keeps the plan; a second window is told when it was sealed
 * without what stood there. And the setting that stops at every question.
 */
import {
  Checks,
  Server,
  answer,
  dismissTour,
  launch,
  person,
  until,
  untilAsked,
} from './lib/player.mjs';
import { held, offers, openTable, seal, wish } from './lib/conquest.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
const ends = ['stay', 'end_transit', 'end_movement', 'pass']
  .map(v => `[data-do="${v}"]:visible`)
  .join(', ');

/* Ends every step until `isThere`; what was asked on the way. */
async function endSteps(page, isThere) {
  const asked = [];
  for (;;) {
    await untilAsked(page);
    if (await isThere()) return asked;
    const end = page.locator(`${ends}, [data-do^="first"]:visible, [data-seal]:visible`).first(),
      name = (await end.getAttribute('data-do')) ?? 'seal';
    if (name === 'seal') await seal(page);
    else await answer(page, () => end.click());
    asked.push(name);
  }
}
/* Beside a Warrior Band that is planned, a hint tells whole plans: with it and more, and as it is. */
async function hintGoesOn(page) {
  const words = () => page.locator('.cx-plan').innerText(), // several of a kind are one row
    alone = await words();
  await page.locator('[data-hint-button]').click();
  await page.waitForSelector('.hints [data-plan]');
  const kinds = await page.$$eval('.hints [data-hint]', all => all.map(x => x.dataset.plan)),
    wins = await page.$$eval('.hints [data-hint] .share', all =>
      all.map(x => Number(/\d+/.exec(x.textContent)[0])),
    );
  checks.ok(
    kinds.filter(k => k === 'whole').length === 1,
    `one row is the plan as it is: ${kinds}`,
  );
  checks.ok(
    wins.every((w, k) => !k || wins[k - 1] >= w),
    `the best plan stands first: ${wins}`,
  );
  checks.ok((await held(page)) === 'wb', 'the plan stands while hints are shown');
  await page.locator('.hints [data-plan="more"]').first().click();
  await page.locator('[data-hint-play]').click();
  await page.waitForSelector('.hints', { state: 'detached' });
  await checks.soon(
    async () => /wb/.test(await held(page)) && (await words()) !== alone,
    'a hint adds to what is planned',
  );
}
/* What this page sends from now on: its answers. */
function answersOf(page) {
  const list = [];
  page.on('websocket', line =>
    line.on('framesent', ({ payload }) => {
      const { type, ...rest } = JSON.parse(String(payload));
      if (type === 'act') list.push(rest);
    }),
  );
  return list;
}
const turnOf = async page => (await offers(page)).turn;

try {
  const { context, page, faults } = await person(browser);
  await page.goto(server.url);
  const id = await openTable(page, 2, {});
  await page.goto(`${server.url}/t/${id}`);
  await page.waitForSelector('.tour');
  await dismissTour(page);

  /* Two Warrior Bands and no canoe: neither Transit nor movement nor victory has anything to decide. */
  const asked = await endSteps(page, async () => (await turnOf(page)) > 1);
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

  await endSteps(page, () => page.locator('.cx').count());
  const before = (await own()).length;
  await page.locator('[data-item="wb"]').hover();
  checks.ok(
    await until(
      async () => /1 Build Point.*It fights/.test(await page.locator('.cx-help').textContent()),
      20,
    ),
    'an item explains itself under the pointer',
  );
  await wish(page, () => page.locator('[data-item="wb"]').click());
  checks.ok((await held(page)) === 'wb', `an item is in the plan: ${await held(page)}`);
  await hintGoesOn(page);
  const empty = async () => {
    if (await held(page)) await page.locator('.cx-entry').first().click();
    return (await held(page)) === '';
  };
  checks.ok(await until(empty, 60), 'and can be taken out again');
  await page.locator('[data-hint-button]').click();
  await page.locator('[data-hint]:not([data-hint="end_build"])').first().click();
  await wish(page, () =>
    page.locator('[data-hint-play]:not([data-hint-play="end_build"])').click(),
  );
  await page.locator('.hints').waitFor({ state: 'detached' });
  checks.ok((await own()).length === before, 'a hint that is taken sends nothing');
  checks.ok(
    (await page.locator('.cx-item[aria-disabled] small', { hasText: 'already sent' }).count()) ===
      0,
    'and locks nothing',
  );
  const wished = await held(page);

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
  await wish(second, () => second.locator(`[data-item="${other}"]`).click());
  /* A window behind another draws no frames, and nothing can be clicked in it. */
  await page.bringToFront();
  const sent = answersOf(page);
  await page.reload();
  await page.waitForSelector('.cx');
  checks.ok(
    await until(async () => (await held(page)) === wished, 20),
    `a reload keeps the plan: ${wished}, then ${await held(page)}`,
  );
  await seal(page);
  /* Else the table would answer what is asked within the plan, and the page would be told that it is too late. */
  await checks.soon(() => sent.at(-1)?.do === 'end_build', 'the whole plan is sent');
  checks.ok(
    sent.length > 1 && sent.every((a, k) => (a.more === true) === k < sent.length - 1),
    `the table is told that more of the plan follows: ${JSON.stringify(sent)}`,
  );
  await second.bringToFront();
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
  await answer(page, () => page.locator('[data-do="stay"]:visible').click());
  checks.ok(
    await until(() => page.locator('[data-do="end_transit"]').count(), 30),
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
