// order.ts - the order of play as the decider arranges it, and what the bribes bring him.
import { moves } from '../moves.ts';
import type { AView, Position } from '../position.ts';

export interface Bribe { seat: number; place: number; florins: number }
export const bribesOf = (p: Position): Bribe[] => p.players.flatMap(q => (q.bribe ? [{ seat: q.seat, place: q.bribe.place, florins: q.bribe.florins }] : []));

// The seats that are still to be placed, in the present order, and the first place that is open.
export function openOrder(view: AView): { seats: number[]; from: number } {
  const legal = moves(view).filter(m => m.verb === 'next').map(m => m.n), seats = view.position.order.filter(s => legal.includes(s));
  return { seats, from: view.seats - seats.length + 1 };
}
export const earned = (p: Position, order: number[], from: number): number => bribesOf(p).reduce((sum, b) => sum + (order[b.place - from] === b.seat ? b.florins : 0), 0);

function* arrangements(list: number[]): Generator<number[]> {
  if (list.length < 2) { yield list; return; }
  for (const first of list) for (const rest of arrangements(list.filter(x => x !== first))) yield [first, ...rest];
}
// The order that brings most; of equal ones the nearest to the present order.
export function richest(p: Position, seats: number[], from: number): number[] {
  let best = seats, most = earned(p, seats, from);
  for (const order of arrangements(seats)) { const sum = earned(p, order, from); if (sum > most) { most = sum; best = order; } }
  return best;
}
export function moved(order: number[], seat: number, to: number): number[] {
  const rest = order.filter(s => s !== seat);
  return [...rest.slice(0, to), seat, ...rest.slice(to)];
}
// The last place is filled by itself.
export const stepsOf = (order: number[]): string[] => order.slice(0, Math.max(1, order.length - 1)).map(s => `next ${s}`);
