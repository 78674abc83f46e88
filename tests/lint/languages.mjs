/*
 * Catalogues of other languages: every text has its translation, with the blanks that it must have and none that it
 * cannot have; spaces and signs are those of the language, and some words those of the rulebooks. The page's catalogues
 * are held against English by web/test/i18n.test.mjs; their signs are looked at here.
 */
import fs from 'node:fs';
import { readPo } from '../../tools/lib/po.mjs';
import { check, files, finish } from './lib/lint.mjs';

/* Blanks of a text, also those inside choices: who, 0, 1 … */
const blanks = text => new Set([...text.matchAll(/\{(who|\d)/g)].map(m => m[1]));
const formats = text => (text.match(/%[-+ #0-9.*]*[a-zA-Z%]/g) ?? []).filter(f => f !== '%%');

function faultsOfBlanks({ id, text }) {
  const had = blanks(id),
    has = blanks(text),
    depth = [...text].reduce((d, c) => d + (c === '{') - (c === '}'), 0);
  return [
    ...[...had].filter(b => !has.has(b)).map(b => `{${b}} is lost`),
    ...[...has].filter(b => b !== 'who' && !had.has(b)).map(b => `{${b}} is new`),
    ...(depth && !/\{ \{0$/.test(id) ? ['a brace is missing'] : []),
    ...(formats(id).length > formats(text).length ? ['a % is lost'] : []),
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

for (const file of files(['words'], '.po')) {
  const tag = file.slice('words/'.length, -'.po'.length),
    { messages } = readPo(file);
  check(`${file}: has texts`, messages.length > 1000 ? [] : ['it is nearly empty']);
  for (const m of messages) {
    const faults = m.text
      ? [...faultsOfBlanks(m), ...(signs[tag]?.(m.text) ?? []), ...faultsOfTerms(tag, m.text)]
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
    check(page, faults);
  }
}
finish();
