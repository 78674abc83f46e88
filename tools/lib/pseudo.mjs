/*
 * pseudo.mjs - messages of the page in the language that is none, for tests: accents on the vowels, in brackets, some
 * 40 % longer; what stands in braces stays. The engine's own come from `catalogue --pseudo` (tools/catalogue.c).
 *
 *   pseudo('{n} of {all} left')   [{n} óf {all} léft ~~~]
 */
export const tag = 'qps';
export const name = 'Þšéúđó';

const accented = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' };

export function pseudo(text) {
  const words = text.replace(/\{\w+\}/g, '');
  if (!/[a-z]/i.test(words)) return text;
  const said = text.replace(/\{\w+\}|[aeiou]/gi, part => accented[part] ?? part);
  return `[${said} ${'~'.repeat(Math.ceil(0.4 * Math.min(60, words.length)))}]`;
}

/* A message may have plural forms. */
export const pseudoMessage = message =>
  typeof message === 'string'
    ? pseudo(message)
    : Object.fromEntries(Object.entries(message).map(([form, text]) => [form, pseudo(text)]));
