// draft.ts - a deal as it is drafted on the trading table: what both sides have, what may still be
// added, and the small ordered steps that the engine takes it in (4.9.3). Nothing is played before
// "Propose": whoever closes the table has spent nothing.
import type { Pick } from '../../game.ts';
import { moves } from '../moves.ts';
import { cardOf, resources, type AView, type Deal, type Position, type Res } from '../position.ts';

export type Good = Res | 'token';
export const goods: Good[] = [...resources, 'token'];
export const mostItems = 8;

export interface Draft {
  give: number; want: number; // florins; never both
  gives: Record<Good, number>; wants: Record<Good, number>; giveCards: string[]; wantCards: string[]; permits: Record<number, number>;
}
const none = (): Record<Good, number> => ({ fruit: 0, cattle: 0, fish: 0, wood: 0, stone: 0, iron: 0, token: 0 });
export const emptyDraft = (): Draft => ({ give: 0, want: 0, gives: none(), wants: none(), giveCards: [], wantCards: [], permits: {} });

export function draftOf(deal: Deal): Draft {
  const d = emptyDraft();
  d.give = deal.give;
  d.want = deal.want;
  for (const x of deal.gives) d.gives[x.res] = x.n;
  for (const x of deal.wants) d.wants[x.res] = x.n;
  d.giveCards = [...deal.gives_cards];
  d.wantCards = [...deal.wants_cards];
  for (const x of deal.permits) d.permits[x.region] = x.n;
  return d;
}

// ---- where a deal stands ---------------------------------------------------------------------

// menu: nothing is played yet. florins, goods: the engine waits for that step (after a reload, or when
// a deal was opened by a hint), and what it holds already stays.
export interface Desk { owner: number; partner: number; partners: number[]; stage: 'menu' | 'florins' | 'goods'; inRound: boolean; left: number; base: Draft }

export const partnersOf = (view: AView): number[] => moves(view).filter(m => m.verb === 'deal').map(m => m.n);

export function deskOf(view: AView, pick: Pick, you: number | null): Desk | null {
  const p = view.position, point = view.due?.point, deal = p.deal, inRound = !p.crisis;
  if (you === null) return null;
  if (deal && deal.owner === you && (point === 'deal_florins' || point === 'deal_goods'))
    return { owner: you, partner: deal.partner, partners: [deal.partner], stage: point === 'deal_florins' ? 'florins' : 'goods', inRound, left: 1, base: draftOf(deal) };
  const partners = partnersOf(view);
  if (pick.group !== 'deal' || !partners.length) return null;
  const asked = pick.from?.startsWith('seat:') ? Number(pick.from.slice(5)) : partners[0]!;
  return { owner: you, partner: partners.includes(asked) ? asked : partners[0]!, partners, stage: 'menu', inRound, left: inRound ? p.round?.deals_left ?? 1 : 1, base: emptyDraft() };
}

// ---- what both have --------------------------------------------------------------------------

// null: behind a closed screen.
export interface Holdings { florins: number | null; goods: Record<Good, number | null>; cards: string[] }

export function holdingsOf(p: Position, seat: number): Holdings {
  const q = p.players[seat]!, has = none() as Record<Good, number | null>;
  for (const r of resources) has[r] = q.cubes ? q.cubes[r] : null;
  has.token = q.tokens;
  return { florins: q.florins, goods: has, cards: q.cards.filter(c => !c.built).map(c => c.card) };
}
// Regions of the partner where the owner has somebody who stands, with their number (4.9.3).
export function permitsOf(p: Position, desk: Desk): { region: number; most: number }[] {
  if (!desk.inRound) return [];
  return p.regions.filter(g => g.control === desk.partner).flatMap(g => {
    const most = p.units.filter(u => u.seat === desk.owner && u.region === g.region && !u.rebel).length;
    return most ? [{ region: g.region, most }] : [];
  });
}

// ---- the steps -------------------------------------------------------------------------------

const verbs = ['give', 'want', 'give_card', 'want_card', 'want_permit'] as const;
type Verb = (typeof verbs)[number];
interface Item { verb: Verb; arg: string; rank: number }

const rankOf = (verb: Verb, arg: string): number => verbs.indexOf(verb) * 100 + (verb === 'give' || verb === 'want' ? goods.indexOf(arg as Good) : verb === 'want_permit' ? Number(arg) : cardOf(arg).order);

// The items of a draft, one by one, in the order in which the engine takes them.
export function itemsOf(d: Draft): Item[] {
  const list: Item[] = [], add = (verb: Verb, arg: string, n: number): void => { for (let k = 0; k < n; k++) list.push({ verb, arg, rank: rankOf(verb, arg) }); };
  for (const g of goods) { add('give', g, d.gives[g]); add('want', g, d.wants[g]); }
  for (const c of d.giveCards) add('give_card', c, 1);
  for (const c of d.wantCards) add('want_card', c, 1);
  for (const [region, n] of Object.entries(d.permits)) add('want_permit', region, n);
  return list.sort((a, b) => a.rank - b.rank);
}
export const countOf = (d: Draft): number => itemsOf(d).length;
export const isEmpty = (d: Draft): boolean => !d.give && !d.want && countOf(d) === 0;
export const isGift = (d: Draft): boolean => !isEmpty(d) && !d.want && !itemsOf(d).some(x => x.verb.startsWith('want'));
export const isBegging = (d: Draft): boolean => !isEmpty(d) && !d.give && !itemsOf(d).some(x => x.verb.startsWith('give'));

// An item may be added if it does not come before one that the engine has already.
export function isOpen(desk: Desk, verb: Verb, arg: string): boolean {
  const last = itemsOf(desk.base).at(-1);
  return !last || rankOf(verb, arg) >= last.rank;
}

// What is played, one after the other. The eighth item sends the deal by itself.
export function stepsOf(desk: Desk, d: Draft): string[] {
  const all = itemsOf(d), list: string[] = [];
  if (desk.stage === 'menu') list.push(`deal ${desk.partner}`);
  if (desk.stage !== 'goods') list.push(d.give ? `offer ${d.give}` : d.want ? `ask ${d.want}` : 'no_money');
  list.push(...all.slice(countOf(desk.base)).map(x => `${x.verb} ${x.arg}`));
  return all.length < mostItems ? [...list, 'propose'] : list;
}

// ---- after it --------------------------------------------------------------------------------

// What a seat has when the deal is done: florins and goods that change, before and after.
export interface Change { what: Good | 'florin'; before: number | null; after: number | null }
export function changesOf(p: Position, deal: Deal, seat: number): Change[] {
  const has = holdingsOf(p, seat), sign = seat === deal.owner ? 1 : -1, list: Change[] = [];
  const add = (what: Change['what'], before: number | null, by: number): void => { if (by) list.push({ what, before, after: before === null ? null : before + by }); };
  add('florin', has.florins, sign * (deal.want - deal.give));
  for (const g of goods) add(g, has.goods[g], sign * ((deal.wants.find(x => x.res === g)?.n ?? 0) - (deal.gives.find(x => x.res === g)?.n ?? 0)));
  return list;
}
// A draft as the deal that it will be, to show it like one.
export function dealOf(owner: number, partner: number, d: Draft): Deal {
  const list = (n: Record<Good, number>): Deal['gives'] => goods.flatMap(res => (n[res] ? [{ res, n: n[res] }] : []));
  return { owner, partner, give: d.give, want: d.want, gives: list(d.gives), wants: list(d.wants), gives_cards: d.giveCards, wants_cards: d.wantCards, permits: Object.entries(d.permits).flatMap(([region, n]) => (n ? [{ region: Number(region), n }] : [])), sent: false };
}
