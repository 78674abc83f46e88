// parts.tsx - the parts of a table that every game shares: players, log, chat, notes, hints.
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from '../art/icons.tsx';
import { SeatSign, seatColour } from '../art/seats.tsx';
import { api, sentence } from '../app/api.ts';
import { shownTotal } from '../app/points.ts';
import { clock } from '../app/time.ts';
import { t } from '../i18n/index.ts';
import { Bold } from '../i18n/say.tsx';
import type { ChatLine, HintMove, LogLine, SeatRow, View } from '../protocol.ts';
import type { Game } from '../games/game.ts';
import { levelName, seatName } from '../ui/tables.tsx';
import { nearness, runs, useNow } from './Clock.tsx';
import { clockLeft, type Told } from './model.ts';

function Kind({ row }: { row: SeatRow }) {
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
const scoreHead = (view: View) =>
  view.over
    ? 'table.score_end'
    : view.score.known?.includes(false)
      ? 'table.score_known'
      : 'table.score_now';

export function Players({
  told,
  view,
  names,
  module,
}: {
  told: Told;
  view: View;
  names: string[];
  module: Game;
}) {
  const now = useNow(told.table.clock !== null && told.table.status === 'running'),
    due = view.due?.seats ?? [],
    first = module.first(view);
  return (
    <section
      class={`panel players${view.seats > 3 ? '' : ' three'}`}
      aria-label={t('table.players')}
    >
      <div class="side-head">
        <b>
          {t('table.players')}
          {told.table.watchers > 0 && (
            <span
              class="watchers"
              data-watchers
              title={t('table.watchers', { n: told.table.watchers })}
            >
              <Icon name="eye" size={16} />
              {told.table.watchers}
              <span class="hush"> {t('table.watchers', { n: told.table.watchers })}</span>
            </span>
          )}
        </b>
        <span>{t(scoreHead(view))}</span>
      </div>
      {told.table.seats.slice(0, view.seats).map(row => {
        const mine = row.seat === told.you,
          isDue = due.includes(row.seat) && !view.over,
          left = clockLeft(told, row.seat, now);
        return (
          <div
            key={row.seat}
            class={`pl${isDue ? ' due' : ''}`}
            data-seat={row.seat}
            {...(mine ? { 'data-you': '' } : {})}
            style={isDue ? { borderLeftColor: seatColour(row.seat) } : {}}
            data-stock={row.seat}
          >
            <SeatSign seat={row.seat} size={30} />
            <div class="who">
              <span class="nm" title={row.name}>
                {seatName(row, told.you)}
              </span>
              {mine && isDue && !row.away ? (
                <span class="pill turn">{t('table.your_turn.pill')}</span>
              ) : !mine || row.away ? (
                <Kind row={row} />
              ) : null}
              {first === row.seat && (
                <span class="flag" title={t('table.first')}>
                  <Icon name="flag" size={17} />
                  <span class="hush">{t('table.first')}</span>
                </span>
              )}
              {left !== null && (
                <span class={`clock ${runs(told, row.seat) ? `runs ${nearness(left)}` : ''}`}>
                  {clock(left)}
                </span>
              )}
            </div>
            <span class="sc">
              {shownTotal(view.score, row.seat)}
              <span class="hush"> {t('table.points')}</span>
            </span>
            <div class="more">
              <module.Chips view={view} seat={row.seat} />
            </div>
          </div>
        );
      })}
    </section>
  );
}

type Mark = '' | 'now' | 'new';

// A line of the log. What nobody did: the first line of a step is chance, further ones say where the round stands.
function LogRow({
  line,
  isHead,
  mark,
  icon,
}: {
  line: LogLine;
  isHead: boolean;
  mark: Mark;
  icon: (step: number) => IconName;
}) {
  if (line.house)
    return (
      <li class="house">
        <Icon name="clock" size={20} />
        <span>{line.text}</span>
      </li>
    );
  if (isHead)
    return (
      <li class="sep">
        <Bold text={line.text} />
      </li>
    );
  return (
    <li class={mark}>
      {line.seat === null ? (
        <span class="flame">
          <Icon name={icon(line.n)} size={21} />
        </span>
      ) : (
        <SeatSign seat={line.seat} size={22} />
      )}
      <span>
        <Bold text={line.text} />
      </span>
    </li>
  );
}

// A long log changes at its end only: rows that are the same as before are handed over as they are, and
// keys count within a step, so that lines may fall off at the top.
function useRows(
  log: LogLine[],
  now: number | null,
  since: number,
  icon: (step: number) => IconName,
): VNode[] {
  const made = useRef(new WeakMap<LogLine, { key: string; mark: Mark; row: VNode }>());
  let nth = 0;
  return log.map((line, k) => {
    nth = log[k - 1]?.n === line.n ? nth + 1 : 0;
    const key = `${line.n}.${nth}`,
      mark: Mark = line.n === now ? 'now' : line.n > since ? 'new' : '',
      old = made.current.get(line);
    if (old && old.key === key && old.mark === mark) return old.row;
    const row = (
      <LogRow
        key={key}
        line={line}
        isHead={line.seat === null && nth > 0}
        mark={mark}
        icon={icon}
      />
    );
    made.current.set(line, { key, mark, row });
    return row;
  });
}

// Stays at its end while it grows or is resized, unless whoever reads has scrolled up.
export function LogList({
  log,
  now,
  since,
  icon,
}: {
  log: LogLine[];
  now: number | null;
  since: number;
  icon: (step: number) => IconName;
}) {
  const list = useRef<HTMLOListElement>(null),
    follows = useRef(true),
    rows = useRows(log, now, since, icon),
    newest = log.at(-1),
    isEmpty = !newest;
  const toEnd = (): void => {
    const body = list.current?.parentElement;
    if (body && follows.current) body.scrollTop = body.scrollHeight;
  };
  useLayoutEffect(toEnd, [newest]);
  useEffect(() => {
    const body = list.current?.parentElement;
    if (!body) return;
    let top = body.scrollTop;
    const scrolled = (): void => {
      const isAtEnd = body.scrollHeight - body.scrollTop - body.clientHeight < 40;
      if (isAtEnd || body.scrollTop < top) follows.current = isAtEnd; // only a way up leaves the end
      top = body.scrollTop;
    };
    const sizes = new ResizeObserver(toEnd);
    body.addEventListener('scroll', scrolled, { passive: true });
    sizes.observe(body);
    return () => {
      body.removeEventListener('scroll', scrolled);
      sizes.disconnect();
    };
  }, [isEmpty]);
  if (isEmpty) return <p class="mut log-empty">{t('table.log.empty')}</p>;
  return (
    <ol class="log" ref={list}>
      {rows}
    </ol>
  );
}

export function Chat({
  chat,
  send,
  can,
  me,
}: {
  chat: ChatLine[];
  send: (text: string) => Promise<unknown>;
  can: boolean;
  me: number | null;
}) {
  const [text, setText] = useState(''),
    [fault, setFault] = useState<string | null>(null),
    list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [chat.length]);
  const submit = (event: Event): void => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    setText('');
    send(said).then(
      () => setFault(null),
      why => {
        setFault(sentence(why));
        setText(said);
      },
    );
  };
  return (
    <div class="chat">
      <ol ref={list} aria-live="polite">
        {chat.length === 0 && <li class="mut">{t('table.chat.empty')}</li>}
        {chat.map(c => (
          <li key={c.n} class={c.person === 0 ? 'house' : ''}>
            {c.person !== 0 && (
              <b>{c.person === me ? t('seat.with_you', { name: c.name }) : c.name}</b>
            )}
            {c.text}{' '}
            <time>
              {new Date(c.time).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}
            </time>
          </li>
        ))}
      </ol>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {can && (
        <form onSubmit={submit}>
          <input
            class="input"
            value={text}
            maxLength={500}
            aria-label={t('table.chat.write')}
            placeholder={t('table.chat.write')}
            onInput={e => setText(e.currentTarget.value)}
          />
          <button type="submit" class="btn sm">
            {t('table.chat.send')}
          </button>
        </form>
      )}
    </div>
  );
}

// Private notes, kept on the server a moment after the last letter.
export function Notes({ id }: { id: string }) {
  const [text, setText] = useState<string | null>(null),
    [state, setState] = useState<'' | 'saved' | 'failed'>('');
  const timer = useRef(0),
    waiting = useRef<string | null>(null);
  const save = (): void => {
    const value = waiting.current;
    if (value === null) return;
    waiting.current = null;
    api.saveNote(id, value).then(
      () => setState('saved'),
      () => setState('failed'),
    );
  };
  useEffect(() => {
    api.note(id).then(setText, () => setText(''));
    return () => {
      window.clearTimeout(timer.current);
      save();
    };
  }, [id]);
  if (text === null) return null;
  return (
    <>
      <textarea
        class="note"
        value={text}
        aria-label={t('table.notes')}
        placeholder={t('table.notes.hint')}
        maxLength={8000}
        onInput={e => {
          const value = e.currentTarget.value;
          setText(value);
          setState('');
          waiting.current = value;
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(save, 700);
        }}
      />
      <p class="hush" role="status">
        {state === 'saved'
          ? t('table.notes.saved')
          : state === 'failed'
            ? t('table.notes.failed')
            : ''}
      </p>
    </>
  );
}

export function Hints({
  moves,
  point,
  choose,
  close,
}: {
  moves: HintMove[];
  point: (m: HintMove | null) => void;
  choose: (m: HintMove) => void;
  close: () => void;
}) {
  return (
    <section class="hints" aria-label={t('table.hint.title')}>
      <header>
        <Icon name="hint" size={20} />
        <h2>
          {t('table.hint.title')}
          <small class="mut"> {t('table.hint.share')}</small>
        </h2>
        <button type="button" class="btn sm sq plain" aria-label={t('close')} onClick={close}>
          <Icon name="close" size={16} />
        </button>
      </header>
      <ol>
        {moves.map(m => (
          <li key={m.do}>
            <button
              type="button"
              class="opt"
              data-hint={m.do}
              onClick={() => choose(m)}
              onPointerEnter={() => point(m)}
              onPointerLeave={() => point(null)}
              onFocus={() => point(m)}
              onBlur={() => point(null)}
            >
              <span class="t">
                <span class="nm">{m.label}</span>
                {m.share > 0.005 && (
                  <span class="share">{t('table.hint.of', { n: Math.round(m.share * 100) })}</span>
                )}
              </span>
              {m.explain && <span class="c">{m.explain}</span>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
