// closed.ts - "Why can't I?": why a thing of a board is no choice now, as the engine says it.
import type { View } from '../protocol.ts';

/** The reason for the first action that is closed and begins so; '' where there is none. */
export const closedWhy = (view: View, ...starts: string[]): string =>
  starts.reduce(
    (why, start) => why || (view.closed?.find(c => c.do.startsWith(start))?.why ?? ''),
    '',
  );

/** The same; else what holds for everything that cannot be used now. */
export const whyNot = (view: View, ...starts: string[]): string =>
  closedWhy(view, ...starts) || view.not_now;

/** Marks a thing of a board that is no choice: a press on it tells why (table/whynot.ts). */
export const mute = (...starts: string[]): { 'data-why': string } => ({
  'data-why': starts.join('|'),
});
