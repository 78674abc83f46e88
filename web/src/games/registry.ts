// registry.ts - the games that the client knows: how they are shown, and for those that can be
// played how to get the module with their board, which is a script of its own and is fetched when a
// page needs it, together with the game's words. Adding a game is a row here and a folder beside it.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../app/api.ts';
import { cell, useCell } from '../app/store.ts';
import { Scene as ArchipelagoScene } from './archipelago/Scene.tsx';
import { ConquestScene } from '../art/scenes/conquest.tsx';
import { PolynesiaScene } from '../art/scenes/polynesia.tsx';
import { RaiateaScene } from '../art/scenes/raiatea.tsx';
import type { GameModule } from './game.ts';
import { learnWords } from './lexicon.ts';

export type GameId = 'polynesia' | 'conquest' | 'raiatea' | 'archipelago';
export interface GameInfo {
  id: GameId;
  players: [number, number];
  minutes: number;
  weight: 'easy' | 'medium' | 'demanding';
  Scene: ComponentType;
  unit: number; // scores are counted in this many parts of a point
  load: (() => Promise<GameModule>) | null; // null: its board is not built yet
  firstGame: Record<string, string>; // options of a good first game
  refuses: (
    option: string,
    value: string,
    seats: number,
    chosen: Record<string, string>,
  ) => boolean; // values that this many seats, or the other options, do not allow
}

const never = (): boolean => false;
const noSuchSeat = (option: string, value: string, seats: number): boolean =>
  option === 'first_player' && /^\d+$/.test(value) && Number(value) >= seats;

// Without secrets there are neither trends nor objectives to choose from; five players who choose from two need all ten of the pack.
const notWithoutSecrets = new Set(['more_control', 'more_spice', 'chosen_trend', 'benefactor']),
  notSpicedByFive = new Set(['benefactor', 'family']);

const notAlone = new Set(['choose_home', 'events', 'kumara', 'variable_start', 'tournament_cards']);

export const library: GameInfo[] = [
  {
    id: 'polynesia',
    players: [2, 4],
    minutes: 60,
    weight: 'easy',
    Scene: PolynesiaScene,
    unit: 1,
    load: () => import('./polynesia/index.ts').then(m => m.polynesia),
    firstGame: { card_1: '1.3', card_2: '2.4', card_3: '3.7' },
    refuses: (option, value, seats) =>
      noSuchSeat(option, value, seats) ||
      (seats === 2 && option === 'card_3' && (value === '3.1' || value === '3.2')),
  },
  {
    id: 'conquest',
    players: [1, 4],
    minutes: 90,
    weight: 'medium',
    Scene: ConquestScene,
    unit: 2,
    load: () => import('./conquest/index.ts').then(m => m.conquest),
    firstGame: {},
    refuses: (option, value, seats) =>
      value === 'on' && (seats === 1 ? notAlone.has(option) : option === 'solo_hard'),
  },
  {
    id: 'raiatea',
    players: [2, 5],
    minutes: 90,
    weight: 'demanding',
    Scene: RaiateaScene,
    unit: 1,
    load: () => import('./raiatea/index.ts').then(m => m.raiatea),
    firstGame: {},
    refuses: never,
  },
  {
    id: 'archipelago',
    players: [2, 5],
    minutes: 120,
    weight: 'demanding',
    Scene: ArchipelagoScene,
    unit: 1,
    load: () => import('./archipelago/index.ts').then(m => m.archipelago),
    firstGame: {},
    refuses: (option, value, seats, chosen) =>
      value === 'on' &&
      ((chosen.no_secrets === 'on' && notWithoutSecrets.has(option)) ||
        (chosen.more_spice === 'on' && seats === 5 && notSpicedByFive.has(option))),
  },
];

export const gameInfo = (id: string): GameInfo | null => library.find(g => g.id === id) ?? null;
export const unitOf = (id: string): number => gameInfo(id)?.unit ?? 1;
export const hasBoard = (id: string): boolean => !!gameInfo(id)?.load;

// Boards that have arrived, and those that are on their way.
const boards = cell<Record<string, GameModule>>({});
const underway = new Map<string, Promise<GameModule | null>>();

export const gameModule = (id: string): GameModule | null => boards.get()[id] ?? null;

export function loadGame(id: string): Promise<GameModule | null> {
  const load = gameInfo(id)?.load,
    have = gameModule(id);
  if (have || !load) return Promise.resolve(have);
  const waiting =
    underway.get(id) ??
    Promise.all([load(), api.words(id)])
      .then(([module, words]) => {
        learnWords(words);
        boards.update(b => ({ ...b, [id]: module }));
        return module;
      })
      .finally(() => underway.delete(id));
  underway.set(id, waiting);
  return waiting;
}

// The board of a game for a page that shows it: null until it is there, `fault` if it does not come.
export function useGame(id: string | null): { module: GameModule | null; fault: unknown } {
  const have = useCell(boards),
    [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    if (id) loadGame(id).catch(setFault);
  }, [id]);
  return { module: id ? (have[id] ?? null) : null, fault };
}
