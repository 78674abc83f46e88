// voyage.tsx - the Explorer and its way, and the way of a party that is being put together.
import { seatColour, SeatShape } from '../../../art/seats.tsx';
import { ThingAt } from '../art.tsx';
import { placeAt, type Position, type Voyage } from '../position.ts';
import { arrowAt, centre, outline, radius, type At } from './geometry.ts';

// The stops of a voyage, from where it set out to where it is.
function stopsOf({ start, way }: Voyage, pos: number): number[] {
  const stops = way.includes(pos) ? way : [...way, pos];
  return start === null || start === stops[0] ? stops : [start, ...stops];
}
// A line that swings from stop to stop.
function swing(stops: number[]): string {
  return stops
    .map(centre)
    .map(([u, w], k, all) => {
      const before = all[k - 1];
      if (!before) return `M${u},${w}`;
      return `Q${(before[0] + u) / 2 + (k % 2 ? 12 : -12)},${(before[1] + w) / 2 + 9} ${u},${w}`;
    })
    .join('');
}

// In the middle of the sea; beside what lies there, so that its name and its discs can be read.
function Ship({ voyage: v, pos, isLand }: { voyage: Voyage; pos: number; isLand: boolean }) {
  const [x, y] = centre(pos),
    ship: At = isLand ? [x + 27, y + 14] : [x - 4, y - 10];
  return (
    <>
      <Explorer side={v.side} x={ship[0]} y={ship[1]} size={isLand ? 30 : 36} />
      {v.knots > 0 && (
        <g transform={`translate(${ship[0] + (isLand ? 18 : 25)},${ship[1] - 6})`}>
          <g class="c-grow">
            <circle r={11} fill="#FFFBF2" stroke="#0B4252" stroke-width={1.4} />
            <text class="c-badge m" y={5}>
              {v.knots}
            </text>
          </g>
        </g>
      )}
    </>
  );
}

const isLandAt = (p: Position, hex: number): boolean =>
  ['group', 'atoll', 'hidden'].includes(placeAt(p, hex)?.ground ?? '');

// The way of the Explorer, and the Explorer.
export function VoyageLine({ position, hideShip }: { position: Position; hideShip: boolean }) {
  const v = position.voyage;
  if (v?.pos === undefined || v.pos === null) return null;
  const stops = stopsOf(v, v.pos),
    d = swing(stops),
    passed = v.way.filter(hex => hex !== stops.at(-1));
  return (
    <g aria-hidden="true">
      {stops.length > 1 && (
        <g fill="none" stroke-linecap="round">
          <path d={d} stroke="#0B4252" stroke-width={7} stroke-dasharray=".1 9" />
          <path d={d} stroke="#FFD489" stroke-width={4} stroke-dasharray=".1 9" />
        </g>
      )}
      {passed.map((hex, k) => (
        <circle
          key={k}
          cx={centre(hex)[0]}
          cy={centre(hex)[1]}
          r={4.5}
          fill="#FFD489"
          stroke="#0B4252"
          stroke-width={1.2}
        />
      ))}
      {!hideShip && <Ship voyage={v} pos={v.pos} isLand={isLandAt(position, v.pos)} />}
    </g>
  );
}

interface ExplorerProps {
  side: number;
  x: number;
  y: number;
  size?: number;
}
export const Explorer = ({ side, x, y, size = 36 }: ExplorerProps) => (
  <g>
    <ThingAt thing="explorer" x={x} y={y} size={size} ink={seatColour(side)} />
    <SeatShape
      seat={side}
      x={x + size * 0.02}
      y={y + size * 0.27 + (side === 1 ? 0.8 : 0)}
      r={size * 0.1}
      fill={seatColour(side)}
      stroke="#FFFBF2"
      stroke-width={1.2}
    />
  </g>
);

// The party being put together: from where, to where.
export function PartyWay({ position: { party } }: { position: Position }) {
  if (!party) return null;
  const [x, y] = centre(party.from),
    [u, v] = centre(party.to),
    a = Math.atan2(v - y, u - x),
    tip: At = [u - 24 * Math.cos(a), v - 24 * Math.sin(a)],
    d = `M${x},${y}L${tip[0].toFixed(1)},${tip[1].toFixed(1)}`;
  return (
    <g aria-hidden="true" fill="none" stroke-linecap="round">
      <path
        d={outline(party.to, radius - 3)}
        stroke="var(--glow)"
        stroke-width={4}
        stroke-dasharray="10 6"
      />
      <path d={d} stroke="#0B4252" stroke-width={8} />
      <path d={d} stroke="var(--glow)" stroke-width={4.5} />
      <path
        d="M-11,-8L4,0L-11,8Z"
        transform={arrowAt(tip, a)}
        fill="var(--glow)"
        stroke="#0B4252"
        stroke-width={1.6}
      />
    </g>
  );
}
