// globals.d.ts - what the bundler provides.
declare module '*.css';
declare module 'virtual:rules' {
  import type { RulesDoc } from './pages/rules/doc.ts';
  export const written: string[]; // ids of games whose rules are written
  export const read: Record<string, () => Promise<RulesDoc>>; // each a script of its own
}
