// play.ts - one click from a stranger to a game. It is played in this page: nobody has to be asked.
import { Refusal } from '../app/api.ts';
import { callCoach } from '../app/coach.ts';
import { engineModule } from '../app/engine.ts';
import { bookOf } from '../app/lessons.ts';
import { go } from '../app/router.ts';
import { gamesReady, loadMine, mine } from '../app/session.ts';
import { factsOf, listed } from '../games/facts.ts';
import { firstLevel, usualLevel } from '../games/levels.ts';
import { loadGame } from '../games/registry.ts';
import { t } from '../i18n/index.ts';
import type { Wish } from '../local/here.ts';
import type { TableRow } from '../protocol.ts';

// Null as long as it is not known what is on board.
export const firstPlayable = (): string | null => listed()[0]?.id ?? null;

// All that a game needs, so that nothing has to be fetched at the table.
async function here(game: string): Promise<typeof import('../local/here.ts')> {
  try {
    const [made] = await Promise.all([import('../local/here.ts'), engineModule(), loadGame(game)]);
    return made;
  } catch {
    throw new Refusal({ code: 'offline', text: t('fault.offline') }, 0);
  }
}

/** The same beforehand, when the page has nothing else to do. Returns how to leave it. */
export function getReady(game: () => string | null): () => void {
  const timer = window.setTimeout(() => {
    const id = game();
    if (id !== null) void here(id).catch(() => undefined);
  }, 1500);
  return () => window.clearTimeout(timer);
}

export async function openOnDevice(wish: Wish): Promise<TableRow> {
  const { openHere } = await here(wish.game);
  return openHere(wish);
}

/** Without a game the first one on board. */
export async function playNow(wish?: string): Promise<void> {
  const { games } = await gamesReady(),
    game = wish ?? games[0]!.id;
  const { playHere } = await here(game);
  const played = (mine.get() ?? []).some(table => table.game === game);
  const table = await playHere(game, t('here.name'), played ? usualLevel() : firstLevel());
  void loadMine();
  go({ page: 'table', id: table.id });
}

/** How many play against the learner in the first game: as many as in the lessons. */
export const firstOpponents = (game: string): number =>
  (bookOf(game)?.seats ?? factsOf(game)!.usual_seats) - 1;

// After the lessons: a small set-up of the size that the lessons had, against easy bots, with hints.
export async function firstRealGame(game: string): Promise<void> {
  const table = await openOnDevice({
    game,
    name: t('lesson.first_game.name'),
    options: factsOf(game)!.first_game,
    seats: ['me', ...Array.from({ length: firstOpponents(game) }, firstLevel)],
  });
  callCoach(table.id);
  void loadMine();
  go({ page: 'table', id: table.id });
}
