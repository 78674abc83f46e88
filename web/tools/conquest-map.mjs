// conquest-map.mjs - the tables of Conquest of Paradise for the client, from the rows of the engine:
//   node web/tools/conquest-map.mjs [--check]
// writes web/src/games/conquest/map.gen.ts; with --check it only says whether that is up to date.
import { rowsOf, runAsTool, sourceOf } from './rows.mjs';

const made = { game: 'conquest', file: 'map.gen.ts', tool: 'conquest-map.mjs' };
const rows = rowsOf(made.game);
const flags = text =>
  text
    .split('|')
    .map(f => f.trim())
    .filter(f => f.startsWith('F_'))
    .map(f => f.slice(2).toLowerCase());

function land() {
  const hexes = rows('hexes.def', 'HEX').map(([, q, r, kind, label, marks]) => [
    Number(q),
    Number(r),
    kind.toLowerCase(),
    label,
    flags(marks).join(' '),
  ]);
  const groups = rows('groups.def', 'GROUP').map(([id, name, hex, green, brown, warriors]) => [
    id,
    name,
    Number(hex),
    Number(green),
    Number(brown),
    Number(warriors),
  ]);
  const tiles = rows('tiles.def', 'TILE').map(([id, name, green, brown]) => [
    id,
    name,
    Number(green),
    Number(brown),
  ]);
  return { hexes, groups, tiles };
}

function drawn() {
  const cards = rows('cards.def', 'CARD').map(([code, , title, type]) => [
    code,
    title,
    type.toLowerCase(),
  ]);
  const events = rows('random_events.def', 'RANDOM_EVENT').map(([code, , title, type, marker]) => [
    code,
    title,
    type.toLowerCase(),
    Number(marker),
  ]);
  const chits = rows('chits.def', 'CHIT').map(([code, one, two, action]) => [
    code,
    [one, two]
      .map(g => g.replace('GAIN_', '').toLowerCase())
      .filter(g => g !== 'nothing')
      .join(' '),
    action.toLowerCase(),
  ]);
  return { cards, events, chits };
}

function supply() {
  const peoples = rows('peoples.def', 'PEOPLE').map(([id, name, home, , , facing, explorer]) => [
    id,
    name,
    Number(home),
    Number(facing),
    explorer,
  ]);
  const markers = rows('markers.def', 'MARKER').map(([word, , type, knots, n]) => [
    word,
    type.toLowerCase(),
    Number(knots),
    Number(n),
  ]);
  return { peoples, markers };
}

export const tables = () => ({ ...land(), ...drawn(), ...supply() });

const shapes = {
  hexes: '[q: number, r: number, kind: string, label: string, flags: string]',
  groups: '[id: string, name: string, hex: number, green: number, brown: number, warriors: number]',
  tiles: '[id: string, name: string, green: number, brown: number]',
  cards: '[code: string, title: string, type: string]',
  events: '[code: string, title: string, type: string, marker: number]',
  chits: '[code: string, gains: string, action: string]',
  peoples: '[id: string, name: string, home: number, facing: number, explorer: string]',
  markers: '[word: string, type: string, knots: number, number: number]',
};

export const source = () => sourceOf({ ...made, tables: tables(), shapes });

runAsTool(import.meta.url, { ...made, source });
