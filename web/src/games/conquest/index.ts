// index.ts - Conquest of Paradise for the client: its board and the parts of a table that are its own.
import '../../css/board.css';
import './index.css';
import { t, type Key } from '../../i18n/index.ts';
import { nameOf } from '../lexicon.ts';
import type { GameModule, TourStop } from '../game.ts';
import { Board } from './Board.tsx';
import { hintPick } from './plan/draft.ts';
import { cupLine } from './cup.ts';
import { Decision } from './Decision.tsx';
import { Figure, figures } from './Figure.tsx';
import { interest } from './interest.ts';
import { frame } from './map/geometry.ts';
import { duration } from './map/motion.ts';
import { reachable } from './moves.ts';
import { Cards, Chips, Luck, Overview, Stock, Track } from './panels.tsx';
import { pointsText, type CView } from './position.ts';
import { pointWords, scoreRows } from './score.ts';
import { chances, heading } from './replay.ts';
import { rules } from './rules.ts';
import {
  countWords,
  deckWords,
  goalWords,
  phases,
  phaseWord,
  seatPeople,
  thingHelp,
} from './words.ts';
import { parted } from '../../i18n/join.ts';

const step = (at: string, title: Key, text: string): TourStop => ({ at, title: t(title), text });

function summary(v: CView, names: string[]): string {
  const p = v.position;
  return t('conquest.summary', {
    stage: v.stage,
    goal: goalWords(p),
    cup: cupLine(p.draws),
    deck: deckWords(p),
    players: parted(
      p.players.map(q =>
        t('conquest.summary.player', {
          name: names[q.side] ?? seatPeople(p, q.side),
          people: seatPeople(p, q.side),
          points: pointsText(q.points.total),
          villages: countWords('villages', q.villages),
          groups: countWords('islands', q.groups),
          bp: countWords('bp', q.build_points),
          up: countWords('cards_up', q.cards.filter(c => c.up).length),
          down: countWords('cards_down', q.hidden),
          explorer: nameOf('conquest', 'explorer', q.explorer),
        }),
      ),
    ),
  });
}

// What is where. The steps of a turn and what gives points are told by the engine.
const stops = (view: CView): TourStop[] => [
  step('.sea-view', 'conquest.tour.map.title', t('conquest.tour.map')),
  step(
    '.track, .c-track-phone',
    'conquest.tour.track.title',
    t('conquest.tour.track', { steps: phases().map(phaseWord).join(', ') }),
  ),
  step('.dock .ask, .ph .sheet', 'conquest.tour.dock.title', t('conquest.tour.dock')),
  step('.c-own, .c-own-phone', 'conquest.tour.stock.title', t('conquest.tour.stock')),
  step(
    '.players, .ph .strip',
    'conquest.tour.players.title',
    `${pointWords(view)} ${thingHelp('points')}`,
  ),
];

export const conquest: GameModule = {
  id: 'conquest',
  frame: () => frame,
  layout: { aside: false, insets: { left: 8, top: 8, right: 8, bottom: 232 }, zoom: 3.1 },
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
  pickFor: (view, action) => reachable(view as CView).get(action)?.[0] ?? null,
  interest,
  phoneZooms: true,
  takeHint: (view, action) =>
    (view as CView).position.plan ? hintPick(view as CView, action) : null,
  first: view => (view as CView).position.order[0] ?? null,
  summary: (view, names) => summary(view as CView, names),
  duration,
  heading,
  chances,
  flights: () => [],
  scoreRows: view => scoreRows(view as CView),
  thing: (kind, value) => {
    if (kind === 'hex')
      return `.board [role="button"][data-hex="${value}"], .board path[data-hex="${value}"]`;
    if (kind === 'card') return `.dock [data-thing="card ${value}"], [data-thing="card ${value}"]`;
    return value === 'gauge' ? '.c-cup' : null;
  },
  tour: view => {
    const p = (view as CView).position,
      usual = stops(view as CView);
    if (!p.solo) return usual;
    const alone = {
      at: '[data-solo-goal]',
      title: t('conquest.tour.solo.title'),
      text: `${goalWords(p)}. ${thingHelp('chits')}`,
    };
    return [usual[0]!, alone, ...usual.slice(1)];
  },
};
