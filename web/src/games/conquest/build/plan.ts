// plan.ts - the plan of the Building Step (4.4) before it is sealed: wishes in any order, whether they fit
// together and why not, what they cost, what they bring. The rules want a plan in a fixed order; it is
// put into that order when it is sent. The same tables serve the choice of starting pieces (7.8).
import { cell } from '../../../app/store.ts';
import type { Pick } from '../../game.ts';
import {
  isHostile,
  items,
  neighbours,
  placeAt,
  placesOf,
  stackAt,
  type CView,
  type Player,
  type Pool,
  type Position,
} from '../position.ts';
import type { Answer } from '../queue.ts';

export interface Wish {
  item: string;
  hex?: number;
  card?: string;
}
export const built = ['ia', 'village', 'wc', 'tc_up', 'tc', 'wb', 'col', 'rum'];
const startItems = ['wc', 'tc_up', 'tc', 'wb', 'col'],
  canoes = ['wc', 'tc_up', 'tc'];
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
export type Why =
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

// ---- the order of a plan ---------------------------------------------------------------------

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

// ---- what things cost ------------------------------------------------------------------------

const count = (list: Wish[], item: string, hex?: number): number =>
  list.filter(w => w.item === item && (hex === undefined || w.hex === hex)).length;
const holds = (d: Desk, card: string): boolean => d.me.cards.some(c => c.card === card);
const isUp = (d: Desk, card: string): boolean => d.me.cards.some(c => c.card === card && c.up);
const works = (d: Desk, list: Wish[], card: string): boolean =>
  isUp(d, card) || list.some(w => w.item === 'show_card' && w.card === card);

// The price of an item as the next entry of a sorted list.
export function price(d: Desk, before: Wish[], item: string): number {
  if (item === 'buy_card') return d.p.plan?.prices.card ?? 2;
  if (item === 'save_bp') return 1;
  const cost = items.get(item)?.cost ?? 0;
  if (d.isStart) return cost;
  if (item === 'ia' && works(d, before, 'AC19')) return 1;
  const isFirstCanoe = canoes.includes(item) && !before.some(w => canoes.includes(w.item));
  return isFirstCanoe && works(d, before, 'AC20') ? cost - 1 : cost;
}

export interface Purse {
  pool: Pool;
  points: number;
  left: number;
}
// Points of every pool with what a sorted list gains and spends.
export function purses(d: Desk, list: Wish[]): Purse[] {
  const gain =
    (count(list, 'use_card') ? 2 : 0) +
    (count(list, 'turn_inward') ? (works(d, list, 'AC18') ? 2 : 1) : 0) +
    (count(list, 'use_saved') ? 1 : 0);
  const found = d.pools.map(pool => ({
    pool,
    points: pool.points + (pool.home && !d.isStart ? gain : 0),
    left: pool.points + (pool.home && !d.isStart ? gain : 0),
  }));
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

// ---- what fits -------------------------------------------------------------------------------

const isMarked = (d: Desk, hex: number, ...codes: string[]): boolean =>
  placeAt(d.p, hex)?.marks?.some(m => codes.includes(m)) ?? false;
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
  switch (item) {
    case 'ia':
      return isMarked(d, hex, 'RE18', 'RE06')
        ? 'barren'
        : (placeAt(d.p, hex)?.brown ?? 0) > count(before, 'ia', hex)
          ? null
          : 'brown';
    case 'village':
      return isMarked(d, hex, 'RE18', 'RE06')
        ? 'barren'
        : count(before, 'village', hex)
          ? 'once'
          : room(d, before, hex) > 0
            ? null
            : 'room';
    case 'tc_up':
      return isMarked(d, hex, 'RE18')
        ? 'sick'
        : stackAt(d.p, hex, d.side)?.chain || count(before, 'tc_up', hex)
          ? 'chain'
          : null;
    default:
      return isMarked(d, hex, 'RE18') ? 'sick' : null;
  }
}

function startProblem(d: Desk, before: Wish[], w: Wish): Why | null {
  if (!startItems.includes(w.item)) return 'group';
  if (w.item === 'tc_up' && count(before, 'tc_up')) return 'chain';
  return (purses(d, before)[0]?.left ?? 0) >= price(d, before, w.item) ? null : 'points';
}

// Why a wish cannot follow a sorted list, or null.
function problem(d: Desk, before: Wish[], w: Wish): Why | null {
  const { p, me } = d,
    hasHome = me.home !== null;
  if (d.isStart) return startProblem(d, before, w);
  switch (w.item) {
    case 'use_card':
      return !hasHome
        ? 'home'
        : w.card !== 'AC17' || !holds(d, 'AC17') || me.cards.some(c => c.card === 'AC17' && c.used)
          ? 'card'
          : count(before, 'use_card')
            ? 'once'
            : null;
    case 'show_card':
      return !['AC18', 'AC19', 'AC20'].includes(w.card ?? '') ||
        !holds(d, w.card!) ||
        isUp(d, w.card!)
        ? 'card'
        : before.some(x => same(x, w))
          ? 'once'
          : null;
    case 'turn_inward':
      return !hasHome
        ? 'home'
        : me.explorer === 'lost'
          ? 'lost'
          : count(before, 'turn_inward')
            ? 'once'
            : null;
    case 'use_saved':
      return !hasHome
        ? 'home'
        : !p.options.includes('saved') || !me.saved
          ? 'saved'
          : count(before, 'use_saved')
            ? 'once'
            : null;
    case 'convert': {
      const at = w.hex === undefined ? null : placeAt(p, w.hex);
      if (!at || at.ground !== 'group' || !(stackAt(p, w.hex!, d.side)?.known.col ?? 0))
        return 'colony';
      if (isHostile(p, d.side, w.hex!)) return 'rival';
      if (isMarked(d, w.hex!, 'RE18', 'RE06')) return 'barren';
      return room(d, before, w.hex!) <= 0
        ? 'room'
        : count(before, 'village', w.hex) || count(before, 'convert', w.hex)
          ? 'once'
          : null;
    }
    default:
      return spending(d, before, w);
  }
}
function spending(d: Desk, before: Wish[], w: Wish): Why | null {
  const purse = purses(d, before).find(
    x =>
      w.hex !== undefined &&
      (w.item === 'buy_card' || w.item === 'save_bp'
        ? x.pool.pool === w.hex
        : x.pool.hexes.includes(w.hex)),
  );
  if (!purse) return 'group';
  if (w.item === 'buy_card') {
    const place = d.p.order.indexOf(d.side);
    if (place < 0 || place >= d.p.deck_left) return 'deck';
    if (count(before, 'buy_card')) return 'once';
  } else if (w.item === 'save_bp') {
    if (!d.p.options.includes('saved') || d.me.saved) return 'saved';
    if (count(before, 'save_bp')) return 'once';
  } else {
    if ((w.item === 'rum' || w.item === 'tc_up') && d.p.solo) return 'solo';
    if (supply(d, before, w.item) <= 0) return 'supply';
    const why = unfit(d, before, w.item, w.hex!);
    if (why) return why;
  }
  return purse.left >= price(d, before, w.item) ? null : 'points';
}

// The first wish that does not fit, in the order of the plan.
export function misfit(d: Desk, wishes: Wish[]): { wish: Wish; why: Why } | null {
  const list = sorted(wishes);
  for (let k = 0; k < list.length; k++) {
    const why =
      k < d.sent.length && same(list[k]!, d.sent[k]!)
        ? null
        : k < d.sent.length
          ? 'order'
          : problem(d, list.slice(0, k), list[k]!);
    if (why) return { wish: list[k]!, why };
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

// ---- what it brings, in halves ---------------------------------------------------------------

const tileCards: Record<string, string[]> = {
  AC04: ['hawaiki', 'kuporu'],
  AC05: ['rapa_nui'],
  AC06: ['hawaii'],
  AC07: ['tahiti'],
  AC08: ['aotearoa', 'te_waka_maui'],
};
// Cards face down count only if all do.
export function forecast(d: Desk, wishes: Wish[], all = false): number {
  const { p, me } = d,
    villages = new Map(p.hexes.filter(h => h.owner === d.side).map(h => [h.hex, h.villages ?? 0]));
  for (const w of wishes)
    if (w.item === 'village' || w.item === 'convert')
      villages.set(w.hex!, (villages.get(w.hex!) ?? 0) + 1);
  const nodes = new Set([
    ...(p.chains.find(c => c.side === d.side)?.nodes ?? []),
    ...wishes.filter(w => w.item === 'tc_up' || (w.item === 'tc' && p.solo)).map(w => w.hex!),
  ]); // alone every canoe lies face up
  const linked = new Set<number>(),
    open = me.home !== null && nodes.has(me.home) ? [me.home] : [];
  for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
    if (linked.has(hex)) continue;
    linked.add(hex);
    for (const n of neighbours(hex)) if (n !== null && nodes.has(n)) open.push(n);
  }
  const hexes = placesOf(p),
    atoll = (hex: number): number =>
      hexes.get(hex)?.ground !== 'atoll' || isMarked(d, hex, 'RE15')
        ? 0
        : isMarked(d, hex, 'RE16')
          ? 2
          : 1;
  const up = new Set([
    ...me.cards.filter(c => all || c.up).map(c => c.card),
    ...wishes.flatMap(w => w.card ?? []),
  ]);
  const met = (card: string): boolean =>
    card === 'AC09'
      ? [...villages.values()].some(n => n >= 4)
      : card === 'AC10'
        ? villages.size >= 6
        : [...villages.keys()].some(hex => tileCards[card]?.includes(hexes.get(hex)?.tile ?? ''));
  let sum = me.points.kumara;
  for (const [hex, n] of villages) sum += 2 * n + (linked.has(hex) ? 2 : 0);
  for (const hex of linked) sum += atoll(hex);
  for (const card of up) sum += card === 'AC28' ? 0 : met(card) ? 4 : 2;
  return sum;
}

// ---- the draft -------------------------------------------------------------------------------

// It outlives views, since others seal theirs meanwhile, and a reload of this window; what belongs to another turn or
// table is forgotten.
interface Draft {
  key: string;
  wishes: Wish[];
}
const store = 'vaka.conquest.plan';
function kept(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(store) ?? '') as Draft;
  } catch {
    return { key: '', wishes: [] };
  }
}
const draft = cell<Draft>(typeof sessionStorage === 'undefined' ? { key: '', wishes: [] } : kept());
draft.watch(now => {
  try {
    sessionStorage.setItem(store, JSON.stringify(now));
  } catch {
    /* a private window keeps nothing */
  }
});
const table = (): string => (typeof location === 'undefined' ? '' : location.pathname);
const keyOf = (d: Desk): string =>
  JSON.stringify([table(), d.side, d.p.turn, d.isStart, d.pools.map(x => [x.hexes, x.points])]);
// Sent entries come first; of the wishes those that fit.
export function wishesOf(d: Desk): Wish[] {
  const now = draft.get();
  let list = d.sent;
  if (now.key !== keyOf(d)) return list;
  const left = [...d.sent]; // entries that were wishes before they were sent
  for (const w of now.wishes) {
    const k = left.findIndex(x => same(x, w));
    if (k >= 0) left.splice(k, 1);
    else if (whyNot(d, list, w) === null) list = [...list, w];
  }
  return list;
}
export const keep = (d: Desk, wishes: Wish[]): void => draft.set({ key: keyOf(d), wishes });
export function draftTargets(view: CView, item: string): number[] {
  const d = deskOf(view);
  return d && view.position.plan?.pending === null ? openPlaces(d, wishesOf(d), item) : [];
}

// What stands here and was not sent: whoever seals elsewhere leaves it behind.
// Also what no longer fits beside what the other window has sent so far.
export function unsent(view: CView): number {
  const d = deskOf(view),
    now = draft.get(),
    left = [...(d?.sent ?? [])];
  if (!d || now.key !== keyOf(d)) return 0;
  return now.wishes.filter(w => {
    const k = left.findIndex(x => same(x, w));
    if (k >= 0) left.splice(k, 1);
    return k < 0;
  }).length;
}

// A hint that is taken goes into the draft, as if its item had been clicked; where several places fit they are asked for.
export function hintPick(view: CView, action: string): Pick | null {
  const d = deskOf(view),
    [verb = '', one = ''] = action.split(' ');
  if (!d || view.position.plan?.pending) return null;
  if (verb === 'end_build') return { group: 'seal' };
  const item = verb === 'build' ? one : verb,
    open = d.isStart || verb !== 'build' ? [] : openPlaces(d, wishesOf(d), item);
  if (verb === 'build')
    return d.isStart || open.length === 1
      ? { group: item, to: String(open[0] ?? '') }
      : { group: item };
  if (verb === 'use_card' || verb === 'show_card') return { group: item, from: one, to: '' };
  return { group: item, to: one };
}
