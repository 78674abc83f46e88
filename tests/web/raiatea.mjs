/*
 * raiatea.mjs - Raiatea by mouse: the first decisions of a game, some rounds, a ceremony and the end, the latter at
 * positions of a game that bots have played. Places, forest, market, missions, sealed choices, sets of cards,
 * offers, the row, the score sheet and the replay are met. The console stays silent.
 */
import {
  Checks,
  Server,
  dismissTour,
  launch,
  luck,
  person,
  standOf,
  until,
} from './lib/player.mjs';
import { actsOf, atRest, openTable, playOn } from './lib/raiatea.mjs';
import { checkSheet } from './lib/sheet.mjs';
import { askAll, isLast, playedByBots, standAt } from './lib/tables.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
try {
  const { page, faults } = await person(browser);
  await openTable(page, server, 2);
  await page.waitForSelector('.tour');
  checks.ok(
    /island/i.test(await page.locator('.tour h2').textContent()),
    'the first game begins with the tour',
  );
  await dismissTour(page);
  await atRest(page);

  /* The first decision is a set: two cards in any order, then confirm. */
  const cards = page.locator('form button.ra-setcard');
  checks.ok((await cards.count()) === 5, 'five rituals are dealt');
  const last = await cards.nth(4).getAttribute('data-card'),
    first = await cards.nth(0).getAttribute('data-card');
  await cards.nth(4).click();
  await cards.nth(0).click();
  const chosen = page.locator('form button.ra-setcard.on');
  checks.ok(
    await until(async () => (await chosen.count()) === 2, 20),
    'the highest and the lowest are chosen, the highest first',
  );
  await page.locator('[data-confirm]').click();
  await page.waitForFunction(() => document.querySelectorAll('.ra-own .ra-chip').length >= 2, null);
  const kept = await page.locator('.ra-own .ra-chip b').allTextContents();
  checks.ok(kept.length === 2 && first !== last, `both are in hand: ${kept}`);
  await page.locator('.ra-own .ra-chip').first().hover();
  checks.ok(
    await until(() => page.locator('.ra-own .ra-pop').first().isVisible(), 20),
    'a card in hand can be read whole',
  );

  /* Tiles and stalls explain themselves. */
  await atRest(page);
  await page.locator('.ra-statue .ra-tile[data-spot]').first().hover();
  const told = async () =>
    (await page.evaluate(() => document.querySelector('.ra-look')?.textContent ?? '')).length > 8;
  checks.ok(await until(told, 20), 'a tile says what it asks when pointed at');
  await page.locator('.ra-level').first().click();
  checks.ok(await until(told, 20), 'a stall can be pinned with a click');
  await page.mouse.move(4, 300);
  checks.ok(
    await until(async () => (await page.locator('.ra-look').count()) === 0, 20),
    'what is told of it closes when the mouse leaves',
  );
  await page.locator('.ra-rankspot').nth(1).hover();
  checks.ok(await until(told, 20), 'a rank says what it is worth');
  await page.locator('.ra-view').click({ position: { x: 4, y: 4 } });

  /* Rounds of clicks until all kinds of them were made; once, what was done is taken back. */
  const next = luck(11),
    press = (selector, k) => page.locator(selector).nth(k).click(),
    spotsOf = seen => [...seen].filter(k => k.startsWith('spot')).length;
  let undone = false;
  const each = async done => {
    if (undone || done <= 6 || !(await page.locator('[data-undo].go').count())) return;
    const { step } = await standOf(page);
    await page.locator('[data-undo].go').click();
    undone = await until(async () => (await standOf(page)).step < step, 30);
  };
  const wanted = ['confirm', 'card', 'spot place'],
    enough = ({ seen, heads }) =>
      undone && wanted.every(k => seen.has(k)) && spotsOf(seen) >= 4 && heads.size >= 8;
  const { seen, heads, done } = await playOn(page, next, press, { each, enough });
  for (const kind of wanted)
    checks.ok(seen.has(kind), `a click of kind ${kind} was made: ${done} in all`);
  checks.ok(spotsOf(seen) >= 4, `several kinds of spots were clicked: ${[...seen]}`);
  checks.ok(heads.size >= 8, `many questions were asked: ${heads.size}`);
  checks.ok(undone, 'undo was offered and used: a step was taken back');

  /* A ceremony: the island can be seen behind it; an offer is made. Acts that ask nobody pass between two decisions:
     the page itself notes what it showed. */
  const game = await playedByBots(page, 3, { game: 'raiatea', name: 'Marae', options: {} });
  const isRitual = step => step.seat === 0 && step.do.startsWith('ritual');
  await standAt(page, server.url, game, isRitual, { isInside: true });
  await page.evaluate(() => {
    const acts = (window.actsSeen = new Set());
    const note = () =>
      document
        .querySelector('.ra-ceremony')
        ?.classList.forEach(c => /^act\d/.test(c) && acts.add(c));
    note();
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class'],
    });
  });
  await page.locator('.ra-peek').click();
  await page.waitForSelector('.ra-scene');
  checks.ok(true, 'the island can be seen during the ceremony');
  await page.locator('.ra-peek').click();
  const inCeremony = await playOn(page, next, press, {
    enough: ({ seen: s }) => s.has('bid'),
    most: 40,
  });
  checks.ok(inCeremony.seen.has('bid'), `an offer was made: ${[...inCeremony.seen]}`);
  const acts = await page.evaluate(() => [...window.actsSeen].sort());
  checks.ok(acts.length >= 2, `acts were staged: ${acts}`);

  await askAll(page);
  const id = await standAt(page, server.url, game, isLast);
  await page.locator('form [data-do="pass"]').click();
  await checkSheet(page, checks, { id, seats: 3, board: '.ra-view', parts: 6, most: 6 });
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
