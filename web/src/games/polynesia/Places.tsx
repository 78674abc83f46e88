// Places.tsx - every island and route of the map, whether it can be chosen or not: what it is, and why it is no choice.
// An island may stand for a target: for the piece that waits there, or for the one way that leads to it.
// For the keyboard they are one stop beside the targets; arrow keys go to what lies that way.
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Point } from '../../art/organic.ts';
import { path, reachOf, routeLines } from './geometry.ts';
import type { Target } from './moves.ts';
import type { Position, PView } from './position.ts';
import { keyOf } from './targets.ts';
import { islandWords, routeWords, speak, type Names } from './words.ts';

export interface Place {
  kind: 'route' | 'island';
  id: string;
}
interface Props {
  view: PView;
  targets: Target[];
  called: Names;
  zoom: number; // pixels to a unit of the map
  meant: (place: Place) => Target | null;
  act: (place: Place) => void;
  point: (actions: string[]) => void;
}

const ways: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
type Spot = Place & { at: Point };

// What lies next in the direction of an arrow key.
function towards(from: Spot, key: string, among: Spot[]): Spot | null {
  const [dx, dy] = ways[key]!;
  let best: Spot | null = null,
    least = Infinity;
  for (const spot of among) {
    const x = spot.at[0] - from.at[0],
      y = spot.at[1] - from.at[1],
      along = x * dx + y * dy,
      cost = along + 2.2 * Math.abs(x * dy + y * dx);
    if (along < 4 || cost >= least) continue;
    best = spot;
    least = cost;
  }
  return best;
}

// A route is as wide as a finger at every zoom.
function Shape({ position: p, spot, zoom }: { position: Position; spot: Spot; zoom: number }) {
  if (spot.kind === 'route') {
    const d = path(routeLines(p).get(spot.id)!);
    return (
      <>
        <path class="b-focus" d={d} fill="none" stroke-linecap="round" />
        <path
          d={d}
          fill="none"
          stroke="transparent"
          stroke-width={Math.max(34, 25 / zoom)}
          pointer-events="stroke"
          data-route={spot.id}
        />
      </>
    );
  }
  const r = reachOf(p.islands.find(i => i.id === spot.id)!),
    [cx, cy] = spot.at;
  return (
    <>
      <circle class="b-focus" cx={cx} cy={cy} r={r + 8} fill="none" pointer-events="none" />
      <circle cx={cx} cy={cy} r={r} fill="transparent" data-island={spot.id} />
    </>
  );
}

type Told = Spot & { words: string };
// Routes below islands, with what is said of each.
function toldOf(p: Position): Told[] {
  const lines = routeLines(p);
  return [
    ...p.routes.map(r => ({
      kind: 'route' as const,
      id: r.id,
      at: lines.get(r.id)!.middle,
      words: routeWords(r),
    })),
    ...p.islands.map(i => ({
      kind: 'island' as const,
      id: i.id,
      at: [i.x, i.y] as Point,
      words: islandWords(i),
    })),
  ];
}

// A place as a button: what it is, or what it stands for, which glows while one points at it.
function spotProps({ view, called, meant, point }: Props, spot: Told) {
  const target = meant(spot);
  if (!target) return { role: 'button' as const, 'aria-label': spot.words };
  const show = (): void => point(target.moves.map(m => m.do)),
    hide = (): void => point([]);
  return {
    role: 'button' as const,
    'aria-label': speak(view, target, called),
    'data-target': `${spot.kind}:${spot.id}`,
    onPointerEnter: show,
    onPointerLeave: hide,
    onFocusIn: show,
    onFocusOut: hide,
  };
}

// A target has a button of its own above these.
export function Places(props: Props) {
  const { view, targets, zoom, act } = props,
    p = view.position,
    root = useRef<SVGGElement>(null),
    [current, setCurrent] = useState(''),
    all = useMemo(() => toldOf(p), [p]),
    taken = new Set(targets.map(keyOf)),
    open = all.filter(x => !taken.has(`${x.kind}:${x.id}`)),
    first = open.find(x => x.id === current) ?? open.find(x => x.kind === 'island') ?? open[0];
  const press = (spot: Spot) => (e: KeyboardEvent) => {
    const isWalk = e.key in ways;
    if (!isWalk && e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    e.stopPropagation();
    const next = isWalk ? towards(spot, e.key, open) : null;
    if (!isWalk) act(spot);
    else if (next) root.current?.querySelector<SVGGElement>(`[data-place="${next.id}"]`)?.focus();
  };
  return (
    <g ref={root}>
      {all.map(spot => (
        <g
          key={spot.id}
          class={`b-spot ${spot.kind}`}
          data-place={spot.id}
          data-tip={spot.words}
          {...(open.includes(spot)
            ? { ...spotProps(props, spot), tabindex: spot === first ? 0 : -1 }
            : { 'aria-hidden': true })}
          onClick={() => act(spot)}
          onFocus={() => setCurrent(spot.id)}
          onKeyDown={press(spot)}
        >
          <Shape position={p} spot={spot} zoom={zoom} />
        </g>
      ))}
    </g>
  );
}
