// ask.ts - the question of the decision bar: the engine asks it, and says what it means and what a click inside an
// answer leads to.
import type { Stage } from './moves.ts';
import type { RView } from './position.ts';
import { clickText, clickWord, spelt } from './words.ts';

interface Question {
  head: string;
  help: string;
}

// `help`: what the question means with what is chosen already.
export function prompt({ due }: RView, { group }: Stage, help?: string): Question {
  if (group) return { head: clickWord(group), help: clickText(group) };
  return {
    head: spelt(due?.ask ?? due?.title ?? ''),
    help: spelt(help ?? due?.ask_help ?? ''),
  };
}
