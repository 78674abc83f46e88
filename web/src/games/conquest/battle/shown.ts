// shown.ts - which Battle lies over the map, and whether it was put away to look at the map.
import { cell, useCell } from '../../../app/store.ts';
import type { BoardProps } from '../../game.ts';
import type { CView } from '../position.ts';
import type { Names } from '../words.ts';
import { keyOf, partOf, shown, type Shown } from './battle.ts';

// The Battle that was put away, by its key.
const away = cell<string | null>(null);

export const useAway = (): string | null => useCell(away);

export const putAway = (key: string | null): void => away.set(key);

// The Battle to show, if any. How one's own ended stays until it is put away.
export function useShown(board: BoardProps, names: Names): Shown | null {
  const last = board.motion ?? (names.you === null ? null : board.last),
    found = shown(board.view as CView, last, names);
  return found && (!found.isOver || board.motion || partOf(found.battle, names.you) !== null)
    ? found
    : null;
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
