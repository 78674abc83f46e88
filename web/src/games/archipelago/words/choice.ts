// choice.ts - what a choice is called, what it costs and brings: as the engine calls it, but for those that stand under
// a question of their own and need no verb.
import { t } from '../../../i18n/index.ts';
import { helpOf, titleOf } from '../../lexicon.ts';
import type { Said } from '../../game.ts';
import { zoneOf, type Button, type Move } from '../moves.ts';
import {
  placeOf,
  regionName,
  unitOf,
  type AView,
  type Player,
  type Res,
  type Unit,
} from '../position.ts';
import { cardName, cardShort, cardText, useWords } from './cards.ts';
import { scoreWords, trendWords } from './ends.ts';
import {
  buildingWord,
  cubesWords,
  faceName,
  faceWords,
  florins,
  joined,
  kindOfUnit,
  minus,
  resWord,
  spotIn,
  word,
  zoneText,
  zoneWord,
  type Names,
} from './names.ts';
import { iconWords, partWords, unitWords } from './places.ts';
import { sentences } from '../../../i18n/join.ts';

export const me = (view: AView, names: Names): Player | undefined =>
  names.you === null ? undefined : view.position.players[names.you];

// ---- titles ------------------------------------------------------------------------------------

type Say = (view: AView, m: Move, names: Names) => string;
// What the engine calls the action.
const labelWords = (m: Move): string => minus(m.row.label);
const region: Say = (view, m) => regionName(view.position, m.n);
const good: Say = (_, m) => resWord(m.one);
const seat: Say = (_, m, names) => names.of(m.n);
const card: Say = (_, m) => cardName(m.one);
const building: Say = (_, m) => buildingWord(m.verb);
const icon: Say = (view, m) => iconWords(view.position, m.n, Number(m.two));
const part: Say = (view, m) => partWords(view.position, m.n, m.two);
const ofUnit =
  (say: (view: AView, u: Unit, m: Move, names: Names) => string): Say =>
  (view, m, names) => {
    const u = unitOf(view.position, m.n);
    return u ? say(view, u, m, names) : labelWords(m);
  };
const unit = ofUnit((view, u, _, names) => unitWords(view.position, u, names));
const builder = ofUnit((view, u, m) =>
  [
    partWords(view.position, u.region, m.two),
    ...(u.spot !== 'free' && u.spot !== 'icon' ? [spotIn(u.spot)] : []),
    ...(u.kind === 'ship' ? [kindOfUnit('ship')] : []),
  ].join(', '),
);
const gone: Say = (view, m) =>
  m.two === 'A' || m.two === 'B' || m.two === 'sea'
    ? partWords(view.position, m.n, m.two)
    : t('archipelago.house.at', {
        what: buildingWord(m.two),
        where: regionName(view.position, m.n),
      });

const titles: Partial<Record<string, Say>> = {
  ...{ visit: region, grow: region, launch: region, terms: region, want_permit: region },
  ...{ market_cube: good, own_cube: good, take: good, give: good, want: good },
  ...{ next: seat, deal: seat, rob: seat },
  ...{ stand: unit, send: unit, pick: unit, heal: unit, sink: unit, settle: unit, serve: unit },
  ...{ use_card: card, acquire: card, give_card: card, want_card: card },
  ...{ town: building, temple: building, market: building, port: building, ship: building },
  ...{ deploy: icon, ravage: icon, hire: part, by: builder, move: gone },
  name: (_, m) => trendWords(m.one),
  choose: (_, m) => faceName(m.one),
  accept: () => titleOf('archipelago', 'click', 'accept'),
  end_round: (_, m) => (m.row.passes ? titleOf('archipelago', 'click', 'pass') : labelWords(m)),
};

export function moveTitle(view: AView, m: Move, names: Names): string {
  const zone = zoneOf(m);
  return zone ? zoneWord(zone) : (titles[m.verb]?.(view, m, names) ?? labelWords(m));
}

// ---- a second line: price, yield, consequence ------------------------------------------------------

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
  next: (view, m) => t('archipelago.chip.order', { n: placeOf(view.position, m.n) }),
};
export const moveHint = (view: AView, m: Move, names: Names): string =>
  hints[m.verb]?.(view, m, names) ?? '';

// ---- what is said of it ------------------------------------------------------------------------

export function explain(view: AView, m: Move, names: Names): Said {
  const p = view.position,
    head = moveTitle(view, m, names);
  if (m.verb === 'use_card' || m.verb === 'wonder' || m.verb === 'acquire')
    return { head, text: `${cardText(m.one)} ${m.row.cost ?? useWords(m.one)}` };
  if (m.verb === 'grow') {
    const out = (m.row.leaves_out ?? []).map(r => regionName(p, r));
    return {
      head,
      text: m.row.explain ?? '',
      warn: out.length ? t('archipelago.do.leaves_out', { what: joined(out) }) : '',
    };
  }
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

export function buttonTitle(view: AView, b: Button, names: Names): string {
  return b.group ? titleOf('archipelago', 'click', b.group) : moveTitle(view, b.moves[0]!, names);
}
export function buttonHint(view: AView, b: Button, names: Names): string {
  if (b.group === 'houses') return houseHint(b.moves[0]!);
  if (b.group)
    return word(`archipelago.do.${b.group}.hint`, {
      n: b.group === 'deal' ? (view.position.round?.deals_left ?? 1) : b.moves.length,
    });
  return moveHint(view, b.moves[0]!, names);
}
