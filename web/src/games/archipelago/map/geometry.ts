// geometry.ts - where hexes lie and how their land runs: pointy-top hexes of 100 units, corners and
// sides numbered against the clock from the east. A coast leaves every side at the same point for
// both of its hexes, so shores join. Numbers and path data only.
import { seedOf } from '../../../art/isles.tsx';
import { ornament, smooth, type Point } from '../../../art/organic.ts';
import type { Frame } from '../../game.ts';
import { faceOf, type EdgeType, type Face, type PartName, type Region } from '../position.ts';

export const R = 100;
export const centreOf = (q: number, r: number): Point => [
  R * Math.sqrt(3) * (q + r / 2),
  1.5 * R * r,
];
export const steps: readonly Point[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
const wrap = (n: number): number => ((n % 6) + 6) % 6;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
// Side d has its middle at -60 d degrees; it runs from corner d to corner d + 1.
export const corner = (k: number, r = R): Point => [
  r * Math.cos(radians(30 - 60 * k)),
  r * Math.sin(radians(30 - 60 * k)),
];
export const sideAt = (d: number): Point => [
  Math.cos(radians(-60 * d)),
  Math.sin(radians(-60 * d)),
];
export const cellKey = (q: number, r: number): string => `${q},${r}`;
const f = (n: number): string => n.toFixed(1);
const at = (p: Point): string => `${f(p[0])},${f(p[1])}`;

export const hexagon = (x: number, y: number, r = R): string =>
  `M${[0, 1, 2, 3, 4, 5]
    .map(k => {
      const c = corner(k, r);
      return at([x + c[0], y + c[1]]);
    })
    .join('L')}Z`;

export const edgeOf = (face: Face, rot: number, side: number): EdgeType =>
  face.edges[wrap(side - rot)]!;
const ownerOf = (face: Face, rot: number, side: number): string => face.parts[wrap(side - rot)]!;

// ---- the outline of land ---------------------------------------------------------------------

// open path of a coast, and the land as a polygon
export interface Land {
  part: PartName;
  fill: string;
  coast: string;
  points: Point[];
  sides: number[];
  anchor: Point;
}
export interface Lie {
  key: string;
  rot: number;
  notches: boolean[];
  lands: Land[];
  sea: boolean;
  seaAnchor: Point;
}

const inset = 0.15; // of a side, where the coast crosses it
// of a side, where the coast crosses it

// Points of a coast across the middle of a hex, between the ends of n sides of land: how far along the
// land's direction and how far aside, for a face with one land and for a shore of a strait.
const courses: Record<number, Point[]> = {
  1: [
    [0.5, 0.43],
    [0.06, 0.44],
    [-0.27, 0.2],
  ],
  2: [
    [0.3, 0.66],
    [-0.08, 0.46],
    [-0.3, 0.16],
  ],
  3: [
    [-0.1, 0.66],
    [-0.24, 0.3],
  ],
  4: [
    [-0.4, 0.52],
    [-0.42, 0.18],
  ],
  5: [
    [-0.6, 0.33],
    [-0.5, 0.12],
  ],
};
const straits: Record<number, Point[]> = {
  1: [
    [0.58, 0.34],
    [0.4, 0.2],
  ],
  2: [
    [0.5, 0.56],
    [0.3, 0.24],
  ],
  3: [
    [0.2, 0.62],
    [0.16, 0.24],
  ],
};

const mix = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
// An open smooth curve from the first point to the last but one; the ends give the direction only.
function curve(p: Point[]): { d: string; points: Point[] } {
  let d = '';
  const points: Point[] = [];
  for (let k = 1; k + 2 < p.length; k++) {
    const [a, b, c, e] = [p[k - 1]!, p[k]!, p[k + 1]!, p[k + 2]!],
      one: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6],
      two: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${at(one)} ${at(two)} ${at(c)}`;
    for (let s = 1; s <= 6; s++) {
      const t = s / 6,
        u = 1 - t,
        w = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      points.push([
        w[0]! * b[0] + w[1]! * one[0] + w[2]! * two[0] + w[3]! * c[0],
        w[0]! * b[1] + w[1]! * one[1] + w[2]! * two[1] + w[3]! * c[1],
      ]);
    }
  }
  return { d, points };
}

function runsOf(face: Face, rot: number): { part: PartName; sides: number[] }[] {
  const runs: { part: PartName; sides: number[] }[] = [];
  for (const part of ['A', 'B'] as const) {
    const mine = [0, 1, 2, 3, 4, 5].filter(d => ownerOf(face, rot, d) === part);
    if (!mine.length) continue;
    const first = mine.length === 6 ? 0 : mine.find(d => !mine.includes(wrap(d - 1)))!;
    runs.push({ part, sides: mine.map((_, k) => wrap(first + k)) });
  }
  return runs;
}

const lies = new Map<string, Lie>();
// How a face lies: `notches` are corners (0 to 5) where two sides of land meet a coast of others.
export function lieOf(
  key: string,
  rot: number,
  notches: boolean[] = [false, false, false, false, false, false],
): Lie {
  const id = `${key}.${rot}.${notches.map(Number).join('')}`,
    known = lies.get(id);
  if (known) return known;
  const face = faceOf(key),
    runs = runsOf(face, rot),
    next = ornament(seedOf(key)),
    isStrait = runs.length > 1,
    wobble = (): number => (next() - 0.5) * 0.09;
  const lands = runs.map(run => landOf(run, isStrait, notches, wobble));
  if (!runs.length && face.lands) lands.push(island(key));
  const seaSides = [0, 1, 2, 3, 4, 5].filter(d => edgeOf(face, rot, d) === 'S'),
    lie: Lie = {
      key,
      rot,
      notches,
      lands,
      sea: seaSides.length > 0,
      seaAnchor: seaPlace(face, seaSides, isStrait),
    };
  lies.set(id, lie);
  return lie;
}

function seaPlace(face: Face, sides: number[], isStrait: boolean): Point {
  if (sides.length === 6) return face.lands ? [0, 0.76 * R] : [0, 0];
  if (isStrait || !sides.length) return [0, 0];
  const v = sides.reduce<Point>(
      (sum, d): Point => [sum[0] + sideAt(d)[0], sum[1] + sideAt(d)[1]],
      [0, 0],
    ),
    n = Math.hypot(v[0], v[1]) || 1,
    far = sides.length === 1 ? 0.7 : sides.length === 2 ? 0.62 : 0.55;
  return [(v[0] / n) * far * R, (v[1] / n) * far * R];
}

function island(key: string): Land {
  const next = ornament(seedOf(key)),
    phase = [next() * 6.28, next() * 6.28],
    points: Point[] = [];
  for (let k = 0; k < 16; k++) {
    const t = (2 * Math.PI * k) / 16,
      q = 0.47 * R * (1 + 0.09 * Math.sin(2 * t + phase[0]!) + 0.07 * Math.sin(3 * t + phase[1]!));
    points.push([q * Math.cos(t), q * 0.94 * Math.sin(t)]);
  }
  const d = smooth(points);
  return { part: 'A', fill: d, coast: d, points, sides: [], anchor: [0, 0] };
}

interface Outline {
  d: string;
  coast: string;
  points: Point[];
}
// Along the sides that are land, with a bay cut out of every corner that is a notch.
function alongSides(sides: number[], notches: boolean[]): Outline {
  const n = sides.length,
    points: Point[] = [];
  let d = '',
    coast = '';
  const go = (p: Point): void => {
    d += `${d ? 'L' : 'M'}${at(p)}`;
    points.push(p);
  };
  sides.forEach((side, k) => {
    const a = corner(side),
      b = corner(side + 1),
      first = k === 0 && n < 6,
      last = k === n - 1 && n < 6,
      notchA = notches[wrap(side)]! && !first,
      notchB = notches[wrap(side + 1)]! && !last;
    go(first || notchA ? mix(a, b, inset) : a);
    const end = last || notchB ? mix(b, a, inset) : b;
    go(end);
    if (notchB) {
      const to = mix(b, corner(side + 2), inset),
        c = mix(b, [0, 0], 0.24);
      d += `Q${at(c)} ${at(to)}`;
      coast += `M${at(end)}Q${at(c)} ${at(to)}`;
      points.push(mix(mix(end, to, 0.5), c, 0.5), to);
    }
  });
  return { d, coast, points };
}
// Where a run of sides looks to, of length 1; nowhere if it goes all around.
function lookOf(sides: number[]): Point {
  const mean = sides.reduce<Point>(
      (sum, side): Point => [sum[0] + sideAt(side)[0], sum[1] + sideAt(side)[1]],
      [0, 0],
    ),
    length = Math.hypot(mean[0], mean[1]);
  return sides.length === 6 || length < 0.01 ? [0, 0] : [mean[0] / length, mean[1] / length];
}
const outward = (side: number, p: Point): Point => [
  p[0] + sideAt(side)[0] * 45,
  p[1] + sideAt(side)[1] * 45,
];
// The coast through the hex, from where the run of sides ends back to where it began.
function coastThrough(
  sides: number[],
  from: Point,
  to: Point,
  course: Point[],
  wobble: () => number,
): { d: string; points: Point[] } {
  const v = lookOf(sides),
    u: Point = [v[1], -v[0]]; // u points to where the run ends
  const half = (sign: number): Point[] =>
    course.map(([along, aside]): Point => {
      const l = (along + wobble()) * R,
        s = (aside + wobble() * 0.6) * R * sign;
      return [v[0] * l + u[0] * s, v[1] * l + u[1] * s];
    });
  return curve([
    outward(sides.at(-1)!, from),
    from,
    ...half(1),
    ...half(-1).reverse(),
    to,
    outward(sides[0]!, to),
  ]);
}
// How far from the centre people stand, by the number of sides.
const anchors = [0, 0.34, 0.3, 0.3, 0.2, 0.12, 0.12],
  straitAnchors = [0, 0.64, 0.6, 0.5, 0.5, 0.12, 0.12];

function landOf(
  run: { part: PartName; sides: number[] },
  isStrait: boolean,
  notches: boolean[],
  wobble: () => number,
): Land {
  const { part, sides } = run,
    n = sides.length,
    line = alongSides(sides, notches);
  if (n < 6) {
    const from = line.points.at(-1)!,
      course = (isStrait ? straits : courses)[n]!,
      made = coastThrough(sides, from, line.points[0]!, course, wobble);
    line.d += made.d;
    line.coast += `M${at(from)}${made.d}`;
    line.points.push(...made.points);
  }
  const v = lookOf(sides),
    far = (isStrait ? straitAnchors : anchors)[n]! * R;
  return {
    part,
    fill: `${line.d}Z`,
    coast: line.coast,
    points: line.points,
    sides,
    anchor: [v[0] * far, v[1] * far],
  };
}

// ---- inside and how near the edge ------------------------------------------------------------------

// A map asks both a hundred thousand times before it is drawn first: coordinates by their place, a root at the end.
export function isInside(points: Point[], p: Point): boolean {
  const x = p[0],
    y = p[1];
  let inside = false,
    from = points.at(-1)!;
  for (const to of points) {
    if (
      to[1] > y !== from[1] > y &&
      x < ((from[0] - to[0]) * (y - to[1])) / (from[1] - to[1]) + to[0]
    )
      inside = !inside;
    from = to;
  }
  return inside;
}
function distanceTo(points: Point[], p: Point): number {
  const x = p[0],
    y = p[1];
  let least = Infinity,
    from = points.at(-1)!;
  for (const to of points) {
    const dx = to[0] - from[0],
      dy = to[1] - from[1],
      along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1),
      t = along < 0 ? 0 : along > 1 ? 1 : along,
      aside = x - from[0] - t * dx,
      below = y - from[1] - t * dy,
      square = aside * aside + below * below;
    if (square < least) least = square;
    from = to;
  }
  return Math.sqrt(least);
}
const rim = [0, 1, 2, 3, 4, 5].map(k => corner(k));
// How much room a point of a part has around it; negative outside.
export function roomAt(lie: Lie, part: PartName, p: Point): number {
  if (part !== 'sea') {
    const land = lie.lands.find(l => l.part === part);
    return land && isInside(land.points, p) ? distanceTo(land.points, p) : -1;
  }
  if (!isInside(rim, p)) return -1;
  let least = distanceTo(rim, p);
  for (const land of lie.lands) {
    if (isInside(land.points, p)) return -1;
    least = Math.min(least, distanceTo(land.points, p));
  }
  return least;
}

// ---- the map as a whole ----------------------------------------------------------------------------

export const byCell = (regions: readonly Region[]): Map<string, Region> =>
  new Map(regions.map(g => [cellKey(g.q, g.r), g]));
// The corners of a region where its two sides of land meet a side of sea between its neighbours.
export function notchesOf(
  g: { q: number; r: number; face: string; rot: number },
  cells: Map<string, Region>,
): boolean[] {
  const face = faceOf(g.face),
    neighbour = (d: number): Region | undefined =>
      cells.get(cellKey(g.q + steps[wrap(d)]![0], g.r + steps[wrap(d)]![1]));
  return [0, 1, 2, 3, 4, 5].map(k => {
    // corner k lies between side k - 1 and side k; the third side there belongs to both neighbours
    if (edgeOf(face, g.rot, wrap(k - 1)) === 'S' || edgeOf(face, g.rot, k) === 'S') return false;
    const left = neighbour(k - 1),
      right = neighbour(k);
    const third = left
      ? edgeOf(faceOf(left.face), left.rot, wrap(k + 1))
      : right
        ? edgeOf(faceOf(right.face), right.rot, wrap(k - 2))
        : 'P';
    return third === 'S';
  });
}
export function frameAround(cells: { q: number; r: number }[], pad: number): Frame {
  const all = cells.length ? cells : [{ q: 0, r: 0 }],
    xs = all.map(c => centreOf(c.q, c.r)[0]),
    ys = all.map(c => centreOf(c.q, c.r)[1]),
    w = (R * Math.sqrt(3)) / 2;
  const x = Math.min(...xs) - w - pad,
    y = Math.min(...ys) - R - pad;
  return { x, y, w: Math.max(...xs) + w + pad - x, h: Math.max(...ys) + R + pad - y };
}
