// geometry.ts - where everything lies on the map: route ends at the rims, boats and markers, pieces,
// tokens, names, and price tags that cover none of them. Units of the frame, y down. No drawing.
import type { Point } from '../../art/organic.ts';
import { archipelagoName, islandName } from './names.ts';
import type { Archipelago, Island, Position } from './position.ts';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export const frame: Box = { x: 8, y: 14, w: 992, h: 722 };

const atolls = new Set([
  'suwarrow',
  'rangiroa',
  'aitutaki',
  'tokelau',
  'pukapuka',
  'manihiki',
  'fakarava',
  'tongareva',
  'kiritimati',
]);
export const isAtoll = (i: Island): boolean => atolls.has(i.slug);

export const rimOf = (i: Island): number => (i.kind === 'volcano' ? 91 : 39);
export const reachOf = (i: Island): number =>
  i.kind === 'volcano' ? 100 : i.kind === 'near' ? 47 : 43;

export interface RouteLine {
  id: string;
  from: Island;
  to: Island;
  p: Point;
  q: Point;
  middle: Point;
  u: Point;
  v: Point;
  angle: number;
  length: number;
}

export function routeLine(from: Island, to: Island, id = ''): RouteLine {
  const dx = to.x - from.x,
    dy = to.y - from.y,
    length = Math.hypot(dx, dy);
  const u: Point = [dx / length, dy / length];
  const p: Point = [from.x + u[0] * rimOf(from), from.y + u[1] * rimOf(from)];
  const q: Point = [to.x - u[0] * rimOf(to), to.y - u[1] * rimOf(to)];
  return {
    id,
    from,
    to,
    p,
    q,
    middle: [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2],
    u,
    v: [-u[1], u[0]],
    angle: (Math.atan2(u[1], u[0]) * 180) / Math.PI,
    length,
  };
}

const lines = new Map<string, Map<string, RouteLine>>();
// The lines of a map side, computed once: islands never move.
export function routeLines(p: Position): Map<string, RouteLine> {
  let known = lines.get(p.side);
  if (!known) {
    const at = new Map(p.islands.map(i => [i.id, i]));
    known = new Map(
      p.routes.map(r => [r.id, routeLine(at.get(r.ends[0])!, at.get(r.ends[1])!, r.id)]),
    );
    lines.set(p.side, known);
  }
  return known;
}

export const path = (l: RouteLine): string =>
  `M${l.p[0].toFixed(1)},${l.p[1].toFixed(1)}L${l.q[0].toFixed(1)},${l.q[1].toFixed(1)}`;

const onIsland: Point[] = [
  [-24, -3],
  [24, -3],
  [-13, 22],
  [13, 22],
];
const onVolcano: Point[] = [
  [-63, 13],
  [-34, 52],
  [34, 52],
  [63, 13],
];
export function piecePlace(i: Island, seat: number): Point {
  const [dx, dy] = (i.kind === 'volcano' ? onVolcano : onIsland)[seat]!;
  return [i.x + dx, i.y + dy];
}

// Seats 0 and 1 on one side of the marker, 2 and 3 on the other; alone on its side = centred.
export function boatPlaces(l: RouteLine, seats: number[]): Map<number, Point> {
  let [vx, vy] = l.v,
    [ux, uy] = l.u;
  if (vy < 0) {
    vx = -vx;
    vy = -vy;
  }
  if (ux < 0) {
    ux = -ux;
    uy = -uy;
  }
  const places = new Map<number, Point>();
  for (const [side, group] of [
    [-1, seats.filter(s => s < 2)],
    [1, seats.filter(s => s > 1)],
  ] as const)
    for (const seat of group) {
      const along = group.length > 1 ? (seat % 2 ? 14 : -14) : 0;
      places.set(seat, [
        l.middle[0] + ux * along + vx * 17 * side,
        l.middle[1] + uy * along + vy * 17 * side + 1,
      ]);
    }
  return places;
}

export function tokenPlace(i: Island): Point {
  const corner = i.corner ?? 'NE';
  return [i.x + (corner.includes('E') ? 25 : -25), i.y + (corner.includes('N') ? -30 : 30)];
}

// Lava stones lie in a ring around the crater, which has room for all of them.
export function stonePlace(v: Island, slot: number, of: number): Point {
  const a = ((-90 + (360 * slot) / of) * Math.PI) / 180;
  return [v.x + 44 * Math.cos(a), v.y - 8 + 44 * Math.sin(a)];
}

// About as wide as the type is: bold, in units of the frame.
export function textWidth(text: string, size: number): number {
  let em = 0;
  for (const c of text)
    em += "il.,:|' ".includes(c)
      ? 0.28
      : 'mwMW'.includes(c)
        ? 0.8
        : c >= 'A' && c <= 'Z'
          ? 0.62
          : 0.54;
  return em * size;
}

// Names of archipelagos run along their capsule: off is the distance from its axis, along a shift.
const capNames: Record<string, { off: number; along: number }> = {
  'A.samoa': { off: -44, along: 0 },
  'A.tuamotu': { off: -44, along: 0 },
  'A.cook': { off: -44, along: 0 },
  'A.marquesas': { off: 44, along: 0 },
  'B.samoa': { off: 44, along: 0 },
  'B.tuamotu': { off: -44, along: 0 },
  'B.cook': { off: -44, along: 0 },
  'B.marquesas': { off: 44, along: -4 },
};
interface CapName {
  x: number;
  y: number;
  angle: number;
  dy: number;
  dx: number;
  token: Point;
}
export function capName(p: Position, a: Archipelago): CapName {
  const [one, two] = a.islands.map(id => p.islands.find(i => i.id === id)!) as [Island, Island];
  let angle = (Math.atan2(two.y - one.y, two.x - one.x) * 180) / Math.PI;
  const set = capNames[`${p.side}.${a.id}`] ?? { off: -44, along: 0 };
  let dy = set.off;
  if (angle > 75) {
    angle -= 180;
    dy = -dy;
  }
  const x = (one.x + two.x) / 2,
    y = (one.y + two.y) / 2,
    t = (angle * Math.PI) / 180,
    back = dy < 0 ? 41 : -41;
  return {
    x,
    y,
    angle,
    dy: dy + 3,
    dx: set.along,
    token: [x - Math.sin(t) * back, y + Math.cos(t) * back],
  };
}

export const overlaps = (a: Box, b: Box, gap = 0): boolean =>
  a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap;
const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
const around = ([x, y]: Point, r: number): Box => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });

// Names. The side of the specification holds unless boats, tokens or other names would cover it; then
// the nearest place that is free, chosen once for a map: names never move during a game.
interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

function candidates(i: Island): { label: Label; cost: number }[] {
  if (i.kind === 'volcano') return [{ label: { x: i.x, y: i.y + 74, anchor: 'middle' }, cost: 0 }];
  const out = i.kind === 'near' ? 6 : 0,
    R = 44 + out,
    sides: Record<string, Label> = {
      B: { x: i.x, y: i.y + 53 + out, anchor: 'middle' },
      T: { x: i.x, y: i.y - 44 - out, anchor: 'middle' },
      R: { x: i.x + R, y: i.y + 4, anchor: 'start' },
      L: { x: i.x - R, y: i.y + 4, anchor: 'end' },
    };
  const found = Object.entries(sides).map(([side, label]) => ({
    label,
    cost: side === i.label ? 0 : 90,
  }));
  for (const dy of [-24, -16, 16, 24, 32]) {
    const bow = Math.sqrt(Math.max(0, 1 - (dy / 52) ** 2)); // along the rim
    found.push({
      label: { x: i.x + R * bow, y: i.y + 4 + dy, anchor: 'start' },
      cost: (i.label === 'R' ? 20 : 105) + Math.abs(dy),
    });
    found.push({
      label: { x: i.x - R * bow, y: i.y + 4 + dy, anchor: 'end' },
      cost: (i.label === 'L' ? 20 : 105) + Math.abs(dy),
    });
  }
  for (const dx of [-30, -18, 18, 30]) {
    found.push({
      label: { x: i.x + dx, y: i.y + 52 + out, anchor: 'middle' },
      cost: (i.label === 'B' ? 20 : 105) + Math.abs(dx),
    });
    found.push({
      label: { x: i.x + dx, y: i.y - 42 - out, anchor: 'middle' },
      cost: (i.label === 'T' ? 20 : 105) + Math.abs(dx),
    });
  }
  return found;
}

const nameSize = 13.4;
function boxOfLabel(i: Island, l: Label, grow = 1): Box {
  const size = (i.kind === 'volcano' ? 14.5 : nameSize) * grow,
    w = textWidth(islandName(i.id), size);
  const x = l.anchor === 'start' ? l.x : l.anchor === 'end' ? l.x - w : l.x - w / 2;
  return { x, y: l.y - size * 0.8, w, h: size * 1.05 };
}

// What may ever lie on the map besides names, whatever the players do.
interface Thing {
  box: Box;
  weight: number;
  of?: Island;
}
function everything(p: Position): Thing[] {
  const found: Thing[] = [],
    all = routeLines(p),
    seats = [0, 1, 2, 3];
  for (const r of p.routes) {
    const l = all.get(r.id)!;
    for (let k = 0; k <= 24; k++)
      found.push({
        box: around(
          [l.p[0] + ((l.q[0] - l.p[0]) * k) / 24, l.p[1] + ((l.q[1] - l.p[1]) * k) / 24],
          2.5,
        ),
        weight: 2,
      });
    if (r.class === 'neutral') continue;
    found.push({ box: around(l.middle, 9), weight: 1.6 });
    for (const set of [seats, ...seats.map(s => [s])])
      for (const place of boatPlaces(l, set).values())
        found.push({ box: around(place, 10), weight: 1.2 });
  }
  for (const i of p.islands) {
    found.push({ box: around([i.x, i.y], rimOf(i) - 5), weight: 2, of: i });
    if (i.slot) found.push({ box: around(tokenPlace(i), 13), weight: 2 });
  }
  for (const a of p.archipelagos) {
    const n = capName(p, a),
      t = (n.angle * Math.PI) / 180,
      half = (archipelagoName(a.id).length * 9.6) / 2;
    for (let k = -4; k <= 4; k++) {
      const along = n.dx + (half * k) / 4,
        dy = n.dy - 4;
      found.push({
        box: around(
          [
            n.x + Math.cos(t) * along - Math.sin(t) * dy,
            n.y + Math.sin(t) * along + Math.cos(t) * dy,
          ],
          5,
        ),
        weight: 4,
      });
    }
  }
  return found;
}

const namePlaces = new Map<string, Map<string, Label>>();
function labelPlaces(p: Position): Map<string, Label> {
  let known = namePlaces.get(p.side);
  if (known) return known;
  known = new Map(p.islands.map(i => [i.id, candidates(i).find(c => c.cost === 0)!.label]));
  const all = everything(p),
    near = new Map(
      p.islands.map(i => [
        i.id,
        all.filter(
          t => t.of !== i && overlaps(t.box, { x: i.x - 130, y: i.y - 80, w: 260, h: 160 }),
        ),
      ]),
    );
  for (let pass = 0; pass < 2; pass++)
    for (const i of p.islands) {
      const things = near.get(i.id)!,
        others = p.islands.filter(o => o !== i).map(o => boxOfLabel(o, known.get(o.id)!, 1.15));
      let best = Infinity;
      for (const { label, cost } of candidates(i)) {
        if (cost >= best) continue;
        const box = boxOfLabel(i, label, 1.1);
        let sum = cost;
        for (const t of things) {
          sum += common(box, t.box) * t.weight;
          if (sum >= best) break;
        }
        if (sum >= best) continue;
        for (const o of others) if (overlaps(box, o, 2)) sum += 900;
        if (box.x < -4 || box.x + box.w > 1012 || box.y < 8 || box.y + box.h > 742) sum += 2000;
        if (sum < best) {
          best = sum;
          known.set(i.id, label);
        }
      }
    }
  namePlaces.set(p.side, known);
  return known;
}
export const labelPlace = (p: Position, i: Island): Label => labelPlaces(p).get(i.id)!;
export const labelBox = (p: Position, i: Island, grow = 1): Box =>
  boxOfLabel(i, labelPlace(p, i), grow);

// Everything that a tag must leave visible.
export function obstacles(p: Position, grow = 1): { names: Box[]; things: Box[] } {
  const names = p.islands.map(i => labelBox(p, i, grow)),
    things: Box[] = [];
  for (const i of p.islands) {
    i.pieces.forEach((n, seat) => {
      if (n) things.push(around(piecePlace(i, seat), 11));
    });
    if (i.token) things.push(around(tokenPlace(i), 14));
    if (i.kind !== 'volcano') things.push(around([i.x, i.y - 9], 12));
  }
  const all = routeLines(p);
  for (const r of p.routes) {
    if (!r.boats.length) continue;
    const l = all.get(r.id)!;
    things.push(around(l.middle, 9));
    for (const place of boatPlaces(l, r.boats).values()) things.push(around(place, 10));
  }
  return { names, things };
}

export const tagHeight = 25;
// A place for a tag of width w beside each route, one after the other: beside the middle if it is
// free, else further out or along, else where it covers least; never over a name.
export function placeTags(
  p: Position,
  wanted: { route: string; w: number }[],
  grow = 1,
  tagGrow = 1,
): Map<string, Box> {
  const { names, things } = obstacles(p, grow),
    taken: Box[] = [],
    placed = new Map<string, Box>();
  const all = routeLines(p),
    h = tagHeight * tagGrow;
  const clear = (box: Box, l: RouteLine): number => {
    // the other glowing routes should stay in sight too
    let cost = 0;
    for (const t of wanted) {
      if (t.route === l.id) continue;
      const o = all.get(t.route)!;
      for (let k = 0; k <= 6; k++) {
        const x = o.p[0] + ((o.q[0] - o.p[0]) * k) / 6,
          y = o.p[1] + ((o.q[1] - o.p[1]) * k) / 6;
        if (x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h) cost += 30;
      }
    }
    return cost;
  };
  for (const { route, w } of wanted) {
    const l = all.get(route)!;
    let best: Box | null = null,
      bestCost = Infinity;
    for (const out of [26, 34, 44, 56, 70, 86])
      for (const along of [0, 16, -16, 34, -34, 54, -54])
        for (const side of [1, -1]) {
          const shift = out + Math.abs(l.v[0]) * (w / 2 - 8);
          const x = l.middle[0] + l.v[0] * shift * side + l.u[0] * along,
            y = l.middle[1] + l.v[1] * shift * side + l.u[1] * along;
          const box: Box = { x: x - w / 2, y: y - h / 2, w, h };
          let cost = out * 0.5 + Math.abs(along) * 0.4 + clear(box, l);
          if (
            box.x < frame.x ||
            box.y < frame.y ||
            box.x + box.w > frame.x + frame.w + 60 ||
            box.y + box.h > frame.y + frame.h
          )
            cost += 4000;
          for (const n of names) if (overlaps(box, n, 2)) cost += 5000;
          for (const t of taken) if (overlaps(box, t, 3)) cost += 3000;
          for (const t of things) cost += common(box, t) * 3;
          if (cost < bestCost) {
            best = box;
            bestCost = cost;
          }
        }
    if (best) {
      placed.set(route, best);
      taken.push(best);
    }
  }
  return placed;
}
