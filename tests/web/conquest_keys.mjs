/*
 * conquest_keys.mjs - Conquest of Paradise without a mouse, at positions of a solitaire game against Samoa: Tab, arrows
 * and Enter alone. The map, a party, a plan, a Battle and the end are reached by the same keys; every target speaks.
 */
import { Checks, Server, launch, luck, person, stuck, until } from './lib/player.mjs';
import {
  decide,
  isBattle,
  isFirstVoyage,
  isParty,
  isSecondPlan,
  stopEverywhere,
} from './lib/conquest.mjs';
import { isLast, playedByBots, standAt } from './lib/tables.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();

/* Tab until the focus is there. */
async function tabTo(page, where, most = 120) {
  const element = await where.elementHandle();
  for (let k = 0; k < most; k++) {
    if (await element.evaluate(e => e === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw await stuck(page, `Tab does not reach ${where}`);
}

/* To the map with B, some steps between its targets, and Enter; what the target said of itself. */
async function chooseOnMap(page, next) {
  await page.keyboard.press('b');
  for (let n = next(3); n > 0; n--) await page.keyboard.press(next(2) ? 'ArrowRight' : 'ArrowDown');
  const target = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      return at?.matches('[data-target]') ? (at.getAttribute('aria-label') ?? '') : null;
    });
  /* Arrows lead to whatever lies there: B leads back to what can be chosen. */
  if ((await target()) === null) await page.keyboard.press('b');
  const label = await target();
  if (label === null) throw await stuck(page, 'B does not lead to the map');
  await page.keyboard.press('Enter');
  return label;
}

try {
  const { page, faults } = await person(browser);
  await stopEverywhere(page);
  await page.goto(server.url);
  const game = await playedByBots(page, 1, {
    game: 'conquest',
    name: 'Alone',
    options: { end_offset: '-10' },
  });
  const labels = [],
    next = luck(4),
    keen = n => (n === 4 ? 1 : next(n)), // whoever can choose on the map does
    press = async where => {
      await tabTo(page, where);
      await page.keyboard.press('Enter');
    },
    target = async () => labels.push(await chooseOnMap(page, next));
  /* Decisions until one of that kind has been made. */
  const playUntil = async (kind, brief = false) => {
    const seen = new Set();
    for (let k = 0; k < 60 && !seen.has(kind) && !seen.has('over'); k++)
      seen.add(await decide(page, keen, press, { target, brief }));
    return seen;
  };

  await standAt(page, server.url, game, isFirstVoyage);
  await page.waitForSelector('.tour');
  await page.keyboard.press('Escape');
  checks.ok(
    await until(async () => (await page.locator('.tour').count()) === 0, 20),
    'Esc ends the tour',
  );
  for (const [isIt, kind] of [
    [isFirstVoyage, 'map hex'],
    [isParty, 'party sail'],
    [isSecondPlan, 'plan seal'],
    [isBattle, 'battle end'],
  ]) {
    if (isIt !== isFirstVoyage) await standAt(page, server.url, game, isIt);
    const seen = await playUntil(kind);
    checks.ok(seen.has(kind), `${kind} by keyboard: ${[...seen]}`);
  }
  await standAt(page, server.url, game, isLast);
  await playUntil('over', true);
  checks.ok(
    await until(() => page.locator('[data-score]').count(), 30),
    'the last answer ends the game',
  );
  checks.ok(
    labels.length > 1 && labels.every(l => l.length > 12 && !/undefined|NaN|\{/.test(l)),
    `targets speak in full: ${labels[0]}`,
  );
  await tabTo(page, page.locator('[data-score]'));
  await page.keyboard.press('Enter');
  await page.waitForSelector('.sheet-table');
  checks.ok(true, 'Tab and Enter lead to the score sheet');
  checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
