// gen.mjs - the tables of Archipelago for the client, from the rows of the engine:
//   node web/src/games/archipelago/gen.mjs [--check]
// writes data.gen.ts beside this file; with --check it only says whether that is up to date.
import { rowsOf, runAsTool, sourceOf } from '../../../tools/rows.mjs';

const made = { game: 'archipelago', file: 'data.gen.ts' };
const rows = rowsOf(made.game);
const lower = (prefix, word) => word.replace(prefix, '').toLowerCase();
const criterion = word => ({ BY_CARDS: 'characters_plus_progress' })[word] ?? lower('BY_', word);

export function tables() {
  const faces = rows('faces.def', 'FACE').map(([key, edges, parts, nParts, huts, icons]) => [
    key,
    edges.join(''),
    parts.join(''),
    Number(nParts),
    Number(huts),
    icons
      .filter(i => i !== 'NO_ICON')
      .map(i => i.toLowerCase().replace('_w', '_sea'))
      .join(' '),
  ]);
  const cards = rows('cards.def', 'CARD').map(
    ([code, key, kind, p0, p1, p2, discs, florins, medals]) => [
      code,
      key,
      kind.toLowerCase(),
      Number(p0),
      Number(p1),
      Number(p2),
      Number(discs),
      Number(florins),
      Number(medals),
    ],
  );
  const backs = rows('backs.def', 'BACK').map(([code, upper, n, red, low, m, red2]) => [
    code,
    upper.toLowerCase(),
    Number(n),
    Number(red === 'RED'),
    low.toLowerCase(),
    Number(m),
    Number(red2 === 'RED'),
  ]);
  const trends = rows('trends.def', 'TREND').map(([code, by]) => [code, criterion(by)]);
  const zones = rows('zones.def', 'ZONE').map(([board, res, ...n]) => [
    board.toLowerCase(),
    res.toLowerCase(),
    ...n.slice(0, 6).map(Number),
    ...n.slice(6, 9).map(effect => effect.toLowerCase()),
  ]);
  return { faces, cards, backs, trends, zones };
}

const shapes = {
  faces: '[key: string, edges: string, parts: string, lands: number, huts: number, icons: string]',
  cards:
    '[code: string, key: string, kind: string, unturned: number, once: number, twice: ' +
    'number, discs: number, florins: number, medals: number]',
  backs:
    '[code: string, upper: string, n: number, upperRed: number, lower: string, m: number, lowerRed: number]',
  trends: '[code: string, criterion: string]',
  zones:
    '[board: string, res: string, spaces1: number, spaces2: number, spaces3: number, price1: ' +
    'number, price2: number, price3: number, effect1: string, effect2: string, effect3: string]',
};

export const source = () => sourceOf({ ...made, tables: tables(), shapes });

runAsTool(import.meta.url, { ...made, source });
