// ends.ts - backs of the deck, objectives and trends in words: how a game can end, and what counts then.
import { t } from '../../../i18n/index.ts';
import { helpOf } from '../../lexicon.ts';
import {
  backs,
  isCrisis,
  objectiveOf,
  trends,
  type BoardName,
  type Half,
  type Position,
} from '../position.ts';
import { criterionWord, happeningWord, resIn, resWord, word } from './names.ts';

export function halfTitle(half: Half, board: BoardName): string {
  if (!isCrisis(half)) return happeningWord(half.what);
  return board === 'domestic'
    ? `${resWord(half.what)} ${half.n}`
    : `${resWord(half.what)} × ${half.n}`;
}
export const halfText = (half: Half, board: BoardName): string =>
  isCrisis(half)
    ? word(`archipelago.back.${board}.text`, { res: resIn(half.what), n: half.n })
    : helpOf('archipelago', 'happening', half.what);
export const halfKind = (half: Half, board: BoardName): string =>
  half.red
    ? t('archipelago.back.red')
    : isCrisis(half)
      ? word(`archipelago.back.${board}`)
      : t('archipelago.back.event');
const halfWords = (half: Half, board: BoardName): string =>
  `${halfTitle(half, board)} (${halfKind(half, board)})`;
export function backWords(code: string | null): string {
  const halves = code ? backs.get(code) : undefined;
  return halves
    ? `${halfWords(halves[0], 'domestic')}, ${halfWords(halves[1], 'export')}`
    : t('archipelago.back.none');
}
export const endWords = (p: Position, code: string): string =>
  p.pack.find(o => o.objective === code)?.ends ?? '';
export function scoreWords(code: string): string {
  const o = objectiveOf(code);
  return o.criterion === 'pacifist'
    ? t('archipelago.objective.pacifist', { n: o.gap })
    : o.criterion === 'separatist'
      ? t('archipelago.objective.separatist')
      : t('archipelago.objective.scores', { what: criterionWord(o.criterion) });
}
export const trendWords = (code: string): string => criterionWord(trends.get(code) ?? '');
