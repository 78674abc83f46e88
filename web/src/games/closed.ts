// closed.ts - "Why can't I?": why a thing of a board is no choice now, as the engine says it.
import type { ClosedRow, View } from '../protocol.ts';

/** The reason of the first closed row that is so, by what a game's rows tell of themselves; '' where there is none. */
export const closedWhy = <Row extends ClosedRow>(rows: Row[], is: (row: Row) => boolean): string =>
  rows.find(is)?.why ?? '';

// The reason for the first of these places that is refused; '' where there is none.
const refusedWhy = (view: View, places: string[]): string =>
  view.refusals?.find(r => r.places?.some(place => places.includes(place)))?.why ?? '';

/** Of actions or places of the board; else what holds for everything that cannot be used now. */
export const whyNot = (view: View, ...names: string[]): string =>
  closedWhy(view.closed ?? [], row => names.includes(row.do)) ||
  refusedWhy(view, names) ||
  view.not_now;

/** Marks a thing of a board that is no choice: a press on it tells why (table/whynot.ts). */
export const mute = (...names: string[]): { 'data-why': string } => ({
  'data-why': names.join('|'),
});
