/*
 * whole.mjs - games without a network: the folder that `vaka site` writes is visited once below a path of a plain file
 * host, then the host is gone. Each game on board is set up on the page and played against a bot, with the page
 * loaded anew in the middle; and each is gone on with from a journal that is nearly over, and played to its end. One
 * that is over is analysed, and there are lessons, puzzles and positions still.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { host } from './lib/files.mjs';
import { aboard, withLessons } from './lib/games.mjs';
import { turnTo } from './lib/inside.mjs';
import { Checks, closeTours, launch, person, standOf, until, untilAsked } from './lib/player.mjs';
import { holdLine, playQuickly } from './lib/quick.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..'),
  program = process.env.VAKA ?? join(root, 'build/vaka'),
  work = mkdtempSync(join(tmpdir(), 'vaka-whole-')),
  base = '/games/vaka/',
  checks = new Checks(),
  browser = await launch(),
  forgive = text => /ERR_CONNECTION_REFUSED/.test(text);
const vaka = (...args) => execFileSync(program, args, { encoding: 'utf8' }).trim();

/* Options that are set in the dialog, and how many steps less a stored game has, where that is not 10. */
const own = {
  conquest: {
    options: { 'More or fewer points to win': '-10' },
    stored: 'conquest-2-saved',
    less: 12,
  },
  archipelago: { options: { Negotiation: 'plain' }, stored: 'archipelago-2-short', less: 14 },
};

/* The first of its golden journals for two seats. */
const goldenOf = game =>
  readdirSync(join(root, 'tests/golden'))
    .filter(name => name.startsWith(`${game}-`))
    .sort()
    .find(name => /"seats":2\b/.test(readFileSync(join(root, 'tests/golden', name), 'utf8')))
    ?.replace(/\.jsonl$/, '');
const games = aboard.filter(goldenOf); // all that two can play

/* A table of the page's own dialog, against one easy bot. Answers its address. */
async function setUp(page, url, game, options) {
  await turnTo(page, `${url}new?game=${game}`);
  await page.locator('.sitters select').first().selectOption('bot:easy');
  for (const [title, value] of Object.entries(options)) {
    const choice = page.getByLabel(title, { exact: true });
    if (await choice.locator('option').count()) await choice.selectOption(value);
    else await choice.locator(`input[value="${value}"]`).check({ force: true });
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/games\/vaka\/here\/\w+$/);
  await untilAsked(page);
  return page.url();
}

async function reload(page, game) {
  const { step } = await untilAsked(page);
  await page.reload();
  const again = await untilAsked(page);
  checks.ok(again.step === step, `${game}: loaded anew at step ${again.step} of ${step}`);
}

async function begins(page, url, game) {
  await setUp(page, url, game, own[game]?.options ?? {});
  await playQuickly(page, 8, 3);
  await reload(page, game);
}

/* Goes on with a journal that lacks its last steps. Answers the address of the table. */
async function ends(page, url, game) {
  const { stored = goldenOf(game), less = 10 } = own[game] ?? {},
    lines = readFileSync(join(root, `tests/golden/${stored}.jsonl`), 'utf8')
      .trim()
      .split('\n'),
    left = Math.min(less, Math.ceil(lines.length / 3)), // of a short game
    steps = lines.slice(0, -1 - left); // its last line tells how it ended
  await turnTo(page, `${url}replay`);
  await page.setInputFiles('input[type=file]', {
    name: 'nearly.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from(`${steps.join('\n')}\n`),
  });
  await page.locator('[data-go-on]').click();
  await page.waitForURL(/\/games\/vaka\/here\/\w+$/);
  const table = page.url();
  await untilAsked(page);
  const n = await playQuickly(page, 2000, 5),
    { step, stand } = await standOf(page);
  checks.ok(
    stand === 'over' && step >= steps.length,
    `${game}: played to its end: ${stand} at ${step}, from ${steps.length}`,
  );
  console.log(`${game}: ${n} decisions, from step ${steps.length} to ${step}`);
  await page.locator('[data-score]').first().click();
  checks.ok(
    await until(async () => (await page.locator('[data-rematch]').count()) > 0, 20),
    `${game}: its score sheet`,
  );
  return table;
}

async function lists(page, url, tables) {
  await turnTo(page, `${url}games`);
  for (const [game, table] of Object.entries(tables))
    checks.ok(
      await until(
        async () => (await page.locator(`a[href^="${new URL(table).pathname}/"]`).count()) > 0,
        20,
      ),
      `${game}: it is listed`,
    );
}

async function analyses(page, table) {
  await turnTo(page, `${table}/replay`);
  await page.locator('[data-analyse]').first().click();
  await page.waitForSelector('.an-bar');
  const judged = () => page.locator('.an-bar').getAttribute('data-judged');
  await checks.soon(async () => Number(await judged()) > 2, 'a game is analysed');
}

async function learns(page, url, game) {
  const book = readFileSync(join(root, `src/lesson/books/${game}.txt`), 'utf8'),
    [, lesson] = /^lesson (\w+)/m.exec(book);
  await turnTo(page, `${url}nowhere`);
  await page.locator('.teacher').waitFor({ state: 'detached' });
  await turnTo(page, `${url}learn/${game}/${lesson}`);
  checks.ok(
    await until(async () => (await page.locator(`.app.${game} .teacher`).count()) > 0, 20),
    `${game}: a lesson`,
  );
}

async function everythingElse(page, url) {
  for (const game of withLessons) await learns(page, url, game);
  await page.goto(`${url}puzzle/konane`);
  await page.waitForSelector('[data-puzzle]');
  checks.ok((await page.getByTestId('summary').getAttribute('data-stand')) === 'asked', 'a puzzle');
  const golden = join(root, 'tests/golden/polynesia-2-b-drawn.jsonl');
  await page.goto(`${url}position#${vaka('position', 'make', golden, '--at', '60')}`);
  await page.waitForSelector('[data-play-position]');
  await page.locator('[data-study-position]').click();
  await page.waitForSelector('.an-bar');
  checks.ok(true, 'a position, and its analysis');
  await page.reload();
  await page.locator('[data-play-position]').click();
  await page.waitForURL(/\/here\/\w+$/);
  checks.ok((await untilAsked(page)).step >= 60, 'and it can be played on');
}

try {
  const folder = join(work, 'site');
  vaka('site', folder, '--base', base);
  const files = await host(folder, base),
    { page, context, faults } = await person(browser, {
      isKept: true,
      forgive,
    });
  await context.addInitScript(() =>
    localStorage.setItem('vaka.settings', JSON.stringify({ pace: 'at_once', stops: true })),
  );
  await holdLine(page);
  await page.goto(files.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(here => here.active !== null));
  await page.waitForLoadState('networkidle'); // what the page itself has asked for is there too
  await files.stop();
  await closeTours(page);
  const over = {};
  for (const game of games) {
    await begins(page, files.url, game);
    over[game] = await ends(page, files.url, game);
  }
  await lists(page, files.url, over);
  await analyses(page, over.polynesia);
  await everythingElse(page, files.url);
  checks.quiet({ 'somebody without a network': { faults } });
} catch (fault) {
  checks.ok(false, fault.stack);
} finally {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}
checks.end();
