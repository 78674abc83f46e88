// score.ts - the rows of the score sheet: where points come from, and of how many things, as the engine says it.
import { h } from 'preact';
import { GoodIcon, type Good } from '../../art/goods.tsx';
import type { ScoreRow } from '../game.ts';
import type { RView } from './position.ts';
import { spelt } from './words.ts';

const icons: Partial<Record<string, Good>> = { papa_rai: 'arch', tiles: 'home' };

export const scoreRows = (view: RView): ScoreRow[] =>
  view.score.parts.map(part => ({
    key: part.name,
    picture: h(GoodIcon, { good: icons[part.name] ?? 'mask', size: 26 }),
    title: spelt(part.title),
    help: spelt(part.help ?? ''),
    points: part.points.map(n => n ?? 0),
    notes: (part.notes ?? []).map(spelt),
  }));
