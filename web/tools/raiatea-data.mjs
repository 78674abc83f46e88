// raiatea-data.mjs - the tables of Raiatea for the client, from the rows of the engine:
//   node web/tools/raiatea-data.mjs [--check]
// writes web/src/games/raiatea/data.gen.ts; with --check it only says whether that is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const target = join(root, 'web/src/games/raiatea/data.gen.ts');
const plain = text => text.replace(/\/\*[\s\S]*?\*\//g, '');

// The rows of a table: arguments as they stand, strings without their quotes.
function rows(file, macro) {
  const text = plain(readFileSync(join(root, 'src/games/raiatea', file), 'utf8'));
  return [...text.matchAll(new RegExp(`^\\s*${macro}\\((.*)\\)\\s*$`, 'gm'))].map(m =>
    [...m[1].matchAll(/"([^"]*)"|([^,\s][^,]*)/g)].map(a =>
      a[1] !== undefined ? a[1] : a[2].trim(),
    ),
  );
}
const without = (prefix, word) => word.replace(prefix, '').toLowerCase();

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
  ]);
  const masks = rows('masks.def', 'MASK').map(([word, family, colour, counts]) => [
    word,
    family.toLowerCase(),
    colour.toLowerCase(),
    family === 'COLOUR' ? '' : without('KIND_', counts),
  ]);
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
  missions: '[code: string, points: number, kind: string, need: string, number: number]',
  masks: '[word: string, family: string, colour: string, counts: string]',
  faces: '[word: string, kind: string, what: string, treasure: string]',
  stalls: '[good: string, level: number, bonus: string, number: number]',
  ranks: '[id: string, tattoos: number, points: number, draws: number, clips: number]',
  spaces: '[name: string, kind: string]',
};

export function source() {
  const quoted = row =>
    `[${row.map(v => (typeof v === 'string' ? `'${v.replaceAll("'", "\\'")}'` : v)).join(', ')}]`;
  const all = Object.entries(tables()).map(([name, list]) => {
    const body = list.map(row => `  ${quoted(row)},\n`).join('');
    return `export const ${name}: readonly (readonly ${shapes[name]})[] = [\n${body}];`;
  });
  const head =
    '// data.gen.ts - made by web/tools/raiatea-data.mjs from src/games/raiatea/*.def; not to be edited.';
  return `${head}\n\n${all.join('\n\n')}\n`;
}

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) {
  const made = source();
  if (!process.argv.includes('--check')) writeFileSync(target, made);
  else if (readFileSync(target, 'utf8') !== made) {
    console.error('data.gen.ts is out of date: run node web/tools/raiatea-data.mjs');
    process.exit(1);
  }
}
