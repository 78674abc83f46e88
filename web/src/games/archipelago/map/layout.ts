// layout.ts - where in a region everything stands: icons and huts first, then buildings, then units.
// Each thing takes the free place nearest to where it wants to be; what is equal stays equal.
import { seedOf } from '../../../art/isles.tsx';
import { ornament, type Point } from '../../../art/organic.ts';
import {
  buildings,
  faceOf,
  type Building,
  type PartName,
  type Position,
  type Region,
  type Unit,
} from '../position.ts';
import { byCell, centreOf, lieOf, notchesOf, R, roomAt, sideAt, type Lie } from './geometry.ts';

interface Disc {
  x: number;
  y: number;
  r: number;
}
export interface Placed {
  region: Region;
  lie: Lie;
  x: number;
  y: number;
  icons: Disc[];
  huts: Disc[];
  buildings: Map<Building, Disc>;
}
interface UnitPlace {
  unit: Unit;
  x: number;
  y: number;
  size: number;
}
export interface Layout {
  regions: Placed[];
  units: UnitPlace[];
}

export const iconRadius = 14,
  hutRadius = 9,
  houseRadius = 17,
  citizenSize = 30,
  shipSize = 40;

const grid: Point[] = [];
for (let y = -96; y <= 96; y += 6) for (let x = -90; x <= 90; x += 6) grid.push([x, y]);
const rooms = new WeakMap<Lie, Map<PartName, { at: Point; room: number }[]>>();
function roomsOf(lie: Lie, part: PartName): { at: Point; room: number }[] {
  let parts = rooms.get(lie);
  if (!parts) rooms.set(lie, (parts = new Map<PartName, { at: Point; room: number }[]>()));
  let list = parts.get(part);
  if (!list)
    parts.set(
      part,
      (list = grid.map(at => ({ at, room: roomAt(lie, part, at) })).filter(g => g.room > 3)),
    );
  return list;
}

// The free place of a part nearest to a wish; with no room left things may overlap more and more.
function find(lie: Lie, part: PartName, wish: Point, r: number, taken: Disc[], apart = 1): Disc {
  const list = roomsOf(lie, part);
  for (const ease of [1, 0.82, 0.64, 0.46]) {
    let best: Point | null = null,
      least = Infinity;
    for (const { at, room } of list) {
      if (room < r * 0.86 * ease) continue;
      const far = Math.hypot(at[0] - wish[0], at[1] - wish[1]);
      if (
        far >= least ||
        taken.some(d => Math.hypot(d.x - at[0], d.y - at[1]) < (d.r + r) * apart * ease)
      )
        continue;
      least = far;
      best = at;
    }
    if (best) return { x: best[0], y: best[1], r };
  }
  return { x: wish[0], y: wish[1], r };
}

const anchorOf = (lie: Lie, part: PartName): Point =>
  part === 'sea' ? lie.seaAnchor : (lie.lands.find(l => l.part === part)?.anchor ?? [0, 0]);

// Icons lie around the anchor of their part, fish of the open sea and around islands in a ring.
function iconPlaces(lie: Lie, taken: Disc[]): Disc[] {
  const face = faceOf(lie.key),
    fish = face.icons.filter(i => i.part === 'sea').length,
    around = face.edges.every(e => e === 'S');
  let k = 0;
  return face.icons.map((icon, n) => {
    const anchor = anchorOf(lie, icon.part);
    let wish: Point = anchor;
    if (icon.part === 'sea' && around) {
      const t = ((2 * Math.PI) / fish) * k++ - Math.PI / 2;
      wish = [0.7 * R * Math.cos(t), 0.7 * R * Math.sin(t)];
    } else if (icon.part !== 'sea') {
      const t = n * 2.3 + lie.rot;
      wish = [anchor[0] + 14 * Math.cos(t), anchor[1] + 14 * Math.sin(t)];
    }
    const disc = find(lie, icon.part, wish, iconRadius, taken, 1.06);
    taken.push(disc);
    return disc;
  });
}
// Huts stand along the outer edge of part A.
function hutPlaces(lie: Lie, taken: Disc[]): Disc[] {
  const face = faceOf(lie.key),
    land = lie.lands[0],
    next = ornament(seedOf(lie.key) + 9),
    anchor = anchorOf(lie, 'A');
  if (!land) return [];
  return Array.from({ length: face.huts }, (_, k) => {
    const side = land.sides.length
        ? land.sides[Math.floor(((k + 0.5) * land.sides.length) / face.huts)]!
        : k * 2,
      v = sideAt(side),
      far = land.sides.length ? 0.66 + next() * 0.1 : 0.3;
    const disc = find(
      lie,
      'A',
      [
        land.sides.length ? v[0] * far * R : anchor[0] + v[0] * far * R,
        land.sides.length ? v[1] * far * R : anchor[1] + v[1] * far * R,
      ],
      hutRadius,
      taken,
    );
    taken.push(disc);
    return disc;
  });
}

// The name of a region stands at its foot; nothing lies there if it need not.
const label: Disc[] = [-26, 0, 26].map(x => ({ x, y: 82, r: 11 }));
const plans = new Map<string, { icons: Disc[]; huts: Disc[] }>();
function planOf(lie: Lie): { icons: Disc[]; huts: Disc[] } {
  const id = `${lie.key}.${lie.rot}`;
  let plan = plans.get(id);
  if (!plan) {
    const taken: Disc[] = [...label],
      icons = iconPlaces(lie, taken),
      huts = hutPlaces(lie, taken);
    plans.set(id, (plan = { icons, huts }));
  }
  return plan;
}

// A port stands where land and sea meet.
function portPlace(lie: Lie, part: PartName, taken: Disc[]): Disc {
  const from = anchorOf(lie, part),
    to = lie.seaAnchor;
  for (let t = 0.2; t <= 1; t += 0.05) {
    const p: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    if (
      roomAt(lie, part, p) < 2 &&
      !taken.some(d => Math.hypot(d.x - p[0], d.y - p[1]) < d.r + houseRadius * 0.7)
    )
      return { x: p[0], y: p[1], r: houseRadius };
  }
  return find(lie, part, to, houseRadius, taken);
}

function regionLayout(g: Region, lie: Lie): { placed: Placed; taken: Disc[] } {
  const { icons, huts } = planOf(lie),
    [x, y] = centreOf(g.q, g.r),
    taken = [...label, ...icons, ...huts],
    houses = new Map<Building, Disc>();
  for (const type of buildings) {
    const b = g.buildings.find(row => row.type === type);
    if (!b) continue;
    const disc =
      type === 'port'
        ? portPlace(lie, b.part, taken)
        : find(lie, b.part, anchorOf(lie, b.part), houseRadius, taken);
    houses.set(type, disc);
    taken.push(disc);
  }
  return { placed: { region: g, lie, x, y, icons, huts, buildings: houses }, taken };
}

export function layoutOf(p: Pick<Position, 'regions' | 'units'>): Layout {
  const cells = byCell(p.regions),
    units: UnitPlace[] = [];
  const regions = p.regions.map(g => {
    const lie = lieOf(g.face, g.rot, notchesOf(g, cells)),
      { placed, taken } = regionLayout(g, lie);
    for (const unit of p.units.filter(u => u.region === g.region)) {
      const size = unit.kind === 'ship' ? shipSize : citizenSize;
      let disc: Disc;
      if (unit.spot === 'icon' && unit.icon !== null) {
        const i = placed.icons[unit.icon];
        disc = { x: (i?.x ?? 0) + 7, y: (i?.y ?? 0) - 7, r: 0 };
      } else if (unit.spot !== 'free' && placed.buildings.has(unit.spot as Building)) {
        const b = placed.buildings.get(unit.spot as Building)!;
        disc = { x: b.x + 13, y: b.y - 13, r: 0 };
      } else {
        disc = find(lie, unit.part, anchorOf(lie, unit.part), size * 0.4, taken);
        taken.push(disc);
      }
      units.push({ unit, x: placed.x + disc.x, y: placed.y + disc.y, size });
    }
    return placed;
  });
  return { regions, units };
}

// What lies on a region and can be read, the topmost first: people and ships, buildings, goods.
interface Lying {
  spot: string;
  x: number;
  y: number;
  r: number;
}
export function thingsOn({ regions, units }: Layout, region: number): Lying[] {
  const g = regions[region];
  if (!g) return [];
  const on = (spot: string, d: Disc): Lying => ({ spot, x: g.x + d.x, y: g.y + d.y, r: d.r });
  return [
    ...units
      .filter(u => u.unit.region === region)
      .map(u => ({ spot: `unit:${u.unit.unit}`, x: u.x, y: u.y, r: u.size * 0.45 })),
    ...[...g.buildings].map(([type, d]) => on(`house:${region}:${type}`, d)),
    ...g.icons.map((d, k) => on(`icon:${region}:${k}`, d)),
  ];
}

// A place in the middle of what is free of a part: for targets and for ways.
export function partPlace(placed: Placed, part: PartName): Point {
  const at = anchorOf(placed.lie, part);
  return [placed.x + at[0], placed.y + at[1]];
}
