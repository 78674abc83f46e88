/*
 * A sentence stands once. What the engine says (its faces, tables and rooms, the books of lessons) the page gets
 * from it (web/src/games/lexicon.ts, the view, the rows of choices, refusals), so no sentence of it, and no clause
 * of some words, may stand in the page's catalogues too: alone or within a longer text, with a plural or without.
 * Blanks, case, marks and numbers do not make two texts different. lib/sayings.mjs has how texts are cut.
 */
import fs from 'node:fs';
import { check, files, finish } from './lib/lint.mjs';
import {
  isRun,
  messagesOfPage,
  sayingsOf,
  textsOfBook,
  textsOfC,
  waysToSay,
} from './lib/sayings.mjs';

/* Whose words reach the page; fronts of their own (src/term, src/cli) do not. */
const rooms = [
  'analysis',
  'bot',
  'core',
  'face',
  'games',
  'lesson',
  'server',
  'session',
  'table',
  'wasm',
];

/* Turns of speech that say another thing in each place, with the reason. */
const turns = new Map([
  ['go on', 'an answer to a question of the rules; a button that puts away what has ended'],
  ['please try again', 'the page says it where no answer came, the server where it refused'],
]);

/* ---- What the engine says -------------------------------------------------------------------- */

const games = fs
  .readdirSync('src/games')
  .filter(name => name !== 'template' && fs.existsSync(`src/face/${name}`));
const gameOf = file => games.find(g => new RegExp(`/${g}(?:/|_|\\.)`).test(file)) ?? '';

/* A saying to the places where it stands: the game, or '' for what all games share, and the file. */
const engine = new Map();
function learn(file, texts, isSaying) {
  for (const saying of texts.flatMap(text => [...sayingsOf(text)]).filter(isSaying)) {
    if (!engine.has(saying)) engine.set(saying, []);
    engine.get(saying).push({ game: gameOf(file), file });
  }
}
const sources = files(
  rooms.map(room => `src/${room}`),
  '.c',
  '.h',
  '.inc',
  '.def',
).filter(file => !file.includes('/template/'));
for (const file of sources) learn(file, textsOfC(fs.readFileSync(file, 'utf8')), () => true);
/* Lessons are talk: what is short in them is said everywhere. */
for (const file of files(['src/lesson/books'], '.txt'))
  learn(file, textsOfBook(fs.readFileSync(file, 'utf8')), isRun);

/* Turns of speech that were met. */
const turned = new Set();

/*
 * Where the engine says it too. A catalogue of a game knows that game alone, a shared one all of them; what two or
 * three words say hangs on the game.
 */
function placeOf(saying, game) {
  const bare = saying.replace(/ *_ */g, ' ').trim();
  const n = bare.split(' ').length;
  const least = its => (!its ? 3 : its === game ? 2 : game ? Infinity : 4);
  const place = engine.get(saying)?.find(its => n >= least(its.game));
  if (!place || !turns.has(bare)) return place?.file;
  turned.add(bare);
  return undefined;
}

/* ---- The reader itself: what it must and must not find --------------------------------------- */

const is = (name, got, wanted) =>
  check(name, got === wanted ? [] : [`${JSON.stringify(got)} for ${JSON.stringify(wanted)}`]);
is(
  'texts of C are read',
  textsOfC(
    '/* "not this" */ x("One \\"two\\" "\n "three {0|a|b}.", "\\xE2\\x88\\x92" "1", "a\\004It");',
  ).join('/'),
  'One "two" three {0|a|b}./−1/It',
);
is(
  'texts of the page are read',
  messagesOfPage("'a.key': // 'no'\n 'It’s {n} ' +\n 'here.',\n 'b': { one: \"x's\", other: 'y' }")
    .map(({ key, text }) => `${key}=${text}`)
    .join('/'),
  "a.key=It’s {n} here./b=x's/b=y",
);
is('ways to say', waysToSay('{0|a|b} {1?|{1} c{0|s|z}}').join('/'), 'a /a {1} cs/b /b {1} cz');
const saidTwice = (engineText, pageText) =>
  [...sayingsOf(pageText)].some(saying => sayingsOf(engineText).has(saying));
const doubles = [
  ['{0} {0|citizen gets|citizens get} up{1?|; {1} lie}.', '{n} citizens get up'],
  ['Take one out first.', 'Only {n} can be chosen. Take one out first.'],
  ['First this: Explore puts a boat on a route.', 'Explore puts a boat on a route.'],
  ['A bot plays your seat; take it back first.', 'You left, a bot plays your seat.'],
  ['Give back {1}', 'Give back {what}'],
  [
    'Each round a red one ends the game at once, so hurry.',
    'Then a red one ends the game at last.',
  ],
];
const strangers = [
  ['Give back {1}', 'Give {what} back'],
  ['at_the_end', 'It counts at the end'],
  ['You get up, tired', 'You get up at noon'],
];
for (const [a, b] of doubles) is(`the same: ${b}`, saidTwice(a, b), true);
for (const [a, b] of strangers) is(`another: ${b}`, saidTwice(a, b), false);
for (const room of rooms) {
  const has = [...engine.values()].some(places =>
    places.some(({ file }) => file.startsWith(`src/${room}/`)),
  );
  check(`sentences of src/${room}`, has ? [] : ['none']);
}
for (const game of games) {
  const has = [...engine.values()].some(places => places.some(place => place.game === game));
  check(`sentences of ${game}`, has ? [] : ['none']);
}

/* ---- The page -------------------------------------------------------------------------------- */

for (const file of files(['web/src/i18n/en'], '.ts')) {
  const game = gameOf(file);
  const twice = new Map();
  for (const { key, text } of messagesOfPage(fs.readFileSync(file, 'utf8')))
    for (const saying of sayingsOf(text)) {
      const place = placeOf(saying, game);
      if (place && !(twice.get(key)?.saying.length > saying.length))
        twice.set(key, { saying, place });
    }
  check(
    file,
    [...twice].map(([key, { saying, place }]) => `${key}: “${saying}” stands in ${place} too`),
  );
}
check(
  'texts that may stand twice',
  [...turns.keys()].filter(turn => !turned.has(turn)).map(what => `${what} does not stand twice`),
);
finish();
