// ends.ts - backs of the deck, objectives and trends in words: how a game can end, and what counts then.
import { helpOf, nameOf } from '../../lexicon.ts';
import { isCrisis, trends, type BoardName, type Half, type Position } from '../position.ts';
import { criterionWord, happeningWord, resWord } from './names.ts';

export function halfTitle(half: Half, board: BoardName): string {
  if (!isCrisis(half)) return happeningWord(half.what);
  return board === 'domestic'
    ? `${resWord(half.what)} ${half.n}`
    : `${resWord(half.what)} × ${half.n}`;
}
export const halfKind = (half: Half, board: BoardName): string =>
  nameOf('archipelago', 'half', half.red ? 'red' : isCrisis(half) ? board : 'event');
// What a back announces.
export const backText = (code: string): string => helpOf('archipelago', 'back', code);
export const backWords = ({
  back,
  no_back: none = '',
}: Pick<Position, 'back' | 'no_back'>): string =>
  back ? nameOf('archipelago', 'back', back) : none;
export const endWords = (p: Position, code: string): string =>
  p.pack.find(o => o.objective === code)?.ends ?? '';
// What an objective counts at the end.
export const scoreWords = (code: string): string => helpOf('archipelago', 'objective', code);
export const trendWords = (code: string): string => criterionWord(trends.get(code) ?? '');
