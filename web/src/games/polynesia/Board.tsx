// Board.tsx - the map of Polynesia with everything on it, and its targets as real buttons. Layers
// from the sea up.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { isOn, lead } from '../bar.tsx';
import type { BoardProps } from '../game.ts';
import { byKeyboard } from '../../ui/hand.ts';
import { frame, placeTags } from './geometry.ts';
import { Hit } from './Hit.tsx';
import { ArchipelagoNames, Islands, Names, Sea } from './land.tsx';
import { marksOf, still, Travellers } from './motion.tsx';
import { stage as stageOf, type Stage, type Target } from './moves.ts';
import { Places, type Place } from './Places.tsx';
import { route, type Position, type PView } from './position.ts';
import { Plus, Rings } from './Rings.tsx';
import { keyOf, quietFrom } from './targets.ts';
import {
  Boats,
  Pieces,
  Routes,
  Stones,
  Tag,
  tagWidth,
  Tokens,
  TrailMarks,
  type Shine,
} from './things.tsx';
import { tagOf, whyNot, type Names as Called } from './words.ts';

// At the eruption the volcano and its neighbours go under.
function useSinking(
  ref: { current: SVGSVGElement | null },
  erupting: boolean,
  sunk: boolean,
  calm: boolean,
): void {
  useEffect(() => {
    const isles = [...(ref.current?.querySelectorAll('.isle.sinks') ?? [])] as SVGGElement[];
    for (const isle of isles) isle.style.opacity = sunk && !erupting ? '0.34' : '';
    if (!erupting || calm) return;
    const running = isles.map(isle =>
      isle.animate(
        [
          { opacity: 1, transform: 'translate(0px,0px)' },
          { opacity: 1, transform: 'translate(1.5px,-1px)', offset: 0.2 },
          { opacity: 1, transform: 'translate(-1.5px,1px)', offset: 0.4 },
          { opacity: 0.34, transform: 'translate(0px,5px)' },
        ],
        { duration: 900, easing: 'ease-in', fill: 'forwards' },
      ),
    );
    return () => running.forEach(a => a.cancel());
  }, [erupting, sunk, calm]);
}

// While something moves, the position without it; nothing can be chosen then.
function useShown({ view, motion, last, calm, choose, pick }: BoardProps) {
  const now = (view as PView).position,
    moving = motion !== null && !calm && motion.events.length > 0 ? motion : null;
  const position = useMemo(
    () => (moving ? still(moving.before.position as Position, now) : now),
    [now, moving === null],
  );
  const isMine = choose !== null && moving === null,
    stage = useMemo(() => (isMine ? stageOf(view as PView, pick) : null), [view, pick, isMine]),
    marks = useMemo(() => marksOf(moving ? null : last), [last, moving === null]);
  return { now, moving, position, stage, targets: stage?.targets ?? [], marks };
}
type Shown = ReturnType<typeof useShown>;

// How each route that may be chosen glows.
function shinesOf({ stage, targets }: Shown, pointed: string[]): Map<string, Shine> {
  const quiet = targets.length > quietFrom,
    shine = (x: Target): Shine => {
      if (isOn(x, pointed) || stage?.asking?.[0]?.route === x.id) return 'on';
      return quiet ? 'quiet' : 'glow';
    };
  return new Map(targets.filter(x => x.kind === 'route').map(x => [x.id, shine(x)]));
}

// What lies on the map; what did not change is kept, so a move draws little.
function useLayers(
  { now, position, stage, marks }: Shown,
  shine: Map<string, Shine>,
  seat: number,
) {
  const shineKey = [...shine].join(),
    { trails, moved } = marks,
    lifted = stage?.from ?? null;
  const boats = (
    <>
      <TrailMarks position={position} trails={trails} />
      <Boats position={position} trails={trails} />
    </>
  );
  const pieces = (
    <Pieces
      position={position}
      lifted={lifted === null ? null : { island: lifted, seat }}
      moved={moved}
    />
  );
  return {
    sea: useMemo(() => <Sea position={now} />, [now.side]),
    islands: useMemo(() => <Islands position={now} />, [now.side]),
    caps: useMemo(() => <ArchipelagoNames position={now} />, [now.side]),
    labels: useMemo(() => <Names position={now} />, [now.side]),
    routes: useMemo(
      () => <Routes position={position} shine={shine} trails={trails} />,
      [position, shineKey, trails],
    ),
    boats: useMemo(() => boats, [position, trails]),
    tokens: useMemo(() => <Tokens position={position} />, [position]),
    stones: useMemo(() => <Stones position={position} />, [position]),
    pieces: useMemo(() => pieces, [position, lifted, seat, moved]),
  };
}

// Price tags: all if there are few targets; else only the one that is pointed at.
function useTags(shown: Shown, shine: Map<string, Shine>, grow: number, tagGrow: number) {
  const { now, stage, targets } = shown,
    quiet = targets.length > quietFrom;
  return useMemo(() => {
    const wanted = targets
      .filter(x => x.kind === 'route' && (!quiet || shine.get(x.id) === 'on'))
      .map(x => ({ x, parts: tagOf(now, x.moves) }));
    const boxes = wanted.map(w => ({ route: w.x.id, w: tagWidth(w.parts) * tagGrow })),
      places = placeTags(now, boxes, grow, tagGrow);
    return wanted.flatMap(w => {
      const place = places.get(w.x.id);
      return place ? [{ ...w, place }] : [];
    });
  }, [now, stage, quiet ? [...shine].join() : '', grow, tagGrow]);
}

// By keyboard from target to target.
function useWalk(stage: Stage | null, targets: Target[]) {
  const svg = useRef<SVGSVGElement>(null),
    wasInside = useRef(false),
    [current, setCurrent] = useState(''),
    at = Math.max(
      0,
      targets.findIndex(x => keyOf(x) === current),
    );
  const focus = (x: Target): void =>
    svg.current?.querySelector<SVGGElement>(`[data-target="${keyOf(x)}"]`)?.focus();
  const walk = (by: number): void => {
    const next = targets[(at + by + targets.length) % targets.length];
    if (!next) return;
    setCurrent(keyOf(next));
    focus(next);
  };
  // Whoever plays by keyboard stays on the board when its targets change.
  useLayoutEffect(() => {
    const isInside = byKeyboard() && wasInside.current && document.activeElement === document.body;
    if (isInside && targets.length) focus(targets[0]!);
  }, [stage]);
  const onFocusIn = (e: FocusEvent): void => {
    wasInside.current = true;
    const key = (e.target as Element).getAttribute('data-target');
    if (key) setCurrent(key);
  };
  const onFocusOut = (e: FocusEvent): void => {
    if (e.relatedTarget) wasInside.current = false;
  };
  return { svg, at, walk, onFocusIn, onFocusOut };
}

interface TargetsProps {
  props: BoardProps;
  shown: Shown;
  seat: number;
  at: number;
  walk: (by: number) => void;
}
// The target that an island stands for where it is none itself: its own piece there, the one way that leads to it for
// the piece that was lifted, or for any piece where none was.
function meantBy({ now, stage, targets }: Shown, id: string): Target | null {
  const piece = targets.find(x => x.kind === 'piece' && x.id === id);
  if (piece || stage?.asks !== 'piece') return piece ?? null;
  if (stage.from === null) {
    const ways = targets.flatMap(x => x.moves).filter(m => m.to === id),
      [one] = ways;
    if (!one || ways.some(m => m.from !== one.from || m.route !== one.route)) return null;
    const leads =
      ways.length === 1 ? { do: one.do } : { pick: { from: one.from!, to: one.route! } };
    return { kind: 'route', id: one.route!, moves: ways, leads };
  }
  const routes = targets.filter(
    x => x.kind === 'route' && id !== stage.from && route(now, x.id).ends.includes(id),
  );
  return routes.length === 1 ? routes[0]! : null;
}

// Everything that can be touched.
function Targets({ props, shown, seat, at, walk }: TargetsProps) {
  const view = props.view as PView,
    called: Called = { of: s => props.names[s] ?? '', you: props.you };
  const meant = (what: Place): Target | null =>
    what.kind === 'island' ? meantBy(shown, what.id) : null;
  const act = (what: Place): void => {
    const target = meant(what);
    if (target) lead(props, target.leads);
    else if (!shown.moving) props.refuse?.(whyNot(view, stageOf(view, props.pick), what, called));
  };
  return (
    <>
      <Places
        view={view}
        targets={shown.targets}
        called={called}
        zoom={props.zoom}
        meant={meant}
        act={act}
        point={props.point}
      />
      {shown.targets.map((x, k) => (
        <Hit
          key={keyOf(x)}
          view={view}
          target={x}
          called={called}
          first={k === at}
          seat={seat}
          lead={leads => lead(props, leads)}
          point={props.point}
          walk={walk}
        />
      ))}
    </>
  );
}

const between = (least: number, n: number, most: number): number =>
  Math.min(most, Math.max(least, n));

export function Board(props: BoardProps) {
  const { zoom, motion, pointed } = props,
    box = props.box ?? frame,
    shown = useShown(props),
    { now, moving, stage, targets } = shown,
    seat = now.active ?? props.you ?? 0,
    shine = shinesOf(shown, pointed),
    layers = useLayers(shown, shine, seat),
    grow = between(1, 12 / (13.4 * zoom), 1.5),
    tagGrow = between(1, 12.1 / (12.5 * zoom), 1.8),
    tags = useTags(shown, shine, grow, tagGrow),
    keys = useWalk(stage, targets),
    isErupting = motion?.events.some(e => e.name === 'erupted') ?? false;
  useSinking(keys.svg, isErupting, props.view.over, props.calm);
  return (
    <svg
      ref={keys.svg}
      class={zoom < 0.5 ? 'board far' : 'board'}
      viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
      preserveAspectRatio="xMidYMid meet"
      role="group"
      aria-label={t('polynesia.map')}
      style={{ '--lab': String(grow), '--unit': (1 / zoom).toFixed(3) }}
      onFocusIn={keys.onFocusIn}
      onFocusOut={keys.onFocusOut}
    >
      {layers.sea}
      {layers.routes}
      {layers.islands}
      {layers.stones}
      {layers.caps}
      {layers.boats}
      {layers.tokens}
      <Rings
        position={now}
        targets={targets}
        pointed={pointed}
        seat={seat}
        lifted={stage?.from ?? null}
      />
      {layers.pieces}
      {moving && <Travellers key={moving.key} motion={moving} />}
      {layers.labels}
      <Plus position={now} targets={targets} />
      <Targets props={props} shown={shown} seat={seat} at={keys.at} walk={keys.walk} />
      <g pointer-events="none">
        {tags.map(({ x, parts, place }) => (
          <Tag key={x.id} box={place} grow={tagGrow} parts={parts} on={shine.get(x.id) === 'on'} />
        ))}
      </g>
    </svg>
  );
}
