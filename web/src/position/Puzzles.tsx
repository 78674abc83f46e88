// Puzzles.tsx - /puzzle: the puzzles of the day, one a game, with the streak of each, and those of former days.
import { firstDay, puzzles } from 'virtual:puzzles';
import { Icon } from '../art/icons.tsx';
import { href } from '../app/router.ts';
import { useGames } from '../app/session.ts';
import { useCell } from '../app/store.ts';
import { useTitle } from '../app/title.ts';
import { listed } from '../games/facts.ts';
import { date, t } from '../i18n/index.ts';
import { Page } from '../ui/chrome.tsx';
import { GameArt, gameTitle } from '../ui/tables.tsx';
import { dayNumber, dayText, solvedBook, streakOf, today } from './solved.ts';
import { named } from '../i18n/join.ts';

const most = 60; // days that the archive lists

function Today({ game, now }: { game: string; now: string }) {
  const days = useCell(solvedBook)[game],
    streak = streakOf(days, now),
    isSolved = days?.[now] !== undefined;
  return (
    <li class="panel puzzle-today">
      <GameArt game={game} />
      <div class="grow">
        <b>{gameTitle(game)}</b>
        <p class="sm mut">
          {t(isSolved ? 'puzzle.is_solved' : 'puzzle.open')}{' '}
          {streak > 0 && t('puzzle.streak', { n: streak })}
        </p>
      </div>
      <a
        class={isSolved ? 'btn' : 'btn pri'}
        data-puzzle-of={game}
        href={href({ page: 'puzzle', game, day: null })}
        aria-label={named(gameTitle(game), t(isSolved ? 'puzzle.again' : 'puzzle.solve'))}
      >
        {t(isSolved ? 'puzzle.again' : 'puzzle.solve')}
      </a>
    </li>
  );
}

function Former({ game, now }: { game: string; now: string }) {
  const days = useCell(solvedBook)[game],
    last = dayNumber(now) - 1,
    count = Math.min(most, last - firstDay + 1);
  return (
    <details>
      <summary>{gameTitle(game)}</summary>
      <ol class="puzzle-days">
        {Array.from({ length: count }, (_, k) => dayText(last - k)).map(day => (
          <li key={day}>
            <a class="btn sm" href={href({ page: 'puzzle', game, day })}>
              {days?.[day] && <Icon name="check" size={16} />}
              <time dateTime={day}>{date(day)}</time>
              {days?.[day] && <span class="hush">{t('puzzle.is_solved')}</span>}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}

export function PuzzlesPage() {
  useTitle(t('puzzle.page'));
  useGames();
  const now = today(),
    ids = listed()
      .map(g => g.id)
      .filter(id => puzzles[id] !== undefined);
  return (
    <Page>
      <div class="narrow spot-page puzzles">
        <h1>{t('puzzle.page')}</h1>
        <p class="mut">{t('puzzle.help')}</p>
        <ul class="puzzle-list">
          {ids.map(game => (
            <Today key={game} game={game} now={now} />
          ))}
        </ul>
        <h2>{t('puzzle.former')}</h2>
        {ids.map(game => (
          <Former key={game} game={game} now={now} />
        ))}
      </div>
    </Page>
  );
}
