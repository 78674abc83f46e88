/*
 * sayings.mjs - texts for people as they stand in C, in books of lessons and in catalogues of the page, cut into the
 * sayings that they are made of: a text is one saying, and so is each of its sentences and clauses.
 */

/* Texts in quotes; neighbours are one text in C. Comments are left out. */
const literal = /"(?:[^"\\\n]|\\.)*"/.source;
const quoted = new RegExp(
  String.raw`/\*[\s\S]*?\*/|//[^\n]*|(${literal}(?:\s*${literal})*)|'(?:[^'\\\n]|\\.)*'`,
  'g',
);
const escapes = { n: '\n', t: '\t', '"': '"', "'": "'", '\\': '\\' };

/* What stands before \004 is the context, which nobody reads. */
function unescaped(text) {
  const bytes = text.replace(/(?:\\x[0-9A-F]{2})+/gi, run =>
    Buffer.from(run.replaceAll('\\x', ''), 'hex').toString('utf8'),
  );
  return bytes.replace(/^.*\\004/, '').replace(/\\(.)/g, (whole, sign) => escapes[sign] ?? whole);
}

export function textsOfC(source) {
  return [...source.matchAll(quoted)]
    .filter(m => m[1])
    .map(m => m[1].match(new RegExp(literal, 'g')).map(part => part.slice(1, -1)))
    .map(parts => unescaped(parts.join('')));
}

/* A book of lessons: an entry goes on where a line begins with blanks; its first word says what it is. */
export function textsOfBook(source) {
  const entries = [];
  for (const line of source.split('\n')) {
    if (/^#|^\s*$/.test(line)) continue;
    if (/^\s/.test(line)) entries[entries.length - 1] += ` ${line.trim()}`;
    else entries.push(line.trim());
  }
  return entries.map(entry => entry.slice(entry.indexOf(' ') + 1));
}

/*
 * The messages of a catalogue: a key and its texts, one for each form of a plural. Neighbours that are added up are
 * one text.
 */
const part = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/.source;
const token = new RegExp(String.raw`//[^\n]*|((${part})(?:\s*\+\s*(?:${part}))*)(\s*:)?`, 'g');
export function messagesOfPage(source) {
  const messages = [];
  let key = '';
  for (const [, texts, , colon] of source.matchAll(token)) {
    if (!texts) continue;
    const text = unescaped(
      texts
        .match(new RegExp(part, 'g'))
        .map(each => each.slice(1, -1))
        .join(''),
    );
    if (colon) key = text;
    else if (key && text) messages.push({ key, text });
  }
  return messages;
}

/* ---- Blanks that choose words ---------------------------------------------------------------- */

/* The forms of `a|{0|b|c}|d`, cut at the bars of its own level. */
function formsOf(inside) {
  const forms = [''];
  let depth = 0;
  for (const c of inside) {
    depth += (c === '{') - (c === '}');
    if (c === '|' && depth === 0) forms.push('');
    else forms[forms.length - 1] += c;
  }
  return forms;
}

/* The first blank with forms: `{0|card|cards}`, `{1?text|text}`, `{who|take|takes}`. */
function choiceIn(text) {
  const m = /\{(\w+)([|?])/.exec(text);
  if (!m) return null;
  let depth = 1,
    end = m.index + m[0].length;
  for (; end < text.length && depth; end++) depth += (text[end] === '{') - (text[end] === '}');
  if (depth) return null;
  const from = m.index + m[0].length;
  return {
    sign: m[1] + m[2],
    before: text.slice(0, m.index),
    forms: formsOf(text.slice(from, end - 1)),
    behind: text.slice(end),
  };
}

/* All ways to say it; blanks of the same number choose the same form, as one number fills them. */
const MOST = 64;
export function waysToSay(text, chosen = {}) {
  const choice = choiceIn(text);
  if (!choice) return [text];
  const { sign, before, forms, behind } = choice;
  const all = chosen[sign] === undefined ? forms.map((_, i) => i) : [chosen[sign]];
  return all
    .flatMap(i => waysToSay(before + (forms[i] ?? forms.at(-1)) + behind, { ...chosen, [sign]: i }))
    .slice(0, MOST);
}

/* ---- Sayings --------------------------------------------------------------------------------- */

const BLANK = /\{\w*\}|%[-+'.*\dlz]*[a-z]|\d+/g;
const wordsOf = text =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}ʻ’'*]/gu, '')
    .replace(/[^\p{L}_]+/gu, ' ')
    .trim();

/* `**Rebellion** -1; {0} {name}` as `rebellion`: words alone, and neither numbers nor what fills blanks. */
const folded = text => wordsOf(text.replace(/_/g, ' ').replace(BLANK, ' '));

const isId = text => /^[a-z\d]+(?:_[a-z\d]+)+$/.test(text);
const sentencesOf = text => text.split(/[.?!]+(?=\s|$)|\n/);
const partsOf = text => text.split(/[.?!;:]+(?=\s|$)|[\n()“”]/);
const clausesOf = text => text.split(/[.?!;:,]+(?=\s|$)|[\n()“”]| [-–] /);

/* Any six words that stand side by side in a sentence. */
const RUN = 6;
function runsOf(sentence) {
  const words = folded(sentence).split(' ');
  return words.slice(RUN - 1).map((_, i) => words.slice(i, i + RUN).join(' '));
}

/* Two words are a saying where they are all of the text, and its blanks stand in the same places: `sail to _`. */
function pairOf(text) {
  const words = wordsOf(text.replace(BLANK, ' _ '));
  return words.split(' ').filter(word => word !== '_').length === 2 ? [words] : [];
}

/*
 * What a text says, in every way to say it: pairs, what stands between full stops, colons and semicolons from three
 * words on, what stands between commas from four on, and runs.
 */
export function sayingsOf(text) {
  const found = new Set();
  if (isId(text)) return found;
  const add = (pieces, least) =>
    pieces.filter(words => words.split(' ').length >= least).forEach(words => found.add(words));
  for (const way of waysToSay(text)) {
    add(pairOf(way), 2);
    add([way, ...partsOf(way)].map(folded), 3);
    add(clausesOf(way).map(folded), 4);
    add(sentencesOf(way).flatMap(runsOf), RUN);
  }
  return found;
}

export const isRun = saying => saying.split(' ').length >= RUN;
