// picture.ts - the engine's picture in text as things to draw and to click: glyphs by their ink, cells that
// changed, and the places of legal actions. A cell is CELL_W by CELL_H units.
import type { LegalRow, Picture, View } from '../../protocol.ts';
import type { Frame, Leads, Pick } from '../game.ts';

export const CELL_W = 10,
  CELL_H = 20,
  MARGIN = 16;

export function frameOf(view: View): Frame {
  const p = view.plain?.picture;
  if (!p) return { x: 0, y: 0, w: 960, h: 600 };
  // A tiny picture is not blown up to a whole window.
  const least = typeof window === 'undefined' || window.innerWidth > 899 ? 480 : 0,
    w = p.w * CELL_W + 2 * MARGIN,
    h = p.h * CELL_H + 2 * MARGIN;
  return {
    x: -MARGIN - Math.max(0, (least - w) / 2),
    y: -MARGIN - Math.max(0, (least / 2 - h) / 2),
    w: Math.max(least, w),
    h: Math.max(least / 2, h),
  };
}

// Glyphs of one ink in one row, each at its column. Spaces are not drawn.
interface Strip {
  ink: string;
  y: number;
  text: string;
  columns: number[];
}
export function strips(p: Picture): Strip[] {
  return p.rows.flatMap((row, y) => {
    const found = new Map<string, Strip>();
    let x = 0;
    for (const [text, ink] of row)
      for (const glyph of text) {
        if (glyph !== ' ') {
          const strip = found.get(ink) ?? { ink, y, text: '', columns: [] };
          strip.text += glyph;
          strip.columns.push(x);
          found.set(ink, strip);
        }
        x++;
      }
    return [...found.values()];
  });
}

const cells = (p: Picture): string[][] =>
  p.rows.map(row => row.flatMap(([text, ink]) => Array.from(text, glyph => glyph + ink)));

// Cells that differ between two pictures of one size: what the last step changed.
export function changed(before: Picture | null, after: Picture | null): { x: number; y: number }[] {
  if (!after || before?.w !== after.w || before.h !== after.h) return [];
  const old = cells(before),
    all = cells(after).flatMap((row, y) =>
      row.flatMap((cell, x) => (cell !== old[y]?.[x] ? [{ x, y }] : [])),
    );
  return all.length > (after.w * after.h) / 4 ? [] : all; // another picture altogether
}

// ---- places ----------------------------------------------------------------------------------------

type Spot = NonNullable<View['plain']>['spots'][number];
const key = (x: number, y: number): string => `${x},${y}`;
const begins = (s: NonNullable<Spot>): string => key(s[0], s[1]);
const ends = (s: NonNullable<Spot>): string => key(s[2], s[3]);
const moves = (s: Spot): s is NonNullable<Spot> => s !== null && begins(s) !== ends(s);

const rowsOf = (view: View): { row: LegalRow; spot: Spot }[] =>
  view.legal.map((row, i) => ({ row, spot: view.plain?.spots[i] ?? null }));

const fits = (spot: Spot, pick: Pick): boolean =>
  (pick.from === undefined || (moves(spot) && begins(spot) === pick.from)) &&
  (pick.to === undefined || (spot !== null && ends(spot) === pick.to));

/** The legal actions that are left of a decision after these clicks. */
export const left = (view: View, pick: Pick): LegalRow[] =>
  rowsOf(view)
    .filter(r => fits(r.spot, pick))
    .map(r => r.row);

// A place to click: first where a move begins, then where it ends.
export interface Target {
  key: string;
  x: number;
  y: number;
  rows: LegalRow[];
  leads: Leads;
}
export function targets(view: View, pick: Pick): Target[] {
  const found = new Map<string, { lifts: boolean; rows: LegalRow[] }>();
  for (const { row, spot } of rowsOf(view)) {
    if (!spot || !fits(spot, pick)) continue;
    const lifts = pick.from === undefined && moves(spot),
      at = lifts ? begins(spot) : ends(spot),
      place = found.get(at) ?? { lifts, rows: [] };
    place.rows.push(row);
    found.set(at, place);
  }
  return [...found].map(([at, { lifts, rows }]) => {
    const [x, y] = at.split(',').map(Number) as [number, number],
      leads: Leads = lifts
        ? { pick: { from: at } }
        : rows.length === 1
          ? { do: rows[0]!.do }
          : { pick: { ...pick, to: at } };
    return { key: at, x, y, rows, leads };
  });
}

/** Where something is looked for in vain: the actions that are closed there. */
export function closedPlaces(view: View): Map<string, string[]> {
  const found = new Map<string, string[]>();
  view.closed?.forEach((row, i) => {
    const spot = view.plain?.closed_spots?.[i];
    for (const at of new Set(spot ? [begins(spot), ends(spot)] : []))
      found.set(at, [...(found.get(at) ?? []), row.do]);
  });
  return found;
}

/** The clicks that lead to an action, without the last one. */
export function pickFor(view: View, action: string): Pick {
  const spot = rowsOf(view).find(r => r.row.do === action)?.spot ?? null;
  return moves(spot) ? { from: begins(spot) } : {};
}

// Half the width of a place: no further than to the middle between two.
export function reach(all: Target[], at: Target): number {
  const near = all.filter(o => o !== at && o.y === at.y).map(o => Math.abs(o.x - at.x) * CELL_W);
  return Math.min(17, ...near.map(d => d / 2));
}
