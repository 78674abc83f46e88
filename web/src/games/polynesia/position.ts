// position.ts - the position of Polynesia as the server and the engine write it, and small questions
// about it. Nothing here draws or speaks.
import type { ClosedRow, LegalRow, View } from '../../protocol.ts';

export type Goods = 'fish' | 'shell';
export type Face = 'mask' | 'boat' | 'fish' | 'shell' | 'turtle';
export type Stone = 'red' | 'grey' | 'black';
export type Phase = 'm3' | 'm2' | 'm1' | 'lava' | 'decline' | 'resources' | 'new_first';

export interface Island {
  id: string;
  slug: string;
  x: number;
  y: number;
  kind: 'volcano' | 'near' | 'plain' | 'archipelago' | 'turtle';
  symbol: 'fish' | 'shell' | 'turtle' | null;
  turtles: number;
  slot: 'green' | 'orange' | null;
  token: Face | null;
  safe: boolean;
  label: 'in' | 'R' | 'L' | 'T' | 'B';
  corner: 'NW' | 'NE' | 'SW' | 'SE' | null;
  pieces: number[];
  text?: string; // what lies there now, in words
}
export interface Route {
  id: string;
  ends: [string, string];
  class: 'neutral' | 'sea' | 'inner';
  goods: Goods | null;
  boats: number[];
  text?: string; // of one with boats: whose, and what others pay, in words
}
export interface Archipelago {
  id: string;
  islands: [string, string];
  turtle_token: boolean;
}
export interface Card {
  code: string;
  type: number;
  kind: 'in_play' | 'at_end';
  turtles_from: 'archipelagos' | 'supply' | null; // where the turtle tokens lie that it gives
  part: string | null; // of the score, where its points stand
}
export interface Player {
  seat: number;
  fish: number;
  shell: number;
  home: number;
  saved: number;
  sinking: number; // on islands that sink
  space: number; // of the board that counts if the game ends now, from 1 on; 0: none
  worth: string; // of the board, in words; and how many saved would make it worth more, or nothing
  next_worth: string;
  boats_left: number;
  masks: number;
  turtles: number; // of all kinds
}
// One of the four actions as it is offered: what it gives or costs, or why it cannot be chosen.
export type Group = 'explore' | 'travel' | 'populate' | 'fish';
interface Offer {
  id: Group;
  title: string;
  value?: number; // the turn value, where it hangs on that
  open: boolean;
  short: string;
  spoken: string;
  click: string | null; // what is asked once it is chosen (lexicon: click)
}
export interface Position {
  side: 'A' | 'B';
  groups: Offer[] | null; // for whoever chooses one now
  phase: Phase | null;
  first: number | null;
  active: number | null;
  mp_left: number | null; // steps of a voyage, and how many it had
  mp_of: number | null;
  cards: Card[];
  islands: Island[];
  routes: Route[];
  archipelagos: Archipelago[];
  turtle_supply: number;
  players: Player[];
  bag: Record<Stone, number>;
  stones_drawn: Record<Stone, number>;
  eruption_chance: number;
  // The red stone that ends the game, which are out, red ones alone beside "Lava" and beside the round, what the bag
  // holds, whether this round may be the last.
  lava: { of: number; text: string; short: string; brief: string; bag: string; will: string };
}
export type PView = View<Position>;
interface Amount {
  goods: Goods;
  number: number;
  left: number; // what one then has of it
}
// What an action costs and brings, as the rules say it; a key that is missing says nothing.
export interface Row extends LegalRow {
  short?: string; // on a button below a question that has named the rest
  group?: Group; // of an action of a turn
  skip?: true; // what was to be had is not taken
  from?: string;
  to?: string;
  route?: string;
  island?: string; // where it is chosen: not where pieces come to that are paid for
  // Of the first of those at one place: what they do, what that means, what is asked (lexicon: click).
  shared?: { click: string; label: string; text: string };
  goods?: Goods; // of which kind, where none of it is paid or taken
  pay?: Amount; // in all
  pay_to?: number[];
  guide?: number; // whose piece comes along
  masks?: number; // given up, to lead the way
  no_price?: true; // of a route that is free
  gain?: Amount;
  pieces?: number;
  losses?: { seat: number; number: number }[];
  first_landfall?: true;
  sinks?: true;
}
// Where it lies that an action cannot be chosen.
type Closed = ClosedRow & Pick<Row, 'from' | 'route' | 'island'>;
export const closedOf = (view: PView): Closed[] => view.closed ?? [];

export const island = (p: Position, id: string): Island => p.islands.find(i => i.id === id)!;
export const route = (p: Position, id: string): Route => p.routes.find(r => r.id === id)!;
export const volcano = (p: Position): Island => p.islands.find(i => i.kind === 'volcano')!;
export const goodsOf = (p: Player, kind: Goods): number => p[kind];
