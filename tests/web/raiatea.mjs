/*
 * raiatea.mjs - Raiatea by mouse: a whole game with two bots. Every part of a table is met on the way:
 * places, forest, market, missions, sealed choices, sets of cards, offers, the row, the score sheet and
 * the replay. The console stays silent.
 */
import { Checks, Server, dismissTour, launch, luck, person, until } from './lib/player.mjs';
import { actsOf, openTable, playWhole, waitForTurn } from './lib/raiatea.mjs';
import { checkSheet } from './lib/sheet.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
try {
  const { page, faults } = await person(browser),
    id = await openTable(page, server, 2);
  await page.waitForSelector('.tour');
  checks.ok(
    /island/i.test(await page.locator('.tour h2').textContent()),
    'the first game begins with the tour',
  );
  await dismissTour(page);
  await waitForTurn(page);

  /* The first decision is a set: two cards in any order, then confirm. */
  const cards = page.locator('form button.ra-setcard');
  checks.ok((await cards.count()) === 5, 'five rituals are dealt');
  const last = await cards.nth(4).getAttribute('data-card'),
    first = await cards.nth(0).getAttribute('data-card');
  await cards.nth(4).click();
  await cards.nth(0).click();
  checks.ok(
    (await page.locator('form button.ra-setcard.on').count()) === 2,
    'the highest and the lowest are chosen, the highest first',
  );
  await page.locator('[data-confirm]').click();
  await page.waitForFunction(
    () => document.querySelectorAll('.ra-own .ra-chip').length >= 2,
    null,
    { timeout: 20000 },
  );
  const kept = await page.locator('.ra-own .ra-chip b').allTextContents();
  checks.ok(kept.length === 2 && first !== last, `both are in hand: ${kept}`);
  await page.locator('.ra-own .ra-chip').first().hover();
  checks.ok(
    await page.locator('.ra-own .ra-pop').first().isVisible(),
    'a card in hand can be read whole',
  );

  /* Tiles and stalls explain themselves. */
  await waitForTurn(page);
  await page.locator('.ra-statue .ra-tile[data-spot]').first().hover();
  checks.ok(
    (await page.locator('.ra-look').textContent()).length > 8,
    'a tile says what it asks when pointed at',
  );
  await page.locator('.ra-level').first().click();
  checks.ok(
    (await page.locator('.ra-look').textContent()).length > 8,
    'a stall can be pinned with a click',
  );
  await page.locator('.ra-view').click({ position: { x: 4, y: 4 } });

  const next = luck(11);
  /* How many steps of one's own the journal holds. */
  const own = () =>
    page.evaluate(
      t =>
        fetch(`/api/tables/${t}/journal`)
          .then(a => a.text())
          .then(text => text.split('\n').filter(l => /"seat":0/.test(l)).length),
      id,
    );
  /* Acts that ask nobody here pass between two decisions: the page itself notes what it showed. */
  const acts = new Set(),
    watchActs = () =>
      page.evaluate(() => {
        const seen = (window.actsSeen = new Set());
        const note = () =>
          document
            .querySelector('.ra-ceremony')
            ?.classList.forEach(c => /^act\d/.test(c) && seen.add(c));
        new MutationObserver(note).observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          attributeFilter: ['class'],
        });
      });
  const allActs = async () => {
    for (const act of await page.evaluate(() => [...window.actsSeen])) acts.add(act);
    return acts.size === 6;
  };
  await watchActs();
  let peeked = false,
    undone = false;
  const press = (selector, k) => page.locator(selector).nth(k).click({ timeout: 3000 });
  const each = async done => {
    if (!peeked && (await page.locator('.ra-peek').count())) {
      peeked = true;
      await page.locator('.ra-peek').click();
      checks.ok(
        (await page.locator('.ra-scene').count()) === 1,
        'the island can be seen during the ceremony',
      );
      await page.locator('.ra-peek').click();
    }
    if (!undone && done > 6 && (await page.locator('[data-undo].go').count())) {
      const before = await own();
      await page
        .locator('[data-undo].go')
        .click({ timeout: 1000 })
        .catch(() => {});
      /* Too late: others have moved, and the same button asks whether to ask them. */
      if (await page.locator('dialog.dlg').count())
        await page.locator('dialog.dlg .menu-row .btn:not(.pri)').click();
      else undone = await until(async () => (await own()) < before, 2, 40);
    }
  };
  const { seen, heads, done, end } = await playWhole(page, next, press, each);
  checks.ok(end.over, `the game came to its end after ${done} clicks: ${end.head} ${end.summary}`);
  for (const kind of ['confirm', 'card', 'bid', 'spot place'])
    checks.ok(seen.has(kind), `a click of kind ${kind} was made`);
  checks.ok(
    [...seen.keys()].filter(k => k.startsWith('spot')).length >= 4,
    `several kinds of spots were clicked: ${[...seen.keys()]}`,
  );
  await allActs();
  checks.ok(heads.size >= 10 && peeked, `many questions were asked: ${heads.size}`);
  checks.ok(undone, 'undo was offered and used: a step was taken back');
  await checkSheet(page, server, checks, { id, seats: 3, board: '.ra-view', parts: 6, most: 6 });
  /* An act in which nobody has a choice passes at once: what one game did not show another does. */
  for (let k = 0; k < 4 && acts.size < 6; k++) {
    await openTable(page, server, 2);
    await watchActs();
    await playWhole(page, next, press, async () => {}, allActs);
  }
  checks.ok(acts.size === 6, `all six acts were staged: ${[...acts].sort()}`);
  const staged = await actsOf(page, server, 'raiatea-3-standard.jsonl');
  checks.ok(
    ['act1', 'act2', 'act3', 'act4', 'act5', 'act6'].every(a => staged.includes(a)),
    `the replay of a game stages all six acts: ${staged}`,
  );
  checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
