// position.ts - the game's own part of a view of Raiatea, and small questions about it. What is always the
// same (rituals, missions, masks, stalls, ranks) is in tables.ts.
import type { GameEvent, View } from '../../protocol.ts';
import {
  type DeckName,
  type GoodName,
  type HelperName,
  type LocationName,
  type Rank,
  type Reward,
} from './names.ts';
import { ritualOf } from './tables.ts';

// Whoever takes part in a ceremony: with two players the Spirit too.
export type Who = number | 'spirit';
export type Counts<K extends string> = Record<K, number>;

export interface MaskRow {
  face: string;
  n: number;
  links: number; // of these have a mirror
  pairs: number; // complete ones, with a mirror or without
  single: boolean; // one besides
}
export interface Player {
  seat: number;
  tattoo: number;
  rank: Rank;
  priests: number;
  priest_mana: number; // what the priests bring
  n_helpers: number;
  n_masks: number; // mirrors too
  n_hand: number; // rituals
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
  prepared: string[] | null;
  buried: string[] | null;
  picked?: string[] | null; // of a set that is being chosen
  set: CardSet | null;
  ready: boolean;
}
// A set of cards that is being chosen.
export interface CardSet {
  deed: 'keep' | 'prepare' | 'pay';
  from: string[]; // what is left to choose from, in the order of the actions
  each: string[]; // the action of each
  chosen: string[];
  fits: string[]; // what may be chosen besides
  why: string | null; // why the rest may not
  most: number;
  actions: string[] | null; // that carry it out; null: it is not whole yet
}
// The same with some chosen (View.draft), and what the question means then.
export interface Draft extends CardSet {
  help: string;
}
interface Deck {
  left: number;
  open: Record<string, number>;
}
export interface Statue {
  statue: number;
  points: number; // of each tile
  open: boolean;
  shown: boolean;
  left: number; // tiles
  rows: (string | null)[][];
}
export interface RowCard {
  ritual: string;
  owner: number | null;
  bag?: number; // mana in the bag when its turn comes, as things stand; and whether that is enough
  enough?: boolean;
  needs?: number; // mana for it and for all behind it
}
// An auction: bids by seat once the hands are open, the Spirit's by the die.
export interface Sale {
  tile: string;
  bids: number[] | null;
  spirit: number | null;
  won: Who | null;
}
export interface Position {
  space: number;
  track: number[];
  ceremony: number;
  act: number;
  start: number;
  kahuna: number | null; // of the place where everybody acts now
  location: LocationName | null;
  locations: { id: LocationName; by: number | null }[];
  order: Who[];
  rewards: Reward[];
  offers: number[] | null; // of this ceremony, once the hands are open
  spirit_offer: number | null;
  offered: number | null; // in all
  bag: number;
  goods: Counts<GoodName>;
  levels: Counts<GoodName>;
  helpers: Counts<HelperName>;
  helper_price: number;
  first_helper_free: boolean; // for the Kahuna
  reward_pearls: number;
  masks: Record<string, number>;
  display: { face: string; n: number }[];
  forest_left: number;
  decks: Record<DeckName, Deck>;
  statues: Statue[];
  performing: { ritual: string; owner: number | null } | null; // carried out now
  row: RowCard[];
  auction: Sale | null;
  players: Player[];
}
// An event that ends an auction has it as it was then.
export interface REvent extends GameEvent {
  auction?: Sale | null;
}
export type RView = View<Position>;

// ---- small questions -------------------------------------------------------------------------

export const offerOf = (p: Position, who: Who): number | null =>
  who === 'spirit' ? p.spirit_offer : (p.offers?.[who] ?? null);
export const byCost = (a: string, b: string): number =>
  ritualOf(a).cost - ritualOf(b).cost || ritualOf(a).order - ritualOf(b).order;
