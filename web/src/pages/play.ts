// play.ts - one click from a stranger to a game.
import { api, newId } from '../app/api.ts';
import { callCoach } from '../app/coach.ts';
import { bookOf } from '../app/lessons.ts';
import { go } from '../app/router.ts';
import { loadMine, mine, somebody } from '../app/session.ts';
import { factsOf, listed } from '../games/facts.ts';
import { t } from '../i18n/index.ts';

export const firstPlayable = (): string => listed()[0]?.id ?? 'polynesia';

export async function playNow(game = firstPlayable()): Promise<void> {
  await somebody();
  const played = (mine.get() ?? []).some(table => table.game === game);
  const table = await api.playNow(game, played ? 'normal' : 'easy');
  void loadMine();
  go({ page: 'table', id: table.id });
}

// After the lessons: a small set-up of the size that the lessons had, against easy bots, with hints.
export async function firstRealGame(game: string): Promise<void> {
  await somebody();
  const row = factsOf(game),
    seats = Math.min(row?.seats[1] ?? 2, Math.max(row?.seats[0] ?? 2, bookOf(game)?.seats ?? 2));
  const table = await api.open({
    id: newId(),
    game,
    name: t('lesson.first_game.name'),
    options: row?.first_game ?? {},
    seats: [
      { kind: 'me' },
      ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, level: 'easy' })),
    ],
    pace: 'live',
    clock: null,
    public: false,
    hints: true,
  });
  callCoach(table.id);
  void loadMine();
  go({ page: 'table', id: table.id });
}
