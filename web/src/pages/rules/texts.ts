// texts.ts - the texts of a game to read, each loaded when it is wanted; null where nobody wrote one.
import { read as learnTexts, written } from 'virtual:learn';
import { read as rulesTexts } from 'virtual:rules';
import { language } from '../../i18n/index.ts';
import type { LearnDoc, RulesDoc } from './doc.ts';

// Of each game in each language that it is written in; English is there always.
type Texts<T> = Partial<Record<string, Partial<Record<string, () => Promise<T>>>>>;

async function textIn<T>(texts: Texts<T>, game: string): Promise<T | null> {
  const written = texts[game];
  return (await (written?.[language.get().id] ?? written?.en)?.()) ?? null;
}

export const hasLearnText = (game: string): boolean => written.includes(game);
export const learnText = (game: string): Promise<LearnDoc | null> => textIn(learnTexts, game);
export const rulesText = (game: string): Promise<RulesDoc | null> => textIn(rulesTexts, game);
