// MapView.tsx - the map with everything on it and its targets as real buttons: regions, shores, units,
// icons, buildings, cells for a new region with its ghost. Layers from the sea up; what did not change
// is kept, so a step draws little.
import type { ComponentChildren } from 'preact';
import { useContext, useMemo, useRef } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { isOn } from '../../bar.tsx';
import type { Frame } from '../../game.ts';
import type { Placing, Pose, Stage, Target } from '../moves.ts';
import { loneLand, type Cell, type PartName, type Position, type Region } from '../position.ts';
import { SvgSpot, TableContext } from '../spot.tsx';
import { byCell, cellKey, centreOf, hexagon, lieOf, notchesOf, R } from './geometry.ts';
import { Cells, Defs, Ground, Huts, Names as RegionNames } from './land.tsx';
import { layoutOf, partPlace, thingsOn, type Layout } from './layout.ts';
import {
  FaceIcons,
  Glow,
  Houses,
  Icons,
  Ribbons,
  Units,
  Ways,
  type Shine,
  type Way,
} from './things.tsx';

const quietFrom = 12;

// Where on the map a spot lies, and how large it is; null if it is not on the map.
interface Place {
  x: number;
  y: number;
  r: number;
  shape: 'ring' | 'hex';
}
function placeOfSpot(layout: Layout, spot: string): Place | null {
  const [kind = '', one = '', two = ''] = spot.split(':'),
    n = Number(one),
    g = layout.regions[n];
  switch (kind) {
    case 'cell': {
      const [q = 0, r = 0] = one.split(',').map(Number),
        [x, y] = centreOf(q, r);
      return { x, y, r: R - 7, shape: 'hex' };
    }
    case 'region':
      return g ? { x: g.x, y: g.y, r: R - 5, shape: 'hex' } : null;
    case 'part': {
      if (!g) return null;
      const [x, y] = partPlace(g, two as PartName);
      return { x, y, r: 27, shape: 'ring' };
    }
    case 'house': {
      const b = g?.buildings.get(two as 'town');
      return g && b ? { x: g.x + b.x, y: g.y + b.y, r: 27, shape: 'ring' } : null;
    }
    case 'icon': {
      const i = g?.icons[Number(two)];
      return g && i ? { x: g.x + i.x, y: g.y + i.y, r: 21, shape: 'ring' } : null;
    }
    case 'unit': {
      const u = layout.units.find(x => x.unit.unit === n);
      return u ? { x: u.x, y: u.y, r: u.size * 0.68, shape: 'ring' } : null;
    }
    default:
      return null;
  }
}

function Hit({ spot, place, zoom }: { spot: string; place: Place; zoom: number }) {
  const d = place.shape === 'hex' ? hexagon(place.x, place.y, place.r) : null,
    r = Math.max(20, place.r, 12.5 / zoom); // a finger's width however far away
  return (
    <SvgSpot spot={spot} kind="ar-hit">
      {d ? (
        <>
          <path class="b-focus" d={d} fill="none" />
          <path d={d} fill="transparent" />
        </>
      ) : (
        <>
          <circle class="b-focus" cx={place.x} cy={place.y} r={place.r + 3} fill="none" />
          <circle cx={place.x} cy={place.y} r={r} fill="transparent" />
        </>
      )}
    </SvgSpot>
  );
}
// A region that is no target: to be read, and all that lies on it.
function RegionToRead({ g, layout }: { g: Region; layout: Layout }) {
  const [x, y] = centreOf(g.q, g.r),
    spot = `region:${g.region}`,
    things = useMemo(() => thingsOn(layout, g.region), [layout, g.region]);
  const at = (e: MouseEvent): string => {
    const svg = (e.currentTarget as SVGGElement).ownerSVGElement,
      p = new DOMPoint(e.clientX, e.clientY).matrixTransform(svg?.getScreenCTM()?.inverse());
    return things.find(q => Math.hypot(q.x - p.x, q.y - p.y) <= q.r)?.spot ?? spot;
  };
  return (
    <SvgSpot spot={spot} kind="ar-read" within={{ at, all: [spot, ...things.map(q => q.spot)] }}>
      <path class="b-focus" d={hexagon(x, y, R - 5)} fill="none" />
      <path d={hexagon(x, y, R - 1)} fill="transparent" />
    </SvgSpot>
  );
}

// ---- ways ------------------------------------------------------------------------------------------------

// A line to each place that the picked unit may go to, as the engine says that it goes.
function waysOf(p: Position, layout: Layout, stage: Stage, pointed: string[]): Way[] {
  const placeOf = (unit: number | undefined): [number, number] | null => {
      const at = layout.units.find(u => u.unit.unit === unit);
      return at ? [at.x, at.y] : null;
    },
    from = placeOf(p.migrating?.unit);
  if (!from) return [];
  return stage.targets.flatMap((target): Way[] => {
    const row = target.moves[0]?.row,
      place = placeOfSpot(layout, target.spot);
    if (!row?.by || !place) return [];
    const ships = (row.ships ?? []).flatMap(u => [placeOf(u)].filter(at => at !== null)),
      on = isOn(target, pointed);
    return [{ from, to: [place.x, place.y], by: row.by, ships, on }];
  });
}

// ---- the ghost of a region -----------------------------------------------------------------------------------

function Ghost({
  cell,
  pose,
  p,
  faint,
  id,
}: {
  cell: Cell;
  pose: Pose;
  p: Position;
  faint: boolean;
  id: string;
}) {
  const g = loneLand(pose.face, pose.rot, cell.q, cell.r);
  const [x, y] = centreOf(cell.q, cell.r),
    lie = lieOf(pose.face, pose.rot, notchesOf(g, byCell(p.regions))),
    placed = { ...layoutOf({ regions: [g], units: [] }).regions[0]!, lie, x, y };
  return (
    <g opacity={faint ? 0.66 : 0.96} pointer-events="none">
      <Ground placed={[placed]} id={id} />
      <Huts placed={[placed]} />
      <FaceIcons placed={placed} />
      <path
        d={hexagon(x, y, R - 3)}
        fill="none"
        stroke="var(--glow)"
        stroke-width={faint ? 4 : 7}
        stroke-dasharray={faint ? '12 8' : ''}
      />
    </g>
  );
}
function Knob({
  x,
  y,
  label,
  run,
  children,
}: {
  x: number;
  y: number;
  label: string;
  run: () => void;
  children: ComponentChildren;
}) {
  return (
    <g
      role="button"
      class="b-hit"
      tabindex={0}
      aria-label={label}
      transform={`translate(${x},${y})`}
      onClick={e => {
        e.stopPropagation();
        run();
      }}
      onPointerDown={e => e.stopPropagation()}
      onKeyDown={e => {
        if (e.key === 'Enter' || e.key === ' ') {
          e.preventDefault();
          e.stopPropagation();
          run();
        }
      }}
    >
      <circle r={23} fill="#FFFBF2" stroke="#0E4A5C" stroke-width={2} />
      <circle class="b-focus" r={26} fill="none" />
      <g
        fill="none"
        stroke="#0E4A5C"
        stroke-width={3}
        stroke-linecap="round"
        stroke-linejoin="round"
      >
        {children}
      </g>
    </g>
  );
}
// The arrows that turn a ghost, on the map itself.
function Turner({
  cell,
  turn,
  flip,
}: {
  cell: Cell;
  turn: (by: number) => void;
  flip: (() => void) | null;
}) {
  const [x, middle] = centreOf(cell.q, cell.r),
    y = middle - R - 4,
    round = 'M9,-6A11,11 0 1 0 11,3M10,-13v8h-8';
  return (
    <>
      <Knob x={x - 52} y={y} label={t('archipelago.do.turn')} run={() => turn(1)}>
        <path d={round} transform="scale(-1,1)" />
      </Knob>
      {flip && (
        <Knob x={x} y={y} label={t('archipelago.do.flip')} run={flip}>
          <path d="M-11,-5h18l-5,-5M11,5h-18l5,5" />
        </Knob>
      )}
      <Knob x={x + 52} y={y} label={t('archipelago.do.turn.back')} run={() => turn(-1)}>
        <path d={round} />
      </Knob>
    </>
  );
}

// ---- the map ---------------------------------------------------------------------------------------------------

interface Props {
  p: Position;
  stage: Stage | null;
  box: Frame;
  zoom: number;
  turn: (by: number) => void;
  flip: (() => void) | null;
  hidden: Set<number>;
  children?: ComponentChildren;
  marks: ComponentChildren;
}
const preview = (placing: Placing, pointed: string[]): { cell: Cell; pose: Pose } | null => {
  const cell = pointed.length
    ? placing.cells.find(c => c.poses.some(x => pointed.includes(x.do)))
    : undefined;
  return cell && cell !== placing.at
    ? {
        cell,
        pose:
          (pointed.length === 1 ? cell.poses.find(x => x.do === pointed[0]) : undefined) ??
          cell.poses[0]!,
      }
    : null;
};

// The layers that stand still, each drawn anew only when what it shows has changed.
interface Layers {
  cells: ComponentChildren;
  ground: ComponentChildren;
  ribbons: ComponentChildren;
  houses: ComponentChildren;
  units: ComponentChildren;
  names: ComponentChildren;
}
const OpenCells = ({ cells }: { cells: Cell[] }) => (
  <Cells
    cells={cells.map(({ q, r }) => {
      const [x, y] = centreOf(q, r);
      return { x, y, key: cellKey(q, r) };
    })}
  />
);
function useLayers(p: Position, layout: Layout, grow: number, hidden: Set<number>): Layers {
  const placed = layout.regions,
    lifted = p.migrating?.unit ?? null,
    mapKey = p.regions.map(g => `${g.face}${g.rot}${g.q},${g.r}`).join();
  const cells = useMemo(() => <OpenCells cells={p.cells} />, [mapKey]),
    ground = useMemo(
      () => (
        <>
          <Ground placed={placed} id="ar-map" />
          <Huts placed={placed} />
        </>
      ),
      [mapKey],
    ),
    ribbons = useMemo(() => <Ribbons placed={placed} />, [layout]),
    houses = useMemo(
      () => (
        <>
          <Icons placed={placed} />
          <Houses placed={placed} />
        </>
      ),
      [layout],
    );
  const units = useMemo(
      () => <Units layout={layout} lifted={lifted} hidden={hidden} />,
      [layout, lifted, hidden],
    ),
    names = useMemo(() => <RegionNames placed={placed} grow={grow} />, [mapKey, grow]);
  return { cells, ground, ribbons, houses, units, names };
}

// Targets that lie on the map, each with its place.
interface Spotted {
  target: Target;
  place: Place;
}
function Hits({
  list,
  zoom,
  placing,
  turn,
}: {
  list: Spotted[];
  zoom: number;
  placing: Placing | null;
  turn: (by: number) => void;
}) {
  // The wheel of the mouse turns the region in hand.
  const wheel = (e: WheelEvent): void => {
    const spot = (e.target as Element).closest('[data-spot]')?.getAttribute('data-spot');
    if (!placing?.at || spot !== `cell:${cellKey(placing.at.q, placing.at.r)}`) return;
    e.preventDefault();
    e.stopPropagation();
    turn(e.deltaY > 0 ? -1 : 1);
  };
  return (
    <g onWheel={wheel}>
      {list.map(({ target, place }) => (
        <Hit key={target.spot} spot={target.spot} place={place} zoom={zoom} />
      ))}
    </g>
  );
}
function Ghosts({ p, placing, pointed }: { p: Position; placing: Placing; pointed: string[] }) {
  const hover = preview(placing, pointed);
  return (
    <>
      {hover && <Ghost cell={hover.cell} pose={hover.pose} p={p} faint id="ar-ghost1" />}
      {placing.at && placing.pose && (
        <Ghost cell={placing.at} pose={placing.pose} p={p} faint={false} id="ar-ghost" />
      )}
    </>
  );
}

// What a new view says in the same words stays the same thing, and nothing that shows it is drawn anew.
function useSame<T>(value: T): T {
  const kept = useRef({ value, given: value });
  if (kept.current.given !== value) {
    const isSame = JSON.stringify(kept.current.value) === JSON.stringify(value);
    kept.current = { value: isSame ? kept.current.value : value, given: value };
  }
  return kept.current.value;
}

export function MapView({ p, stage, box, zoom, turn, flip, hidden, children, marks }: Props) {
  const { targets, pointed, chosen } = useContext(TableContext),
    regions = useSame(p.regions),
    units = useSame(p.units),
    layout = useMemo(() => layoutOf({ regions, units }), [regions, units]),
    grow = Math.min(2.2, Math.max(1, (zoom < 0.54 ? 11.1 : 12.5) / (15.5 * zoom))),
    layers = useLayers(p, layout, grow, hidden),
    placing = stage?.placing ?? null;
  const onMap = [...targets.values()].flatMap((target): Spotted[] => {
    const place = placeOfSpot(layout, target.spot);
    return place ? [{ target, place }] : [];
  });
  const shines: Shine[] = onMap.map(({ target, place }) => ({
      ...place,
      on: isOn(target, pointed) || chosen.has(target.spot),
    })),
    quiet = shines.length > quietFrom;
  return (
    <svg
      class="board ar-map"
      viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
      preserveAspectRatio="xMidYMid meet"
      role="group"
      aria-label={t('archipelago.map')}
      style={{ '--lab': String(grow), '--unit': (1 / zoom).toFixed(3) }}
    >
      <Defs id="ar-map" />
      {layers.cells}
      {layers.ground}
      <Glow shines={shines.filter(s => s.shape === 'hex')} quiet={quiet} />
      {layers.ribbons}
      <Ways ways={stage ? waysOf(p, layout, stage, pointed) : []} />
      <Glow shines={shines.filter(s => s.shape === 'ring')} quiet={quiet} />
      {layers.houses}
      {layers.units}
      {marks}
      {layers.names}
      <g>
        {p.regions
          .filter(g => !targets.has(`region:${g.region}`))
          .map(g => (
            <RegionToRead key={g.region} g={g} layout={layout} />
          ))}
      </g>
      {placing && <Ghosts p={p} placing={placing} pointed={pointed} />}
      <Hits list={onMap} zoom={zoom} placing={placing} turn={turn} />
      {placing?.at && placing.at.poses.length > 1 && (
        <Turner cell={placing.at} turn={turn} flip={flip} />
      )}
      {children}
    </svg>
  );
}
