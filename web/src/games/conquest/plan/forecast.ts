// forecast.ts - the points that a plan would bring.
import { cards, neighbours, placeAt } from '../position.ts';
import type { Desk, Wish } from './plan.ts';

// Villages of every group that is held after the plan.
function villagesAfter({ p, side }: Desk, wishes: Wish[]): Map<number, number> {
  const found = new Map(p.hexes.filter(h => h.owner === side).map(h => [h.hex, h.villages ?? 0]));
  for (const { item, hex } of wishes)
    if ((item === 'village' || item === 'convert') && hex !== undefined)
      found.set(hex, (found.get(hex) ?? 0) + 1);
  return found;
}
// The hexes that are joined to the Home. Alone every canoe lies face up.
function linkedAfter({ p, me, side }: Desk, wishes: Wish[]): Set<number> {
  const joins = (w: Wish): boolean => w.item === 'tc_up' || (w.item === 'tc' && p.solo),
    nodes = new Set([
      ...(p.chains.find(c => c.side === side)?.nodes ?? []),
      ...wishes.filter(joins).map(w => w.hex!),
    ]),
    linked = new Set<number>(),
    open = me.home !== null && nodes.has(me.home) ? [me.home] : [];
  for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
    if (linked.has(hex)) continue;
    linked.add(hex);
    for (const n of neighbours(hex)) if (n !== null && nodes.has(n)) open.push(n);
  }
  return linked;
}

const tileCards: Record<string, string[]> = {
  AC04: ['hawaiki', 'kuporu'],
  AC05: ['rapa_nui'],
  AC06: ['hawaii'],
  AC07: ['tahiti'],
  AC08: ['aotearoa', 'te_waka_maui'],
};
// What a card is worth with these Villages.
function cardPoints({ p }: Desk, card: string, villages: Map<number, number>): number {
  const isMet = (): boolean => {
    if (card === 'AC09') return [...villages.values()].some(n => n >= 4);
    if (card === 'AC10') return villages.size >= 6;
    return [...villages.keys()].some(hex => tileCards[card]?.includes(placeAt(p, hex)?.tile ?? ''));
  };
  if (cards.get(card)?.type === 'special') return 0;
  return isMet() ? 4 : 2;
}

// Points after the plan, in halves. Cards face down count only if all do.
export function forecast(d: Desk, wishes: Wish[], all = false): number {
  const villages = villagesAfter(d, wishes),
    linked = linkedAfter(d, wishes),
    hand = new Set([
      ...d.me.cards.filter(c => all || c.up).map(c => c.card),
      ...wishes.flatMap(w => w.card ?? []),
    ]);
  let sum = d.me.points.kumara;
  for (const [hex, n] of villages) sum += 2 * n + (linked.has(hex) ? 2 : 0);
  for (const hex of linked) sum += placeAt(d.p, hex)?.worth ?? 0;
  for (const card of hand) sum += cardPoints(d, card, villages);
  return sum;
}
