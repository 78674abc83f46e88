// lexicon.ts - the words of the games, as the engine says them: names of cards and places and what they
// do, titles and helps of decisions, parts of a score. They come with the board of a game (registry.ts),
// so whatever draws one finds them here at once. A word that is missing is its id made readable.
import { formFor } from '../i18n/index.ts';
import { capital, plain } from '../i18n/plain.ts';

// One value of a kind: in a sentence, standing alone where that differs, and what it does.
interface Word {
  text: string;
  title?: string;
  help?: string;
}
export interface Words {
  game: string;
  points: Record<string, { title: string; help: string }>;
  kinds: Record<string, Record<string, Word>>;
  parts: Record<string, string>;
}

const known = new Map<string, Words>();

export const learnWords = (words: Words): void => void known.set(words.game, words);
export const knowsWords = (game: string): boolean => known.has(game);

const find = (game: string, kind: string, value: string | number): Word | undefined =>
  known.get(game)?.kinds[kind]?.[value];

// In a sentence: "the Forest", "Rua-Hatu (4)".
export const nameOf = (game: string, kind: string, value: string | number): string =>
  find(game, kind, value)?.text ?? plain(String(value));
// A text of the engine with the blanks {0}, {1} that are left to the page.
export const filled = (text: string, ...blanks: string[]): string =>
  text.replace(/\{(\d)\}/g, (_, k: string) => blanks[Number(k)] ?? '');
// A text of the engine that counts, as `{0} {0|card|cards} face up`, with the number in it and its other blanks.
export const inNumber = (text: string, n: number, ...blanks: string[]): string =>
  filled(
    text.replace(
      /\{0\|([^{}|]*)\|([^{}|]*)\}/g,
      (_, one: string, many: string) => [one, many][formFor(n)]!,
    ),
    String(n),
    ...blanks,
  );
export const counted = (game: string, what: string, n: number): string =>
  inNumber(nameOf(game, 'count', what), n);
// Standing alone, with a capital: "Forest", "Rua-Hatu".
export function titleOf(game: string, kind: string, value: string | number): string {
  const word = find(game, kind, value);
  return capital(word?.title ?? word?.text ?? plain(String(value)));
}
// What it does, in a sentence or two; '' where there is nothing to say.
export const helpOf = (game: string, kind: string, value: string | number): string =>
  find(game, kind, value)?.help ?? '';
// All values of a kind, in the order of the rules.
export const valuesOf = (game: string, kind: string): string[] =>
  Object.keys(known.get(game)?.kinds[kind] ?? {});

export const pointTitle = (game: string, name: string): string =>
  known.get(game)?.points[name]?.title ?? capital(plain(name));
export const pointHelp = (game: string, name: string): string =>
  known.get(game)?.points[name]?.help ?? '';
export const partTitle = (game: string, part: string): string =>
  known.get(game)?.parts[part] ?? capital(plain(part));
