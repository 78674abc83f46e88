// organic.ts - outlines that look grown: islands and depth lines. The same seed gives the same shape.
export type Point = [number, number];

const tenth = (n: number): number => +n.toFixed(1);
const at = (p: Point): string => `${tenth(p[0])},${tenth(p[1])}`;

// A small generator for ornament only; nothing of a game ever depends on it.
export function ornament(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

// A closed smooth curve through points, each control point a sixth of its neighbours' distance.
export function smooth(p: Point[]): string {
  const n = p.length;
  const of = (k: number): Point => p[(k + n) % n]!;
  let d = `M${at(of(0))}`;
  for (let k = 0; k < n; k++) {
    const [a, b, c, e] = [of(k - 1), of(k), of(k + 1), of(k + 2)];
    const one: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${at(one)} ${at(two)} ${at(c)}`;
  }
  return d + 'Z';
}

// The outline of an island around (cx, cy).
export function blob(
  cx: number,
  cy: number,
  r: number,
  seed: number,
  wobble = 0.11,
  n = 14,
): string {
  const next = ornament(seed);
  const phase = [next() * 6.28, next() * 6.28, next() * 6.28] as const;
  const points: Point[] = [];
  for (let k = 0; k < n; k++) {
    const t = (2 * Math.PI * k) / n;
    const wave =
      0.6 * Math.sin(2 * t + phase[0]) +
      0.5 * Math.sin(3 * t + phase[1]) +
      0.3 * Math.sin(5 * t + phase[2]);
    const q = r * (1 + wobble * wave);
    points.push([cx + q * Math.cos(t), cy + q * Math.sin(t)]);
  }
  return smooth(points);
}

export interface Bump {
  x: number;
  y: number;
  r: number;
}
export interface Frame {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  step: number;
}

// Which edges of a cell (Top, Right, Bottom, Left) a depth line joins, by the corners above it.
const joins: Record<number, string[]> = {
  1: ['BL'],
  2: ['RB'],
  3: ['RL'],
  4: ['TR'],
  5: ['TL', 'BR'],
  6: ['TB'],
  7: ['TL'],
  8: ['LT'],
  9: ['BT'],
  10: ['LB', 'RT'],
  11: ['RT'],
  12: ['LR'],
  13: ['BR'],
  14: ['LB'],
};

// The sum of all bumps at every crossing of a grid. A bump is the product of a curve along each axis, so that a few
// curves serve for thousands of crossings: a board is drawn while somebody waits for it.
function heights(bumps: Bump[], { x0, y0, step }: Frame, nx: number, ny: number): number[][] {
  const curve = (n: number, from: number, middle: number, r: number): number[] =>
    Array.from({ length: n + 1 }, (_, k) => Math.exp(-(((from + k * step - middle) / r) ** 2)));
  const curves = bumps.map(b => ({ x: curve(nx, x0, b.x, b.r), y: curve(ny, y0, b.y, b.r) }));
  return Array.from({ length: ny + 1 }, (_, j) => {
    const row = new Array<number>(nx + 1).fill(0),
      near = curves.filter(c => c.y[j]! > 1e-9);
    for (const c of near) for (let i = 0; i <= nx; i++) row[i]! += c.x[i]! * c.y[j]!;
    return row;
  });
}

// Lines of equal depth around islands (marching squares over a sum of bumps), as path data.
export function contour(bumps: Bump[], level: number, frame: Frame): string {
  const { x0, y0, step } = frame;
  const nx = Math.ceil((frame.x1 - x0) / step),
    ny = Math.ceil((frame.y1 - y0) / step);
  const field = heights(bumps, frame, nx, ny);
  const isInside = (i: number, j: number): boolean => i > 0 && j > 0 && i < nx && j < ny;
  const value = (i: number, j: number): number => (isInside(i, j) ? field[j]![i]! - level : -1);
  const between = (i: number, j: number, k: number, l: number): Point => {
    const a = value(i, j),
      t = a / (a - value(k, l));
    return [x0 + (i + (k - i) * t) * step, y0 + (j + (l - j) * t) * step];
  };
  const key = (p: Point): string => `${p[0].toFixed(2)},${p[1].toFixed(2)}`;
  const next = new Map<string, [Point, Point]>();
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const corner = (di: number, dj: number): number => (value(i + di, j + dj) > 0 ? 1 : 0);
      const edge = (side: string): Point =>
        side === 'T'
          ? between(i, j, i + 1, j)
          : side === 'R'
            ? between(i + 1, j, i + 1, j + 1)
            : side === 'B'
              ? between(i, j + 1, i + 1, j + 1)
              : between(i, j, i, j + 1);
      for (const pair of joins[
        corner(0, 0) * 8 + corner(1, 0) * 4 + corner(1, 1) * 2 + corner(0, 1)
      ] ?? []) {
        const from = edge(pair[0]!),
          to = edge(pair[1]!);
        next.set(key(from), [from, to]);
      }
    }
  return chains(next, key).map(softened).join('');
}

function chains(next: Map<string, [Point, Point]>, key: (p: Point) => string): Point[][] {
  const found: Point[][] = [];
  while (next.size) {
    const points: Point[] = [];
    let k: string = next.keys().next().value!;
    for (let hop = next.get(k); hop; hop = next.get(k)) {
      next.delete(k);
      points.push(hop[0]);
      k = key(hop[1]);
    }
    if (points.length >= 6) found.push(points);
  }
  return found;
}

// Every second point is enough; curves run through the middles between them.
function softened(points: Point[]): string {
  const q = points.filter((_, i) => i % 2 === 0),
    n = q.length;
  const middle = (i: number): Point => {
    const a = q[i % n]!,
      b = q[(i + 1) % n]!;
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  let d = `M${at(middle(n - 1))}`;
  for (let i = 0; i < n; i++) d += `Q${at(q[i]!)} ${at(middle(i))}`;
  return d + 'Z';
}
