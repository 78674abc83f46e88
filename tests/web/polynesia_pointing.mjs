/*
 * polynesia_pointing.mjs - Polynesia in a narrow window with a mouse: whatever route is pointed at, the map stands
 * still. A bar that grows would move the route away from the pointer, shrink again, and so on without end.
 */
import { Prepared, positionsOf } from './lib/positions.mjs';
import { Checks, Server, launch, person, standOf, until } from './lib/player.mjs';

const checks = new Checks(),
  server = await new Server().start(),
  browser = await launch(),
  frames = 12; // in which a map that jumps would have jumped

/* The places that the map had, over some frames: one where it stands still. */
const places = page =>
  page.evaluate(async count => {
    const seen = new Set();
    for (let k = 0; k < count; k++) {
      await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
      const { x, y, width, height } = document
          .querySelector('.sea-view svg')
          .getBoundingClientRect(),
        sheet = document.querySelector('form').getBoundingClientRect();
      seen.add([x, y, width, height, sheet.height].map(Math.round).join(' '));
    }
    return [...seen];
  }, frames);

/* A point of a route that nothing lies over, or null. */
const freePoint = route =>
  route.evaluate(e => {
    const { x, y, width, height } = e.getBoundingClientRect();
    for (let k = 0; k < 400; k++) {
      const at = { x: x + (width * (k % 20)) / 19, y: y + (height * Math.floor(k / 20)) / 19 };
      if (document.elementFromPoint(at.x, at.y)?.closest('.b-hit') === e) return at;
    }
    return null;
  });

async function points(page, width) {
  const routes = await page.locator('.b-hit.route').elementHandles(),
    [rest] = await places(page);
  let hovered = 0;
  for (const route of routes) {
    const at = await freePoint(route);
    if (!at) continue;
    hovered++;
    await page.mouse.move(at.x, at.y);
    const seen = await places(page);
    checks.ok(
      seen.length === 1 && seen[0] === rest,
      `${width}: the map stands still: ${rest} | ${seen.join(' | ')}`,
    );
    if (seen.length > 1) return;
  }
  checks.ok(hovered > 2, `${width}: ${hovered} of ${routes.length} routes were pointed at`);
}

try {
  const { page, faults } = await person(browser, { hasTouch: false }),
    table = new Prepared(page),
    at = positionsOf('polynesia').find(p => p.name === 'choose_action');
  await table.begin();
  for (const [width, height] of [
    [390, 844],
    [700, 700],
  ]) {
    await page.setViewportSize({ width, height });
    await table.open(server.url, at);
    checks.ok(await until(async () => (await standOf(page)).stand === 'asked', 20), 'it is asked');
    await page.locator('[data-group="explore"]').first().click();
    await page.waitForSelector('.b-hit.route');
    await points(page, width);
  }
  checks.quiet({ everybody: { faults } });
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
