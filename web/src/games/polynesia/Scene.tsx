// Scene.tsx - the scene of Polynesia: the volcano, three islands, routes, boats and people.
import { GoodAt, type Good } from '../../art/goods.tsx';
import { blob, contour } from '../../art/organic.ts';
import { Frame } from '../../art/scenes/frame.tsx';
import { Boat, Piece } from '../../art/seats.tsx';

interface Isle {
  x: number;
  y: number;
  atoll: boolean;
  good: Good;
  seed: number;
}
const isles: Isle[] = [
  { x: 176, y: 92, atoll: false, good: 'fish', seed: 90 },
  { x: 226, y: 30, atoll: true, good: 'shell', seed: 107 },
  { x: 286, y: 86, atoll: false, good: 'turtle', seed: 124 },
];

let depths: string[] | null = null; // computed when the first scene is drawn
function depthLines(): string[] {
  const bumps = [{ x: 62, y: 86, r: 92 }, ...isles.map(i => ({ x: i.x, y: i.y, r: 50 }))];
  depths ??= [0.14, 0.34, 0.62].map(level =>
    contour(bumps, level, { x0: -60, y0: -60, x1: 390, y1: 200, step: 8 }),
  );
  return depths;
}

function Island({ x, y, atoll, good, seed: s }: Isle) {
  return (
    <g transform={`translate(${x},${y}) scale(.8)`}>
      <path d={blob(0, 0, 43, s)} fill="var(--sea-4)" />
      <path d={blob(0, 1.6, 37, s)} fill="#062029" fill-opacity={0.22} />
      <path d={blob(0, 0, 37, s)} fill="var(--rim)" />
      {atoll ? (
        <>
          <path d={blob(0, 0, 32, s)} fill="var(--land-2)" />
          <path
            d={blob(0, 0, 32, s)}
            fill="none"
            stroke="var(--land-1)"
            stroke-width={3}
            stroke-dasharray="26 15"
          />
          <path d={blob(0, -6, 22.5, s, 0.1)} fill="var(--rim)" />
          <path d={blob(0, -6, 20, s, 0.1)} fill="var(--water)" />
        </>
      ) : (
        <>
          <path d={blob(0, 0, 31, s)} fill="var(--land-1)" />
          <path d={blob(1.5, 2, 25, s + 3, 0.16)} fill="var(--land-2)" />
          <path d={blob(-4, -6, 13, s + 9, 0.2)} fill="var(--land-3)" />
        </>
      )}
      <circle
        cy={-9}
        r={13.5}
        fill={good === 'turtle' ? 'var(--disc-t)' : 'var(--disc)'}
        stroke="#14313A"
        stroke-opacity={0.25}
        stroke-width={0.8}
      />
      <GoodAt good={good} x={0} y={-9} scale={0.8} />
    </g>
  );
}

function Volcano() {
  return (
    <g transform="translate(62,86) scale(.62)">
      <path d={blob(0, 0, 100, 3, 0.08, 18)} fill="var(--sea-4)" />
      <path d={blob(0, 3, 92, 3, 0.08, 18)} fill="#062029" fill-opacity={0.22} />
      <path d={blob(0, 0, 92, 3, 0.08, 18)} fill="var(--rim)" />
      <path d={blob(0, 0, 83, 3, 0.08, 18)} fill="var(--land-1)" />
      <path d={blob(2, 1, 73, 8, 0.1, 18)} fill="var(--land-2)" />
      <path d={blob(0, -8, 59, 5, 0.09, 16)} fill="var(--rock-1)" />
      <path d={blob(0, -8, 54, 6, 0.09, 16)} fill="var(--rock-2)" />
      {Array.from({ length: 9 }, (_, k) => (
        <path
          key={k}
          transform={`translate(0,-8) rotate(${k * 40 + 12})`}
          d={`M24,-5L${k % 2 ? 50 : 56},0L24,5Z`}
          fill="var(--rock-3)"
          fill-opacity={0.55}
        />
      ))}
      <circle cy={-8} r={31} fill="var(--rock-3)" />
      <circle cy={-8} r={25} fill="#8E2413" />
      <circle cy={-8} r={20.5} fill="#D9481F" />
      <path d={blob(0, -8, 14, 21, 0.2, 10)} fill="#F58A2E" />
      <path d={blob(-1, -9, 7.5, 4, 0.25, 10)} fill="#FFD57A" />
    </g>
  );
}

function Dots({ d, ink = '#fff' }: { d: string; ink?: string }) {
  return (
    <path d={d} stroke={ink} stroke-width={3} stroke-dasharray=".1 7.5" stroke-linecap="round" />
  );
}

export function Scene() {
  return (
    <Frame ground="var(--sea-0)">
      {depthLines().map((d, i) => (
        <path key={i} d={d} fill={`var(--sea-${i + 1})`} />
      ))}
      <Dots d="M122,88L148,91" ink="#FF9A3D" />
      <Dots d="M190,68L210,50M207,91L252,87M246,52L268,66" />
      <Volcano />
      {isles.map(i => (
        <Island key={i.seed} {...i} />
      ))}
      <Boat seat={0} x={230} y={84} scale={1.15} />
      <Boat seat={1} x={196} y={54} scale={1.15} />
      <Piece seat={0} x={160} y={110} r={8} />
      <Piece seat={2} x={190} y={112} r={8} />
      <Piece seat={3} x={286} y={110} r={8} />
      <Piece seat={1} x={60} y={122} r={8} />
    </Frame>
  );
}
