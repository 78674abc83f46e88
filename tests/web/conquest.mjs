/*
 * conquest.mjs - Conquest of Paradise by mouse. A game that bots have played gives the positions: a first voyage,
 * a plan against the order of the rules, a party that sails, a Battle that is put away and opened again, a whole
 * turn of whatever can be clicked, and the end with its score sheet. No console message allowed.
 */
import {
  Checks,
  Server,
  answer,
  dismissTour,
  launch,
  luck,
  noting,
  person,
  until,
} from './lib/player.mjs';
import { deedsOf, isLast, playedByBots, standAt, stepAside } from './lib/tables.mjs';
import {
  decide,
  isBattle,
  isFirstVoyage,
  isParty,
  isSecondPlan,
  offers,
  seal,
  stopEverywhere,
  wish,
} from './lib/conquest.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
const press = where => where.click();

/* What cannot be chosen says why, and every sign says what it is: by keyboard here. */
async function asksWhy(page) {
  const said = async selector => {
    const found = page.locator(selector).first();
    return (await found.isVisible()) ? found.innerText() : '';
  };
  await page.locator('.board [role="button"][data-hex="0"]').focus();
  await page.keyboard.press('Enter');
  checks.ok(
    await until(async () => /known/.test(await said('form .refused')), 20),
    'a hex that is known cannot be explored, and the bar says so',
  );
  await page.locator('.c-supply [data-tip]').first().focus();
  await page.keyboard.press('ArrowRight');
  checks.ok(
    await until(async () => /Transport/.test(await said('[data-tip-shown]')), 20),
    'the signs of the supply say what they are, one after the other',
  );
  await page.keyboard.press('Escape');
}

/* Choices of the map that lie under the tour. */
const underTour = page =>
  page.evaluate(() => {
    const box = document.querySelector('.tour').getBoundingClientRect();
    return [...document.querySelectorAll('.sea-view .b-hit')].filter(hit => {
      const { left, top, width, height } = hit.lastElementChild.getBoundingClientRect(),
        [x, y] = [left + width / 2, top + height / 2];
      return x > box.left && x < box.right && y > box.top && y < box.bottom;
    }).length;
  });

/* The first voyage: the tour, the names of the map, a hex, and the way home. */
async function firstVoyage(page, game) {
  const id = await standAt(page, server.url, game, isFirstVoyage);
  await page.waitForSelector('.tour');
  checks.ok(
    (await page.locator('.sea-view .b-hit').count()) > 0 && (await underTour(page)) === 0,
    'the tour leaves free what glows',
  );
  await dismissTour(page);
  checks.ok(
    (await page.locator('.board.conquest .b-label').count()) >= 12,
    'the groups of the map have their names',
  );
  await asksWhy(page);
  const { targets } = await offers(page),
    did = await decide(page, () => 1, press);
  checks.ok(did === 'map hex', `one of ${targets.length} hexes is sailed to with a click: ${did}`);
  const own = await deedsOf(page, id, 0);
  checks.ok(/^explore \d+$/.test(own.at(-1)), `and that is what was sent: ${own.at(-1)}`);
}

/* Wishes against the order of the rules: both stay, and the sealed plan is taken. */
async function planAgainstOrder(page, game) {
  const id = await standAt(page, server.url, game, isSecondPlan, { isInside: true });
  const entries = page.locator('.cx-entry'),
    add = async item => {
      await wish(page, () => page.locator(`[data-item="${item}"]`).click());
      await page.locator(`[data-entry="${item}"]`).waitFor();
    };
  await add('wb');
  await add('tc');
  checks.ok((await entries.count()) === 2, 'what comes first by the rules can be wished last');
  await page.locator('[data-entry="tc"]').click();
  checks.ok(await until(async () => (await entries.count()) === 1, 20), 'a wish can be taken out');
  await add('tc');
  const before = await deedsOf(page, id, 0);
  await seal(page);
  const sent = async () => (await deedsOf(page, id, 0)).slice(before.length);
  await until(async () => (await sent()).includes('end_build'), 30);
  const own = await sent(),
    at = own.indexOf('end_build');
  checks.ok(
    own
      .slice(0, at + 1)
      .join()
      .replaceAll(/place \d+/g, 'place') === 'build tc,place,build wb,place,end_build',
    `the sealed plan was sent in the order of the rules: ${own}`,
  );
}

/* A party: a hex on the map, canoes, and off it goes. */
async function sailParty(page, game) {
  const id = await standAt(page, server.url, game, isParty, { isInside: true }),
    before = (await deedsOf(page, id, 0)).length,
    seen = new Set(),
    next = luck(4);
  for (let k = 0; k < 30 && !seen.has('party sail'); k++) seen.add(await decide(page, next, press));
  checks.ok(
    [...seen].some(kind => kind.startsWith('map ')) &&
      seen.has('party boat') &&
      seen.has('party sail'),
    `a party sails by mouse: ${[...seen]}`,
  );
  const own = (await deedsOf(page, id, 0)).slice(before);
  checks.ok(
    own.some(d => d.startsWith('depart')) &&
      own.some(d => d.startsWith('take')) &&
      own.includes('go'),
    `canoes were taken along: ${own}`,
  );
}

/* A Battle: put away to look at the map, and back; then fought to its end. */
async function fightBattle(page, game) {
  const ends = await noting(page, '.cb-end [role="status"]');
  await standAt(page, server.url, game, isBattle);
  await page.waitForSelector('[data-battle]');
  await page.locator('.cb-close').click();
  checks.ok(
    await until(
      async () =>
        (await page.locator('[data-battle]').count()) === 0 &&
        (await page.locator('form .opts .opt').count()) > 0,
      20,
    ),
    'a Battle can be put away; the bar still asks',
  );
  await page.locator('[data-battle-open]').click();
  checks.ok(
    await until(async () => (await page.locator('[data-battle] .cb-out li').count()) === 6, 20),
    'and opened again, with the six outcomes',
  );
  const seen = new Set(),
    next = luck(2);
  for (let k = 0; k < 40 && !seen.has('battle end'); k++) seen.add(await decide(page, next, press));
  checks.ok(
    seen.has('battle end') && (seen.has('battle piece') || seen.has('battle choice')),
    `it is fought to its end by mouse: ${[...seen]}`,
  );
  const end = (await ends()).at(-1) ?? '',
    told = (await page.locator('.log li').allTextContents()).join(' ');
  checks.ok(
    end !== '' && end.split(/(?<=\.) /).every(sentence => told.includes(sentence)),
    `its end is told as in the log: ${end}`,
  );
}

/* Whatever can be clicked, from a voyage in the middle of the game to the next one. */
async function wholeTurn(page, game) {
  const ends = game.steps.flatMap((s, k) => (s.seat === 0 && s.do === 'pass' ? [k] : [])),
    from = ends[Math.floor(ends.length / 2)];
  await standAt(
    page,
    server.url,
    game,
    (s, k) => k > from && s.seat === 0 && s.do.startsWith('explore'),
    { isInside: true },
  );
  const first = (await offers(page)).turn,
    next = luck(11),
    seen = new Map();
  for (let k = 0; k < 120; k++) {
    const s = await offers(page);
    if (s.over || s.turn > first) break;
    const did = await decide(page, next, press, { brief: k > 60 });
    seen.set(did, (seen.get(did) ?? 0) + 1);
  }
  const end = await offers(page);
  checks.ok(
    end.turn === first + 1 && seen.has('plan seal') && seen.size > 5,
    `a whole turn by mouse, from ${first} to ${end.turn}: ${[...seen].join(' ')}`,
  );
}

/* The last answer of the game, and the sheet that adds up. */
async function lastAnswer(page, game) {
  await standAt(page, server.url, game, isLast, { isInside: true });
  await answer(page, () => page.locator('[data-do="declare"]').click());
  await page.locator('[data-score]').click();
  await page.waitForSelector('.sheet-table');
  const sums = await page.evaluate(() => {
    const value = text =>
      Number(
        text
          .replace('−', '-')
          .replace('½', '.5')
          .replace(/^(-?)\./, '$10.'),
      );
    const rows = [...document.querySelectorAll('.sheet-table tbody tr:not(.tot)')].map(r =>
      [...r.querySelectorAll('.n')].map(n => value(n.textContent)),
    );
    return {
      parts: rows[0].map((_, k) => rows.reduce((sum, r) => sum + r[k], 0)),
      totals: [...document.querySelectorAll('.sheet-table .tot .n')].map(n => value(n.textContent)),
    };
  });
  checks.ok(
    sums.totals.length === 2 && sums.parts.every((n, k) => n === sums.totals[k]),
    `the parts add up: ${JSON.stringify(sums)}`,
  );
}

try {
  const { page, faults } = await person(browser);
  /* what the page answers by itself is looked at in conquest_plan.mjs */
  await stopEverywhere(page);
  await stepAside(page, server.url);
  const game = await playedByBots(page, 2, {
    game: 'conquest',
    name: 'Friday canoe',
    options: { end_offset: '-5' },
  });
  for (const scene of [
    firstVoyage,
    planAgainstOrder,
    sailParty,
    fightBattle,
    wholeTurn,
    lastAnswer,
  ])
    await scene(page, game);
  checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
