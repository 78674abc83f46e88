// named.ts - what a game is called in lists, and what it is about, as the engine says it.
import { factsOf } from './facts.ts';

export const gameTitle = (id: string): string => factsOf(id)?.title ?? id;
// Where room is short.
export const gameShort = (id: string): string => factsOf(id)?.short ?? id;
// What it is about: a sentence, and a few.
export const gameLine = (id: string): string => factsOf(id)?.line ?? '';
export const gameAbout = (id: string): string => factsOf(id)?.about ?? '';
