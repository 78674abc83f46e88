// gen.mjs - the tables of Conquest of Paradise for the client, from the rows of the engine:
//   node web/src/games/conquest/gen.mjs [--check]
// writes map.gen.ts beside this file; with --check it only says whether that is up to date.
import { rowsOf, runAsTool, sourceOf } from '../../../tools/rows.mjs';

const made = { game: 'conquest', file: 'map.gen.ts' };
const rows = rowsOf(made.game);
const flags = text =>
  text
    .split('|')
    .map(f => f.trim())
    .filter(f => f.startsWith('F_'))
    .map(f => f.slice(2).toLowerCase());

function land() {
  // What is printed in the sea and is no group: the small isles at the east end.
  const isles = (kind, label) => (kind === 'OCEAN' && label ? ['isles'] : []);
  const hexes = rows('hexes.def', 'HEX').map(([, q, r, kind, label, marks]) => [
    Number(q),
    Number(r),
    [...flags(marks), ...isles(kind, label)].join(' '),
  ]);
  const groups = rows('groups.def', 'GROUP').map(([id, , hex, green, brown]) => [
    id,
    Number(hex),
    Number(green),
    Number(brown),
  ]);
  // One without boxes is an atoll, as in src/games/conquest/ground.c.
  const tiles = rows('tiles.def', 'TILE').map(([id, , green, brown]) => [
    id,
    Number(green),
    Number(brown),
    Number(green) + Number(brown) === 0,
  ]);
  return { hexes, groups, tiles };
}

function drawn() {
  const typed = ([code, , , type]) => [code, type.toLowerCase()];
  return {
    cards: rows('cards.def', 'CARD').map(typed),
    events: rows('random_events.def', 'RANDOM_EVENT').map(typed),
  };
}

function supply() {
  const markers = rows('markers.def', 'MARKER').map(([word, , type, knots, n]) => [
    word,
    type.toLowerCase(),
    Number(knots),
    Number(n),
  ]);
  const dice = rows('dice.def', 'DIE').map(([number, part, loss]) => [
    Number(number),
    part.toLowerCase(),
    loss.toLowerCase(),
  ]);
  return { markers, dice };
}

export const tables = () => ({ ...land(), ...drawn(), ...supply() });

const shapes = {
  hexes: '[q: number, r: number, flags: string]',
  groups: '[id: string, hex: number, green: number, brown: number]',
  tiles: '[id: string, green: number, brown: number, atoll: boolean]',
  cards: '[code: string, type: string]',
  events: '[code: string, type: string]',
  markers: '[word: string, type: string, knots: number, number: number]',
  dice: '[number: number, part: string, loss: string]',
};

export const source = () => sourceOf({ ...made, tables: tables(), shapes });

runAsTool(import.meta.url, { ...made, source });
