// named.ts - what a game is called in lists, as the engine calls it; and what it is about, in our words.
import { factsOf } from './facts.ts';
import { has, t } from '../i18n/index.ts';

const own = (id: string, name: 'short' | 'line' | 'about'): string | null => {
  const key = `game.${id}.${name}`;
  return has(key) ? t(key) : null;
};

export const gameTitle = (id: string): string => factsOf(id)?.title ?? id;
export const gameShort = (id: string): string => own(id, 'short') ?? gameTitle(id);
// What it is about: a line, and a few lines.
export const gameLine = (id: string): string => own(id, 'line') ?? '';
export const gameAbout = (id: string): string => own(id, 'about') ?? gameLine(id);
