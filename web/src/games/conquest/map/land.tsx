// land.tsx - islands with their boxes and defenders, as they lie face up.
import { boxSize, Isle } from '../../../art/isles.tsx';
import { seatColour } from '../../../art/seats.tsx';
import { ThingAt } from '../art.tsx';
import { landAt, type Land, type Place, type Position } from '../position.ts';
import { centre } from './geometry.ts';

interface BoxesProps {
  x: number;
  y: number;
  usable: number;
  brown: number;
  ia?: number;
  villages?: number;
  owner?: number | null;
}
// Boxes of a group: green ones, brown ones with a leaf, brown ones; Villages stand in the first.
export function Boxes({ x, y, usable, brown, ia = 0, villages = 0, owner = null }: BoxesProps) {
  const n = usable + brown,
    s = boxSize(n),
    step = s + 2.4,
    left = x - (n * step - 2.4) / 2,
    v = y - s / 2;
  const box = (k: number) => {
    const isBrown = k >= usable - ia,
      u = left + k * step;
    return (
      <g key={k}>
        <rect
          x={u}
          y={v}
          width={s}
          height={s}
          rx={2.6}
          fill={isBrown ? '#E3C79B' : '#D8EFC0'}
          stroke={isBrown ? '#6B3F22' : '#2F6B2C'}
          stroke-width={1.5}
        />
        {k < villages && (
          <ThingAt
            thing="village"
            x={u + s / 2}
            y={v + s / 2 - 0.3}
            size={s + 1.5}
            ink={owner === null ? '#5B6B73' : seatColour(owner)}
          />
        )}
        {isBrown && k < usable && (
          <ThingAt thing="leaf" x={u + s - 1} y={v + 1} size={9} ink="#2F6B2C" />
        )}
      </g>
    );
  };
  return <>{Array.from({ length: n }, (_, k) => box(k))}</>;
}

const isleY = (land: Land): number => (land.atoll ? 0 : -5);

function Island({ position, place }: { position: Position; place: Place }) {
  const land = landAt(position, place.hex),
    [x, y] = centre(place.hex),
    sickness = place.malaria?.join('-');
  if (!land) return null;
  const { usable = 0, brown = 0, ia = 0, villages = 0, owner = null } = place,
    n = place.ground === 'atoll' ? 0 : Math.max(1, usable + brown),
    v = y + isleY(land);
  return (
    <g class="c-isle" data-hex={place.hex}>
      <Isle id={land.id} x={x} y={v} n={n} />
      {n > 0 && <Boxes x={x} y={v} {...{ usable, brown, ia, villages, owner }} />}
      {place.independent && (
        <Defence n={place.warriors ?? 0} x={x} y={y + 27} aside={!!place.stacks?.length} />
      )}
      {sickness && <Malaria dice={sickness} x={x - 42} y={y + (place.stacks?.length ? 6 : 17)} />}
    </g>
  );
}

export function Islands({ position }: { position: Position }) {
  return (
    <g aria-hidden="true">
      {position.hexes
        .filter(h => h.ground === 'group' || h.ground === 'atoll')
        .map(place => (
          <Island key={place.hex} position={position} place={place} />
        ))}
    </g>
  );
}

interface DefenceProps {
  n: number;
  x: number;
  y: number;
  aside: boolean;
}
// Local Warriors; aside of those who attack them.
function Defence({ n, x, y, aside }: DefenceProps) {
  const left = x - (aside ? 54 : 10);
  if (n === 0) return null;
  return (
    <g class="c-def">
      <ThingAt thing="lw" x={left} y={y} size={15} ink="#6B3F22" />
      <text class="c-num" x={left + 10} y={y + 5}>
        {n}
      </text>
    </g>
  );
}

// The die on which Malaria strikes: at the west corner, where no piece ever lies.
function Malaria({ dice, x, y }: { dice: string; x: number; y: number }) {
  return (
    <g class="c-def">
      <ThingAt thing="mosquito" x={x} y={y} size={14} ink="#EAF4F2" />
      <text class="c-num s" x={x + 9} y={y + 4.5}>
        {dice}
      </text>
    </g>
  );
}
