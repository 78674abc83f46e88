// Phone.tsx - a table on a phone: one pane at a time, the map with the sheet of the decision, or the
// players, the log, the cards, the chat.
import { useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from '../art/icons.tsx';
import { SeatSign, seatColour } from '../art/seats.tsx';
import { Band } from '../art/tapa.tsx';
import { shownTotal } from '../app/points.ts';
import { href } from '../app/router.ts';
import { hasPoints } from '../games/facts.ts';
import type { Game, Insets } from '../games/game.ts';
import { t } from '../i18n/index.ts';
import { isHere } from '../local/ids.ts';
import { useSideways } from '../ui/media.ts';
import { gameTitle } from '../ui/tables.tsx';
import { Tips } from '../ui/tips.tsx';
import { useAim, useInterest } from './aim.ts';
import { Bars } from './Bars.tsx';
import { SeatClock } from './Clock.tsx';
import { Flights } from './flights.tsx';
import { hasCards, keyOf, heldView, type Parts, type Tab } from './layout.ts';
import { unread } from './model.ts';
import { shortName } from './names.ts';
import { Players } from './Players.tsx';
import { Sheet } from './Sheet.tsx';
import { Showing, Since } from './Since.tsx';
import { Talk } from './Talk.tsx';
import { tellsWhyNot } from './whynot.ts';
import { useCorner } from './clear.ts';
import { usePort, type Port } from './viewport.ts';
import { Zooms } from './Zooms.tsx';

const phoneInsets: Insets = { left: 4, top: 4, right: 4, bottom: 34 };
const sidewaysInsets: Insets = { left: 4, top: 4, right: 4, bottom: 4 };
const usualZoom = 1.9;

type Pane = 'map' | 'players' | Tab;
const panes: { name: Pane; icon: IconName }[] = [
  { name: 'map', icon: 'map' },
  { name: 'players', icon: 'people' },
  { name: 'log', icon: 'log' },
  { name: 'cards', icon: 'cards' },
  { name: 'chat', icon: 'chat' },
];

// Everybody at the table in one row, with points; a touch opens the players.
function Strip({ parts, open }: { parts: Parts; open: () => void }) {
  const { told, view, names } = parts;
  const isDue = (seat: number): boolean => !view.over && !!view.due?.seats.includes(seat);
  const timed = told.table.clock ? ' timed' : '';
  const crowd = view.seats > (timed ? 3 : 2) ? ' many' : ''; // a clock has a line of its own already
  return (
    <div class={`strip${crowd}${timed}`}>
      {told.table.seats.slice(0, view.seats).map(({ seat }) => (
        <button
          key={seat}
          type="button"
          class={isDue(seat) ? 'due' : ''}
          data-stock={seat === told.you ? undefined : seat}
          style={isDue(seat) ? { boxShadow: `inset 0 -3px 0 ${seatColour(seat)}` } : {}}
          onClick={open}
        >
          <SeatSign seat={seat} size={22} />
          <span class="nm">{shortName(names[seat] ?? '')}</span>
          {hasPoints(view.game) && <span class="pts">{shownTotal(view.score, seat)}</span>}
          {told.table.clock && <SeatClock told={told} seat={seat} />}
        </button>
      ))}
    </div>
  );
}

function Head({ parts, openPlayers }: { parts: Parts; openPlayers: () => void }) {
  const { told, view, module } = parts;
  return (
    <header>
      <div class="top">
        <a
          class="icon-btn"
          href={parts.teacher?.back ?? href({ page: 'home' })}
          onClick={e => {
            if (!parts.teacher?.close) return;
            e.preventDefault();
            parts.teacher.close();
          }}
          aria-label={t(parts.teacher ? 'lesson.leave' : 'table.leave_page')}
        >
          <Icon name="back" size={24} />
        </a>
        <div>
          <h1>{gameTitle(told.table.game)}</h1>
          <p class="mut xs">{module.brief(view)}</p>
        </div>
        <span class="grow" />
        <module.Track view={heldView(parts)} phone />
        {!parts.teacher && (
          <button type="button" class="icon-btn" aria-label={t('menu')} onClick={parts.openMenu}>
            <Icon name="menu" size={24} />
          </button>
        )}
      </div>
      <Band height={7} />
      <Strip parts={parts} open={openPlayers} />
    </header>
  );
}

// The map, with a small picture of the whole of it that zooms in and out.
function Sea({ parts, port }: { parts: Parts; port: Port }) {
  const { room, told, view, module, board } = parts;
  const isNear = port.k > 1.05;
  const mini = useRef<HTMLButtonElement>(null),
    { x, y, w, h } = port.box,
    corner = useCorner(() => mini.current, [view, board.pick, board.choose === null, x, y, w, h]);
  const look = (): void => {
    if (isNear) port.fit();
    else port.zoom(module.layout?.zoom ?? usualZoom);
  };
  const skip = (): void => {
    if (room.motion && !room.showing) room.skip();
  };
  return (
    <main class="sea" id="main" tabIndex={-1} aria-label={t('table.board')}>
      <div class="sea-view" ref={port.ref} onClickCapture={skip} {...tellsWhyNot(board)}>
        <module.Board {...board} box={port.box} zoom={port.scale} />
      </div>
      {module.Overview && (
        <button
          type="button"
          ref={mini}
          class={`mini ${corner}`}
          aria-label={t(isNear ? 'table.zoom.fit' : 'table.zoom.in')}
          onClick={look}
        >
          <module.Overview view={view} you={told.you} box={port.box} />
        </button>
      )}
      {module.phoneZooms && <Zooms zoom={port.zoom} fit={port.fit} />}
      {module.layout?.sinceOnMap && <Since room={room} told={told} />}
      <Showing room={room} />
    </main>
  );
}

// Everything but the map fills the whole screen.
function OtherPane({ parts, pane }: { parts: Parts; pane: Exclude<Pane, 'map'> }) {
  const { told, view, module } = parts;
  if (pane === 'players')
    return (
      <main id="main" tabIndex={-1} class="pane">
        <Players told={told} view={heldView(parts)} module={module} />
      </main>
    );
  return (
    <main id="main" tabIndex={-1} class="pane talk">
      {pane === 'cards' ? (
        <div class="pane">
          {module.Cards && <module.Cards view={view} you={told.you} />}
          <div class="ccards lone">{module.Luck && <module.Luck view={view} />}</div>
        </div>
      ) : (
        <Talk parts={parts} tab={pane} />
      )}
    </main>
  );
}

function Nav({
  pane,
  open,
  nUnread,
  module,
  hasNoChat,
}: {
  pane: Pane;
  open: (p: Pane) => void;
  nUnread: number;
  module: Game;
  hasNoChat: boolean;
}) {
  const shown = panes.filter(
    p => (p.name !== 'cards' || hasCards(module)) && (p.name !== 'chat' || !hasNoChat),
  );
  return (
    <nav class="nav" aria-label={t('table.tabs')}>
      {shown.map(p => (
        <button
          key={p.name}
          type="button"
          data-pane={p.name}
          {...(pane === p.name ? { 'aria-current': 'true' as const } : {})}
          onClick={() => open(p.name)}
        >
          <Icon name={p.icon} size={22} />
          {t(`table.pane.${p.name}` as 'table.pane.map')}
          {p.name === 'chat' && nUnread > 0 && <span class="count">{nUnread}</span>}
        </button>
      ))}
    </nav>
  );
}

// The window onto the map.
function useMap(parts: Parts, sideways: boolean): Port {
  const { told, view, module } = parts;
  const plan = module.layout;
  const insets = sideways
    ? { ...sidewaysInsets, top: plan?.phone?.top ?? sidewaysInsets.top }
    : (plan?.phone ?? phoneInsets);
  const home = module.home(view, told.you);
  const first = { zoom: plan?.zoom ?? usualZoom, reads: 0.62, least: 0.62, home };
  return usePort(module.frame(view), insets, first, keyOf(parts, 'phone'));
}

export function Phone({ parts }: { parts: Parts }) {
  const { room, told, view, module } = parts;
  const [pane, setPane] = useState<Pane>('map');
  const [low, setLow] = useState(false); // the sheet stays where it was while another pane is open
  const sideways = useSideways();
  const isMine = told.you !== null && !!view.due?.seats.includes(told.you) && room.settled;
  const { teacher } = parts;
  const port = useMap(parts, sideways);
  useInterest(port, parts, pane === 'map');
  useAim(port, teacher?.aim);
  return (
    <div class={`app ph ${sideways ? 'sideways ' : ''}${teacher ? 'lesson ' : ''}${module.id}`}>
      <Head parts={parts} openPlayers={() => setPane('players')} />
      <Bars room={room} told={told} />
      {parts.coach}
      {isMine && pane !== 'map' && (
        <button type="button" class="bar bar-turn" data-to-map onClick={() => setPane('map')}>
          <b>{t('table.your_turn')}</b>
          {view.due?.title}
        </button>
      )}
      <div class="deck">
        {pane === 'map' ? (
          <>
            <Sea parts={parts} port={port} />
            {teacher?.card}
            {!teacher?.isQuiet && (
              <Sheet parts={parts} sideways={sideways} low={low} setLow={setLow} />
            )}
          </>
        ) : (
          <>
            <OtherPane parts={parts} pane={pane} />
            {teacher?.card}
          </>
        )}
        <Nav
          module={module}
          pane={pane}
          open={setPane}
          nUnread={unread(told)}
          hasNoChat={teacher !== undefined || isHere(told.table.id)}
        />
      </div>
      <Flights motion={room.motion} module={module} calm={parts.board.calm} />
      <Tips />
    </div>
  );
}
