// Board.tsx - the map of Polynesia with everything on it, and its targets as real buttons. Layers
// from the sea up; what never changes is kept, so a move draws little.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { SeatShape } from '../../art/seats.tsx';
import { t } from '../../i18n/index.ts';
import { isOn } from '../bar.tsx';
import type { BoardProps, Leads } from '../game.ts';
import { byKeyboard } from '../hand.ts';
import { frame, path, piecePlace, placeTags, reachOf, routeLines } from './geometry.ts';
import { ArchipelagoNames, Islands, Names, Sea } from './land.tsx';
import { stage as stageOf, type Target } from './moves.ts';
import { Travellers, marksOf, still } from './motion.tsx';
import { island, type PView, type Position } from './position.ts';
import {
  Boats,
  Pieces,
  Routes,
  Stones,
  Tag,
  Tokens,
  TrailMarks,
  tagWidth,
  type Shine,
  type TagPart,
} from './things.tsx';
import { speak, tagOf, whyNot, type Names as Called } from './words.ts';

export const quietFrom = 12; // with more targets than these the glow is quiet

const keyOf = (x: Target): string => `${x.kind}:${x.id}`;

function Rings({
  position,
  targets,
  pointed,
  seat,
  lifted,
}: {
  position: Position;
  targets: Target[];
  pointed: string[];
  seat: number;
  lifted: string | null;
}) {
  const quiet = targets.length > quietFrom;
  return (
    <g aria-hidden="true">
      {targets.map(x => {
        if (x.kind === 'route') {
          const to = x.moves[0]!.to;
          if (to === undefined || !isOn(x, pointed)) return null;
          const i = island(position, to),
            r = i.kind === 'volcano' ? 96 : 44;
          return (
            <g key={keyOf(x)} fill="none" stroke="var(--glow)">
              <circle cx={i.x} cy={i.y} r={r} stroke-opacity={0.35} stroke-width={9} />
              <circle cx={i.x} cy={i.y} r={r} stroke-width={3.4} />
            </g>
          );
        }
        const i = island(position, x.id),
          on = isOn(x, pointed);
        if (x.kind === 'island') {
          const r = reachOf(i) + 1;
          return (
            <g key={keyOf(x)} fill="none" stroke="var(--glow)">
              <circle
                class="b-halo"
                cx={i.x}
                cy={i.y}
                r={r}
                stroke-opacity={on ? 0.5 : 0.3}
                stroke-width={on ? 14 : quiet ? 7 : 10}
              />
              <circle
                class="b-pulse"
                cx={i.x}
                cy={i.y}
                r={r}
                stroke-width={on ? 5.5 : quiet ? 3 : 4}
              />
            </g>
          );
        }
        const [cx, cy] = piecePlace(i, seat);
        return (
          <g key={keyOf(x)}>
            <circle
              class="b-halo"
              cx={cx}
              cy={cy}
              r={on ? 24 : 20}
              fill="var(--glow)"
              fill-opacity={on ? 0.55 : 0.34}
            />
            <SeatShape
              seat={seat}
              x={cx}
              y={cy}
              r={on ? 16.5 : 14}
              class="b-pulse"
              fill="var(--glow)"
              fill-opacity={0.95}
              stroke="#fff"
              stroke-opacity={on ? 1 : 0.7}
              stroke-width={on ? 2 : 1.2}
            />
          </g>
        );
      })}
      {lifted !== null &&
        (() => {
          const [x, y] = piecePlace(island(position, lifted), seat);
          return (
            <circle cx={x} cy={y} r={19} fill="var(--glow)" stroke="#1D2B2F" stroke-width={2.4} />
          );
        })()}
    </g>
  );
}

// "+3" and "+1" on the islands of a Populate.
function Plus({
  position,
  targets,
  home,
}: {
  position: Position;
  targets: Target[];
  home: number;
}) {
  return (
    <g aria-hidden="true">
      {targets
        .filter(x => x.kind === 'island')
        .map(x => {
          const i = island(position, x.id),
            n = i.kind === 'volcano' ? Math.min(3, home) : 1,
            y = i.kind === 'volcano' ? i.y - 74 : i.y - 40;
          return (
            <g key={x.id} transform={`translate(${i.x + (i.kind === 'volcano' ? 0 : 26)},${y})`}>
              <g class="b-grow">
                <rect
                  x={-15}
                  y={-11.5}
                  width={30}
                  height={23}
                  rx={11.5}
                  fill="#FFFBF2"
                  stroke="#1D2B2F"
                  stroke-width={1}
                />
                <text class="b-tag" text-anchor="middle" y={4.6}>
                  +{n}
                </text>
              </g>
            </g>
          );
        })}
    </g>
  );
}

interface HitProps {
  view: PView;
  target: Target;
  called: Called;
  first: boolean;
  seat: number;
  lead: (leads: Leads) => void;
  point: (actions: string[]) => void;
  walk: (by: number) => void;
}
function Hit({ view, target, called, first, seat, lead, point, walk }: HitProps) {
  const p = view.position,
    actions = target.moves.map(m => m.do);
  const common = {
    role: 'button' as const,
    class: `b-hit ${target.kind}`,
    tabIndex: first ? 0 : -1,
    'aria-label': speak(view, target, called),
    'data-target': keyOf(target),
    onClick: (e: Event) => {
      e.stopPropagation();
      lead(target.leads);
    },
    onPointerEnter: () => point(actions),
    onPointerLeave: () => point([]),
    onFocus: () => point(actions),
    onBlur: () => point([]),
    onKeyDown: (e: KeyboardEvent) => {
      if (e.key === 'Enter' || e.key === ' ') {
        e.preventDefault();
        e.stopPropagation();
        lead(target.leads);
      } else if (e.key === 'ArrowRight' || e.key === 'ArrowDown') {
        e.preventDefault();
        e.stopPropagation();
        walk(1);
      } else if (e.key === 'ArrowLeft' || e.key === 'ArrowUp') {
        e.preventDefault();
        e.stopPropagation();
        walk(-1);
      }
    },
  };
  if (target.kind === 'route') {
    const d = path(routeLines(p).get(target.id)!);
    return (
      <g {...common}>
        <path class="b-focus" d={d} fill="none" stroke-linecap="round" />
        <path class="b-core" d={d} fill="none" stroke-linecap="round" />
        <path
          d={d}
          fill="none"
          stroke="transparent"
          stroke-width={28}
          stroke-linecap="round"
          pointer-events="stroke"
        />
      </g>
    );
  }
  const i = island(p, target.id);
  if (target.kind === 'island')
    return (
      <g {...common}>
        <circle class="b-focus" cx={i.x} cy={i.y} r={reachOf(i) + 8} fill="none" />
        <circle cx={i.x} cy={i.y} r={reachOf(i) + 3} fill="transparent" />
      </g>
    );
  const [x, y] = piecePlace(i, seat);
  return (
    <g {...common}>
      <circle class="b-focus" cx={x} cy={y} r={22} fill="none" />
      <circle cx={x} cy={y} r={22} fill="transparent" />
    </g>
  );
}

// Clicks on what is no target explain themselves.
function Mute({
  position,
  refuse,
}: {
  position: Position;
  refuse: (what: { kind: 'route' | 'island'; id: string }) => void;
}) {
  const lines = routeLines(position);
  return (
    <g aria-hidden="true">
      {position.routes.map(r => (
        <path
          key={r.id}
          d={path(lines.get(r.id)!)}
          fill="none"
          stroke="transparent"
          stroke-width={24}
          pointer-events="stroke"
          data-route={r.id}
          onClick={() => refuse({ kind: 'route', id: r.id })}
        />
      ))}
      {position.islands.map(i => (
        <circle
          key={i.id}
          cx={i.x}
          cy={i.y}
          r={reachOf(i)}
          fill="transparent"
          data-island={i.id}
          onClick={() => refuse({ kind: 'island', id: i.id })}
        />
      ))}
    </g>
  );
}

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

export function Board(props: BoardProps) {
  const { names, you, pick, pointed, motion, last, calm } = props,
    box = props.box ?? frame;
  const view = props.view as PView,
    now = view.position;
  const moving = motion !== null && !calm && motion.events.length > 0;
  const position = useMemo(
    () => (moving ? still(motion.before.position as Position, now) : now),
    [now, moving],
  );
  const choose = moving ? null : props.choose,
    seat = now.active ?? you ?? 0;
  const stage = useMemo(() => (choose ? stageOf(view, pick) : null), [view, pick, choose === null]);
  const targets = stage?.targets ?? [];
  const called: Called = { of: s => names[s] ?? '', you };
  const svg = useRef<SVGSVGElement>(null);

  const sea = useMemo(() => <Sea position={now} />, [now.side]);
  const islands = useMemo(
    () => (
      <>
        <Islands position={now} />
      </>
    ),
    [now.side],
  );
  const caps = useMemo(() => <ArchipelagoNames position={now} />, [now.side]);
  const labels = useMemo(() => <Names position={now} />, [now.side]);
  const grow = Math.min(1.5, Math.max(1, 12 / (13.4 * props.zoom))),
    tagGrow = Math.min(1.7, Math.max(1, 11.1 / (12.5 * props.zoom)));

  const marks = useMemo(() => marksOf(moving ? null : last), [last, moving]);
  const glowing = targets.filter(x => x.kind === 'route'),
    quiet = targets.length > quietFrom;
  const shine = new Map<string, Shine>(
    glowing.map(x => [
      x.id,
      isOn(x, pointed) || stage?.asking === x.id ? 'on' : quiet ? 'quiet' : 'glow',
    ]),
  );
  const shineKey = [...shine].join(),
    trailKey = marks.trails;
  const routes = useMemo(
    () => <Routes position={position} shine={shine} trails={marks.trails} />,
    [position, shineKey, trailKey],
  );
  const boats = useMemo(
    () => (
      <>
        <TrailMarks position={position} trails={marks.trails} />
        <Boats position={position} trails={marks.trails} />
      </>
    ),
    [position, trailKey],
  );
  const tokens = useMemo(() => <Tokens position={position} />, [position]);
  const stones = useMemo(() => <Stones position={position} />, [position]);
  const lifted = stage?.from ?? null;
  const pieces = useMemo(
    () => (
      <Pieces
        position={position}
        lifted={lifted === null ? null : { island: lifted, seat }}
        moved={marks.moved}
      />
    ),
    [position, lifted, seat, marks.moved],
  );

  // Tags: all if there are few targets; else only the one that is pointed at.
  const tagged = useMemo(() => {
    const wanted = glowing
      .filter(x => !quiet || shine.get(x.id) === 'on')
      .map(x => ({ x, parts: tagOf(now, x.moves) }));
    const places = placeTags(
      now,
      wanted.map(w => ({ route: w.x.id, w: tagWidth(w.parts) * tagGrow })),
      grow,
      tagGrow,
    );
    return wanted.flatMap(w => {
      const place = places.get(w.x.id);
      return place ? [{ ...w, place }] : [];
    });
  }, [now, stage, quiet ? shineKey : '', grow, tagGrow]);

  const lead = (leads: Leads): void => {
    if ('do' in leads) choose?.(leads.do);
    else props.setPick(leads.pick);
  };
  const [current, setCurrent] = useState('');
  const at = Math.max(
    0,
    targets.findIndex(x => keyOf(x) === current),
  );
  const walk = (by: number): void => {
    const next = targets[(at + by + targets.length) % targets.length];
    if (!next) return;
    setCurrent(keyOf(next));
    (svg.current?.querySelector(`[data-target="${keyOf(next)}"]`) as SVGGElement | null)?.focus();
  };
  // Whoever plays by keyboard stays on the board when its targets change.
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    const inside = byKeyboard() && wasInside.current && document.activeElement === document.body;
    if (inside && targets.length)
      (
        svg.current?.querySelector(`[data-target="${keyOf(targets[0]!)}"]`) as SVGGElement | null
      )?.focus();
  }, [stage]);

  useSinking(svg, motion?.events.some(e => e.name === 'erupted') ?? false, view.over, calm);
  const refuse = (what: { kind: 'route' | 'island'; id: string }): void => {
    if (moving) return;
    props.refuse?.(whyNot(view, stageOf(view, pick), what, called));
  };

  return (
    <svg
      ref={svg}
      class={props.zoom < 0.5 ? 'board far' : 'board'}
      viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
      preserveAspectRatio="xMidYMid meet"
      role="group"
      aria-label={t('polynesia.map')}
      style={{ '--lab': String(grow), '--unit': (1 / props.zoom).toFixed(3) }}
      onFocusIn={e => {
        wasInside.current = true;
        const key = (e.target as Element).getAttribute?.('data-target');
        if (key) setCurrent(key);
      }}
      onFocusOut={e => {
        if (e.relatedTarget) wasInside.current = false;
      }}
    >
      {sea}
      {routes}
      {islands}
      {stones}
      {caps}
      {boats}
      {tokens}
      <Rings position={now} targets={targets} pointed={pointed} seat={seat} lifted={lifted} />
      {pieces}
      {moving && <Travellers key={motion.key} motion={motion} />}
      {labels}
      {stage && (stage.group === 'populate' || stage.point === 'populate_bonus') && (
        <Plus position={now} targets={targets} home={now.players[seat]?.home ?? 0} />
      )}
      <Mute position={now} refuse={refuse} />
      {targets.map((x, k) => (
        <Hit
          key={keyOf(x)}
          view={view}
          target={x}
          called={called}
          first={k === at}
          seat={seat}
          lead={lead}
          point={props.point}
          walk={walk}
        />
      ))}
      <g pointer-events="none">
        {tagged.map(({ x, parts, place }) => (
          <Tag key={x.id} box={place} grow={tagGrow} parts={parts} on={shine.get(x.id) === 'on'} />
        ))}
      </g>
    </svg>
  );
}
