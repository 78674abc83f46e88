/*
 * Catalogues of other languages: every text has its translation, with the blanks that it must have and none that it
 * cannot have; spaces and signs are those of the language, and some words those of the rulebooks. The page's catalogues
 * are held against English by web/test/i18n.test.mjs; their signs are looked at here.
 */
import fs from 'node:fs';
import { readPo } from '../../tools/lib/po.mjs';
import { glossary, isOtherwise, sameEverywhere, sameWords } from './lib/glossary.mjs';
import { check, files, finish } from './lib/lint.mjs';

/* Blanks of a text, also those inside choices: who, 0, 1 … */
const blanks = text => new Set([...text.matchAll(/\{(who|\d)/g)].map(m => m[1]));
/* `%-*s` and `%.100s` take what `%s` takes, and one column more or less is the translator's. */
const formats = text =>
  [...text.matchAll(/%[-+ #0-9]*(\*?)[-+ #0-9.]*((?:ll|l|z)?[a-zA-Z%])/g)]
    .map(m => m[1] + m[2])
    .filter(f => f !== '%');

function faultsOfBlanks({ id, text }) {
  const had = blanks(id),
    has = blanks(text),
    depth = [...text].reduce((d, c) => d + (c === '{') - (c === '}'), 0);
  return [
    ...[...had].filter(b => !has.has(b)).map(b => `{${b}} is lost`),
    ...[...has].filter(b => b !== 'who' && !had.has(b)).map(b => `{${b}} is new`),
    ...(depth && !/\{ \{0$/.test(id) ? ['a brace is missing'] : []),
    ...(formats(id).join() === formats(text).join() ? [] : ['% are others, or in another order']),
  ];
}

/* French: thin no-break spaces before high signs and inside guillemets, ’ for what is left out. */
const french = text => [
  ...(/ [;:!?»]/.test(text.replace(/ {2,}/g, ''))
    ? ['a plain space stands before ; : ! ? or »']
    : []),
  ...(/« /.test(text) ? ['a plain space stands behind «'] : []),
  ...(/(?<!\p{L})(?:[ldsnjmtc]|qu)'\p{L}/iu.test(text) ? ["' stands for ’"] : []),
  ...(/\d(?:ème|ième)\b/.test(text) ? ['ordinals are 1er, 2e'] : []),
  ...(/\b(?:de|du|que|le|la|au|jusque|lorsque|si) \{(?:who|names?|who|player|card|winner)\b/.test(
    text,
  )
    ? ['a word that elides or contracts stands before a name']
    : []),
];
/* Dutch: no space before signs, IJ with two capitals. */
const dutch = text => [
  ...(/[\p{L}\d] [;:!](?:\s|$)/u.test(text) ? ['a space stands before a sign'] : []),
  ...(/(?<!\p{L})Ij/u.test(text) ? ['IJ has two capitals'] : []),
];
const signs = { fr: french, nl: dutch };

/* Words that the glossary has otherwise: what must not be written, and what is. */
const terms = {
  fr: [
    [/\bSéparatiste/, 'Indépendantiste'],
    [/\bplongeur/, 'pêcheur de perles'],
    [/\bmot de passe/, 'phrase secrète'],
  ],
  nl: [
    [/\brekruter/i, 'aanwerven'],
    [/\bduiker/i, 'parelvisser'],
    [/\bwachtwoord/i, 'wachtzin'],
  ],
};
const faultsOfTerms = (tag, text) =>
  (terms[tag] ?? []).filter(([wrong]) => wrong.test(text)).map(([, right]) => `say ${right}`);

/* Without options, quoted words and names of blanks, which no language has. */
const plain = english => english.replace(/--\w+|"\w+"|\{[a-z]\w+\}/g, '');

/* The words of the glossary in what a game or a room says: `where` are its files. */
const faultsOfGlossary = (tag, where, english, text) =>
  isOtherwise(english)
    ? []
    : glossary
        .filter(
          ([room, has]) => new RegExp(`[/.](?:${room})\\b`).test(where) && has.test(plain(english)),
        )
        .filter(([, , words]) => words[tag] && !words[tag].test(text))
        .map(([, has]) => `${has.source} is another word in the glossary`);

/* Games that say it in words of their own, not as a key of what the page reads. */
const gamesOf = places =>
  new Set(places.map(p => /^src\/face\/(\w+)\/(?!view|draft|terms)/.exec(p)?.[1]).filter(Boolean));
const mayMeanTwo = m =>
  !m.context &&
  m.id.split(' ').length < 5 &&
  !m.id.includes('{') &&
  gamesOf(m.places).size > 1 &&
  !sameEverywhere.has(m.id);

/* The same as in English, and no name: every word must be one that both languages have. */
const isName = text =>
  /^[A-Z][\w'-]*(?: [A-Z&\d][\w'-]*)*$/.test(text) ||
  /^[\W\d]*(?:uru|taro|tiare|[\W\d])+$/.test(text);
const isEnglish = (tag, m) =>
  m.text === m.id &&
  !isName(m.id) &&
  !['libsodium', 'ncurses', 'CTVGS', 'CTVG'].includes(m.id) &&
  (m.id.replace(/\{\w+\}|%[-*\d]*l*[a-z]/g, '').match(/[A-Za-z]{2,}/g) ?? []).some(
    word => !sameWords[tag]?.has(word.toLowerCase()),
  );

/* The keys of a catalogue of the page, each with all that stands behind it. */
const messagesOf = file =>
  [
    ...fs
      .readFileSync(file, 'utf8')
      .matchAll(/^ {2}'([\w.]+)':\s*([\s\S]*?),\n(?=\n| {2}'|\}| {2}\/\/)/gm),
  ].map(m => [m[1], m[2].replace(/'\s*\+\s*'/g, '')]);

/* A game with a board of its own speaks every language; one on the plain board is English until it is translated. */
const withBoard = fs
  .readdirSync('web/src/games')
  .filter(id => id !== 'plain' && fs.existsSync(`web/src/games/${id}/index.ts`));

for (const file of files(['words'], '.po')) {
  const tag = file.slice('words/'.length, -'.po'.length),
    { messages } = readPo(file);
  check(`${file}: has texts`, messages.length > 1000 ? [] : ['it is nearly empty']);
  for (const m of messages) {
    const faults = m.text
      ? [
          ...faultsOfBlanks(m),
          ...(signs[tag]?.(m.text) ?? []),
          ...faultsOfTerms(tag, m.text),
          ...faultsOfGlossary(tag, m.places.join(' '), m.id, m.text),
          ...(mayMeanTwo(m)
            ? ['several games say it: give it a context, or a row in sameEverywhere']
            : []),
          ...(isEnglish(tag, m) ? ['it is still English'] : []),
        ]
      : ['it has no translation'];
    check(`${file}: ${JSON.stringify(m.id)}`, faults);
  }
  for (const page of files([`web/src/i18n/${tag}`], '.ts')) {
    const texts = [
        ...fs.readFileSync(page, 'utf8').matchAll(/(?:^\s+|: )(['"])((?:\\.|(?!\1).)*)\1/gm),
      ].map(x => x[2]),
      faults = texts.flatMap(text =>
        [...(signs[tag]?.(text) ?? []), ...faultsOfTerms(tag, text)].map(f => `${f}: ${text}`),
      );
    const english = new Map(messagesOf(page.replace(`/${tag}/`, '/en/')));
    for (const [key, text] of messagesOf(page))
      faults.push(
        ...faultsOfGlossary(tag, page, english.get(key) ?? '', text).map(f => `${key}: ${f}`),
      );
    check(page, faults);
  }
  for (const id of withBoard)
    check(
      `documents of ${id}: ${tag}`,
      ['games', 'learn']
        .map(folder => `docs/${folder}/${tag}/${id}.md`)
        .filter(document => !fs.existsSync(document))
        .map(document => `${document} is missing`),
    );
}
finish();
