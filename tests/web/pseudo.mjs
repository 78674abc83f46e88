/*
 * pseudo.mjs - the page in the language that is none: whatever never asked a catalogue stands there in plain English,
 * and is found; so is what is cut on a page whose words are some 40 % longer. Pages, and tables at decisions of the
 * bank. Sizes, games and decisions take turns; TURN=all looks at all, GAMES=raiatea at one.
 */
import { load } from '../../web/test/bundle.mjs';
import { allGames } from './lib/games.mjs';
import { faultsOf, sizes } from './lib/layout.mjs';
import { Checks, Server, launch, person } from './lib/player.mjs';
import { Prepared, positionsOf } from './lib/positions.mjs';
import { buildPseudo, englishIds, speakPseudo, tag } from './lib/pseudo.mjs';
import { telling, told } from './lib/told.mjs';
import { inTurn, sayTurn } from './lib/turns.mjs';
import { stillPages, visitPages, visitTables } from './lib/visits.mjs';

const games = process.env.GAMES ? process.env.GAMES.split(',') : allGames,
  shown = sizes.filter(size => /^(1440|phone 390)/.test(size.name));

/* Words that English says in small letters; what is only a name is none of them. */
const wordsIn = text => text.match(/(?<![\p{L}\p{M}’'-])[A-Za-z]{3,}(?![\p{L}\p{M}-])/gu) ?? [];
const hasVowel = word => /[aeiou]/i.test(word);
async function englishWords() {
  const [{ en }] = await load('i18n/en/index.ts'),
    texts = Object.values(en).flatMap(m => (typeof m === 'string' ? [m] : Object.values(m))),
    all = [...texts, ...englishIds].map(text => text.replace(/\{\w+[|?}]?|%\w+/g, ' '));
  return new Set(
    all.flatMap(wordsIn).filter(word => word === word.toLowerCase() && hasVowel(word)),
  );
}

const checks = new Checks(),
  english = await englishWords(),
  server = await new Server().start(),
  browser = await launch();

/* People, tables and games are called as they are. */
const { games: rows } = await (await fetch(`${server.url}/api/games`)).json(),
  names = new RegExp(
    ['Saturday evening canoe', 'Vaka', ...rows.map(row => row.title)].join('|'),
    'g',
  );

const plainIn = text =>
  wordsIn(text.replace(names, '')).find(word => english.has(word.toLowerCase())) ?? null;

/* Documents are written in each language; they are no part of a catalogue. */
const documents = '.rules-text, .rules-book, .five';

async function reader(size) {
  const { context, page, faults } = await person(browser, {
    viewport: { width: size.width, height: size.height },
    hasTouch: size.touch,
  });
  await speakPseudo(context, server.url);
  await telling(page, `script, noscript, style, template, code, kbd, ${documents}`);
  await page.addInitScript(() =>
    localStorage.setItem('vaka.settings', JSON.stringify({ pace: 'at_once', stops: true })),
  );
  const look = async where => {
    const plain = (await told(page)).flatMap(text => {
      const word = plainIn(text);
      return word === null ? [] : [`“${word}” in “${text.trim().slice(0, 90)}”`];
    });
    checks.ok(!plain.length, `${size.name}, ${where}: ${plain.slice(0, 6).join('; ')}`);
  };
  const measure = async where => {
    const cut = (await faultsOf(page, { size })).filter(fault => /^(cut|sideways)/.test(fault));
    checks.ok(!cut.length, `${size.name}, ${where}: ${cut.slice(0, 6).join('\n    ')}`);
  };
  return { context, page, faults, look, measure };
}

async function looksAround(size) {
  const someone = await reader(size);
  const paths = [...stillPages, ...games.map(game => `/new?game=${game}`)];
  await visitPages(someone.page, server.url, paths, async where => {
    await someone.look(where);
    await someone.measure(where);
  });
  const isSpoken = await someone.page.evaluate(() => document.documentElement.lang);
  checks.ok(isSpoken === tag, `${tag} is spoken, not ${isSpoken}`);
  const table = new Prepared(someone.page);
  await table.begin();
  for (const game of inTurn(games, 5)) {
    await visitTables(table, server.url, positionsOf(game, tag), someone.look);
  }
  await someone.context.close();
}

sayTurn();
try {
  await buildPseudo();
  checks.ok(plainIn('[Tàké ~~] the game') === 'the', 'plain English is found');
  for (const size of inTurn(shown, 2)) await looksAround(size);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
