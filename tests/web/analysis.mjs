/*
 * analysis.mjs - the analysis of a finished game in the browser: from a journal, judged by workers to the numbers of
 * the command, marks and the way from mistake to mistake, better moves, luck and skill, stopped and gone on with; side
 * lines with other moves.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { axeFaults, ofColour } from './lib/axe.mjs';
import { Checks, Server, launch, person } from './lib/player.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..'),
  small = join(root, 'tests/golden/konane-6x6-random.jsonl'),
  large = join(root, 'tests/golden/polynesia-2-b-drawn.jsonl');
const native = JSON.parse(
  execFileSync(process.env.VAKA ?? join(root, 'build/vaka'), ['analyse', small, '--json'], {
    maxBuffer: 1 << 28,
  }),
);
const mistakes = native.moves.filter(m => m.mark && m.mark !== 'brilliant'),
  marked = native.moves.filter(m => m.mark);

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();

async function open(page, file) {
  await page.goto(`${server.url}/replay`);
  await page.waitForSelector('.drop');
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.locator('[data-analyse]').click();
  await page.waitForSelector('.an-bar');
}
const at = page => page.locator('.time input[type="range"]').inputValue();
const judged = page => page.locator('.an-bar').getAttribute('data-judged');
const stand = page => page.getByTestId('summary').getAttribute('data-stand');
const running = page => page.locator('.an-bar').getAttribute('data-running');

/* All of it, and the numbers of the command. */
async function whole(page) {
  await open(page, small);
  await checks.soon(
    async () => (await judged(page)) === String(native.steps) && (await running(page)) === 'false',
    'every step is judged',
  );
  await page.waitForSelector('.an-moves');
  const rows = await page
    .locator('.an-moves [data-move]')
    .evaluateAll(all => all.map(row => Number(row.dataset.move)));
  checks.ok(
    rows.join() === marked.map(m => m.step).join(),
    `the moves worth a look are those of the command: ${rows.join()}`,
  );
  await page.evaluate(() => document.activeElement?.blur?.());
  for (const mistake of mistakes.slice(0, 2)) {
    await page.keyboard.press('.');
    await checks.soon(
      async () => (await at(page)) === String(mistake.step - 1),
      `a key leads to the mistake of step ${mistake.step}`,
    );
    const better = page.locator('[data-alternative]').first();
    await checks.soon(
      async () => (await better.getAttribute('data-alternative')) === mistake.best[0].do,
      'with the best move first',
    );
  }
  await page.locator('[data-previous]').click();
  await checks.soon(
    async () => (await at(page)) === String(mistakes[0].step - 1),
    'a button leads back',
  );
  const other = page.locator('[data-alternative]').last();
  await other.click();
  await checks.soon(
    async () => (await other.getAttribute('aria-pressed')) === 'true',
    'another move can be looked at',
  );
}

/* The tables have the numbers of the command, and can be saved. */
async function account(page) {
  await page.locator('[data-tab="skill"]').click();
  const row = name =>
    page.locator('.an-table tr', { hasText: name }).first().locator('td').allTextContents();
  const wanted = native.players.map(p => String(Math.round(p.accuracy))).join();
  await checks.soon(async () => (await row('Accuracy')).join() === wanted, `accuracy ${wanted}`);
  const ends = native.players.map(p => String(Math.round(p.end))).join();
  await checks.soon(async () => (await row('Result')).join() === ends, `the result ${ends}`);
  for (const [theme, rules] of [
    ['light', null],
    ['dark', ofColour],
  ]) {
    const found = await axeFaults(page, rules);
    checks.ok(found.length === 0, `${theme}: ${JSON.stringify(found).slice(0, 300)}`);
    await page.keyboard.press('d');
  }
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-save]').click(),
  ]);
  const { moves, ...rest } = JSON.parse(readFileSync(await file.path(), 'utf8'));
  const { moves: wantedMoves, ...wantedRest } = native;
  checks.ok(JSON.stringify(rest) === JSON.stringify(wantedRest), 'the report is the command’s');
  const plain = list => list.map(m => [m.step, m.do, m.kind, m.mark, m.before, m.after]);
  checks.ok(
    JSON.stringify(plain(moves)) === JSON.stringify(plain(wantedMoves)),
    'and so is every move of it',
  );
}

/* A side line: another move, the bot answers, chances behind each step; back and forth by keys; left where it began. */
async function line(page) {
  const [mistake] = mistakes,
    from = mistake.step - 1;
  const card = page.locator('[data-line]'),
    current = page.locator('[data-line-step][aria-current]');
  const length = async () => Number(await card.getAttribute('data-line'));
  const idle = async () => (await card.getAttribute('data-working')) === 'false';
  const shown = () => page.getByTestId('summary').getAttribute('data-step');
  const chances = async () =>
    (await page.locator('.line-chances').getAttribute('data-chances'))?.split(' ').map(Number);
  await page.locator('[data-tab="moves"]').click();
  await page.locator(`[data-move="${mistake.step}"]`).click();
  await page.locator('[data-alternative]').first().click();
  await page.locator(`[data-try="${mistake.best[0].do}"]`).click();
  await checks.soon(async () => (await length()) >= 2 && (await idle()), 'a bot answers the move');
  const n = await length();
  await checks.soon(
    async () => Math.round((await chances())?.reduce((a, b) => a + b, 0)) === 100,
    'chances behind the answer sum to 100',
  );
  await page.keyboard.press('u');
  await checks.soon(async () => (await shown()) === String(from + n - 1), 'a key takes one back');
  for (let k = 1; k < n; k++) await page.keyboard.press('u');
  await checks.soon(async () => (await shown()) === String(from), 'and all of it');
  checks.ok((await current.count()) === 0, 'no step is the current one there');
  await page.keyboard.press('r');
  await checks.soon(async () => (await shown()) === String(from + 1), 'and forward again');
  await page.locator('[data-line-back]').click();
  await page.locator('[data-line] input').uncheck();
  await page.locator('.line-moves summary').click();
  await page.locator(`.line-moves [data-try="${mistake.do}"]`).click();
  await checks.soon(
    async () => (await length()) === 1 && (await idle()),
    'another move replaces the line, and without bots nobody answers',
  );
  checks.ok((await stand(page)) === 'asked', 'so the other seat is asked');
  const same = async wanted => (await chances())?.join() === wanted.join();
  await checks.soon(() => same(mistake.after), `judged as in the game: ${mistake.after.join()}`);
  await page.locator('[data-line-back]').click();
  await checks.soon(() => same(mistake.before), `before it, too: ${mistake.before.join()}`);
  await page.locator('[data-line-step="1"]').click();
  await page.keyboard.press('g');
  await checks.soon(async () => (await length()) >= 2, 'a key lets the bot choose');
  const found = await axeFaults(page, null);
  checks.ok(found.length === 0, `a side line: ${JSON.stringify(found).slice(0, 300)}`);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.an-bar');
  checks.ok((await at(page)) === String(from), 'the game stands where the line left it');
  checks.ok((await judged(page)) === String(native.steps), 'and is judged as before');
}

/* On a phone, where it was stopped, and turned into a game against bots. */
async function playedOn(page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.drawer-btn').click();
  while (!(await page.locator('[data-what-if]').count())) await page.keyboard.press('ArrowRight');
  await page.locator('[data-what-if]').click();
  await page.waitForSelector('[data-line]');
  await page.locator('[data-line-bot]').click();
  await checks.soon(
    async () =>
      Number(await page.locator('[data-line]').getAttribute('data-line')) > 0 &&
      (await page.locator('[data-line]').getAttribute('data-working')) === 'false',
    'a bot chooses, and what follows comes',
  );
  await page.locator('[data-play-position]').click();
  await page.waitForURL(/\/here\//);
  await page.waitForSelector('.app.ph');
  checks.ok(!(await page.locator('[data-line]').count()), 'the line is a game of this device');
}

/* Once more with a larger budget: all of it again, and judged better. */
async function deeper(page) {
  await page.locator('[data-deeper="true"]').click();
  await checks.soon(
    async () => (await judged(page)) === String(native.steps) && (await running(page)) === 'false',
    'every step is judged again',
  );
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-save]').click(),
  ]);
  const { budget } = JSON.parse(readFileSync(await file.path(), 'utf8'));
  checks.ok(budget > native.budget, `with ${budget} iterations a decision`);
}

/* Stopped on the way: what is judged stays, and it can go on. */
async function stopped(page) {
  await open(page, large);
  await checks.soon(async () => Number(await judged(page)) > 0, 'it has begun');
  await page.locator('[data-stop]').click();
  await checks.soon(async () => (await running(page)) === 'false', 'it stops');
  const before = Number(await judged(page));
  await page.locator('[data-deeper="false"]').click();
  await checks.soon(
    async () => Number(await judged(page)) > before,
    'it goes on from where it was',
  );
  await page.locator('[data-stop]').click();
}

try {
  const { page, faults } = await person(browser, { viewport: { width: 1440, height: 900 } });
  await whole(page);
  await account(page);
  await line(page);
  await deeper(page);
  await stopped(page);
  await playedOn(page);
  checks.ok(faults.length === 0, `nothing went wrong: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
