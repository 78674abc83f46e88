// globals.d.ts - what the bundler provides.
declare module '*.css';
declare module 'virtual:rules' {
  import type { RulesDoc } from './pages/rules/doc.ts';
  export const rules: RulesDoc[];
}
