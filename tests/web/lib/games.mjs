/* games.mjs - the games that scripts look at everywhere: those on board that have a bank of decisions. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bank.mjs';

const aboard = readFileSync(join(root, 'src/games/games.def'), 'utf8').matchAll(/^GAME\((\w+)\)/gm);

export const allGames = [...aboard]
  .map(([, game]) => game)
  .filter(game => existsSync(join(root, 'tests/web/bank', `${game}.txt`)));
