// index.ts - Konane for the client: its slab and the parts of a table that are its own.
import '../../css/board.css';
import './stones.css';
import './konane.css';
import { t } from '../../i18n/index.ts';
import type { View } from '../../protocol.ts';
import { roundName } from '../facts.ts';
import type { GameModule, ScoreRow, TourStop } from '../game.ts';
import { Board } from './Board.tsx';
import { Decision } from './Decision.tsx';
import { Figure, figures } from './Figure.tsx';
import { Chips, Stock, Track } from './panels.tsx';
import { rules } from './rules.ts';
import { frameOf, moveOf, places, positionOf, seatAt } from './position.ts';

const stage = (view: View): string => roundName('konane', view.round);

function summary(view: View, names: string[]): string {
  const p = positionOf(view),
    list = (seat: number | null): string =>
      places(p.side)
        .filter(place => seatAt(p, place) === seat)
        .join(', ');
  return [
    stage(view),
    ...p.players.map(q =>
      t('konane.summary.player', {
        name: names[q.seat] ?? '',
        colour: q.colour_title,
        n: q.jumps,
        stones: list(q.seat),
      }),
    ),
    t('konane.summary.empty', { places: list(null) || t('konane.none') }),
  ].join(' ');
}

function scoreRows(view: View): ScoreRow[] {
  const p = positionOf(view);
  return view.score.parts.map(part => ({
    key: part.name,
    icon: 'home',
    title: part.title,
    help: '',
    points: part.points.map(n => n ?? 0),
    notes: p.players.map(q => t('konane.n.left', { n: q.stones })),
  }));
}

const step = (at: string, name: 'board' | 'dock' | 'players'): TourStop => ({
  at,
  get title() {
    return t(`konane.tour.${name}.title`);
  },
  get text() {
    return t(`konane.tour.${name}`);
  },
});

export const konane: GameModule = {
  id: 'konane',
  Board,
  Decision,
  Stock,
  Chips,
  Track,
  Figure,
  figures,
  rules,
  frame: view => frameOf(positionOf(view).side),
  layout: {
    aside: false,
    insets: { left: 8, top: 8, right: 8, bottom: 200 },
    phone: { left: 2, top: 2, right: 2, bottom: 18 },
    zoom: 1,
  },
  pickFor: (_, action) => {
    const { from, to } = moveOf({ do: action, label: '' });
    return to === null ? {} : { from };
  },
  brief: stage,
  stage,
  summary,
  duration: events => (events.some(e => e.name === 'jumped') ? 340 : 120),
  scoreRows,
  thing: (kind, value) => (kind === 'place' ? `[data-place="${value}"]` : null),
  tour: () => [
    step('.k-board', 'board'),
    step('.dock .ask, .ph .sheet', 'dock'),
    step('.players, .ph .strip', 'players'),
  ],
};
