// defaults.tsx - the parts of a table for a game that has none of its own, from what every view has:
// what is due, the legal actions with their labels, the score, and the lines that the engine writes.
import { Icon } from '../art/icons.tsx';
import type { Game, GameModule, ScoreRow } from './game.ts';
import { still } from '../ui/still.ts';
import type { View } from '../protocol.ts';
import { Chips, Stock, Track } from './plain/panels.tsx';
import { Decision } from './plain/Decision.tsx';
import { pickFor } from './plain/picture.ts';
import { summary } from './plain/words.ts';

const nothing = (): null => null;
const stage = (view: View): string => view.stage;

function scoreRows(view: View): ScoreRow[] {
  const unit = view.score.unit ?? 1;
  return view.score.parts.map(part => ({
    key: part.name,
    picture: <Icon name="trophy" size={22} />,
    title: part.title,
    help: part.help ?? '',
    points: part.points.map(n => (n ?? 0) / unit),
    notes: part.notes ?? [],
  }));
}

const defaults: Omit<Game, 'id' | 'Board'> = {
  frame: () => ({ x: 0, y: 0, w: 1000, h: 740 }),
  layout: null,
  Overview: null,
  Decision,
  Stock,
  Chips,
  Track,
  Cards: null,
  Luck: null,
  Figure: nothing,
  figures: [],
  rules: [],
  pickFor,
  interest: nothing,
  home: nothing,
  phoneZooms: false,
  takeHint: nothing,
  first: nothing,
  brief: stage,
  summary,
  duration: () => 0,
  holds: () => false,
  flights: () => [],
  chances: () => [],
  lineIcon: 'dice',
  stage,
  heading: nothing,
  scoreRows,
  tour: () => [],
  thing: nothing,
  tabOf: nothing,
};

/** A game with all its parts. What it says by a getter is asked anew every time; what shows a position stays as it is
 *  until there is another one. */
export function complete(module: GameModule): Game {
  const whole = Object.defineProperties(
    { ...defaults },
    Object.getOwnPropertyDescriptors(module),
  ) as Game;
  const { Board, Stock, Chips, Track, Cards, Luck, Overview } = whole;
  return Object.assign(whole, {
    ...{ Board: still(Board), Stock: still(Stock), Chips: still(Chips), Track: still(Track) },
    Cards: Cards && still(Cards),
    Luck: Luck && still(Luck),
    Overview: Overview && still(Overview),
  });
}
