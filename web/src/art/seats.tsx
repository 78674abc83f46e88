// seats.tsx - seats are told apart by colour and by shape, always both: circle, triangle, square,
// diamond, hexagon. Seat numbers start at 0; the colours are the tokens --seat1 to --seat5, which a game
// sets to its own (inks.ts).
import type { SVGAttributes } from 'preact';

type Paint = Omit<SVGAttributes, 'x' | 'y' | 'r'>;
interface Shape {
  seat: number;
  x?: number;
  y?: number;
  r?: number;
}

export function SeatShape({
  seat,
  x = 0,
  y = 0,
  r = 10,
  ...paint
}: Shape & Omit<Paint, keyof Shape>) {
  const attrs = paint as Record<string, unknown>;
  switch (seat) {
    case 0:
      return <circle cx={x} cy={y} r={r} {...attrs} />;
    case 1:
      return (
        <path
          d={`M${x},${y - r * 1.2}l${r * 1.2},${r * 2.1}h${-r * 2.4}Z`}
          stroke-linejoin="round"
          {...attrs}
        />
      );
    case 2:
      return (
        <rect
          x={x - r * 0.92}
          y={y - r * 0.92}
          width={r * 1.84}
          height={r * 1.84}
          rx={r * 0.18}
          {...attrs}
        />
      );
    case 3:
      return (
        <path
          d={`M${x},${y - r * 1.28}l${r * 1.2},${r * 1.28}l${-r * 1.2},${r * 1.28}l${-r * 1.2},${-r * 1.28}Z`}
          stroke-linejoin="round"
          {...attrs}
        />
      );
    default:
      return (
        <path
          d={`M${x - r * 0.55},${y - r}h${r * 1.1}l${r * 0.55},${r}l${-r * 0.55},${r}h${-r * 1.1}l${-r * 0.55},${-r}Z`}
          stroke-linejoin="round"
          {...attrs}
        />
      );
  }
}

export const seatColour = (seat: number): string => `var(--seat${seat + 1})`;
export const lineColour = (seat: number): string => `var(--ln${seat + 1})`;

// A seat's sign in running text and lists. The name stands beside it, so it is not spoken.
export function SeatSign({ seat, size = 22 }: { seat: number; size?: number }) {
  return (
    <svg class="seat" width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true">
      <SeatShape
        seat={seat}
        y={seat === 1 ? 1.5 : 0}
        fill={seatColour(seat)}
        stroke={lineColour(seat)}
        stroke-width={1}
      />
    </svg>
  );
}

// A piece on a board, with a badge if it stands for several.
export function Piece({
  seat,
  x,
  y,
  count = 1,
  r = 9,
}: {
  seat: number;
  x: number;
  y: number;
  count?: number;
  r?: number;
}) {
  return (
    <g transform={`translate(${x},${y})`}>
      <SeatShape seat={seat} r={r} fill="#062029" fill-opacity={0.28} transform="translate(.6,2)" />
      <SeatShape seat={seat} r={r} fill={seatColour(seat)} stroke="#FFFBF2" stroke-width={2.2} />
      <SeatShape
        seat={seat}
        r={r + 1.1}
        fill="none"
        stroke="#14313A"
        stroke-opacity={0.55}
        stroke-width={0.8}
      />
      {count > 1 && (
        <g transform={`translate(${r * 0.8},${-r * 0.8})`}>
          <g class="b-grow">
            <circle r={7} fill="#FFFBF2" stroke="#14313A" stroke-width={0.9} />
            <text class="b-count" y={4}>
              {count}
            </text>
          </g>
        </g>
      )}
    </g>
  );
}

// A boat: a dark hull, and the seat's own shape as its sail.
export function Boat({
  seat,
  x,
  y,
  scale = 1,
}: {
  seat: number;
  x: number;
  y: number;
  scale?: number;
}) {
  return (
    <g transform={`translate(${x.toFixed(1)},${y.toFixed(1)}) scale(${scale})`}>
      <path
        d="M-10.5,3.5H10.5C8.5,9.5 -8.5,9.5 -10.5,3.5Z"
        fill="#3A2314"
        stroke="#FFFBF2"
        stroke-width={1.5}
        stroke-linejoin="round"
      />
      <SeatShape
        seat={seat}
        y={seat === 1 ? -2.4 : -3.2}
        r={6.2}
        fill={seatColour(seat)}
        stroke="#FFFBF2"
        stroke-width={1.5}
      />
    </g>
  );
}
