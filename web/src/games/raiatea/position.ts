// position.ts - the game's own part of a view of Raiatea, and small questions about it. Static facts
// (rituals, missions, masks, stalls) come from data.gen.ts; here they get their names.
import type { View } from '../../protocol.ts';
import * as rows from './data.gen.ts';

export type GoodName = 'uru' | 'taro' | 'mahi' | 'tiare';
export const goods: GoodName[] = ['uru', 'taro', 'mahi', 'tiare'];
export type HelperName = 'gatherer' | 'trader' | 'shaman' | 'diver';
export const helpers: HelperName[] = ['gatherer', 'trader', 'shaman', 'diver'];
export type Rank = 'raatira' | 'ariki' | 'arioi' | 'tahua';
export const ranks: Rank[] = ['raatira', 'ariki', 'arioi', 'tahua'];
export type LocationName = 'forest' | 'marae' | 'oyster' | 'path' | 'neighbours' | 'market';
export const locations: LocationName[] = [
  'forest',
  'marae',
  'oyster',
  'path',
  'neighbours',
  'market',
];
export type DeckName = 'normal' | 'forbidden';
export type Reward = 'tattoo' | 'good' | 'pearls';
export type Counts<K extends string> = Record<K, number>;

export interface MaskRow {
  face: string;
  n: number;
  links: number;
}
export interface Points {
  rank: number;
  papa_rai: number;
  tiles: number | null;
  too_pairs: number | null;
  helper_pairs: number;
  colour_pairs: number;
  total: number | null;
}
export interface Player {
  seat: number;
  tattoo: number;
  rank: Rank;
  priests: number;
  tahua: 'no' | 'due' | 'done';
  pearls: number | null;
  mana: number | null;
  goods: Counts<GoodName> | null;
  tiles: string[] | null;
  helpers: Record<HelperName, { all: number; ready: number }>;
  masks: MaskRow[];
  mirrors: number;
  lasting: string[];
  hand_size: Counts<DeckName>;
  hand: string[] | null;
  drawn: string[] | null;
  prepared: string[] | null;
  buried: string[] | null;
  picked?: string[] | null; // picked: of a set that is being chosen
  shamans_left: number;
  trader_used: boolean;
  ready: boolean;
  points: Points;
}
export interface Deck {
  left: number;
  open: Record<string, number>;
  buried: number;
}
export interface Statue {
  statue: number;
  open: boolean;
  shown: boolean;
  rows: (string | null)[][];
}
export interface RowCard {
  ritual: string;
  owner: number | null;
}
export interface Position {
  space: number;
  round: string;
  track: number[];
  ceremony: number;
  act: number;
  start: number;
  kahuna: number | null;
  location: LocationName | null;
  options: string[];
  locations: { id: LocationName; by: number | null }[];
  order: (number | 'spirit')[];
  rewards: Reward[];
  offers: (number | null)[] | null;
  spirit_offer: number | null;
  bag: number;
  goods: Counts<GoodName>;
  levels: Counts<GoodName>;
  helpers: Counts<HelperName>;
  masks: Record<string, number>;
  display: { face: string; n: number }[];
  forest_left: number;
  decks: Record<DeckName, Deck>;
  statues: Statue[];
  row: RowCard[];
  auction: { tile: string; bids: (number | null)[] | null } | null;
  players: Player[];
}
export type RView = View<Position>;

// ---- the tables ------------------------------------------------------------------------------

export type Kind = 'personal' | 'permanent' | 'interactive' | 'general';
export interface Ritual {
  id: string;
  code: string;
  order: number;
  name: string;
  deck: DeckName;
  kind: Kind;
  cost: number;
  tane: boolean;
  act5: boolean;
}
export const rituals = new Map<string, Ritual>(
  rows.rituals.map(([code, id, name, deck, kind, cost, tane, act5], order) => [
    id,
    {
      id,
      code,
      order,
      name: name.replaceAll("'", '’'),
      deck: deck as DeckName,
      kind: kind as Kind,
      cost,
      tane: tane > 0,
      act5: act5 > 0,
    },
  ]),
);
export const ritualOf = (id: string): Ritual =>
  rituals.get(id) ?? {
    id,
    code: '',
    order: 99,
    name: id,
    deck: 'normal',
    kind: 'personal',
    cost: 0,
    tane: false,
    act5: false,
  };

export interface Mission {
  code: string;
  points: number;
  kind: string;
  need: string;
  number: number;
}
export const missions = new Map<string, Mission>(
  rows.missions.map(([code, points, kind, need, number]) => [
    code,
    { code, points, kind, need, number },
  ]),
);
export const missionOf = (code: string): Mission =>
  missions.get(code) ?? { code, points: 0, kind: '', need: '', number: 0 };
// The goods that a mission asks for, one of each.
export const goodsOf = (m: Mission): GoodName[] => goods.filter((_, k) => (m.number >> k) & 1);

export interface Mask {
  word: string;
  order: number;
  family: 'too' | 'helper' | 'colour' | 'mirror';
  colour: string;
  counts: string;
}
const mirror: Mask = { word: 'mirror', order: 12, family: 'mirror', colour: 'mirror', counts: '' };
export const masks = new Map<string, Mask>([
  ...rows.masks.map(([word, family, colour, counts], order): [string, Mask] => [
    word,
    { word, order, family: family as Mask['family'], colour, counts },
  ]),
  ['mirror', mirror],
]);
export const maskOf = (word: string): Mask => masks.get(word) ?? mirror;

export interface Face {
  word: string;
  kind: 'good' | 'helper' | 'mask' | 'mirror';
  what: string;
  treasure: string;
}
export const faces = new Map<string, Face>(
  rows.faces.map(([word, , kind, what, treasure]) => [
    word,
    { word, kind: kind as Face['kind'], what, treasure },
  ]),
);
export const faceOf = (word: string): Face =>
  faces.get(word) ?? { word, kind: 'mirror', what: 'mirror', treasure: '' };

export type Bonus =
  'pearls' | 'mana' | 'helper' | 'ritual' | 'priest' | 'tattoo' | 'tattoo_and_mana' | 'mission';
export interface Stall {
  bonus: Bonus;
  number: number;
}
const stallRows = new Map(
  rows.stalls.map(([good, level, bonus, number]) => [
    `${good}.${level}`,
    { bonus: bonus as Bonus, number },
  ]),
);
export const stallOf = (good: string, level: number): Stall =>
  stallRows.get(`${good}.${level}`) ?? { bonus: 'pearls', number: 0 };

// ---- small questions -------------------------------------------------------------------------

export const rankAt: Record<Rank, number> = { raatira: 0, ariki: 2, arioi: 5, tahua: 9 };
export const clips = (p: Player): number => (p.rank === 'arioi' || p.rank === 'tahua' ? 3 : 2);
export const drawnBy = (p: Player): number => (p.rank === 'arioi' || p.rank === 'tahua' ? 5 : 3);
export const handCount = (p: Player): number => p.hand_size.normal + p.hand_size.forbidden;
export const maskCount = (p: Player): number =>
  p.masks.reduce((n, m) => n + m.n, 0) + p.mirrors + p.masks.reduce((n, m) => n + m.links, 0);
// Complete pairs of one picture: those with a mirror, and two of a kind.
export const pairsOf = (m: MaskRow): number => m.links + Math.floor((m.n - m.links) / 2);
export const tilePoints = (tiles: string[]): number =>
  tiles.reduce((n, code) => n + missionOf(code).points, 0);
// People at the ceremony, the Spirit of two players too, from the first place.
export const placeOf = (p: Position, seat: number | 'spirit'): number => p.order.indexOf(seat) + 1;
export const isCeremony = (space: number): boolean => space === 2 || space === 5 || space === 9;
const spaceNames = ['', 'A1', 'C1', 'A2', 'A3', 'C2', 'A4', 'A5', 'A6', 'C3'];
export const spaceName = (space: number): string => spaceNames[space] ?? '';
// Cards picked as a set go in ascending order of their codes.
export const byOrder = (a: string, b: string): number => ritualOf(a).order - ritualOf(b).order;
export const byCost = (a: string, b: string): number =>
  ritualOf(a).cost - ritualOf(b).cost || byOrder(a, b);
