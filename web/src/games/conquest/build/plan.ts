// plan.ts - the plan of the Building Step (4.4) before it is sealed: wishes in any order, whether they fit
// together and why not, what they cost. The rules want a plan in a fixed order; it is put into that
// order when it is sent. The same tables serve the choice of starting pieces (7.8).
import {
  isHostile,
  placeAt,
  stackAt,
  type Bonus,
  type CView,
  type Player,
  type Pool,
  type Position,
  type Rates,
} from '../position.ts';
import type { Answer } from '../queue.ts';

export interface Wish {
  item: string;
  hex?: number;
  card?: string;
}

export const built = ['ia', 'village', 'wc', 'tc_up', 'tc', 'wb', 'col', 'rum'];

export const startItems = ['wc', 'tc_up', 'tc', 'wb', 'col'];

const canoes = ['wc', 'tc_up', 'tc'];

const order = [
  'use_card',
  'show_card',
  'turn_inward',
  'use_saved',
  ...built,
  'buy_card',
  'save_bp',
  'convert',
];

type Why =
  | 'points'
  | 'supply'
  | 'room'
  | 'brown'
  | 'once'
  | 'chain'
  | 'sick'
  | 'barren'
  | 'home'
  | 'lost'
  | 'saved'
  | 'deck'
  | 'colony'
  | 'rival'
  | 'solo'
  | 'card'
  | 'order'
  | 'group';

export interface Desk {
  p: Position;
  me: Player;
  side: number;
  isStart: boolean;
  pools: Pool[];
  sent: Wish[];
}

export function deskOf(view: CView): Desk | null {
  const p = view.position,
    side = view.viewer,
    me = typeof side === 'number' ? p.players[side] : undefined;
  if (!p.plan || !me || typeof side !== 'number') return null;
  const isStart = view.due?.point === 'choose_start_pieces'; // everything goes to the Home then
  return {
    p,
    me,
    side,
    isStart,
    pools: p.plan.pools,
    sent: p.plan.entries.map(({ item, hex, card }) => ({
      item,
      ...(hex === undefined || isStart ? {} : { hex }),
      ...(card === undefined ? {} : { card }),
    })),
  };
}

const arg = (w: Wish): number => w.hex ?? Number(w.card?.slice(2) ?? 0);

const compare = (a: Wish, b: Wish): number =>
  order.indexOf(a.item) - order.indexOf(b.item) || arg(a) - arg(b);

export const same = (a: Wish, b: Wish): boolean => compare(a, b) === 0;

export const sorted = (list: Wish[]): Wish[] => [...list].sort(compare);

// What is sent: one text for each step.
export function answersOf(d: Desk, wishes: Wish[]): Answer[] {
  const text = (w: Wish): Answer[] => {
    if (built.includes(w.item))
      return [{ do: `build ${w.item}` }, ...(d.isStart ? [] : [{ do: `place ${w.hex}` }])];
    if (w.card) return [{ do: `${w.item} ${w.card}` }];
    return [{ do: w.hex === undefined ? w.item : `${w.item} ${w.hex}` }];
  };
  return [...sorted(wishes).flatMap(text), { do: 'end_build' }];
}

const count = (list: Wish[], item: string, hex?: number): number =>
  list.filter(w => w.item === item && (hex === undefined || w.hex === hex)).length;

// What brings points or makes things cheaper, of those that may be planned at all.
const bonusOf = (d: Desk, w: Wish): Bonus | undefined =>
  d.p.plan?.bonuses.find(x => x.item === w.item && x.card === w.card);

// Prices with the cards that a list shows.
function ratesOf(d: Desk, list: Wish[]): Rates | null {
  const now = d.p.plan?.rates ?? null;
  if (!now) return null;
  const all = [now, ...list.flatMap(w => bonusOf(d, w)?.rates ?? [])];
  return {
    costs: Object.fromEntries(
      Object.keys(now.costs).map(item => [item, Math.min(...all.map(r => r.costs[item]!))]),
    ),
    first_canoe: Math.max(...all.map(r => r.first_canoe)),
    inward: Math.max(...all.map(r => r.inward)),
  };
}

// What turning inward would bring.
export const inward = (d: Desk, list: Wish[]): number => ratesOf(d, list)?.inward ?? 0;

// The price of an item as the next entry of a sorted list.
export function price(d: Desk, before: Wish[], item: string): number {
  if (item === 'buy_card') return d.p.plan?.prices.card ?? 0;
  if (item === 'save_bp') return 1;
  const rates = ratesOf(d, before),
    cost = rates?.costs[item] ?? 0,
    isFirstCanoe = canoes.includes(item) && !before.some(w => canoes.includes(w.item));
  return isFirstCanoe && rates ? cost - rates.first_canoe : cost;
}

interface Purse {
  pool: Pool;
  points: number;
  left: number;
}

// Points of every pool with what a sorted list gains and spends.
export function purses(d: Desk, list: Wish[]): Purse[] {
  const gain = list
    .map(w => (w.item === 'turn_inward' ? inward(d, list) : (bonusOf(d, w)?.points ?? 0)))
    .reduce((a, b) => a + b, 0);
  const found = d.pools.map(pool => {
    const points = pool.points + (pool.home && !d.isStart ? gain : 0);
    return { pool, points, left: points };
  });
  list.forEach((w, k) => {
    const hex = d.isStart ? d.pools[0]?.pool : w.hex,
      purse =
        w.item === 'convert' || hex === undefined
          ? undefined
          : found.find(x => x.pool.hexes.includes(hex));
    if (purse) purse.left -= price(d, list.slice(0, k), w.item);
  });
  return found;
}

// An event may forbid all building on a group, or Villages and fields.
const isSick = (d: Desk, hex: number): boolean => placeAt(d.p, hex)?.closed === 'sick';

const isBarren = (d: Desk, hex: number): boolean => placeAt(d.p, hex)?.closed !== undefined;

const room = (d: Desk, before: Wish[], hex: number): number => {
  const at = placeAt(d.p, hex);
  return (at?.usable ?? 0) + count(before, 'ia', hex) - (at?.villages ?? 0);
};

function supply(d: Desk, before: Wish[], item: string): number {
  const s = d.me.supply,
    kind = item === 'tc_up' ? 'tc' : item;
  if (!s || !(kind in s)) return Infinity;
  return (
    s[kind as keyof typeof s] - count(before, item) - (item === 'tc' ? count(before, 'tc_up') : 0)
  );
}

export const supplyLeft = (d: Desk, wishes: Wish[], item: string): number => {
  const n = supply(d, wishes, item);
  return item === 'tc_up' ? n - count(wishes, 'tc') : n;
};

function unfit(d: Desk, before: Wish[], item: string, hex: number): Why | null {
  const place = placeAt(d.p, hex);
  switch (item) {
    case 'ia':
      if (isBarren(d, hex)) return 'barren';
      return (place?.brown ?? 0) > count(before, 'ia', hex) ? null : 'brown';
    case 'village':
      if (isBarren(d, hex)) return 'barren';
      if (count(before, 'village', hex)) return 'once';
      return room(d, before, hex) > 0 ? null : 'room';
    case 'tc_up':
      if (isSick(d, hex)) return 'sick';
      return stackAt(d.p, hex, d.side)?.chain || count(before, 'tc_up', hex) ? 'chain' : null;
    default:
      return isSick(d, hex) ? 'sick' : null;
  }
}

function startProblem(d: Desk, before: Wish[], w: Wish): Why | null {
  if (!startItems.includes(w.item)) return 'group';
  if (w.item === 'tc_up' && count(before, 'tc_up')) return 'chain';
  return (purses(d, before)[0]?.left ?? 0) >= price(d, before, w.item) ? null : 'points';
}

// Why something that brings points cannot be planned, or null.
function bonusProblem(d: Desk, before: Wish[], w: Wish): Why | null {
  const { me } = d;
  if (before.some(x => same(x, w))) return 'once';
  if (bonusOf(d, w)) return null;
  if (w.item !== 'show_card' && me.home === null) return 'home';
  if (w.item === 'turn_inward' && me.explorer === 'lost') return 'lost';
  return w.item === 'use_saved' ? 'saved' : 'card';
}

function convertProblem(d: Desk, before: Wish[], hex: number): Why | null {
  const isGroup = placeAt(d.p, hex)?.ground === 'group';
  if (!isGroup || !(stackAt(d.p, hex, d.side)?.known.col ?? 0)) return 'colony';
  if (isHostile(d.p, d.side, hex)) return 'rival';
  if (isBarren(d, hex)) return 'barren';
  if (room(d, before, hex) <= 0) return 'room';
  return count(before, 'village', hex) || count(before, 'convert', hex) ? 'once' : null;
}

// Why a wish cannot follow a sorted list, or null.
function problem(d: Desk, before: Wish[], w: Wish): Why | null {
  if (d.isStart) return startProblem(d, before, w);
  switch (w.item) {
    case 'use_card':
    case 'show_card':
    case 'turn_inward':
    case 'use_saved':
      return bonusProblem(d, before, w);
    case 'convert':
      return w.hex === undefined ? 'colony' : convertProblem(d, before, w.hex);
    default:
      return spending(d, before, w);
  }
}

function spending(d: Desk, before: Wish[], w: Wish): Why | null {
  const isPaid = w.item === 'buy_card' || w.item === 'save_bp',
    pays = ({ pool }: Purse, hex: number): boolean =>
      isPaid ? pool.pool === hex : pool.hexes.includes(hex),
    { hex } = w,
    purse = hex === undefined ? undefined : purses(d, before).find(x => pays(x, hex));
  if (!purse || hex === undefined) return 'group';
  const why = isPaid ? purchaseProblem(d, before, w.item) : pieceProblem(d, before, w.item, hex);
  return why ?? (purse.left >= price(d, before, w.item) ? null : 'points');
}

// If there are fewer cards than players, the first in turn order have the right to them.
function purchaseProblem(d: Desk, before: Wish[], item: string): Why | null {
  const place = d.p.order.indexOf(d.side);
  if (item === 'buy_card' && (place < 0 || place >= d.p.deck_left)) return 'deck';
  if (item === 'save_bp' && (!d.p.options.includes('saved') || d.me.saved)) return 'saved';
  return count(before, item) ? 'once' : null;
}

function pieceProblem(d: Desk, before: Wish[], item: string, hex: number): Why | null {
  if ((item === 'rum' || item === 'tc_up') && d.p.solo) return 'solo';
  if (supply(d, before, item) <= 0) return 'supply';
  return unfit(d, before, item, hex);
}

// The first wish that does not fit, in the order of the plan.
export function misfit(d: Desk, wishes: Wish[]): { wish: Wish; why: Why } | null {
  const list = sorted(wishes);
  for (const [k, wish] of list.entries()) {
    const sent = d.sent[k];
    if (sent && same(wish, sent)) continue;
    const why = sent ? 'order' : problem(d, list.slice(0, k), wish);
    if (why) return { wish, why };
  }
  return null;
}

export const whyNot = (d: Desk, wishes: Wish[], wish: Wish): Why | null =>
  misfit(d, [...wishes, wish])?.why ?? null;

// The hexes that an item could have: its pools or groups, its Colonies.
function places(d: Desk, item: string): number[] {
  if (item === 'convert')
    return d.p.hexes
      .filter(
        h =>
          h.ground === 'group' && (h.stacks ?? []).some(s => s.side === d.side && s.known.col > 0),
      )
      .map(h => h.hex);
  if (item === 'buy_card' || item === 'save_bp') return d.pools.map(x => x.pool);
  return d.pools.flatMap(x => x.hexes).sort((a, b) => a - b);
}

export const openPlaces = (d: Desk, wishes: Wish[], item: string): number[] =>
  places(d, item).filter(hex => whyNot(d, wishes, { item, hex }) === null);

// Why an item has no place at all; "points" if only they are missing somewhere.
export function whyNowhere(d: Desk, wishes: Wish[], item: string): Why | null {
  if (d.isStart) return whyNot(d, wishes, { item });
  const found = places(d, item).map(hex => whyNot(d, wishes, { item, hex }));
  return found.includes(null)
    ? null
    : found.includes('points')
      ? 'points'
      : (found[0] ?? (item === 'convert' ? 'colony' : 'group'));
}
