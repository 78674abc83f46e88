/*
 * A sentence stands once. What the engine says of a game (src/face, the tables of src/games) the page
 * gets from it (web/src/games/lexicon.ts, the view), so no text of three or more words may stand in the
 * page's catalogue too. Blanks, case, marks and what fills the blanks do not make two texts different.
 */
import fs from 'node:fs';
import { check, files, finish } from './lib/lint.mjs';

/* Texts in quotes; neighbours are one text in C. Comments are left out. */
const literal = /"(?:[^"\\\n]|\\.)*"/.source;
const quoted = new RegExp(
  String.raw`/\*[\s\S]*?\*/|//[^\n]*|(${literal}(?:\s*${literal})*)|'(?:[^'\\\n]|\\.)*'`,
  'g',
);
const escapes = { n: '\n', t: '\t', '"': '"', "'": "'", '\\': '\\' };

function unescaped(text) {
  const bytes = text.replace(/(?:\\x[0-9A-F]{2})+/gi, run =>
    Buffer.from(run.replaceAll('\\x', ''), 'hex').toString('utf8'),
  );
  return bytes.replace(/\\(.)/g, (whole, sign) => escapes[sign] ?? whole);
}

function textsOfC(source) {
  return [...source.matchAll(quoted)]
    .filter(m => m[1])
    .map(m => m[1].match(new RegExp(literal, 'g')).map(part => part.slice(1, -1)))
    .map(parts => unescaped(parts.join('')));
}

/* Values of a catalogue: strings that are no key. */
const value = /\/\/[^\n]*|'((?:[^'\\\n]|\\.)*)'(\s*:)?|"((?:[^"\\\n]|\\.)*)"(\s*:)?/g;
const textsOfPage = source =>
  [...source.matchAll(value)]
    .filter(m => !m[2] && !m[4])
    .map(m => unescaped(m[1] ?? m[3] ?? ''))
    .filter(Boolean);

/* `Rebellion -1; {0} {0|florin|florins}` as `rebellion 1`: words alone. */
function folded(text) {
  let plain = text;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\{[^{}]*\}/g, ' ');
  }
  return plain
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}ʻ’'*]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
const isSentence = words => words.split(' ').filter(w => /\p{L}/u.test(w)).length >= 3;

/* The texts of one game, or of none (files that all games share), to the file where each stands. */
const games = fs.readdirSync('src/games').filter(n => fs.existsSync(`src/face/${n}`));
const gameOf = file => games.find(g => file.includes(`/${g}/`)) ?? '';
const engine = new Map(['', ...games].map(g => [g, new Map()]));
for (const file of [...files(['src/face'], '.c'), ...files(['src/games'], '.def')])
  for (const text of textsOfC(fs.readFileSync(file, 'utf8')))
    if (isSentence(folded(text))) engine.get(gameOf(file)).set(folded(text), file);
const placeOf = (text, game) =>
  engine.get('').get(folded(text)) ?? engine.get(game).get(folded(text));

/* The reader itself: what it must and must not find. */
const sample = textsOfC(
  '/* "not this" */ x("One \\"two\\" "\n "three {0|a|b}.", "\\xE2\\x88\\x92" "1");',
);
check(
  'texts of C are read',
  sample.join('|') === 'One "two" three {0|a|b}.|−1' ? [] : [sample.join('|')],
);
const page = textsOfPage("'a.key': 'It’s {n} here.', // 'no'\n b: { one: \"x's\" }").join('|');
check('texts of the page are read', page === "It’s {n} here.|x's" ? [] : [page]);
check(
  'folding',
  folded('It’s  {n} **here**.') === 'its here' ? [] : [folded('It’s  {n} **here**.')],
);
for (const game of games) {
  const { size } = engine.get(game);
  check(`sentences of ${game}`, size > 0 ? [] : [`${size} only`]);
}

for (const file of files(['web/src/i18n/en'], '.ts')) {
  const game = games.find(g => file.includes(`/${g}`)) ?? '';
  const twice = textsOfPage(fs.readFileSync(file, 'utf8')).filter(text => placeOf(text, game));
  check(
    file,
    [...new Set(twice)].map(text => `“${text}” stands in ${placeOf(text, game)} too`),
  );
}
finish();
