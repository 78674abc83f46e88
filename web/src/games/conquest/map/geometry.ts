// geometry.ts - where things lie on the map of Conquest: flat-top hexes of 44 units, the boxes in the
// empty north-east, the track at the bottom. Numbers only.
import type { Frame } from '../../game.ts';
import { hexes } from '../position.ts';

export type At = readonly [number, number];
export const radius = 44,
  high = 76.21,
  wide = 66;
export const centreOf = (q: number, r: number): At => [
  70 + wide * (q + 6),
  60 + high * (r + q / 2 + 5),
];
const centres = hexes.map(h => centreOf(h.q, h.r));
export const centre = (hex: number): At => centres[hex] ?? [0, 0];

export const frame: Frame = { x: 14, y: 2, w: 1372, h: 790 };
export const track = { x: 24, y: 728, w: 1352, h: 58 };
export const trackPlace = (points: number, most: number): number =>
  track.x + 30 + ((track.w - 60) * Math.min(points, most)) / most;
export const boxes = { x: 814, y: 8, h: 112, widths: [170, 194, 146], gap: 12 };

// A hexagon around a point.
export function hexagon(x: number, y: number, r: number): string {
  const h = (r * Math.sqrt(3)) / 2,
    f = (n: number): string => n.toFixed(1);
  return [
    `M${f(x - r)},${f(y)}L${f(x - r / 2)},${f(y - h)}H${f(x + r / 2)}`,
    `L${f(x + r)},${f(y)}L${f(x + r / 2)},${f(y + h)}H${f(x - r / 2)}Z`,
  ].join('');
}
export const outline = (hex: number, r = radius): string => hexagon(...centre(hex), r);

// Turns an arrow that points east, and puts it where it belongs.
export const arrowAt = ([x, y]: At, angle: number): string =>
  `translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${((angle * 180) / Math.PI).toFixed(1)})`;

// Where the canoe of a chain lies: at sea in the middle, on an island below its boxes.
export const canoeAt = (hex: number, isIsland: boolean): At => {
  const [x, y] = centre(hex);
  return isIsland ? [x - 17, y + 21] : [x - 12, y + 4];
};
export const badgeAt = (hex: number, isIsland: boolean, k: number, n: number): At => {
  const [x, y] = centre(hex),
    base = isIsland ? y + 21 : y + 6;
  return n > 1 ? [x - 15 + k * 36, base + 3] : [x + 12, base];
};
export const distance = (a: At, b: At): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const arrows: Record<string, At> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
// The hex that lies best in a direction of the arrow keys, among some.
export function towards(from: number, key: string, among: number[]): number | null {
  const [x, y] = centre(from),
    [dx, dy] = arrows[key] ?? [0, -1];
  let best: number | null = null,
    least = Infinity;
  for (const hex of among) {
    if (hex === from) continue;
    const [u, v] = centre(hex),
      along = (u - x) * dx + (v - y) * dy,
      aside = Math.abs((u - x) * dy + (v - y) * dx);
    if (along < 10) continue;
    const cost = along + 2.2 * aside;
    if (cost < least) {
      least = cost;
      best = hex;
    }
  }
  return best;
}
