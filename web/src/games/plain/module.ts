// module.ts - any game without a board of its own: the engine's text picture, or the lists of the view.
import { Board } from './Board.tsx';
import { frameOf } from './picture.ts';
import type { GameModule, Layout } from '../game.ts';
import './plain.css';

const layout: Layout = {
  aside: false,
  insets: { left: 16, top: 58, right: 16, bottom: 200 },
  zoom: 1.6,
  standing: () => 16,
  phone: { left: 6, top: 6, right: 6, bottom: 6 },
  replay: 58,
};

export const plainGame = (id: string): GameModule => ({
  id,
  Board,
  frame: frameOf,
  layout,
});
