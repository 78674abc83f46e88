// says.ts - what a choice is called, what it brings on one line, and what it means. Pure: text out of a view.
import { t } from '../../i18n/index.ts';
import type { Said } from '../game.ts';
import type { Button, Move } from './moves.ts';
import type { GoodName, HelperName } from './names.ts';
import type { Player, RView } from './position.ts';
import { faceOf } from './tables.ts';
import * as words from './words.ts';
import type { Names } from './words.ts';
import { sentences } from '../../i18n/join.ts';

const me = (view: RView, names: Names): Player | undefined =>
  names.you === null ? undefined : view.position.players[names.you];

// ---- its name ----------------------------------------------------------------------------------------

const titles: Partial<Record<string, (m: Move, names: Names) => string>> = {
  go: m => words.placeWord(m.one),
  take: m => words.faceWord(m.one),
  gather: () => t('raiatea.do.gather'),
  sacrifice: m => t('raiatea.do.sacrifice', { good: words.goodWord(m.one).toLowerCase() }),
  deck: m => words.deckWord(m.one),
  keep: m => words.ritualName(m.one),
  ritual: m => words.ritualName(m.one),
  shaman: m => words.ritualName(m.one),
  train: m => t('raiatea.do.train', { n: m.n }),
  good: m => words.goodWord(m.one),
  trader: m => words.goodWord(m.one),
  helper: m => words.helperWord(m.one),
  mask: m => words.maskWord(m.one),
  mirror: m => words.maskWord(m.one),
  mission: m => words.missionText(m.one),
  sell: m => t('raiatea.do.level', { n: m.two }),
  hire: m => t('raiatea.do.hire', { name: words.helperWord(m.one).toLowerCase() }),
  strike: (m, names) =>
    t('raiatea.do.strike', { ritual: words.ritualName(m.two), name: names.of(m.n) }),
  target: (m, names) => names.of(m.n),
  reward: m => words.rewardWord(m.one),
};
export const moveTitle = (_view: RView, m: Move, names: Names): string =>
  titles[m.verb]?.(m, names) ?? words.spelt(m.row.label);

// ---- what it brings, on one line -----------------------------------------------------------------------

function goodHint(view: RView, m: Move, mine: Player | undefined): string {
  switch (view.due?.point) {
    case 'choose_good':
      return words.priceStep(m);
    case 'punua_kind':
      return words.stallText(m.one, m.row.price_then ?? 0);
    default:
      return t('raiatea.do.good.own', { n: mine?.goods?.[m.one as GoodName] ?? 0 });
  }
}
function helperHint(view: RView, m: Move, mine: Player | undefined): string {
  const helper = m.one as HelperName,
    own = mine?.helpers[helper];
  return view.due?.point === 'reactivate' && own
    ? t('raiatea.do.ready.hint', { n: own.all - own.ready })
    : t('raiatea.do.helper.hint', { n: view.position.helpers[helper] });
}
function takeHint(view: RView, m: Move): string {
  const { kind, what } = faceOf(m.one);
  return kind === 'good'
    ? t('raiatea.do.take.sells', {
        what: words.stallText(what, view.position.levels[what as GoodName]),
      })
    : words.treasureWord(m.one);
}
type Hint = (view: RView, m: Move, mine: Player | undefined) => string;
const pearls = (m: Move): string => {
  const n = -(m.row.pearls ?? 0);
  return n ? t('raiatea.n.pearls', { n }) : t('raiatea.free');
};
const drawn: Hint = (_, m) => {
  const { draws: n = 0, mana } = m.row;
  if (mana === undefined) return t('raiatea.do.draw.hint', { n });
  return t('raiatea.do.buy.hint', { n, price: t('raiatea.n.mana', { n: -mana }) });
};

const hints: Partial<Record<string, Hint>> = {
  go: (_, m) => words.kahunaShort(m.one),
  take: takeHint,
  gather: () => words.shortText('gather'),
  sacrifice: (_, m) => t('raiatea.do.sacrifice.hint', { price: words.priceStep(m) }),
  draw: drawn,
  deck: drawn,
  keep: (_, m) => words.ritualShort(m.one),
  ritual: (_, m) => words.ritualShort(m.one),
  shaman: (_, m) => words.ritualShort(m.one),
  train: (_, m) => t('raiatea.do.train.hint', { price: pearls(m), mana: m.row.mana ?? 0 }),
  good: goodHint,
  trader: (_, m) => words.stallText(m.one, m.row.price_then ?? 0),
  helper: helperHint,
  mask: (_, m) => words.maskText(m.one),
  mirror: (_, m) => words.maskText(m.one),
  mission: (_, m) => words.vpWord(m.one),
  sell: (_, m) => words.stallText(m.one, Number(m.two)),
  hire: (view, m) =>
    t('raiatea.do.hire.hint', {
      price: pearls(m),
      n: view.position.helpers[m.one as HelperName],
    }),
  strike: (_, m) => words.ritualShort(m.two),
  reward: () => '',
  target: (view, m) => {
    const q = view.position.players[m.n];
    return q ? words.standing(q) : '';
  },
};
export const moveHint = (view: RView, m: Move, names: Names): string =>
  hints[m.verb]?.(view, m, me(view, names)) ?? words.spelt(m.row.explain ?? '');

// ---- a button may stand for several --------------------------------------------------------------------

const sellWords = (good: string): string =>
  t('raiatea.do.sell', { good: words.goodWord(good).toLowerCase() });
const sideTitles: Record<string, () => string> = {
  shaman: () => t('raiatea.do.shaman'),
  trader: () => t('raiatea.do.trader'),
  mirror: () => t('raiatea.do.mirror'),
};

export function buttonTitle(view: RView, b: Button, names: Names): string {
  const m = b.moves[0]!,
    isOnlySale =
      m.verb === 'sell' && view.legal.filter(l => l.do.startsWith(`sell ${m.one} `)).length === 1;
  if (b.group?.startsWith('sell:')) return sellWords(b.group.slice(5));
  if (b.group) return sideTitles[b.group]?.() ?? '';
  return isOnlySale ? sellWords(m.one) : moveTitle(view, m, names);
}
export function buttonHint(view: RView, b: Button, names: Names): string {
  if (b.group?.startsWith('sell:')) {
    const best = b.moves.at(-1)!;
    return t('raiatea.do.sell.hint', { what: words.stallText(best.one, Number(best.two)) });
  }
  return b.group ? '' : moveHint(view, b.moves[0]!, names);
}

// ---- what it means ---------------------------------------------------------------------------------------

// What the pointed choice means, in the bar.
export function explain(view: RView, m: Move, names: Names): Said {
  const head = moveTitle(view, m, names),
    told = words.spelt(m.row.explain ?? '');
  switch (m.verb) {
    case 'go':
      return { head, text: words.placeText(m.one) };
    case 'keep':
    case 'ritual':
    case 'shaman':
      return { head: words.ritualHead(m.one), text: words.ritualWhole(m.one) };
    case 'sell': {
      const good = words.goodWord(m.one).toLowerCase(),
        what = words.stallText(m.one, Number(m.two));
      return { head: t('raiatea.say.sell', { good, n: m.two, what }), text: told };
    }
    case 'strike':
      return { head, text: words.ritualText(m.two) };
    case 'mission':
      return { head, text: `${words.vpWord(m.one)}. ${told}` };
    default:
      return { head, text: told || moveHint(view, m, names) };
  }
}

const isTaken = new Set(['take', 'good', 'helper', 'mask']);
// The same as one sentence for who listens.
export function speak(view: RView, m: Move, names: Names): string {
  const { head: what, text } = explain(view, m, names);
  let head = what;
  if (isTaken.has(m.verb)) head = t('raiatea.say.take', { what });
  if (m.verb === 'mission') head = t('raiatea.say.mission', { what, vp: words.vpWord(m.one) });
  return sentences([head, text]);
}
