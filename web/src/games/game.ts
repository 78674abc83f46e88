// game.ts - what the client asks of one game: its board and the parts of a table that are its own.
// Everything is a pure function of a view; a game folder knows no socket and no page.
import type { ComponentType } from 'preact';
import type { GameEvent, View } from '../protocol.ts';

// What a board gets. `choose` plays a legal action by its text; `point` tells which actions the
// pointer or the focus is on, so that the decision bar can explain them.
export interface BoardProps {
  view: View;
  names: string[];              // of the seats, for people
  you: number | null;           // your seat, null for a spectator
  choose: ((action: string) => void) | null; // null: nothing to decide, or a replay
  pick: Pick;                   // how far a decision of several clicks has come
  setPick: (pick: Pick) => void;
  pointed: string[];            // actions that the decision bar points at
  point: (actions: string[]) => void;
  motion: Motion | null;        // the step that is being shown
  last: Motion | null;          // the step shown before: marked until the next
  calm: boolean;                // reduced motion
  zoom: number;
}

// A decision of several clicks, as far as it has come: the game's own words (an action group, a
// lifted piece). It lives in the page and is dropped whenever a new view arrives.
export interface Pick { group?: string; from?: string; to?: string }

// A step being shown: its events, and the view before and after it.
export interface Motion { events: GameEvent[]; before: View; after: View; seat: number | 'chance' | null; key: number }

export interface GameModule {
  id: string;
  Board: ComponentType<BoardProps>;
  // The decision: prompt, choices, what the pointed ones mean. Inside the dock or the phone's sheet.
  Decision: ComponentType<BoardProps & { phone: boolean }>;
  // Own things, always in sight; `phone` is one line.
  Stock: ComponentType<{ view: View; seat: number; phone: boolean }>;
  // A player's row in the column: chips with all public counts.
  Chips: ComponentType<{ view: View; seat: number }>;
  // Where the round stands, for the top bar.
  Track: ComponentType<{ view: View; phone: boolean }>;
  // Cards and other things that lie beside the board.
  Aside: ComponentType<{ view: View; you: number | null }>;
  // A small picture for lists, and the scene of the home page.
  Scene: ComponentType<{ height: number }>;
  // Spoken summary of a position for screen readers.
  summary: (view: View, names: string[]) => string;
  // How long a step takes to show, in milliseconds.
  duration: (events: GameEvent[]) => number;
}
