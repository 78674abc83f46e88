/*
 * first_visit.mjs - what somebody waits for who comes to the page for the first time: bytes over the wire until the
 * first decision of a game against a bot, and milliseconds from Play now to that decision, cold and once loaded.
 *
 *   node bench/first_visit.mjs [RUNS]      after make web && make build; on a machine that does nothing else
 */
import { Server, launch, person, untilAsked } from '../tests/web/lib/player.mjs';

const runs = Number(process.argv[2] ?? 5),
  server = await new Server().start(),
  browser = await launch();

const watch = () => {
  window.clicked = window.asked = undefined;
  document.addEventListener('click', () => (window.clicked ??= performance.now()), true);
  new MutationObserver(() => {
    if (document.querySelector('[data-stand="asked"]')) window.asked ??= performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
};

async function playNow(page) {
  await page.goto(server.url);
  await page.waitForLoadState('networkidle');
  await page.evaluate(watch);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/here\/\w+$/);
  await untilAsked(page);
  return page.evaluate(() => Math.round(window.asked - window.clicked));
}

/* Without the service worker, which would fetch everything else as well. */
async function firstVisit() {
  const { page, context } = await person(browser, { serviceWorkers: 'block' }),
    sizes = [];
  page.on('requestfinished', request => sizes.push(request.sizes()));
  const cold = await playNow(page),
    all = await Promise.all(sizes),
    bytes = all.reduce((sum, s) => sum + s.responseBodySize + s.responseHeadersSize, 0);
  console.log(`first visit: ${Math.round(bytes / 1000)} KB in ${all.length} answers, ${cold} ms`);
  await context.close();
}

async function loaded() {
  const { page, context } = await person(browser),
    times = [];
  await playNow(page);
  for (let k = 0; k < runs; k++) times.push(await playNow(page));
  console.log(`from Play now to the first decision, once loaded: ${times.join(', ')} ms`);
  await context.close();
}

try {
  await firstVisit();
  await loaded();
} finally {
  await browser.close();
  await server.end();
}
