// named.ts - what a game is called in lists, and what it is about, as the engine says it.
import { factsOf } from './facts.ts';
import { has, t } from '../i18n/index.ts';

export const gameTitle = (id: string): string => factsOf(id)?.title ?? id;
// Where room is short.
export function gameShort(id: string): string {
  const key = `game.${id}.short`;
  return has(key) ? t(key) : gameTitle(id);
}
// What it is about: a sentence, and a few.
export const gameLine = (id: string): string => factsOf(id)?.line ?? '';
export const gameAbout = (id: string): string => factsOf(id)?.about ?? '';
