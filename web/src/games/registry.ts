// registry.ts - how the client gets a game: its scene for lists, and the module with its board, which is
// a script of its own and is fetched when a page needs it, together with the game's words. The build
// finds both by the folders of the games (tools/found.mjs); a game without one is played on the plain
// board. What the server says of a game is in facts.ts, what it is called in named.ts.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { modules, scenes } from 'virtual:games';
import { api } from '../app/api.ts';
import { gamesReady } from '../app/session.ts';
import { cell, useCell } from '../app/store.ts';
import { PlainScene } from '../art/scenes/plain.tsx';
import type { Game, GameModule } from './game.ts';
import { learnWords } from './lexicon.ts';

export const sceneOf = (id: string): ComponentType => scenes[id] ?? PlainScene;

// Games that have arrived, and those that are on their way.
const games = cell<Record<string, Game>>({});
const underway = new Map<string, Promise<Game>>();

export const gameModule = (id: string): Game | null => games.get()[id] ?? null;

async function fetchGame(id: string): Promise<Game> {
  const load: () => Promise<GameModule> =
    modules[id] ?? (() => import('./plain/module.ts').then(m => m.plainGame(id)));
  const all = Promise.all([load(), import('./defaults.tsx'), api.words(id), gamesReady()]),
    [module, { complete }, words] = await all;
  learnWords(words);
  return complete(module);
}

export function loadGame(id: string): Promise<Game> {
  const have = gameModule(id);
  if (have) return Promise.resolve(have);
  const waiting =
    underway.get(id) ??
    fetchGame(id)
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
