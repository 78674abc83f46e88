// Board.tsx - the table of Archipelago: the map in the middle; around it wheel, stability, pile, markets
// and the evolution row; a crisis as a scene over it. Where there is little room the boards are pages
// behind tabs, and the page that a decision needs comes forward by itself.
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import { t } from '../../i18n/index.ts';
import type { View } from '../../protocol.ts';
import { usePhone } from '../../ui/media.ts';
import type { BoardProps, Frame } from '../game.ts';
import { byKeyboard } from '../hand.ts';
import { Crisis } from './boards/Crisis.tsx';
import { Markets } from './boards/Markets.tsx';
import { Pile } from './boards/Pile.tsx';
import { CardLine, Row } from './boards/Row.tsx';
import { Brief, Effects, Stability } from './boards/Stability.tsx';
import { Wheel } from './boards/Wheel.tsx';
import { frameAround, steps } from './map/geometry.ts';
import { MapView } from './map/MapView.tsx';
import { Banners, hiddenUnits, Moving, Trail } from './map/motion.tsx';
import { flipped, stage as stageOf, turned, type Stage } from './moves.ts';
import type { AView, Position } from './position.ts';
import { Look, neighbour, TableContext, type Looking, type Table } from './spot.tsx';
import type { Names } from './words/names.ts';
import { whyNot } from './words/why.ts';

// The whole map, and the cells where a region may be placed now.
export function frame(p: Position, legal: View['legal'] = []): Frame {
  const cells = legal.flatMap(l => {
    const [verb, q, r] = l.do.split(' ');
    return verb === 'place' ? [{ q: Number(q), r: Number(r) }] : [];
  });
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
export function pageFor(s: Stage | null): Page | null {
  if (!s) return null;
  const first = s.targets[0]?.spot.split(':')[0] ?? '';
  if (s.point === 'round_menu') return s.group === 'wheel' ? 'wheel' : 'map';
  if (first === 'good') return 'markets';
  if (first === 'slot' || s.point.startsWith('evolve')) return 'evolution';
  return s.targets.length ? 'map' : null;
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
function Paged({
  p,
  page,
  setPage,
  crisis,
}: {
  p: Position;
  page: Page;
  setPage: (page: Page) => void;
  crisis: ComponentChildren;
}) {
  if (crisis) return <>{crisis}</>;
  return (
    <>
      <div class="ar-tabs" role="group" aria-label={t('archipelago.tabs')} {...stop}>
        {pages.map(x => (
          <button
            key={x.page}
            type="button"
            aria-pressed={page === x.page}
            onClick={() => setPage(x.page)}
          >
            <Icon name={x.icon} size={18} />
            {t(`archipelago.tab.${x.page}`)}
          </button>
        ))}
      </div>
      <Brief p={p} />
      {page !== 'map' && (
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
                <div class="ar-card">
                  <Effects p={p} />
                </div>
              </div>
            </>
          )}
          {page === 'markets' && <Markets p={p} />}
          {page === 'evolution' && (
            <>
              <Row p={p} />
              <Pile p={p} big />
            </>
          )}
        </div>
      )}
    </>
  );
}

export function Board(props: BoardProps) {
  const phone = usePhone(),
    { you, motion, last, calm, pick, pointed } = props,
    view = props.view as AView,
    p = view.position,
    root = useRef<HTMLDivElement>(null);
  const moving = motion !== null && !calm && motion.events.length > 0,
    choose = moving ? null : props.choose,
    names: Names = { of: s => props.names[s] ?? '', you };
  const hidden = useMemo(
    () => (moving ? hiddenUnits(motion) : new Set<number>()),
    [motion, moving],
  );
  const stage = useMemo(() => (choose ? stageOf(view, pick) : null), [view, pick, choose === null]),
    targets = useMemo(() => new Map((stage?.targets ?? []).map(x => [x.spot, x])), [stage]);
  const chosen = useMemo(
    () =>
      new Set(
        (stage?.choosing?.chosen ?? []).map(
          id => `${stage!.choosing!.verb === 'rotate' ? 'slot' : 'unit'}:${id}`,
        ),
      ),
    [stage],
  );
  const [looking, setLooking] = useState<Looking | null>(null),
    [current, setCurrent] = useState<string | null>(null),
    [peek, setPeek] = useState(false),
    [page, setPage] = useState<Page>('map'),
    [replay, setReplay] = useState(false);
  const box = props.box ?? frame(p),
    zoom = props.zoom,
    roomy = !phone && !replay && isRoomy(box.w * zoom, box.h * zoom),
    crisis = p.crisis;
  // What stands above the decision bar follows its height, in the same frame.
  useLayoutEffect(() => {
    setReplay(!!root.current?.closest('.replay'));
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
  useEffect(() => setPeek(false), [crisis?.res, crisis?.board, p.turn]);
  // The page that the decision needs, once for each decision.
  const wanted = pageFor(stage);
  useEffect(() => {
    if (!roomy && wanted) setPage(wanted);
  }, [wanted, stage?.point, roomy]);
  useEffect(() => {
    setLooking(l => (l && l.el.isConnected ? l : null));
  }, [view]);
  // A card that was opened belongs to one decision, and to one page of the table.
  const decision = you !== null && view.due?.seats.includes(you) ? view.step : -1;
  useEffect(() => setLooking(null), [decision, pick, peek, page, roomy, phone]);

  const placing = stage?.placing ?? null,
    setPose = (word: string): void => props.setPick({ ...pick, to: word });
  const turn = (by: number): void => {
      if (placing?.at && placing.pose) setPose(turned(placing.at.poses, placing.pose, by).word);
    },
    other = placing?.at && placing.pose ? flipped(placing.at.poses, placing.pose) : null,
    flip = other ? () => setPose(other.word) : null;
  useEffect(() => {
    if (!placing?.at) return;
    const key = (e: KeyboardEvent): void => {
      if ((e.target as Element).closest?.('input, textarea') || e.ctrlKey || e.metaKey) return;
      if (e.key === 'r' || e.key === 'R') turn(e.shiftKey ? -1 : 1);
      else if ((e.key === 'f' || e.key === 'F') && flip) flip();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [placing]);

  const first = stage?.targets[0]?.spot ?? null;
  const table: Table = {
    view,
    names,
    targets,
    chosen,
    pointed,
    current:
      current !== null && (targets.has(current) || !targets.size)
        ? current
        : (first ?? current ?? 'region:0'),
    point: props.point,
    act: (spot, el) => {
      const target = targets.get(spot);
      if (target) {
        setLooking(null);
        if ('do' in target.leads) choose?.(target.leads.do);
        else props.setPick(target.leads.pick);
        return;
      }
      setLooking(l => (l?.spot === spot && l.pinned ? null : { spot, el, pinned: true }));
      if (!moving && view.due && you !== null && !view.over)
        props.refuse?.(whyNot(view, spot, names, props.pick.group === 'rotate'));
    },
    look: l => setLooking(now => (now?.pinned ? now : l)),
    pin: (spot, el) => setLooking({ spot, el, pinned: true }),
    leave: spot => setLooking(l => (l?.spot === spot && !l.pinned ? null : l)),
  };
  // Whoever plays by keyboard stays on the board when its targets change.
  const inside = useRef(false);
  useLayoutEffect(() => {
    if (
      byKeyboard() &&
      inside.current &&
      (document.activeElement === document.body || document.activeElement === null) &&
      first
    )
      root.current?.querySelector<HTMLElement>(`[data-spot="${first}"]`)?.focus();
  }, [stage]);
  const keys = (e: KeyboardEvent): void => {
    if (!e.key.startsWith('Arrow') || !(e.target as Element).hasAttribute('data-spot')) return;
    e.preventDefault();
    e.stopPropagation();
    neighbour(root.current!, e.target as Element, e.key)?.focus();
  };
  const scene =
    crisis && !peek ? (
      <div class="ar-scene" {...stop}>
        <Crisis p={p} c={crisis} phone={phone} peek={() => setPeek(true)} />
      </div>
    ) : null;
  return (
    <TableContext.Provider value={table}>
      <div
        ref={root}
        class={`ar-view${roomy ? '' : ' paged'}${phone ? ' phone' : ''}`}
        role="group"
        aria-label={t('archipelago.board')}
        onKeyDown={keys}
        onClick={() => setLooking(null)}
        onFocusIn={e => {
          inside.current = true;
          const spot = (e.target as HTMLElement).dataset?.spot;
          if (spot) setCurrent(spot);
        }}
        onFocusOut={e => {
          if (e.relatedTarget) inside.current = false;
        }}
      >
        <MapView
          p={p}
          shown={p}
          stage={stage}
          box={box}
          zoom={zoom}
          turn={turn}
          flip={flip}
          hidden={hidden}
          marks={<Trail motion={moving ? null : last} after={p} />}
        >
          {moving && <Moving key={motion.key} motion={motion} />}
        </MapView>
        {roomy ? (
          <>
            <Around p={p} />
            {scene}
          </>
        ) : (
          <Paged p={p} page={page} setPage={setPage} crisis={scene} />
        )}
        {p.revealed.length > 0 && (
          <div class="ar-reveal" {...stop}>
            <CardLine
              cards={p.revealed.map(card => ({ card, used: false, fresh: false, built: false }))}
            />
          </div>
        )}
        {crisis && peek && (
          <button type="button" class="btn sm ar-peek" onClick={() => setPeek(false)}>
            <Icon name="flame" size={17} />
            {t('archipelago.see.crisis')}
          </button>
        )}
        {moving && <Banners key={motion.key} motion={motion} />}
        {looking && <Look looking={looking} table={table} />}
      </div>
    </TableContext.Provider>
  );
}
