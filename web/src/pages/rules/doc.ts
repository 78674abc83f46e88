// doc.ts - a page of rules as tools/markdown.mjs reads it from docs/games at build time.
export type Inline =
  string | { b: Inline[] } | { i: Inline[] } | { code: string } | { a: Inline[]; to: string };
export type Block =
  | { kind: 'h'; id: string; text: Inline[] }
  | { kind: 'p'; text: Inline[] }
  | { kind: 'ul' | 'ol'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'pre'; text: string };
export interface Section {
  id: string;
  title: Inline[];
  blocks: Block[];
}
export interface RulesDoc {
  id: string;
  title: string;
  lead: Block[];
  sections: Section[];
}
