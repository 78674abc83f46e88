/*
 * polynesia.mjs - a newcomer opens the page, clicks Play now, plays against a bot by clicking legal targets
 * with the mouse until every kind of click was made; then the end of a game that bots have played, its score sheet and
 * its replay. No console message allowed.
 */
import {
  Checks,
  Server,
  decide,
  dismissTour,
  launch,
  luck,
  person,
  standing,
  stretch,
  until,
  untilAsked,
} from './lib/player.mjs';
import { isLast, playedByBots, standAt } from './lib/tables.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
try {
  const { page, faults } = await person(browser);
  await stretch(page, 1200, 60000); // what is shown again stays until it is left
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.waitForURL(/\/here\/\w+$/);
  checks.ok(true, 'Play now opens a table');
  await page.waitForSelector('.board');
  await page.waitForSelector('.tour');
  const first = await page.locator('.tour h2').textContent();
  checks.ok(first !== '', 'the first game begins with the tour');
  await page.locator('.tour .btn.go').click();
  checks.ok(
    await until(async () => (await page.locator('.tour h2').textContent()) !== first, 20),
    'the tour has a second step',
  );
  await dismissTour(page);

  /* A click on what is no choice explains itself. */
  await untilAsked(page);
  await page.evaluate(() =>
    document
      .querySelector('[data-island]')
      .dispatchEvent(new MouseEvent('click', { bubbles: true })),
  );
  checks.ok(
    (await page.locator('.ask-say.refused').textContent()).length > 5,
    'an illegal click gets a reason',
  );

  /* Undo brings the choice back. */
  await page.locator('[data-group="fish"]').click();
  checks.ok(
    await until(async () => (await page.locator('form .opts .opt').count()) === 2, 20),
    'fishing asks for fish or shells',
  );
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-group="fish"]');
  checks.ok(true, 'Esc goes back to the actions');

  const next = luck(7),
    wanted = ['action', 'target route', 'target piece', 'target island', 'answer'],
    seen = new Set();
  let done = 0,
    shown = false;
  for (; done < 200 && !(shown && wanted.every(kind => seen.has(kind))); done++) {
    await untilAsked(page);
    if (!shown && done > 12 && (await page.locator('[data-show]').count())) {
      /* What the bot did since the last turn, step by step on the board. */
      shown = true;
      await page.locator('[data-show]').click();
      await page.waitForSelector('.showing');
      checks.ok(
        (await page.locator('.showing p').textContent()).length > 8,
        'Show me tells what happened',
      );
      await page.locator('.showing .btn').click();
      await page.waitForFunction(() => !document.querySelector('.showing'));
    }
    const did = await decide(page, next);
    if (did === 'over') break;
    seen.add(did.split(':')[0]);
  }
  checks.ok(shown, 'since your last turn can be shown');
  for (const kind of wanted)
    checks.ok(seen.has(kind), `a click of kind ${kind} was made in ${done}: ${[...seen]}`);

  const game = await playedByBots(page, 2, { game: 'polynesia', name: 'Lagoon', options: {} }),
    id = await standAt(page, server.url, game, isLast);
  for (let k = 0; k < 30 && !(await standing(page)).over; k++) await decide(page, next);
  const end = await standing(page);
  checks.ok(end.over, `the game came to its end: ${end.summary}`);

  await page.locator('[data-score]').click();
  await page.waitForSelector('.sheet-table');
  const totals = await page.locator('.sheet-table .tot .n').allTextContents();
  checks.ok(
    totals.length === 2 && totals.every(x => /^−?\d+$/.test(x)),
    `the score sheet has a total for each: ${totals}`,
  );
  const parts = await page.locator('.sheet-table tbody tr:not(.tot)').count();
  checks.ok(parts >= 3, 'and the parts of the score');
  const sums = await page.evaluate(() => {
    const rows = [...document.querySelectorAll('.sheet-table tbody tr:not(.tot)')].map(r =>
      [...r.querySelectorAll('.n')].map(n => Number(n.textContent.replace('−', '-'))),
    );
    return rows[0].map((_, k) => rows.reduce((sum, r) => sum + r[k], 0));
  });
  checks.ok(
    sums.every((s, k) => String(s) === totals[k].replace('−', '-')),
    `the parts add up: ${sums} is ${totals}`,
  );

  await page.locator('[data-replay]').click();
  await page.waitForSelector('.time');
  checks.ok(/\/t\/\w+\/replay/.test(page.url()), 'the replay opens');
  await page.locator('.ctl .btn[aria-label="To the end"]').click();
  await page.waitForFunction(() =>
    /Step (\d+) of \1/.test(document.querySelector('.caption')?.textContent ?? ''),
  );
  checks.ok(true, 'and goes to the end');
  await page.locator('.ctl .btn[aria-label="Previous turn"]').click();
  await page.locator('.ctl .btn[aria-label="Step back"]').click();
  await page.locator('.ctl .btn[aria-label="Play"]').click();
  await page.waitForFunction(
    () => /Step (\d+) of \1/.test(document.querySelector('.caption')?.textContent ?? ''),
    null,
    { timeout: 60000 },
  );
  checks.ok(true, 'and plays forwards by itself');
  const journal = await page.evaluate(
    t => fetch(`/api/tables/${t}/journal`).then(a => a.text()),
    id,
  );
  checks.ok(
    journal.startsWith('{"vaka":1') && journal.includes('"over":true'),
    'the journal can be had',
  );
  checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
