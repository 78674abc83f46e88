// tables.tsx - a table in a list: its picture, name, seats, pace, and what you can do there.
import type { ComponentChildren } from 'preact';
import { inksOf } from '../art/inks.ts';
import { SeatSign } from '../art/seats.tsx';
import { Icon } from '../art/icons.tsx';
import { href } from '../app/router.ts';
import { figure } from '../app/points.ts';
import { ago, clock, span } from '../app/time.ts';
import { hasPoints, levelTitle, roundName, unitOf } from '../games/facts.ts';
import { gameTitle } from '../games/named.ts';
import { sceneOf } from '../games/registry.ts';
import { joined, t } from '../i18n/index.ts';
import type { SeatRow, TableRow } from '../protocol.ts';

export { gameTitle };

// Who sits there, by the name that log and chat have too; yours is marked.
export const seatName = (seat: SeatRow, you: number | null): string =>
  seat.kind === 'free'
    ? t('seat.free')
    : seat.seat === you
      ? seat.name === ''
        ? t('seat.you')
        : t('seat.with_you', { name: seat.name })
      : seat.name;

export const levelName = (level: string | null): string =>
  level === null ? '' : levelTitle(level);

// Another game is offered to you here, and waits for your answer.
export const isOffer = (row: TableRow): boolean =>
  row.status === 'open' && row.you !== null && (row.seats[row.you]?.asked ?? false);

// Who won, and with how many points where the game counts them.
function outcome(row: TableRow): string {
  const winners = row.winners.map(w => row.seats[w]).filter(s => s !== undefined),
    score = figure(Math.max(...row.scores) / unitOf(row.game)),
    counts = hasPoints(row.game);
  if (!winners.length)
    return row.you !== null && row.seats.length === 1
      ? t('standing.you_lost', { score })
      : t('standing.over');
  const names = joined(winners.map(w => seatName(w, row.you)));
  if (winners.length > 1) return t(counts ? 'standing.tied' : 'standing.draw', { names, score });
  if (winners[0]!.seat === row.you)
    return t(counts ? 'standing.you_won' : 'standing.you_won_only', { score });
  return t(counts ? 'standing.won' : 'standing.won_only', { name: names, score });
}

// Where it stands, in one line.
export function standing(row: TableRow, now = Date.now()): string {
  if (row.status === 'open') {
    const free = row.seats.filter(s => s.kind === 'free').length,
      asked = row.seats.filter(s => s.asked && s.seat !== row.you);
    if (isOffer(row))
      return t('offer.title', {
        name: row.seats.find(s => s.person === row.host)?.name ?? t('invite.somebody'),
      });
    return free || !asked.length
      ? t('standing.open', { n: free })
      : t('standing.asked', { names: joined(asked.map(s => s.name)) });
  }
  if (row.status === 'closed') return t(row.step ? 'standing.given_up' : 'standing.closed');
  if (row.status === 'over') return outcome(row);
  const stage = { round: roundName(row.game, row.round) };
  if (row.your_turn) {
    const left = row.you === null ? null : (row.seats[row.you]?.clock_left ?? null);
    return left === null
      ? t('standing.round', stage)
      : t('standing.round_left', {
          ...stage,
          left: clock(Math.max(0, left - (now - row.updated))),
        });
  }
  const waits = row.due.map(s => row.seats[s]).find(s => s !== undefined);
  return waits
    ? t('standing.waits', { ...stage, name: seatName(waits, row.you) })
    : t('standing.round', stage);
}

export function paceWords(row: Pick<TableRow, 'pace' | 'clock'>): string {
  if (!row.clock) return t('pace.none');
  return t(row.pace === 'slow' ? 'pace.slow_long' : 'pace.live_long', {
    start: span(row.clock.start),
    step: span(row.clock.step),
  });
}

export function GameArt({ game }: { game: string }) {
  const Scene = sceneOf(game);
  return (
    <span class="art">
      <Scene />
    </span>
  );
}

export function SeatSigns({ row, size = 18 }: { row: TableRow; size?: number }) {
  const names = row.seats.map(s => seatName(s, row.you)).join(', ');
  return (
    <span class="signs" role="img" aria-label={names} title={names} style={inksOf(row.game)}>
      {row.seats.map(s => (
        <span key={s.seat} class={s.kind === 'free' ? 'free' : ''}>
          <SeatSign seat={s.seat} size={size} />
        </span>
      ))}
    </span>
  );
}

// A card on the home page.
export function TableCard({ row }: { row: TableRow }) {
  return (
    <a class="cont" href={href({ page: 'table', id: row.id })}>
      <GameArt game={row.game} />
      <span class="bd">
        <b class="name">{row.name}</b>
        {row.name !== gameTitle(row.game) && <span class="sm mut">{gameTitle(row.game)}</span>}
        <span class="sm at">{standing(row)}</span>
        <span class="end">
          <SeatSigns row={row} />
          <span class="grow" />
          {row.your_turn ? (
            <span class="pill turn">{t('turn.yours')}</span>
          ) : isOffer(row) ? (
            <span class="pill turn">{t('turn.offer')}</span>
          ) : (
            <span class="pill line">
              {t(
                row.status === 'open'
                  ? 'turn.open'
                  : row.status === 'running'
                    ? 'turn.waiting'
                    : 'turn.over',
              )}
            </span>
          )}
        </span>
      </span>
    </a>
  );
}

// The way to a table of your own.
export function Enter({ row }: { row: TableRow }) {
  return (
    <a
      class={row.your_turn ? 'btn go' : 'btn'}
      aria-label={t(row.your_turn ? 'enter.play_table' : 'enter.table', { table: row.name })}
      href={href({ page: 'table', id: row.id })}
    >
      {t(row.your_turn ? 'enter.play' : 'enter')}
    </a>
  );
}

// A row of the lobby.
export function TableLine({ row, action }: { row: TableRow; action: ComponentChildren }) {
  return (
    <li class="trow">
      <GameArt game={row.game} />
      <div class="what">
        <h3>
          <a href={href({ page: row.status === 'over' ? 'score' : 'table', id: row.id })}>
            {row.name}
          </a>
          {row.your_turn && <span class="pill turn">{t('turn.yours')}</span>}
        </h3>
        <p class="sm mut">
          {row.name === gameTitle(row.game) ? '' : `${gameTitle(row.game)} · `}
          {standing(row)}
        </p>
        <ul class="people" aria-label={t('seats')} style={inksOf(row.game)}>
          {row.seats.map(s => (
            <li key={s.seat} class={s.kind === 'free' ? 'free' : ''}>
              <SeatSign seat={s.seat} size={17} />
              <span>{seatName(s, row.you)}</span>
              {s.kind === 'bot' && (
                <span class="mut">{t('seat.bot', { level: levelName(s.level) })}</span>
              )}
              {hasPoints(row.game) && row.scores.length > 0 && row.status !== 'open' && (
                <b>{figure((row.scores[s.seat] ?? 0) / unitOf(row.game))}</b>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div class="when sm mut">
        <span>
          <Icon name="clock" size={16} />
          {paceWords(row)}
        </span>
        <span>{ago(row.updated)}</span>
      </div>
      <div class="do">{action}</div>
    </li>
  );
}
