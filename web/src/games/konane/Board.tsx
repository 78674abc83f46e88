// Board.tsx - the slab of Konane: click a stone, click where it lands. Marked are the last move, what may
// be chosen, and the way of the move that is pointed at.
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useCoordinates } from '../../app/settings.ts';
import { t } from '../../i18n/index.ts';
import { does, isOn, lead } from '../bar.tsx';
import { closedWhy } from '../closed.ts';
import type { BoardProps } from '../game.ts';
import { counted } from '../lexicon.ts';
import { byKeyboard } from '../../ui/hand.ts';
import {
  CELL,
  closedOf,
  frameOf,
  moveBy,
  places,
  positionOf,
  refusalsOf,
  spotOf,
  targets,
  type Position,
  type Target,
  type Way as WayOf,
} from './position.ts';
import { Slab, Stones } from './stones.tsx';

// The last move: where it came from, where it went, and what it took.
function Last({ p }: { p: Position }) {
  const { from, to, over } = p.last;
  if (from === null || to === null) return null;
  const a = spotOf(p.side, from),
    b = spotOf(p.side, to);
  return (
    <g class="k-last" aria-hidden="true">
      {from !== to && <line class="k-last-way" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />}
      <circle class="k-last-from" cx={a.x} cy={a.y} r={13} />
      {over.map(place => {
        const { x, y } = spotOf(p.side, place);
        return <path key={place} class="k-taken" d={`M${x - 7},${y - 7}l14,14m0,-14l-14,14`} />;
      })}
      {from !== to && <circle class="k-last-to" cx={b.x} cy={b.y} r={27} />}
    </g>
  );
}

// The way of one move: an arrow over the stones that it would take.
export function Way({ p, way }: { p: Position; way: WayOf }) {
  const { from, to, over } = way;
  const a = spotOf(p.side, from);
  if (to === null) return <circle class="k-way-ring" cx={a.x} cy={a.y} r={27} />;
  const b = spotOf(p.side, to),
    dx = Math.sign(b.x - a.x),
    dy = Math.sign(b.y - a.y),
    end = { x: b.x - dx * 10, y: b.y - dy * 10 },
    wing = (w: number): string => `${b.x - 18 * dx + 11 * w * dy},${b.y - 18 * dy + 11 * w * dx}`;
  return (
    <g class="k-way" aria-hidden="true">
      <line x1={a.x} y1={a.y} x2={end.x} y2={end.y} />
      <path d={`M${b.x},${b.y}L${wing(1)}L${wing(-1)}Z`} />
      <circle class="k-way-ring" cx={b.x} cy={b.y} r={25} />
      {over.map(place => {
        const { x, y } = spotOf(p.side, place);
        return <path key={place} class="k-cross" d={`M${x - 9},${y - 9}l18,18m0,-18l-18,18`} />;
      })}
    </g>
  );
}

// The next target in the direction of an arrow key.
function ahead(side: number, all: Target[], from: Target, arrow: string): Target | null {
  const dx = arrow === 'ArrowRight' ? 1 : arrow === 'ArrowLeft' ? -1 : 0,
    dy = arrow === 'ArrowDown' ? 1 : arrow === 'ArrowUp' ? -1 : 0,
    at = spotOf(side, from.place);
  let best: Target | null = null,
    least = Infinity;
  for (const other of all) {
    const spot = spotOf(side, other.place),
      along = dx * (spot.x - at.x) + dy * (spot.y - at.y),
      aside = Math.abs(dx ? spot.y - at.y : spot.x - at.x);
    if (along <= 0) continue;
    const cost = along + 2 * aside;
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}

const spoken = (x: Target): string =>
  x.kind === 'lift'
    ? t('konane.stone', { place: x.place, jumps: counted('konane', 'jumps', x.moves.length) })
    : (x.moves[0]?.label ?? '');

function Hit(props: {
  p: Position;
  target: Target;
  board: BoardProps;
  isFirst: boolean;
  walk: (arrow: string) => void;
}) {
  const { p, target, board } = props,
    { x, y } = spotOf(p.side, target.place),
    actions = target.moves.map(m => m.do),
    isLifted = board.pick.from === target.place;
  const keys = (e: KeyboardEvent): void => {
    if (e.key === 'Enter' || e.key === ' ') lead(board, target.leads);
    else if (e.key === 'Escape' && board.pick.from !== undefined) board.setPick({});
    else if (e.key.startsWith('Arrow')) props.walk(e.key);
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  return (
    <g
      role="button"
      class={`b-hit k-hit ${target.kind}${isOn(target, board.pointed) ? ' on' : ''}${isLifted ? ' up' : ''}`}
      tabindex={props.isFirst ? 0 : -1}
      aria-label={spoken(target)}
      aria-pressed={target.kind === 'lift' ? isLifted : undefined}
      data-target={target.place}
      {...does(actions)}
      onClick={e => {
        e.stopPropagation();
        lead(board, target.leads);
      }}
      onPointerEnter={() => board.point(actions)}
      onPointerLeave={() => board.point([])}
      onFocus={() => board.point(actions)}
      onBlur={() => board.point([])}
      onKeyDown={keys}
    >
      <rect
        x={x - CELL / 2}
        y={y - CELL / 2}
        width={CELL}
        height={CELL}
        fill="transparent"
        data-place={target.place}
      />
      <circle class="k-glow" cx={x} cy={y} r={target.kind === 'land' ? 15 : 26} />
      <circle class="b-focus" cx={x} cy={y} r={28} fill="none" />
    </g>
  );
}

// A click on what cannot be chosen says why: of where the lifted stone would land, of a stone, of any place.
function whyOf({ view, pick, choose }: BoardProps, place: string): string {
  if (!choose) return view.not_now;
  const closed = closedOf(view);
  return (
    closedWhy(closed, c => c.from === pick.from && c.to === place) ||
    closedWhy(closed, c => c.from === place) ||
    (refusalsOf(view).find(
      r => (!r.places || r.places.includes(place)) && (!r.lifted || pick.from !== undefined),
    )?.why ??
      view.not_now)
  );
}

function Mute({ side, board, taken }: { side: number; board: BoardProps; taken: Set<string> }) {
  return (
    <g aria-hidden="true">
      {places(side)
        .filter(place => !taken.has(place))
        .map(place => {
          const { x, y } = spotOf(side, place);
          return (
            <rect
              key={place}
              x={x - CELL / 2}
              y={y - CELL / 2}
              width={CELL}
              height={CELL}
              fill="transparent"
              data-place={place}
              onClick={e => {
                e.stopPropagation();
                if (!board.motion) board.refuse?.(whyOf(board, place));
              }}
            />
          );
        })}
    </g>
  );
}

// The stone that moved last glides to where it landed.
function useGlide(svg: { current: SVGSVGElement | null }, p: Position, calm: boolean): void {
  const { from, to } = p.last,
    shown = useRef(`${from} ${to}`);
  useLayoutEffect(() => {
    if (shown.current === `${from} ${to}`) return;
    shown.current = `${from} ${to}`;
    if (calm || from === null || to === null || from === to) return;
    const a = spotOf(p.side, from),
      b = spotOf(p.side, to);
    svg.current
      ?.querySelector(`[data-stone="${to}"]`)
      ?.animate(
        [{ transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` }, { transform: 'none' }],
        { duration: 320, easing: 'ease-in-out' },
      );
  }, [from, to]);
}

export function Board(props: BoardProps) {
  const { view, pick, choose, pointed } = props,
    p = positionOf(view),
    svg = useRef<SVGSVGElement>(null),
    inside = useRef(false),
    [current, setCurrent] = useState(''),
    all = useMemo(() => (choose ? targets(view, pick) : []), [view, pick, choose === null]),
    named = useCoordinates(),
    slab = useMemo(() => <Slab side={p.side} named={named} />, [p.side, named]),
    landing = all.find(x => x.kind === 'land'),
    first = (all.find(x => x.place === current) ?? all[0])?.place,
    one = pointed.length === 1 ? moveBy(view, pointed[0]!) : null;
  const focus = (place: string | undefined): void =>
    svg.current?.querySelector<SVGGElement>(`[data-target="${place}"]`)?.focus();
  useGlide(svg, p, props.calm);
  // Whoever plays by keyboard stays on the board: a lifted stone leads to its first landing place.
  useLayoutEffect(() => {
    if (!byKeyboard() || !inside.current) return;
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (landing) focus(landing.place);
    else if (lost) focus(first);
  }, [all]);
  const box = props.box ?? frameOf(p.side);
  return (
    <svg
      ref={svg}
      class="board k-board"
      style={{ '--unit': (1 / props.zoom).toFixed(3) }}
      viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
      preserveAspectRatio="xMidYMid meet"
      role="group"
      aria-label={t('konane.board')}
      onFocusIn={e => {
        inside.current = true;
        const place = (e.target as Element).getAttribute('data-target');
        if (place) setCurrent(place);
      }}
      onFocusOut={e => {
        if (e.relatedTarget) inside.current = false;
      }}
    >
      {slab}
      <Last p={p} />
      <Stones p={p} />
      <Mute side={p.side} board={props} taken={new Set(all.map(x => x.place))} />
      {all.map(target => (
        <Hit
          key={target.place}
          p={p}
          target={target}
          board={props}
          isFirst={target.place === first}
          walk={arrow => focus(ahead(p.side, all, target, arrow)?.place)}
        />
      ))}
      {one !== null && <Way p={p} way={one} />}
    </svg>
  );
}
