/*
 * names.mjs - no internal name (rp_draw, RN01, EXN) on any page but the Reference: neither in words nor in what is told
 * to those who point, press long or listen. The pages that stand still; tables at decisions of the bank, with what one
 * can do there, hints and the words of everything on the board; a game of this device, replays, analyses and score
 * sheets of games that are over. Decisions, spots, pages of games and games that are over take turns; the heaviest
 * decision of each game is always looked at.
 *
 *   TURN=all       all of it
 *   GAMES=raiatea  only this
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Checks, Server, launch, person, until, untilAsked } from './lib/player.mjs';
import { internalIn } from './lib/names.mjs';
import { Prepared, positionsOf } from './lib/positions.mjs';
import { playedByBots } from './lib/tables.mjs';
import { inTurn, sayTurn } from './lib/turns.mjs';

const golden = join(dirname(fileURLToPath(import.meta.url)), '../golden');
const all = ['polynesia', 'conquest', 'raiatea', 'archipelago', 'konane'],
  games = process.env.GAMES ? process.env.GAMES.split(',') : all;
const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();

/* Runs in the page: every text and every attribute that is read to somebody, each once as long as the page stays. */
function told() {
  const read = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'data-tip'],
    before = (window.toldBefore ??= new Set()),
    found = new Set([document.title]);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: el, textContent } = texts.currentNode;
    if (!el.closest('script, style, template')) found.add(textContent);
  }
  for (const el of document.querySelectorAll('body *'))
    for (const name of [...read, 'placeholder']) found.add(el.getAttribute(name) ?? '');
  const fresh = [...found].filter(text => !before.has(text));
  for (const text of fresh) before.add(text);
  return fresh;
}

/* Keys of the keyboard and kinds of files are names that everybody has. */
const common = /\b(JSON|URL|ESC|QR)\b/g;

const namesIn = async page =>
  (await page.evaluate(told)).flatMap(text => {
    const name = internalIn(text.replace(common, ''));
    return name === null ? [] : [`${name} in “${text.trim().slice(0, 80)}”`];
  });

async function look(page, where) {
  const found = await namesIn(page);
  checks.ok(!found.length, `${where}: ${found.slice(0, 5).join('; ')}`);
}

/* ---- Pages that stand still ------------------------------------------------------------------ */

const still = [
  '/',
  '/games',
  '/watch',
  '/learn',
  '/account',
  '/settings',
  '/replay',
  '/position',
  '/puzzle',
  '/nowhere',
];
const ofGame = game => [
  `/learn/${game}`,
  `/learn/${game}?read=five`,
  `/learn/${game}?read=how`,
  `/new?game=${game}`,
  `/puzzle/${game}`,
];

async function pages(page) {
  for (const path of [...still, ...inTurn(games.flatMap(ofGame), 2)]) {
    await page.goto(server.url + path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await look(page, path);
  }
}

/* What is written, told to those who listen and to those who point is read. */
async function planted(page) {
  await page.evaluate(() => {
    const put = (name, value) => {
      const el = document.querySelector('h1').appendChild(document.createElement('i'));
      if (name) el.setAttribute(name, value);
      else el.textContent = value;
    };
    put(null, 'Take rp_draw');
    put('aria-label', 'The tile RN01');
    put('data-tip', 'EXN brings 2');
  });
  const found = (await namesIn(page)).map(text => text.split(' ')[0]);
  checks.ok(found.sort().join() === 'EXN,RN01,rp_draw', `planted names are found: ${found}`);
}

/* ---- Tables ---------------------------------------------------------------------------------- */

/* What has words under the pointer is pointed at. */
async function pointAtSpots(page, where) {
  const spots = page.locator('.sea-view [data-spot], .side [data-spot], form [data-spot]'),
    n = Math.min(await spots.count(), 60);
  for (const k of inTurn([...Array(n).keys()], 3)) {
    const box = await spots.nth(k).boundingBox();
    if (!box) continue;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(done)));
    await look(page, `${where}, spot ${k}`);
  }
  await page.mouse.move(0, 0);
}

async function openAndLook(page, button, opened, where) {
  await page.locator(button).first().click();
  await page.waitForSelector(opened);
  await look(page, where);
  await page.keyboard.press('Escape');
  await page.waitForSelector(opened, { state: 'detached' });
}

async function table(page, game) {
  const positions = positionsOf(game),
    prepared = new Prepared(page),
    heaviest = positions.reduce((a, b) => (b.weight > a.weight ? b : a)),
    looked = new Set([...inTurn(positions, 5), heaviest]);
  await prepared.begin();
  await prepared.open(server.url, positions[0]);
  for (const position of looked) {
    const where = `${game}, ${position.name}`,
      shows = `[data-testid="summary"][data-step="${position.step}"]`;
    await prepared.show(position);
    await page.waitForSelector(shows, { state: 'attached' });
    await look(page, where);
    if (position.view.over) continue;
    await openAndLook(page, '[data-rule-button]', 'dialog.rule-here [data-can]', `${where}, can`);
    if (position !== heaviest) continue;
    await pointAtSpots(page, where);
    await openAndLook(page, '[data-hint-button]', '.hints', `${where}, hints`);
  }
}

/* ---- Games that run here, and games that are over ------------------------------------------------ */

async function here(page, game) {
  await page.goto(`${server.url}/replay`);
  const file = readdirSync(golden).find(name => name.startsWith(`${game}-`)),
    lines = readFileSync(join(golden, file), 'utf8').trim().split('\n');
  await page.locator('input[type="file"]').setInputFiles(join(golden, file));
  await page.waitForSelector('.time');
  await page.keyboard.press('End');
  await page.waitForFunction(() => {
    const time = document.querySelector('.time input');
    return time?.value === time?.max;
  });
  await look(page, `${game}, replay of ${file}`);
  await page.locator('[data-analyse]').click();
  await page.waitForSelector('.an-bar');
  await until(
    async () => Number(await page.locator('.an-bar').getAttribute('data-judged')) > 3,
    60,
  );
  await look(page, `${game}, analysis`);
  await page.goto(`${server.url}/replay`);
  await page.setInputFiles('input[type=file]', {
    name: 'half.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from(lines.slice(0, Math.floor(lines.length / 2)).join('\n') + '\n'),
  });
  await page.locator('[data-go-on]').click();
  await page.waitForURL(/\/here\//);
  await untilAsked(page);
  await look(page, `${game}, a table of this device`);
}

async function over(page, game) {
  await page.goto(server.url);
  const { id } = await playedByBots(page, 2, { game });
  await page.goto(`${server.url}/t/${id}/score`);
  await page.waitForSelector('.sheet-table');
  await look(page, `${game}, score sheet`);
}

try {
  const { page, faults } = await person(browser),
    isWhole = new Set(inTurn(games, 2));
  sayTurn();
  await pages(page);
  await planted(page);
  for (const game of games) {
    const at = await person(browser);
    await table(at.page, game);
    await at.context.close();
    if (!isWhole.has(game)) continue;
    await here(page, game);
    await over(page, game);
  }
  checks.ok(!faults.length, `no console message: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
