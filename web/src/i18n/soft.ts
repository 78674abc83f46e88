// soft.ts - where a long word may go on in the next line. Many browsers know no syllables, so each game names, in each
// language, its words that would not fit on a card or a button: `Krijgers-groep`.
import { ofGames } from './index.ts';

let known = '',
  stems = new Map<string, number[]>();

// Each beginning of a word, with the places to break it; longer ones first, as they know more of the word.
function learn(list: string): void {
  known = list;
  stems = new Map(
    list
      .split(' ')
      .sort((a, b) => b.length - a.length)
      .map(word => {
        const parts = word.split('-');
        return [
          parts.join(''),
          parts.slice(1).map((_, k) => parts.slice(0, k + 1).join('').length),
        ];
      }),
  );
}

function broken(word: string): string {
  const small = word.toLowerCase(),
    stem = [...stems.keys()].find(s => small.startsWith(s));
  if (!stem) return word;
  const ends = [0, ...stems.get(stem)!, word.length];
  return ends
    .slice(1)
    .map((end, k) => word.slice(ends[k], end))
    .join('\u00ad');
}

/** Words of a narrow place, with soft hyphens in the long ones. */
export function softly(text: string): string {
  const list = ofGames('long.words').join(' ');
  if (list !== known) learn(list);
  return text.replace(/\p{L}{8,}/gu, broken);
}
