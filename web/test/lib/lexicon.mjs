// lexicon.mjs - for unit tests: the words and facts of games from the engine in WebAssembly, learnt by a
// bundle, or answered by a fetch that stands in for the server.
// Load 'games/lexicon.ts' in the same bundle as the modules under test, and hand it over:
//   const [lexicon, words] = await load('games/lexicon.ts', 'games/raiatea/words.ts');
//   teach(lexicon, 'raiatea');
import { readFileSync } from 'node:fs';
import { engine } from '../positions.mjs';

export const wordsOf = game => engine.words(game);
export function teach(lexicon, ...games) {
  for (const game of games) lexicon.learnWords(wordsOf(game));
}

// What session.ts keeps of the server: set it as `session.games`.
export const factsOfAll = () => engine.facts();

export function answerLikeServer() {
  const wasm = readFileSync(new URL('../../../build/vaka.wasm', import.meta.url));
  globalThis.fetch = async path => {
    const game = /^\/words-([a-z]+)-\w+\.json$/.exec(path)?.[1];
    return {
      ok: true,
      json: async () => (game ? wordsOf(game) : factsOfAll()),
      arrayBuffer: async () =>
        wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength),
    };
  };
}

// All names that the engine has for things of a game, as they stand in a sentence and alone.
export function namesOf(lexicon, game) {
  const names = new Set();
  for (const [kind, values] of Object.entries(wordsOf(game).kinds))
    for (const [value, { text }] of Object.entries(values))
      names.add(text).add(lexicon.titleOf(game, kind, value));
  return names;
}
