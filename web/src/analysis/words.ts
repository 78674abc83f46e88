// words.ts - an analysis as the engine tells it (docs/analysis.md), and what page and workers say to each other.
// All numbers are points of 100.
export type Mark = '' | 'inaccuracy' | 'mistake' | 'blunder' | 'brilliant';

export interface Alternative {
  do: string;
  label: string;
  value: number; // what its seat might have expected
  visits: number;
  why: string;
  then: string[];
}

export interface Move {
  step: number;
  seat: number | 'chance';
  kind: 'open' | 'forced' | 'decision' | 'chance' | 'hidden'; // hidden: not for one's own seat to judge
  round: number;
  do: string | null; // null: it could not be read
  label: string;
  choices?: number;
  mark?: Mark;
  before?: number[]; // of each seat, and the last of nobody
  after?: number[];
  luck?: number[];
  given?: number;
  best: Alternative[];
}

export interface Fared {
  seat: number | null;
  start: number;
  end: number;
  luck: number;
  unseen: number;
  given: number;
  gained: number;
  fair: number | null; // null: not everybody's moves are judged
}

interface Part {
  decisions: number;
  accuracy: number;
}

interface Player extends Fared, Part {
  seat: number;
  marks: Record<Exclude<Mark, ''>, number>;
  phases: Part[];
}

export interface Account {
  seats: number;
  steps: number;
  judged: number;
  budget: number;
  over: boolean;
  players: Player[];
  nobody: Fared;
  rounds: { round: number; players: (Part & { given: number })[] }[];
  chances: number[][]; // behind 0, 1, 2 ... steps
}

// What a worker begins with, what it is asked, and its answer: the row for the page's engine, and the step as told.
export interface Begin {
  module: WebAssembly.Module;
  catalogue: Uint8Array; // of the language of the page
  journal: string | Uint8Array; // or what one seat could know of the game
  names: string[];
}
export interface Ask {
  step: number;
  budget: number;
}
// A bot's move in the position behind the last step.
export interface Question {
  seat: number;
  level: string;
  seed: bigint;
}
export interface Chosen {
  chosen: string;
}
export interface Judged extends Ask {
  row: Uint8Array;
  move: Move;
}
