// gen.mjs - the tables of Raiatea for the client, from rows and numbers of the engine:
//   node web/src/games/raiatea/gen.mjs [--check]
// writes data.gen.ts beside this file; with --check it only says whether that is up to date.
import { numbersOf, rowsOf, runAsTool, sourceOf } from '../../../tools/rows.mjs';

const made = { game: 'raiatea', file: 'data.gen.ts' };
const rows = rowsOf(made.game),
  number = numbersOf(made.game);
const without = (prefix, word) => word.replace(prefix, '').toLowerCase();

// Goods that a mission asks for are bits, in the order of the stalls.
function goodsOf(bits) {
  const all = new Set(rows('stalls.def', 'STALL').map(([good]) => good.toLowerCase()));
  return [...all].filter((_, k) => (bits >> k) & 1).join(' ');
}

export function tables() {
  const rituals = rows('rituals.def', 'RITUAL').map(([, id, , deck, kind, cost]) => [
    id,
    deck.includes('FORBIDDEN') ? 'forbidden' : 'normal',
    kind.toLowerCase(),
    Number(cost),
  ]);
  const missions = rows('missions.def', 'MISSION').map(([code, vp, kind, need, number]) => [
    code,
    Number(vp),
    without('KIND_', kind),
    need.toLowerCase(),
    Number(number),
    need === 'NEED_GOODS' ? goodsOf(Number(number)) : '',
  ]);
  const pictures = rows('masks.def', 'MASK').map(([word, family, colour, counts]) => [
    word,
    family.toLowerCase(),
    colour.toLowerCase(),
    family === 'COLOUR' ? '' : without('KIND_', counts),
  ]);
  const masks = [...pictures, ['mirror', 'mirror', 'mirror', '']];
  const treasures = {
    NO_TREASURE: '',
    TREASURE_PEARLS: 'pearls',
    TREASURE_MANA: 'mana',
    TREASURE_TATTOO: 'tattoo',
  };
  const faces = rows('faces.def', 'FACE').map(([word, , type, what, treasure]) => {
    const kind = without('FACE_', type);
    return [
      word,
      kind,
      kind === 'mask' ? masks[Number(what)][0] : kind === 'mirror' ? 'mirror' : what.toLowerCase(),
      treasures[treasure],
    ];
  });
  const stalls = rows('stalls.def', 'STALL').map(([good, level, bonus, number]) => [
    good.toLowerCase(),
    Number(level),
    without('PAYS_', bonus),
    Number(number),
  ]);
  const ranks = rows('ranks.def', 'RANK').map(([id, tattoos, points, draws, clips]) => [
    id.toLowerCase(),
    Number(tattoos),
    Number(points),
    Number(draws),
    Number(clips),
  ]);
  const spaces = rows('spaces.def', 'SPACE').map(([name, kind]) => [
    name,
    kind === 'CEREMONY' ? 'ceremony' : 'action',
  ]);
  return { rituals, missions, masks, faces, stalls, ranks, spaces };
}

const shapes = {
  rituals: '[id: string, deck: string, kind: string, cost: number]',
  missions:
    '[code: string, points: number, kind: string, need: string, number: number, goods: string]',
  masks: '[word: string, family: string, colour: string, counts: string]',
  faces: '[word: string, kind: string, what: string, treasure: string]',
  stalls: '[good: string, level: number, bonus: string, number: number]',
  ranks: '[id: string, tattoos: number, points: number, draws: number, clips: number]',
  spaces: '[name: string, kind: string]',
};

const numbers = { mostTattoos: number('RAIA_TATTOOS'), mostPriests: number('RAIA_PRIESTS') };

export const source = () => sourceOf({ ...made, tables: tables(), shapes, numbers });

runAsTool(import.meta.url, { ...made, source });
