// Players.tsx - who sits at the table: whose turn it is, points, clocks, and what each game shows of a seat.
import { Icon } from '../art/icons.tsx';
import { SeatSign, seatColour } from '../art/seats.tsx';
import { clock } from '../app/time.ts';
import { hasPoints } from '../games/facts.ts';
import type { Game } from '../games/game.ts';
import { t } from '../i18n/index.ts';
import type { SeatRow, View } from '../protocol.ts';
import { still } from '../ui/still.ts';
import { levelName, seatName } from '../ui/tables.tsx';
import { nearness, runs, useNow } from './Clock.tsx';
import { clockLeft, type Told } from './model.ts';
import { namesOf } from './names.ts';
import { Points } from './Points.tsx';

function Kind({ row }: { row: SeatRow }) {
  if (row.kind === 'bot' && row.level === null) return null; // of a lesson
  if (row.kind === 'bot')
    return <span class="mut sm">{t('table.bot', { level: levelName(row.level) })}</span>;
  if (row.kind === 'free') return <span class="mut sm">{t('table.free')}</span>;
  if (row.away) return <span class="mut sm">{t(row.late ? 'table.away.time' : 'table.away')}</span>;
  return (
    <span class="mut sm row kind">
      <span class={row.online ? 'dot on' : 'dot'} />
      &nbsp;{t(row.online ? 'table.online' : 'table.offline')}
    </span>
  );
}

/** Points behind screens and on cards that others hold are not in the sum; the heading says so. */
function scoreHead(view: View) {
  if (view.over) return 'table.score_end';
  return view.score.known?.includes(false) ? 'table.score_known' : 'table.score_now';
}

interface Props {
  told: Told;
  view: View;
  module: Game;
}

function Watchers({ n }: { n: number }) {
  if (n === 0) return null;
  const text = t('table.watchers', { n });
  return (
    <span class="watchers" data-watchers title={text}>
      <Icon name="eye" size={16} />
      {n}
      <span class="hush"> {text}</span>
    </span>
  );
}

// Whose turn it is, who is a bot, who is away: nothing is said of you while you only wait.
function State({ row, isMine, isDue }: { row: SeatRow; isMine: boolean; isDue: boolean }) {
  if (isMine && isDue && !row.away)
    return <span class="pill turn">{t('table.your_turn.pill')}</span>;
  return !isMine || row.away ? <Kind row={row} /> : null;
}

function FirstFlag() {
  return (
    <span class="flag" title={t('table.first')}>
      <Icon name="flag" size={17} />
      <span class="hush">{t('table.first')}</span>
    </span>
  );
}

function Player({ told, view, module, row, now }: Props & { row: SeatRow; now: number }) {
  const isMine = row.seat === told.you;
  const isDue = !view.over && !!view.due?.seats.includes(row.seat);
  const left = clockLeft(told, row.seat, now);
  return (
    <div
      class={`pl${isDue ? ' due' : ''}`}
      data-seat={row.seat}
      {...(isMine ? { 'data-you': '' } : {})}
      style={isDue ? { borderLeftColor: seatColour(row.seat) } : {}}
      data-stock={row.seat}
    >
      <SeatSign seat={row.seat} size={30} />
      <div class="who">
        <span class="nm" title={row.name}>
          {isMine ? t('seat.you') : seatName(row, told.you)}
        </span>
        <State row={row} isMine={isMine} isDue={isDue} />
        {module.first(view) === row.seat && <FirstFlag />}
        {left !== null && (
          <span class={`clock ${runs(told, row.seat) ? `runs ${nearness(left)}` : ''}`}>
            {clock(left)}
          </span>
        )}
      </div>
      {hasPoints(view.game) && (
        <Points view={view} module={module} seat={row.seat} names={namesOf(told)} you={told.you} />
      )}
      <div class="more">
        <module.Chips view={view} seat={row.seat} />
      </div>
    </div>
  );
}

export const Players = still(({ told, view, module }: Props) => {
  const now = useNow(told.table.clock !== null && told.table.status === 'running');
  return (
    <section
      class={`panel players${view.seats > 3 ? '' : ' three'}`}
      aria-label={t('table.players')}
    >
      <div class="side-head">
        <b>
          {t('table.players')}
          <Watchers n={told.table.watchers} />
        </b>
        {hasPoints(view.game) && <span>{t(scoreHead(view))}</span>}
      </div>
      {told.table.seats.slice(0, view.seats).map(row => (
        <Player key={row.seat} told={told} view={view} module={module} row={row} now={now} />
      ))}
    </section>
  );
});
