/*
 * languages.mjs - the page in another language: chosen by the browser, changed by hand and kept; no English is left on
 * any page that stands still, nor at a table of each game at its first decision and after some more, with its log.
 * Languages take turns; TURN=all looks at all of them, LANGUAGE=nl at one.
 */
import { Checks, Server, launch, untilAsked } from './lib/player.mjs';
import { englishFinder } from './lib/english.mjs';
import { holdLine, playQuickly } from './lib/quick.mjs';
import { inTurn, sayTurn } from './lib/turns.mjs';

const games = ['polynesia', 'conquest', 'raiatea', 'archipelago', 'konane'],
  still = [
    '',
    'games',
    'watch',
    'learn',
    'account',
    'settings',
    'replay',
    'position',
    'puzzle',
    'nowhere',
  ],
  ofGame = game => [
    `learn/${game}`,
    `learn/${game}?read=how`,
    `new?game=${game}`,
    `puzzle/${game}`,
  ];
const checks = new Checks(),
  server = await new Server().start(),
  browser = await launch();

/* Runs in the page: every text, and what is told to those who point or listen. */
function told() {
  const found = new Set([document.title]),
    texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: el, textContent } = texts.currentNode;
    if (!el.closest('script, style, template, code, [lang="en"]')) found.add(textContent);
  }
  for (const el of document.querySelectorAll('body *'))
    for (const name of [
      'aria-label',
      'aria-description',
      'title',
      'alt',
      'data-tip',
      'placeholder',
    ])
      found.add(el.getAttribute(name) ?? '');
  return [...found];
}

async function look(page, english, where) {
  const left = (await page.evaluate(told)).flatMap(text => {
    const three = english(text);
    return three === null ? [] : [`“${three}” in “${text.trim().slice(0, 90)}”`];
  });
  checks.ok(!left.length, `${where}: ${left.slice(0, 6).join('; ')}`);
}

/* A table of this device, and some decisions of it. */
async function playsSome(page, english, game, tag) {
  await page.goto(`${server.url}/learn/${game}`);
  await page.locator('.rules-head .calls button').first().click();
  await page.waitForURL(/\/here\/\w+$/);
  await untilAsked(page);
  await look(page, english, `${tag}: the first decision of ${game}`);
  await playQuickly(page, 14, 3);
  await look(page, english, `${tag}: ${game} after some decisions`);
}

async function looksAround(tag) {
  const english = await englishFinder(tag),
    context = await browser.newContext({ locale: tag, reducedMotion: 'reduce' }),
    page = await context.newPage();
  await holdLine(page);
  checks.ok(english('The game is over.') !== null, `${tag}: English is found`);
  for (const path of [...still, ...games.flatMap(ofGame)]) {
    await page.goto(`${server.url}/${path}`);
    await page.locator('main, [role=dialog]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await look(page, english, `${tag}: /${path}`);
  }
  checks.ok((await page.evaluate(() => document.documentElement.lang)) === tag, `${tag} is told`);
  for (const game of games) await playsSome(page, english, game, tag);
  await context.close();
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
const tags = process.env.LANGUAGE ? [process.env.LANGUAGE] : inTurn(['fr', 'nl'], 2);
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
