// names.ts - what goods, places, phases and sectors of the wheel are called, and how numbers are said.
import { capital } from '../../../i18n/plain.ts';
import { filled, helpOf, inNumber, nameOf, titleOf } from '../../lexicon.ts';
import type { RowEffect } from '../position.ts';

export interface Names {
  of: (seat: number) => string;
  you: number | null;
}

// Names of the rules are the engine's (games/lexicon.ts); sums too.
const game = 'archipelago';
export const resWord = (res: string): string => titleOf(game, 'goods', res);
export const buildingWord = (type: string): string => titleOf(game, 'building', type);
export const faceName = (face: string): string => titleOf(game, 'face', face);
export const faceWords = (face: string): string => helpOf(game, 'face', face);
export const marketWord = (market: string): string => titleOf(game, 'market', market);
export const thingWord = (thing: string): string => titleOf(game, 'thing', thing);
// Inside a sentence.
export const thingIn = (thing: string): string => nameOf(game, 'thing', thing);
export const florins = (n: number): string => counted('florin', n);
export const zoneWord = (zone: string): string => titleOf(game, 'zone', zone);
export const zoneText = (zone: string): string => helpOf(game, 'zone', zone);
export const rowWords = (effect: RowEffect): string => nameOf(game, 'market_row', effect);
export const phaseWord = (phase: number): string => titleOf(game, 'phase', phase);
export const stageWords = (turn: number, phase: number): string =>
  filled(nameOf(game, 'stage', 'turn'), String(turn), phaseWord(phase));
// `of at most 16`
export const limitWords = (turns: number): string =>
  filled(nameOf(game, 'stage', 'limit'), String(turns));
export const happeningWord = (what: string): string => titleOf(game, 'happening', what);
export const crisisWord = (board: string, res: string): string =>
  titleOf(game, 'crisis', `${board}.${res}`);
export const criterionWord = (by: string): string => nameOf(game, 'criterion', by);

// `2 of 3 discs ready`: so many of something, as the engine counts it.
export const howMany = (what: string, n: number, of = 0): string =>
  inNumber(nameOf(game, 'count', what), n, String(of));
export const stateWord = (state: string): string => nameOf(game, 'state', state);
// `Place 2`, `place 1 or 3`.
export const placesWords = (places: number[]): string =>
  filled(nameOf(game, 'item', 'places'), places.join(` ${nameOf(game, 'item', 'or')} `));
export const placeWord = (place: number): string => capital(placesWords([place]));

// `3 wood`, `1 permit for Hiva`: what changes hands, counted as the engine does.
export const counted = (what: string, n: number, where = ''): string =>
  inNumber(nameOf(game, 'item', what), n, where);
