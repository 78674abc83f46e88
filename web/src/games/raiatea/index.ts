// index.ts - Raiatea for the client: its board and the parts of a table that are its own.
import '../../css/board.css';
import './index.css';
import { shownTotal } from '../../app/points.ts';
import { t } from '../../i18n/index.ts';
import { roundName } from '../facts.ts';
import type { GameModule, TourStop } from '../game.ts';
import { Decision } from './bar/Decision.tsx';
import { Board } from './Board.tsx';
import { Figure, figures } from './Figure.tsx';
import { frame } from './frame.ts';
import { reachable } from './moves.ts';
import { Cards, Luck } from './panels/Cards.tsx';
import { Chips } from './panels/Chips.tsx';
import { Overview } from './panels/Overview.tsx';
import { Stock } from './panels/Stock.tsx';
import { Track } from './panels/Track.tsx';
import type { Player, RView } from './position.ts';
import { chances, heading } from './replay.ts';
import { rules } from './rules.ts';
import { scoreRows } from './score.ts';
import { duration, isTold } from './timeline.tsx';
import { actShort, counted, orderWords, rankWord } from './words.ts';
import { named, parted, sentences } from '../../i18n/join.ts';

const step = (
  selector: string,
  name: 'board' | 'market' | 'statues' | 'track' | 'dock' | 'screen' | 'players',
): TourStop => ({
  at: selector,
  get title() {
    return t(`raiatea.tour.${name}.title`);
  },
  get text() {
    return t(`raiatea.tour.${name}`);
  },
});
const viewer = (v: RView): number | null => (typeof v.viewer === 'number' ? v.viewer : null);

// The sheet ends where the decision bar begins. It follows a higher bar in steps of 50, so that it does
// not tremble with every question, and keeps 400 pixels: where cards are chosen in the bar itself its foot
// may be covered.
const bar = 199;
function standing(room: number): number {
  const sea = window.innerHeight - 70,
    covered = sea - room,
    step = bar + Math.ceil(Math.max(0, covered - bar - 4) / 50) * 50;
  return Math.min(step, Math.max(bar, sea - 400)) - covered;
}

// A player in words: the rank, and what everybody can count.
function account(v: RView, q: Player): string {
  const owned = [
    counted('tattoos', q.tattoo),
    counted('priests', q.priests),
    counted('helpers', q.n_helpers),
    counted('masks', q.n_masks),
    counted('rituals', q.n_hand),
  ];
  return [
    rankWord(q.rank),
    ...owned,
    t('raiatea.summary.score', { n: shownTotal(v.score, q.seat) }),
  ].join(', ');
}
// The track beside it shows the number of the step.
const brief = (v: RView): string =>
  v.position.act ? named(roundName(v.game, v.round), actShort(v.position.act)) : v.stage;

function summary(v: RView, names: string[]): string {
  const p = v.position,
    called = { of: (s: number) => names[s] ?? '', you: null };
  return sentences([
    v.stage,
    counted('bag', p.bag),
    orderWords(p, called),
    `${parted(p.players.map(q => named(names[q.seat] ?? '', account(v, q))))}.`,
  ]);
}

export const raiatea: GameModule = {
  id: 'raiatea',
  frame: () => frame,
  layout: { aside: false, insets: { left: 0, top: 0, right: 0, bottom: bar }, zoom: 1, standing },
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
  pickFor: (view, action) =>
    reachable(view as RView, viewer(view as RView)).get(action)?.[0] ?? null,
  interest: () => null, // the board fits its window, and the column of a phone finds the choices itself
  first: view => (view as RView).position.start,
  brief: view => brief(view as RView),
  summary: (view, names) => summary(view as RView, names),
  duration,
  holds: isTold,
  heading,
  chances,
  flights: () => [],
  lineIcon: 'flame',
  scoreRows: view => scoreRows(view as RView),
  thing: (kind, value) => {
    const own = `[data-thing="${kind} ${value}"]`;
    switch (kind) {
      case 'part': // what all depend on is the bag
        return value === 'gauge' ? '[data-spot="bag"]' : null;
      case 'tile':
      case 'face':
        return `[data-spot="${kind}:${value}"]`;
      case 'location':
        return `[data-spot="place:${value}"]`;
      case 'mask':
      case 'good':
        return `[data-spot="${kind}:${value}"], ${own}`;
      case 'ritual':
        return `[data-card="${value}"], ${own}, [data-spot^="row:"][data-spot$=":${value}"]`;
      default:
        return null;
    }
  },
  tour: () => [
    step('.ra-scene', 'board'),
    step('.ra-stalls', 'market'),
    step('.ra-statues', 'statues'),
    step('.ra-track, .ra-track-phone', 'track'),
    step('.dock .ask, .ph .sheet', 'dock'),
    step('.ra-own, .ra-own-phone', 'screen'),
    step('.players, .ph .strip', 'players'),
  ],
};
