// Board.tsx - the table of Archipelago: the map in the middle; around it wheel, stability, pile, markets
// and the evolution row; a crisis as a scene over it. Where there is little room the boards are pages
// behind tabs, and the page that a decision needs comes forward by itself.
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import { t } from '../../i18n/index.ts';
import type { View } from '../../protocol.ts';
import { usePhone } from '../../ui/media.ts';
import type { BoardProps, Frame, Motion, Pick } from '../game.ts';
import { byKeyboard } from '../../ui/hand.ts';
import { still } from '../../ui/still.ts';
import { useShut } from '../hover.ts';
import { Crisis } from './boards/Crisis.tsx';
import { MarketKey, Markets } from './boards/Markets.tsx';
import { InSight, Pile } from './boards/Pile.tsx';
import { CardLine, Row } from './boards/Row.tsx';
import { Brief, Effects, Stability } from './boards/Stability.tsx';
import { Wheel } from './boards/Wheel.tsx';
import { frameAround, steps } from './map/geometry.ts';
import { MapView } from './map/MapView.tsx';
import { Banners, hiddenUnits, Moving, Trail } from './map/motion.tsx';
import {
  cellsIn,
  flipped,
  stage as stageOf,
  turned,
  type Choosing,
  type Placing,
  type Stage,
  type Target,
} from './moves.ts';
import type { AView, Position } from './position.ts';
import { Look, neighbour, TableContext, type Looking, type Table } from './spot.tsx';
import type { Names } from './words/names.ts';
import { sayWhy } from './words/why.ts';

// The whole map, and the cells where a region may be placed now.
export function frame(p: Position, legal: View['legal'] = []): Frame {
  const cells = cellsIn(legal);
  if (p.phase === 0) cells.push(...steps.map(([q, r]) => ({ q, r })));
  return frameAround([...p.regions, ...cells], p.phase > 0 && p.regions.length < 8 ? 90 : 34);
}
// Boards stand around the map only where both fit.
export const isRoomy = (seaWidth: number, seaHeight: number): boolean =>
  seaWidth >= 860 && seaHeight >= 720;

type Page = 'map' | 'wheel' | 'markets' | 'evolution';
const pages: { page: Page; icon: 'map' | 'sun' | 'basket' | 'cards' }[] = [
  { page: 'map', icon: 'map' },
  { page: 'wheel', icon: 'sun' },
  { page: 'markets', icon: 'basket' },
  { page: 'evolution', icon: 'cards' },
];
// The page that a decision is made on.
function pageFor(s: Stage): Page {
  const first = s.targets[0]?.spot.split(':')[0] ?? '';
  if (s.point === 'round_menu') return s.group === 'wheel' ? 'wheel' : 'map';
  if (first === 'good') return 'markets';
  if (first === 'slot' || s.point.startsWith('evolve')) return 'evolution';
  return 'map';
}

const stop = {
  onPointerDown: (e: Event) => e.stopPropagation(),
  onWheel: (e: Event) => e.stopPropagation(),
  onDblClick: (e: Event) => e.stopPropagation(),
};

function Around({ p }: { p: Position }) {
  return (
    <div class="ar-around">
      <div class="ar-left" {...stop}>
        <Wheel p={p} />
        <Stability p={p} />
        <Pile p={p} />
      </div>
      <div class="ar-right" {...stop}>
        <Markets p={p} />
      </div>
      <div class="ar-bottom" {...stop}>
        <Row p={p} />
      </div>
    </div>
  );
}
function Tabs({ page, setPage }: { page: Page; setPage: (page: Page) => void }) {
  return (
    <div class="ar-tabs" role="group" aria-label={t('archipelago.tabs')} {...stop}>
      {pages.map(x => (
        <button
          key={x.page}
          type="button"
          data-page={x.page}
          aria-pressed={page === x.page}
          onClick={() => setPage(x.page)}
        >
          <Icon name={x.icon} size={18} />
          {t(`archipelago.tab.${x.page}`)}
        </button>
      ))}
    </div>
  );
}
function PageOver({ p, page }: { p: Position; page: Exclude<Page, 'map'> }) {
  return (
    <div
      class={`ar-page ${page}`}
      role="region"
      tabIndex={0}
      aria-label={t(`archipelago.tab.${page}`)}
      {...stop}
    >
      {page === 'wheel' && (
        <>
          <Wheel p={p} />
          <div class="ar-stack">
            <Stability p={p} />
            <Effects p={p} />
          </div>
        </>
      )}
      {page === 'markets' && (
        <>
          <Markets p={p} />
          <MarketKey />
        </>
      )}
      {page === 'evolution' && (
        <>
          <Row p={p} />
          <Pile p={p} big />
        </>
      )}
    </div>
  );
}
function Paged({ p, page, setPage }: { p: Position; page: Page; setPage: (page: Page) => void }) {
  return (
    <>
      <Tabs page={page} setPage={setPage} />
      <Brief p={p} />
      {page === 'map' ? <InSight p={p} /> : <PageOver p={p} page={page} />}
    </>
  );
}
const Revealed = ({ cards }: { cards: string[] }) => (
  <div class="ar-reveal" {...stop}>
    <CardLine cards={cards.map(card => ({ card, used: false, built: false }))} />
  </div>
);
const ToCrisis = ({ onClick }: { onClick: () => void }) => (
  <button type="button" class="btn sm ar-peek" onClick={onClick}>
    <Icon name="flame" size={17} />
    {t('archipelago.see.crisis')}
  </button>
);

// ---- what can be chosen ------------------------------------------------------------------------------

interface Choices {
  stage: Stage | null;
  targets: Map<string, Target>;
  chosen: Set<string>;
}
const spotsOf = (c: Choosing): string[] => c.chosen.map(id => `${c.of}:${id}`);
function useChoices(view: AView, pick: Pick, open: boolean): Choices {
  const stage = useMemo(() => (open ? stageOf(view, pick) : null), [view, pick, open]),
    targets = useMemo(() => new Map((stage?.targets ?? []).map(x => [x.spot, x])), [stage]),
    chosen = useMemo(() => new Set(stage?.choosing ? spotsOf(stage.choosing) : []), [stage]);
  return { stage, targets, chosen };
}

// The table for its spots, and the card of words that is open over one of them.
interface Hand {
  table: Table;
  looking: Looking | null;
  setLooking: (looking: Looking | null) => void;
  setCurrent: (spot: string) => void;
}
function useHand(props: BoardProps, view: AView, choices: Choices, moving: boolean): Hand {
  const { you, choose } = props,
    { stage, targets, chosen } = choices,
    names = useMemo<Names>(() => ({ of: s => props.names[s] ?? '', you }), [props.names, you]),
    first = stage?.targets[0]?.spot ?? null;
  const [looking, setLooking] = useState<Looking | null>(null),
    [current, setCurrent] = useState<string | null>(null);
  useLayoutEffect(() => setLooking(l => (l?.el.isConnected ? l : null)), [view]);
  const shut = (): void => setLooking(null);
  const holds = (target: Element): boolean =>
    looking?.el.contains(target) === true || target.closest('.ar-look') !== null;
  useShut(looking !== null, holds, shut, looking?.pinned);
  const lead = (target: Target): void => {
    setLooking(null);
    if (!('do' in target.leads)) props.setPick(target.leads.pick);
    else if (!moving) choose?.(target.leads.do);
  };
  const read = (spot: string, el: Element): void => {
    setLooking(l => (l?.spot === spot && l.pinned ? null : { spot, el, pinned: true }));
    if (!moving && view.due && you !== null && !view.over) void sayWhy(props, view, spot, names);
  };
  const { pointed, point } = props,
    isThere = current !== null && (targets.has(current) || !targets.size),
    at = isThere ? current : (first ?? current ?? 'region:0');
  // The same as long as nothing of it has changed: every spot of the table listens to it.
  const table = useMemo<Table>(
    () => ({
      ...{ view, names, targets, chosen, pointed, point, current: at },
      act: (spot, el) => {
        const target = targets.get(spot);
        if (target) lead(target);
        else read(spot, el);
      },
      look: l => setLooking(now => (now?.pinned ? now : l)),
      pin: (spot, el) => setLooking({ spot, el, pinned: true }),
      leave: el => setLooking(l => (l?.el === el && !l.pinned ? null : l)),
    }),
    [view, names, targets, chosen, pointed, point, at, moving, choose],
  );
  return { table, looking, setLooking, setCurrent };
}

// ---- a region in hand ----------------------------------------------------------------------------------

interface Turning {
  turn: (by: number) => void;
  flip: (() => void) | null;
}
function useTurning(placing: Placing | null, { pick, setPick }: BoardProps): Turning {
  const setPose = (key: string): void => setPick({ ...pick, to: key }),
    other = placing?.at && placing.pose ? flipped(placing.at.poses, placing.pose) : null,
    flip = other ? () => setPose(other.key) : null;
  const turn = (by: number): void => {
    if (placing?.at && placing.pose) setPose(turned(placing.at.poses, placing.pose, by).key);
  };
  useLayoutEffect(() => {
    if (!placing?.at) return;
    const key = (e: KeyboardEvent): void => {
      if ((e.target as Element).closest('input, textarea') || e.ctrlKey || e.metaKey) return;
      if (e.key === 'r' || e.key === 'R') turn(e.shiftKey ? -1 : 1);
      else if ((e.key === 'f' || e.key === 'F') && flip) flip();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [placing]);
  return { turn, flip };
}

// ---- the board and its surroundings --------------------------------------------------------------------

type Root = RefObject<HTMLDivElement | null>;
// What stands above the decision bar follows its height, in the same frame.
function useDockHeight(root: Root): void {
  useLayoutEffect(() => {
    const view = root.current,
      bar = view?.closest('.sea')?.querySelector('.dock');
    if (!view || !bar) return;
    const seen = new ResizeObserver(() =>
      view.style.setProperty(
        '--ar-dock',
        `${Math.round(bar.getBoundingClientRect().height) + 16}px`,
      ),
    );
    seen.observe(bar);
    return () => seen.disconnect();
  }, []);
}
function useInReplay(root: Root): boolean {
  const [replay, setReplay] = useState(false);
  useLayoutEffect(() => setReplay(!!root.current?.closest('.replay')), []);
  return replay;
}
// What happens on the map: whoever waits sees it there.
const onMap = new Set([
  ...['region_placed', 'explored', 'landed', 'guest', 'deployed', 'grew', 'hired'],
  ...['moved', 'convoyed', 'built', 'sunk', 'launched', 'ravaged', 'wonder_built'],
]);
// The page that the decision needs comes forward, once for each decision; the map, when something happens there.
function usePage(
  stage: Stage | null,
  roomy: boolean,
  shown: Motion | null,
): [Page, (page: Page) => void] {
  const [page, setPage] = useState<Page>('map'),
    wanted = stage ? pageFor(stage) : null,
    seen = shown?.events.some(e => onMap.has(e.name)) ? shown.key : null;
  useLayoutEffect(() => {
    if (!roomy && wanted) setPage(wanted);
  }, [wanted, stage?.point, roomy]);
  useLayoutEffect(() => {
    if (!roomy && !wanted && seen !== null) setPage('map');
  }, [seen]);
  return [page, setPage];
}
// Whoever plays by keyboard stays on the board when its targets change.
function useKeys(root: Root, stage: Stage | null, setCurrent: (spot: string) => void) {
  const inside = useRef(false),
    first = stage?.targets[0]?.spot;
  useLayoutEffect(() => {
    const nowhere = document.activeElement === document.body || document.activeElement === null;
    if (byKeyboard() && inside.current && nowhere && first)
      root.current?.querySelector<HTMLElement>(`[data-spot="${first}"]`)?.focus();
  }, [stage]);
  return {
    onKeyDown: (e: KeyboardEvent): void => {
      if (!e.key.startsWith('Arrow') || !(e.target as Element).hasAttribute('data-spot')) return;
      e.preventDefault();
      e.stopPropagation();
      neighbour(root.current!, e.target as Element, e.key)?.focus();
    },
    onFocusIn: (e: FocusEvent): void => {
      inside.current = true;
      const { spot } = (e.target as HTMLElement | SVGElement).dataset;
      if (spot) setCurrent(spot);
    },
    onFocusOut: (e: FocusEvent): void => {
      if (e.relatedTarget) inside.current = false;
    },
  };
}

// The crisis lies over the table until somebody wants to see the map.
interface AroundMap {
  p: Position;
  phone: boolean;
  roomy: boolean;
  page: Page;
  setPage: (page: Page) => void;
  peek: boolean;
  setPeek: (peek: boolean) => void;
}
const Surroundings = still(({ p, phone, roomy, page, setPage, peek, setPeek }: AroundMap) => {
  const crisis: ComponentChildren = p.crisis && !peek && (
    <div class="ar-scene" {...stop}>
      <Crisis p={p} c={p.crisis} phone={phone} peek={() => setPeek(true)} />
    </div>
  );
  return (
    <>
      {roomy && <Around p={p} />}
      {crisis}
      {!roomy && !crisis && <Paged p={p} page={page} setPage={setPage} />}
      {p.revealed.length > 0 && <Revealed cards={p.revealed} />}
      {p.crisis && peek && <ToCrisis onClick={() => setPeek(false)} />}
    </>
  );
});

export function Board(props: BoardProps) {
  const phone = usePhone(),
    { you, motion, zoom } = props,
    view = props.view as AView,
    p = view.position,
    root = useRef<HTMLDivElement>(null),
    moving = motion !== null && !props.calm && motion.events.length > 0;
  const hidden = useMemo(
    () => (moving ? hiddenUnits(motion) : new Set<number>()),
    [motion, moving],
  );
  const choices = useChoices(view, props.pick, props.choose !== null && !moving),
    { stage } = choices,
    { table, looking, setLooking, setCurrent } = useHand(props, view, choices, moving),
    { turn, flip } = useTurning(stage?.placing ?? null, props),
    keys = useKeys(root, stage, setCurrent);
  const box = props.box ?? frame(p),
    replay = useInReplay(root),
    roomy = !phone && !replay && isRoomy(box.w * zoom, box.h * zoom),
    [peek, setPeek] = useState(false),
    [page, setPage] = usePage(stage, roomy, props.motion ?? props.last);
  useDockHeight(root);
  useLayoutEffect(() => setPeek(false), [p.crisis?.res, p.crisis?.board, p.turn]);
  // A card that was opened belongs to one decision, and to one page of the table.
  const decision = you !== null && view.due?.seats.includes(you) ? view.step : -1;
  useLayoutEffect(() => setLooking(null), [decision, props.pick, peek, page, roomy, phone]);
  return (
    <TableContext.Provider value={table}>
      <div
        ref={root}
        class={`ar-view${roomy ? '' : ' paged'}${phone ? ' phone' : ''}`}
        role="group"
        aria-label={t('archipelago.board')}
        onClick={() => setLooking(null)}
        {...keys}
      >
        <MapView
          {...{ p, stage, box, zoom, turn, flip, hidden }}
          marks={<Trail motion={moving ? null : props.last} after={p} />}
        >
          {moving && <Moving key={motion.key} motion={motion} />}
        </MapView>
        <Surroundings {...{ p, phone, roomy, page, setPage, peek, setPeek }} />
        {moving && <Banners key={motion.key} motion={motion} />}
        {looking && <Look looking={looking} table={table} />}
      </div>
    </TableContext.Provider>
  );
}
