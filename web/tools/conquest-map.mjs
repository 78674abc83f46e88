// conquest-map.mjs - the tables of Conquest of Paradise for the client, from the rows of the engine:
//   node web/tools/conquest-map.mjs [--check]
// writes web/src/games/conquest/map.gen.ts; with --check it only says whether that is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const target = join(root, 'web/src/games/conquest/map.gen.ts');
const plain = text => text.replace(/\/\*[\s\S]*?\*\//g, '');

// The rows of a table: arguments as they stand, strings without their quotes.
function rows(file, macro) {
  const text = plain(readFileSync(join(root, 'src/games/conquest', file), 'utf8'));
  return [...text.matchAll(new RegExp(`^\\s*${macro}\\((.*)\\)\\s*$`, 'gm'))].map(m =>
    [...m[1].matchAll(/"([^"]*)"|([^,\s][^,]*)/g)].map(a =>
      a[1] !== undefined ? a[1] : a[2].trim(),
    ),
  );
}
const number = Number;
const flags = text =>
  text
    .split('|')
    .map(f => f.trim())
    .filter(f => f.startsWith('F_'))
    .map(f => f.slice(2).toLowerCase());

export function tables() {
  const hexes = rows('hexes.def', 'HEX').map(([, q, r, kind, label, marks]) => [
    number(q),
    number(r),
    kind.toLowerCase(),
    label,
    flags(marks).join(' '),
  ]);
  const groups = rows('groups.def', 'GROUP').map(([id, name, hex, green, brown, warriors]) => [
    id,
    name,
    number(hex),
    number(green),
    number(brown),
    number(warriors),
  ]);
  const tiles = rows('tiles.def', 'TILE').map(([id, name, green, brown]) => [
    id,
    name,
    number(green),
    number(brown),
  ]);
  const cards = rows('cards.def', 'CARD').map(([code, , title, type]) => [
    code,
    title,
    type.toLowerCase(),
  ]);
  const events = rows('random_events.def', 'RANDOM_EVENT').map(([code, , title, type, marker]) => [
    code,
    title,
    type.toLowerCase(),
    number(marker),
  ]);
  const chits = rows('chits.def', 'CHIT').map(([code, one, two, action]) => [
    code,
    [one, two]
      .map(g => g.replace('GAIN_', '').toLowerCase())
      .filter(g => g !== 'nothing')
      .join(' '),
    action.toLowerCase(),
  ]);
  const peoples = rows('peoples.def', 'PEOPLE').map(([id, name, home, , , facing, explorer]) => [
    id,
    name,
    number(home),
    number(facing),
    explorer,
  ]);
  const markers = rows('markers.def', 'MARKER').map(([word, , type, knots, n]) => [
    word,
    type.toLowerCase(),
    number(knots),
    number(n),
  ]);
  const items = rows('items.def', 'ITEM').map(([word, , title, cost]) => [
    word,
    title,
    number(cost),
  ]);
  const pieces = rows('pieces.def', 'PIECE').map(([word, , title, n]) => [word, title, number(n)]);
  return { hexes, groups, tiles, cards, events, chits, peoples, markers, items, pieces };
}

const shapes = {
  hexes: '[q: number, r: number, kind: string, label: string, flags: string]',
  groups: '[id: string, name: string, hex: number, green: number, brown: number, warriors: number]',
  tiles: '[id: string, name: string, green: number, brown: number]',
  cards: '[code: string, title: string, type: string]',
  events: '[code: string, title: string, type: string, marker: number]',
  chits: '[code: string, gains: string, action: string]',
  peoples: '[id: string, name: string, home: number, facing: number, explorer: string]',
  markers: '[word: string, type: string, knots: number, number: number]',
  items: '[word: string, title: string, cost: number]',
  pieces: '[word: string, title: string, number: number]',
};

export function source() {
  const quoted = row =>
    `[${row.map(v => (typeof v === 'string' ? `'${v.replaceAll("'", "\\'")}'` : v)).join(', ')}]`;
  const all = Object.entries(tables()).map(
    ([name, list]) =>
      `export const ${name}: readonly (readonly ${shapes[name]})[] = [\n${list.map(row => `  ${quoted(row)},`).join('\n')}\n];`,
  );
  return `// map.gen.ts - made by web/tools/conquest-map.mjs from src/games/conquest/*.def; not to be edited.\n\n${all.join('\n\n')}\n`;
}

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) {
  const made = source();
  if (!process.argv.includes('--check')) writeFileSync(target, made);
  else if (readFileSync(target, 'utf8') !== made) {
    console.error('map.gen.ts is out of date: run node web/tools/conquest-map.mjs');
    process.exit(1);
  }
}
