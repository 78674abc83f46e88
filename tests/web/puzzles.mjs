/*
 * puzzles.mjs - positions and puzzles in the browser: a puzzle is tried wrong and solved, the streak is kept and ends
 * with a day that was missed; a link opens a position for play and analysis; what is damaged is refused.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { axeFaults } from './lib/axe.mjs';
import { tabTo } from './lib/hands.mjs';
import { goInside, turnTo } from './lib/inside.mjs';
import { Checks, Server, launch, luck, person } from './lib/player.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..'),
  program = process.env.VAKA ?? join(root, 'build/vaka'),
  golden = join(root, 'tests/golden/polynesia-2-b-drawn.jsonl');
const vaka = (...args) => execFileSync(program, args, { encoding: 'utf8' }).trim();
const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();

const days = 86_400_000;
const dayOf = time => new Date(time).toISOString().slice(0, 10);
/* The line that belongs to a day, as docs/puzzles.md says. */
function puzzleOf(game, day) {
  const lines = readFileSync(join(root, `src/analysis/puzzles/${game}.txt`), 'utf8')
    .split('\n')
    .filter(l => l && !l.startsWith('#'));
  const k = (Date.parse(day) - Date.parse('2026-11-01')) / days,
    [value, next, position, ...move] = lines[k % lines.length].split(' ');
  return { value, next, position, move: move.join(' ') };
}

/* Konane's stones are buttons: from, then to. */
const jump = move => /^\S+ (\w\d+) (\w\d+)/.exec(move)?.slice(1) ?? null;
async function press(page, action) {
  const label = page.locator(`[data-do="${action}"]`).first();
  if (await label.count()) await label.click();
  else for (const cell of jump(action)) await page.locator(`[data-place="${cell}"]`).click();
}

const stand = page => page.getByTestId('summary').getAttribute('data-stand');

async function solve(page) {
  const day = dayOf(Date.now()),
    puzzle = puzzleOf('konane', day);
  await page.goto(`${server.url}/`);
  await page.locator('.puzzle-call a').click();
  await page.locator('[data-puzzle-of="konane"]').click();
  await page.waitForSelector('[data-puzzle]');
  checks.ok((await stand(page)) === 'asked', 'a puzzle asks for a move');
  const view = JSON.parse(vaka('position', 'show', puzzle.position, '--json', '--seat', '0'));
  const legal = JSON.parse(
    vaka('position', 'show', puzzle.position, '--json', '--seat', String(view.due.seats[0])),
  ).legal.map(l => l.do);
  await press(
    page,
    legal.find(action => action !== puzzle.move),
  );
  await page.waitForSelector('[data-result="wrong"]');
  await checks.soon(
    async () => /gives \d+ away/.test(await page.locator('[data-result="wrong"]').textContent()),
    'a wrong move is told with what it gives away',
  );
  checks.ok((await stand(page)) === 'asked', 'and another can be tried');
  await press(page, puzzle.move);
  await page.waitForSelector('[data-result="good"]');
  const said = await page.locator('[data-result="good"]').textContent();
  checks.ok(said.includes('after 2 tries'), `solved: ${said}`);
  checks.ok(said.includes(`wins ${puzzle.value} of 100`), 'with what it is worth');
  await page.waitForSelector('.streak');
  const found = await axeFaults(page, ['wcag2a', 'wcag2aa']);
  checks.ok(!found.length, `axe, a puzzle: ${found.join('; ')}`);
  await goInside(page, '/puzzle', '.puzzle-list');
  const row = page.locator('.puzzle-today', { has: page.locator('[data-puzzle-of="konane"]') });
  checks.ok(/Solved\. 1 day in a row/.test(await row.textContent()), 'the list tells the streak');
}

/* The same without a mouse, from the home page on: B goes to the board, arrows walk, Enter takes and lands. */
async function byKeys(page) {
  const puzzle = puzzleOf('konane', dayOf(Date.now())),
    next = luck(3),
    place = () => page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? '');
  const walkTo = async cell => {
    const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
    for (let k = 0; k < 200 && (await place()) !== cell; k++)
      await page.keyboard.press(keys[next(4)]);
    checks.ok((await place()) === cell, `arrows lead to ${cell}: ${await place()}`);
  };
  await page.goto(`${server.url}/`);
  await page.waitForSelector('.puzzle-call a');
  await tabTo(page, '.puzzle-call a');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-puzzle-of="konane"]');
  await tabTo(page, '[data-puzzle-of="konane"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-testid="summary"][data-stand="asked"]');
  await page.keyboard.press('b');
  await page.waitForSelector('.k-hit.lift:focus');
  const [from, to] = jump(puzzle.move);
  await walkTo(from);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.k-hit.land:focus');
  await walkTo(to);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-result="good"]');
  checks.ok(true, 'a puzzle is solved by keys alone');
}

/* Yesterday's puzzle counts as long as today is open; the day after, nothing is left. */
async function streak(page) {
  const book = n => ({ konane: { [dayOf(Date.now() - n * days)]: { tries: 1, onDay: true } } });
  for (const [back, wanted] of [
    [1, true],
    [2, false],
  ]) {
    await page.evaluate(b => localStorage.setItem('vaka.puzzles', JSON.stringify(b)), book(back));
    await page.reload();
    await page.waitForSelector('.puzzle-list');
    const has = (await page.locator('.puzzle-list').textContent()).includes('1 day in a row');
    checks.ok(
      has === wanted,
      `${back} days ago: ${wanted ? 'the streak goes on' : 'it has ended'}`,
    );
  }
}

async function archive(page) {
  await turnTo(page, '/puzzle/raiatea?day=2026-11-01');
  await page.waitForSelector('[data-puzzle="2026-11-01"]');
  checks.ok(true, 'a former puzzle opens');
  for (const day of ['2026-10-31', '2999-01-01']) {
    await goInside(page, '/puzzle', '.puzzle-list');
    await goInside(page, `/puzzle/raiatea?day=${day}`);
    checks.ok((await page.locator('[data-puzzle]').count()) === 0, `there is none for ${day}`);
  }
}

async function position(page) {
  const text = vaka('position', 'make', golden, '--at', '60');
  await turnTo(page, '/position');
  await page.fill('textarea', `${text.slice(0, -2)}AA`);
  await page.locator('form .btn').click();
  await page.waitForSelector('p[role="alert"]');
  checks.ok(
    (await page.locator('p[role="alert"]').textContent()).includes('damaged'),
    'a damaged position is refused with its reason',
  );
  await page.fill('textarea', `https://elsewhere.example/position#${text}`);
  await page.locator('form .btn').click();
  await page.waitForSelector('[data-play-position]');
  checks.ok((await page.getByTestId('summary').getAttribute('data-step')) === '60', 'a link opens');
  await page.locator('[data-study-position]').click();
  await page.waitForSelector('.an-bar');
  checks.ok(
    (await page.locator('.time input[type="range"]').inputValue()) === '60',
    'analysis begins where the position is',
  );
  await page.reload();
  await page.locator('[data-play-position]').click();
  await page.waitForURL(/\/here\//);
  await page.waitForSelector('[data-testid="summary"][data-stand="asked"]');
  checks.ok(true, 'and can be played on');
}

/* From a journal on disk: the link is that of the command. */
async function share(page) {
  await turnTo(page, '/replay');
  await page.waitForSelector('.drop');
  await page.locator('input[type="file"]').setInputFiles(golden);
  await page.waitForSelector('[data-position-link]');
  await page.locator('.time input[type="range"]').fill('37');
  await page.locator('[data-position-link]').click();
  const wanted = `${server.url}/position#${vaka('position', 'make', golden, '--at', '37')}`;
  await checks.soon(
    async () => (await page.evaluate(() => navigator.clipboard.readText())) === wanted,
    'a replay copies a link to what it shows',
  );
}

try {
  const { page, context, faults } = await person(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await solve(page);
  const keys = await person(browser);
  await byKeys(keys.page);
  await keys.context.close();
  await streak(page);
  await archive(page);
  await position(page);
  await share(page);
  checks.ok(faults.length === 0, `nothing went wrong: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
