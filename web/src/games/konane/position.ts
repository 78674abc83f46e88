// position.ts - the position of Konane as the engine writes it, where its places lie, and which of them a
// decision needs. Nothing here draws or speaks.
import type { ClosedRow, LegalRow, Refusal, View } from '../../protocol.ts';
import type { Frame, Leads, Pick } from '../game.ts';

export interface Player {
  seat: number;
  colour_title: string; // as the player is called: "Black"
  stones: number;
  jumps: number;
}
export interface Position {
  side: number;
  rows: string[]; // from the first row up: b, w or a dot
  last: { from: string | null; to: string | null; over: string[] };
  players: Player[];
}
type KView = View<Position>;
export const positionOf = (view: View): Position => (view as KView).position;
export const closedOf = (view: View): Closed[] => (view.closed ?? []) as Closed[];
export const refusalsOf = (view: View): Refused[] => view.refusals ?? [];

// What a move does, as the rules say it.
interface Row extends LegalRow {
  short?: string; // of a stone that is lifted
  from?: string;
  to?: string; // a removal leads nowhere
  over?: string[]; // whose stones are taken
}
interface Closed extends ClosedRow {
  from: string;
  to?: string;
}
interface Refused extends Refusal {
  lifted?: boolean; // only while a stone is lifted
}

// ---- places: `c4`, as in the rules ------------------------------------------------------------------

export const CELL = 60,
  RIM = 42, // with letters or numbers: left and below
  LIP = 22; // above and at the right
const placeOf = (column: number, row: number): string =>
  `${String.fromCharCode(97 + column)}${row + 1}`;
const columnOf = (place: string): number => place.charCodeAt(0) - 97;
export const rowOf = (place: string): number => Number(place.slice(1)) - 1;
// The middle of a place, in units of the board; the first row is at the bottom.
export const spotOf = (side: number, place: string): { x: number; y: number } => ({
  x: RIM + CELL * (columnOf(place) + 0.5),
  y: LIP + CELL * (side - rowOf(place) - 0.5),
});
export const frameOf = (side: number): Frame => ({
  x: 0,
  y: 0,
  w: RIM + LIP + CELL * side,
  h: RIM + LIP + CELL * side,
});
export const seatAt = (p: Position, place: string): number | null => {
  const sign = p.rows[rowOf(place)]?.[columnOf(place)];
  return sign === 'b' ? 0 : sign === 'w' ? 1 : null;
};
export const places = (side: number): string[] =>
  Array.from({ length: side * side }, (_, i) => placeOf(i % side, Math.floor(i / side)));

// ---- decisions --------------------------------------------------------------------------------------

export interface Way {
  from: string;
  to: string | null; // null: a stone is removed
  over: string[];
}
export interface Move extends Way {
  row: Row;
}
export const movesOf = (view: View): Move[] =>
  view.legal.map((row: Row) => ({
    ...{ row, from: row.from ?? '', to: row.to ?? null },
    over: row.over ?? [],
  }));
export const moveBy = (view: View, action: string): Move | null =>
  movesOf(view).find(m => m.row.do === action) ?? null;

// A place to click: a stone that can be removed, a stone that can jump, a place where the lifted one lands.
export interface Target {
  place: string;
  kind: 'remove' | 'lift' | 'land';
  moves: LegalRow[];
  leads: Leads;
}
export function targets(view: View, pick: Pick): Target[] {
  const found = new Map<string, Target>();
  for (const { row, from, to } of movesOf(view)) {
    if (to === null)
      found.set(from, { place: from, kind: 'remove', moves: [row], leads: { do: row.do } });
    else if (pick.from === from)
      found.set(to, { place: to, kind: 'land', moves: [row], leads: { do: row.do } });
    if (to === null) continue;
    const stone = found.get(from);
    if (stone) stone.moves.push(row);
    else
      found.set(from, {
        place: from,
        kind: 'lift',
        moves: [row],
        leads: { pick: pick.from === from ? {} : { from } },
      });
  }
  return [...found.values()];
}
