// texts.ts - the texts of a game to read, each loaded when it is wanted; null where nobody wrote one.
import { read as learnTexts, written } from 'virtual:learn';
import { read as rulesTexts } from 'virtual:rules';
import type { LearnDoc, RulesDoc } from './doc.ts';

type Texts<T> = Partial<Record<string, () => Promise<T>>>;

export const hasLearnText = (game: string): boolean => written.includes(game);
export const learnText = async (game: string): Promise<LearnDoc | null> =>
  (await (learnTexts as Texts<LearnDoc>)[game]?.()) ?? null;
export const rulesText = async (game: string): Promise<RulesDoc | null> =>
  (await (rulesTexts as Texts<RulesDoc>)[game]?.()) ?? null;
