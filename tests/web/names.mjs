/*
 * names.mjs - no internal name (rp_draw, RN01, EXN) on any page but the Reference: neither in words nor in what is told
 * to those who point, press long or listen. The pages that stand still; tables at decisions of the bank, with what one
 * can do there, hints and the words of everything on the board; a game of this device, replays, analyses and score
 * sheets of games that are over. Games, their decisions, spots and pages take turns; the heaviest decision of a game is
 * always among them. The same is looked for on the pages of languages.mjs. In a game that draws nothing no word of luck
 * is found either.
 *
 *   TURN=all       all of it
 *   GAMES=raiatea  only this
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allGames } from './lib/games.mjs';
import { Checks, Server, launch, person, untilAsked } from './lib/player.mjs';
import { luckAmong, namesAmong } from './lib/names.mjs';
import { goInside } from './lib/inside.mjs';
import { Prepared, positionsOf } from './lib/positions.mjs';
import { playedByBots, stepAside } from './lib/tables.mjs';
import { told, telling } from './lib/told.mjs';
import { inTurn, sayTurn } from './lib/turns.mjs';
import { pagesOf, stillPages, visitAnalysis, visitPages, visitTables } from './lib/visits.mjs';

const golden = join(dirname(fileURLToPath(import.meta.url)), '../golden');
const games = process.env.GAMES ? process.env.GAMES.split(',') : allGames;
const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();

const namesIn = async page => namesAmong(await told(page));

async function reader() {
  const someone = await person(browser);
  await telling(someone.page);
  return someone;
}

const drawNothing = new Set();
async function learnGames(page) {
  const { games: rows } = await page.evaluate(async () => (await fetch('/api/games')).json());
  for (const row of rows) if (!row.chance) drawNothing.add(row.id);
}

async function look(page, where, game = null) {
  const texts = await told(page),
    found = [...namesAmong(texts), ...(drawNothing.has(game) ? luckAmong(texts) : [])];
  checks.ok(!found.length, `${where}: ${found.slice(0, 5).join('; ')}`);
}

/* ---- Pages that stand still ------------------------------------------------------------------ */

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

/* ---- Games that run here, and games that are over ------------------------------------------------ */

async function here(page, game) {
  await goInside(page, '/replay', 'input[type="file"]');
  const file = readdirSync(golden).find(name => name.startsWith(`${game}-`)),
    lines = readFileSync(join(golden, file), 'utf8').trim().split('\n');
  await page.setInputFiles('input[type=file]', {
    name: 'half.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from(lines.slice(0, Math.floor(lines.length / 2)).join('\n') + '\n'),
  });
  await page.locator('[data-go-on]').click();
  await page.waitForURL(/\/here\//);
  await untilAsked(page);
  await look(page, `${game}, a table of this device`, game);
  await goInside(page, '/replay', 'input[type="file"]');
  await page.locator('input[type="file"]').setInputFiles(join(golden, file));
  await visitAnalysis(page, `${game}, ${file}`, where => look(page, where, game));
}

async function over(page, game) {
  await stepAside(page, server.url);
  const { id } = await playedByBots(page, 2, { game });
  await page.goto(`${server.url}/t/${id}/score`);
  await page.waitForSelector('.sheet-table');
  await look(page, `${game}, score sheet`, game);
}

try {
  const { page, faults } = await reader(),
    isWhole = new Set(inTurn(games, 5)),
    isShown = new Set(inTurn(games, 2));
  sayTurn();
  const paths = [...stillPages, ...inTurn(games.flatMap(pagesOf), 3)];
  await visitPages(page, server.url, paths, where => look(page, where));
  await planted(page);
  await learnGames(page);
  const table = new Prepared(page);
  await table.begin();
  for (const game of games) {
    if (isShown.has(game))
      await visitTables(table, server.url, positionsOf(game), where => look(page, where, game));
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
