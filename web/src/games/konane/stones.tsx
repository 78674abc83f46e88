// stones.tsx - the slab with its hollows and the stones on it: black ones of lava, white ones of coral.
import { blob } from '../../art/organic.ts';
import { CELL, LIP, RIM, places, seatAt, spotOf, type Position } from './position.ts';

// No two pebbles are quite the same; each place keeps the shape of its own.
const shapes = new Map<string, string>();
function pebble(seed: number, r: number): string {
  const key = `${seed} ${r}`,
    d = shapes.get(key) ?? blob(0, 0, r, seed, 0.05, 12);
  shapes.set(key, d);
  return d;
}
const seedOf = (place: string): number => place.charCodeAt(0) * 7 + Number(place.slice(1)) * 13;

export function Stone({ seat, seed, r = 23 }: { seat: number; seed: number; r?: number }) {
  return (
    <g class={`k-stone ${seat === 0 ? 'black' : 'white'}`} aria-hidden="true">
      <path class="k-shade" d={pebble(seed, r)} transform={`translate(1,${r * 0.13})`} />
      <path class="k-body" d={pebble(seed, r)} />
      <path
        class="k-light"
        d={pebble(seed + 3, r * 0.62)}
        transform={`translate(${-r * 0.16},${-r * 0.2})`}
      />
      <ellipse class="k-gleam" cx={-r * 0.32} cy={-r * 0.42} rx={r * 0.24} ry={r * 0.13} />
    </g>
  );
}

function StoneAt({ p, place, seat }: { p: Position; place: string; seat: number }) {
  const { x, y } = spotOf(p.side, place);
  return (
    <g transform={`translate(${x},${y})`}>
      <g data-stone={place}>
        <Stone seat={seat} seed={seedOf(place)} />
      </g>
    </g>
  );
}

// The rock, its hollows, and letters and numbers along two sides, for whoever wants them.
export function Slab({ side, named }: { side: number; named: boolean }) {
  const w = RIM + LIP + CELL * side;
  return (
    <g aria-hidden="true">
      <rect class="k-slab-foot" x={2} y={8} width={w - 4} height={w - 8} rx={26} />
      <rect class="k-slab" x={2} y={2} width={w - 4} height={w - 8} rx={26} />
      <rect class="k-slab-edge" x={8} y={8} width={w - 16} height={w - 20} rx={21} />
      {places(side).map(place => {
        const { x, y } = spotOf(side, place);
        return (
          <g key={place} transform={`translate(${x},${y})`}>
            <circle class="k-hollow" r={21} />
            <path class="k-hollow-rim" d="M-20,6A21,21 0 0 0 20,6" />
          </g>
        );
      })}
      {Array.from({ length: named ? side : 0 }, (_, i) => (
        <g key={i} class="k-names">
          <text x={RIM + CELL * (i + 0.5)} y={w - RIM / 2 + 1}>
            {String.fromCharCode(97 + i)}
          </text>
          <text x={RIM / 2 + 2} y={LIP + CELL * (side - i - 0.5) + 5}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
}

export function Stones({ p }: { p: Position }) {
  return (
    <g>
      {places(p.side).map(place => {
        const seat = seatAt(p, place);
        return seat === null ? null : <StoneAt key={place} p={p} place={place} seat={seat} />;
      })}
    </g>
  );
}
