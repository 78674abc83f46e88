// index.ts - every sentence of the client by its key. English is part of the first script; another language is one
// folder like en/ and one catalogue of the engine (words/), and is fetched before the page is drawn. Placeholders are
// {name}; a message that counts is an object by plural form and is chosen by {n}; `zero`, where there is one, is said
// of nothing at all.
import { others as found } from 'virtual:languages';
import { cell, remember, remembered, useCell } from '../app/store.ts';
import { en, type Key } from './en/index.ts';
import type { Language, OtherLanguage, Spoken } from './language.ts';

export type { Key } from './en/index.ts';
export type { Language } from './language.ts';
export type Message =
  string | { one: string; other: string; zero?: string; few?: string; many?: string };
type Catalogue = Record<Key, Message>;
export type Args = Record<string, string | number>;

const others = found as OtherLanguage[];
const english: Language = { id: 'en', name: 'English' };
export const languages: Language[] = [english, ...others];

function first(): Language {
  const wanted = [
    remembered('language'),
    ...(typeof navigator === 'undefined' ? [] : navigator.languages),
  ];
  for (const w of wanted) {
    const found = languages.find(l => w?.toLowerCase().startsWith(l.id));
    if (found) return found;
  }
  return english;
}

export const language = cell<Language>(english);
let catalogue: Catalogue = en,
  files: Spoken | null = null,
  said: Record<string, string> = {},
  plurals = new Intl.PluralRules('en');

/** The language of this person, before anything is shown in it. One that does not come is English. */
export async function learnLanguage(wanted = first()): Promise<void> {
  const other = others.find(l => l.id === wanted.id),
    got = await other?.load().catch(() => null);
  const now = got ? wanted : english;
  catalogue = got ? { ...en, ...(got.words as Catalogue) } : en;
  files = got?.files ?? null;
  said = got?.said ?? {};
  plurals = new Intl.PluralRules(now.id);
  if (typeof document !== 'undefined') document.documentElement.lang = now.id;
  language.set(now);
}

/** The files of the engine's words, where it does not speak English. */
export const spoken = (): Spoken | null => files;
/** A sentence of a book of lessons, which lists show before the engine is there. */
export const saidOf = (text: string): string => said[text] ?? text;

// All that was said so far is in another language: the page begins anew.
export function setLanguage(id: string): void {
  if (id === language.get().id || !languages.some(l => l.id === id)) return;
  remember('language', id);
  window.location.reload();
}

// Components that show text call this, so that they follow a change of language.
export const useLanguage = (): Language => useCell(language);

function formOf(message: Exclude<Message, string>, n: number, choose: Intl.PluralRules): string {
  if (n === 0 && message.zero !== undefined) return message.zero;
  const form = choose.select(n);
  return (
    (form === 'one'
      ? message.one
      : form === 'few'
        ? message.few
        : form === 'many'
          ? message.many
          : message.other) ?? message.other
  );
}

export function fill(message: Message, args: Args, choose: Intl.PluralRules): string {
  const text = typeof message === 'string' ? message : formOf(message, Number(args.n ?? 0), choose);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in args ? String(args[name]) : whole,
  );
}

export function t(key: Key, args: Args = {}): string {
  return fill(catalogue[key], args, plurals);
}

export const has = (key: string): key is Key => key in catalogue;
/** What a game's own catalogue may say: `conquest.figure.chain`; '' where it does not. */
export function ofGame(game: string, rest: string): string {
  const key = `${game}.${rest}`;
  return has(key) ? t(key) : '';
}
/** The same of every game that says it. */
export const ofGames = (rest: string): string[] =>
  Object.keys(catalogue)
    .filter(key => key.endsWith(`.${rest}`))
    .map(key => t(key as Key));

// Which form of a text says so many in this language: 0 of one (no fish are one in French), 1 of more.
export const formFor = (n: number): number => (plurals.select(n) === 'one' ? 0 : 1);

// Names in a row: "Ana, Bo and Cai".
export const joined = (names: string[]): string =>
  names.length < 2
    ? (names[0] ?? '')
    : t('list.and', { names: names.slice(0, -1).join(', '), last: names.at(-1)! });

// Times as the reader's region writes them, if that speaks the language of the page.
export const locale = (): string => {
  const { id } = language.get();
  return navigator.languages.find(wish => wish.split('-')[0] === id) ?? id;
};
export const number = (n: number): string => n.toLocaleString(language.get().id);
/** A day, `2026-11-17`, as people write it. */
export const date = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(language.get().id, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
