// cup.ts - the cup of Discovery markers in three kinds, each with its colour.
import { filled, nameOf, titleOf, valuesOf } from '../lexicon.ts';
import type { Draws } from './position.ts';
import { thingHelp } from './words.ts';
import { named } from '../../i18n/join.ts';

export const markerColours: Record<string, string> = {
  sea: '#49B6B8',
  island: '#7DB45A',
  course: '#E4572E',
};

const kinds = () => valuesOf('conquest', 'cup') as ('sea' | 'island' | 'course')[];

// What is left in it, on one line.
export const cupLine = (draws: Draws): string =>
  filled(nameOf('conquest', 'head', 'cup'), ...kinds().map(kind => String(draws[kind])));

// How many of them tie one knot, two, three, in a sentence.
export const cupKnots = ({ knots }: Draws): string =>
  `${filled(nameOf('conquest', 'head', 'cup_knots'), ...knots.map(String))}.`;

// What can still be drawn, in a sentence.
export const cupWords = (draws: Draws): string =>
  [
    thingHelp('cup'),
    ...cupRows(draws).map(({ word, n }) => `${named(word, n)}.`),
    cupKnots(draws),
  ].join(' ');

interface CupRow {
  colour: string;
  word: string;
  n: number;
}
export const cupRows = (draws: Draws): CupRow[] =>
  kinds().map(kind => ({
    colour: markerColours[kind]!,
    word: titleOf('conquest', 'cup', kind),
    n: draws[kind],
  }));
