// index.ts - Polynesia for the client: its board and the parts of a table that are its own.
import '../../css/board.css';
import './index.css';
import { t } from '../../i18n/index.ts';
import { named, parted, sentences } from '../../i18n/join.ts';
import { roundName } from '../facts.ts';
import type { GameModule, TourStop } from '../game.ts';
import { counted } from '../lexicon.ts';
import { Board } from './Board.tsx';
import { Decision } from './Decision.tsx';
import { Figure, figures } from './Figure.tsx';
import { frame } from './geometry.ts';
import { home, interest } from './interest.ts';
import { duration, flights } from './motion.tsx';
import { reachable } from './moves.ts';
import { Cards, Chips, Luck, Overview, Stock, Track } from './panels.tsx';
import { type PView } from './position.ts';
import { scoreRows } from './score.ts';
import { chances, heading } from './replay.ts';
import { rules } from './rules.ts';
import { counts } from './words.ts';

const step = (
  selector: string,
  name: 'map' | 'track' | 'dock' | 'stock' | 'cards' | 'lava' | 'players',
): TourStop => ({
  at: selector,
  get title() {
    return t(`polynesia.tour.${name}.title`);
  },
  get text() {
    return t(`polynesia.tour.${name}`);
  },
});

export const polynesia: GameModule = {
  id: 'polynesia',
  frame: () => frame,
  Board,
  Overview,
  Decision,
  Stock,
  Chips,
  Track,
  Cards,
  Luck,
  Figure,
  figures,
  rules,
  pickFor: (view, action) => reachable(view as PView).get(action)?.[0] ?? null,
  interest,
  home,
  phoneZooms: true,
  first: view => (view as PView).position.first,
  brief: view =>
    named(
      view.round ? roundName(view.game, view.round) : view.stage,
      (view as PView).position.lava.brief,
    ),
  summary: (view, names) => {
    const p = (view as PView).position;
    const players = p.players.map(q =>
      named(
        names[q.seat] ?? '',
        [
          counted('polynesia', 'point', view.score.totals[q.seat] ?? 0),
          ...counts(q).map(([, , text]) => text),
        ].join(', '),
      ),
    );
    return `${sentences([view.stage, parted(players), p.lava.text])}.`;
  },
  duration,
  flights,
  heading,
  chances,
  scoreRows: view => scoreRows(view as PView),
  thing: (kind, value) => {
    switch (kind) {
      case 'island':
        return `[data-island="${value}"]`;
      case 'route':
        return `[data-route="${value}"]`;
      case 'card':
        return `[data-card="${value}"]`;
      default:
        return value === 'gauge' ? '.gauge' : null;
    }
  },
  tour: () => [
    step('.sea-view', 'map'),
    step('.track', 'track'),
    step('.dock .ask, .ph .sheet', 'dock'),
    step('.po-own, .own-line', 'stock'),
    step('.aside .ccards', 'cards'),
    step('.aside .gauge', 'lava'),
    step('.players, .ph .strip', 'players'),
  ],
};
