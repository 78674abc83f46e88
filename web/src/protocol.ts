// protocol.ts - the messages of docs/protocol.md as types. Nothing here does anything.

export interface Me {
  id: number;
  name: string;
  kept: boolean;
}
export interface MeAnswer {
  me: Me | null;
  protocol: number;
  version: string;
}

export interface GameOption {
  key: string;
  title: string;
  kind: 'word' | 'toggle' | 'number';
  default: string;
  values: string[];
  titles: string[]; // of the values, for people
  display: boolean;
  help: string;
}
export interface GameRow {
  id: string;
  title: string;
  short: string; // the same where room is short
  line: string; // what it is about: in a sentence, and in a few
  about: string;
  rules_version: number;
  seats: [number, number];
  usual_seats: number; // where nobody says how many
  daily: boolean; // it has a daily challenge
  unit: number; // scores are counted in this many parts of a point
  minutes: number;
  weight: 'easy' | 'medium' | 'demanding';
  first_game: Record<string, string>; // options of a good first game
  first_help?: string; // what is easier about it
  colours: string[]; // of the seats, by name
  letters: string; // one a seat
  round: string; // what the rules call a round
  rounds?: string[]; // names of rounds by number, where they have any
  chance: boolean; // something is drawn or rolled
  secrets: boolean; // somebody sees less than there is
  points: boolean; // points are counted; else the score only says who won
  parts: { name: string; title: string }[];
  options: GameOption[];
}
// Values that do not go with the rest of a setup, and why; and why the whole is refused, if it is.
export interface SetupAnswer {
  refused: Record<string, Record<string, string>>;
  why: string | null;
}
export interface Level {
  id: string;
  title: string;
  help: string;
  people: boolean; // play against it; the others are for experiments
}
export interface GamesAnswer {
  games: GameRow[];
  levels: Level[];
  first_level: string; // of bots against somebody who is new to a game
  usual_level: string; // of bots where nobody chooses one
}

type Status = 'open' | 'running' | 'over' | 'closed';
export interface SeatRow {
  seat: number;
  kind: 'free' | 'person' | 'bot';
  person: number | null;
  name: string;
  level: string | null;
  away: boolean;
  late: boolean;
  asked: boolean;
  offered: boolean; // a bot's, for whom somebody may come
  online: boolean;
  clock_left: number | null;
}
export interface Clock {
  start: number;
  step: number;
}
export interface TableRow {
  id: string;
  name: string;
  game: string;
  status: Status;
  pace: 'live' | 'slow';
  public: boolean;
  hints: boolean;
  options: Record<string, string>;
  created: number;
  updated: number;
  clock: Clock | null;
  host: number;
  you: number | null;
  invite: string | null;
  rematch: string | null;
  daily: string | null;
  watchers: number;
  rest: number | null;
  brought: number | null; // steps that were played on a device
  there?: string; // of a table of this device: the one of the server that it is a copy of
  seats: SeatRow[];
  round: number;
  step: number;
  due: number[];
  your_turn: boolean;
  since: number;
  scores: number[];
  winners: number[];
}
// The challenge of the day: your own table of it, if you have begun.
export interface DailyAnswer {
  game: string;
  day: string;
  now: number;
  next: number;
  table: TableRow | null;
}
export interface OpenTable {
  id: string;
  game: string;
  name: string;
  options: Record<string, string>;
  seats: ({ kind: 'me' } | { kind: 'person' } | { kind: 'bot'; level: string })[];
  pace: 'live' | 'slow';
  clock: Clock | null;
  public: boolean;
  hints: boolean;
}

// A view: the position as one viewer may know it. P is the game's own part.
export interface LegalRow {
  do: string;
  label: string;
  explain?: string;
  points?: number;
}
// What is not to be had now, and why.
export interface ClosedRow {
  do: string;
  label?: string; // of the first six with the same reason
  why: string;
  all?: true; // of all others of its kind too, which no row names
}
interface Due {
  point: string;
  kind: 'choice' | 'secret' | 'chance';
  seats: number[];
  title: string;
  help: string;
  ask?: string | null; // the question, to the seat that has to answer it; and what the answer means
  ask_help?: string | null;
  wait?: string | null; // to everybody else: who decides, and what
}
export interface ScorePart {
  name: string;
  title: string;
  points: (number | null)[];
  help?: string; // what it counts; and how each seat comes to its points, where nobody's are hidden
  notes?: string[];
}
// Totals and parts are in the game's own unit; `unit` of them make one point.
export interface Score {
  unit?: number;
  totals: number[];
  known?: boolean[];
  ranks: number[];
  winners: number[];
  parts: ScorePart[];
}
// Why places of the board cannot be chosen: the first row that fits. Without `places`, or what a game has instead, a
// row speaks of all others; a game's rows may say more of when they fit.
export interface Refusal {
  why: string;
  places?: string[];
}
// What every front can show of a position without knowing its game; only where the page has no board
// for it. `spots` has a row for each legal action: the columns and rows where it begins and ends.
export interface Picture {
  w: number;
  h: number;
  rows: [text: string, ink: string][][];
}
type PlainSpot = [x0: number, y0: number, x1: number, y1: number] | null;
export interface Plain {
  picture: Picture | null;
  spots: PlainSpot[];
  closed_spots?: PlainSpot[]; // and one for each of `closed`
  groups: string[]; // what actions of a kind are called together
  group: number[]; // of each legal action: its place there
  players: string[];
  table: string;
  board: string;
}
export interface View<P = unknown> {
  game: string;
  rules_version: number;
  seats: number;
  step: number;
  round: number;
  stage: string; // where the game stands: "Round 6, value 2"
  viewer: number | 'spectator' | 'all';
  over: boolean;
  ending?: string; // how it came to its end, and whether points decided it
  by_points?: boolean;
  due: Due | null;
  legal: LegalRow[];
  usual: string | null;
  routine?: string | null; // the answer that needs nobody's thought, or null
  closed?: ClosedRow[];
  not_now: string; // of whatever else cannot be used now, why
  refusals?: Refusal[];
  score: Score;
  position: P;
  draft?: unknown; // null, or several steps put together before any is made, as far as they are: the game's own
  plain?: Plain;
}

export interface GameEvent {
  name: string;
  actor: number | 'chance' | 'neutral' | null;
  side?: number; // of a neutral actor that has things of its own on the board: its number in the view
  args: (string | number | null)[];
  text?: string; // its sentence, where a board shows it
}
export interface LogLine {
  n: number;
  seat: number | null;
  text: string;
  time?: number;
  house?: boolean;
  unasked?: boolean;
} // house: a remark between the lines; unasked: an answer that you were not asked for
// Person 0 is the house: who left, came back, ran out of time.
export interface ChatLine {
  n: number;
  person: number;
  name: string;
  time: number;
  text: string;
}
// `back`: before the last answer that you gave yourself, as far as you may; `ask`: where a question would lead that
// takes back your last move; null: you have not moved.
export interface UndoState {
  floor: number;
  can: boolean;
  back?: number;
  ask: number | null;
}
export interface Asked {
  by: number;
  to: number;
  yes: number[];
  wait: number[];
}
export interface UndoAnswer {
  by: number;
  how: 'agreed' | 'refused' | 'withdrawn' | 'moved' | 'seats';
  seat: number | null;
}
export interface HintMove {
  do: string;
  label: string;
  explain: string;
  why: string; // what it brings, and other reasons for it
  then: string[]; // your own steps that would follow
  wins: number; // of 100 games, the best first
  share: number;
  visits: number;
  // Where a plan was begun: all of it up to its end, as it stands, with more in it, or another one.
  plan?: 'whole' | 'more' | 'anew';
  line?: string[];
}
export interface Fault {
  code: string;
  text: string;
}

// One step of a game, for replay and "since your last turn".
export interface StepRow {
  n: number;
  seat: number | 'chance';
  do: string | null;
  time: number;
  round: number;
  scores: number[];
  log: LogLine[];
  events: GameEvent[];
}

export type ServerMessage =
  | {
      m: number;
      type: 'hello';
      protocol: number;
      now: number;
      table: TableRow;
      you: number | null;
      step: number;
      view: View;
      log: LogLine[];
      chat: ChatLine[];
      chat_read: number;
      since: number;
      undo: UndoState;
      answer: UndoAnswer | null;
      asked: Asked | null;
    }
  | {
      m: number;
      type: 'step';
      step: number;
      seat: number | 'chance';
      do: string | null;
      time: number;
      events: GameEvent[];
      log: LogLine[];
      view: View;
      table: TableRow;
      undo: UndoState;
      unasked?: boolean; // it is yours, and you were not asked
    }
  | {
      m: number;
      type: 'undone';
      step: number;
      seat: number | null;
      since: number; // what stands in the log behind it is told anew
      log: LogLine[];
      view: View;
      table: TableRow;
      undo: UndoState;
    }
  | { m: number; type: 'table'; table: TableRow }
  | { m: number; type: 'chat'; chat: ChatLine }
  | { m: number; type: 'asked'; asked: Asked | null; answer: UndoAnswer | null }
  | { m: number; type: 'hint'; id: string; moves: HintMove[] }
  | { m: number; type: 'judged'; id: string; lost: number; best: HintMove }
  | { m: number; type: 'draft'; id: string; draft?: unknown }
  | { m: number; type: 'over'; table: TableRow; score: Score; secret: string }
  | { m: number; type: 'ok'; id: string }
  | { m: number; type: 'no'; id: string; error: Fault };

export type ClientCommand =
  | { type: 'act'; step: number; do: string; more?: boolean }
  | { type: 'undo'; to: number }
  | { type: 'ask_undo'; to: number }
  | { type: 'answer_undo'; yes: boolean }
  | { type: 'withdraw_undo' }
  | { type: 'hint'; begun?: string[] }
  | { type: 'judge'; step: number; do: string }
  | { type: 'draft'; text: string }
  | { type: 'chat'; text: string }
  | { type: 'read'; chat: number; step: number }
  | { type: 'back' }
  | { type: 'answers'; give: boolean; always: string[]; unchanged: string[] }
  | { type: 'hand'; yes: boolean }
  | { type: 'pace'; pause: number | null }
  | { type: 'look' }
  | { type: 'ping' };
