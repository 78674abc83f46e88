/* games.mjs - the games on board, and those that scripts look at everywhere: they have a bank of decisions. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bank.mjs';

const rows = readFileSync(join(root, 'src/games/games.def'), 'utf8').matchAll(/^GAME\((\w+)\)/gm);

export const aboard = [...rows].map(([, game]) => game);
export const allGames = aboard.filter(game =>
  existsSync(join(root, 'tests/web/bank', `${game}.txt`)),
);
export const withLessons = aboard.filter(game =>
  existsSync(join(root, 'src/lesson/books', `${game}.txt`)),
);
export const withBoard = aboard.filter(game => existsSync(join(root, 'web/src/games', game)));
