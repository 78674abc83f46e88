// ReplayPage.tsx - a game step by step on the same board: list, timeline, transport, who sees it.
// From the server, or from a journal on disk.
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from '../art/icons.tsx';
import { SeatSign } from '../art/seats.tsx';
import { Band } from '../art/tapa.tsx';
import { say } from '../app/announce.tsx';
import { sentence } from '../app/api.ts';
import { figure, shownTotal } from '../app/points.ts';
import { href } from '../app/router.ts';
import { useKeys } from '../app/keys.ts';
import { useCalm } from '../app/settings.ts';
import { useTitle } from '../app/title.ts';
import { gameModule, loadGame } from '../games/registry.ts';
import type { BoardProps, Game, Motion } from '../games/game.ts';
import { t } from '../i18n/index.ts';
import { Bold } from '../i18n/say.tsx';
import type { StepRow, View } from '../protocol.ts';
import { useLoad } from '../ui/load.ts';
import { usePhone, useSideways } from '../ui/media.ts';
import { Loading } from '../ui/state.tsx';
import { gameTitle } from '../ui/tables.tsx';
import { Branch } from './Branch.tsx';
import { Plot } from './chart.tsx';
import { Notes } from './parts.tsx';
import { BadJournal, fromJournal, fromServer, type Source } from './source.ts';
import { chancesOf, turnAfter, turnBefore, turningPoints } from './story.ts';
import { NoTable } from './TablePage.tsx';
import { TopBar } from './TopBar.tsx';
import { usePort, whole } from './viewport.tsx';

type Seen = number | 'all';

// Positions as they are needed; what was fetched is kept.
function usePositions(source: Source, as: Seen) {
  const kept = useRef(new Map<string, View>()),
    wanted = useRef(new Set<string>()),
    [, redraw] = useState(0);
  const key = (n: number): string => `${as}.${n}`;
  const want = (n: number): void => {
    const k = key(n);
    if (n < 0 || kept.current.has(k) || wanted.current.has(k)) return;
    wanted.current.add(k);
    source.position(n, as).then(
      view => {
        kept.current.set(k, view);
        redraw(x => x + 1);
      },
      () => void wanted.current.delete(k),
    );
  };
  return { get: (n: number): View | null => kept.current.get(key(n)) ?? null, want };
}

const changesOf = (steps: StepRow[], k: number): { seat: number; from: number; to: number }[] => {
  const now = steps[k],
    before = steps[k - 1];
  return now
    ? now.scores
        .map((to, seat) => ({ seat, from: before?.scores[seat] ?? 0, to }))
        .filter(c => c.from !== c.to)
    : [];
};

function Caption({ source, at, step }: { source: Source; at: number; step: StepRow | null }) {
  const k = source.steps.findIndex(s => s.n === at),
    changes = changesOf(source.steps, k),
    last = source.steps.at(-1)?.n ?? 0;
  const who =
    step === null
      ? t('replay.begin')
      : typeof step.seat === 'number'
        ? (source.names[step.seat] ?? '')
        : t('replay.chance');
  return (
    <article class="caption" aria-live="off">
      <Band height={9} />
      <div class="bd">
        <div class="sm mut">{t('replay.step', { at, of: last })}</div>
        <h2>{who}</h2>
        <p>
          {step
            ? step.log.map((l, i) => (
                <span key={i}>
                  <Bold text={l.text} />{' '}
                </span>
              ))
            : t('replay.begin.text')}
        </p>
        {changes.length > 0 && (
          <div class="you">
            {changes.map(c => (
              <div key={c.seat}>
                <SeatSign seat={c.seat} size={18} />
                <span class={c.to > c.from ? 'up' : 'dn'}>
                  {figure(c.from)} → {figure(c.to)}
                </span>
              </div>
            ))}
          </div>
        )}
      </div>
    </article>
  );
}

function StepList({
  source,
  module,
  at,
  go,
}: {
  source: Source;
  module: Game;
  at: number;
  go: (n: number) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]'),
      body = list.current?.parentElement;
    if (!row || !body) return;
    const r = row.getBoundingClientRect(),
      b = body.getBoundingClientRect();
    if (r.top < b.top || r.bottom > b.bottom)
      body.scrollTop += r.top - b.top - (b.height - r.height) / 2;
  }, [at]);
  let head: string | null = null;
  const rows: ComponentChildren[] = [];
  source.steps.forEach((s, k) => {
    if (s.log.length) {
      if (head) {
        rows.push(
          <div key={`h${s.n}`} class="sep">
            {head}
          </div>,
        );
        head = null;
      }
      const changes = changesOf(source.steps, k);
      rows.push(
        <button
          key={s.n}
          type="button"
          {...(s.n === at ? { 'aria-current': 'step' as const } : {})}
          onClick={() => go(s.n)}
        >
          <i>{s.n}</i>
          {typeof s.seat === 'number' ? (
            <SeatSign seat={s.seat} size={22} />
          ) : (
            <span class="flame">
              <Icon name="flame" size={21} />
            </span>
          )}
          <span>
            {s.log.map((l, i) => (
              <span key={i}>
                <Bold text={l.text} />{' '}
              </span>
            ))}
            {changes.map(c => (
              <span key={c.seat} class={c.to > c.from ? 'up' : 'dn'}>
                {changes.length > 1 || c.seat !== s.seat ? `${source.names[c.seat] ?? ''} ` : ''}
                {figure(c.from)} → {figure(c.to)}{' '}
              </span>
            ))}
          </span>
        </button>,
      );
    }
    head = module.heading(s.round, s.events) ?? head;
  });
  return (
    <div class="steps" ref={list}>
      {rows}
    </div>
  );
}

const speeds = [1, 2, 4];

function Replay({
  source,
  first,
  id,
  module,
}: {
  source: Source;
  first: number;
  id: string | null;
  module: Game;
}) {
  const calm = useCalm(),
    phone = usePhone(),
    sideways = useSideways(),
    last = source.steps.at(-1)?.n ?? 0,
    steps = source.steps;
  const [at, setAt] = useState(Math.min(first, last)),
    [playing, setPlaying] = useState(false),
    [speed, setSpeed] = useState(1),
    [as, setAs] = useState<Seen>(source.sees ? 'all' : (source.you ?? 'all'));
  const [moving, setMoving] = useState(false),
    [tab, setTab] = useState<'steps' | 'turns' | 'notes'>('steps'),
    [shared, setShared] = useState(false),
    [open, setOpen] = useState(false);
  const positions = usePositions(source, as),
    rows = useMemo(() => new Map(steps.map(s => [s.n, s])), [steps]);
  useEffect(() => {
    for (const n of [at, at - 1, at + 1, at + 2, at + 3]) if (n <= last) positions.want(n);
  }, [at, as]);
  const shown = useRef<View | null>(null),
    view = positions.get(at) ?? shown.current;
  if (view) shown.current = view;

  const go = (n: number, forwards = false): void => {
    const to = Math.max(0, Math.min(last, n));
    setAt(to);
    setMoving(forwards && to === at + 1);
  };
  const step = rows.get(at) ?? null,
    before = positions.get(at - 1),
    here = positions.get(at);
  const motion = useMemo<Motion | null>(
    () =>
      step && before && here
        ? { events: step.events, before, after: here, seat: step.seat, key: at }
        : null,
    [step, before, here],
  );
  useEffect(() => {
    if (!moving) return;
    const timer = window.setTimeout(
      () => setMoving(false),
      calm ? 120 : module.duration(step?.events ?? []) / Math.max(1, speed) + 30,
    );
    return () => window.clearTimeout(timer);
  }, [moving, at]);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const silent = !rows.get(at + 1)?.log.length,
      timer = window.setTimeout(
        () => go(at + 1, speed < 4),
        silent
          ? 60
          : Math.max(
              1200 / speed,
              calm ? 0 : (module.duration(rows.get(at + 1)?.events ?? []) + 250) / speed,
            ),
      );
    return () => window.clearTimeout(timer);
  }, [playing, at, speed]);
  useEffect(() => {
    if (!playing && step?.log.length) say(step.log.map(l => l.text.replaceAll('**', '')).join(' '));
    if (id) history.replaceState(history.state, '', href({ page: 'replay', id, at }));
  }, [at]);

  const port = usePort(
    view ? module.frame(view) : { x: 0, y: 0, w: 1000, h: 740 },
    phone
      ? {
          left: 4,
          top: module.layout?.replay ?? 4,
          right: sideways ? 346 : 4,
          bottom: sideways ? 4 : 170,
        }
      : {
          left: window.innerWidth > 899 ? 176 : 8,
          top: module.layout?.replay ?? 8,
          right: 8,
          bottom: 178,
        },
    phone && module.layout ? { ...whole, zoom: module.layout.zoom } : whole,
  );
  useEffect(() => {
    const wanted = phone && module.layout && view ? module.interest(view, source.you, {}) : null;
    if (wanted) port.ensure(wanted);
  }, [view, phone]);
  const toggle = (): void => {
    if (at >= last) setAt(0);
    setPlaying(!playing);
  };
  const stopAnd = (run: () => void) => (): void => {
    setPlaying(false);
    run();
  };
  useKeys([
    { key: ' ', label: t('keys.play'), run: toggle },
    { key: 'ArrowRight', label: t('keys.forward'), run: stopAnd(() => go(at + 1, true)) },
    { key: 'ArrowLeft', label: t('keys.backward'), run: stopAnd(() => go(at - 1)) },
    { key: 'N', label: t('keys.next_turn'), run: stopAnd(() => go(turnAfter(steps, at))) },
    { key: 'P', label: t('keys.previous_turn'), run: stopAnd(() => go(turnBefore(steps, at))) },
    { key: 'Home', label: t('keys.begin'), run: stopAnd(() => go(0)) },
    { key: 'End', label: t('keys.end'), run: stopAnd(() => go(last)) },
  ]);
  const focus = source.you ?? 0,
    points = useMemo(() => turningPoints(steps), [steps]);
  const chances = useMemo(() => chancesOf(steps, module), [steps]);
  if (!view)
    return (
      <main id="main" tabIndex={-1}>
        <Loading />
      </main>
    );

  const none = (): void => undefined;
  const board: BoardProps = {
    view,
    names: source.names,
    you: source.you,
    choose: null,
    pick: {},
    setPick: none,
    pointed: [],
    point: none,
    refuse: none,
    motion: moving ? motion : null,
    last: moving ? null : motion,
    calm,
    box: port.box,
    zoom: port.scale,
  };
  const b = (icon: IconName, label: string, run: () => void, kind = ''): ComponentChildren => (
    <button type="button" class={`btn sq ${kind}`} aria-label={label} title={label} onClick={run}>
      <Icon
        name={icon}
        size={kind.includes('main') ? 24 : 20}
        width={kind.includes('main') ? 2.4 : 2}
      />
    </button>
  );
  const seats = Array.from({ length: view.seats }, (_, k) => k),
    end = steps.at(-1)?.scores ?? [];
  const share = (): void => {
    navigator.clipboard?.writeText(location.href).then(() => setShared(true), none);
  };
  return (
    <div class={`app${phone ? ' ph' : ''}${sideways ? ' sideways' : ''} replay ${module.id}`}>
      <TopBar
        title={t('replay.title', { game: gameTitle(source.game) })}
        sub={source.over ? t('score.finished', { name: source.name }) : source.name}
        game={source.game}
        middle={null}
        extra={
          <>
            {source.sees && (
              <fieldset class="seen">
                <span class="mut">{t('replay.seen_by')}</span>
                <div class="seg" role="radiogroup" aria-label={t('replay.seen_by')}>
                  <label title={t('replay.all')}>
                    <input
                      type="radio"
                      name="seen"
                      checked={as === 'all'}
                      onChange={() => setAs('all')}
                    />
                    <Icon name="eye" size={17} />
                    {t('replay.all')}
                  </label>
                  {seats.map(s => (
                    <label key={s} title={source.names[s]}>
                      <input
                        type="radio"
                        name="seen"
                        aria-label={source.names[s]}
                        checked={as === s}
                        onChange={() => setAs(s)}
                      />
                      <SeatSign seat={s} size={22} />
                    </label>
                  ))}
                </div>
              </fieldset>
            )}
            {id && (
              <button type="button" class="btn sm" onClick={share}>
                <Icon name={shared ? 'check' : 'share'} size={18} />
                <span class="lbl">{t(shared ? 'table.wait.copied' : 'replay.share')}</span>
              </button>
            )}
            {source.journal && (
              <a
                class="btn sm sq"
                href={source.journal.href}
                download={source.journal.file}
                aria-label={t('table.journal')}
                title={t('table.journal')}
              >
                <Icon name="save" size={18} />
              </a>
            )}
            {id &&
              (source.over ? (
                <a class="btn sm" href={href({ page: 'score', id })}>
                  <Icon name="trophy" size={18} />
                  <span class="lbl">{t('table.score_sheet')}</span>
                </a>
              ) : (
                <a class="btn sm" href={href({ page: 'table', id })}>
                  <Icon name="sail" size={18} />
                  <span class="lbl">{t('score.to_table')}</span>
                </a>
              ))}
            <button
              type="button"
              class="btn sm ghost drawer-btn"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              <Icon name="log" size={18} />
              <span class="lbl">{t('replay.steps')}</span>
            </button>
          </>
        }
      />
      <div class="table">
        <main class="sea" id="main" tabIndex={-1} aria-label={t('table.board')}>
          <div class="sea-view" ref={port.ref}>
            <module.Board {...board} />
          </div>
          <div class="aside">
            <Caption source={source} at={at} step={step} />
            {module.Luck && <module.Luck view={view} />}
            <div class="zooms">
              {(['plus', 'minus', 'fit'] as const).map(n => (
                <button
                  key={n}
                  type="button"
                  class="fab"
                  aria-label={t(
                    n === 'plus'
                      ? 'table.zoom.in'
                      : n === 'minus'
                        ? 'table.zoom.out'
                        : 'table.zoom.fit',
                  )}
                  onClick={() =>
                    n === 'fit' ? port.fit() : port.zoom(n === 'plus' ? 1.4 : 1 / 1.4)
                  }
                >
                  <Icon name={n} />
                </button>
              ))}
            </div>
          </div>
          <section class="time" aria-label={t('replay.time')}>
            {phone && (
              <p class="time-say">
                <b>{module.stage(view)}</b>{' '}
                {step?.log.map(l => l.text.replaceAll('**', '')).join(' ')}
              </p>
            )}
            <div class="plot">
              <Plot
                steps={steps}
                seats={view.seats}
                names={source.names}
                chances={chances}
                w={phone ? 370 : 1054}
                h={88}
                left={20}
                right={20}
                top={15}
                bottom={20}
                slim
                now={at}
                front={source.you}
              />
              <input
                type="range"
                min={0}
                max={last}
                value={at}
                aria-label={t('replay.slider')}
                aria-valuetext={t('replay.step', { at, of: last })}
                onInput={e => {
                  setPlaying(false);
                  go(Number(e.currentTarget.value));
                }}
              />
            </div>
            <div class="ctl">
              <div class="end">
                <b>{module.stage(view)}</b>
              </div>
              {b(
                'rew',
                t('replay.first'),
                stopAnd(() => go(0)),
                'opt-far',
              )}
              {b(
                'prev',
                t('replay.prev_turn'),
                stopAnd(() => go(turnBefore(steps, at))),
              )}
              {b(
                'back',
                t('replay.prev'),
                stopAnd(() => go(at - 1)),
              )}
              {b(
                playing ? 'pause' : 'play',
                t(playing ? 'replay.pause' : 'replay.play'),
                toggle,
                'pri main',
              )}
              {b(
                'fwd',
                t('replay.next'),
                stopAnd(() => go(at + 1, true)),
              )}
              {b(
                'next',
                t('replay.next_turn'),
                stopAnd(() => go(turnAfter(steps, at))),
              )}
              {b(
                'ffwd',
                t('replay.last'),
                stopAnd(() => go(last)),
                'opt-far',
              )}
              <div class="end r">
                <button
                  type="button"
                  class="btn sm"
                  aria-label={t('replay.speed', { n: speed })}
                  onClick={() => setSpeed(speeds[(speeds.indexOf(speed) + 1) % speeds.length]!)}
                >
                  {speed}×
                </button>
                {id && (
                  <Branch
                    id={id}
                    source={source}
                    at={at}
                    seat={as === 'all' ? (source.you ?? 0) : as}
                    pause={() => setPlaying(false)}
                  />
                )}
              </div>
            </div>
          </section>
        </main>
        <aside class={open ? 'side open' : 'side'} aria-label={t('table.column')}>
          <section class="panel">
            <div class="side-head">
              <b>{t('table.players')}</b>
              <span>{t(source.over ? 'replay.score_here_end' : 'replay.score_here')}</span>
            </div>
            {seats.map(s => (
              <div key={s} class="mini-pl">
                <SeatSign seat={s} size={25} />
                <b>{source.names[s]}</b>
                <span class="d">{shownTotal(view.score, s)}</span>
                <span class="mut end">{source.over ? `→ ${figure(end[s] ?? 0)}` : ''}</span>
              </div>
            ))}
          </section>
          <section class="panel talk">
            <div class="tabs" role="tablist">
              {(
                [
                  'steps',
                  ...(points.length ? ['turns' as const] : []),
                  ...(id && source.you !== null ? ['notes' as const] : []),
                ] as const
              ).map(n => (
                <button
                  key={n}
                  type="button"
                  role="tab"
                  aria-selected={tab === n}
                  onClick={() => setTab(n)}
                >
                  {t(`replay.tab.${n}`)}
                </button>
              ))}
            </div>
            <div class="body" tabIndex={0} role="region" aria-label={t(`replay.tab.${tab}`)}>
              {tab === 'steps' ? (
                <StepList
                  source={source}
                  module={module}
                  at={at}
                  go={n => {
                    setPlaying(false);
                    go(n);
                  }}
                />
              ) : tab === 'notes' && id ? (
                <Notes id={id} />
              ) : (
                <ol class="turns">
                  {points.map(p => (
                    <li key={p.n}>
                      <span class="letter">{p.letter}</span>
                      <span>
                        <SeatSign seat={p.seat} size={22} />
                        <span class="hush">{source.names[p.seat]}, </span>
                      </span>
                      <span>
                        {t(module.turns ? 'score.turn' : 'score.round', { round: p.round })}{' '}
                        <Bold text={p.text} />
                      </span>
                      <b class={`by ${p.by > 0 ? 'up' : 'dn'}`}>
                        {p.by > 0 ? `+${figure(p.by)}` : figure(p.by)}
                      </b>
                      <button
                        type="button"
                        class="btn sm sq"
                        aria-label={t('score.turns.show', { letter: p.letter })}
                        onClick={() => go(p.n)}
                      >
                        <Icon name="play" size={16} />
                      </button>
                    </li>
                  ))}
                </ol>
              )}
            </div>
          </section>
        </aside>
      </div>
    </div>
  );
}

export function ReplayPage({ id, at }: { id: string; at: number | null }) {
  const got = useLoad(async () => {
      const source = await fromServer(id);
      await loadGame(source.game);
      return source;
    }, [id]),
    module = got.value ? gameModule(got.value.game) : null;
  useTitle(t('replay.page'));
  if (!got.value || !module)
    return got.fault ? (
      <NoTable id={id} fault={got.fault} />
    ) : (
      <main id="main" tabIndex={-1}>
        <Loading />
      </main>
    );
  return <Replay source={got.value} first={at ?? 0} id={id} module={module} />;
}

// A journal from disk: chosen or dropped, read by the engine in this browser; nothing is sent.
export function JournalPage() {
  const [source, setSource] = useState<Source | null>(null),
    [fault, setFault] = useState<string | null>(null),
    [over, setOver] = useState(false),
    [busy, setBusy] = useState(false),
    input = useRef<HTMLInputElement>(null);
  useTitle(t('replay.page'));
  const read = (file: File | undefined): void => {
    if (!file || busy) return;
    setBusy(true);
    setFault(null);
    file
      .text()
      .then(text => fromJournal(text, file.name))
      .then(setSource, why =>
        setFault(
          why instanceof BadJournal
            ? why.message
            : why instanceof Error && why.message === 'vaka.wasm'
              ? t('replay.no_engine')
              : why instanceof SyntaxError
                ? t('replay.bad')
                : sentence(why),
        ),
      )
      .finally(() => setBusy(false));
  };
  const module = source ? gameModule(source.game) : null;
  if (source && module) return <Replay source={source} first={0} id={null} module={module} />;
  return (
    <div class="app">
      <TopBar
        title={t('replay.disk')}
        sub={t('replay.disk.sub')}
        game={null}
        middle={null}
        extra={null}
      />
      <main class="drop" id="main" tabIndex={-1}>
        <section
          class={over ? 'panel over' : 'panel'}
          onDragOver={e => {
            e.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={e => {
            e.preventDefault();
            setOver(false);
            read(e.dataTransfer?.files[0]);
          }}
        >
          <h1>{t('replay.disk')}</h1>
          <p class="mut">{t('replay.disk.text')}</p>
          <input
            ref={input}
            class="hush"
            type="file"
            accept=".jsonl,.json,.txt"
            aria-label={t('replay.disk.choose')}
            onChange={e => read(e.currentTarget.files?.[0])}
          />
          <button
            type="button"
            class="btn pri"
            aria-busy={busy}
            onClick={() => input.current?.click()}
          >
            {t('replay.disk.choose')}
          </button>
          {fault && (
            <p class="fault" role="alert">
              {fault}
            </p>
          )}
        </section>
      </main>
    </div>
  );
}
