// Wide.tsx - a table in a window of some width: the map with the decision bar below it, and beside
// them a column with players and talk, which a narrower window keeps in a drawer.
import { useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import type { Insets } from '../games/game.ts';
import { t } from '../i18n/index.ts';
import { useWide } from '../ui/media.ts';
import { gameTitle } from '../ui/tables.tsx';
import { Tips } from '../ui/tips.tsx';
import { firstOf, useAim, useInterest } from './aim.ts';
import { Bars } from './Bars.tsx';
import { Dock, useBar } from './Dock.tsx';
import { Flights } from './flights.tsx';
import { keyOf, heldView, type Parts } from './layout.ts';
import { Players } from './Players.tsx';
import { Showing } from './Since.tsx';
import { Tabs, Talk } from './Talk.tsx';
import { TopBar } from './TopBar.tsx';
import { tellsWhyNot } from './whynot.ts';
import { usePort } from './viewport.ts';
import { Zooms } from './Zooms.tsx';

const wideInsets: Insets = { left: 176, top: 8, right: 8, bottom: 176 };
const narrowInsets: Insets = { left: 8, top: 8, right: 8, bottom: 180 };

// The sea with the map on it, and the decision bar below.
function Sea({ parts, bar, covered }: { parts: Parts } & ReturnType<typeof useBar>) {
  const { room, told, view, module, board } = parts;
  const isWide = useWide();
  const plan = module.layout;
  const insets = plan?.insets ?? (isWide || window.innerWidth > 899 ? wideInsets : narrowInsets);
  const bottom =
    covered && (plan?.standing || (parts.hints && !isWide))
      ? covered.bottom + (plan?.standing?.(covered.room) ?? 8)
      : insets.bottom;
  const port = usePort(
    module.frame(view),
    { ...insets, bottom },
    firstOf(parts, isWide),
    keyOf(parts, 'wide'),
  );
  useInterest(port, parts, !!parts.teacher);
  useAim(port, parts.teacher?.aim);
  const skip = (): void => {
    if (room.motion && !room.showing) room.skip();
  };
  return (
    <main class="sea" id="main" tabIndex={-1} aria-label={t('table.board')}>
      <div class="sea-view" ref={port.ref} onClickCapture={skip} {...tellsWhyNot(board)}>
        <module.Board {...board} box={port.box} zoom={port.scale} />
      </div>
      <Showing room={room} />
      <div class="aside">
        {plan?.aside !== false && (
          <>
            {module.Cards && <module.Cards view={view} you={told.you} />}
            {module.Luck && <module.Luck view={view} />}
          </>
        )}
        <Zooms zoom={port.zoom} fit={port.fit} />
      </div>
      <Dock parts={parts} bar={bar} />
    </main>
  );
}

// In a lesson the teacher's card stands on top of the column, or over the map where the column is a drawer.
function Side({ parts, isOpen }: { parts: Parts; isOpen: boolean }) {
  const isWide = useWide();
  return (
    <aside class={isOpen ? 'side open' : 'side'} aria-label={t('table.column')}>
      {isWide && (parts.teacher?.card ?? parts.coach)}
      <Players told={parts.told} view={heldView(parts)} module={parts.module} />
      {isWide && parts.hints}
      <section class="panel talk">
        <Tabs parts={parts} />
        <Talk parts={parts} tab={parts.tab} />
      </section>
    </aside>
  );
}

export function Wide({ parts }: { parts: Parts }) {
  const { room, told, module } = parts;
  const [isOpen, setOpen] = useState(false);
  const { bar, covered } = useBar();
  const isWide = useWide();
  const { teacher } = parts;
  const drawer = (
    <button
      type="button"
      class="btn sm ghost drawer-btn"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <Icon name="people" size={18} />
      {t('table.players')}
    </button>
  );
  return (
    <div class={`app ${teacher ? 'lesson ' : ''}${module.id}`}>
      <TopBar
        title={gameTitle(told.table.game)}
        sub={told.table.name}
        game={told.table.game}
        {...(teacher ? {} : { menu: parts.openMenu })}
        middle={<module.Track view={heldView(parts)} phone={false} />}
        extra={
          <>
            {drawer}
            {teacher?.leave}
          </>
        }
      />
      <Bars room={room} told={told} />
      {!isWide && (teacher?.card ?? parts.coach)}
      <div class="table" style={covered ? { '--room': `${covered.room}px` } : {}}>
        <Sea parts={parts} bar={bar} covered={covered} />
        <Side parts={parts} isOpen={isOpen} />
      </div>
      <Flights motion={room.motion} module={module} calm={parts.board.calm} />
      <Tips />
    </div>
  );
}
