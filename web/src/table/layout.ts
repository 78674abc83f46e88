// layout.ts - what the layouts of a table, wide and phone, are put together from.
import type { ComponentChildren } from 'preact';
import type { BoardProps, Game, Motion } from '../games/game.ts';
import type { View } from '../protocol.ts';
import type { Told } from './model.ts';
import type { Room } from './room.ts';

export type Tab = 'log' | 'chat' | 'cards' | 'notes';

export interface Parts {
  room: Room;
  told: Told;
  view: View;
  module: Game;
  names: string[];
  board: BoardProps;
  tab: Tab;
  setTab: (tab: Tab) => void;
  tools: ComponentChildren;
  hints: ComponentChildren;
  armed?: ComponentChildren; // the choice that waits for its second press
  coach?: ComponentChildren; // what he says in a first game
  news: string | null; // the newest sentence, for whoever waits
  openMenu: () => void;
  teacher?: TeacherParts; // of a lesson
}

// What a lesson adds to a table.
export interface TeacherParts {
  card: ComponentChildren;
  leave: ComponentChildren;
  back: string; // where one goes who leaves
  close?: () => void; // where that is the same page
  aim: { key: string; at: () => DOMRect | null }; // what is pointed at on the map has to be seen
  isQuiet: boolean; // nothing is to be decided, and nothing in the bar is spoken of
}

/** By what the zoom of the map is kept: for each game and kind of screen; a lesson looks where it has to. */
export const keyOf = ({ module, teacher }: Parts, screen: 'wide' | 'phone'): string | null =>
  teacher ? null : `${module.id}.${screen}`;

/** A step under way whose outcome is not told before it was shown, or null. */
export const heldBy = ({ room, module }: Parts): Motion | null =>
  room.motion && module.holds(room.motion.events) ? room.motion : null;

/** What track and points show: what was before a step that is held. */
export const heldView = (parts: Parts): View => heldBy(parts)?.before ?? parts.view;

/** Is there anything to read beside the board? */
export const hasCards = (game: Game): boolean => game.Cards !== null || game.Luck !== null;

export const isOver = ({ told, room }: Parts): boolean =>
  told.table.status === 'over' && room.settled;
