// daily.tsx - the daily challenge on the first page: today's table or the way to it, when the next one
// begins, and the results that this browser remembers.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { api, sentence } from '../app/api.ts';
import { forgetResults, keepResult, results } from '../app/daily.ts';
import { figure } from '../app/points.ts';
import { go, href } from '../app/router.ts';
import { loadMine, somebody, useGames, useMe } from '../app/session.ts';
import { useCell } from '../app/store.ts';
import { clock } from '../app/time.ts';
import { factsOf, hasPoints, roundName, unitOf } from '../games/facts.ts';
import { date, t } from '../i18n/index.ts';
import { named } from '../i18n/join.ts';
import { capital } from '../i18n/plain.ts';
import type { DailyAnswer, TableRow } from '../protocol.ts';
import { useDeed, useLoad } from '../ui/load.ts';
import { gameTitle } from '../ui/tables.tsx';

// What is left until the next day, by the server's clock; `again` when it has come.
function Countdown({ answer, again }: { answer: DailyAnswer; again: () => void }) {
  const [read] = useState(() => Date.now()),
    [now, setNow] = useState(read);
  const left = answer.next - answer.now - (now - read);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left <= 0) again();
  }, [left <= 0]);
  return (
    <span class="sm mut daily-next">
      {t('daily.next')} <b role="timer">{clock(left)}</b>
    </span>
  );
}

const resultWord = (won: boolean): string => t(won ? 'daily.word_won' : 'daily.word_lost');

function where(row: TableRow): string {
  const points = figure((row.scores[row.you ?? 0] ?? 0) / unitOf(row.game)),
    counts = hasPoints(row.game),
    won = row.winners.length > 0,
    round = roundName(row.game, row.round);
  if (row.status === 'closed') return t('daily.given_up');
  if (row.status !== 'over') return counts ? t('daily.going', { points, round }) : round;
  return counts
    ? t(won ? 'daily.won' : 'daily.lost', { points, round })
    : named(capital(resultWord(won)), round);
}

const daily = (game: string): string =>
  t(factsOf(game)?.chance === false ? 'daily.text_plain' : 'daily.text');

function Today({ game }: { game: string }) {
  const who = useMe(),
    day = useLoad(() => api.daily(game), [game, who?.id]),
    { busy, fault, run } = useDeed();
  const row = day.value?.table ?? null;
  useEffect(() => {
    if (row) keepResult(row);
  }, [row]);
  const begin = async (): Promise<void> => {
    await somebody();
    const table = await api.openDaily(game);
    void loadMine();
    go({ page: 'table', id: table.id });
  };
  if (!day.value)
    return day.fault === null ? null : (
      <p class="fault" role="alert">
        {sentence(day.fault)}
      </p>
    );
  return (
    <div class="panel daily-today" data-daily={game}>
      <Icon name="sun" size={30} />
      <div class="grow">
        <p>
          <b>{gameTitle(game)}</b> · <time dateTime={day.value.day}>{date(day.value.day)}</time>
        </p>
        <p class="mut">{row ? where(row) : daily(game)}</p>
        <Countdown key={day.value.now} answer={day.value} again={day.again} />
      </div>
      {!row && (
        <button type="button" class="btn pri" aria-busy={busy} onClick={() => run(begin)}>
          <Icon name="play" size={18} />
          {t('daily.begin')}
        </button>
      )}
      {row?.status === 'running' && (
        <a class="btn pri" href={href({ page: 'table', id: row.id })}>
          <Icon name="play" size={18} />
          {t('daily.go_on')}
        </a>
      )}
      {row?.status === 'over' && (
        <a class="btn" href={href({ page: 'score', id: row.id })}>
          {t('daily.sheet')}
        </a>
      )}
      {fault !== null && (
        <p class="fault" role="alert">
          {sentence(fault)}
        </p>
      )}
    </div>
  );
}

function Results() {
  const list = useCell(results);
  if (!list.length) return <p class="sm mut">{t('daily.none')}</p>;
  return (
    <>
      <ol class="daily-list" aria-label={t('daily.results')}>
        {list.map(r => (
          <li key={r.table}>
            <time dateTime={r.day}>{date(r.day)}</time>
            <span>{gameTitle(r.game)}</span>
            <b class={r.won ? 'won' : ''}>{resultWord(r.won)}</b>
            {hasPoints(r.game) && (
              <span>{t('points.n', { n: r.points, points: figure(r.points) })}</span>
            )}
            <span class="mut">{roundName(r.game, r.turns)}</span>
          </li>
        ))}
      </ol>
      <button type="button" class="btn sm" onClick={forgetResults}>
        {t('daily.clear')}
      </button>
    </>
  );
}

export function Daily() {
  const list = useGames(),
    all = (list?.games ?? []).filter(g => g.daily);
  if (!all.length) return null;
  return (
    <section class="daily" aria-labelledby="daily">
      <div class="headline">
        <h2 id="daily">{t('daily.title')}</h2>
      </div>
      {all.map(g => (
        <Today key={g.id} game={g.id} />
      ))}
      <details>
        <summary>{t('daily.results')}</summary>
        <Results />
      </details>
    </section>
  );
}
