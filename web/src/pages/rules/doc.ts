// doc.ts - pages to learn from, as tools/markdown.mjs reads them at build time: docs/games (the reference) and
// docs/learn (in five minutes, how to play).
export type Inline =
  string | { b: Inline[] } | { i: Inline[] } | { code: string } | { a: Inline[]; to: string };
export type Block =
  | { kind: 'h'; id: string; text: Inline[] }
  | { kind: 'p'; text: Inline[] }
  | { kind: 'ul' | 'ol'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'pre'; text: string }
  | { kind: 'figure' | 'board'; name: string };
export interface Section {
  id: string;
  title: Inline[];
  topics: string[]; // decisions that it explains
  things: string[]; // kinds of things that it explains, where no decision is about them
  blocks: Block[];
}
export interface Layer {
  lead: Block[];
  sections: Section[];
}
export interface RulesDoc extends Layer {
  id: string;
  title: string;
}
export interface LearnDoc {
  id: string;
  five: Layer;
  how: Layer;
}
