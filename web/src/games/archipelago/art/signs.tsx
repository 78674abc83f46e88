// signs.tsx - what a colony is made of: goods, buildings, deeds of the wheel, people and ships. Filled
// shapes with an outline of their own, so that they hold on sea, grass and paper.
import { seatColour, SeatShape } from '../../../art/seats.tsx';
import { deeds } from './deeds.tsx';
import { goods } from './goods.tsx';
import { houses } from './houses.tsx';
import { bark, deep, paper } from './inks.ts';
import { moods } from './moods.tsx';

const shapes = { ...goods, ...houses, ...deeds, ...moods, recruitment: deeds.worker };
export type Sign = keyof typeof shapes;

export function SignShape({ name }: { name: Sign }) {
  const Shape = shapes[name];
  return <Shape />;
}

// In text and panels. The word stands beside it, so it is not spoken.
export function SignIcon({
  name,
  size = 20,
  ink = 'var(--ar-sign)',
}: {
  name: Sign;
  size?: number;
  ink?: string;
}) {
  return (
    <svg
      class="good"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      style={{ color: ink }}
      aria-hidden="true"
    >
      <SignShape name={name} />
    </svg>
  );
}
// On a board, around a point.
export function SignAt({
  name,
  x,
  y,
  size,
  ink = deep,
}: {
  name: Sign;
  x: number;
  y: number;
  size: number;
  ink?: string;
}) {
  const left = (x - size / 2).toFixed(1),
    top = (y - size / 2).toFixed(1);
  return (
    <g
      transform={`translate(${left},${top}) scale(${(size / 24).toFixed(3)})`}
      style={{ color: ink }}
    >
      <SignShape name={name} />
    </g>
  );
}

// ---- people and ships: a seat's shape as body or on the sail ------------------------------------

const bodies: Record<number, number> = { 0: 15.2, 1: 15.6, 2: 15.4, 3: 15.4, 4: 15.4 };
export function CitizenShape({ seat }: { seat: number }) {
  const paint = {
    fill: seatColour(seat),
    stroke: paper,
    'stroke-width': 1.7,
    'stroke-linejoin': 'round' as const,
  };
  return (
    <>
      <g stroke="#14313A" stroke-opacity={0.5} stroke-width={3.2} fill="none">
        <SeatShape seat={seat} x={12} y={bodies[seat] ?? 15.4} r={6.2} />
        <circle cx={12} cy={5.6} r={4.1} />
      </g>
      <SeatShape seat={seat} x={12} y={bodies[seat] ?? 15.4} r={6.2} {...paint} />
      <circle cx={12} cy={5.6} r={4.1} {...paint} />
    </>
  );
}
export function ShipShape({ seat }: { seat: number }) {
  const ink = seatColour(seat);
  return (
    <>
      <path d="M11,1C20,3.5 21.5,11 19,15.5L11,15Z" fill={paper} stroke={ink} stroke-width={1.4} />
      <SeatShape seat={seat} x={14.8} y={seat === 1 ? 9.6 : 9.2} r={2.9} fill={ink} />
      <path d="M10.5,.8V16" stroke={bark} stroke-width={1.6} />
      <path
        d="M1.5,15.5H22.5C21.5,20.5 18.5,22.5 12,22.5S2.5,20.5 1.5,15.5Z"
        fill={ink}
        stroke={paper}
        stroke-width={1.4}
        stroke-linejoin="round"
      />
    </>
  );
}
export function CitizenIcon({
  seat,
  size = 20,
  lying = false,
}: {
  seat: number;
  size?: number;
  lying?: boolean;
}) {
  return (
    <svg class="good" width={size} height={size} viewBox="-1 -1 26 26" aria-hidden="true">
      <g transform={lying ? 'rotate(90 12 13)' : undefined}>
        <CitizenShape seat={seat} />
      </g>
    </svg>
  );
}
export function ShipIcon({ seat, size = 20 }: { seat: number; size?: number }) {
  return (
    <svg class="good" width={size} height={size} viewBox="-1 -1 26 26" aria-hidden="true">
      <ShipShape seat={seat} />
    </svg>
  );
}
