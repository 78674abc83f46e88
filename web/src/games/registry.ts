// registry.ts - the games that the client knows: how they are shown, and how to get the module with
// a board, which is a script of its own and is fetched when a page needs it,
// together with the game's words. The build finds boards and scenes by the folders of the games (tools/found.mjs); a game without one is played on the
// plain board.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { modules, scenes } from 'virtual:games';
import { api } from '../app/api.ts';
import { cell, useCell } from '../app/store.ts';
import { PlainScene } from '../art/scenes/plain.tsx';
import type { Game, GameModule } from './game.ts';
import { learnWords } from './lexicon.ts';

export interface GameInfo {
  id: string;
  players: [number, number];
  minutes: number;
  weight: 'easy' | 'medium' | 'demanding';
  unit: number; // scores are counted in this many parts of a point
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
    unit: 1,
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
    unit: 2,
    firstGame: {},
    refuses: (option, value, seats) =>
      value === 'on' && (seats === 1 ? notAlone.has(option) : option === 'solo_hard'),
  },
  {
    id: 'raiatea',
    players: [2, 5],
    minutes: 90,
    weight: 'demanding',
    unit: 1,
    firstGame: {},
    refuses: never,
  },
  {
    id: 'archipelago',
    players: [2, 5],
    minutes: 120,
    weight: 'demanding',
    unit: 1,
    firstGame: {},
    refuses: (option, value, seats, chosen) =>
      value === 'on' &&
      ((chosen.no_secrets === 'on' && notWithoutSecrets.has(option)) ||
        (chosen.more_spice === 'on' && seats === 5 && notSpicedByFive.has(option))),
  },
];

export const gameInfo = (id: string): GameInfo | null => library.find(g => g.id === id) ?? null;
export const unitOf = (id: string): number => gameInfo(id)?.unit ?? 1;
export const sceneOf = (id: string): ComponentType => scenes[id] ?? PlainScene;

// Games that have arrived, and those that are on their way.
const games = cell<Record<string, Game>>({});
const underway = new Map<string, Promise<Game>>();

export const gameModule = (id: string): Game | null => games.get()[id] ?? null;

async function fetchGame(id: string, load: () => Promise<GameModule>): Promise<Game> {
  const all = Promise.all([load(), import('./defaults.tsx'), api.words(id)]),
    [module, { complete }, words] = await all;
  learnWords(words);
  return complete(module);
}

export function loadGame(id: string): Promise<Game> {
  const load = modules[id] ?? (() => import('./plain/module.ts').then(m => m.plainGame(id))),
    have = gameModule(id);
  if (have) return Promise.resolve(have);
  const waiting =
    underway.get(id) ??
    fetchGame(id, load)
      .then(game => {
        games.update(g => ({ ...g, [id]: game }));
        return game;
      })
      .finally(() => underway.delete(id));
  underway.set(id, waiting);
  return waiting;
}

// The game for a page that shows it: null until it is there, `fault` if it does not come.
export function useGame(id: string | null): { module: Game | null; fault: unknown } {
  const have = useCell(games),
    [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    if (id) loadGame(id).catch(setFault);
  }, [id]);
  return { module: id ? (have[id] ?? null) : null, fault };
}
