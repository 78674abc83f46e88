// index.ts - Archipelago for the client: its board and the parts of a table that are its own.
import '../../css/board.css';
import './index.css';
import { tabOf, thing } from './things.ts';
import { t } from '../../i18n/index.ts';
import type { GameModule, Layout, TourStop } from '../game.ts';
import { helpOf } from '../lexicon.ts';
import { Board, frame, isRoomy } from './Board.tsx';
import { Decision } from './Decision.tsx';
import { Figure, figures } from './Figure.tsx';
import { interest } from './interest.ts';
import { duration } from './map/motion.tsx';
import { reachable } from './moves.ts';
import { Cards } from './panels/Cards.tsx';
import { Chips } from './panels/Chips.tsx';
import { Luck } from './panels/Luck.tsx';
import { Overview } from './panels/Overview.tsx';
import { Stock } from './panels/Stock.tsx';
import { Track } from './panels/Track.tsx';
import { placeOf, type AView, type Player } from './position.ts';
import { chances, heading } from './replay.ts';
import { rules } from './rules.ts';
import { scoreRows } from './score.ts';
import { backWords } from './words/ends.ts';
import { cardName } from './words/cards.ts';
import { howMany, placesWords, thingWord } from './words/names.ts';
import { named, parted, sentences } from '../../i18n/join.ts';

const step = (
  selector: string,
  name: 'map' | 'wheel' | 'stability' | 'markets' | 'evolution' | 'dock' | 'screen' | 'players',
): TourStop => ({
  at: selector,
  get title() {
    return t(`archipelago.tour.${name}.title`);
  },
  get text() {
    const own = t(`archipelago.tour.${name}`);
    return name === 'stability' ? `${helpOf('archipelago', 'thing', name)} ${own}` : own;
  },
});

function summary(v: AView, names: string[]): string {
  const p = v.position,
    ofSeat = (q: Player): string =>
      named(
        names[q.seat] ?? '',
        [
          placesWords([placeOf(p, q.seat)]),
          howMany('citizens', q.citizens),
          ...(q.fallen ? [q.fallen] : []),
          howMany('ships', q.on_ships),
          howMany('discs', q.ready, q.discs),
          ...q.cards.map(c => cardName(c.card)),
        ].join(', '),
      );
  return sentences([
    v.stage,
    (['pop', 'reb', 'sur'] as const).map(k => `${thingWord(k)} ${p[k]}`).join(', '),
    p.forecast.text,
    howMany('regions', p.regions.length),
    named(thingWord('back'), backWords(p)),
    parted(p.players.map(ofSeat)),
  ]);
}
// Boards stand around the map where the window has room for them; else the map has it all. The heights of
// the evolution row are those of boards/Row.css, by the same room.
const rowHeight = (room: number, wide: number): number =>
  room < 492 ? 0 : room < 560 || wide < 1000 ? 84 : room < 600 ? 146 : 168;
function layout(): Layout {
  const wide = typeof window === 'undefined' ? 1440 : window.innerWidth,
    high = typeof window === 'undefined' ? 900 : window.innerHeight,
    sea = wide - (wide >= 1200 ? 360 : 0);
  const common = {
    aside: false,
    zoom: 1.7,
    phone: { left: 4, top: 98, right: 4, bottom: 26 },
    replay: 98,
    sinceOnMap: true,
  };
  if (!isRoomy(sea, high - 70))
    return { ...common, insets: { left: 8, top: 66, right: 60, bottom: 240 }, standing: () => 8 };
  return {
    ...common,
    insets: { left: 284, top: 10, right: 222, bottom: 396 },
    standing: room => rowHeight(room, sea) + 14,
  };
}

export const archipelago: GameModule = {
  id: 'archipelago',
  frame: view => frame((view as AView).position, view.legal),
  get layout() {
    return layout();
  },
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
  pickFor: (view, action) => reachable(view as AView).get(action)?.[0] ?? null,
  interest,
  first: view => (view as AView).position.order[0] ?? null,
  summary: (view, names) => summary(view as AView, names),
  duration,
  heading,
  chances,
  flights: () => [],
  lineIcon: 'flame',
  scoreRows: (view, names, you) => scoreRows(view as AView, names, you),
  thing,
  tabOf,
  tour: () => [
    step('.ar-map', 'map'),
    step('.ar-wheel', 'wheel'),
    step('.ar-stability', 'stability'),
    step('.ar-right', 'markets'),
    step('.ar-bottom .ar-row', 'evolution'),
    step('.dock .ask, .ph .sheet', 'dock'),
    step('.ar-own, .ar-own-phone', 'screen'),
    step('.players, .ph .strip', 'players'),
  ],
};
