// position.ts - the game's own part of a view of Conquest of Paradise, and small questions about it.
// Static facts (coordinates, names, boxes) come from map.gen.ts; here they get their names.
import { figure } from '../../app/points.ts';
import type { ClosedRow, GameEvent, View } from '../../protocol.ts';
import { unitOf } from '../facts.ts';
import * as rows from './map.gen.ts';

type Kind = 'wc' | 'tc' | 'wb' | 'col' | 'rum';
export type Cargo = 'none' | 'wb' | 'col';
type Phase = 'turn_order' | 'exploration' | 'movement' | 'building' | 'victory';
// In the order of the rules.
export type Counts = Record<Kind, number>;
export const entriesOf = <K extends string>(counts: Partial<Record<K, number>>): [K, number][] =>
  Object.entries(counts) as [K, number][];

export interface HeldCard {
  card: string;
  up: boolean;
  state: string;
  points: number;
}
export interface Player {
  side: number;
  people: string | null;
  home: number | null;
  points: {
    villages: number;
    groups: number;
    atolls: number;
    cards: number;
    kumara: number;
    total: number;
  };
  hidden_points: number | null;
  known_points: number; // in halves: what lies open, and of one's own also what does not
  villages: number;
  groups: number;
  build_points: number;
  explorer: 'home' | 'lost' | 'sailing';
  knots: number; // that the Explorer bears
  markers: number;
  saved: boolean;
  kumara: boolean;
  hand: number; // cards in all, and those that lie face down
  hidden: number;
  kept: number;
  cards: HeldCard[];
  events: string[];
  supply: Partial<Counts> | null; // no Rumors where there are none
}
export interface Canoe {
  kind: 'wc' | 'tc' | 'tcu' | 'rum';
  mp: number;
  cargo: Cargo;
  n: number;
}
export interface Stack {
  side: number;
  text: string; // all of it, in words
  chain: boolean;
  down: number;
  no_wc: boolean;
  known: Counts;
  unknown: number;
  canoes?: Canoe[];
}
export interface Place {
  hex: number;
  ground: 'ocean' | 'unexplored' | 'hidden' | 'group' | 'atoll';
  name?: string; // of an island that was found
  text?: string; // what lies there, where its ground does not say it
  tile?: string;
  group?: string;
  facing?: string;
  usable?: number;
  brown?: number;
  ia?: number;
  villages?: number;
  owner?: number | null;
  home?: number | null;
  independent?: boolean;
  warriors?: number;
  malaria?: number[]; // dice that strike here
  di?: number[];
  marks?: string[];
  stacks?: Stack[];
}
export interface Chain {
  side: number;
  edges: [number, number][];
  home: number[]; // linked to its Home
}
export interface Voyage {
  side: number;
  knots: number;
  limit: number;
  pos: number | null;
  start: number | null; // from where it set out
  way: number[];
  tile?: string | null;
  risk: { on: number; home: number; lost: number } | null;
}
export interface Row {
  wc: number;
  wb: number;
  lw: number;
  leader: number;
}
interface Back {
  wc: number;
  tc: number;
  wb: number;
  col: number;
}
// Of those in the rows: Warrior Bands in War Canoes, Colonies in Transports.
interface Aboard {
  wb: number;
  col: number;
}
export interface Battle {
  hex: number;
  attacker: number;
  defender: number | null;
  villages: number;
  island: boolean;
  front: [Row, Row];
  panicked: [Row, Row];
  back: [Back, Back]; // those that take no part
  aboard: [Aboard, Aboard];
  die: number;
  rolls: number[];
  n_rolls: number;
  losses: [number[], number[]]; // of each part: the rolls that removed a piece
  odds: number; // for the attacker, in per cent
  chance: string; // of whoever looks, in words
  open: boolean; // the last roll waits for a decision
}
// An event that ends a Battle has it as it was then.
export interface CEvent extends GameEvent {
  battle?: Battle;
}
interface PlanEntry {
  item: string;
  hex?: number;
  card?: string;
  cost?: number;
}
interface Plan {
  entries: PlanEntry[];
  pending: string | null;
}
// What is left in the cup, and with how many knots, from 1 on.
export interface Draws {
  sea: number;
  island: number;
  course: number;
  knots: [number, number, number];
}
export interface Position {
  turn: number;
  phase: Phase;
  game_end: number;
  solo: boolean;
  active: number | null;
  options: string[];
  order: number[];
  players: Player[];
  hexes: Place[];
  chains: Chain[];
  draws: Draws;
  deck_left: number;
  events_left: number;
  discarded: string[];
  voyage: Voyage | null;
  kumara: { side: number; pos: number } | null;
  party: { from: number; to: number; pieces: { kind: string; cargo: Cargo; n: number }[] } | null;
  battle: Battle | null;
  plan: Plan | null;
  prices: Record<string, number>; // for whoever looks, now
  ready: number[];
  // Ends this step without doing anything; `begins`: the whole turn can be passed, what that is called and gives up.
  rest: { do: string; begins: boolean; label?: string; help?: string } | null;
  chits: { left: number } | null;
}
export type CView = View<Position>;
// What it is of that cannot be used.
interface Closed extends ClosedRow {
  card?: string;
  event?: string;
}
export const closedOf = (view: CView): Closed[] => view.closed ?? [];

// ---- the tables ------------------------------------------------------------------------------

export interface Hex {
  id: number;
  q: number;
  r: number;
  flags: string[];
}
export const hexes: Hex[] = rows.hexes.map(([q, r, flags], id) => ({
  id,
  q,
  r,
  flags: flags.split(' ').filter(Boolean),
}));
const numbers = new Map(hexes.map(h => [`${h.q},${h.r}`, h.id]));
const hexAt = (q: number, r: number): number | null => numbers.get(`${q},${r}`) ?? null;
// Clockwise from the north.
const directions: [number, number][] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
export const neighbours = (id: number): (number | null)[] => {
  const h = hexes[id]!;
  return directions.map(([q, r]) => hexAt(h.q + q, h.r + r));
};

export interface Land {
  id: string;
  green: number;
  brown: number;
  atoll: boolean;
  hex: number | null; // where it is printed
}
export const groups = new Map<string, Land>(
  rows.groups.map(([id, hex, green, brown]) => [id, { id, green, brown, atoll: false, hex }]),
);
export const tiles = new Map<string, Land>(
  rows.tiles.map(([id, green, brown, atoll]) => [id, { id, green, brown, atoll, hex: null }]),
);
// What a number of the die does in a Battle.
export const hits = new Map(rows.dice.map(([n, part, loss]) => [n, { part, loss }]));
// Arts & Culture cards and Random Events: of which type each is.
export const cards = new Map<string, string>(rows.cards);
export const events = new Map<string, string>(rows.events);
export const markers = new Map(
  rows.markers.map(([word, type, knots, n]) => [word, { word, type, knots, n }]),
);

// ---- questions -------------------------------------------------------------------------------

const places = new WeakMap<Position, Map<number, Place>>();
function placesOf(p: Position): Map<number, Place> {
  let known = places.get(p);
  if (!known) places.set(p, (known = new Map(p.hexes.map(h => [h.hex, h]))));
  return known;
}
export const placeAt = (p: Position, hex: number): Place | null => placesOf(p).get(hex) ?? null;
// Whether something lies there: every hex is told of, of the others only the ground.
export function isShowing({ ground, stacks, marks }: Place): boolean {
  const isLand = ground !== 'ocean' && ground !== 'unexplored';
  return isLand || Boolean(stacks?.length) || Boolean(marks?.length);
}
// The island that lies in a hex, as far as the viewer knows it.
export function landAt(p: Position, hex: number): Land | null {
  const place = placeAt(p, hex);
  if (place?.tile) return tiles.get(place.tile) ?? null;
  if (place?.group) return groups.get(place.group) ?? null;
  return null;
}
export const stackAt = (p: Position, hex: number, side: number): Stack | null =>
  placeAt(p, hex)?.stacks?.find(s => s.side === side) ?? null;
export const size = (s: Stack): number => s.down + (s.chain ? 1 : 0);

export const isUnexplored = (p: Position, hex: number): boolean =>
  placeAt(p, hex)?.ground === 'unexplored';

// Victory Points are counted in parts of a point.
export const inPoints = (n: number): number => n / unitOf('conquest');
export const pointsText = (n: number): string => figure(inPoints(n));

// Cards that a viewer knows: face up first.
export const handOf = (p: Player): HeldCard[] =>
  [...p.cards].sort((a, b) => Number(b.up) - Number(a.up) || a.card.localeCompare(b.card));
