/*
 * storage.mjs - a device that keeps nothing, or nothing more: the page says so, what was confirmed stays, and the game
 * goes on once there is room. A damaged or foreign file is refused with its line and reason, and touches nothing.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  Checks,
  Server,
  closeTours,
  decide,
  launch,
  luck,
  person,
  standOf,
  until,
  untilAsked,
} from './lib/player.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..'),
  checks = new Checks(),
  server = await new Server().start(),
  browser = await launch();
const shows = (page, selector, text) =>
  checks.soon(
    async () => (await page.locator(selector, { hasText: text }).count()) > 0,
    `${selector} says "${text}"`,
  );
const playNow = page => page.getByRole('button', { name: 'Play now' }).click();

/* Workers of this page begin with `first`; a script for pages does not reach them. */
const before = (page, first) =>
  page.route(/\/worker-\w+\.js$/, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${first})();${await response.text()}` });
  });

/* A browser that refuses its store, to the page and to its workers. */
async function refused() {
  const { page, context, faults } = await person(browser),
    refuse = () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    };
  await context.addInitScript(refuse);
  await before(page, refuse);
  await page.goto(server.url);
  await playNow(page);
  await shows(page, '[role="alert"]', 'does not let the page keep anything');
  checks.ok(new URL(page.url()).pathname === '/', 'and stays where it was');
  checks.quiet({ 'somebody without a store': { faults } });
  await context.close();
}

/* A store that has no room while the page says so: what is written then is given up, as the browser does it. */
const smallStore = () => {
  let isFull = false;
  new BroadcastChannel('room').onmessage = ({ data }) => (isFull = data === 'none');
  const add = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = function (...what) {
    if (!isFull) return add.apply(this, what);
    this.transaction.abort();
    throw new DOMException('There is no room left.', 'QuotaExceededError');
  };
};
const room = (page, size) =>
  page.evaluate(what => {
    window.room ??= new BroadcastChannel('room');
    window.room.postMessage(what);
  }, size);

const journalOf = page =>
  page.evaluate(
    () =>
      new Promise(done => {
        const asked = indexedDB.open('vaka');
        asked.onsuccess = () => {
          const all = asked.result.transaction('lines').objectStore('lines').getAll();
          all.onsuccess = () => {
            asked.result.close();
            done(all.result.map(line => `${line.table} ${line.n} ${line.text}`));
          };
        };
      }),
  );

/* No room left in the middle of a game; then there is some again. */
async function full(page) {
  const next = luck(3);
  await before(page, smallStore);
  await page.goto(server.url);
  await playNow(page);
  await page.waitForURL(/\/here\/\w+$/);
  await untilAsked(page);
  for (let n = 0; n < 3; n++) await decide(page, next);
  const { step } = await untilAsked(page),
    kept = await journalOf(page);
  await room(page, 'none');
  for (let n = 0; n < 6 && !(await page.locator('[data-unkept]').count()); n++)
    await decide(page, next);
  await shows(page, '[data-unkept]', 'this device has no room left');
  checks.ok((await untilAsked(page)).step === step, 'what was not kept did not happen');
  checks.ok((await journalOf(page)).join() === kept.join(), 'what was kept is as it was');
  await room(page, 'some');
  for (let n = 0; n < 6 && (await standOf(page)).step === step; n++) {
    await decide(page, next);
    await untilAsked(page);
  }
  checks.ok((await standOf(page)).step > step, 'with room again the game goes on');
  checks.ok((await page.locator('[data-unkept]').count()) === 0, 'and nothing is complained of');
  const now = (await untilAsked(page)).step;
  await page.reload();
  checks.ok((await untilAsked(page)).step === now, 'loaded anew it stands there too');
}

/* Files that are no whole game of ours. */
function wrongFiles() {
  const lines = readFileSync(join(root, 'tests/golden/polynesia-2-a-12-22-34.jsonl'), 'utf8')
      .trimEnd()
      .split('\n'),
    changed = (n, from, to) => lines.map((l, k) => (k === n - 1 ? l.replace(from, to) : l));
  return {
    'a line that is cut off': [changed(10, /^(.{20}).*/, '$1'), /^Line 10\b/],
    'another seat': [changed(18, /"seat":\d/, '"seat":7'), /^Line 18\b/],
    'another hash': [changed(20, /"hash":"./, '"hash":"x'), /^Line 20\b/],
    'a missing line': [lines.filter((_, k) => k !== 14), /^Line 15\b/],
    'another game': [changed(1, '"polynesia"', '"chess"'), /^Line 1\b.*checksum/],
    'a list of something else': [['{"cards":[1,2,3]}'], /^Line 1\b/],
    'a letter': [['Dear Tern,', 'come and play.'], /^Line 1\b/],
    nothing: [[], /./],
  };
}

async function foreign(page) {
  const kept = await journalOf(page);
  for (const [what, [lines, reason]] of Object.entries(wrongFiles())) {
    await page.goto(`${server.url}/replay`);
    await page.setInputFiles('input[type=file]', {
      name: 'file.jsonl',
      mimeType: 'text/plain',
      buffer: Buffer.from(lines.map(line => `${line}\n`).join('')),
    });
    const said = () => page.evaluate(() => document.querySelector('.drop .fault')?.innerText ?? '');
    const text = await until(said, 10);
    checks.ok(reason.test(text), `${what} is refused by its line: ${text}`);
  }
  checks.ok((await journalOf(page)).join() === kept.join(), 'and nothing is touched');
}

try {
  await refused();
  const { page, faults } = await person(browser);
  await closeTours(page);
  await full(page);
  await foreign(page);
  checks.quiet({ 'somebody without room': { faults } });
} catch (why) {
  checks.ok(false, why.stack);
}
await browser.close();
await server.end();
checks.end();
