// choice.ts - what a choice is called, what it costs and brings, as the engine calls and counts it.
import { t } from '../../../i18n/index.ts';
import { capital } from '../../../i18n/plain.ts';
import { helpOf, titleOf } from '../../lexicon.ts';
import type { Said } from '../../game.ts';
import type { Button, Move } from '../moves.ts';
import { placeOf, type AView, type Player, type Res } from '../position.ts';
import { cardShort, cardText, useWords } from './cards.ts';
import { scoreWords } from './ends.ts';
import {
  cubesWords,
  faceWords,
  florins,
  joined,
  minus,
  placeWord,
  word,
  zoneText,
  type Names,
} from './names.ts';
import { sentences } from '../../../i18n/join.ts';

export const me = (view: AView, names: Names): Player | undefined =>
  names.you === null ? undefined : view.position.players[names.you];

// ---- titles ------------------------------------------------------------------------------------

// What the engine calls the action: in short where it has a question of its own.
export const moveTitle = (m: Move): string => capital(minus(m.row.short ?? m.row.label));

// ---- a second line: price, yield, consequence ------------------------------------------------------

type Say = (view: AView, m: Move, names: Names) => string;
// What it costs and brings, as the engine counts it.
const paid = (m: Move): number => -(m.row.florins ?? 0);
const price: Say = (_, m) => florins(paid(m));
const cost: Say = (_, m) => {
  const cubes = Object.entries(m.row.cubes ?? {}).map(([res, n]) => [res, -n]);
  return joined([
    ...cubesWords(Object.fromEntries(cubes) as Partial<Record<Res, number>>),
    ...(paid(m) ? [florins(paid(m))] : []),
  ]);
};
const short: Say = (_, m) => cardShort(m.one);
const service: Say = (_, m) => houseHint(m);
const houseHint = (m: Move): string =>
  t('archipelago.do.houses.hint', { price: florins(paid(m)), n: m.row.trades ?? 1 });
const stands: Say = ({ position: { crisis: c } }) =>
  c?.board === 'domestic' ? t('archipelago.do.stands', { n: c.by_one }) : '';
const scores: Say = (view, m, names) => {
  const objective = me(view, names)?.objectives[m.n]?.objective;
  return objective ? scoreWords(objective) : '';
};
const inSight =
  (which: 'top' | 'second'): Say =>
  view =>
    faceWords(view.position[which] ?? '');

const hints: Partial<Record<string, Say>> = {
  ...{ town: cost, temple: cost, market: cost, port: cost, ship: cost },
  ...{ consume_market: stands, consume_own: stands, consume_token: stands },
  ...{ use_card: short, wonder: short, use_port: service, use_market: service },
  drop: scores,
  ...{ keep: inSight('top'), first: inSight('top'), second: inSight('second') },
  choose: (_, m) => faceWords(m.one),
  tax: (_, m) => t('archipelago.zone.income', { n: -paid(m) }),
  ...{ acquire: price, hire: price },
  reject: (_, m) => m.row.explain ?? '',
  end_round: (_, m) => (m.row.passes ? helpOf('archipelago', 'click', 'pass') : ''),
  next: (view, m) => placeWord(placeOf(view.position, m.n)),
};
export const moveHint = (view: AView, m: Move, names: Names): string =>
  hints[m.verb]?.(view, m, names) ?? '';

// ---- what is said of it ------------------------------------------------------------------------

export function explain(view: AView, m: Move, names: Names): Said {
  const head = moveTitle(m);
  if (m.verb === 'use_card' || m.verb === 'wonder' || m.verb === 'acquire')
    return { head, text: `${cardText(m.one)} ${m.row.cost ?? useWords(m.one)}` };
  const own = m.row.explain ?? '';
  return {
    head,
    text: own || (m.verb === 'harvest' ? zoneText(m.one) : moveHint(view, m, names)),
  };
}
export const speak = (view: AView, m: Move, names: Names): string => {
  const said = explain(view, m, names),
    hint = moveHint(view, m, names);
  return sentences([said.head, hint && hint !== said.text ? hint : '', said.text, said.warn]);
};

export const buttonTitle = (b: Button): string =>
  b.group ? titleOf('archipelago', 'click', b.group) : moveTitle(b.moves[0]!);
export function buttonHint(view: AView, b: Button, names: Names): string {
  if (b.group === 'houses') return houseHint(b.moves[0]!);
  if (b.group)
    return word(`archipelago.do.${b.group}.hint`, {
      n: b.group === 'deal' ? (view.position.round?.deals_left ?? 1) : b.moves.length,
    });
  return moveHint(view, b.moves[0]!, names);
}
