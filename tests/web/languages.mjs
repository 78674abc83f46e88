/*
 * languages.mjs - the page in another language: chosen by the browser, changed by hand and kept; no English and no
 * internal name (names.mjs) is left on any page that stands still, at any decision of any game with what opens there,
 * in a whole game of each with its log, nor on its score sheet, replay and analysis. Languages, games, their pages and
 * decisions take turns; the heaviest decision of each game is always looked at.
 *
 *   TURN=all  all of it     LANGUAGE=nl  GAMES=raiatea  only these
 */
import { allGames } from './lib/games.mjs';
import { Checks, Server, launch, person, standOf, untilAsked } from './lib/player.mjs';
import { englishFinder } from './lib/english.mjs';
import { goInside } from './lib/inside.mjs';
import { namesAmong } from './lib/names.mjs';
import { Prepared, positionsOf } from './lib/positions.mjs';
import { holdLine, playQuickly } from './lib/quick.mjs';
import { telling, told } from './lib/told.mjs';
import { inTurn, sayTurn } from './lib/turns.mjs';
import { pagesOf, stillPages, visitAnalysis, visitPages, visitTables } from './lib/visits.mjs';

const games = process.env.GAMES ? process.env.GAMES.split(',') : allGames,
  tags = process.env.LANGUAGE ? process.env.LANGUAGE.split(',') : inTurn(['fr', 'nl'], 2);
const checks = new Checks(),
  server = await new Server().start(),
  browser = await launch();

/* Somebody who speaks it, with what looks for English on his page. Commands and names of languages stay as they are. */
async function reader(tag, english) {
  const { context, page, faults } = await person(browser, { locale: tag });
  await telling(page, 'script, style, template, code, [lang="en"]');
  await holdLine(page);
  await page.addInitScript(() =>
    localStorage.setItem('vaka.settings', JSON.stringify({ pace: 'at_once', stops: true })),
  );
  const look = async where => {
    const texts = await told(page),
      left = texts.flatMap(text => {
        const three = english(text);
        return three === null ? [] : [`“${three}” in “${text.trim().slice(0, 90)}”`];
      });
    left.push(...namesAmong(texts));
    checks.ok(!left.length, `${tag}, ${where}: ${left.slice(0, 6).join('; ')}`);
  };
  return { context, page, faults, look };
}

/* A game against a bot at a table of this device, every decision of it, to its end and what comes behind it. */
async function playsWhole({ page, look }, game) {
  await page.goto(`${server.url}/learn/${game}`);
  await page.locator('.rules-head .calls button').first().click();
  await page.waitForURL(/\/here\/\w+$/);
  const table = new URL(page.url()).pathname;
  await untilAsked(page);
  const n = await playQuickly(page, 2000, 3, { isSeen: true });
  checks.ok((await standOf(page)).stand === 'over', `${game} is over after ${n} decisions`);
  await look(`${game}, a whole game`);
  await goInside(page, `${table}/score`, '.sheet-table');
  await look(`${game}, score sheet`);
  await goInside(page, `${table}/replay`, '.time');
  await visitAnalysis(page, game, look);
}

/* What is planted is found, in words and in what is told. */
async function planted({ page }, english, tag) {
  await page.evaluate(() => {
    const title = document.querySelector('h1');
    title.append(document.createElement('i'), 'The game is over.');
    title.lastElementChild.setAttribute('aria-label', 'It is your turn now');
  });
  const found = (await told(page)).filter(text => english(text) !== null);
  checks.ok(found.length === 2, `${tag}: planted English is found: ${found}`);
}

async function looksAround(tag) {
  const english = await englishFinder(tag),
    whole = new Set(inTurn(games, 5)),
    someone = await reader(tag, english),
    { page } = someone;
  const paths = [...stillPages, ...inTurn(games.flatMap(pagesOf), 3)];
  await visitPages(page, server.url, paths, someone.look);
  await planted(someone, english, tag);
  checks.ok((await page.evaluate(() => document.documentElement.lang)) === tag, `${tag} is told`);
  const table = new Prepared(page);
  await table.begin();
  for (const game of games) {
    await visitTables(table, server.url, positionsOf(game, tag), someone.look);
    if (whole.has(game)) await playsWhole(someone, game);
  }
  checks.quiet({ [`who speaks ${tag}`]: someone });
  await someone.context.close();
}

/* By hand, in a browser that speaks English: it stays so when the page is loaded anew. */
async function isChosen() {
  const context = await browser.newContext({ locale: 'en' }),
    page = await context.newPage();
  await page.goto(server.url);
  await page.locator('header select').selectOption('fr');
  await page.locator('html[lang=fr]').waitFor({ state: 'attached' });
  await page.reload();
  await page.locator('html[lang=fr]').waitFor({ state: 'attached' });
  checks.ok(await page.getByText('Jouer maintenant').first().isVisible(), 'a language is kept');
  await context.close();
}

sayTurn();
try {
  await isChosen();
  for (const tag of tags) await looksAround(tag);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
