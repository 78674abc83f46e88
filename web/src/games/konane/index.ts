// index.ts - Konane for the client: its slab and the parts of a table that are its own.
import '../../css/board.css';
import './stones.css';
import './konane.css';
import type { View } from '../../protocol.ts';
import type { GameModule, TourStop } from '../game.ts';
import { t } from '../../i18n/index.ts';
import { named, sentences } from '../../i18n/join.ts';
import { counted, filled, inNumber, nameOf } from '../lexicon.ts';
import { Board } from './Board.tsx';
import { Decision } from './Decision.tsx';
import { Figure, figures } from './Figure.tsx';
import { Chips, Stock, Track } from './panels.tsx';
import { rules } from './rules.ts';
import { frameOf, moveBy, places, positionOf, seatAt, type Player } from './position.ts';

function summary(view: View, names: string[]): string {
  const p = positionOf(view),
    list = (seat: number | null): string =>
      places(p.side)
        .filter(place => seatAt(p, place) === seat)
        .join(', ') || nameOf('konane', 'empty', 'none');
  const player = (q: Player): string[] => [
    named(names[q.seat] ?? '', [q.colour_title, counted('konane', 'jumps', q.jumps)].join(', ')),
    inNumber(nameOf('konane', 'places', q.seat), q.stones, list(q.seat)),
  ];
  return sentences([
    view.stage,
    ...p.players.flatMap(player),
    filled(nameOf('konane', 'empty', 'places'), list(null)),
  ]);
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
  pickFor: (view, action) => {
    const move = moveBy(view, action);
    return move && move.to !== null ? { from: move.from } : {};
  },
  summary,
  duration: events => (events.some(e => e.name === 'jumped') ? 340 : 120),
  thing: (kind, value) => (kind === 'place' ? `[data-place="${value}"]` : null),
  tour: () => [
    step('.k-board', 'board'),
    step('.dock .ask, .ph .sheet', 'dock'),
    step('.players, .ph .strip', 'players'),
  ],
};
