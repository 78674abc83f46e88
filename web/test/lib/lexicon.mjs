// lexicon.mjs - for unit tests: the words of a game from the engine in WebAssembly, learnt by a bundle.
// Load 'games/lexicon.ts' in the same bundle as the modules under test, and hand it over:
//   const [lexicon, words] = await load('games/lexicon.ts', 'games/raiatea/words.ts');
//   teach(lexicon, 'raiatea');
import { engine } from '../positions.mjs';

export const wordsOf = game => engine.words(game);
export function teach(lexicon, ...games) {
  for (const game of games) lexicon.learnWords(wordsOf(game));
}
