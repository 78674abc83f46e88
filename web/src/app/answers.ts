// answers.ts - "always do this here": answers that this person wants to give without being asked, by game and kind of
// decision. Kept in this browser, and told to every table that is opened (docs/protocol.md, `answers`).
import { cell, remember, remembered, type Cell } from './store.ts';

// Words of the game, and what they were called when it was said.
export interface Always {
  point: string;
  do: string;
  title: string;
  label: string;
}
export type Kept = Record<string, Always[]>; // by game

export const most = 24; // of a game: the server takes no more

const isText = (x: unknown): x is string => typeof x === 'string';
const isAlways = (x: unknown): x is Always => {
  const row = x as Partial<Always> | null;
  return !!row && [row.point, row.do, row.title, row.label].every(isText);
};

// What was kept, as far as it is what we write.
export function readKept(text: string | null): Kept {
  try {
    const found = JSON.parse(text ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(found).flatMap(([game, list]) =>
        Array.isArray(list) ? [[game, list.filter(isAlways).slice(0, most)]] : [],
      ),
    );
  } catch {
    return {};
  }
}

export const kept: Cell<Kept> = cell(readKept(remembered('answers')));

function change(game: string, list: Always[]): void {
  kept.update(all => {
    const others = Object.entries(all).filter(([id]) => id !== game);
    return Object.fromEntries(list.length ? [...others, [game, list]] : others);
  });
  remember('answers', JSON.stringify(kept.get()));
}

export const alwaysAt = (game: string): Always[] => kept.get()[game] ?? [];

export const answerAlways = (game: string, row: Always): void =>
  change(game, [...alwaysAt(game).filter(a => a.point !== row.point), row].slice(-most));

export const askAgain = (game: string, point: string): void =>
  change(
    game,
    alwaysAt(game).filter(a => a.point !== point),
  );
