// tables.ts - what is always the same in Raiatea: rituals, missions, masks, cards of the forest, stalls,
// ranks, the round track. The rows come from data.gen.ts.
import * as rows from './data.gen.ts';
import type { DeckName, GoodName, Rank } from './names.ts';

type Kind = 'personal' | 'permanent' | 'interactive' | 'general';
interface Ritual {
  id: string;
  order: number;
  deck: DeckName;
  kind: Kind;
  cost: number;
}
export const rituals = new Map<string, Ritual>(
  rows.rituals.map(([id, deck, kind, cost], order) => [
    id,
    { id, order, deck: deck as DeckName, kind: kind as Kind, cost },
  ]),
);
export const ritualOf = (id: string): Ritual =>
  rituals.get(id) ?? { id, order: 99, deck: 'normal', kind: 'personal', cost: 0 };

export interface Mission {
  code: string;
  points: number;
  kind: string;
  need: string;
  number: number;
  goods: GoodName[]; // one of each
}
export const missions = new Map<string, Mission>(
  rows.missions.map(([code, points, kind, need, number, goods]) => [
    code,
    { code, points, kind, need, number, goods: goods.split(' ') as GoodName[] },
  ]),
);
export const missionOf = (code: string): Mission =>
  missions.get(code) ?? { code, points: 0, kind: '', need: '', number: 0, goods: [] };

interface Mask {
  word: string;
  order: number;
  family: 'too' | 'helper' | 'colour' | 'mirror';
  colour: string;
  counts: string;
}
export const masks = new Map<string, Mask>(
  rows.masks.map(([word, family, colour, counts], order) => [
    word,
    { word, order, family: family as Mask['family'], colour, counts },
  ]),
);
export const maskOf = (word: string): Mask => masks.get(word) ?? masks.get('mirror')!;

export interface Face {
  word: string;
  kind: 'good' | 'helper' | 'mask' | 'mirror';
  what: string;
  treasure: string;
}
export const faces = new Map<string, Face>(
  rows.faces.map(([word, kind, what, treasure]) => [
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

// The levels of a price, from the top.
export const levelsOf = (good: string): number[] =>
  rows.stalls
    .filter(row => row[0] === good)
    .map(row => row[1])
    .reverse();
export const topLevel = (good: string): number => levelsOf(good)[0] ?? 0;

export interface RankRow {
  id: Rank;
  tattoos: number;
  points: number;
  draws: number;
  clips: number;
}
export const ranks: RankRow[] = rows.ranks.map(([id, tattoos, points, draws, clips]) => ({
  id: id as Rank,
  tattoos,
  points,
  draws,
  clips,
}));
export const rankOf = (id: Rank): RankRow => ranks.find(r => r.id === id) ?? ranks[0]!;

// Spaces of the round track, from 1.
export const spaceName = (space: number): string => rows.spaces[space - 1]?.[0] ?? '';
export const isCeremony = (space: number): boolean => rows.spaces[space - 1]?.[1] === 'ceremony';
export const ceremonies = rows.spaces.flatMap(([, kind], k) =>
  kind === 'ceremony' ? [k + 1] : [],
);
export const spaceCount = rows.spaces.length;
export const { mostTattoos, mostPriests } = rows;
