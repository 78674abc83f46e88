// Replay.tsx - a game step by step on the same board: the map with caption and timeline, the column
// beside it, and in the top bar who sees it and the ways out.
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useInks } from '../art/inks.ts';
import { Icon } from '../art/icons.tsx';
import { href } from '../app/router.ts';
import { useCalm } from '../app/settings.ts';
import type { BoardProps, Game, Insets, Motion } from '../games/game.ts';
import { t } from '../i18n/index.ts';
import type { View } from '../protocol.ts';
import { usePhone, useSideways } from '../ui/media.ts';
import { Loading } from '../ui/state.tsx';
import { gameTitle } from '../ui/tables.tsx';
import { Caption } from './Caption.tsx';
import { usePositions, type Seen } from './positions.ts';
import { ReplaySide } from './ReplaySide.tsx';
import { SeenBy } from './SeenBy.tsx';
import { SaveButton } from './Save.tsx';
import { ShareButton } from './ShareButton.tsx';
import type { Source } from './source.ts';
import { Timeline } from './Timeline.tsx';
import { TopBar } from './TopBar.tsx';
import { useTransport, useTransportKeys, type Transport } from './transport.ts';
import { whole } from './look.ts';
import { usePort } from './viewport.ts';
import { Zooms } from './Zooms.tsx';

// What a page that studies the game puts in place of parts of its replay.
export interface Lens {
  page: 'analysis';
  title: string;
  bar: ComponentChildren; // below the top bar
  ways: ComponentChildren; // in it
  plot: (tape: Transport, phone: boolean) => ComponentChildren; // the timeline's
  brief: (tape: Transport) => ComponentChildren; // a phone's line above it
  board: (at: number, view: View) => Partial<BoardProps>;
  side: (tape: Transport, isOpen: boolean) => ComponentChildren;
}

// To the analysis of a finished game: by its address, or in this page.
function ToAnalysis({ id, analyse }: { id: string | null; analyse?: (() => void) | undefined }) {
  const inside = (
    <>
      <Icon name="hint" size={18} />
      <span class="lbl">{t('analysis.do')}</span>
    </>
  );
  return id ? (
    <a class="btn sm" data-analyse href={href({ page: 'analysis', id, at: null })}>
      {inside}
    </a>
  ) : (
    <button type="button" class="btn sm" data-analyse onClick={analyse}>
      {inside}
    </button>
  );
}

/** To the score sheet of a game that is over, to the table of one that is not. */
export function ToSheet({ id, isOver }: { id: string; isOver: boolean }) {
  const text = t(isOver ? 'table.score_sheet' : 'score.to_table');
  return (
    <a class="btn sm" title={text} href={href({ page: isOver ? 'score' : 'table', id })}>
      <Icon name={isOver ? 'trophy' : 'sail'} size={18} />
      <span class="lbl">{text}</span>
    </a>
  );
}

// Where the game goes on, or can be seen otherwise: its analysis, its journal, its score sheet or its table.
function WaysOut({ source, id, analyse, goOn }: Ways) {
  const { journal, table } = source;
  const title = t('table.journal');
  return (
    <>
      {table && <ShareButton text={t('score.share')} table={table} />}
      {goOn && (
        <button type="button" class="btn sm go" data-go-on onClick={goOn.run}>
          {goOn.text}
        </button>
      )}
      {(source.over || source.known) && (id !== null || analyse) && (
        <ToAnalysis id={id} analyse={analyse} />
      )}
      {table && source.over && <SaveButton table={table} />}
      {journal && !source.over && (
        <a
          class="btn sm sq"
          href={journal.href}
          download={journal.file}
          aria-label={title}
          title={title}
        >
          <Icon name="save" size={18} />
        </a>
      )}
      {id && <ToSheet id={id} isOver={source.over} />}
    </>
  );
}

function Drawer({ text, isOpen, toggle }: { text: string; isOpen: boolean; toggle: () => void }) {
  return (
    <button
      type="button"
      class="btn sm ghost drawer-btn"
      title={text}
      aria-expanded={isOpen}
      onClick={toggle}
    >
      <Icon name="log" size={18} />
      <span class="lbl">{text}</span>
    </button>
  );
}

const phoneInsets = (top: number | undefined, sideways: boolean): Insets => ({
  left: 4,
  top: top ?? 4,
  right: sideways ? 346 : 4,
  bottom: sideways ? 4 : 170,
});
const wideInsets = (top: number | undefined): Insets => ({
  left: window.innerWidth > 899 ? 176 : 8,
  top: top ?? 8,
  right: 8,
  bottom: 178,
});
const untilKnown = { x: 0, y: 0, w: 1000, h: 740 };

// The window onto the map. On a phone it follows what the step is about.
function useMap(source: Source, module: Game, view: View | null) {
  useInks(source.game);
  const phone = usePhone();
  const sideways = useSideways();
  const plan = module.layout;
  const port = usePort(
    view ? module.frame(view) : untilKnown,
    phone ? phoneInsets(plan?.replay, sideways) : wideInsets(plan?.replay),
    phone && plan ? { ...whole, zoom: plan.zoom } : whole,
  );
  useEffect(() => {
    const wanted = phone && plan && view ? module.interest(view, source.you, {}) : null;
    if (wanted) port.ensure(wanted);
  }, [view, phone]);
  return port;
}

// The step that led here, for boards that show it moving.
function useMotion({ step, at }: Transport, before: View | null, after: View | null) {
  return useMemo<Motion | null>(
    () =>
      step && before && after
        ? { events: step.events, before, after, seat: step.seat, key: at }
        : null,
    [step, before, after],
  );
}

interface SeaProps extends Pick<Props, 'source' | 'module' | 'id' | 'lens'> {
  view: View;
  motion: Motion | null;
  tape: Transport;
  port: ReturnType<typeof usePort>;
  as: Seen;
}

function Sea({ source, module, id, view, motion, tape, port, as, lens }: SeaProps) {
  const phone = usePhone();
  const none = (): void => undefined;
  const board: BoardProps = {
    ...{ view, names: source.names, you: source.you },
    ...{ choose: null, pick: {}, setPick: none, pointed: [], point: none, refuse: none },
    motion: tape.isMoving ? motion : null,
    last: tape.isMoving ? null : motion,
    calm: useCalm(),
    box: port.box,
    zoom: port.scale,
    // what moves is shown as it was
    ...(tape.isMoving ? {} : lens?.board(tape.at, view)),
  };
  return (
    <main class="sea" id="main" tabIndex={-1} aria-label={t('table.board')}>
      <div class="sea-view" ref={port.ref}>
        <module.Board {...board} />
      </div>
      <div class="aside">
        <Caption source={source} at={tape.at} last={tape.last} step={tape.step} />
        {module.Luck && <module.Luck view={view} />}
        <Zooms zoom={port.zoom} fit={port.fit} />
      </div>
      <Timeline {...{ source, module, view, tape, phone, id, as, lens }} />
    </main>
  );
}

interface GoOn {
  text: string;
  run: () => void;
}

interface Props {
  source: Source;
  first: number;
  id: string | null; // of the table, unless it is a journal from disk
  module: Game;
  lens?: Lens | undefined;
  analyse?: () => void; // of a journal from disk
  goOn?: GoOn | undefined; // of a journal from disk, on this device
}
type Ways = Pick<Props, 'source' | 'id' | 'analyse' | 'goOn'>;

// The top bar's right end.
function Extra(props: Ways & Pick<Props, 'lens'>) {
  const { source, lens } = props;
  if (!lens) return <WaysOut {...props} />;
  return (
    <>
      {source.table && <ShareButton text={t('score.share')} table={source.table} />}
      {lens.ways}
    </>
  );
}

export function Replay({ source, first, id, module, lens, analyse, goOn }: Props) {
  const phone = usePhone();
  const sideways = useSideways();
  const tape = useTransport(source.steps, first, module);
  const [as, setAs] = useState<Seen>(source.sees ? 'all' : (source.you ?? 'all'));
  const [isOpen, setOpen] = useState(false);
  const { here, before, shown: view } = usePositions(source, as, tape.at);
  const motion = useMotion(tape, before, here);
  const port = useMap(source, module, view);
  useTransportKeys(tape);
  useEffect(() => {
    const page = lens?.page ?? 'replay';
    if (id) history.replaceState(history.state, '', href({ page, id, at: tape.at }));
  }, [tape.at]);
  if (!view)
    return (
      <main id="main" tabIndex={-1}>
        <Loading />
      </main>
    );
  const names = source.names.slice(0, view.seats),
    game = gameTitle(source.game);
  return (
    <div class={`app${phone ? ' ph' : ''}${sideways ? ' sideways' : ''} replay ${module.id}`}>
      <TopBar
        title={phone ? game : (lens?.title ?? t('replay.title', { game }))}
        sub={source.over ? t('score.finished', { name: source.name }) : source.name}
        game={source.game}
        middle={null}
        extra={
          <>
            {source.sees && <SeenBy names={names} as={as} setAs={setAs} />}
            <Extra {...{ source, id, lens, goOn, ...(analyse ? { analyse } : {}) }} />
            <Drawer
              text={t(lens ? 'analysis.tab.moves' : 'replay.steps')}
              isOpen={isOpen}
              toggle={() => setOpen(!isOpen)}
            />
          </>
        }
      />
      {lens?.bar}
      <div class="table">
        <Sea {...{ source, module, id, view, motion, tape, port, as, lens }} />
        {lens ? (
          lens.side(tape, isOpen)
        ) : (
          <ReplaySide {...{ source, module, view, tape, id, isOpen }} />
        )}
      </div>
    </div>
  );
}
