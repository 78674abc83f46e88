// layout.ts - what the layouts of a table, wide and phone, are put together from.
import type { ComponentChildren } from 'preact';
import type { BoardProps, Game } from '../games/game.ts';
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
  news: string | null; // the newest sentence, for whoever waits
  openMenu: () => void;
}

/** Is there anything to read beside the board? */
export const hasCards = (game: Game): boolean => game.Cards !== null || game.Luck !== null;

export const isOver = ({ told, room }: Parts): boolean =>
  told.table.status === 'over' && room.settled;
