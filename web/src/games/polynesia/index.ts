// index.ts - Polynesia for the client: its board and the parts of a table that are its own.
import '../../css/board.css';
import './index.css';
import { t } from '../../i18n/index.ts';
import type { GameModule, TourStop } from '../game.ts';
import { Board } from './Board.tsx';
import { Decision } from './Decision.tsx';
import { Figure, figures } from './Figure.tsx';
import { frame } from './geometry.ts';
import { home, interest } from './interest.ts';
import { duration, flights } from './motion.tsx';
import { reachable } from './moves.ts';
import { Cards, Chips, Luck, Overview, phaseWords, Stock, Track } from './panels.tsx';
import { redStones, type PView } from './position.ts';
import { scoreRows } from './score.ts';
import { chances, heading } from './replay.ts';
import { rules } from './rules.ts';
import { parted } from '../../i18n/join.ts';

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
    t('polynesia.brief', { round: view.round, ...redStones((view as PView).position) }),
  summary: (view, names) => {
    const p = (view as PView).position;
    return t('polynesia.summary', {
      round: p.round,
      phase: phaseWords(view as PView).title,
      ...redStones(p),
      players: parted(
        p.players.map(q =>
          t('polynesia.summary.player', {
            name: names[q.seat] ?? '',
            score: view.score.totals[q.seat] ?? 0,
            fish: q.fish,
            shell: q.shell,
            home: q.home,
            boats: q.boats_left,
          }),
        ),
      ),
    });
  },
  duration,
  flights,
  heading,
  chances,
  stage: view => {
    const p = (view as PView).position;
    if (p.round === 0) return t('polynesia.stage.setup');
    return p.marker === null
      ? t('polynesia.stage.end', { round: p.round })
      : t('polynesia.stage', { round: p.round, n: p.marker });
  },
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
        return value === 'gauge' ? '.lava' : null;
    }
  },
  tour: () => [
    step('.sea-view', 'map'),
    step('.track', 'track'),
    step('.dock .ask, .ph .sheet', 'dock'),
    step('.own, .own-line', 'stock'),
    step('.aside .ccards', 'cards'),
    step('.aside .lava', 'lava'),
    step('.players, .ph .strip', 'players'),
  ],
};
