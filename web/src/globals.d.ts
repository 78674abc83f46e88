// globals.d.ts - what the bundler provides.
declare module '*.css';
declare module 'virtual:rules' {
  import type { RulesDoc } from './pages/rules/doc.ts';
  export const written: string[]; // ids of games whose rules are written
  export const read: Record<string, Record<string, () => Promise<RulesDoc>>>; // by game and language
}
declare module 'virtual:learn' {
  import type { LearnDoc } from './pages/rules/doc.ts';
  export const written: string[]; // ids of games that have a text for learners
  export const read: Record<string, Record<string, () => Promise<LearnDoc>>>; // by game and language
}
declare module 'virtual:books' {
  import type { Book, CoachLine } from './app/book.ts';
  export const books: Partial<Record<string, Book>>; // games that are taught
  export const coaches: Partial<Record<string, () => Promise<CoachLine[]>>>; // each a script of its own
}
declare module 'virtual:puzzles' {
  export const puzzles: Partial<Record<string, string>>; // the file of each game that has some
  export const firstDay: number; // of the first puzzle, in days since 1970
  export const margin: number; // so many more of 100 games are won with the best move than with any other, at least
}
declare module 'virtual:games' {
  import type { ComponentType } from 'preact';
  import type { GameModule } from './games/game.ts';
  export const scenes: Partial<Record<string, ComponentType>>; // pictures in lists
  export const modules: Partial<Record<string, () => Promise<GameModule>>>; // each a script of its own
}
declare module 'virtual:words-en' {
  export const words: object; // all catalogues of English in one
}
declare module 'virtual:languages' {
  import type { OtherLanguage } from './i18n/language.ts';
  export const others: OtherLanguage[];
}
declare module 'virtual:aboard' {
  // Files of this build, by their hashed names; null, and none: it was made without the engine.
  export const engine: string | null;
  export const games: string | null; // what can be played, and against which bots
  export const words: Partial<Record<string, string>>; // of each game
  export const figures: Partial<Record<string, string>>; // positions that the rules show
  export const version: string; // of the program that this page belongs to
}
