// cup.ts - the cup of Discovery markers in three kinds, each with its colour.
import { t } from '../../i18n/index.ts';
import type { Cup } from './position.ts';
import { thingHelp } from './words.ts';
import { named } from '../../i18n/join.ts';

export const markerColours: Record<string, string> = {
  sea: '#49B6B8',
  island: '#7DB45A',
  course: '#E4572E',
};
export const cupGroups = (c: Cup): { sea: number; island: number; course: number } => ({
  sea: c.o1 + c.o2 + c.o3,
  island: c.i1 + c.i2 + c.i3,
  course: c.x,
});

// What can still be drawn, in a sentence.
export const cupWords = (c: Cup): string =>
  [
    thingHelp('cup'),
    ...cupRows(c).map(({ word, n }) => `${named(word, n)}.`),
    t('conquest.cup.knots', { one: c.o1 + c.i1, two: c.o2 + c.i2, three: c.o3 + c.i3 }),
  ].join(' ');

interface CupRow {
  colour: string;
  word: string;
  n: number;
}
export const cupRows = (c: Cup): CupRow[] =>
  Object.entries(cupGroups(c)).map(([kind, n]) => ({
    colour: markerColours[kind]!,
    word: t(`conquest.cup.${kind as 'sea' | 'island' | 'course'}`),
    n,
  }));
