// order.ts - the order of play as the decider arranges it, true to the offers that he has taken.
import type { AView, Deal, Position } from '../position.ts';

export const placeOffers = (p: Position): Deal[] => p.notes.filter(d => d.window === 'order');
export const isTaken = (p: Position, d: Deal): boolean => p.players[d.owner]?.offer_taken ?? false;

// The seats that are still to be placed, in the present order, and the first place that is open.
export function openOrder(view: AView): { seats: number[]; from: number } {
  const p = view.position;
  return { seats: p.order.slice(p.placed), from: p.placed + 1 };
}
// The first seat whose taken offer this order breaks, or null.
export function broken(p: Position, order: number[], from: number): Deal | null {
  return (
    placeOffers(p).find(
      d =>
        isTaken(p, d) &&
        order.includes(d.owner) &&
        !d.places.includes(order.indexOf(d.owner) + from),
    ) ?? null
  );
}

function* arrangements(list: number[]): Generator<number[]> {
  if (list.length < 2) {
    yield list;
    return;
  }
  for (const first of list)
    for (const rest of arrangements(list.filter(x => x !== first))) yield [first, ...rest];
}
// The order nearest to the present one that keeps to what was taken.
export function faithful(p: Position, seats: number[], from: number): number[] {
  for (const order of arrangements(seats)) if (!broken(p, order, from)) return order;
  return seats;
}
export function moved(order: number[], seat: number, to: number): number[] {
  const rest = order.filter(s => s !== seat);
  return [...rest.slice(0, to), seat, ...rest.slice(to)];
}
// The last place is filled by itself.
export const stepsOf = (order: number[]): string[] =>
  order.slice(0, Math.max(1, order.length - 1)).map(s => `next ${s}`);
