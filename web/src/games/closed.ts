// closed.ts - "Why can't I?": why a thing of a board is no choice now, as the engine says it.
import type { View } from '../protocol.ts';

/** The reason for the first action that is closed and begins so; '' where there is none. */
export const closedWhy = (view: View, ...starts: string[]): string =>
  starts.reduce(
    (why, start) => why || (view.closed?.find(c => c.do.startsWith(start))?.why ?? ''),
    '',
  );

// The reason for the first of these places that is refused; '' where there is none.
const refusedWhy = (view: View, places: string[]): string =>
  view.refusals?.find(r => r.places?.some(place => places.includes(place)))?.why ?? '';

/** The same, also of a place of the board; else what holds for everything that cannot be used now. */
export const whyNot = (view: View, ...starts: string[]): string =>
  closedWhy(view, ...starts) || refusedWhy(view, starts) || view.not_now;

/** Marks a thing of a board that is no choice: a press on it tells why (table/whynot.ts). */
export const mute = (...starts: string[]): { 'data-why': string } => ({
  'data-why': starts.join('|'),
});
