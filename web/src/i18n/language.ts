// language.ts - what a language is, for the page and for what the build finds of it.
export interface Language {
  id: string;
  name: string;
}
// Files in which the engine speaks a language: of each game its words, the list of games, and its catalogue.
export interface Spoken {
  games?: string;
  words?: Partial<Record<string, string>>;
  catalogue?: string;
}
export interface OtherLanguage extends Language {
  load: () => Promise<{ words: object; files: Spoken; said: Record<string, string> }>;
}
