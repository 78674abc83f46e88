// tray.ts - what all parts of the decision bar know.
import type { BoardProps } from '../../game.ts';
import type { Stage } from '../moves.ts';
import type { RView } from '../position.ts';
import type { Shown } from '../sets.ts';
import type { Names } from '../words.ts';

export interface Tray {
  board: BoardProps;
  view: RView;
  stage: Stage;
  set: Shown | null; // of cards that are chosen together
  names: Names;
  phone: boolean;
}
// Plays these actions one after the other.
export type Play = (actions: string[]) => void;
