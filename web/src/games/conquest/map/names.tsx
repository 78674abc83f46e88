// names.tsx - what the islands are called, and whose they are.
import { seatColour, SeatShape } from '../../../art/seats.tsx';
import { landAt, type Place, type Position } from '../position.ts';
import { titleOf } from '../../lexicon.ts';
import { hexName } from '../places.ts';
import { centre, type At } from './geometry.ts';
import { farIsles } from './sea.tsx';

function IsleName({ position, place, grow }: NamesProps & { place: Place }) {
  const land = place.ground === 'hidden' ? null : landAt(position, place.hex),
    [x, y] = centre(place.hex),
    owner = place.owner ?? null;
  if (!land) return null;
  const name = hexName(position, place.hex),
    up = y - 26;
  if (place.home !== undefined && place.home !== null)
    return <Pennant at={[x, up - 3]} name={name} side={place.home} grow={grow} />;
  return (
    <g>
      {owner !== null && (
        <SeatShape
          seat={owner}
          x={x - (name.length * 3.3 + 4) * grow}
          y={up - 4 * grow}
          r={5.2}
          fill={seatColour(owner)}
          stroke="#FFFBF2"
          stroke-width={1.6}
        />
      )}
      <text class="b-label" x={x + (owner === null ? 0 : 4)} y={up} text-anchor="middle">
        {name}
      </text>
    </g>
  );
}

interface NamesProps {
  position: Position;
  grow: number;
}
// Names above the islands; a Home has its name in a pill with the sign of its people.
export function Names({ position, grow }: NamesProps) {
  return (
    <g aria-hidden="true">
      {position.hexes.map(place => (
        <IsleName key={place.hex} position={position} place={place} grow={grow} />
      ))}
      {farIsles.map(id => (
        <text
          key={id}
          class="b-label"
          x={centre(id)[0] - 6}
          y={centre(id)[1] - 18}
          text-anchor="middle"
        >
          {titleOf('conquest', 'hex', id)}
        </text>
      ))}
    </g>
  );
}

interface PennantProps {
  at: At;
  name: string;
  side: number;
  grow: number;
}
function Pennant({ at: [x, y], name, side, grow }: PennantProps) {
  const w = (name.length * 7.1 + 26) * grow,
    h = 18 * grow;
  return (
    <g transform={`translate(${x},${y - 2})`}>
      <rect
        x={-w / 2}
        y={-h / 2}
        width={w}
        height={h}
        rx={h / 2}
        fill="#FFFBF2"
        stroke={seatColour(side)}
        stroke-width={2}
      />
      <SeatShape
        seat={side}
        x={-w / 2 + 11 * grow}
        y={side === 1 ? 0.8 : 0}
        r={5}
        fill={seatColour(side)}
      />
      <text class="c-home" x={7 * grow} y={4.6 * grow} text-anchor="middle">
        {name}
      </text>
    </g>
  );
}
