/*
 * save.mjs - a game that is over goes both ways. Two people and somebody who only watched keep a game of the server on
 * their devices: without the server it is replayed, analysed and played on from a step. A game of a device is put on
 * the server, and others open it by the link. A device that keeps nothing says what to do instead.
 */
import { Checks, Server, closeTours, launch, person, untilAsked } from './lib/player.mjs';
import { turnTo } from './lib/inside.mjs';
import { guest, openForTwo, post } from './lib/people.mjs';
import { shotAtSizes } from './lib/pictures.mjs';
import { holdLine, playQuickly } from './lib/quick.mjs';
import { seenToEnd } from './lib/tables.mjs';

const checks = new Checks(),
  server = await new Server().start(),
  browser = await launch(),
  forgive = text => /ERR_CONNECTION_REFUSED|status of 404/.test(text);

/* What is copied can be read; pages of a test have no clipboard that they may use. */
const withClipboard = page =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: text => {
          window.copiedText = text;
          return Promise.resolve();
        },
      },
    });
  });

const stepsOf = page => page.locator('.steps button').count();
const shows = (page, selector, text) =>
  checks.soon(
    async () => (await page.locator(selector, { hasText: text }).count()) > 0,
    `${selector} says "${text}"`,
  );
const listed = async page => {
  await page.waitForSelector('.trows');
  return page.locator('.trow h3 a').evaluateAll(links => links.map(a => a.pathname));
};

/* A private table of two people, who leave it to bots; nobody's page draws it. */
async function isOver(ana, bo) {
  const { id, invite } = await openForTwo(ana, 'c-1');
  await post(bo.page, `/api/tables/${id}/join?invite=${invite}`);
  for (const { page } of [ana, bo]) await post(page, `/api/tables/${id}/leave`);
  await seenToEnd(ana.page, id);
  return { id, invite };
}

/* The replay's button, and the game lies here; a second time it is said. */
async function keeps(page, who) {
  await page.waitForSelector('.steps button');
  await page.locator('[data-save-game]').click();
  await page.locator('[data-save-way="keep"]').waitFor();
  await shotAtSizes(page, `keep-${who}`);
  await page.locator('[data-save-way="keep"]').click();
  await page.waitForSelector('[data-saved]');
  await shotAtSizes(page, `kept-${who}`);
  await page.keyboard.press('Escape');
  await page.locator('[data-save-game]').click();
  await page.waitForSelector('[data-saved]');
  checks.ok(
    (await page.locator('[data-save-way="keep"]').count()) === 0,
    `${who}: what is kept is not offered again`,
  );
  await page.keyboard.press('Escape');
  return stepsOf(page);
}

/* Without the server: the address of the game shows the copy. */
async function hasIt(page, { id, code, steps, who, name, other }) {
  await page.goto(`${server.url}/t/${id}/replay${code}`);
  await page.waitForURL(new RegExp(`/here/${id}/replay`));
  await page.waitForSelector('.steps button');
  checks.ok((await stepsOf(page)) === steps, `${who}: all ${steps} steps`);
  const seats = await page.locator('.mini-pl').allTextContents();
  checks.ok(
    seats[0].includes(name) && seats[1].includes(other),
    `${who}: everybody is called as he was: ${seats.join(' | ')}`,
  );
  await page.locator('[data-analyse]').click();
  await page.waitForSelector('.an-bar');
  await checks.soon(
    async () => Number(await page.locator('.an-bar').getAttribute('data-judged')) > 2,
    `${who}: it is analysed`,
  );
  await turnTo(page, `/here/${id}/score`);
  await page.waitForSelector('.sheet-table');
  await page.waitForSelector('[data-analyse]');
  await turnTo(page, '/games');
  checks.ok(
    (await listed(page)).join() === `/here/${id}/score`,
    `${who}: it is listed once: ${(await listed(page)).join()}`,
  );
}

async function playsOn(page, id) {
  await turnTo(page, `/here/${id}/replay?at=30`);
  await page.locator('[data-branch]:not([aria-disabled])').click();
  await shows(page, 'dialog', 'luck is not what it was then');
  await page.locator('[data-branch-go]').click();
  await page.waitForURL(url => /\/here\/\w+$/.test(url.pathname));
  checks.ok((await untilAsked(page)).step >= 30, 'from a step of it a game goes on');
  const { stand } = await playQuickly(page, 3, 1).then(() => untilAsked(page));
  checks.ok(stand === 'asked', 'with luck of its own');
}

async function deletes(page, id) {
  await turnTo(page, `/here/${id}`);
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.locator('.menu-list button', { hasText: 'Delete this game' }).click();
  await page.locator('dialog .btn.pri').click();
  await page.waitForURL(`${server.url}/`);
  await turnTo(page, `/here/${id}/replay`);
  await shows(page, 'main', 'There is no such');
}

/* A private table: the link that is copied opens for whoever gets it. */
async function shares(page, address, other) {
  await withClipboard(page);
  await page.goto(address);
  await page.locator('[data-share]').click();
  await checks.soon(() => page.evaluate(() => Boolean(window.copiedText)), 'a link is copied');
  const link = await page.evaluate(() => window.copiedText);
  await other.goto(link);
  await other.waitForSelector('.steps button');
  checks.ok((await stepsOf(other)) > 0, 'and opens for somebody else');
  return link;
}

/* A whole game of this device, a short one, put on the server from the button that shares. */
async function puts(page, other) {
  await closeTours(page);
  await turnTo(page, '/learn/konane');
  await page.locator('.rules-head .calls button').first().click();
  await page.waitForURL(/\/here\/\w+$/);
  await untilAsked(page);
  await playQuickly(page, 500, 5);
  const { pathname } = new URL(page.url());
  await turnTo(page, `${pathname}/analysis?at=4`);
  await page.waitForSelector('.an-bar');
  await page.locator('[data-share]').click();
  await shotAtSizes(page, 'share');
  await page.locator('[data-save-way="share"]').click();
  const input = page.locator('[data-saved] input');
  await input.waitFor();
  await shotAtSizes(page, 'shared');
  const link = await input.inputValue();
  checks.ok(/\/t\/\w+\/analysis\?at=4&invite=\w+$/.test(link), `the same page there: ${link}`);
  await turnTo(other, link);
  await other.waitForSelector('.an-bar');
  await checks.soon(
    async () => Number(await other.locator('.an-bar').getAttribute('data-judged')) > 2,
    'others analyse it',
  );
  await turnTo(other, link.replace('/analysis', '/replay'));
  await other.waitForSelector('.steps button');
  checks.ok((await stepsOf(other)) > 10, 'and see it again');
  const there = new URL(link).pathname.split('/')[2];
  await turnTo(page, '/games');
  const rows = (await listed(page)).filter(
    path => path.includes(there) || path === `${pathname}/score`,
  );
  checks.ok(rows.join() === `/t/${there}/score`, `it is listed once: ${rows.join()}`);
  await turnTo(page, `${pathname}/replay`);
  await page.locator('[data-share]').click();
  await page.locator('[data-save-way="share"]').click();
  await input.waitFor();
  checks.ok(
    (await input.inputValue()).includes(`/t/${there}/replay`),
    'a second time it is the same',
  );
}

async function refused() {
  const { page, context, faults } = await person(browser, { forgive });
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await page.route(/\/worker-\w+\.js$/, async route => {
    const response = await route.fetch();
    const refuse = 'IDBFactory.prototype.open=()=>{throw new DOMException("no","SecurityError")};';
    await route.fulfill({ response, body: refuse + (await response.text()) });
  });
  return { page, context, faults };
}

try {
  const ana = await guest(browser, server.url, 'Ana', { isKept: true, forgive }),
    bo = await guest(browser, server.url, 'Bo', { forgive }),
    eve = await person(browser, { isKept: true, forgive });
  for (const { page } of [ana, bo, eve]) await holdLine(page);
  const { id, invite } = await isOver(ana, bo),
    code = `?invite=${invite}`;

  const link = await shares(bo.page, `${server.url}/t/${id}/replay`, eve.page);
  checks.ok(link.includes(`invite=${invite}`), `with the code of the table: ${link}`);
  await ana.page.goto(`${server.url}/t/${id}/replay`);
  const steps = await keeps(ana.page, 'ana');
  await keeps(eve.page, 'eve');
  await turnTo(ana.page, '/games');
  checks.ok(
    (await listed(ana.page)).join() === `/t/${id}/score`,
    'with the server it is listed once',
  );

  const none = await refused();
  await none.page.goto(`${server.url}/t/${id}/replay${code}`);
  await none.page.locator('[data-save-game]').click();
  await none.page.locator('[data-save-way="keep"]').click();
  await shows(none.page, 'dialog .fault', 'Save the game as a file instead');
  await shotAtSizes(none.page, 'refused');
  const [file] = await Promise.all([
    none.page.waitForEvent('download'),
    none.page.locator('[data-save-way="file"]').click(),
  ]);
  checks.ok(file.suggestedFilename() === `${id}.jsonl`, 'and it can be saved so');
  await none.context.close();

  await puts(bo.page, eve.page);
  await server.stop();
  await hasIt(ana.page, { id, code: '', steps, who: 'ana', name: 'You', other: 'Bo' });
  await hasIt(eve.page, { id, code, steps, who: 'eve', name: 'Ana', other: 'Bo' });
  await closeTours(ana.page);
  await playsOn(ana.page, id);
  await deletes(eve.page, id);
  checks.quiet({ ana, bo, eve, 'a device that keeps nothing': none });
} catch (why) {
  checks.ok(false, why.stack);
}
await browser.close();
await server.end();
checks.end();
