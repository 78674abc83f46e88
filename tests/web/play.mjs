/*
 * play.mjs - a newcomer opens the page, clicks Play now, plays a whole game against a bot by clicking
 * legal targets with the mouse, sees the score sheet and replays the game. No console message allowed.
 */
import {
  Checks,
  Server,
  click,
  dismissTour,
  launch,
  luck,
  person,
  sleep,
  standing,
  waitForTurn,
} from './lib/player.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
try {
  const { page, faults } = await person(browser);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.waitForURL(/\/t\/\w+$/);
  checks.ok(true, 'Play now opens a table');
  const id = /\/t\/(\w+)/.exec(page.url())[1];
  await page.waitForSelector('.board');
  await page.waitForSelector('.tour');
  checks.ok(
    (await page.locator('.tour h2').textContent()) !== '',
    'the first game begins with the tour',
  );
  await page.locator('.tour .btn.go').click();
  checks.ok((await page.locator('.tour').count()) === 1, 'the tour has a second step');
  await dismissTour(page);

  /* A click on what is no choice explains itself. */
  await waitForTurn(page);
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
    (await page.locator('form .opts .opt').count()) === 2,
    'fishing asks for fish or shells',
  );
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-group="fish"]');
  checks.ok(true, 'Esc goes back to the actions');

  const next = luck(7);
  let done = 0,
    idle = 0,
    shown = false;
  const seen = new Set();
  for (let k = 0; k < 900; k++) {
    await waitForTurn(page);
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
    const did = await click(page, next).catch(async why => {
      if (/covered/.test(String(why))) throw why;
      return 'late';
    });
    if (did === 'over') break;
    if (did === 'wait' || did === 'late') {
      if (++idle > 120) break;
      await sleep(60);
      continue;
    }
    seen.add(
      did.split(' ')[0] +
        (did.includes('route')
          ? '.route'
          : did.includes('piece')
            ? '.piece'
            : did.includes('island')
              ? '.island'
              : ''),
    );
    done++;
    await sleep(25);
  }
  checks.ok(shown, 'since your last turn can be shown');
  const end = await standing(page);
  checks.ok(end.over, `the game came to its end after ${done} clicks: ${end.summary}`);
  for (const kind of ['action', 'target.route', 'target.piece', 'target.island', 'answer'])
    checks.ok(seen.has(kind), `a click of kind ${kind} was made`);
  checks.ok(done > 40, 'many decisions were made by mouse');

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
  await page.locator('.ctl .btn[aria-label="Turn before"]').click();
  await page.locator('.ctl .btn[aria-label="Step back"]').click();
  await page.locator('.ctl .btn[aria-label="Play"]').click();
  await page.waitForFunction(
    () => /Step (\d+) of \1/.test(document.querySelector('.caption')?.textContent ?? ''),
    null,
    { timeout: 30000 },
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
