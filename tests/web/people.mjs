/*
 * people.mjs - two people at one table and a spectator: an invite link, a chat, a reload in the
 * middle, an undo by consent, and a server that is killed with -9 and started again between two moves.
 */
import {
  Checks,
  Server,
  closeTours,
  decide,
  launch,
  luck,
  person,
  standOf,
  until,
} from './lib/player.mjs';
import { stepAside } from './lib/tables.mjs';

const checks = new Checks(),
  server = await new Server().start(),
  browser = await launch();
/* While the server is down the browser says so on its own; nothing else is forgiven. */
let down = false;
const forgive = text =>
  down && /ERR_CONNECTION|WebSocket|Failed to load resource|fetch/i.test(text);

const summary = page =>
  page.evaluate(() => document.querySelector('[data-testid="summary"]')?.textContent ?? '');
const post = (page, path, body) =>
  page.evaluate(
    async ([p, b]) => {
      const a = await fetch(p, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(b),
      });
      return { status: a.status, body: await a.json() };
    },
    [path, body],
  );

/* What each page says of the position, with nobody's name in it. */
const told = page =>
  page.evaluate(
    () =>
      document
        .querySelector('[data-testid="summary"]')
        ?.textContent?.replace(/(You|Ana|Bo)\b/g, '*') ?? '',
  );
const untilSame = pages =>
  until(async () => {
    const all = await Promise.all(pages.map(told));
    return all[0] && all.every(s => s === all[0]);
  }, 20);

try {
  const [ana, bo, eve] = await Promise.all([
    person(browser, { forgive }),
    person(browser, { forgive }),
    person(browser, { forgive }),
  ]);
  await stepAside(ana.page, server.url);
  await post(ana.page, '/api/guest', { name: 'Ana' });
  const opened = await post(ana.page, '/api/tables', {
    id: 'c-people',
    game: 'polynesia',
    name: 'Two people',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'person' }],
    pace: 'live',
    clock: null,
    public: true,
    hints: true,
  });
  const id = opened.body.table?.id;
  checks.ok(
    typeof id === 'string',
    `a table for two is open: ${JSON.stringify(opened.body).slice(0, 200)}`,
  );
  await ana.page.goto(`${server.url}/t/${id}`);
  await ana.page.waitForSelector('.wait-box');
  const link = await ana.page.locator('.invite .input').inputValue();
  checks.ok(/\/i\/\w+$/.test(link), `it has a link to send: ${link}`);

  await stepAside(bo.page, server.url);
  await post(bo.page, '/api/guest', { name: 'Bo' });
  await bo.page.goto(link);
  await bo.page
    .getByRole('button', { name: /join|sit|play/i })
    .first()
    .click();
  await bo.page.waitForURL(/\/t\/\w+$/);
  await bo.page.waitForSelector('.dock');
  await ana.page.waitForSelector('.dock');
  checks.ok(true, 'the second person joins by the link and the game begins');
  await eve.page.goto(`${server.url}/t/${id}`);
  await eve.page.waitForSelector('.dock');
  checks.ok(
    await until(async () => (await eve.page.locator('.dock .pill.line').count()) === 1, 20),
    'a spectator is told so',
  );
  checks.ok((await eve.page.locator('.opt, .b-hit').count()) === 0, 'and has nothing to decide');
  /* The tour comes to each when he is due for the first time. */
  for (const { page } of [ana, bo]) await closeTours(page);

  /* Chat with an unread mark. */
  await ana.page.locator('[data-tab="chat"]').click();
  await ana.page.locator('.chat .input').fill('Kia ora');
  await ana.page.keyboard.press('Enter');
  await bo.page.waitForSelector('[data-tab="chat"] .count');
  await bo.page.locator('[data-tab="chat"]').click();
  await bo.page.waitForSelector('.chat li:has-text("Kia ora")');
  await bo.page.waitForFunction(() => !document.querySelector('[data-tab="chat"] .count'));
  checks.ok(true, 'chat arrives with an unread mark that goes when it is read');

  const next = luck(3);
  /* Who is asked; null if the game is over. */
  const turn = async () => {
    const who = await until(async () => {
      for (const { page } of [ana, bo]) {
        const { stand } = await standOf(page);
        if (stand === 'asked') return page;
        if (stand === 'over') return 'over';
      }
      return null;
    }, 30);
    return who === 'over' || !who ? null : who;
  };
  const play = async decisions => {
    for (let done = 0; done < decisions; done++) {
      const page = await turn();
      if (!page) return done;
      await decide(page, next);
    }
    return decisions;
  };
  checks.ok((await play(25)) === 25, 'both make decisions in turn');
  checks.ok(await untilSame([ana.page, bo.page, eve.page]), 'all three see the same position');

  await bo.page.reload();
  await bo.page.waitForSelector('.dock');
  checks.ok(await untilSame([ana.page, bo.page]), 'a reload in the middle loses nothing');
  await bo.page.locator('[data-tab="chat"]').click();
  await bo.page.waitForSelector('.chat li:has-text("Kia ora")');
  checks.ok(
    (await bo.page.locator('[data-tab="chat"] .count').count()) === 0,
    'and what was read stays read',
  );

  /* kill -9 between two moves. */
  const before = await summary(eve.page);
  down = true;
  await server.stop('SIGKILL');
  checks.ok(
    await until(() => ana.page.locator('.bar').first().isVisible(), 30),
    'while the server is away a bar says so',
  );
  await server.start();
  await ana.page.waitForFunction(
    () =>
      ![...document.querySelectorAll('.bar')].some(b => /connection is lost/.test(b.textContent)),
    null,
    { timeout: 40000 },
  );
  await bo.page.waitForFunction(
    () =>
      ![...document.querySelectorAll('.bar')].some(b => /connection is lost/.test(b.textContent)),
    null,
    { timeout: 40000 },
  );
  await eve.page.waitForFunction(
    () =>
      ![...document.querySelectorAll('.bar')].some(b => /connection is lost/.test(b.textContent)),
    null,
    { timeout: 40000 },
  );
  down = false;
  checks.ok((await summary(eve.page)) === before, 'the position after kill -9 is the one before');
  checks.ok((await play(10)) === 10, 'and the game goes on');
  checks.ok(await untilSame([ana.page, bo.page, eve.page]), 'for all three');

  /* Going back needs everybody once the other has moved. */
  let asker = null,
    other = null;
  for (let k = 0; k < 40 && !asker; k++) {
    const page = await turn();
    if (!page) break;
    if (
      (await page.locator('.opt.act').count()) &&
      !(await page.locator('[data-undo].go').count()) &&
      (await page.locator('[data-undo]:not([aria-disabled])').count())
    ) {
      asker = page;
      other = page === ana.page ? bo.page : ana.page;
      break;
    }
    await decide(page, next);
  }
  checks.ok(asker !== null, 'undo is offered by consent');
  await asker.locator('[data-undo]').click();
  await asker.locator('dialog[open] .btn.pri').click();
  await other.locator('[data-agree]').click();
  await asker.waitForSelector('[data-answer]:has-text("agreed")');
  checks.ok(await untilSame([ana.page, bo.page, eve.page]), 'everybody went back');

  /* Leave and come back: a bot stands in. */
  await post(bo.page, `/api/tables/${id}/leave`, {});
  await ana.page.waitForSelector('.pl .who:has-text("bot")');
  checks.ok(true, 'a bot plays for whoever left');
  await bo.page.locator('[data-back]').click();
  await bo.page.waitForFunction(() => !document.querySelector('[data-back]'), null);
  checks.ok(true, 'and gives the seat back');
  checks.ok((await play(4)) >= 1, 'then play goes on');
  for (const [who, p] of [
    ['Ana', ana],
    ['Bo', bo],
    ['the spectator', eve],
  ])
    checks.ok(
      p.faults.length === 0,
      `no console message for ${who}: ${p.faults.slice(0, 3).join(' | ')}`,
    );
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
