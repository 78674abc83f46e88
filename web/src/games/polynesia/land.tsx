// land.tsx - what never changes during a game: sea, archipelagos, islands, names. Pure drawing; the
// board keeps the result, so that a move draws none of this again.
import { GoodAt } from '../../art/goods.tsx';
import { blob, contour, type Bump } from '../../art/organic.ts';
import { capName, isAtoll, labelPlace } from './geometry.ts';
import { archipelagoName, islandName } from './names.ts';
import type { Island, Position } from './position.ts';

const number = (i: Island): number => Number(i.id.slice(1));
const seed = (i: Island): number => number(i) * 17 + 5;

const swells = Array.from({ length: 21 }, (_, k) => (k - 4) * 62)
  .map(
    y =>
      `M-900,${y + 120}C-500,${y - 30} -300,${y + 150} -100,${y + 60}S250,${y + 110} 420,${y + 50}` +
      `S900,${y - 40} 1450,${y + 60}S1900,${y} 2200,${y + 70}`,
  )
  .join('');

const depths = new Map<string, string[]>();
function depthLines(p: Position): string[] {
  let known = depths.get(p.side);
  if (!known) {
    const bumps: Bump[] = p.islands.map(i => ({
      x: i.x,
      y: i.y,
      r: i.kind === 'volcano' ? 132 : 60,
    }));
    known = [0.16, 0.38, 0.66].map(level =>
      contour(bumps, level, { x0: -120, y0: -120, x1: 1120, y1: 900, step: 13 }),
    );
    depths.set(p.side, known);
  }
  return known;
}

export function Sea({ position }: { position: Position }) {
  return (
    <g aria-hidden="true">
      <rect x={-2400} y={-2000} width={6000} height={5000} fill="var(--sea-0)" />
      <path d={swells} fill="none" stroke="#fff" stroke-opacity={0.055} stroke-width={2} />
      {depthLines(position).map((d, k) => (
        <path key={k} fill={`var(--sea-${k + 1})`} d={d} />
      ))}
      {position.archipelagos.map(a => {
        const [p, q] = a.islands.map(id => position.islands.find(i => i.id === id)!) as [
          Island,
          Island,
        ];
        const line = { x1: p.x, y1: p.y, x2: q.x, y2: q.y, 'stroke-linecap': 'round' as const };
        return (
          <g key={a.id}>
            <line {...line} stroke="var(--cap)" stroke-width={113} />
            <line {...line} stroke="var(--sea-2)" stroke-width={108} />
            <line {...line} stroke="var(--cap-in)" stroke-opacity={0.55} stroke-width={108} />
          </g>
        );
      })}
    </g>
  );
}

function Disc({ x, y, r, golden = false }: { x: number; y: number; r: number; golden?: boolean }) {
  return (
    <circle
      cx={x}
      cy={y}
      r={r}
      fill={golden ? 'var(--disc-t)' : 'var(--disc)'}
      stroke="#14313A"
      stroke-opacity={0.25}
      stroke-width={0.8}
    />
  );
}

function Symbol({ i }: { i: Island }) {
  const { x, y } = i;
  if (i.symbol === 'fish' || i.symbol === 'shell')
    return (
      <>
        <Disc x={x} y={y - 9} r={13.5} />
        <GoodAt good={i.symbol} x={x - (i.symbol === 'fish' ? 0.4 : 0)} y={y - 9} scale={0.78} />
      </>
    );
  if (i.turtles === 1)
    return (
      <>
        <Disc x={x} y={y - 9} r={13.5} golden />
        <GoodAt good="turtle" x={x} y={y - 8.6} scale={0.86} />
      </>
    );
  if (i.turtles > 1)
    return (
      <>
        <rect
          x={x - 13}
          y={y - 30}
          width={26}
          height={41}
          rx={13}
          fill="var(--disc-t)"
          stroke="#14313A"
          stroke-opacity={0.25}
          stroke-width={0.8}
        />
        <GoodAt good="turtle" x={x} y={y - 18} scale={0.76} />
        <GoodAt good="turtle" x={x} y={y - 0.5} scale={0.76} />
      </>
    );
  return null;
}

function Hills({ i, s }: { i: Island; s: number }) {
  const { x, y } = i;
  if (isAtoll(i))
    return (
      <>
        <path d={blob(x, y, 32, s)} fill="var(--land-2)" />
        <path
          d={blob(x, y, 32, s)}
          fill="none"
          stroke="var(--land-1)"
          stroke-width={3}
          stroke-dasharray="26 15"
        />
        <path d={blob(x, y - 6, 22.5, s, 0.1)} fill="var(--rim)" />
        <path d={blob(x, y - 6, 20, s, 0.1)} fill="var(--water)" />
      </>
    );
  return (
    <>
      <path d={blob(x, y, 31, s)} fill="var(--land-1)" />
      <path d={blob(x + 1.5, y + 2, 25, s + 3, 0.16)} fill="var(--land-2)" />
      <path d={blob(x - 4, y - 6, 13, s + 9, 0.2)} fill="var(--land-3)" />
    </>
  );
}

function Plain({ i }: { i: Island }) {
  const s = seed(i),
    { x, y } = i;
  return (
    <g class={i.safe ? 'isle' : 'isle sinks'} data-isle={i.id}>
      {i.kind === 'near' && (
        <>
          <circle
            cx={x}
            cy={y}
            r={44.5}
            fill="none"
            stroke="#062029"
            stroke-opacity={0.35}
            stroke-width={6}
          />
          <circle
            cx={x}
            cy={y}
            r={44.5}
            fill="none"
            stroke="#FF9A3D"
            stroke-width={3.6}
            stroke-dasharray="9 5.5"
          />
        </>
      )}
      <path d={blob(x, y, 43, s)} fill="var(--sea-4)" />
      <path d={blob(x, y + 1.6, 37, s)} fill="#062029" fill-opacity={0.22} />
      <path d={blob(x, y, 37, s)} fill="var(--rim)" />
      <Hills i={i} s={s} />
      <Symbol i={i} />
    </g>
  );
}

// Mauna Ahi: lava in the crater, rock around it, forest, sand.
function Volcano({ i }: { i: Island }) {
  const { x, y } = i,
    c = y - 8;
  const ridges = Array.from({ length: 9 }, (_, k) => ({ turn: k * 40 + 12, far: k % 2 ? 50 : 56 }));
  return (
    <g class="isle sinks" data-isle={i.id}>
      <path d={blob(x, y, 100, 3, 0.08, 18)} fill="var(--sea-4)" />
      <path d={blob(x, y + 3, 92, 3, 0.08, 18)} fill="#062029" fill-opacity={0.22} />
      <path d={blob(x, y, 92, 3, 0.08, 18)} fill="var(--rim)" />
      <path d={blob(x, y, 83, 3, 0.08, 18)} fill="var(--land-1)" />
      <path d={blob(x + 2, y + 1, 73, 8, 0.1, 18)} fill="var(--land-2)" />
      <path d={blob(x, c, 59, 5, 0.09, 16)} fill="var(--rock-1)" />
      <path d={blob(x, c, 54, 6, 0.09, 16)} fill="var(--rock-2)" />
      {ridges.map(({ turn, far }) => (
        <path
          key={turn}
          transform={`translate(${x},${c}) rotate(${turn})`}
          d={`M24,-5L${far},0L24,5Z`}
          fill="var(--rock-3)"
          fill-opacity={0.55}
        />
      ))}
      <circle cx={x} cy={c} r={31} fill="var(--rock-3)" />
      <circle cx={x} cy={c} r={25} fill="#8E2413" />
      <circle cx={x} cy={c} r={20.5} fill="#D9481F" />
      <path d={blob(x, c, 14, 21, 0.2, 10)} fill="#F58A2E" />
      <path d={blob(x - 1, c - 1, 7.5, 4, 0.25, 10)} fill="#FFD57A" />
    </g>
  );
}

export function Islands({ position }: { position: Position }) {
  return (
    <g aria-hidden="true">
      {[...position.islands]
        .sort((a, b) => number(a) - number(b))
        .map(i =>
          i.kind === 'volcano' ? <Volcano key={i.id} i={i} /> : <Plain key={i.id} i={i} />,
        )}
    </g>
  );
}

export function ArchipelagoNames({ position }: { position: Position }) {
  return (
    <g aria-hidden="true">
      {position.archipelagos.map(a => {
        const n = capName(position, a);
        return (
          <text
            key={a.id}
            class="b-arch"
            text-anchor="middle"
            transform={`translate(${n.x},${n.y}) rotate(${n.angle.toFixed(1)})`}
            x={n.dx}
            y={n.dy}
          >
            {archipelagoName(a.id)}
          </text>
        );
      })}
    </g>
  );
}

export function Names({ position }: { position: Position }) {
  return (
    <g aria-hidden="true">
      {position.islands.map(i => {
        const l = labelPlace(position, i);
        return (
          <text
            key={i.id}
            class={i.kind === 'volcano' ? 'b-label large' : 'b-label'}
            x={l.x}
            y={l.y}
            text-anchor={l.anchor}
          >
            {islandName(i.id)}
          </text>
        );
      })}
    </g>
  );
}
