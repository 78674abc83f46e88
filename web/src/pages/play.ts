// play.ts - one click from a stranger to a game.
import { api } from '../app/api.ts';
import { go } from '../app/router.ts';
import { games, loadMine, mine, somebody } from '../app/session.ts';
import { library } from '../games/registry.ts';

// On board: the server has its rules.
export const playable = (id: string): boolean => games.get()?.games.some(g => g.id === id) ?? true;
export const firstPlayable = (): string => library.find(g => playable(g.id))?.id ?? 'polynesia';

export async function playNow(game = firstPlayable()): Promise<void> {
  await somebody();
  const played = (mine.get() ?? []).length > 0;
  const table = await api.playNow(game, played ? 'normal' : 'easy');
  void loadMine();
  go({ page: 'table', id: table.id });
}
