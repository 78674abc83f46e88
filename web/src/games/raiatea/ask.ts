// ask.ts - the question of the decision bar: the engine asks it, and says what a click inside an answer leads to;
// what the chosen cards cost is counted here.
import { t } from '../../i18n/index.ts';
import type { Stage } from './moves.ts';
import type { RView } from './position.ts';
import { ritualOf } from './tables.ts';
import { clickText, clickWord, type Names, spelt } from './words.ts';

interface Question {
  head: string;
  help: string;
}

// The first sentence says what a decision means; how to think about it follows in the reference.
export const firstSentence = (text: string): string =>
  /^.*?[.?](?= \p{Lu}|$)/u.exec(text)?.[0] ?? text;

// What the rituals cost that are in the bag or chosen for it.
function costWords(view: RView, s: Stage, names: Names): string {
  const mine = names.you === null ? undefined : view.position.players[names.you],
    inBag = [...(mine?.prepared ?? []), ...(s.choosing?.chosen ?? [])];
  return t('raiatea.set.cost', { cost: inBag.reduce((sum, id) => sum + ritualOf(id).cost, 0) });
}

export function prompt(view: RView, s: Stage, names: Names): Question {
  if (s.group) {
    const click = s.good ? `${s.group}.${s.good}` : s.group;
    return { head: clickWord(click), help: clickText(click) };
  }
  const { due } = view,
    help = spelt(due?.ask_help ?? firstSentence(due?.help ?? ''));
  return {
    head: spelt(due?.ask ?? due?.title ?? ''),
    help: s.point === 'prepare' ? `${help} ${costWords(view, s, names)}` : help,
  };
}
