// game.ts - what the client asks of one game: its board and, as far as it likes, the other parts of a
// table. Everything is a pure function of a view; a game folder knows no socket and no page.
import type { ComponentChildren, ComponentType } from 'preact';
import type { IconName } from '../art/icons.tsx';
import type { GameEvent, StepRow, View } from '../protocol.ts';

// What a board gets. `choose` plays a legal action by its text; `point` tells which actions the
// pointer or the focus is on, so that the decision bar can explain them. A board is drawn anew when one of these
// changes, and not before (ui/still.ts): what else it shows it has to watch itself, by a cell or a context.
export interface BoardProps {
  view: View;
  names: string[]; // of the seats, for people
  you: number | null; // your seat, null for a spectator
  choose: Choose | null; // null: nothing to decide, or a replay
  pick: Pick; // how far a decision of several clicks has come
  setPick: (pick: Pick) => void;
  pointed: string[]; // actions that the pointer, the focus or a hint is on
  point: (actions: string[]) => void;
  refused?: string | null; // why the last click did nothing
  refuse?: (why: string) => void;
  draft?: (text: string) => Promise<unknown>; // what an unsent decision of several steps comes to (View.draft)
  hand?: (up: boolean) => void; // says that one wants to be asked at the game's quiet point, or no longer
  motion: Motion | null; // the step that is being shown
  last: Motion | null; // the step shown before: marked until the next
  calm: boolean; // reduced motion
  answering?: boolean; // the table gives the answer itself
  taught?: boolean; // a lesson: every answer is the learner's own, also the only one
  box?: Frame; // the part of the map that is on the screen; without: all of it
  zoom: number; // pixels per unit
}
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

// A decision of several clicks, as far as it has come: the game's own words (an action group, a
// lifted piece). It lives in the page and is dropped whenever a new view arrives.
export interface Pick {
  group?: string;
  from?: string;
  to?: string;
}
// What a click leads to: an action, or the next click.
export type Leads = { do: string } | { pick: Pick };
// What is said of an action that is pointed at.
export interface Said {
  head: string;
  text: string;
  warn?: string;
}

// `more`: further answers of the same decision follow at once, and the table gives none between them.
export type Choose = (action: string, more?: boolean) => void;

// A step being shown: its events, and the view before and after it.
export interface Motion {
  events: GameEvent[];
  before: View;
  after: View;
  seat: number | 'chance' | null;
  key: number;
}

// Goods that go from one stock to another; null is the supply.
export interface Flight {
  from: number | null;
  to: number | null;
  picture: () => ComponentChildren; // 28 by 28 pixels; drawn once for each that flies
  n: number;
}

// One row of the score sheet: what the points are for, and how each seat came to them.
export interface ScoreRow {
  key: string;
  picture: ComponentChildren; // some 26 by 26 pixels
  title: string;
  help: string;
  points: number[];
  notes: string[];
}

// How a board lies on the screen, if not like a sea with cards at its left edge.
export interface Layout {
  aside: boolean;
  insets: Insets;
  zoom: number;
  // What stands on the decision bar, by the room above it; `insets.bottom` then only holds until the
  // bar is measured.
  standing?: (room: number) => number;
  phone?: Insets; // what covers the map on a phone
  replay?: number; // what covers it at the top in a replay
  sinceOnMap?: boolean; // on a phone "moves since your turn" lies on the map, not in the sheet
}
export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// A stop of the first-game tour: what to point at (a CSS selector) and what to say.
export interface TourStop {
  at: string;
  title: string;
  text: string;
}

export type DecisionProps = BoardProps & {
  phone: boolean;
  tools: ComponentChildren; // the buttons of the table (undo, hint), beside the prompt
  news: string | null;
};

// A game as the pages see it: everything is there. What a game's folder leaves out comes from
// defaults.tsx, which works from what every view has: legal actions, score, text.
export interface Game {
  id: string;
  frame: (view: View) => Frame; // the whole map
  layout: Layout | null; // null: like a sea with cards at its left edge; `zoom` is the first look on a phone
  Board: ComponentType<BoardProps>;
  // The map in small, with the part on the screen framed; null: it always fits.
  Overview: ComponentType<{ view: View; you: number | null; box: Frame }> | null;
  // The decision: prompt, choices, what the pointed ones mean. Inside the dock or the phone's sheet.
  Decision: ComponentType<DecisionProps>;
  // Own things, always in sight; `phone` is one line.
  Stock: ComponentType<{ view: View; seat: number; phone: boolean }>;
  // A player's row in the column: chips with all public counts.
  Chips: ComponentType<{ view: View; seat: number }>;
  // Where the round stands, for the top bar.
  Track: ComponentType<{ view: View; phone: boolean }>;
  // Cards that lie beside the board, and what the chance of the game stands at; null: there are none.
  Cards: ComponentType<{ view: View; you: number | null }> | null;
  Luck: ComponentType<{ view: View }> | null;
  // A figure for the rules page, by its name.
  Figure: ComponentType<{ name: string }>;
  figures: string[];
  // The clicks that lead to an action, for hints; and the part of the map that a decision needs.
  pickFor: (view: View, action: string) => Pick | null;
  interest: (view: View, you: number | null, pick: Pick) => Frame | null;
  home: (view: View, you: number | null) => Frame | null; // where a phone looks at first: where most of yours is
  phoneZooms: boolean; // buttons to zoom on the phone's map
  // A hint that is taken: clicks instead of the action itself, where a plan is written first; null: act at once.
  takeHint: (view: View, action: string) => Pick | null;
  // The flag of whoever begins, or null.
  first: (view: View) => number | null;
  // One short line on the phone, beside the round.
  brief: (view: View) => string;
  // Spoken summary of a position for screen readers.
  summary: (view: View, names: string[]) => string;
  // How long a step takes to show, in milliseconds.
  duration: (events: GameEvent[]) => number;
  flights: (events: GameEvent[]) => Flight[];
  // Marks of a replay: what chance brought (a colour), where a round ends, and the heading of a step.
  chances: (step: StepRow) => { colour: string; title: string }[];
  lineIcon: IconName; // for what chance did
  stage: (view: View) => string; // "Round 6, value 2"
  heading: (round: number, events: GameEvent[]) => string | null; // the same, if it changes with a step
  // Steps whose outcome is not told before they were shown: log, track and points wait for their end.
  holds: (events: GameEvent[]) => boolean;
  // The sheet at the end.
  scoreRows: (view: View, names: string[], you: number | null) => ScoreRow[];
  tour: (view: View) => TourStop[]; // what is where
  // Where a lesson finds a thing on the page, as CSS selectors in the order in which they are tried: a kind and a value
  // of the game, or `part` and a part of the table. Null: what bears `data-thing="KIND VALUE"`, or the usual place.
  thing: (kind: string, value: string, view: View) => string | null;
  rules: RuleRow[]; // which paragraph explains what lies on the table; the first row that fits
  // The tab of the board that has to be open to see it, where a small screen has such; null: it is always in sight.
  tabOf: (kind: string, value: string, view: View) => string | null;
}

// A thing of the table, as a CSS selector, and the decision or thing by whose name docs/learn has its paragraph.
export type RuleRow = [string, string | ((thing: Element, view: View) => string)];

// What the folder of a game must give, as `export const <id>` of its index.ts; the rest as it likes.
export type GameModule = RequiredOf<Game, 'id' | 'Board'>;
type RequiredOf<T, K extends keyof T> = { [P in K]: T[P] } & { [P in Exclude<keyof T, K>]?: T[P] };
