// ask.ts - the question of the decision bar. Most of it the engine asks; here is what hangs on the clicks so
// far, or on how many cards are wanted.
import { has, t, type Key } from '../../i18n/index.ts';
import type { Stage } from './moves.ts';
import type { RView } from './position.ts';
import { ritualOf } from './tables.ts';
import { goodWord, type Names, spelt } from './words.ts';

interface Question {
  head: string;
  help: string;
}

// The first sentence says what a decision means; how to think about it follows in the reference.
export const firstSentence = (text: string): string =>
  /^.*?[.?](?= \p{Lu}|$)/u.exec(text)?.[0] ?? text;

function numbers(view: RView, s: Stage, names: Names): Record<string, string | number> {
  const p = view.position,
    mine = names.you === null ? undefined : p.players[names.you],
    inBag = [...(mine?.prepared ?? []), ...(s.choosing?.chosen ?? [])];
  return {
    n: s.choosing?.most ?? 0,
    clips: mine?.clips ?? 0,
    draws: mine?.draws ?? 0,
    place: p.order.indexOf(names.you ?? 0) + 1,
    good: s.good ? goodWord(s.good).toLowerCase() : '',
    cost: inBag.reduce((sum, id) => sum + ritualOf(id).cost, 0),
  };
}

export function prompt(view: RView, s: Stage, names: Names): Question {
  const key = `raiatea.ask.${s.group ?? s.point}`,
    args = numbers(view, s, names);
  return {
    head: has(key) ? t(key, args) : spelt(view.due?.title ?? ''),
    help: has(`${key}.help`)
      ? t(`${key}.help` as Key, args)
      : spelt(firstSentence(view.due?.help ?? '')),
  };
}
