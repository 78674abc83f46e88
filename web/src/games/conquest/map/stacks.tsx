// stacks.tsx - pieces on the map: one badge a side and hex, chain canoes and the lines between them.
import { seatColour, SeatShape } from '../../../art/seats.tsx';
import { ThingAt } from '../art.tsx';
import { placeAt, type Chain, type Place, type Position, type Stack } from '../position.ts';
import { badgeAt, canoeAt, type At } from './geometry.ts';

export const isIsland = (place: Place | null): boolean =>
  place?.ground === 'group' || place?.ground === 'atoll';

const canoePlace = (p: Position, hex: number): At => canoeAt(hex, isIsland(placeAt(p, hex)));

export function stackPlace(p: Position, hex: number, side: number): At {
  const place = placeAt(p, hex),
    stacks = place?.stacks ?? [],
    k = Math.max(
      0,
      stacks.findIndex(s => s.side === side),
    );
  return badgeAt(hex, isIsland(place), k, Math.max(1, stacks.length));
}

// Lines between chain canoes; those of the Home are brighter.
export function Chains({ position }: { position: Position }) {
  const line = (c: Chain, [a, b]: [number, number]) => {
    const p = canoePlace(position, a),
      q = canoePlace(position, b),
      atHome = c.home.includes(a);
    return (
      <g key={`${c.side}.${a}.${b}`} stroke-linecap="round" fill="none">
        <path
          d={`M${p[0]},${p[1]}L${q[0]},${q[1]}`}
          stroke="#FFFBF2"
          stroke-width={atHome ? 7.6 : 6}
          stroke-opacity={atHome ? 0.95 : 0.5}
        />
        <path
          d={`M${p[0]},${p[1]}L${q[0]},${q[1]}`}
          stroke={seatColour(c.side)}
          stroke-width={atHome ? 4.2 : 3}
          stroke-dasharray={atHome ? undefined : '7 5'}
        />
      </g>
    );
  };
  return <g aria-hidden="true">{position.chains.map(c => c.edges.map(e => line(c, e)))}</g>;
}

interface BadgeProps {
  x: number;
  y: number;
  side: number;
  n: number | string;
  lifted?: boolean;
  noCanoe?: boolean;
}
// How many pieces lie face down in a stack.
export function Badge({ x, y, side, n, lifted = false, noCanoe = false }: BadgeProps) {
  const isLong = String(n).length > 1,
    w = isLong ? 39 : 32;
  return (
    <g transform={`translate(${x},${y})`}>
      <g class="c-grow">
        {lifted && <Lifted w={w} />}
        <rect
          x={-w / 2}
          y={-9.5}
          width={w}
          height={19}
          rx={9.5}
          fill="#FFFBF2"
          stroke={seatColour(side)}
          stroke-width={2}
        />
        <SeatShape
          seat={side}
          x={-w / 2 + 10}
          y={side === 1 ? 1 : 0}
          r={5.2}
          fill={seatColour(side)}
        />
        <text class="c-badge" x={-w / 2 + (isLong ? 26 : 23)} y={5}>
          {n}
        </text>
        {noCanoe && (
          <path
            d={`M${w / 2 - 3},-9.5l6,-4M${w / 2 - 1},-14l3,5`}
            stroke="#FFFBF2"
            stroke-width={1.6}
            stroke-linecap="round"
          />
        )}
      </g>
    </g>
  );
}
const Lifted = ({ w }: { w: number }) => (
  <rect
    x={-w / 2 - 4}
    y={-13.5}
    width={w + 8}
    height={27}
    rx={13.5}
    fill="var(--glow)"
    stroke="#1D2B2F"
    stroke-width={2}
  />
);

// One badge a side and hex: the chain canoe beside it, the number of face-down pieces in it.
export function Stacks({ position, lifted }: { position: Position; lifted: number | null }) {
  const stack = (place: Place, s: Stack, k: number) => {
    const [bx, by] = badgeAt(place.hex, isIsland(place), k, place.stacks!.length),
      [cx, cy] = canoeAt(place.hex, isIsland(place));
    return (
      <g key={`${place.hex}.${s.side}`}>
        {s.chain && <ThingAt thing="tcu" x={cx} y={cy - 2} size={24} ink={seatColour(s.side)} />}
        {s.down > 0 && (
          <Badge
            x={bx}
            y={by}
            side={s.side}
            n={s.down}
            lifted={lifted === place.hex}
            noCanoe={s.no_wc}
          />
        )}
      </g>
    );
  };
  return (
    <g aria-hidden="true">
      {position.hexes.flatMap(place => (place.stacks ?? []).map((s, k) => stack(place, s, k)))}
    </g>
  );
}
