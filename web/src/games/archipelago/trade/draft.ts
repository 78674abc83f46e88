// draft.ts - an offer as it is drafted on the trading table: what both sides have, what may still be
// added, and the small steps that the engine takes it in. Nothing is played before "Propose": whoever
// closes the table has spent nothing.
import type { Pick } from '../../game.ts';
import { groupOf, moves } from '../moves.ts';
import type { Answers } from '../queue.ts';
import {
  resources,
  type AView,
  type Deal,
  type Permit,
  type Position,
  type Res,
  type Table,
  type Thing,
  type TradeSide,
  type Window,
} from '../position.ts';

export type Good = Res | 'token';
export const goods: Good[] = [...resources, 'token'];

// What one of the two gives.
export interface Half {
  florins: number; // in one of the halves at most
  goods: Record<Good, number>;
  cards: string[];
  permits: Record<number, number>; // by region
  stand: number; // citizens of the other who stand up for it
}
export type Ends = 'gives' | 'wants';
export interface Draft extends Record<Ends, Half> {
  places: number[]; // of the order of play
}
const none = (): Record<Good, number> => ({
  fruit: 0,
  cattle: 0,
  fish: 0,
  wood: 0,
  stone: 0,
  iron: 0,
  token: 0,
});
const nothing = (): Half => ({ florins: 0, goods: none(), cards: [], permits: {}, stand: 0 });
export const emptyDraft = (): Draft => ({ gives: nothing(), wants: nothing(), places: [] });

const halfOf = (
  florins: number,
  goods: Deal['gives'],
  cards: string[],
  permits: Permit[],
  stand: number,
): Half => ({
  florins,
  goods: { ...none(), ...Object.fromEntries(goods.map(x => [x.res, x.n])) },
  cards,
  permits: Object.fromEntries(permits.map(x => [x.region, x.n])),
  stand,
});
export const draftOf = (deal: Deal): Draft => ({
  gives: halfOf(deal.give, deal.gives, deal.gives_cards, deal.gives_permits, deal.gives_stand),
  wants: halfOf(deal.want, deal.wants, deal.wants_cards, deal.permits, deal.wants_stand),
  places: deal.places,
});
// The same offer from the other side: where an answer to it begins.
export const turned = (d: Draft): Draft => ({ gives: d.wants, wants: d.gives, places: [] });

// ---- where a deal stands ---------------------------------------------------------------------

// menu: nothing is played yet. florins, goods: the engine waits for that step
// (after a reload, or when a deal was opened by a hint), and what it holds already stays. `first` is what
// the table shows at the beginning.
export interface Desk {
  owner: number;
  partner: number;
  partners: number[];
  stage: 'menu' | 'florins' | 'goods';
  window: Window;
  table: Table; // what an offer may hold
  base: Draft;
  first: Draft;
  answers: Deal | null;
  open: Set<string> | null; // items that the engine still takes; null: all
}

// Those who can be asked, each with the action that does it.
export const partnersOf = (view: AView): { seat: number; do: string }[] =>
  moves(view).flatMap(m =>
    groupOf(m) === 'deal' && m.row.seat !== undefined ? [{ seat: m.row.seat, do: m.do }] : [],
  );

// Offers that came to nothing lie ready when one turns to the same player again.
const kept = new Map<number, Draft>();
export const keep = (partner: number, d: Draft): void => void kept.set(partner, d);
export const forget = (partner: number): void => void kept.delete(partner);

// `pick.to`: note k of a seat that is answered with an offer of one's own.
function firstFor(p: Position, partner: number, you: number, pick: Pick): Draft {
  const wish =
    pick.to === undefined
      ? undefined
      : p.notes.filter(d => d.owner === partner && d.partner === you)[Number(pick.to)];
  return wish ? turned(draftOf(wish)) : (kept.get(partner) ?? emptyDraft());
}

// A desk for two: everything still to be said.
function deskWith(p: Position, owner: number, partner: number): Desk {
  const table = tableWith(p, partner);
  return {
    ...{ owner, partner, partners: [partner] },
    stage: 'menu',
    window: table.window,
    table,
    base: emptyDraft(),
    first: emptyDraft(),
    answers: null,
    open: null,
  };
}
const legalOf = (view: AView): Set<string> => new Set(view.legal.map(l => l.do));
// What is said already stays.
const continued = (view: AView, desk: Desk, deal: Deal): Desk => ({
  ...desk,
  ...(desk.table.paid ? { stage: 'goods', open: legalOf(view) } : {}),
  base: draftOf(deal),
  first: draftOf(deal),
});
function placeDesk(view: AView, you: number, decider: number): Desk {
  const desk = deskWith(view.position, you, decider),
    { deal } = view.position;
  return deal ? continued(view, desk, deal) : desk;
}
function openDesk(view: AView, pick: Pick, you: number): Desk | null {
  const p = view.position,
    partners = partnersOf(view),
    at = partners.find(x => `seat:${x.seat}` === pick.from) ?? partners[0];
  if (pick.group !== 'deal' || !at) return null;
  return {
    ...deskWith(p, you, at.seat),
    partners: partners.map(x => x.seat),
    first: firstFor(p, at.seat, you, pick),
  };
}
export function deskOf(view: AView, pick: Pick, you: number | null): Desk | null {
  const p = view.position,
    point = view.due?.point,
    { deal } = p;
  if (you === null || !view.due?.seats.includes(you)) return null;
  if (point === 'order_offer' && p.decider !== null) return placeDesk(view, you, p.decider);
  if (deal?.owner === you && (point === 'deal_florins' || point === 'deal_goods'))
    return {
      ...continued(view, { ...deskWith(p, you, deal.partner), stage: 'florins' }, deal),
      answers: p.answers,
    };
  if (point === 'deal_answer' && deal && pick.group === 'counter')
    return {
      ...deskWith(p, you, deal.owner),
      first: turned(draftOf(deal)),
      answers: deal,
    };
  return openDesk(view, pick, you);
}
// A wish that is written while another plays.
export const wishDesk = (p: Position, you: number, partner: number, partners: number[]): Desk => ({
  ...deskWith(p, you, partner),
  partners,
});

// ---- what both have --------------------------------------------------------------------------

// null: behind a closed screen.
interface Holdings {
  florins: number | null;
  goods: Record<Good, number | null>;
}

export function holdingsOf(p: Position, seat: number): Holdings {
  const q = p.players[seat]!,
    has = none() as Record<Good, number | null>;
  for (const r of resources) has[r] = q.cubes ? q.cubes[r] : null;
  has.token = q.tokens;
  return { florins: q.florins, goods: has };
}

// ---- what an offer may hold --------------------------------------------------------------------

const bare: TradeSide = { florins: 0, pays: '', goods: {}, cards: [], permits: [], stand: null };
const noTable: Omit<Table, 'partner'> = {
  ...{ window: 'wish', room: 0, wishes: 0, gives: bare, wants: bare },
  ...{ opens: null, places: [], paid: false, unpaid: null, closes: '' },
};
const tableWith = (p: Position, partner: number): Table =>
  p.tables.find(x => x.partner === partner) ?? { ...noTable, partner };
export const wishesFor = (p: Position, partner: number): number => tableWith(p, partner).wishes;

// No more of anything than it may hold: what was asked for, or drafted earlier, may be gone.
const within = (half: Half, can: TradeSide): Half => ({
  florins: Math.min(half.florins, can.florins),
  goods: Object.fromEntries(
    goods.map(g => [g, Math.min(half.goods[g], can.goods[g]?.most ?? 0)]),
  ) as Half['goods'],
  cards: half.cards.filter(c => can.cards.some(x => x.card === c)),
  permits: Object.fromEntries(
    can.permits.map(x => [x.region, Math.min(half.permits[x.region] ?? 0, x.most)]),
  ),
  stand: Math.min(half.stand, can.stand?.most ?? 0),
});
// What is said already stays.
export const fitting = ({ stage, table }: Desk, d: Draft): Draft =>
  stage === 'goods'
    ? d
    : { ...d, gives: within(d.gives, table.gives), wants: within(d.wants, table.wants) };

// ---- the steps -------------------------------------------------------------------------------

const total = (n: Record<string, number>): number => Object.values(n).reduce((a, b) => a + b, 0);
// Things besides money.
const countIn = (half: Half): number =>
  total(half.goods) + half.cards.length + total(half.permits) + half.stand;
const isBare = (half: Half): boolean => !half.florins && countIn(half) === 0;
export const countOf = (d: Draft): number => countIn(d.gives) + countIn(d.wants);
export const isEmpty = (d: Draft): boolean => isBare(d.gives) && isBare(d.wants);
export const isGift = (d: Draft): boolean => !isEmpty(d) && isBare(d.wants);
export const isBegging = (d: Draft): boolean => !isEmpty(d) && isBare(d.gives);

// The items of a draft one by one, as the engine calls them and in its order: of each kind those that are given, then
// those that are wanted.
const some = (x: Thing | null | undefined, n = 0): string[] =>
  x ? Array<string>(n).fill(x.do) : [];
const kinds: ((half: Half, can: TradeSide) => string[])[] = [
  (half, can) => goods.flatMap(g => some(can.goods[g], half.goods[g])),
  (half, can) => can.cards.filter(x => half.cards.includes(x.card)).map(x => x.do),
  (half, can) => can.permits.flatMap(x => some(x, half.permits[x.region])),
  (half, can) => some(can.stand, half.stand),
];
const itemsOf = ({ table }: Desk, d: Draft): string[] =>
  kinds.flatMap(items => [...items(d.gives, table.gives), ...items(d.wants, table.wants)]);

// An item may be added as long as the engine takes it.
export const isOpen = (desk: Desk, thing: Thing): boolean => desk.open?.has(thing.do) ?? true;

// The sum of a draft, which goes one way.
function sumOf({ gives, wants, unpaid }: Table, d: Draft): string {
  if (d.gives.florins) return `${gives.pays} ${d.gives.florins}`;
  return d.wants.florins ? `${wants.pays} ${d.wants.florins}` : (unpaid ?? '');
}
// What is played: of items in one bracket the engine says which comes next.
export function stepsOf(desk: Desk, d: Draft): Answers[] {
  const { table, base } = desk,
    items = itemsOf(desk, d),
    isNew = (n: number): boolean => d.places.includes(n) && !base.places.includes(n),
    places = table.places.filter(x => isNew(x.place)).map(x => x.do);
  for (const x of itemsOf(desk, base)) items.splice(items.indexOf(x), 1);
  return [table.opens ?? '', places, table.paid ? '' : sumOf(table, d), items, table.closes];
}

// A draft as the deal that it will be, to show it like one.
export function dealOf(owner: number, partner: number, d: Draft, window: Window = 'round'): Deal {
  const list = (n: Half['goods']): Deal['gives'] =>
    goods.flatMap(res => (n[res] ? [{ res, n: n[res] }] : []));
  const permits = (n: Half['permits']): Permit[] =>
    Object.entries(n).flatMap(([region, k]) => (k ? [{ region: Number(region), n: k }] : []));
  return {
    owner,
    partner,
    window,
    places: [...d.places].sort((a, b) => a - b),
    give: d.gives.florins,
    want: d.wants.florins,
    gives: list(d.gives.goods),
    wants: list(d.wants.goods),
    gives_cards: d.gives.cards,
    wants_cards: d.wants.cards,
    gives_permits: permits(d.gives.permits),
    permits: permits(d.wants.permits),
    gives_stand: d.gives.stand,
    wants_stand: d.wants.stand,
    sent: false,
  };
}
