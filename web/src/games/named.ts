// named.ts - what a game is called in lists: our words for it, or what the server says of it.
import { factsOf } from './facts.ts';
import { has, t } from '../i18n/index.ts';

const own = (id: string, name: 'name' | 'short' | 'line' | 'about'): string | null => {
  const key = `game.${id}.${name}`;
  return has(key) ? t(key) : null;
};

export const gameTitle = (id: string): string => own(id, 'name') ?? factsOf(id)?.title ?? id;
export const gameShort = (id: string): string => own(id, 'short') ?? gameTitle(id);
// What it is about: a line, and a few lines.
export const gameLine = (id: string): string => own(id, 'line') ?? '';
export const gameAbout = (id: string): string => own(id, 'about') ?? gameLine(id);
