// index.ts - every sentence of the client by its key. A language is one folder like en/: add it,
// name it in `languages`, and it shows up in the switch. Placeholders are {name}; a message that
// counts is an object by plural form and is chosen by {n}.
import { cell, remember, remembered, useCell } from '../app/store.ts';
import { en, type Key } from './en/index.ts';

export type { Key } from './en/index.ts';
export type Message = string | { one: string; other: string; few?: string; many?: string };
export type Catalogue = Record<Key, Message>;
export type Args = Record<string, string | number>;

export interface Language {
  id: string;
  name: string;
  catalogue: Catalogue;
}
export const languages: Language[] = [{ id: 'en', name: 'English', catalogue: en }];

function first(): Language {
  const wanted = [
    remembered('language'),
    ...(typeof navigator === 'undefined' ? [] : navigator.languages),
  ];
  for (const w of wanted) {
    const found = languages.find(l => w?.toLowerCase().startsWith(l.id));
    if (found) return found;
  }
  return languages[0]!;
}

export const language = cell<Language>(first());
let plurals = new Intl.PluralRules(language.get().id);

function speak(): void {
  plurals = new Intl.PluralRules(language.get().id);
  if (typeof document !== 'undefined') document.documentElement.lang = language.get().id;
}
language.watch(speak);
speak();

export function setLanguage(id: string): void {
  const found = languages.find(l => l.id === id);
  if (!found) return;
  remember('language', id);
  language.set(found);
}

// Components that show text call this, so that they follow a change of language.
export const useLanguage = (): Language => useCell(language);

export function fill(message: Message, args: Args, choose: Intl.PluralRules): string {
  let text: string;
  if (typeof message === 'string') text = message;
  else {
    const form = choose.select(Number(args.n ?? 0));
    text =
      (form === 'one'
        ? message.one
        : form === 'few'
          ? message.few
          : form === 'many'
            ? message.many
            : message.other) ?? message.other;
  }
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in args ? String(args[name]) : whole,
  );
}

export function t(key: Key, args: Args = {}): string {
  return fill(language.get().catalogue[key], args, plurals);
}

export const has = (key: string): key is Key => key in language.get().catalogue;

// Names in a row: "Ana, Bo and Cai".
export const joined = (names: string[]): string =>
  names.length < 2
    ? (names[0] ?? '')
    : t('list.and', { names: names.slice(0, -1).join(', '), last: names.at(-1)! });

export const number = (n: number): string => n.toLocaleString(language.get().id);
