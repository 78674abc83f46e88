// archipelago_separatist.mjs DIR - in the journals of a directory (vaka sim --journals): how often the
// archipelago became independent, and how whoever held the Separatist's card fared: his share of the
// victory, times the number of seats (1 is a fair share).
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const dir = process.argv[2],
  vaka = process.env.VAKA ?? 'build/vaka';
if (!dir) {
  console.error('usage: archipelago_separatist.mjs DIR');
  process.exit(2);
}
const colours = ['Coral', 'Turquoise', 'Violet', 'Gold', 'Slate'];
const sum = { games: 0, nobody: 0, held: 0, independent: 0, shares: 0, square: 0 };

function count(file) {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const { seats } = JSON.parse(lines[0]),
    { winners } = JSON.parse(lines.at(-1));
  const told = execFileSync(vaka, ['journal', 'show', file], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const owner = /(\w+) receives the objective of [^.]*\(Separatist\)/.exec(told)?.[1];
  sum.games++;
  sum.nobody += winners.length === 0;
  if (!owner) return;
  const share = winners.includes(colours.indexOf(owner)) ? seats / winners.length : 0;
  sum.held++;
  sum.independent += /the archipelago is independent/.test(told);
  sum.shares += share;
  sum.square += share * share;
}

for (const name of readdirSync(dir).filter(n => n.endsWith('.jsonl'))) count(`${dir}/${name}`);
const mean = sum.shares / sum.held,
  wide = 1.96 * Math.sqrt((sum.square / sum.held - mean * mean) / sum.held);
console.log(`${sum.games} games, nobody won ${sum.nobody}
with a Separatist ${sum.held}, independent ${sum.independent}
fair shares of the Separatist ${mean.toFixed(2)} +- ${wide.toFixed(2)}`);
