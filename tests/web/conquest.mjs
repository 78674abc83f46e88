/*
 * conquest.mjs - Conquest of Paradise by mouse: a whole game of two against a bot. Hexes, parties, plans
 * and Battles are clicked as a person would; the scene of a Battle is put away and opened again; the score
 * sheet adds up. No console message allowed.
 */
import { Checks, Server, dismissTour, launch, luck, person, sleep, until } from './lib/player.mjs';
import { act, offers, openTable, stopEverywhere, waitForOffer } from './lib/conquest.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
try {
  const { page, faults } = await person(browser);
  await stopEverywhere(
    page,
  ); /* what the page answers by itself is looked at in conquest_plan.mjs */
  await page.goto(server.url);
  const id = await openTable(page, 2, { end_offset: '-5' });
  await page.goto(`${server.url}/t/${id}`);
  await page.waitForSelector('.board.conquest');
  await page.waitForSelector('.tour');
  await dismissTour(page);

  checks.ok(
    (await page.locator('.board.conquest .b-label').count()) >= 12,
    'the groups of the map have their names',
  );
  const played = async (seat = 0) => {
    const journal = await page.evaluate(
      t => fetch(`/api/tables/${t}/journal`).then(a => a.text()),
      id,
    );
    return journal
      .split('\n')
      .filter(Boolean)
      .map(l => JSON.parse(l))
      .filter(l => l.seat === seat)
      .map(l => l.do);
  };
  const seals = async seat => (await played(seat)).filter(d => d === 'end_build').length;
  const wanted = [
    'map hex',
    'answer',
    'party boat',
    'party sail',
    'plan item',
    'plan seal',
    'battle',
  ];
  const next = luck(11),
    seen = new Map(),
    press = where => where.click({ timeout: 900 });
  let idle = 0,
    closed = false,
    order = false;
  for (let k = 0; k < 1600; k++) {
    await waitForOffer(page);
    const s = await offers(page);
    if (!closed && s.battle && s.scene) {
      /* Put away to look at the map, and back. */
      await page.locator('.cb-close').click();
      const away = async () =>
        (await page.locator('[data-battle]').count()) === 0 &&
        (await page.locator('form .opts .opt').count()) > 0;
      checks.ok(await until(away, 20), 'a Battle can be put away; the bar still asks');
      await page.locator('[data-battle-open]').click();
      checks.ok(
        await until(async () => (await page.locator('[data-battle] .cb-out li').count()) === 6, 20),
        'and opened again, with the six outcomes',
      );
      closed = true;
      continue;
    }
    if (
      !order &&
      s.plan &&
      !s.places.length &&
      s.items.includes('wb') &&
      s.items.includes('tc') &&
      s.turn > 1
    ) {
      /* Wishes against the order of the rules: both stay, and the sealed plan is taken. */
      const add = async item => {
        await page.locator(`[data-item="${item}"]`).click();
        await sleep(30);
        if (await page.locator('[data-place]').count())
          await page.locator('[data-place]').first().click();
        await sleep(30);
      };
      await add('wb');
      if (await page.locator('[data-item="tc"]:not([aria-disabled])').count()) {
        await add('tc');
        checks.ok(
          (await page.locator('.cx-entry').count()) === 2,
          'what comes first by the rules can be wished last',
        );
        await page.locator('[data-entry="tc"]').click();
        checks.ok((await page.locator('.cx-entry').count()) === 1, 'a wish can be taken out');
        await add('tc');
        /* A turn can be so short that the seal of the last plan is near: count them. */
        const before = await seals(0);
        for (let n = 0; n < 2 && (await page.locator('[data-seal]').count()); n++) {
          await page.locator('[data-seal]').click();
          await sleep(60);
        }
        await until(async () => (await seals(0)) > before, 20, 80);
        const own = await played();
        const at = own.lastIndexOf('end_build');
        checks.ok(
          at > 3 &&
            own[at - 4] === 'build tc' &&
            own[at - 2] === 'build wb' &&
            own[at - 1].startsWith('place'),
          `the sealed plan was sent in the order of the rules: ${own.slice(-6)}`,
        );
        order = true;
      }
      continue;
    }
    const did = await act(page, next, press, {
      brief: s.turn > 3 && closed && order && wanted.every(kind => seen.has(kind)),
    }).catch(why => {
      if (/covered/.test(String(why))) throw why;
      return 'late';
    });
    if (did === 'over') break;
    if (did === 'wait' || did === 'late') {
      if (++idle > 150) break;
      await sleep(50);
      continue;
    }
    idle = 0;
    /* A hit is answered on the piece itself or on a button: which, is the luck of the die. */
    for (const kind of did.startsWith('battle ') ? [did, 'battle'] : [did])
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    await sleep(15);
  }
  await page.waitForSelector('[data-score]').catch(() => {});
  const end = await offers(page),
    told = [...seen].map(([what, n]) => `${what} ${n}`).join(', ');
  checks.ok(end.over, `the game came to its end (turn ${end.turn}): ${told}`);
  for (const kind of wanted) checks.ok(seen.has(kind), `${kind} was done by mouse`);
  checks.ok(order, 'a plan was made against the order');
  checks.ok(closed, 'a Battle was seen');
  /* Every Building Step asks both seats: who sealed a plan in each has as many as the bot. */
  const sealed = await Promise.all([0, 1].map(seals));
  const { table } = await page.evaluate(t => fetch(`/api/tables/${t}`).then(a => a.json()), id);
  checks.ok(
    sealed[0] > 3 && sealed[0] === sealed[1] && sealed[0] >= table.round - 1,
    `a plan was sealed in each turn: ${sealed} in ${table.round}, the page says ${end.turn}`,
  );

  await page.locator('[data-score]').click({ timeout: 3000 });
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
  checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
