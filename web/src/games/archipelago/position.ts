// position.ts - the game's own part of a view of Archipelago, and small questions about it. Static
// facts (faces of hexes, cards, backs, markets) come from data.gen.ts.
import type { View } from '../../protocol.ts';
import * as rows from './data.gen.ts';

export type Res = 'fruit' | 'cattle' | 'fish' | 'wood' | 'stone' | 'iron';
export const resources: Res[] = ['fruit', 'cattle', 'fish', 'wood', 'stone', 'iron'];
export type Good = Res | 'token';
export type Building = 'town' | 'temple' | 'market' | 'port';
export const buildings: Building[] = ['town', 'temple', 'market', 'port'];
export type BoardName = 'domestic' | 'export';
export const boards: BoardName[] = ['domestic', 'export'];
export type PartName = 'A' | 'B' | 'sea';
export type Zone =
  | 'taxes'
  | Res
  | 'transaction'
  | 'exploration'
  | 'reproduction'
  | 'recruitment'
  | 'migration'
  | 'construction';
export const zones: Zone[] = [
  'taxes',
  ...resources,
  'transaction',
  'exploration',
  'reproduction',
  'recruitment',
  'migration',
  'construction',
];
export type Counts<K extends string> = Record<K, number>;

interface BuildingRow {
  type: Building;
  part: PartName;
  used: boolean;
  controller: number | null;
  unit: number | null;
  text: string; // who holds it, and whether it was used
}
interface IconRow {
  icon: number;
  res: Res;
  part: PartName;
  unit: number | null;
  ravaged: boolean;
  state?: string; // why nobody can harvest it now
}
export interface Cell {
  q: number;
  r: number;
}
export interface Region extends Cell {
  region: number;
  face: string;
  rot: number;
  name: string;
  text: string; // what it has, and who is there
  parts: Partial<Record<PartName, string>>; // what they are called
  buildings: BuildingRow[];
  control: number | null;
  held?: string; // by whom, and on what terms others harvest there
  open?: string;
  icons: IconRow[];
  terms: number | null;
  permits: number;
}
export type Spot = 'free' | Building | 'icon';
export interface Unit {
  unit: number;
  seat: number;
  kind: 'citizen' | 'ship';
  region: number;
  part: PartName;
  spot: Spot;
  icon: number | null;
  engaged: 'work' | 'service' | null;
  rebel: boolean;
  text: string; // what it is, whose, and where it stands
  state?: string; // if it is not free
}
export interface Slot {
  slot: number;
  card: string;
  turned: number;
  costs: string; // now, and after a turn
}
export interface Crisis {
  text: string; // what it is, in full and in a line
  brief: string;
  outlook: string; // without help; and the same beside what one cube does
  without: string;
  with_one: string;
  board: BoardName;
  res: Res;
  number: number;
  red: boolean;
  given: number;
  seat: number | null;
  lying: number[];
  pledges: (number | null)[];
  if_nothing: number;
  reb_by_nothing: number; // the rebellion then
  reb_by_one: number;
  lost_by_nothing: boolean; // whether the colony would end by as much
  lost_by_one: boolean;
  needs: number; // cubes that would be enough
}
// Things that are chosen together, in ascending order of their numbers.
export interface ChosenSet {
  verb: 'stand' | 'rotate';
  of: 'unit' | 'slot';
  confirm: string; // what the button says, {0} of {1}
  group?: 'rotate'; // where it is done instead of something else
  from: number[];
  n: number;
  actions: string[] | null; // of those that are chosen; or what is missing
  why?: string;
  full?: string; // why no more can be chosen
}
interface Item {
  res: Good;
  n: number;
}
// An offer as its owner sees it. Places: of the order of play. Stand: citizens of the partner, of the owner.
export type Window = 'round' | 'crisis' | 'standing' | 'wish' | 'order';
export interface Permit {
  region: number;
  n: number;
}
export interface Deal {
  owner: number;
  partner: number;
  window: Window;
  places: number[];
  give: number;
  want: number;
  gives: Item[];
  wants: Item[];
  gives_cards: string[];
  wants_cards: string[];
  gives_permits: Permit[];
  permits: Permit[];
  gives_stand: number;
  wants_stand: number;
  sent: boolean;
  gives_text: string; // each side in words, and both
  wants_text: string;
  text: string;
  items?: string[]; // what its viewer would say to draft the same
}
// A wish, or an offer for a place; `k` as in the action that takes it up.
export interface NoteRow extends Deal {
  k: number;
}
// What an offer between the viewer and a partner holds and may hold, and where it would be made.
export interface Limit {
  n: number; // in it now
  least: number;
  most: number;
  full?: string; // why no more of it, once there is no more
  no_less?: string; // why no less, where it is not 0
}
export interface Thing extends Limit {
  do: string; // adds one
}
export interface Florins extends Limit {
  pays: string; // the verb of a sum from that side
}
export interface CardThing extends Thing {
  card: string;
}
// What one more of it is called.
export interface CountedThing extends Thing {
  text: string;
}
export interface PermitThing extends CountedThing {
  region: number;
}
export interface TradeSide {
  florins: Florins | null;
  goods: Partial<Record<Good, Thing>>;
  cards: CardThing[];
  permits: PermitThing[];
  stand: CountedThing | null;
}
export interface Table {
  partner: number;
  window: Window;
  wishes: number; // for a round of his, at most
  places: { place: number; do: string; on: boolean; locked?: string }[]; // of the order of play, where they are wanted
  gives: TradeSide;
  wants: TradeSide;
  chosen: string[]; // the actions of what is drafted and not said yet
  text: string | null; // the offer in words; what should be known of it besides
  note?: string;
  opens: string | null; // the action that begins it, where it is not begun
  actions: string[] | null; // all of them; or why it cannot be sent
  why?: string;
  left_out?: string; // why the last thing that does not fit was left out
}
// An offer that makes sense as things stand, and why: a word of the engine's list `offer_reason`.
export interface ReadyOffer {
  reason: string;
  offer: Deal;
}
// The order of play as the decider arranges it: from which place on, and an order to begin with.
export interface Arranging {
  from: number;
  seats: number[];
  note: string;
  actions: string[] | null; // that set it; or which promise it breaks
  why?: string;
}
// What changes in the next unrest, and why.
interface Effect {
  sur: number;
  reb: number;
  text: string;
}
export interface OwnCard {
  card: string;
  used: boolean;
  built: boolean;
}
export interface HeldObjective {
  objective: string | null;
  shown?: boolean;
  progress?: { now: number; needs: number; met: boolean } | null;
}
// null: what this viewer does not know.
export interface Player {
  seat: number;
  florins: number | null;
  tokens: number | null;
  cubes: Counts<Res> | null;
  discs: number;
  ready: number;
  laid: Partial<Counts<Zone>>;
  supply: { citizens: number; ships: number };
  citizens: number;
  rebels: number;
  fallen?: string; // those, as they are called just now
  on_ships: number;
  buildings: Counts<Building>; // in hand
  cards: OwnCard[];
  objectives: HeldObjective[];
  offer_taken: boolean;
  ready_sealed: boolean;
  state: string | null; // how it stands now; null: by its discs
}
// A card of the pack in play; `ends` says when it ends the game.
interface PackRow {
  objective: string;
  ends: string;
  state: 'mine' | 'shown' | 'gone' | 'possible' | 'known';
  owner?: number | null;
  progress?: { now: number; needs: number; met: boolean };
}
export interface Round {
  seat: number;
  terms_left: number;
}
// Circles of a limited zone that are free: one of one's own colour for everybody, and some for all.
interface Circles {
  own: boolean[];
  common: number;
  text: string; // as its viewer reads them
}
// The row that a zone of a market is filled to; how full it is, what the last cube costs and the next one brings.
interface Price {
  row: number;
  text: string;
}
export interface Criterion {
  part: string; // of the score
  objective?: string;
  trend?: string;
  owner?: number | null;
  title_yours?: string; // to its owner
  criterion?: string; // none: a secret of its owner
  points?: string; // the part of the score that they stand in
  first?: number;
}
interface Change {
  what: Res | 'token' | 'florin';
  before: number | null;
  after: number | null;
}
export interface Position {
  turn: number;
  turn_limit: number;
  phase: number;
  order: number[];
  active: number | null;
  decider: number | null;
  pop: number;
  reb: number;
  sur: number;
  forecast: { sur: number; reb: number; lost: boolean; text: string; effects: Effect[] };
  mood: 'calm' | 'uneasy' | 'brink' | 'lost'; // how near the end is, by what is foreseen
  warning?: string; // where it is not calm
  room: number; // how much more rebellion the colony bears
  hire: string; // what workers cost; and in brief
  hire_brief: string;
  hire_next?: string; // where one can be hired
  circles: Partial<Record<Zone, Circles>>;
  independent: boolean;
  bank: number;
  supply: Counts<Res>;
  market: Record<BoardName, Counts<Res>>;
  prices: Record<BoardName, Record<Res, Price>>;
  stacks: number[];
  built: Counts<Building>;
  regions: Region[];
  cells: Cell[]; // where new land could lie
  units: Unit[];
  top: string | null;
  second: string | null;
  pile: number;
  pile_text: string; // what lies there, or why nothing does
  track: (Slot | null)[];
  revealed: string[];
  deck: number;
  discards: string[];
  back: string | null;
  no_back?: string; // why none is shown
  trends: string[];
  common: string[];
  pack: PackRow[];
  crisis: Crisis | null;
  set: ChosenSet | null;
  deal: Deal | null;
  after: { seat: number; changes: Change[] }[] | null; // of both, when the deal that waits for an answer is done
  answers: Deal | null;
  notes: NoteRow[];
  tables: Table[];
  deals_left: number | null; // of the viewer in what he is asked; null: none of his is counted there
  offers: ReadyOffer[];
  arranging: Arranging | null;
  round: Round | null;
  unfit: string | null; // of the side of the land in hand that fits nowhere
  migrating: { unit: number } | null;
  players: Player[];
  criteria: Criterion[];
}
export type AView = View<Position> & { score: { tie_breaks: (number | null)[] } };

// ---- the tables ------------------------------------------------------------------------------

export type EdgeType = 'S' | 'P' | 'M';
export interface Face {
  key: string;
  order: number;
  edges: EdgeType[];
  parts: string[];
  lands: number;
  huts: number;
  icons: { res: Res; part: PartName }[];
}
export const faces = new Map<string, Face>(
  rows.faces.map(([key, edges, parts, lands, huts, icons], order) => [
    key,
    {
      key,
      order,
      edges: Array.from(edges) as EdgeType[],
      parts: Array.from(parts),
      lands,
      huts,
      icons: icons
        .split(' ')
        .filter(Boolean)
        .map(w => {
          const [res, part = 'a'] = w.split('_');
          return {
            res: res as Res,
            part: (part === 'sea' ? 'sea' : part.toUpperCase()) as PartName,
          };
        }),
    },
  ]),
);
export const faceOf = (key: string): Face => faces.get(key) ?? faces.get('open_sea')!;

type CardKind = 'character' | 'progress' | 'wonder';
export interface Card {
  key: string;
  code: string;
  order: number;
  kind: CardKind;
  prices: [number, number, number];
  discs: number;
  florins: number;
  medals: number;
}
export const cards = new Map<string, Card>(
  rows.cards.map(([code, key, kind, a, b, c, discs, florins, medals], order) => [
    key,
    { key, code, order, kind: kind as CardKind, prices: [a, b, c], discs, florins, medals },
  ]),
);
export const cardOf = (key: string): Card =>
  cards.get(key) ?? {
    key,
    code: '',
    order: 99,
    kind: 'progress',
    prices: [0, 0, 0],
    discs: 0,
    florins: 0,
    medals: 0,
  };

export interface Half {
  what: Res | 'temple_calm' | 'town_unrest';
  n: number;
  red: boolean;
}
export const isCrisis = (half: Half): boolean =>
  half.what !== 'temple_calm' && half.what !== 'town_unrest';
export const backs = new Map<string, [Half, Half]>(
  rows.backs.map(([code, upper, n, red, lower, m, red2]) => [
    code,
    [
      { what: upper as Res, n, red: red > 0 },
      { what: lower as Res, n: m, red: red2 > 0 },
    ],
  ]),
);

export const trends = new Map<string, string>(
  rows.trends.map(([code, criterion]) => [code, criterion]),
);

interface MarketRow {
  spaces: number;
  price: number;
  effect: RowEffect;
}
export type RowEffect = 'calm' | 'idle_hands' | 'anger';
const marketRows = new Map(
  rows.zones.map(([board, res, s1, s2, s3, p1, p2, p3, e1, e2, e3]) => {
    const all = [
      { spaces: s1, price: p1, effect: e1 },
      { spaces: s2, price: p2, effect: e2 },
      { spaces: s3, price: p3, effect: e3 },
    ] as MarketRow[];
    return [`${board}.${res}`, all.filter(row => row.spaces > 0)];
  }),
);
export const marketOf = (board: BoardName, res: Res): MarketRow[] =>
  marketRows.get(`${board}.${res}`) ?? [];
export const rowClass = ({ effect }: MarketRow): string =>
  ({ calm: '', idle_hands: ' sur', anger: ' reb' })[effect];

// ---- small questions -------------------------------------------------------------------------

export const unitOf = (p: Position, unit: number): Unit | undefined =>
  p.units.find(u => u.unit === unit);
export const regionName = (p: Position, region: number): string => p.regions[region]?.name ?? '';
export const placeOf = (p: Position, seat: number): number => p.order.indexOf(seat) + 1;
// A land by itself, for pictures: nobody is there.
export const loneLand = (face: string, rot = 0, q = 0, r = 0, region = 0): Region => ({
  ...{ region, face, rot, q, r, name: '', text: '', parts: {} },
  ...{ buildings: [], control: null, terms: null, permits: 0 },
  icons: faceOf(face).icons.map((i, icon) => ({ ...i, icon, unit: null, ravaged: false })),
});

export const positionOf = (view: View): Position => (view as AView).position;
