/*
 * rematch.mjs - another game with a friend: "Play again" asks, the other sees it where they are (at the
 * table, on the score sheet, in the list of tables), says yes or no, and nobody's clock runs before.
 */
import { Checks, Server, launch } from './lib/player.mjs';
import { turnTo } from './lib/inside.mjs';
import { finish, guest, phone, row, sitDown } from './lib/people.mjs';
import { shot } from './lib/pictures.mjs';

const checks = new Checks(),
  server = await new Server().start(),
  browser = await launch();
const clock = { start: 600000, step: 20000 };
const idOf = page => /\/t\/(\w+)/.exec(page.url())[1];
try {
  const ana = await guest(browser, server.url, 'Ana'),
    bo = await guest(browser, server.url, 'Bo', phone);

  /* Offered at the table, answered on the score sheet. */
  const first = await sitDown(server.url, ana, bo, 'again-1', { clock });
  await finish([ana, bo], first.id);
  await turnTo(bo.page, `/t/${first.id}/score`);
  await bo.page.waitForSelector('.sheet-table');
  await ana.page.waitForSelector('[data-rematch]');
  await shot(ana.page, 'over-box');
  await ana.page.locator('[data-rematch]').click();
  await ana.page.waitForSelector('.wait-box');
  const second = idOf(ana.page);
  checks.ok(
    second !== first.id && (await row(ana.page, second)).status === 'open',
    'the new game waits',
  );
  checks.ok(
    /Bo can say yes or no/.test(await ana.page.locator('.wait-box').textContent()),
    `whoever asked reads for whom: ${await ana.page.locator('.wait-box').textContent()}`,
  );
  await shot(ana.page, 'offer-waits');
  await bo.page.waitForSelector('[data-accept]');
  checks.ok(
    /Ana offers another game/.test(await bo.page.locator('.bar').first().textContent()),
    'the other sees the offer on the score sheet at once',
  );
  await shot(bo.page, 'offer-score-phone');
  await turnTo(bo.page, '/games');
  await bo.page.waitForSelector('.trow [data-accept]');
  checks.ok(true, 'and in the list of tables');
  await shot(bo.page, 'offer-lobby-phone');
  await turnTo(bo.page, `/t/${first.id}`);
  await bo.page.waitForSelector('[data-accept]');
  await shot(bo.page, 'offer-table-phone');
  const left = (await row(bo.page, second)).seats.map(s => s.clock_left);
  checks.ok(
    left.every(n => n === null),
    `no clock runs: ${left}`,
  );
  await bo.page.locator('[data-accept]').click();
  await bo.page.waitForURL(`**/t/${second}`);
  await bo.page.waitForSelector('.sheet');
  await ana.page.waitForSelector('.dock');
  checks.ok(
    (await row(ana.page, second)).status === 'running',
    'with a yes it begins, on both pages',
  );

  /* Declined: told by name, and the host goes on with a bot. */
  await finish([ana, bo], second);
  await ana.page.waitForSelector('[data-rematch]');
  await ana.page.locator('[data-rematch]').click();
  await ana.page.waitForSelector('.wait-box');
  const third = idOf(ana.page);
  await bo.page.waitForSelector('[data-decline]');
  await bo.page.locator('[data-decline]').click();
  await bo.page.waitForSelector('.declined');
  await ana.page.waitForSelector('.wait-box :text("Bo does not want another game now.")');
  checks.ok(true, 'a no is told with the name, to both');
  await shot(ana.page, 'offer-declined');
  await ana.page.locator('[data-seat-bot]').click();
  await ana.page.waitForSelector('.dock');
  checks.ok((await row(ana.page, third)).seats[1].kind === 'bot', 'the host plays on with a bot');

  /* With bots alone it begins at once. */
  const made = await ana.page.evaluate(
    async () =>
      (
        await (
          await fetch('/api/play_now', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: '{"game":"polynesia","level":"easy"}',
          })
        ).json()
      ).table,
  );
  await finish([ana], made.id);
  await ana.page.waitForSelector('[data-rematch]');
  await ana.page.locator('[data-rematch]').click();
  await ana.page.waitForFunction(
    old => !location.pathname.includes(old) && document.querySelector('.dock'),
    made.id,
  );
  checks.ok((await row(ana.page, idOf(ana.page))).status === 'running', 'bots need not be asked');
  checks.quiet({ Ana: ana, Bo: bo });
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
