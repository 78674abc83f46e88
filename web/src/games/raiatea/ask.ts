// ask.ts - the question of the decision bar: the engine asks it, and says what a click inside an answer leads to
// and what each card costs.
import { t } from '../../i18n/index.ts';
import { moves, type Stage } from './moves.ts';
import type { RView } from './position.ts';
import { clickText, clickWord, spelt } from './words.ts';

interface Question {
  head: string;
  help: string;
}

// The first sentence says what a decision means; how to think about it follows in the reference.
export const firstSentence = (text: string): string =>
  /^.*?[.?](?= \p{Lu}|$)/u.exec(text)?.[0] ?? text;

// What the rituals cost that are in the bag, and with them those that are chosen for it.
function costWords(view: RView, { choosing }: Stage): string {
  const costs = new Map(moves(view).map(m => [m.one, m.row.cost ?? 0])),
    cost = (choosing?.chosen ?? []).reduce(
      (sum, id) => sum + (costs.get(id) ?? 0),
      choosing?.cost ?? 0,
    );
  return t('raiatea.set.cost', { cost });
}

export function prompt(view: RView, s: Stage): Question {
  if (s.group) {
    const click = s.good ? `${s.group}.${s.good}` : s.group;
    return { head: clickWord(click), help: clickText(click) };
  }
  const { due } = view,
    help = spelt(due?.ask_help ?? firstSentence(due?.help ?? ''));
  return {
    head: spelt(due?.ask ?? due?.title ?? ''),
    help: s.point === 'prepare' ? `${help} ${costWords(view, s)}` : help,
  };
}
