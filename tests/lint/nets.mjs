/*
 * Each table of learned weights tells in its head how it was made and what it is worth: the command, the seeds, the
 * games, the loss and the strength, a line each in this order (train/head.py writes them). What nobody knows any more
 * is said to be not recorded; a net whose strength was never measured does not go on board.
 */
import { check, files, finish, lines } from './lib/lint.mjs';

const words = ['command', 'seeds', 'games', 'loss', 'strength'];
const tables = files(['src/games'], '/net.inc', '/net_alone.inc', '/policy.inc').filter(
  file => !file.startsWith('src/games/scaffold/'),
);

/* What stands behind each word, lines that go on joined to it. */
function told(file) {
  const text = lines(file);
  const head = text.slice(
    1,
    text.findIndex(line => line.trim() === '*/'),
  );
  const rows = [];
  for (const line of head)
    if (/^ \* \S/.test(line)) rows.push(line.slice(3));
    else if (rows.length) rows[rows.length - 1] += ` ${line.slice(3).trim()}`;
  return rows.map(row => /^(\w+): (.*)$/.exec(row)?.slice(1) ?? [row, '']);
}

check('tables of weights', tables.length ? [] : ['none was found in src/games']);
for (const file of tables) {
  const rows = told(file),
    names = rows.map(([name]) => name);
  check(file, [
    ...(String(names) === String(words)
      ? []
      : [`its head has ${names.join(', ') || 'nothing'} instead of ${words.join(', ')}`]),
    ...rows.filter(([, text]) => !text).map(([name]) => `nothing is said of: ${name}`),
    ...rows.filter(([, text]) => text === 'not measured yet').map(([name]) => `${name} is missing`),
  ]);
}
finish();
