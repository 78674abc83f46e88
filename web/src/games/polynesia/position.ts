// position.ts - the position of Polynesia as the server and the engine write it, and small questions
// about it. Nothing here draws or speaks.
import type { LegalRow, View } from '../../protocol.ts';

export type Goods = 'fish' | 'shell';
export type Face = 'mask' | 'boat' | 'fish' | 'shell' | 'turtle';
export type Stone = 'red' | 'grey' | 'black';
export type Phase = 'm3' | 'm2' | 'm1' | 'lava' | 'decline' | 'resources' | 'new_first';

export interface Island {
  id: string;
  slug: string;
  name: string;
  x: number;
  y: number;
  kind: 'volcano' | 'near' | 'plain' | 'archipelago' | 'turtle';
  symbol: 'fish' | 'shell' | 'turtle' | null;
  turtles: number;
  archipelago: string | null;
  slot: 'green' | 'orange' | null;
  token: Face | null;
  safe: boolean;
  label: 'in' | 'R' | 'L' | 'T' | 'B';
  corner: 'NW' | 'NE' | 'SW' | 'SE' | null;
  pieces: number[];
}
export interface Route {
  id: string;
  name: string;
  ends: [string, string];
  class: 'neutral' | 'sea' | 'inner';
  goods: Goods | null;
  boats: number[];
}
export interface Archipelago {
  id: string;
  name: string;
  islands: [string, string];
  turtle_token: boolean;
}
export interface Card {
  code: string;
  id: string;
  type: number;
  kind: 'in_play' | 'at_end';
  turtles_from: 'archipelagos' | 'supply' | null; // where the turtle tokens lie that it gives
  title: string;
  text: string;
}
export interface Player {
  seat: number;
  fish: number;
  shell: number;
  home: number;
  saved: number;
  row_value: number;
  next_row_values: number[];
  boats_left: number;
  masks: number;
  turtle_tokens: number;
  island_turtles: number;
  fish_tokens: number;
  shell_tokens: number;
  islands: number;
  score: Record<string, number>;
}
// One of the four actions as it is offered: what it gives or costs, or why it cannot be chosen.
export interface Offer {
  id: string;
  title: string;
  open: boolean;
  short: string;
  spoken: string;
  click: string | null; // what is asked once it is chosen (lexicon: click)
}
export interface Position {
  side: 'A' | 'B';
  groups: Offer[] | null; // for whoever chooses one now
  round: number;
  phase: Phase | null;
  marker: number | null;
  turn_index: number;
  first: number | null;
  active: number | null;
  mp_left: number | null;
  todo: number | null;
  cards: Card[];
  islands: Island[];
  routes: Route[];
  archipelagos: Archipelago[];
  turtle_supply: number;
  players: Player[];
  bag: Record<Stone, number>;
  stones_drawn: Record<Stone, number>;
  eruption_chance: number;
  // The red stone that ends the game, how many are out, and whether this round may be the last.
  lava: { of: number; text: string; will: string };
}
export type PView = View<Position>;
export const redStones = (p: Position): { n: number; of: number } => ({
  n: p.stones_drawn.red,
  of: p.lava.of,
});
// What an action costs and brings, as the rules say it; a key that is missing says nothing: no `pay` is free.
export interface Row extends LegalRow {
  short?: string; // on a button below a question that has named the rest
  pay?: { goods: Goods; number: number }; // in all
  pay_to?: number[];
  gain?: { goods: Goods; number: number };
  pieces?: number;
  losses?: { seat: number; number: number }[];
  first_landfall?: true;
  sinks?: true;
}

export const island = (p: Position, id: string): Island => p.islands.find(i => i.id === id)!;
export const route = (p: Position, id: string): Route => p.routes.find(r => r.id === id)!;
export const volcano = (p: Position): Island => p.islands.find(i => i.kind === 'volcano')!;
export const across = (r: Route, from: string): string =>
  r.ends[0] === from ? r.ends[1] : r.ends[0];
export const goodsOf = (p: Player, kind: Goods): number => p[kind];
export const turtlesOf = (p: Player): number => p.turtle_tokens + p.island_turtles;

// Pieces of a seat that would be lost if the volcano erupted now.
export const sinking = (p: Position, seat: number): number =>
  p.islands.reduce((n, i) => n + (i.safe ? 0 : (i.pieces[seat] ?? 0)), 0);
