/*
 * line.mjs - bad lines: everything vanishes, the line is cut and refused, the browser says that it is offline.
 * What the page says is true each time, the move is neither lost nor done twice, and play goes on by itself.
 */
import { Checks, Server, launch, noting } from './lib/player.mjs';
import { Line, bars, guest, head, phone, row, said, until } from './lib/people.mjs';
import { shot } from './lib/pictures.mjs';

const checks = new Checks(),
  server = await new Server().start(),
  line = await new Line(server).open(),
  browser = await launch();
const forgive = text => /ERR_|WebSocket|Failed to load resource|fetch/i.test(text);
const wish = key => ({
  id: key,
  game: 'polynesia',
  name: 'Far away',
  options: { first_player: '0' },
  seats: [{ kind: 'me' }, { kind: 'person' }],
  pace: 'live',
  clock: null,
  public: true,
  hints: true,
});

/* He has another line, and sees what the server knows. */
const bo = await guest(browser, server.url, 'Bo');

async function scene(name, options) {
  const ana = await guest(browser, line.url, 'Ana', { forgive, ...options });
  const open = await ana.page.evaluate(
    async w =>
      (
        await (
          await fetch('/api/tables', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(w),
          })
        ).json()
      ).table,
    wish(`line-${name}`),
  );
  await bo.page.evaluate(
    id =>
      fetch(`/api/tables/${id}/join`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      }),
    open.id,
  );
  const heads = await noting(ana.page, 'form .ask-head h2'),
    lines = await noting(ana.page, '[data-line]', 'data-line');
  await ana.page.goto(`${line.url}/t/${open.id}`);
  await ana.page.waitForSelector('form .opt.act');
  const begin = (await row(bo.page, open.id)).step,
    act = async () => {
      await ana.page.locator('form .opt.act:has-text("Fish")').click();
      await ana.page.locator('form .opts .opt').first().click();
    };
  return { ana, id: open.id, begin, act, heads, lines };
}

try {
  /* Everything vanishes, as in a tunnel. */
  for (const [name, options] of [
    ['tunnel', {}],
    ['tunnel-phone', phone],
  ]) {
    const s = await scene(name, options);
    await shot(s.ana.page, `line-before-${name}`);
    line.set('hole');
    await s.act();
    checks.ok(
      await until(async () => (await s.heads()).includes('Your move is on its way'), 30),
      `${name}: the move is under way: ${await s.heads()}`,
    );
    checks.ok(
      await until(async () => (await s.lines()).includes('slow'), 30),
      `${name}: a slow line is said to be slow`,
    );
    await shot(s.ana.page, `line-slow-${name}`);
    checks.ok(
      await until(async () => (await s.ana.page.locator('[data-line="lost"]').count()) === 1, 20),
      `${name}: then that it is lost`,
    );
    checks.ok(
      await until(
        async () =>
          (await head(s.ana.page)) === 'Your move waits here' &&
          /sent once/.test(await said(s.ana.page)),
        30,
      ),
      `${name}: and the line below agrees: ${await head(s.ana.page)} ${await said(s.ana.page)}`,
    );
    await shot(s.ana.page, `line-lost-${name}`);
    checks.ok((await row(bo.page, s.id)).step === s.begin, `${name}: the server has heard nothing`);
    line.set('pass');
    checks.ok(
      await until(async () => (await row(bo.page, s.id)).step === s.begin + 1, 40),
      `${name}: the move arrives when the line is back`,
    );
    checks.ok(
      await until(async () => (await bars(s.ana.page)) === '', 20),
      `${name}: and nothing is complained of any more: ${await bars(s.ana.page)}`,
    );
    checks.ok((await row(bo.page, s.id)).step === s.begin + 1, `${name}: once`);
    await s.ana.context.close();
  }

  /* The answer vanishes: the server has carried it out, the page does not know. */
  {
    const s = await scene('answer', {});
    const page = s.ana.page;
    await page.locator('form .opt.act:has-text("Fish")').click();
    line.set('pass');
    await page.locator('form .opts .opt').first().click();
    line.set('hole');
    await until(
      async () =>
        (await page.locator('[data-line="lost"]').count()) === 1 ||
        (await head(page)) !== 'Your move is on its way',
      20,
    );
    line.set('pass');
    checks.ok(
      await until(
        async () => (await row(bo.page, s.id)).step === s.begin + 1 && (await bars(page)) === '',
        40,
      ),
      'a lost answer: one move, and the page comes to rest',
    );
    await s.ana.context.close();
  }

  /* Cut and refused. */
  {
    const s = await scene('cut', {});
    line.set('cut');
    checks.ok(
      await until(async () => (await s.ana.page.locator('[data-line="lost"]').count()) === 1, 20),
      'a cut line is said to be lost',
    );
    await s.act();
    checks.ok(
      await until(async () => (await head(s.ana.page)) === 'Your move waits here', 30),
      `a move made meanwhile waits: ${await head(s.ana.page)}`,
    );
    await shot(s.ana.page, 'line-cut');
    line.set('pass');
    checks.ok(
      await until(
        async () =>
          (await row(bo.page, s.id)).step === s.begin + 1 && (await bars(s.ana.page)) === '',
        40,
      ),
      'and is made once when the line is back',
    );
    await s.ana.context.close();
  }

  /* The browser knows first. */
  {
    const s = await scene('offline', {});
    await s.ana.context.setOffline(true);
    checks.ok(
      await until(async () => (await s.ana.page.locator('[data-line="lost"]').count()) === 1, 30),
      'offline is told at once',
    );
    await s.ana.context.setOffline(false);
    checks.ok(await until(async () => (await bars(s.ana.page)) === '', 30), 'and online as well');
    await s.ana.context.close();
  }
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await line.close();
  await server.end();
}
checks.end();
