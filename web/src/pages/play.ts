// play.ts - one click from a stranger to a game.
import { api } from '../app/api.ts';
import { go } from '../app/router.ts';
import { loadMine, mine, somebody } from '../app/session.ts';
import { listed } from '../games/facts.ts';

export const firstPlayable = (): string => listed()[0]?.id ?? 'polynesia';

export async function playNow(game = firstPlayable()): Promise<void> {
  await somebody();
  const played = (mine.get() ?? []).length > 0;
  const table = await api.playNow(game, played ? 'normal' : 'easy');
  void loadMine();
  go({ page: 'table', id: table.id });
}
