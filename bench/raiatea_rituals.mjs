// raiatea_rituals.mjs DIR - how often each ritual of Raiatea was performed in the journals of a
// directory (vaka sim --journals), and how those who performed it fared: their share of the
// victory, times the number of seats (1 is a fair share); and what it gave in pearls and mana.
// Costs are judged by it.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const dir = process.argv[2],
  vaka = process.env.VAKA ?? 'build/vaka';
if (!dir) {
  console.error('usage: raiatea_rituals.mjs DIR');
  process.exit(2);
}
const colours = ['Coral', 'Turquoise', 'Violet', 'Gold', 'Slate'];
const rows = new Map();
let games = 0;
for (const name of readdirSync(dir).filter(n => n.endsWith('.jsonl'))) {
  const file = `${dir}/${name}`,
    lines = readFileSync(file, 'utf8').trim().split('\n');
  const { seats } = JSON.parse(lines[0]),
    { winners } = JSON.parse(lines.at(-1));
  const seen = new Set();
  games++;
  for (const [, who, ritual, gain] of execFileSync(vaka, ['journal', 'show', file], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  }).matchAll(/^ *(\w+) performs ([^(.]+) \(\d+\)(?:.*?gains (\d+) (?:pearl|mana))?/gm)) {
    const seat = colours.indexOf(who),
      row = rows.get(ritual) ?? { ritual, n: 0, gain: 0, players: 0, won: 0 };
    rows.set(ritual, row);
    row.n++;
    row.gain += Number(gain ?? 0);
    if (seen.has(`${ritual} ${seat}`)) continue;
    seen.add(`${ritual} ${seat}`);
    row.players++;
    if (winners.includes(seat)) row.won += seats / winners.length;
  }
}
console.log(
  `${games} games\nritual           performed a game   fair shares of who performed it   gain`,
);
for (const row of [...rows.values()].sort((a, b) => b.n - a.n))
  console.log(
    `${row.ritual.padEnd(16)} ${(row.n / games).toFixed(2).padStart(16)}   ` +
      `${(row.won / row.players).toFixed(2).padStart(8)}  (${row.players} players)   ${(row.gain / row.n).toFixed(2)}`,
  );
