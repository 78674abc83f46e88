// prompt.ts - the question of the decision bar: the engine's, for a decision and for each click inside one answer.
import { helpOf, nameOf, valuesOf } from '../../lexicon.ts';
import type { Stage } from '../moves.ts';
import type { AView } from '../position.ts';

// Where an answer of several clicks has come to; null: at its beginning. A second click has the verb of its actions.
function within(view: AView, s: Stage): string | null {
  if (s.group === 'rotate' && s.choosing?.chosen.length)
    return s.choosing.chosen.length < s.choosing.least ? 'rotate.more' : 'rotate.both';
  if (s.group) return s.group;
  if (view.position.arranging) return 'order'; // all of it at once
  const verb = s.from ? s.targets[0]?.moves[0]?.verb : undefined;
  return verb && valuesOf('archipelago', 'within').includes(verb) ? verb : null;
}

export function prompt(view: AView, s: Stage): { head: string; help: string } {
  const step = within(view, s);
  if (!step)
    return { head: view.due?.ask ?? view.due?.title ?? '', help: view.due?.ask_help ?? '' };
  const house = s.group === 'houses' ? s.buttons[0]?.moves[0]?.row.explain : undefined,
    help = helpOf('archipelago', 'within', step) || helpOf('archipelago', 'click', step);
  return {
    head: nameOf('archipelago', 'within', step),
    help: house ?? (help || (view.due?.ask_help ?? '')),
  };
}
