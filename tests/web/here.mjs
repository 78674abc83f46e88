/*
 * here.mjs - a table of this device: Play now, then the server is stopped, and the game goes on against its bot; a
 * hint, loaded anew in the middle, its replay, its place among one's games, taken along as a file. No task of
 * the page takes long while a bot thinks; how long the first decision takes is told, not judged.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { turnTo } from './lib/inside.mjs';
import {
  Checks,
  Server,
  decide,
  dismissTour,
  launch,
  luck,
  person,
  standOf,
  until,
  untilAsked,
} from './lib/player.mjs';

const checks = new Checks(),
  server = await new Server().start(),
  browser = await launch(),
  forgive = text => /ERR_CONNECTION_REFUSED/.test(text);

/* What the page's own thread worked while `run` ran, in milliseconds of the processor: others at this machine do not
   count. Answers what `run` did, all of the work, and the longest task. */
async function worked(page, run) {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const result = await run(),
    { traceEvents } = JSON.parse(await browser.stopTracing()),
    isPage = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
    threads = new Set(traceEvents.filter(isPage).map(({ pid, tid }) => `${pid} ${tid}`)),
    tasks = traceEvents
      .filter(e => e.name.endsWith('RunTask') && threads.has(`${e.pid} ${e.tid}`))
      .map(e => (e.tdur ?? 0) / 1000);
  return {
    result,
    all: Math.round(tasks.reduce((sum, ms) => sum + ms, 0)),
    longest: Math.round(Math.max(0, ...tasks)),
  };
}

/* From the press of Play now to the first decision, by the page's own clock. */
const watchStart = () => {
  document.addEventListener('click', () => (window.clicked ??= performance.now()), true);
  new MutationObserver(() => {
    if (document.querySelector('[data-stand="asked"]')) window.asked ??= performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
};

async function playNow(page) {
  await page.evaluate(watchStart);
  const { all } = await worked(page, async () => {
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL(/\/here\/\w+$/);
    return untilAsked(page);
  });
  const ms = await page.evaluate(() => Math.round(window.asked - window.clicked));
  console.log(`from Play now to the first decision: ${ms} ms, ${all} ms of the processor`);
}

async function plays(page, next, decisions) {
  for (let n = 0; n < decisions; n++) await decide(page, next);
  return untilAsked(page);
}

/* Its journal as a file, and the file as a game that goes on where the first one stands. */
async function takesAlong(page, pathname, step) {
  await turnTo(page, `${pathname}/replay`);
  const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('a[download]').first().click(),
    ]),
    path = join(server.folder, 'taken.jsonl');
  await file.saveAs(path);
  await turnTo(page, '/replay');
  const broken = readFileSync(path, 'utf8').replace(/"seat":0/, '"seat":1');
  await page.setInputFiles('input[type=file]', {
    name: 'broken.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from(broken),
  });
  await checks.soon(
    async () => /Line \d+: the checksum/.test(await page.locator('.drop').innerText()),
    'a damaged journal is refused by its line',
  );
  await page.setInputFiles('input[type=file]', path);
  await page.locator('[data-go-on]').click();
  await page.waitForURL(url => /\/here\/\w+$/.test(url.pathname) && url.pathname !== pathname);
  const there = await untilAsked(page);
  checks.ok(there.step === step, `a journal goes on at step ${there.step} of ${step}`);
}

/* A table that is left before its worker has answered: nobody holds it then. */
async function leavesAtOnce(page, pathname) {
  const isFree = () => until(() => page.workers().length === 0, 30, 100);
  await turnTo(page, '/games');
  await page.waitForSelector('.trows');
  await isFree();
  const came = page.waitForEvent('worker');
  await page.evaluate(to => {
    const go = address => {
      history.pushState({ inside: true }, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    };
    const { Worker } = window;
    window.Worker = class extends Worker {
      constructor(...how) {
        super(...how);
        window.Worker = Worker;
        go('/games');
      }
    };
    go(to);
  }, pathname);
  await came;
  checks.ok(await isFree(), 'a worker whose table was left before it was there has ended');
}

/* The end of a game: a journal a few steps before it goes on here; then once more, and another way. */
async function ends(page, next) {
  const lines = readFileSync('tests/golden/polynesia-2-a-12-22-34.jsonl', 'utf8').split('\n');
  await turnTo(page, '/replay');
  await page.setInputFiles('input[type=file]', {
    name: 'nearly.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from(`${lines.slice(0, -12).join('\n')}\n`),
  });
  await page.locator('[data-go-on]').click();
  await page.waitForURL(/\/here\/\w+$/);
  const { pathname } = new URL(page.url());
  for (let n = 0; n < 40 && (await untilAsked(page)).stand !== 'over'; n++)
    await decide(page, next);
  checks.ok((await standOf(page)).stand === 'over', 'a game is played to its end');
  await turnTo(page, `${pathname}/score`);
  await page.locator('[data-rematch]').first().click();
  await page.waitForURL(url => /\/here\/\w+$/.test(url.pathname) && url.pathname !== pathname);
  const anew = await untilAsked(page);
  checks.ok(anew.stand === 'asked' && anew.step < 40, `Play again begins anew: ${anew.step}`);
  await turnTo(page, `${pathname}/replay?at=60`);
  await page.locator('[data-branch]').first().click();
  await page.locator('[data-branch-go]').click();
  await page.waitForURL(url => /\/here\/\w+$/.test(url.pathname) && url.pathname !== pathname);
  const other = await untilAsked(page);
  checks.ok(other.stand === 'asked' && other.step >= 60, `another way from 60: ${other.step}`);
}

try {
  const { page, context, faults } = await person(browser, { isKept: true, forgive });
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(here => here.active !== null));
  await page.waitForLoadState('networkidle');
  await playNow(page);
  await dismissTour(page);
  await untilAsked(page);
  await server.stop();
  checks.ok(page.workers().length > 0, 'the table is held by a worker');

  const next = luck(5),
    first = await standOf(page);
  const { result: later, longest } = await worked(page, () => plays(page, next, 12));
  checks.ok(later.step > first.step, `without its server: ${later.step - first.step} steps`);
  console.log(`longest task of the page: ${longest} ms of the processor`);
  checks.ok(longest > 0 && longest < 100, `no task is longer than 100 ms: ${longest}`);

  await page.locator('[data-hint-button]:visible').first().click();
  await checks.soon(async () => (await page.locator('.hints').count()) > 0, 'a hint comes');

  /* What was confirmed is there again. */
  const { step } = await untilAsked(page);
  await page.reload();
  const again = await untilAsked(page);
  checks.ok(again.step === step, `after a reload at step ${again.step} of ${step}`);
  await plays(page, next, 3);

  const { pathname } = new URL(page.url());
  await page.goto(`${server.url}${pathname}/replay`);
  checks.ok(
    await until(async () => (await page.locator('.steps button').count()) > 5, 20),
    'it can be seen again',
  );
  await turnTo(page, '/');
  checks.ok(
    await until(async () => (await page.locator(`.cont[href="${pathname}"]`).count()) === 1, 20),
    'it is listed on the home page',
  );
  await page.locator(`.cont[href="${pathname}"]`).click();
  const { step: left } = await untilAsked(page);

  /* Left and come back at once: its worker is still there, and keeps the table. */
  await turnTo(page, '/games');
  await page.waitForSelector('.trows');
  await turnTo(page, pathname);
  const { step: back } = await plays(page, next, 2);
  checks.ok(back > left, `who comes back goes on, from step ${left} to ${back}`);
  await takesAlong(page, pathname, back);
  await leavesAtOnce(page, pathname);
  await ends(page, next);
  checks.ok(faults.length === 0, `a silent console: ${faults.slice(0, 3).join(' | ')}`);
  await context.close();
} catch (why) {
  checks.ok(false, why.stack);
}
await browser.close();
await server.end();
checks.end();
