/*
 * watch.mjs - a private table and those who come too late for a seat: the invite link leads to watching, a
 * reload stays there, the number of watchers is shown, the link can be copied while the game runs, and
 * whoever has no code gets a page with a way back.
 */
import { Checks, Server, launch, person } from './lib/player.mjs';
import { turnTo } from './lib/inside.mjs';
import { bars, guest, phone, post, sitDown, until } from './lib/people.mjs';
import { shot } from './lib/pictures.mjs';

const checks = new Checks(),
  server = await new Server().start(),
  browser = await launch();
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
try {
  const ana = await guest(browser, server.url, 'Ana', clipboard),
    bo = await guest(browser, server.url, 'Bo');
  const table = await sitDown(server.url, ana, bo, 'watch-1');

  /* By the invite link, as a stranger: all seats are taken. */
  for (const [name, options] of [
    ['wide', {}],
    ['phone', phone],
  ]) {
    const eve = await person(browser, options);
    await eve.page.goto(table.link);
    await eve.page.getByRole('link', { name: 'Watch the game' }).click();
    await eve.page.waitForSelector('.dock, .sheet');
    await checks.soon(
      async () => (await eve.page.locator('.pill.line:has-text("watching")').count()) === 1,
      `${name}: the link leads to watching`,
    );
    checks.ok(
      new URL(eve.page.url()).searchParams.get('invite') === table.invite,
      `${name}: the address keeps the code: ${eve.page.url()}`,
    );
    await eve.page.reload();
    await eve.page.waitForSelector('.dock, .sheet');
    await checks.soon(
      async () => (await eve.page.locator('header a[href="/"]').count()) > 0,
      `${name}: after a reload too, with a way back`,
    );
    if (name === 'wide') {
      await checks.soon(
        () =>
          ana.page.evaluate(() =>
            document.querySelector('[data-watchers]')?.textContent.startsWith('1'),
          ),
        'the players see that somebody watches',
      );
      await shot(ana.page, 'watchers');
    }
    await shot(eve.page, `watch-${name}`);
    /* The menu of a spectator leads on with the code. */
    await eve.page.getByRole('button', { name: 'Menu' }).click();
    await eve.page.getByRole('link', { name: 'Replay so far' }).click();
    await eve.page.waitForSelector('.time');
    checks.ok(true, `${name}: the replay opens as well`);
    checks.ok(eve.faults.length === 0, `${name}: no console message: ${eve.faults.join(' | ')}`);
    await eve.context.close();
  }
  checks.ok(
    await until(async () => (await ana.page.locator('[data-watchers]').count()) === 0, 30),
    'and when nobody watches any more',
  );

  /* The link, while the game runs. */
  await ana.page.getByRole('button', { name: 'Menu' }).click();
  checks.ok(
    (await ana.page.locator('[data-copy-link]').textContent()) === 'Copy the link to watch',
    'the menu offers the link to watch',
  );
  await shot(ana.page, 'menu');
  await ana.page.locator('[data-copy-link]').click();
  const link = await until(() => ana.page.evaluate(() => navigator.clipboard.readText()), 30);
  checks.ok(
    link === `${server.url}/t/${table.id}?invite=${table.invite}`,
    `and copies it: ${link}`,
  );
  const kai = await guest(browser, server.url, 'Kai');
  await kai.page.goto(link);
  await kai.page.waitForSelector('.dock');
  checks.ok(true, 'somebody signed in watches by that link');

  /* Without the code. */
  const mo = await person(browser, { forgive: text => /404/.test(text) });
  await mo.page.goto(`${server.url}/t/${table.id}`);
  await mo.page.waitForSelector('.state a');
  checks.ok(
    /private/.test(await mo.page.locator('.state').textContent()),
    `without it the page says why: ${await mo.page.locator('.state').textContent()}`,
  );
  checks.ok(
    (await mo.page.locator('header nav a').count()) > 2 &&
      (await mo.page.locator('.state a').count()) > 0,
    'with the header and a way back',
  );
  await shot(mo.page, 'no-table');

  /* An open table: the link invites, and the host is offered a name first. */
  await turnTo(ana.page, '/nowhere');
  await ana.page.locator('.dock').waitFor({ state: 'detached' });
  const open = (
    await post(ana.page, '/api/tables', {
      id: 'watch-2',
      game: 'polynesia',
      name: 'Open',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'person' }],
      pace: 'live',
      clock: null,
      public: false,
      hints: true,
    })
  ).body.table;
  await turnTo(ana.page, `/t/${open.id}`);
  await ana.page.locator('[data-name]').fill('Ana of Ata');
  await shot(ana.page, 'wait-name');
  await ana.page.getByRole('button', { name: 'Change' }).click();
  await ana.page.waitForSelector('.seats-list :text("Ana of Ata (you)")');
  await turnTo(mo.page, `/i/${open.invite}`);
  await mo.page.waitForSelector('h1:has-text("Ana of Ata invites you")');
  checks.ok(true, 'the name that the host chose stands in the invitation');
  await ana.page.getByRole('button', { name: 'Menu' }).click();
  checks.ok(
    (await ana.page.locator('[data-copy-link]').textContent()) === 'Copy the invite link',
    'while a seat is free the menu has the invite link',
  );
  checks.ok((await bars(bo.page)) === '', 'and nobody was told anything by mistake');
  checks.quiet({ Ana: ana, Bo: bo, Kai: kai, Mo: mo });
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
