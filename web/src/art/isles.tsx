// isles.tsx - islands with a coast of their own: the outline follows from the id, the same in
// every language, the size from the number of boxes. Reef, sand, two greens and hills; atolls are motu around a lagoon.
import { ornament, smooth, type Point } from './organic.ts';

export const seedOf = (name: string): number =>
  Array.from(name).reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 16777619) >>> 0, 2166136261) %
  100003;

// A coast around (cx, cy): an oval with capes and bays. Those of a map come again each time that it is drawn.
export function coast(...shape: Parameters<typeof outline>): string {
  const key = shape.join();
  let line = drawn.get(key);
  if (line === undefined) drawn.set(key, (line = outline(...shape)));
  return line;
}
const drawn = new Map<string, string>();

function outline(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  seed: number,
  wobble = 0.13,
  n = 18,
): string {
  const next = ornament(seed),
    phase = [next() * 6.28, next() * 6.28, next() * 6.28, next() * 6.28] as const,
    points: Point[] = [];
  for (let k = 0; k < n; k++) {
    const t = (2 * Math.PI * k) / n;
    const wave =
      0.5 * Math.sin(2 * t + phase[0]) +
      0.55 * Math.sin(3 * t + phase[1]) +
      0.4 * Math.sin(5 * t + phase[2]) +
      0.22 * Math.sin(7 * t + phase[3]);
    const q = 1 + wobble * wave,
      square = 1 + 0.13 * Math.abs(Math.sin(2 * t)) ** 2; // fuller than an oval, so that boxes fit
    points.push([cx + rx * q * square * Math.cos(t), cy + ry * q * square * Math.sin(t)]);
  }
  return smooth(points);
}

export const boxSize = (n: number): number => (n > 5 ? 11 : n > 4 ? 12 : 13.5);
const reach = (n: number): [number, number] => [
  Math.max(17, (n * (boxSize(n) + 2.4)) / 2 + 7),
  n < 2 ? 15 : 14.5,
];

function islets(id: string, x: number, y: number, n: number): [number, number, number][] {
  const next = ornament(seedOf(id) + 77),
    [rx, ry] = reach(n),
    count = 1 + Math.floor(next() * 3);
  return Array.from({ length: count }, (_, k): [number, number, number] => {
    const t = next() * 1.6 + k * 2.3 - 0.6,
      far = 1.22 + next() * 0.2;
    return [
      x + Math.cos(t) * Math.min(38, rx * far),
      y + Math.sin(t) * ry * far * 1.18,
      2.6 + next() * 2.8,
    ];
  });
}

function Atoll({ id, x, y, r = 17 }: { id: string; x: number; y: number; r?: number }) {
  const seed = seedOf(id),
    ring = coast(x, y, r, r * 0.72, seed, 0.1, 14);
  return (
    <>
      <path
        d={ring}
        fill="var(--sea-4)"
        fill-opacity={0.55}
        stroke="var(--sea-4)"
        stroke-opacity={0.55}
        stroke-width={11}
      />
      <path d={ring} fill="var(--water)" />
      <path
        d={ring}
        fill="none"
        stroke="var(--rim)"
        stroke-width={5.4}
        stroke-dasharray={`${11 + (seed % 5)} 4 ${6 + (seed % 4)} 3.5`}
        stroke-linecap="round"
      />
      <path
        d={ring}
        fill="none"
        stroke="var(--land-2)"
        stroke-width={2.2}
        stroke-dasharray={`${11 + (seed % 5)} 4 ${6 + (seed % 4)} 3.5`}
        stroke-dashoffset={-1.5}
      />
    </>
  );
}

// An island with room for n boxes.
export function Isle({ id, x, y, n }: { id: string; x: number; y: number; n: number }) {
  if (n === 0) return <Atoll id={id} x={x} y={y} />;
  const seed = seedOf(id),
    [rx, ry] = reach(n),
    small = islets(id, x, y, n),
    hills = ornament(seed + 5);
  const line = coast(x, y, rx, ry, seed),
    isletPaths = small.map(([u, v, r], k) => coast(u, v, r * 1.3, r, seed + k, 0.15, 9));
  return (
    <>
      <g
        fill="var(--sea-4)"
        stroke="var(--sea-4)"
        stroke-width={9}
        stroke-linejoin="round"
        opacity={0.55}
      >
        <path d={line} />
        {isletPaths.map((d, k) => (
          <path key={k} d={d} />
        ))}
      </g>
      <path d={coast(x, y + 1.8, rx + 1, ry + 1, seed)} fill="#062029" fill-opacity={0.2} />
      <g
        fill="var(--land-1)"
        stroke="var(--rim)"
        stroke-width={3.6}
        paint-order="stroke"
        stroke-linejoin="round"
      >
        <path d={line} />
        {isletPaths.map((d, k) => (
          <path key={k} d={d} />
        ))}
      </g>
      <path
        d={coast(x + 1, y + 1.2, rx * 0.84, ry * 0.74, seed + 3, 0.16)}
        fill="var(--land-2)"
        fill-opacity={0.75}
      />
      {Array.from({ length: Math.min(3, n) }, (_, k) => {
        const u = x + (hills() - 0.5) * rx * 1.3,
          v = y - ry * 0.55 + hills() * 3;
        const foot = (v + 5).toFixed(1);
        const top = `${u.toFixed(1)},${(v - 6 - hills() * 3).toFixed(1)}`;
        return (
          <path
            key={k}
            d={`M${(u - 6).toFixed(1)},${foot}Q${top} ${(u + 6.5).toFixed(1)},${foot}Z`}
            fill="var(--land-3)"
            fill-opacity={0.85}
          />
        );
      })}
    </>
  );
}
