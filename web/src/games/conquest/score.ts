// score.ts - the rows of the score sheet, in whole points, with what the engine says of each.
import { h } from 'preact';
import { GoodIcon, type Good } from '../../art/goods.tsx';
import type { ScoreRow } from '../game.ts';
import { inPoints, type CView } from './position.ts';

const icons: Partial<Record<string, Good>> = {
  villages: 'home',
  groups: 'arch',
  atolls: 'arch',
  cards: 'mask',
  kumara: 'boat',
};

// What gives points.
export const pointWords = (view: CView): string =>
  view.score.parts.map(part => part.help ?? '').join(' ');

export function scoreRows(view: CView): ScoreRow[] {
  return view.score.parts.map(part => ({
    key: part.name,
    picture: h(GoodIcon, { good: icons[part.name] ?? 'home', size: 26 }),
    title: part.title,
    help: part.help ?? '',
    points: part.points.map(n => inPoints(n ?? 0)),
    notes: part.notes ?? [],
  }));
}
