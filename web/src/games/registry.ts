// registry.ts - the games that the client knows: how they are shown, and for those that can be
// played how to get the module with their board, which is a script of its own and is fetched when a
// page needs it, together with the game's words. What the server says of a game is in facts.ts.
// Adding a game is a row here and a folder beside it.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../app/api.ts';
import { gamesReady } from '../app/session.ts';
import { cell, useCell } from '../app/store.ts';
import { Scene as ArchipelagoScene } from './archipelago/Scene.tsx';
import { ConquestScene } from './conquest/Scene.tsx';
import { PolynesiaScene } from './polynesia/Scene.tsx';
import { RaiateaScene } from '../art/scenes/raiatea.tsx';
import type { GameModule } from './game.ts';
import { learnWords } from './lexicon.ts';

export type GameId = 'polynesia' | 'conquest' | 'raiatea' | 'archipelago';
export interface GameInfo {
  id: GameId;
  Scene: ComponentType;
  load: (() => Promise<GameModule>) | null; // null: its board is not built yet
}

export const library: GameInfo[] = [
  {
    id: 'polynesia',
    Scene: PolynesiaScene,
    load: () => import('./polynesia/index.ts').then(m => m.polynesia),
  },
  {
    id: 'conquest',
    Scene: ConquestScene,
    load: () => import('./conquest/index.ts').then(m => m.conquest),
  },
  {
    id: 'raiatea',
    Scene: RaiateaScene,
    load: () => import('./raiatea/index.ts').then(m => m.raiatea),
  },
  {
    id: 'archipelago',
    Scene: ArchipelagoScene,
    load: () => import('./archipelago/index.ts').then(m => m.archipelago),
  },
];

export const gameInfo = (id: string): GameInfo | null => library.find(g => g.id === id) ?? null;
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
    Promise.all([load(), api.words(id), gamesReady()])
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
