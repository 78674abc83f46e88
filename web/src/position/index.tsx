// index.tsx - positions and puzzles: a script of its own, fetched when somebody opens one.
import '../lesson/lesson.css';
import '../analysis/analysis.css';
import '../analysis/line.css';
import './position.css';
import type { Route } from '../app/router.ts';
import { PositionPage } from './Position.tsx';
import { PuzzlePage } from './Puzzle.tsx';
import { PuzzlesPage } from './Puzzles.tsx';

export { positionIn } from './spot.ts';
export { linkTo } from './Ways.tsx';

export function PositionPages({
  at,
}: {
  at: Extract<Route, { page: 'position' | 'puzzles' | 'puzzle' }>;
}) {
  if (at.page === 'position') return <PositionPage />;
  if (at.page === 'puzzles') return <PuzzlesPage />;
  return <PuzzlePage key={`${at.game} ${at.day ?? ''}`} game={at.game} day={at.day} />;
}
