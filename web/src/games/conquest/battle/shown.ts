// shown.ts - which Battle lies over the map, and whether it was put away to look at the map.
import { useRef } from 'preact/hooks';
import { cell, useCell } from '../../../app/store.ts';
import type { BoardProps } from '../../game.ts';
import type { CView } from '../position.ts';
import type { Names } from '../words.ts';
import { keyOf, partOf, shown, taleOf, type Shown, type Tale } from './battle.ts';

// The Battle that was put away, by its key.
const away = cell<string | null>(null);

export const useAway = (): string | null => useCell(away);

export const putAway = (key: string | null): void => away.set(key);

interface Kept {
  found: Shown;
  step: number;
  turn: number;
}

// How one's own Battle ended stays until it is put away, also when others move on, to the end of the turn.
function useKept(view: CView, found: Shown | null, names: Names): Shown | null {
  const kept = useRef<Kept | null>(null),
    { turn } = view.position;
  if (found?.isOver && partOf(found.battle, names.you) !== null)
    kept.current = { found, step: view.step, turn };
  else if (found || kept.current?.turn !== turn || view.step < kept.current.step)
    kept.current = null;
  return kept.current?.found ?? null;
}

// The Battle to show, if any: that which is fought, the end of one's own, or the end of another while it moves.
export function useShown(board: BoardProps, names: Names): Shown | null {
  const view = board.view as CView,
    motion = board.motion ?? (names.you === null ? null : board.last),
    tale = useRef<Tale | null>(null),
    found = shown(view, motion, (tale.current = taleOf(tale.current, motion))),
    kept = useKept(view, found, names);
  return found && (!found.isOver || board.motion) ? found : kept;
}

// Whether the end of one's own Battle waits to be put away: nothing else is asked meanwhile.
export function useEnding(board: BoardProps, names: Names): boolean {
  const hidden = useAway(),
    found = useShown(board, names);
  return (
    found !== null &&
    found.isOver &&
    partOf(found.battle, names.you) !== null &&
    hidden !== keyOf((board.view as CView).position, found.battle)
  );
}

// Whether a Battle lies over the map now.
export function useScene(board: BoardProps, names: Names): boolean {
  const hidden = useAway(),
    found = useShown(board, names);
  return found !== null && hidden !== keyOf((board.view as CView).position, found.battle);
}
