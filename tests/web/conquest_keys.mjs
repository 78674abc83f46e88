/*
 * conquest_keys.mjs - Conquest of Paradise without a mouse: a whole game of solitaire against Samoa, with
 * Tab, arrows and Enter only. Plans, parties and Battles are reached by the same keys; every target speaks.
 */
import { Checks, Server, launch, luck, person, sleep } from './lib/player.mjs';
import { offers, openTable, waitForOffer } from './lib/conquest.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();

/* Tab until the focus is on something that fits. */
async function tabTo(page, selector, most = 70) {
  for (let k = 0; k < most; k++) {
    if (await page.evaluate(s => document.activeElement?.matches(s) ?? false, selector))
      return true;
    await page.keyboard.press('Tab');
  }
  return false;
}
const enter = async (page, selector) => {
  if (!(await tabTo(page, selector))) return false;
  await page.keyboard.press('Enter');
  return true;
};
const ends = ['stay', 'return', 'end_transit', 'end_movement', 'pass', 'accept', 'show']
  .map(v => `[data-do="${v}"]`)
  .join(', ');

try {
  const { page, faults } = await person(browser);
  await page.goto(server.url);
  const id = await openTable(page, 1, { end_offset: '-10' });
  await page.goto(`${server.url}/t/${id}`);
  await page.waitForSelector('.tour');
  await page.keyboard.press('Escape');
  checks.ok((await page.locator('.tour').count()) === 0, 'Esc ends the tour');

  const next = luck(4),
    seen = new Set(),
    labels = [];
  let idle = 0;
  while (idle < 120) {
    await waitForOffer(page);
    const s = await offers(page),
      brief = s.turn > 2;
    let done = false;
    if (s.over) break;
    if (s.end) done = (await enter(page, '[data-battle-end]')) && seen.add('battle end');
    else if (s.scene)
      done =
        (await enter(page, next(2) && s.hits ? '.cb-piece.hit' : '[data-scene]')) &&
        seen.add('battle');
    else if (s.deck) {
      if (!s.sail) done = await enter(page, '[data-party-all]');
      else done = (await enter(page, '[data-sail]')) && seen.add('party');
    } else if (s.plan) {
      if (s.places.length) done = await enter(page, '[data-place]');
      else if (s.items.filter(i => i !== 'rum').length && !(brief && next(2)))
        done = (await enter(page, `[data-item="${s.items[0]}"]`)) && seen.add('plan');
      else done = (await enter(page, '[data-seal]')) && seen.add('seal');
    } else if (s.targets.length && (brief ? next(5) === 0 : next(8))) {
      await page.keyboard.press('b');
      for (let n = next(3); n > 0; n--)
        await page.keyboard.press(next(2) ? 'ArrowRight' : 'ArrowDown');
      const at = await page.evaluate(() => ({
        target: document.activeElement?.getAttribute('data-target'),
        label: document.activeElement?.getAttribute('aria-label') ?? '',
      }));
      if (at.target) {
        labels.push(at.label);
        await page.keyboard.press('Enter');
        seen.add('map');
        done = true;
      }
    } else if (s.answers) {
      const isEnd = await page
        .locator(ends)
        .first()
        .isVisible()
        .catch(() => false);
      done =
        (await enter(page, isEnd && next(4) ? ends : 'form .opts button')) && seen.add('answer');
    }
    idle = done ? 0 : idle + 1;
    await sleep(15);
  }
  await page.waitForSelector('[data-score]').catch(() => {});
  const end = await offers(page);
  checks.ok(end.over, `the whole game was played by keyboard (turn ${end.turn}): ${[...seen]}`);
  for (const kind of ['map', 'plan', 'seal', 'answer'])
    checks.ok(seen.has(kind), `${kind} by keyboard`);
  checks.ok(
    labels.length > 2 && labels.every(l => l.length > 12 && !/undefined|NaN|\{/.test(l)),
    `targets speak in full: ${labels[0]}`,
  );
  checks.ok(await tabTo(page, '[data-score]', 60), 'Tab reaches the score sheet');
  checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
