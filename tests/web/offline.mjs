/*
 * offline.mjs - the page without a server: after a first visit the server is gone, and everything but people works; the
 * folder that `vaka site` writes, below a path of a plain file host; and a new version, first half of it, then whole.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { host } from './lib/files.mjs';
import {
  Checks,
  Server,
  closeTours,
  decide,
  launch,
  luck,
  person,
  untilAsked,
  until,
} from './lib/player.mjs';
import { turnTo } from './lib/inside.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..'),
  work = mkdtempSync(join(tmpdir(), 'vaka-offline-')),
  checks = new Checks(),
  base = '/games/vaka/';
const forgive = text => /ERR_CONNECTION_REFUSED|status of 404/.test(text);
const browser = await launch();
const visitor = () => person(browser, { isKept: true, forgive });
const shows = (page, selector, text) =>
  until(async () => (await page.locator(selector, { hasText: text }).count()) > 0, 20);

/* The page lies in this browser, all of it. */
const isKept = page =>
  page.evaluate(() => navigator.serviceWorker.ready.then(here => here.active !== null));

/* A lesson is played: the engine runs in the page. */
async function takesLesson(page, where) {
  checks.ok(await shows(page, '.teacher', 'Your people live on a volcano'), `${where}: a lesson`);
  const steps = () => page.locator('.teacher').getAttribute('data-steps');
  const first = await steps();
  await page.locator('[data-does="TRV"]:visible').first().click();
  await checks.soon(async () => (await steps()) !== first, `${where}: it goes on`);
}

/* Home, learn, rules, a journal from a file, the options of a game. */
async function looksAround(page, url) {
  const where = 'without its server';
  await page.goto(url);
  checks.ok(await shows(page, '.gcard h3', 'Raiatea'), `${where}: the games on board`);
  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  await page.getByRole('link', { name: 'Read the rules of Polynesia' }).click();
  checks.ok(await shows(page, 'h1', 'Rules of Polynesia'), `${where}: rules`);
  await turnTo(page, `${url}replay`);
  await page
    .locator('input[type="file"]')
    .setInputFiles(join(root, 'tests/golden/polynesia-4-a-drawn.jsonl'));
  checks.ok(await shows(page, '.steps button', ''), `${where}: a journal from a file`);
  await turnTo(page, `${url}new?game=conquest`);
  checks.ok(await shows(page, '.opt-line', 'Pace'), `${where}: options of a game`);
}

/* Play now, and a few decisions. Answers the address of the table and where it stands. */
async function plays(page, url, where) {
  await closeTours(page);
  await turnTo(page, url);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/here\/\w+$/);
  const next = luck(7);
  let { step } = await untilAsked(page);
  for (const first = step; step < first + 2; { step } = await untilAsked(page))
    await decide(page, next);
  checks.ok(step > 1, `${where}: a game against a bot`);
  return { table: page.url(), step };
}

async function goesOn(page, { table, step }, where) {
  await page.goto(table);
  const now = await untilAsked(page);
  checks.ok(now.step === step, `${where}: the game stands where it stood: ${now.step}, ${step}`);
}

/* What needs people says so, page by page. */
async function asksForPeople(page, url) {
  await turnTo(page, `${url}settings`);
  checks.ok(await shows(page, 'h1', 'Settings'), 'settings need nobody');
  await page.getByRole('link', { name: 'Watch', exact: true }).click();
  checks.ok(
    await shows(page, '.state', 'The server is not answering.'),
    'Watch says what is missing',
  );
  await page.getByRole('link', { name: /^Games/ }).click();
  checks.ok(await shows(page, '.trows', 'On this device'), 'games of this device are listed');
}

/* What a first visit takes over the wire: the scripts of the first page, and all until a game is on the board with
   its engine. Bytes as they were sent. */
async function firstVisit(url) {
  const { page, context, faults } = await person(browser, { forgive }),
    sent = new Map();
  const count = async kind => {
    const rows = await page.evaluate(() =>
      [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ].map(({ name, encodedBodySize }) => [name, encodedBodySize]),
    );
    for (const [name, bytes] of rows) if (!name.includes('/api/')) sent.set(name, bytes);
    return [...sent].filter(([name]) => kind.test(name)).reduce((sum, [, bytes]) => sum + bytes, 0);
  };
  await page.goto(`${url}/settings`); // home brings more, for whoever will play
  await page.locator('h1').waitFor();
  const scripts = await count(/\.js$/);
  await turnTo(page, `${url}/learn/polynesia/suwarrow`);
  await page.locator('.teacher').waitFor();
  const all = await count(/^/);
  console.log(`first page: ${scripts} bytes of scripts; with the engine and a game: ${all} bytes`);
  checks.ok(scripts > 10e3 && scripts < 150e3, `scripts of the first page: ${scripts} bytes`);
  checks.ok(
    [...sent.keys()].some(name => name.endsWith('.wasm')),
    'the engine is counted',
  );
  checks.ok(all < 900e3, `engine and one game: ${all} bytes`);
  checks.quiet({ 'a newcomer': { faults } });
  await context.close();
}

async function withoutServer() {
  const server = await new Server().start(),
    { page, context, faults } = await visitor();
  try {
    await firstVisit(server.url);
    await page.goto(server.url);
    checks.ok(await isKept(page), 'the first visit keeps the page');
  } finally {
    await server.end();
  }
  await looksAround(page, `${server.url}/`);
  await turnTo(page, `${server.url}/learn/polynesia/suwarrow`);
  await takesLesson(page, 'without its server');
  const game = await plays(page, `${server.url}/`, 'without its server');
  await goesOn(page, game, 'without its server');
  await asksForPeople(page, `${server.url}/`);
  checks.quiet({ 'somebody without a server': { faults } });
  await context.close();
}

/* ---- The folder of files ------------------------------------------------------------------- */

function writeSite(folder) {
  execFileSync(process.env.VAKA ?? join(root, 'build/vaka'), ['site', folder, '--base', base]);
}

async function belowPath(page, files) {
  await page.goto(`${files.url}here/nosuchtable/nowhere`);
  checks.ok(await shows(page, 'h1', 'No such page'), 'any address shows the page');
  const lesson = `${files.url}learn/polynesia/suwarrow`;
  checks.ok((await fetch(lesson)).ok, 'a host without settings finds a lesson');
  await page.goto(lesson);
  await takesLesson(page, 'a folder of files');
  await turnTo(page, `${files.url}new?game=konane`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/games\/vaka\/here\/\w+$/);
  await untilAsked(page);
  checks.ok(true, 'a folder of files: a game against a bot');
  await turnTo(page, `${files.url}watch`);
  checks.ok(await shows(page, '.state', 'needs a server'), 'what needs people says so');
  checks.ok((await page.getByRole('link', { name: 'Sign in' }).count()) === 0, 'nobody signs in');
  const outside = files.asked.filter(path => !path.startsWith(base) || path.includes('/api/'));
  checks.ok(outside.length === 0, `nothing is asked for outside of it: ${outside[0]}`);
}

/* ---- A new version ------------------------------------------------------------------------- */

/* The same site with another first script, and a mark on its pages. Answers the name of that script. */
function writeNext(from, to) {
  cpSync(from, to, { recursive: true });
  const sw = readFileSync(join(to, 'sw.js'), 'utf8'),
    [, text] = /^self\.list=(.*);$/m.exec(sw),
    list = JSON.parse(text),
    old = list.page.find(name => /^app-\w+\.js$/.test(name)),
    bytes = `${readFileSync(join(to, old), 'utf8')}\n//next\n`,
    sum = createHash('sha256').update(bytes).digest('hex'),
    name = `app-${sum.slice(0, 10)}.js`;
  rmSync(join(to, old));
  writeFileSync(join(to, name), bytes);
  const page = readFileSync(join(to, 'index.html'), 'utf8').replaceAll(old, name);
  writeFileSync(join(to, 'index.html'), page.replace('<html ', '<html data-mark="next" '));
  const others = Object.entries(list.files).filter(([file]) => file !== old);
  list.files = Object.fromEntries([...others, [name, sum.slice(0, 16)]]);
  list.page = list.page.map(part => (part === old ? name : part));
  list.version = 'next';
  writeFileSync(join(to, 'sw.js'), sw.replace(text, JSON.stringify(list)));
  return name;
}

const markOf = page => page.evaluate(() => document.documentElement.dataset.mark ?? 'first');
/* Looks for a new version; answers what became of it. */
const look = page =>
  page.evaluate(async () => {
    const here = await navigator.serviceWorker.ready;
    await here.update().catch(() => null);
    const found = here.installing;
    while (found && ['parsed', 'installing'].includes(found.state))
      await new Promise(done => found.addEventListener('statechange', done, { once: true }));
    return here.waiting ? 'waits' : (found?.state ?? 'nothing');
  });

async function halfVersion(page, files, { folder, name }) {
  const hidden = join(work, name);
  renameSync(join(folder, name), hidden);
  files.folder = folder;
  checks.ok((await look(page)) === 'redundant', 'half a version is given up');
  await page.reload();
  checks.ok(await shows(page, '.gcard h3', 'Raiatea'), 'and the page opens as before');
  checks.ok((await markOf(page)) === 'first', 'in the old version');
  renameSync(hidden, join(folder, name));
}

async function wholeVersion(page, other, files, { name, game }) {
  files.asked.length = 0;
  checks.ok((await look(page)) === 'waits', 'a whole one waits');
  const meant = [base, `${base}sw.js`, base + name],
    more = files.asked.filter(path => !meant.includes(path));
  checks.ok(more.length === 0, `what is the same is not fetched again: ${more[0]}`);
  checks.ok(await shows(page, '.bar', 'A new version of Vaka is ready'), 'the person is told');
  checks.ok((await markOf(page)) === 'first', 'and nothing has changed until they say so');
  await page.getByRole('button', { name: 'Load it' }).click();
  await checks.soon(
    async () => (await markOf(page).catch(() => '')) === 'next',
    'then the new one is shown',
  );
  checks.ok(await shows(other, '.bar', 'A new version'), 'another window is told as well');
  checks.ok((await markOf(other)) === 'first', 'and stays as it is');
  await files.stop();
  await other.getByRole('link', { name: 'Learn', exact: true }).click();
  await other.getByRole('link', { name: 'Read the rules of Raiatea' }).click();
  checks.ok(await shows(other, 'h1', 'Rules of Raiatea'), 'with its own parts, and no network');
  await goesOn(page, game, 'in the new version');
  checks.ok((await markOf(page)) === 'next', 'and it opens without a network too');
}

async function newVersion(page, files) {
  const folder = join(work, 'next'),
    next = { folder, name: writeNext(files.folder, folder) };
  checks.ok(await isKept(page), 'a version is kept');
  const game = await plays(page, files.url, 'before a new version');
  await turnTo(page, files.url);
  await halfVersion(page, files, next);
  const other = await page.context().newPage();
  await other.goto(files.url);
  checks.ok(await shows(other, '.gcard h3', 'Raiatea'), 'a second window');
  await wholeVersion(page, other, files, { ...next, game });
}

async function asFiles() {
  const folder = join(work, 'site'),
    { page, context, faults } = await visitor();
  writeSite(folder);
  const files = await host(folder, base);
  await belowPath(page, files);
  await newVersion(page, files);
  checks.quiet({ 'somebody at a site': { faults } });
  await context.close();
}

try {
  await withoutServer();
  await asFiles();
} catch (fault) {
  checks.ok(false, fault.stack);
} finally {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}
checks.end();
