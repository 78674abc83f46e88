// scene.ts - what every part of the picture of a Battle needs to know.
import { seatColour } from '../../../art/seats.tsx';
import type { BoardProps } from '../../game.ts';
import type { Stage } from '../moves.ts';
import type { Battle, CView } from '../position.ts';
import type { Names } from '../words.ts';
import { sideOf, type Part } from './battle.ts';

export interface Scene {
  board: BoardProps;
  view: CView;
  battle: Battle;
  names: Names;
  stage: Stage | null;
  isOver: boolean;
  end: string | null;
  phone: boolean;
}

export const bark = '#6B3F22';

export const inkOf = (b: Battle, part: Part): string => {
  const side = sideOf(b, part);
  return side === null ? bark : seatColour(side);
};
