/*
 * plain.mjs - games without a board of their own: the template, which draws a picture in text, and Reef,
 * which has lists alone and secrets. Each is played to its end, by mouse and by keyboard, with hint, undo,
 * score sheet, replay, on a phone, and from a journal on disk; axe looks at what there is to see. The
 * program is build/aboard/vaka, which has both on board (make aboard).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { axeFaults } from './lib/axe.mjs';
import { shot } from './lib/pictures.mjs';
import { Checks, Server, launch, person, stuck, until, untilAsked } from './lib/player.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
process.env.VAKA = join(root, 'build/aboard/vaka');

const checks = new Checks(),
  server = await new Server().start(),
  browser = await launch(),
  folder = mkdtempSync(join(tmpdir(), 'vaka-plain-'));

const post = (page, path, body) =>
  page.evaluate(
    ([p, b]) =>
      fetch(p, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(b),
      }).then(r => r.json()),
    [path, body],
  );

async function openTable(page, game, bots) {
  await page.goto(server.url);
  await post(page, '/api/guest', { name: 'Tern of Niue' });
  const { table, error } = await post(page, '/api/tables', {
    id: `${game}-${page.viewportSize().width}`,
    game,
    name: 'Lagoon',
    options: {},
    seats: [
      { kind: 'me' },
      ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'greedy' })),
    ],
    pace: 'live',
    clock: null,
    public: true,
    hints: true,
  });
  if (!table) throw new Error(JSON.stringify(error));
  await page.goto(`${server.url}/t/${table.id}`);
  await page.waitForSelector('.pn-ask');
  return table.id;
}

async function judge(page, where) {
  const found = await axeFaults(page, ['wcag2a', 'wcag2aa']);
  checks.ok(!found.length, `axe, ${where}: ${found.join('; ')}`);
}

const isOver = page => page.locator('[data-score]').count();
/* Once nothing is under way any more: whether one is asked, or the game is over. */
const ready = async page => (await untilAsked(page)).stand === 'asked';
const standing = page =>
  page.evaluate(() => [
    document.querySelector('[data-testid="summary"]').textContent,
    ...[...document.querySelectorAll('.pn-opts .opt')].map(b => b.dataset.do),
    document.querySelectorAll('.log li').length,
  ]);

/* One decision; ends when the page has moved on. */
async function decide(page, how) {
  const before = JSON.stringify(await standing(page));
  await how();
  const moved = await until(
    async () => (await isOver(page)) || JSON.stringify(await standing(page)) !== before,
    30,
  );
  if (!moved) throw await stuck(page, 'nothing follows a choice');
}

/* By mouse: a place of the picture where there is one, else the n-th of the buttons. */
const byMouse = (page, n) => async () => {
  const place = page.locator('.pn-place');
  if (await place.count()) await place.first().click();
  else {
    const all = page.locator('.pn-opts .opt');
    await all.nth(n % (await all.count())).click();
  }
};
/* By keyboard in turn: a digit; arrows and Enter in the list; B, then Enter on the board. */
const byKeys = (page, n) => async () => {
  const onBoard = (await page.locator('.pn-place').count()) > 0;
  if (n % 3 === 0) await page.keyboard.press('1');
  else if (n % 3 === 2 && onBoard) {
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
  } else {
    await page.locator('.pn-opts .opt[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  }
};

async function playOn(page, hands) {
  let n = 0;
  for (; await ready(page); n++) {
    if (n > 200) throw await stuck(page, 'the game does not end');
    await decide(page, hands(page, n));
  }
  return n;
}

async function hintAndUndo(page, game) {
  await ready(page);
  await page.locator('[data-hint-button]').click();
  checks.ok(await until(() => page.locator('.hints').count(), 30), `${game}: a hint comes`);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.hints', { state: 'detached' });
  const before = JSON.stringify(await standing(page)),
    isBack = async () => JSON.stringify(await standing(page)) === before;
  await decide(page, byMouse(page, 0));
  await ready(page); // the bots have moved: what is taken back no longer changes
  const isFree = (await page.locator('[data-undo].go').count()) > 0;
  await page.locator('[data-undo]:not([aria-disabled="true"])').click();
  if (!isFree) await page.locator('dialog[open] .btn.pri').click();
  checks.ok(
    await until(isBack, 30),
    `${game}: a move taken back leaves the position as it was: ${before}, now ${JSON.stringify(await standing(page))}`,
  );
}

async function scoreAndReplay(page, game) {
  await page.locator('[data-score]').click();
  await page.waitForSelector('.sheet-table');
  checks.ok(
    (await page.locator('.sheet-table tbody tr').count()) === 3,
    `${game}: two parts of a score and their total`,
  );
  await judge(page, `${game}, score sheet`);
  await shot(page, `${game}-score`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.fair a').click(),
  ]);
  const journal = join(folder, `${game}.jsonl`);
  await file.saveAs(journal);
  await page.locator('[data-replay]').click();
  await page.waitForSelector('.caption');
  await page.waitForSelector('.pn-board, .pn-view');
  await judge(page, `${game}, replay`);
  await shot(page, `${game}-replay`);
  return journal;
}

async function fromDisk(page, game, journal) {
  await page.goto(`${server.url}/replay`);
  await page.setInputFiles('input[type=file]', journal);
  await page.waitForSelector('.caption');
  await page.waitForSelector('.pn-board, .pn-view');
  checks.ok(
    (await page.locator('.steps button').count()) > 3,
    `${game}: its steps, read from a file`,
  );
  await shot(page, `${game}-disk`);
}

async function wide(game, hands) {
  const { page, context, faults } = await person(browser);
  await openTable(page, game, 1);
  await ready(page);
  await shot(page, `${game}-wide`);
  await page.setViewportSize({ width: 1024, height: 768 });
  await shot(page, `${game}-middle`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await judge(page, `${game}, table`);
  checks.ok(
    /points/.test(await page.locator('[data-testid="summary"]').textContent()),
    `${game}: the position is told in words`,
  );
  checks.ok((await page.locator('[data-tab="cards"]').count()) === 0, `${game}: no empty tab`);
  /* A press on what is no choice tells why. */
  await page
    .locator('.pn-mat, .pn-sheet h2')
    .first()
    .click({ position: { x: 70, y: 6 } });
  checks.ok(
    await until(() => page.getByText('You cannot choose this now. The step is: ').count(), 30),
    `${game}: what is no choice says why`,
  );
  await hintAndUndo(page, game);
  const n = await playOn(page, hands);
  checks.ok(n > 2, `${game}: played to its end in ${n} decisions`);
  const journal = await scoreAndReplay(page, game);
  await fromDisk(page, game, journal);
  checks.ok(!faults.length, `${game}: ${faults.join('; ')}`);
  await context.close();
}

async function onPhone(game) {
  const small = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page, context, faults } = await person(browser, small);
  await openTable(page, game, 1);
  await ready(page);
  await shot(page, `${game}-phone`);
  await judge(page, `${game}, phone`);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  checks.ok(over <= 0, `${game}: nothing stands out of a phone's screen (${over})`);
  checks.ok((await playOn(page, byMouse)) > 2, `${game}: played on a phone`);
  checks.ok(!faults.length, `${game}, phone: ${faults.join('; ')}`);
  await context.close();
}

try {
  await wide('template', byMouse);
  await wide('reef', byKeys);
  await onPhone('template');
  await onPhone('reef');
} finally {
  await browser.close();
  await server.end();
  rmSync(folder, { recursive: true, force: true });
}
checks.end();
