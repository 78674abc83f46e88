// Rings.tsx - islands and pieces that may be chosen, and what a Populate brings there.
import { SeatShape } from '../../art/seats.tsx';
import { isOn } from '../bar.tsx';
import { piecePlace, reachOf } from './geometry.ts';
import type { Target } from './moves.ts';
import { island, type Position } from './position.ts';
import { keyOf, quietFrom } from './targets.ts';

interface RingProps {
  position: Position;
  target: Target;
  on: boolean;
  quiet: boolean;
  seat: number;
}
// Where a route leads to, while one points at it.
function Landing({ position, target }: RingProps) {
  const i = island(position, target.moves[0]!.to!),
    r = i.kind === 'volcano' ? 96 : 44;
  return (
    <g fill="none" stroke="var(--glow)">
      <circle cx={i.x} cy={i.y} r={r} stroke-opacity={0.35} stroke-width={9} />
      <circle cx={i.x} cy={i.y} r={r} stroke-width={3.4} />
    </g>
  );
}
function IslandRing({ position, target, on, quiet }: RingProps) {
  const i = island(position, target.id),
    r = reachOf(i) + 1;
  return (
    <g fill="none" stroke="var(--glow)">
      <circle
        class="b-halo"
        cx={i.x}
        cy={i.y}
        r={r}
        stroke-opacity={on ? 0.5 : 0.3}
        stroke-width={on ? 14 : quiet ? 7 : 10}
      />
      <circle class="b-pulse" cx={i.x} cy={i.y} r={r} stroke-width={on ? 5.5 : quiet ? 3 : 4} />
    </g>
  );
}
function PieceRing({ position, target, on, seat }: RingProps) {
  const [cx, cy] = piecePlace(island(position, target.id), seat);
  return (
    <g>
      <circle
        class="b-halo"
        cx={cx}
        cy={cy}
        r={on ? 24 : 20}
        fill="var(--glow)"
        fill-opacity={on ? 0.55 : 0.34}
      />
      <SeatShape
        seat={seat}
        x={cx}
        y={cy}
        r={on ? 16.5 : 14}
        class="b-pulse"
        fill="var(--glow)"
        fill-opacity={0.95}
        stroke="#fff"
        stroke-opacity={on ? 1 : 0.7}
        stroke-width={on ? 2 : 1.2}
      />
    </g>
  );
}
function Ring(props: RingProps) {
  const { target, on } = props;
  if (target.kind === 'island') return <IslandRing {...props} />;
  if (target.kind === 'piece') return <PieceRing {...props} />;
  return on && target.moves[0]!.to !== undefined ? <Landing {...props} /> : null;
}

function LiftedRing({
  position,
  lifted,
  seat,
}: {
  position: Position;
  lifted: string;
  seat: number;
}) {
  const [x, y] = piecePlace(island(position, lifted), seat);
  return <circle cx={x} cy={y} r={19} fill="var(--glow)" stroke="#1D2B2F" stroke-width={2.4} />;
}

interface RingsProps {
  position: Position;
  targets: Target[];
  pointed: string[];
  seat: number;
  lifted: string | null;
}
// What may be chosen on the islands.
export function Rings({ position, targets, pointed, seat, lifted }: RingsProps) {
  const quiet = targets.length > quietFrom;
  return (
    <g aria-hidden="true">
      {targets.map(x => (
        <Ring
          key={keyOf(x)}
          position={position}
          target={x}
          on={isOn(x, pointed)}
          quiet={quiet}
          seat={seat}
        />
      ))}
      {lifted !== null && <LiftedRing position={position} lifted={lifted} seat={seat} />}
    </g>
  );
}

interface PlusProps {
  position: Position;
  targets: Target[];
}
// "+3" and "+1" on the islands of a Populate.
export function Plus({ position, targets }: PlusProps) {
  return (
    <g aria-hidden="true">
      {targets
        .filter(x => x.kind === 'island')
        .map(x => {
          const i = island(position, x.id),
            y = i.kind === 'volcano' ? i.y - 74 : i.y - 40;
          return (
            <g key={x.id} transform={`translate(${i.x + (i.kind === 'volcano' ? 0 : 26)},${y})`}>
              <g class="b-grow">
                <rect
                  x={-15}
                  y={-11.5}
                  width={30}
                  height={23}
                  rx={11.5}
                  fill="#FFFBF2"
                  stroke="#1D2B2F"
                  stroke-width={1}
                />
                <text class="b-tag" text-anchor="middle" y={4.6}>
                  +{x.moves[0]!.pieces}
                </text>
              </g>
            </g>
          );
        })}
    </g>
  );
}
