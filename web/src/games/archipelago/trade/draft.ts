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
  type TradeSide,
  type Window,
} from '../position.ts';

export type Good = Res | 'token';
export const goods: Good[] = [...resources, 'token'];

export interface Draft {
  give: number;
  want: number; // florins; never both
  gives: Record<Good, number>;
  wants: Record<Good, number>;
  giveCards: string[];
  wantCards: string[];
  givePermits: Record<number, number>;
  permits: Record<number, number>; // by region
  giveStand: number;
  wantStand: number; // citizens of the partner, of the owner, who stand up for it
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
export const emptyDraft = (): Draft => ({
  give: 0,
  want: 0,
  gives: none(),
  wants: none(),
  giveCards: [],
  wantCards: [],
  givePermits: {},
  permits: {},
  giveStand: 0,
  wantStand: 0,
  places: [],
});

export function draftOf(deal: Deal): Draft {
  const d = emptyDraft();
  d.give = deal.give;
  d.want = deal.want;
  for (const x of deal.gives) d.gives[x.res] = x.n;
  for (const x of deal.wants) d.wants[x.res] = x.n;
  d.giveCards = [...deal.gives_cards];
  d.wantCards = [...deal.wants_cards];
  for (const x of deal.gives_permits) d.givePermits[x.region] = x.n;
  for (const x of deal.permits) d.permits[x.region] = x.n;
  d.giveStand = deal.gives_stand;
  d.wantStand = deal.wants_stand;
  d.places = [...deal.places];
  return d;
}
// The same offer from the other side: where an answer to it begins.
export function turned(d: Draft): Draft {
  return {
    give: d.want,
    want: d.give,
    gives: { ...d.wants },
    wants: { ...d.gives },
    giveCards: [...d.wantCards],
    wantCards: [...d.giveCards],
    givePermits: { ...d.permits },
    permits: { ...d.givePermits },
    giveStand: d.wantStand,
    wantStand: d.giveStand,
    places: [],
  };
}

// ---- where a deal stands ---------------------------------------------------------------------

// menu: nothing is played yet, `opening` opens the draft. florins, goods: the engine waits for that step
// (after a reload, or when a deal was opened by a hint), and what it holds already stays. `first` is what
// the table shows at the beginning.
export interface Desk {
  owner: number;
  partner: number;
  partners: number[];
  stage: 'menu' | 'florins' | 'goods';
  window: Window;
  opening: string[];
  base: Draft;
  first: Draft;
  answers: Deal | null;
  open: Set<string> | null; // items that the engine still takes; null: all
}

export const partnersOf = (view: AView): number[] =>
  moves(view)
    .filter(m => groupOf(m) === 'deal')
    .map(m => m.n);

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
const deskWith = (owner: number, partner: number, window: Window): Desk => ({
  owner,
  partner,
  partners: [partner],
  stage: 'menu',
  window,
  opening: [],
  base: emptyDraft(),
  first: emptyDraft(),
  answers: null,
  open: null,
});
const legalOf = (view: AView): Set<string> => new Set(view.legal.map(l => l.do));
// What is said already stays.
const continued = (desk: Desk, deal: Deal): Desk => ({
  ...desk,
  base: draftOf(deal),
  first: draftOf(deal),
});
function placeDesk(view: AView, you: number, decider: number): Desk {
  const desk = deskWith(you, decider, 'order'),
    { deal } = view.position;
  if (!deal) return desk;
  const started = deal.give > 0 || deal.gives.length + deal.gives_cards.length > 0;
  return started
    ? { ...continued(desk, deal), stage: 'goods', open: legalOf(view) }
    : continued(desk, deal);
}
function openDesk(view: AView, pick: Pick, you: number): Desk | null {
  const partners = partnersOf(view);
  if (pick.group !== 'deal' || !partners.length) return null;
  const asked = pick.from?.startsWith('seat:') ? Number(pick.from.slice(5)) : partners[0]!,
    partner = partners.includes(asked) ? asked : partners[0]!;
  return {
    ...deskWith(you, partner, tableWith(view.position, partner).window),
    partners,
    opening: [`deal ${partner}`],
    first: firstFor(view.position, partner, you, pick),
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
      ...continued(deskWith(you, deal.partner, deal.window), deal),
      ...(point === 'deal_florins'
        ? { stage: 'florins' as const }
        : { stage: 'goods' as const, open: legalOf(view) }),
      answers: p.answers,
    };
  if (point === 'deal_answer' && deal && pick.group === 'counter')
    return {
      ...deskWith(you, deal.owner, deal.window),
      opening: ['counter'],
      first: turned(draftOf(deal)),
      answers: deal,
    };
  return openDesk(view, pick, you);
}
// A wish that is written while another plays.
export const wishDesk = (you: number, partner: number, partners: number[], first: Draft): Desk => ({
  ...deskWith(you, partner, 'wish'),
  partners,
  opening: ['wish'],
  first,
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

const nothing: TradeSide = { florins: 0, goods: {}, cards: [], permits: [], stand: 0 };
const tableWith = (p: Position, partner: number): Table =>
  p.tables.find(x => x.partner === partner) ?? {
    partner,
    window: 'wish',
    room: 0,
    wishes: 0,
    gives: nothing,
    wants: nothing,
  };
export const wishesFor = (p: Position, partner: number): number => tableWith(p, partner).wishes;
// Things besides money, on both sides together.
export const roomOf = (p: Position, desk: Desk): number => tableWith(p, desk.partner).room;
export const sideOf = (p: Position, desk: Desk, mine: boolean): TradeSide =>
  tableWith(p, desk.partner)[mine ? 'gives' : 'wants'];

// ---- the steps -------------------------------------------------------------------------------

// The items of a draft one by one, as the engine calls them.
function itemsOf(d: Draft): string[] {
  const list: string[] = [],
    add = (item: string, n: number): void => void list.push(...Array<string>(n).fill(item));
  for (const g of goods) {
    add(`give ${g}`, d.gives[g]);
    add(`want ${g}`, d.wants[g]);
  }
  for (const c of d.giveCards) add(`give_card ${c}`, 1);
  for (const c of d.wantCards) add(`want_card ${c}`, 1);
  for (const [region, n] of Object.entries(d.givePermits)) add(`give_permit ${region}`, n);
  for (const [region, n] of Object.entries(d.permits)) add(`want_permit ${region}`, n);
  add('give_stand', d.giveStand);
  add('want_stand', d.wantStand);
  return list;
}
export const countOf = (d: Draft): number => itemsOf(d).length;
export const isEmpty = (d: Draft): boolean => !d.give && !d.want && countOf(d) === 0;
export const isGift = (d: Draft): boolean =>
  !isEmpty(d) && !d.want && !itemsOf(d).some(x => x.startsWith('want'));
export const isBegging = (d: Draft): boolean =>
  !isEmpty(d) && !d.give && !itemsOf(d).some(x => x.startsWith('give'));

// An item may be added as long as the engine takes it.
export const isOpen = (desk: Desk, item: string): boolean => desk.open?.has(item) ?? true;

// What is played: of items in one bracket the engine says which comes next.
export function stepsOf(desk: Desk, d: Draft): Answers[] {
  const opening = desk.opening.map(a => (a.startsWith('deal ') ? `deal ${desk.partner}` : a)),
    items = itemsOf(d);
  for (const x of itemsOf(desk.base)) items.splice(items.indexOf(x), 1);
  if (desk.window === 'order') {
    const places = d.places.filter(n => !desk.base.places.includes(n)).map(n => `for_place ${n}`);
    return [places, d.give && !desk.base.give ? `offer ${d.give}` : '', items, 'propose'];
  }
  const money = d.give ? `offer ${d.give}` : d.want ? `ask ${d.want}` : 'no_money';
  return [...opening, desk.stage === 'goods' ? '' : money, items, 'propose'];
}

// A draft as the deal that it will be, to show it like one.
export function dealOf(owner: number, partner: number, d: Draft, window: Window = 'round'): Deal {
  const list = (n: Record<Good, number>): Deal['gives'] =>
    goods.flatMap(res => (n[res] ? [{ res, n: n[res] }] : []));
  const permits = (n: Record<number, number>): Permit[] =>
    Object.entries(n).flatMap(([region, k]) => (k ? [{ region: Number(region), n: k }] : []));
  return {
    owner,
    partner,
    window,
    places: [...d.places].sort((a, b) => a - b),
    give: d.give,
    want: d.want,
    gives: list(d.gives),
    wants: list(d.wants),
    gives_cards: d.giveCards,
    wants_cards: d.wantCards,
    gives_permits: permits(d.givePermits),
    permits: permits(d.permits),
    gives_stand: d.giveStand,
    wants_stand: d.wantStand,
    sent: false,
  };
}
