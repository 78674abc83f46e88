// TablePage.tsx - a table that is played: wide, middle and phone. It joins the room (what the server
// says), the game's own parts, and the person's clicks.
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from '../art/icons.tsx';
import { SeatSign, seatColour } from '../art/seats.tsx';
import { Band } from '../art/tapa.tsx';
import { api, Refusal, sentence } from '../app/api.ts';
import { go, href } from '../app/router.ts';
import { useKeys } from '../app/keys.ts';
import { figure, shownTotal } from '../app/points.ts';
import { useCalm } from '../app/settings.ts';
import { remember, remembered } from '../app/store.ts';
import { useTitle } from '../app/title.ts';
import { gameModule, unitOf, useGame } from '../games/registry.ts';
import type { BoardProps, Game, Insets, Pick } from '../games/game.ts';
import { Waits, type Wait } from '../games/bar.tsx';
import { byKeyboard } from '../games/hand.ts';
import { sameQuestion } from '../games/question.ts';
import { joined, t } from '../i18n/index.ts';
import { Bold } from '../i18n/say.tsx';
import type { HintMove, View } from '../protocol.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Page } from '../ui/chrome.tsx';
import { Empty, Failed, Loading } from '../ui/state.tsx';
import { gameTitle, seatName } from '../ui/tables.tsx';
import { usePhone, useSideways, useWide } from '../ui/media.ts';
import { Flights } from './flights.tsx';
import { askedNobody, othersSince, story, takenBack, unread, type Told } from './model.ts';
import { Chat, Hints, LogList, Notes, Players } from './parts.tsx';
import { Bars, CopyLink, TakenBack } from './Bars.tsx';
import { OwnClock, SeatClock } from './Clock.tsx';
import { Again, Offer, useNext } from './Offer.tsx';
import { useAuto } from './auto.ts';
import { useRoom, type Room } from './room.ts';
import { Tour } from './Tour.tsx';
import { TopBar } from './TopBar.tsx';
import { usePort, whole } from './viewport.tsx';
import { WaitBox } from './WaitBox.tsx';

// Names within sentences of a board: you are "You" there. Lists have your name as well.
export const namesOf = (told: Told): string[] =>
  told.table.seats.map(s => (s.seat === told.you ? t('seat.you') : seatName(s, told.you)));
// On a phone the first word of a name has to do.
export const shortName = (name: string): string => name.split(' ')[0] || name;
type Tab = 'log' | 'chat' | 'cards' | 'notes';

// Everything a layout needs.
interface Parts {
  room: Room;
  told: Told;
  view: View;
  module: Game;
  names: string[];
  board: BoardProps;
  phone: boolean;
  tab: Tab;
  setTab: (tab: Tab) => void;
  tools: ComponentChildren;
  hints: ComponentChildren;
  news: string | null;
  openMenu: () => void;
  startTour: () => void;
}

const wideInsets: Insets = { left: 176, top: 8, right: 8, bottom: 176 };
const narrowInsets: Insets = { left: 8, top: 8, right: 8, bottom: 180 };
const phoneInsets: Insets = { left: 4, top: 4, right: 4, bottom: 34 };
const sidewaysInsets: Insets = { left: 4, top: 4, right: 4, bottom: 4 };

function Zooms({ zoom, fit }: { zoom: (by: number) => void; fit: () => void }) {
  const one = (icon: IconName, label: string, run: () => void): ComponentChildren => (
    <button type="button" class="fab" aria-label={label} title={label} onClick={run}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="zooms">
      {one('plus', t('table.zoom.in'), () => zoom(1.4))}
      {one('minus', t('table.zoom.out'), () => zoom(1 / 1.4))}
      {one('fit', t('table.zoom.fit'), fit)}
    </div>
  );
}

function Since({ room, told }: { room: Room; told: Told }) {
  const n = othersSince(told);
  if (!n || told.you === null || told.table.status !== 'running' || !told.table.your_turn)
    return null;
  return (
    <div class="since">
      <b>{t('table.since', { n })}</b>
      <button type="button" class="btn sm" data-show onClick={room.show}>
        <Icon name="play" size={14} />
        {t('table.show_me')}
      </button>
    </div>
  );
}

function Talk({ parts, tab }: { parts: Parts; tab: Tab }) {
  const { room, told, view, module } = parts;
  useEffect(() => {
    if (tab === 'chat') room.read();
  }, [tab, told.chat.length]);
  switch (tab) {
    case 'log':
      return (
        <>
          <Since room={room} told={told} />
          <div class="body" tabIndex={0} role="region" aria-label={t('table.log')}>
            <LogList
              log={story(told)}
              now={room.last?.key ?? null}
              since={told.since}
              icon={module.lineIcon}
            />
          </div>
        </>
      );
    case 'chat':
      return (
        <div class="body">
          <Chat
            chat={told.chat}
            send={room.chat}
            can={told.you !== null}
            me={told.you === null ? null : (told.table.seats[told.you]?.person ?? null)}
          />
        </div>
      );
    case 'cards':
      return (
        <div class="body cards">{module.Cards && <module.Cards view={view} you={told.you} />}</div>
      );
    case 'notes':
      return (
        <div class="body">
          <Notes id={told.table.id} />
        </div>
      );
  }
}

const hasCards = (game: Game): boolean => game.Cards !== null || game.Luck !== null;

function Tabs({ parts }: { parts: Parts }) {
  const all: Tab[] = [
      'log',
      'chat',
      ...(hasCards(parts.module) ? ['cards' as const] : []),
      ...(parts.told.you !== null ? ['notes' as const] : []),
    ],
    n = unread(parts.told);
  const move = (e: KeyboardEvent): void => {
    const by = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
    if (!by) return;
    e.preventDefault();
    const next = all[(all.indexOf(parts.tab) + by + all.length) % all.length]!;
    parts.setTab(next);
    (e.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={t('table.tabs')} onKeyDown={move}>
      {all.map(name => (
        <button
          key={name}
          type="button"
          role="tab"
          data-tab={name}
          aria-selected={parts.tab === name}
          tabIndex={parts.tab === name ? 0 : -1}
          onClick={() => parts.setTab(name)}
        >
          {t(`table.tab.${name}`)}
          {name === 'chat' && n > 0 && (
            <span class="count">
              {n}
              <span class="hush"> {t('table.unread')}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

function Showing({ room }: { room: Room }) {
  if (!room.showing) return null;
  return (
    <div class="showing" role="status">
      <p>
        <b>{t('table.showing', { at: room.showing.at, of: room.showing.of })}</b>{' '}
        <Bold text={room.showing.text} />
      </p>
      <button type="button" class="btn sm" onClick={room.skip}>
        {t('table.skip')}
      </button>
    </div>
  );
}

function OverBox({
  told,
  names,
  phone,
  verdict,
}: {
  told: Told;
  names: string[];
  phone: boolean;
  verdict: string | null;
}) {
  const next = useNext(told.table, told.you);
  const best = figure(Math.max(...told.table.scores) / unitOf(told.table.game)),
    won = told.you !== null && told.table.winners.includes(told.you);
  const tied = told.table.winners.length > 1,
    winners = joined(
      told.table.winners.map(w => (w === told.you ? t('score.you') : (names[w] ?? ''))),
    );
  return (
    <div class="ask over-box">
      <div class="ask-head">
        <h2>
          {verdict ??
            (tied
              ? t('score.shared', { names: winners, n: best })
              : won
                ? t('score.you_win', { n: best })
                : winners
                  ? t('score.wins', { name: winners, n: best })
                  : t(told.you === null ? 'score.nobody' : 'score.you_lose', { n: best }))}
        </h2>
      </div>
      <div class={phone ? 'acts' : 'opts'}>
        <a class="btn pri" href={href({ page: 'score', id: told.table.id })} data-score>
          <Icon name="trophy" size={18} />
          {t('table.score_sheet')}
        </a>
        <a class="btn" href={href({ page: 'replay', id: told.table.id, at: null })}>
          <Icon name="eye" size={18} />
          {t('score.replay')}
        </a>
        <Again table={told.table} you={told.you} next={next} />
        <Offer next={next} />
      </div>
    </div>
  );
}

function Dock({ parts, bar }: { parts: Parts; bar: (el: HTMLFormElement | null) => void }) {
  const { module, view, told, board, names } = parts,
    over = told.table.status === 'over' && parts.room.settled;
  return (
    <form
      class="dock"
      ref={bar}
      aria-label={t('table.decision')}
      onSubmit={e => e.preventDefault()}
    >
      {parts.hints}
      {told.you !== null && <module.Stock view={view} seat={told.you} phone={false} />}
      {over ? (
        <OverBox
          told={told}
          names={names}
          phone={false}
          verdict={module.verdict(view, names, told.you)}
        />
      ) : (
        <module.Decision {...board} phone={false} tools={parts.tools} news={parts.news} />
      )}
    </form>
  );
}

// What the decision bar covers at the bottom, and the room above it; null until it is measured.
function useBar(): {
  bar: (el: HTMLFormElement | null) => void;
  covered: { bottom: number; room: number } | null;
} {
  const [el, bar] = useState<HTMLFormElement | null>(null),
    [covered, setCovered] = useState<{ bottom: number; room: number } | null>(null);
  useLayoutEffect(() => {
    if (!el) return;
    const measure = (): void => {
      const sea = el.parentElement!.clientHeight,
        room = el.offsetTop;
      setCovered(c =>
        c && c.room === room && c.bottom === sea - room ? c : { bottom: sea - room, room },
      );
    };
    measure();
    const seen = new ResizeObserver(measure);
    seen.observe(el);
    seen.observe(el.parentElement!);
    return () => seen.disconnect();
  }, [el]);
  return { bar, covered };
}

function Wide({ parts }: { parts: Parts }) {
  const { room, told, view, module, board } = parts,
    wide = useWide(),
    [open, setOpen] = useState(false),
    { bar, covered } = useBar(),
    plan = module.layout;
  const insets = plan?.insets ?? (wide || window.innerWidth > 899 ? wideInsets : narrowInsets),
    bottom =
      covered && plan?.standing ? covered.bottom + plan.standing(covered.room) : insets.bottom;
  const port = usePort(module.frame(view), { ...insets, bottom }, whole);
  return (
    <div class={`app ${module.id}`}>
      <TopBar
        title={gameTitle(told.table.game)}
        sub={told.table.name}
        game={told.table.game}
        menu={parts.openMenu}
        middle={<module.Track view={view} phone={false} />}
        extra={
          <button
            type="button"
            class="btn sm ghost drawer-btn"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <Icon name="people" size={18} />
            {t('table.players')}
          </button>
        }
      />
      <Bars room={room} told={told} />
      <div class="table" style={covered ? { '--room': `${covered.room}px` } : {}}>
        <main class="sea" id="main" tabIndex={-1} aria-label={t('table.board')}>
          <div
            class="sea-view"
            ref={port.ref}
            onClickCapture={() => {
              if (room.motion && !room.showing) room.skip();
            }}
          >
            <module.Board {...board} box={port.box} zoom={port.scale} />
          </div>
          <Showing room={room} />
          <div class="aside">
            {module.layout?.aside !== false && (
              <>
                {module.Cards && <module.Cards view={view} you={told.you} />}
                {module.Luck && <module.Luck view={view} />}
              </>
            )}
            <Zooms zoom={port.zoom} fit={port.fit} />
          </div>
          <Dock parts={parts} bar={bar} />
        </main>
        <aside class={open ? 'side open' : 'side'} aria-label={t('table.column')}>
          <Players told={told} view={view} names={parts.names} module={module} />
          <section class="panel talk">
            <Tabs parts={parts} />
            <Talk parts={parts} tab={parts.tab} />
          </section>
        </aside>
      </div>
      <Flights motion={room.motion} module={module} calm={board.calm} />
    </div>
  );
}

type Pane = 'map' | 'players' | Tab;
const panes: { name: Pane; icon: IconName }[] = [
  { name: 'map', icon: 'map' },
  { name: 'players', icon: 'people' },
  { name: 'log', icon: 'log' },
  { name: 'cards', icon: 'cards' },
  { name: 'chat', icon: 'chat' },
];

function Phone({ parts }: { parts: Parts }) {
  const { room, told, view, module, board, names } = parts,
    [pane, setPane] = useState<Pane>('map'),
    [low, setLow] = useState(false);
  const sideways = useSideways(),
    plan = module.layout,
    insets = sideways
      ? { ...sidewaysInsets, top: plan?.phone?.top ?? 4 }
      : (plan?.phone ?? phoneInsets);
  const frame = module.frame(view),
    port = usePort(frame, insets, {
      zoom: plan?.zoom ?? 1.9,
      reads: 0.62,
      home: module.home(view, told.you),
    });
  const due = view.due?.seats ?? [],
    over = told.table.status === 'over' && room.settled;
  const mine = told.you !== null && due.includes(told.you) && room.settled;
  useEffect(() => {
    const wanted = module.interest(view, told.you, board.pick);
    if (mine && wanted && pane === 'map') port.ensure(wanted);
  }, [view, board.pick, mine, pane]);
  const drag = useRef<number | null>(null);
  return (
    <div class={`app ph ${sideways ? 'sideways ' : ''}${module.id}`}>
      <header>
        <div class="top">
          <a class="icon-btn" href="/" aria-label={t('table.leave_page')}>
            <Icon name="back" size={24} />
          </a>
          <div>
            <h1>{gameTitle(told.table.game)}</h1>
            <p class="mut xs">{module.brief(view)}</p>
          </div>
          <span class="grow" />
          <module.Track view={view} phone />
          <button type="button" class="icon-btn" aria-label={t('menu')} onClick={parts.openMenu}>
            <Icon name="menu" size={24} />
          </button>
        </div>
        <Band height={7} />
        <div class={`strip${view.seats > 3 ? ' many' : ''}${told.table.clock ? ' timed' : ''}`}>
          {told.table.seats.slice(0, view.seats).map(s => (
            <button
              key={s.seat}
              type="button"
              class={due.includes(s.seat) && !view.over ? 'due' : ''}
              data-stock={s.seat === told.you ? undefined : s.seat}
              style={
                due.includes(s.seat) && !view.over
                  ? { boxShadow: `inset 0 -3px 0 ${seatColour(s.seat)}` }
                  : {}
              }
              onClick={() => setPane('players')}
            >
              <SeatSign seat={s.seat} size={22} />
              <span class="nm">{shortName(names[s.seat] ?? '')}</span>
              <span class="pts">{shownTotal(view.score, s.seat)}</span>
              {told.table.clock && <SeatClock told={told} seat={s.seat} />}
            </button>
          ))}
        </div>
      </header>
      <Bars room={room} told={told} />
      {mine && pane !== 'map' && (
        <button type="button" class="bar bar-turn" data-to-map onClick={() => setPane('map')}>
          <b>{t('table.your_turn')}</b>
          {view.due?.title}
        </button>
      )}
      <div class="deck">
        {pane === 'map' ? (
          <>
            <main class="sea" id="main" tabIndex={-1} aria-label={t('table.board')}>
              <div
                class="sea-view"
                ref={port.ref}
                onClickCapture={() => {
                  if (room.motion && !room.showing) room.skip();
                }}
              >
                <module.Board {...board} box={port.box} zoom={port.scale} />
              </div>
              {module.Overview && (
                <button
                  type="button"
                  class="mini"
                  aria-label={t(port.k > 1.05 ? 'table.zoom.fit' : 'table.zoom.in')}
                  onClick={() =>
                    port.k > 1.05 ? port.fit() : port.zoom(module.layout?.zoom ?? 1.9)
                  }
                >
                  <module.Overview view={view} you={told.you} box={port.box} />
                </button>
              )}
              {module.phoneZooms && <Zooms zoom={port.zoom} fit={port.fit} />}
              {module.layout?.sinceOnMap && <Since room={room} told={told} />}
              <Showing room={room} />
            </main>
            <form
              class={low && !sideways ? 'sheet low' : 'sheet'}
              aria-label={t('table.decision')}
              onSubmit={e => e.preventDefault()}
            >
              <button
                type="button"
                class="grip"
                aria-expanded={!low}
                aria-label={t('table.sheet')}
                onClick={() => setLow(!low)}
                onPointerDown={e => {
                  drag.current = e.clientY;
                }}
                onPointerMove={e => {
                  if (drag.current !== null && Math.abs(e.clientY - drag.current) > 18) {
                    setLow(e.clientY > drag.current);
                    drag.current = null;
                  }
                }}
                onPointerUp={() => {
                  drag.current = null;
                }}
              >
                <i />
              </button>
              {over ? (
                <OverBox
                  told={told}
                  names={names}
                  phone
                  verdict={module.verdict(view, names, told.you)}
                />
              ) : (
                <module.Decision {...board} phone tools={parts.tools} news={parts.news} />
              )}
              {parts.hints}
              {!module.layout?.sinceOnMap && <Since room={room} told={told} />}
              {told.you !== null && <module.Stock view={view} seat={told.you} phone />}
            </form>
          </>
        ) : (
          <main id="main" tabIndex={-1} class={`pane${pane === 'players' ? '' : ' talk'}`}>
            {pane === 'players' ? (
              <Players told={told} view={view} names={names} module={module} />
            ) : pane === 'cards' ? (
              <div class="pane">
                {module.Cards && <module.Cards view={view} you={told.you} />}
                <div class="ccards lone">{module.Luck && <module.Luck view={view} />}</div>
              </div>
            ) : (
              <Talk parts={parts} tab={pane} />
            )}
          </main>
        )}
        <nav class="nav" aria-label={t('table.tabs')}>
          {panes
            .filter(p => p.name !== 'cards' || hasCards(module))
            .map(p => (
              <button
                key={p.name}
                type="button"
                {...(pane === p.name ? { 'aria-current': 'true' as const } : {})}
                onClick={() => setPane(p.name)}
              >
                <Icon name={p.icon} size={22} />
                {t(`table.pane.${p.name}` as 'table.pane.map')}
                {p.name === 'chat' && unread(told) > 0 && <span class="count">{unread(told)}</span>}
              </button>
            ))}
        </nav>
      </div>
      <Flights motion={room.motion} module={module} calm={board.calm} />
    </div>
  );
}

function Menu({ told, close, tour }: { told: Told; close: () => void; tour: () => void }) {
  const [leaving, setLeaving] = useState(false),
    [fault, setFault] = useState<string | null>(null),
    { table } = told;
  const leave = (): void => {
    api.leave(table.id).then(
      () => go({ page: 'home' }),
      why => setFault(sentence(why)),
    );
  };
  return (
    <Dialog title={table.name || gameTitle(table.game)} close={close}>
      {leaving ? (
        <>
          <p>
            {t(
              table.status !== 'running'
                ? 'table.leave.open'
                : table.seats.length === 1
                  ? 'table.leave.alone'
                  : 'table.leave.running',
            )}
          </p>
          {fault && (
            <p class="fault" role="alert">
              {fault}
            </p>
          )}
          <p class="menu-row">
            <button type="button" class="btn pri" onClick={leave}>
              {t(
                table.status === 'running' && table.seats.length === 1
                  ? 'table.give_up'
                  : 'table.leave',
              )}
            </button>
            <button type="button" class="btn" onClick={() => setLeaving(false)}>
              {t('cancel')}
            </button>
          </p>
        </>
      ) : (
        <ul class="menu-list">
          <li>
            <a class="btn wide" href={href({ page: 'rules', game: table.game })}>
              <Icon name="help" />
              {t('table.rules')}
            </a>
          </li>
          <li>
            <button
              type="button"
              class="btn wide"
              onClick={() => {
                close();
                tour();
              }}
            >
              <Icon name="flag" />
              {t('table.tour')}
            </button>
          </li>
          <li>
            <a class="btn wide" href={href({ page: 'replay', id: table.id, at: null })}>
              <Icon name="eye" />
              {t('table.replay')}
            </a>
          </li>
          <li>
            <a class="btn wide" href={api.journalLink(table.id)} download={`${table.id}.jsonl`}>
              <Icon name="share" />
              {t('table.journal')}
            </a>
          </li>
          <li>
            <CopyLink table={table} />
          </li>
          <li>
            <a class="btn wide" href={href({ page: 'settings' })}>
              <Icon name="gear" />
              {t('settings.title')}
            </a>
          </li>
          {told.you !== null && (table.status === 'running' || table.status === 'open') && (
            <li>
              <button type="button" class="btn wide" onClick={() => setLeaving(true)}>
                <Icon name="back" />
                {t(
                  table.status === 'running' && table.seats.length === 1
                    ? 'table.give_up'
                    : 'table.leave',
                )}
              </button>
            </li>
          )}
          <li>
            <a class="btn wide" href="/">
              <Icon name="map" />
              {t('table.home')}
            </a>
          </li>
        </ul>
      )}
    </Dialog>
  );
}

// The newest sentence of the log, for whoever waits.
const newest = (told: Told): string | null => told.log.at(-1)?.text ?? null;

// Why nothing can be decided just now, in true words: first the line, then your own move, then whose move is shown.
export function waitWords(room: Room, told: Told, names: string[]): Wait | null {
  const mine = told.you === null ? null : (told.table.seats[told.you] ?? null),
    seat = room.motion?.seat;
  if (told.table.status !== 'running' && room.settled) return null;
  if (room.sending)
    return room.offline
      ? { head: t('wait.lost.move'), help: t('wait.lost.move.help') }
      : { head: t('wait.sending'), help: room.slow ? t('live.slow') : t('wait.sending.help') };
  if (room.offline) return { head: t('wait.lost'), help: t('wait.lost.help') };
  if (told.table.rest !== null) return { head: t('wait.rest'), help: null };
  if (typeof seat === 'number')
    return seat === told.you
      ? { head: t(mine?.away ? 'wait.bot' : 'wait.own'), help: t('wait.skip') }
      : { head: t('wait.moves', { name: names[seat] ?? '' }), help: newest(told) };
  if (seat === 'chance') return { head: t('wait.chance'), help: newest(told) };
  if (mine?.away) return { head: t('wait.bot'), help: newest(told) };
  return room.busy !== null ? { head: t('wait.own'), help: t('wait.skip') } : null;
}

function Playing({ room, told, module }: { room: Room; told: Told; module: Game }) {
  const phone = usePhone(),
    calm = useCalm(),
    view = room.view!,
    names = useMemo(() => namesOf(told), [told.table.seats, told.you]);
  const [pick, setPick] = useState<Pick>({}),
    [pointed, setPointed] = useState<string[]>([]),
    [refused, setRefused] = useState<string | null>(null);
  const [tab, setTab] = useState<Tab>('log'),
    [menu, setMenu] = useState(false),
    [asking, setAsking] = useState(false),
    [tour, setTour] = useState(false);
  const mine =
    told.you !== null &&
    (told.view.due?.seats.includes(told.you) ?? false) &&
    told.table.status === 'running' &&
    !(told.table.seats[told.you]?.away ?? false);
  // Others may move while you choose: as long as the same is asked, your choices stay where they are.
  const free = mine && (room.settled || (!room.showing && sameQuestion(view, told.view, told.you)));
  const asked = useRef(told.view),
    answered = useRef(false);
  const act = (action: string): void => {
    answered.current = true;
    room.act(action);
  };

  useEffect(() => {
    const stands = !answered.current && sameQuestion(asked.current, told.view, told.you);
    asked.current = told.view;
    answered.current = false;
    if (!stands) {
      setPick({});
      setPointed([]);
      setRefused(null);
    }
  }, [told.view]);
  useEffect(() => {
    if (room.fault) {
      answered.current = false;
      setRefused(room.fault);
    }
  }, [room.fault]);
  useEffect(() => {
    if (mine && told.table.round <= 1 && remembered(`tour.${module.id}`) === null) setTour(true);
  }, [mine]);
  // By keyboard: the focus waits in the decision bar when it is your turn and it was nowhere.
  useEffect(() => {
    if (!free || tour || !byKeyboard()) return;
    const timer = window.setTimeout(() => {
      const at = document.activeElement;
      if (at && at !== document.body && at.isConnected && at.id !== 'main') return;
      const board = document.querySelector<SVGGElement>('.b-hit[tabindex="0"]'),
        bar = document.querySelector<HTMLElement>('.dock .opt, .sheet .opt, .dock .side-btn');
      (bar ?? board)?.focus({ preventScroll: true });
    }, 60);
    return () => window.clearTimeout(timer);
  }, [free, told.step, pick, tour]);

  const change = (next: Pick): void => {
    setRefused(null);
    setPointed([]);
    setPick(next);
  };
  const bare: BoardProps = {
    view,
    names,
    you: told.you,
    choose: free && room.busy === null ? act : null,
    ...(told.you === null ? {} : { hand: room.hand }),
    pick: free ? pick : {},
    setPick: change,
    pointed,
    point: setPointed,
    refused,
    refuse: setRefused,
    motion: room.motion,
    last: room.last,
    calm,
    zoom: 1,
  };
  const board: BoardProps = { ...bare, ...useAuto(module, bare) };
  const canHint = mine && told.table.hints;
  const back = told.undo.ask,
    alone = askedNobody(told.table, told.you),
    isAsked = told.asked !== null;
  const askable = told.you !== null && back !== null && told.table.status === 'running' && !isAsked;
  const undo = (): void => {
    if (told.undo.can) room.undo();
    else if (askable) setAsking(true);
  };
  const hintPoint = (m: HintMove | null): void => {
    if (!m) {
      setPointed([]);
      return;
    }
    const to = module.pickFor(view, m.do);
    if (to) setPick(to);
    setPointed([m.do]);
  };
  const far = told.step - told.undo.floor,
    taken = back === null ? [] : takenBack(told.log, back);
  const tools =
    told.you === null ? (
      <span class="pill line">{t('table.watching')}</span>
    ) : (
      <span class="tools">
        {!phone && <OwnClock told={told} />}
        <button
          type="button"
          class={`btn sm${phone ? ' sq' : ''}${told.undo.can ? ' go' : ''}`}
          data-undo
          aria-disabled={told.undo.can || askable ? undefined : 'true'}
          aria-label={phone ? t('table.undo') : undefined}
          title={
            told.undo.can
              ? t('table.undo.reach', { n: far })
              : askable
                ? t(alone ? 'table.undo.alone' : 'table.undo.ask')
                : t(
                    isAsked
                      ? 'undo.open'
                      : told.table.daily === null
                        ? 'table.undo.none'
                        : 'table.undo.daily',
                  )
          }
          onClick={undo}
        >
          <Icon name="undo" size={18} />
          {!phone && t('table.undo')}
        </button>
        {told.table.hints && (
          <button
            type="button"
            class={`btn sm${phone ? ' sq' : ''}`}
            data-hint-button
            aria-busy={room.hinting}
            aria-disabled={canHint ? undefined : 'true'}
            aria-label={phone ? t('table.hint') : undefined}
            title={t('table.hint.help')}
            onClick={() => {
              if (canHint) room.askHint();
            }}
          >
            <Icon name="hint" size={18} />
            {!phone && t('table.hint')}
          </button>
        )}
      </span>
    );
  const hints = room.hint ? (
    <Hints
      moves={room.hint}
      point={hintPoint}
      close={room.dropHint}
      choose={m => {
        const clicks = module.takeHint(view, m.do);
        if (clicks) {
          room.dropHint();
          change(clicks);
        } else act(m.do);
      }}
    />
  ) : null;

  useKeys([
    { key: 'U', label: t('keys.undo'), run: undo },
    {
      key: 'H',
      label: t('keys.hint'),
      run: () => {
        if (canHint) room.askHint();
      },
    },
    {
      key: 'L',
      label: t('keys.log'),
      run: () => {
        setTab('log');
        document.querySelector<HTMLElement>('[data-tab="log"]')?.focus();
      },
    },
    {
      key: 'Escape',
      label: t('keys.down'),
      run: () => {
        if (room.hint) room.dropHint();
        else if (room.motion) room.skip();
        else
          change(
            pick.to !== undefined
              ? {
                  ...(pick.group === undefined ? {} : { group: pick.group }),
                  ...(pick.from === undefined ? {} : { from: pick.from }),
                }
              : {},
          );
      },
    },
    {
      key: 'B',
      label: t('keys.board'),
      run: () => document.querySelector<SVGGElement>('.b-hit[tabindex="0"]')?.focus(),
    },
    { key: 'S', label: t('keys.show'), run: room.show },
  ]);

  const parts: Parts = {
    room,
    told,
    view,
    module,
    names,
    board,
    phone,
    tab,
    setTab,
    tools,
    hints,
    openMenu: () => setMenu(true),
    startTour: () => setTour(true),
    news: mine ? null : newest(told),
  };
  return (
    <>
      <Waits.Provider value={board.choose ? null : waitWords(room, told, names)}>
        {phone ? <Phone parts={parts} /> : <Wide parts={parts} />}
      </Waits.Provider>
      <section class="hush" aria-label={t('table.summary')} data-testid="summary">
        {module.summary(view, names)}
      </section>
      {menu && <Menu told={told} close={() => setMenu(false)} tour={() => setTour(true)} />}
      {asking && (
        <Dialog title={t('table.undo')} close={() => setAsking(false)}>
          <p>{t(alone ? 'table.undo.alone.text' : 'table.undo.ask.text', { n: taken.length })}</p>
          <TakenBack moves={taken} />
          <p class="menu-row">
            <button
              type="button"
              class="btn pri"
              onClick={() => {
                setAsking(false);
                if (back !== null) room.askUndo(back);
              }}
            >
              {t(alone ? 'table.undo.alone' : 'table.undo.ask')}
            </button>
            <button type="button" class="btn" onClick={() => setAsking(false)}>
              {t('cancel')}
            </button>
          </p>
        </Dialog>
      )}
      {tour && told.table.status === 'running' && (
        <Tour
          steps={module.tour(view)}
          close={() => {
            remember(`tour.${module.id}`, '1');
            setTour(false);
          }}
        />
      )}
    </>
  );
}

// Nobody has begun: the link to send, over an empty sea.
function Waiting({ told }: { told: Told }) {
  const [menu, setMenu] = useState(false);
  return (
    <div class="app">
      <TopBar
        title={gameTitle(told.table.game)}
        sub={told.table.name}
        game={told.table.game}
        middle={null}
        extra={null}
        menu={() => setMenu(true)}
      />
      <main class="sea" id="main" tabIndex={-1}>
        <WaitBox told={told} />
      </main>
      {menu && <Menu told={told} close={() => setMenu(false)} tour={() => undefined} />}
    </div>
  );
}

// The journal of a table that cannot be opened any more, where the server gives it out.
function Rescue({ id }: { id: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null,
      left = false;
    api.journal(id).then(
      text => {
        if (!left)
          setUrl((made = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }))));
      },
      () => undefined,
    );
    return () => {
      left = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return url ? (
    <a class="btn go" href={url} download={`${id}.jsonl`} data-journal>
      <Icon name="save" size={18} />
      {t('table.journal')}
    </a>
  ) : null;
}

// No way in: what to do about it, with the site's own header and ways back.
export function NoTable({ id, fault }: { id: string; fault: unknown }) {
  const code = fault instanceof Refusal ? fault.code : '',
    home = (
      <a class="btn" href="/">
        {t('missing.home')}
      </a>
    );
  if (code === 'not_found')
    return (
      <Page strip>
        <Empty text={t('table.gone')}>
          <a class="btn go" href="/">
            {t('missing.home')}
          </a>
          <a class="btn" href={href({ page: 'watch' })}>
            {t('nav.watch')}
          </a>
        </Empty>
      </Page>
    );
  if (code === 'broken' || code === 'other_rules')
    return (
      <Page strip>
        <div role="alert">
          <Empty text={sentence(fault)}>
            <Rescue id={id} />
            {home}
          </Empty>
        </div>
      </Page>
    );
  return (
    <Page strip>
      <Failed fault={fault} again={() => location.reload()} />
    </Page>
  );
}

export function TablePage({ id }: { id: string }) {
  const calm = useCalm(),
    room = useRoom(id, gameModule, calm);
  const [fault, setFault] = useState<unknown>(null);
  useTitle(room.told?.table.name || t('table.title'));
  // A socket that is refused does not say why, or in few words; the row of the table does.
  useEffect(() => {
    if (room.told && room.gone === null) return;
    const timer = window.setTimeout(
      () => {
        api.table(id).then(() => undefined, setFault);
      },
      room.gone === null ? 1200 : 0,
    );
    return () => window.clearTimeout(timer);
  }, [id, room.told === null, room.gone]);
  const { module, fault: missing } = useGame(room.told?.table.game ?? null);
  if (room.gone !== null)
    return (
      <NoTable id={id} fault={fault ?? new Refusal({ code: 'other_rules', text: room.gone }, 0)} />
    );
  if (!room.told)
    return fault ? (
      <NoTable id={id} fault={fault} />
    ) : (
      <main id="main" tabIndex={-1}>
        <Loading />
      </main>
    );
  if (!room.view && room.told.table.status === 'open') return <Waiting told={room.told} />;
  if (missing && !module)
    return (
      <main id="main" tabIndex={-1}>
        <Failed fault={missing} again={() => location.reload()} />
      </main>
    );
  if (!room.view || !module)
    return (
      <main id="main" tabIndex={-1}>
        <Loading />
      </main>
    );
  return <Playing room={room} told={room.told} module={module} />;
}
