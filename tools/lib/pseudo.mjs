/*
 * pseudo.mjs - the language of no people, for tests: English with accents on its vowels, in brackets, and some 40 %
 * longer. Whatever is shown without them never asked a catalogue; whatever is cut has no room for other languages.
 *
 *   pseudo('Take {0} {0|fish|fishes}')   [Tàké {0} {0|físh|físhés} ~~~~~~~]
 */
export const tag = 'xx';
export const name = '[Psèúdó]';

const accented = { a: 'à', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'À', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' };

/* Words with accents; blanks, forms of printf and the signs of bold words stay. */
function withAccents(text) {
  let out = '';
  for (let i = 0; i < text.length; i++) {
    const kept = /^(?:%[-+ #0-9.*]*[a-zA-Z%]|\{(?:who|\w+)[|?}]?)/.exec(text.slice(i))?.[0];
    out += kept ?? accented[text[i]] ?? text[i];
    i += (kept?.length ?? 1) - 1;
  }
  return out;
}

/* The signs that are read: no blanks, of words with a choice about one. */
const lengthOf = text => text.replace(/\{[^{}|?]*\}|%\w|[{}|*]/g, '').length;

export function pseudo(text) {
  const [, before, words, after] = /^(\s*)([^]*?)(\s*)$/.exec(text);
  if (!/[a-z]/i.test(words.replace(/\{\w+\}|%[-+ #0-9.*]*[a-zA-Z]/g, ''))) return text;
  const more = '~'.repeat(Math.ceil(0.4 * Math.min(60, lengthOf(words))));
  return `${before}[${withAccents(words)} ${more}]${after}`;
}

/* The same of a message of the page, which may have plural forms. */
export const pseudoMessage = message =>
  typeof message === 'string'
    ? pseudo(message)
    : Object.fromEntries(Object.entries(message).map(([form, text]) => [form, pseudo(text)]));
