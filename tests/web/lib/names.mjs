/*
 * names.mjs - internal names in what people read: words with an underscore (ids, points, enums), codes of cards and
 * tiles (RN01, T214), capitals (EXN, SUR; III is a number). Coordinates of a map and rounds have one
 * digit and are none. And words of luck, which have no place in a game that draws nothing.
 */
const internal =
  /\w*[A-Za-z0-9]_[A-Za-z0-9]\w*|\b[A-Z]{1,4}\d{2,3}\b|\b(?!VAKA\b|[IVX]+\b)[A-Z]{3,}\b/;

/* The first one, or null. */
export const internalIn = text => internal.exec(text)?.[0] ?? null;

/* Keys of the keyboard and kinds of files are names that everybody has. */
const common = /\b(JSON|URL|ESC|QR)\b/g;

const quoted = (word, text) => `${word} in “${text.trim().slice(0, 80)}”`;

/* Of texts that a page tells, those with such a name. */
export const namesAmong = texts =>
  texts.flatMap(text => {
    const name = internalIn(text.replace(common, ''));
    return name === null ? [] : [quoted(name, text)];
  });

/* A chance to win is none of these. */
const ofLuck = /\bluck\w*|\bdraws?\b|\bdice\b|\b(?:or|by) chance\b/i;
export const luckAmong = texts =>
  texts.flatMap(text => {
    const word = ofLuck.exec(text)?.[0];
    return word === undefined ? [] : [quoted(word, text)];
  });
