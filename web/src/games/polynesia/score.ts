// score.ts - the rows of the score sheet: parts of the score, and how each seat came to them, as the engine says it.
import { h } from 'preact';
import { GoodIcon, type Good } from '../../art/goods.tsx';
import type { ScoreRow } from '../game.ts';
import type { Card, PView } from './position.ts';

const icons: Partial<Record<string, Good>> = {
  board: 'home',
  turtle_islands: 'turtle',
  island_turtles: 'turtle',
  turtle_tokens: 'turtle',
};
const typeIcons: Record<number, Good> = { 1: 'arch', 2: 'mask', 3: 'turtle' };
const cardIcons: Partial<Record<string, Good>> = {
  '1.2': 'turtle',
  '3.3': 'home',
  '3.5': 'home',
  '3.6': 'fish',
  '3.7': 'boat',
  '3.8': 'shell',
};
export const cardIcon = (c: Card): Good => cardIcons[c.code] ?? typeIcons[c.type]!;

export const scoreRows = (view: PView): ScoreRow[] =>
  view.score.parts.map(part => {
    const card = view.position.cards.find(c => c.part === part.name),
      good = icons[part.name] ?? (card ? cardIcon(card) : 'mask');
    return {
      key: part.name,
      picture: h(GoodIcon, { good, size: 26 }),
      title: part.title,
      help: part.help ?? '',
      points: part.points.map(n => n ?? 0),
      notes: part.notes ?? [],
    };
  });
