// Bars.tsx - what a table has to tell across its top: the line, your seat, questions and their answers.
import { useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { siteOf } from '../app/base.ts';
import { codeOf } from '../app/invites.ts';
import { useCell } from '../app/store.ts';
import { locale, t } from '../i18n/index.ts';
import { unkept } from '../local/trouble.ts';
import type { TableRow } from '../protocol.ts';
import { copied } from '../ui/clipboard.ts';
import { useWarnings } from './Clock.tsx';
import { takenBack, type Taken, type Told } from './model.ts';
import type { Room } from './room.ts';

const shown = 3; // moves that a question names; more are counted

export function TakenBack({ moves }: { moves: Taken[] }) {
  if (!moves.length) return null;
  return (
    <ul class="taken">
      {moves.slice(-shown).map((m, k) => (
        <li key={k}>{m.text}</li>
      ))}
      {moves.length > shown && <li>{t('undo.more', { n: moves.length - shown })}</li>}
    </ul>
  );
}

function Question({ room, told }: { room: Room; told: Told }) {
  const asked = told.asked;
  if (!asked) return null;
  const name = told.table.seats[asked.by]?.name ?? '',
    moves = takenBack(told.log, asked.to),
    mine = asked.by === told.you;
  const waits = asked.wait.map(s => told.table.seats[s]?.name ?? '').join(', ');
  return (
    <div class="bar question" role="alert" data-asked>
      <div>
        <p>
          {mine
            ? t('undo.asked.mine', { n: moves.length, names: waits })
            : t('undo.asked', { n: moves.length, name })}
        </p>
        <TakenBack moves={moves} />
      </div>
      {mine && (
        <button type="button" class="btn sm" data-withdraw onClick={room.withdrawUndo}>
          {t('undo.withdraw')}
        </button>
      )}
      {told.you !== null && asked.wait.includes(told.you) && (
        <span class="answers">
          <button type="button" class="btn sm go" data-agree onClick={() => room.answerUndo(true)}>
            {t('table.asked.yes')}
          </button>
          <button type="button" class="btn sm" data-refuse onClick={() => room.answerUndo(false)}>
            {t('table.asked.no')}
          </button>
        </span>
      )}
    </div>
  );
}

// How a question ended; whoever asked needs to know why nothing happens.
function Answer({ room, told }: { room: Room; told: Told }) {
  const answer = told.answer;
  if (
    !answer ||
    told.asked ||
    told.you === null ||
    (answer.how === 'withdrawn' && answer.by === told.you)
  )
    return null;
  const by = told.table.seats[answer.by]?.name ?? '',
    name = answer.seat === null ? '' : (told.table.seats[answer.seat]?.name ?? ''),
    mine = answer.by === told.you;
  const words =
    answer.how === 'agreed'
      ? t('undo.agreed')
      : answer.how === 'withdrawn'
        ? t('undo.withdrawn', { name: by })
        : answer.how === 'moved'
          ? t('undo.moved', { name: answer.seat === told.you ? t('seat.you') : name })
          : answer.how === 'seats'
            ? t('undo.seats')
            : answer.seat === told.you
              ? null
              : t(mine ? 'undo.refused' : 'undo.refused.other', { name, by });
  if (words === null) return null;
  return (
    <div class="bar" role="status" data-answer>
      <span>{words}</span>
      <button
        type="button"
        class="btn sm sq plain"
        aria-label={t('close')}
        onClick={room.dropAnswer}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

export function Bars({ room, told }: { room: Room; told: Told }) {
  const isUp = useWarnings(told),
    isUnkept = useCell(unkept);
  const mine = told.you === null ? null : (told.table.seats[told.you] ?? null),
    rest = told.table.rest;
  return (
    <>
      {room.offline ? (
        <div class="bar" role="status" data-line="lost">
          {t(room.sending ? 'live.lost.move' : 'live.lost')}
        </div>
      ) : room.slow ? (
        <div class="bar" role="status" data-line="slow">
          {t('live.slow')}
        </div>
      ) : null}
      {isUnkept && (
        <div class="bar" role="alert" data-unkept>
          {t('here.unkept')}
        </div>
      )}
      {mine?.away && told.table.status === 'running' && (
        <div class="bar" role="alert" data-away={mine.late ? 'late' : 'left'}>
          {t(
            rest !== null ? 'table.away.rest' : mine.late ? 'table.away.late' : 'table.away.you',
            rest !== null ? { until: when(rest) } : {},
          )}
          <button type="button" class="btn sm go" data-back onClick={room.back}>
            {t('table.back')}
          </button>
        </div>
      )}
      {isUp && !mine?.away && (
        <div class="bar" role="status" data-zero>
          {t('clock.zero')}
        </div>
      )}
      {rest !== null && !mine?.away && (
        <div class="bar" role="status">
          {t('table.rests', { until: when(rest) })}
        </div>
      )}
      <Question room={room} told={told} />
      <Answer room={room} told={told} />
      {told.table.status === 'closed' && (
        <div class="bar" role="status">
          {t('table.closed')}
        </div>
      )}
    </>
  );
}

const when = (time: number): string =>
  new Date(time).toLocaleString(locale(), { weekday: 'long', hour: '2-digit', minute: '2-digit' });

const isInviting = (table: TableRow): boolean =>
  table.status === 'open' || table.seats.some(seat => seat.offered);

// The link to send: an invitation while a seat is free, afterwards the way to watch. Null where one may not.
export function linkOf(table: TableRow): string | null {
  const code = table.invite ?? codeOf(table.id);
  if (isInviting(table)) return code === null ? null : siteOf(`i/${code}`);
  if (table.public) return siteOf(`t/${table.id}`);
  return code === null ? null : siteOf(`t/${table.id}?invite=${code}`);
}

export function CopyLink({ table }: { table: TableRow }) {
  const [state, setState] = useState<'' | 'copied' | 'failed'>(''),
    link = linkOf(table);
  if (link === null) return null;
  const copy = (): void => {
    void copied(link).then(done => setState(done ? 'copied' : 'failed'));
  };
  return (
    <>
      <button type="button" class="btn wide" data-copy-link onClick={copy}>
        <Icon name={state === 'copied' ? 'check' : 'link'} />
        {t(
          state === 'copied'
            ? 'table.wait.copied'
            : isInviting(table)
              ? 'table.link.invite'
              : 'table.link.watch',
        )}
      </button>
      <p class="help" role="status">
        {state === 'failed' ? (
          <>
            {t('table.wait.no_copy')}{' '}
            <input
              class="input"
              readOnly
              value={link}
              aria-label={t('table.wait.link')}
              onFocus={e => e.currentTarget.select()}
            />
          </>
        ) : (
          t(table.public ? 'table.link.public' : 'table.link.private')
        )}
      </p>
    </>
  );
}
