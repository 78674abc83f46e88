// MapView.tsx - the map with everything on it and its targets as real buttons: regions, shores, units,
// icons, buildings, cells for a new region with its ghost. Layers from the sea up; what did not change
// is kept, so a step draws little.
import type { ComponentChildren } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { isOn } from '../../bar.tsx';
import type { Frame } from '../../game.ts';
import { convoyOf, type Placing, type Pose, type Stage } from '../moves.ts';
import { faceOf, unitOf, type PartName, type Position, type Region } from '../position.ts';
import { SvgSpot, TableContext } from '../spot.tsx';
import {
  beside,
  byCell,
  cellKey,
  centreOf,
  edgeOf,
  hexagon,
  lieOf,
  notchesOf,
  ownerOf,
  R,
  steps,
} from './geometry.ts';
import { Cells, Defs, Ground, Huts, Names as RegionNames } from './land.tsx';
import { layoutOf, partPlace, type Layout } from './layout.ts';
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
export function placeOfSpot(
  layout: Layout,
  spot: string,
): { x: number; y: number; r: number; shape: 'ring' | 'hex' } | null {
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

function Hit({
  spot,
  place,
  zoom,
}: {
  spot: string;
  place: { x: number; y: number; r: number; shape: 'ring' | 'hex' };
  zoom: number;
}) {
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
// A region that is no target: to be read.
function Ground1({ g }: { g: Region }) {
  const [x, y] = centreOf(g.q, g.r);
  return (
    <SvgSpot spot={`region:${g.region}`} kind="ar-read">
      <path class="b-focus" d={hexagon(x, y, R - 5)} fill="none" />
      <path d={hexagon(x, y, R - 1)} fill="transparent" />
    </SvgSpot>
  );
}

// ---- ways ------------------------------------------------------------------------------------------------

const neighbourOf = (a: Region, b: Region): number =>
  steps.findIndex(([dq, dr]) => a.q + dq === b.q && a.r + dr === b.r);
export function sails(p: Position, a: number, b: number): boolean {
  const from = p.regions[a],
    to = p.regions[b],
    d = from && to ? neighbourOf(from, to) : -1;
  return d >= 0 && edgeOf(faceOf(from!.face), from!.rot, d) === 'S';
}
function walks(p: Position, region: number, part: PartName, to: number, toPart: string): boolean {
  const from = p.regions[region],
    there = p.regions[to],
    d = from && there ? neighbourOf(from, there) : -1;
  return (
    d >= 0 &&
    ownerOf(faceOf(from!.face), from!.rot, d) === part &&
    ownerOf(faceOf(there!.face), there!.rot, (d + 3) % 6) === toPart
  );
}
export function waysOf(p: Position, layout: Layout, stage: Stage, pointed: string[]): Way[] {
  const unit = p.migrating ? unitOf(p, p.migrating.unit) : undefined,
    at = unit && layout.units.find(u => u.unit.unit === unit.unit);
  if (!unit || !at || stage.point !== 'migrate_to') return [];
  return stage.targets.flatMap(target => {
    const m = target.moves[0],
      place = placeOfSpot(layout, target.spot);
    if (!m || !place) return [];
    const to = m.n,
      house = p.regions[to]?.buildings.find(b => b.type === m.two),
      part = house ? house.part : m.two,
      from: [number, number] = [at.x, at.y],
      on = isOn(target, pointed);
    const way = (by: Way['by'], ships: [number, number][] = []): Way[] => [
      { from, to: [place.x, place.y], by, ships, on },
    ];
    if (unit.kind === 'ship') return way('sail');
    if ((to === unit.region && part === unit.part) || walks(p, unit.region, unit.part, to, part))
      return way('foot');
    const chain = convoyOf(p, unit, to, (a, b) => sails(p, a, b));
    return way(
      'convoy',
      (chain ?? []).flatMap((s): [number, number][] => {
        const u = layout.units.find(x => x.unit.unit === s.unit);
        return u ? [[u.x, u.y]] : [];
      }),
    );
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
  cell: { q: number; r: number };
  pose: Pose;
  p: Position;
  faint: boolean;
  id: string;
}) {
  const g: Region = {
    region: 99,
    face: pose.face,
    rot: pose.rot,
    q: cell.q,
    r: cell.r,
    name: '',
    buildings: [],
    control: null,
    icons: [],
    terms: null,
    permits: 0,
  };
  const [x, y] = centreOf(cell.q, cell.r),
    lie = lieOf(pose.face, pose.rot, notchesOf(g, byCell(p.regions))),
    placed = { ...layoutOf({ regions: [g], units: [] }).regions[0]!, lie, x, y };
  return (
    <g class="ar-ghost" opacity={faint ? 0.66 : 0.96} pointer-events="none">
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
// The arrows that turn a ghost, on the map itself.
function Turner({
  cell,
  turn,
  flip,
}: {
  cell: { q: number; r: number };
  turn: (by: number) => void;
  flip: (() => void) | null;
}) {
  const [x, y] = centreOf(cell.q, cell.r);
  const knob = (
    dx: number,
    label: string,
    run: () => void,
    children: ComponentChildren,
  ): ComponentChildren => (
    <g
      role="button"
      class="b-hit ar-knob"
      tabIndex={0}
      aria-label={label}
      transform={`translate(${x + dx},${y - R - 4})`}
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
  return (
    <>
      {knob(
        -52,
        t('archipelago.do.turn'),
        () => turn(1),
        <path d="M9,-6A11,11 0 1 0 11,3M10,-13v8h-8" transform="scale(-1,1) rotate(0)" />,
      )}
      {flip && knob(0, t('archipelago.do.flip'), flip, <path d="M-11,-5h18l-5,-5M11,5h-18l5,5" />)}
      {knob(
        52,
        t('archipelago.do.turn.back'),
        () => turn(-1),
        <path d="M9,-6A11,11 0 1 0 11,3M10,-13v8h-8" />,
      )}
    </>
  );
}

// ---- the map ---------------------------------------------------------------------------------------------------

interface Props {
  p: Position;
  shown: Position;
  stage: Stage | null;
  box: Frame;
  zoom: number;
  turn: (by: number) => void;
  flip: (() => void) | null;
  hidden: Set<number>;
  children?: ComponentChildren;
  marks: ComponentChildren;
}
const preview = (
  placing: Placing,
  pointed: string[],
): { cell: { q: number; r: number }; pose: Pose } | null => {
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

export function MapView({
  p,
  shown,
  stage,
  box,
  zoom,
  turn,
  flip,
  hidden,
  children,
  marks,
}: Props) {
  const { targets, pointed, chosen } = useContext(TableContext),
    layout = useMemo(() => layoutOf(shown), [shown.regions, shown.units]),
    grow = Math.min(2.2, Math.max(1, (zoom < 0.54 ? 11.1 : 12.5) / (15.5 * zoom)));
  const mapKey = shown.regions.map(g => `${g.face}${g.rot}${g.q},${g.r}`).join();
  const ground = useMemo(
    () => (
      <>
        <Ground placed={layout.regions} id="ar-map" />
        <Huts placed={layout.regions} />
      </>
    ),
    [mapKey],
  );
  const cells = useMemo(
    () => (
      <Cells
        cells={beside(shown.regions)
          .filter(c => c.n > 1)
          .map(c => {
            const [x, y] = centreOf(c.q, c.r);
            return { x, y, key: cellKey(c.q, c.r) };
          })}
      />
    ),
    [mapKey],
  );
  const lifted = p.migrating?.unit ?? null,
    ribbons = useMemo(() => <Ribbons placed={layout.regions} />, [layout]),
    middle = useMemo(
      () => (
        <>
          <Icons placed={layout.regions} />
          <Houses placed={layout.regions} />
        </>
      ),
      [layout],
    );
  const units = useMemo(
      () => <Units layout={layout} lifted={lifted} hidden={hidden} />,
      [layout, lifted, hidden],
    ),
    names = useMemo(() => <RegionNames placed={layout.regions} grow={grow} />, [mapKey, grow]);
  const onMap = [...targets.values()].flatMap(target => {
      const place = placeOfSpot(layout, target.spot);
      return place ? [{ target, place }] : [];
    }),
    placing = stage?.placing ?? null;
  const shines: Shine[] = onMap.map(({ target, place }) => ({
      ...place,
      on: isOn(target, pointed) || chosen.has(target.spot),
    })),
    hexes = shines.filter(s => s.shape === 'hex'),
    rings = shines.filter(s => s.shape === 'ring'),
    quiet = shines.length > quietFrom;
  const ways = stage ? waysOf(p, layout, stage, pointed) : [],
    hover = placing ? preview(placing, pointed) : null;
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
      {cells}
      {ground}
      <Glow shines={hexes} quiet={quiet} />
      {ribbons}
      <Ways ways={ways} />
      <Glow shines={rings} quiet={quiet} />
      {middle}
      {units}
      {marks}
      {names}
      <g>
        {shown.regions
          .filter(g => !targets.has(`region:${g.region}`))
          .map(g => (
            <Ground1 key={g.region} g={g} />
          ))}
      </g>
      {hover && <Ghost cell={hover.cell} pose={hover.pose} p={p} faint id="ar-ghost1" />}
      {placing?.at && placing.pose && (
        <Ghost cell={placing.at} pose={placing.pose} p={p} faint={false} id="ar-ghost" />
      )}
      <g
        onWheel={e => {
          if (
            placing?.at &&
            (e.target as Element).closest('[data-spot]')?.getAttribute('data-spot') ===
              `cell:${cellKey(placing.at.q, placing.at.r)}`
          ) {
            e.preventDefault();
            e.stopPropagation();
            turn(e.deltaY > 0 ? -1 : 1);
          }
        }}
      >
        {onMap.map(({ target, place }) => (
          <Hit key={target.spot} spot={target.spot} place={place} zoom={zoom} />
        ))}
      </g>
      {placing?.at && placing.at.poses.length > 1 && (
        <Turner cell={placing.at} turn={turn} flip={flip} />
      )}
      {children}
    </svg>
  );
}
