// art.tsx - what people of the old Pacific own: canoes, bands, houses, shields. Filled silhouettes
// on a 24 grid in one ink, with a paper edge, so that they hold on sea, sand and paper alike.
import type { VNode } from 'preact';

export type Thing =
  | 'wc'
  | 'tc'
  | 'tcu'
  | 'wb'
  | 'col'
  | 'rum'
  | 'lw'
  | 'leader'
  | 'village'
  | 'leaf'
  | 'explorer'
  | 'mosquito'
  | 'card'
  | 'cardup'
  | 'knot'
  | 'kumara'
  | 'saved';

const paper = '#FFFBF2';

// A Transport; in the chain it has a second sail.
function Sailing({ isUp }: { isUp: boolean }) {
  return (
    <>
      <path
        d="M12.5,1.5C19,5 19.5,11 17.5,14.5L11.5,14Z"
        fill={paper}
        stroke="currentColor"
        stroke-width={1.6}
        stroke-linejoin="round"
      />
      <path
        d="M1.5,14.5H22.5C21.5,19 18.5,20.5 12,20.5S2.5,19 1.5,14.5Z"
        fill="currentColor"
        stroke={paper}
        stroke-width={1.2}
        stroke-linejoin="round"
      />
      <path d="M11.5,1.5V15" stroke="currentColor" stroke-width={1.7} />
      {isUp && <path d="M8.5,4C5.5,6.5 4.8,10.5 5.8,13.5L9.3,13.6Z" fill="currentColor" />}
    </>
  );
}

const shapes: Record<Thing, () => VNode> = {
  wc: () => (
    <>
      <g stroke-linecap="round">
        <path d="M5.5,9.5L3,19.5M10.5,9.5L8,20M15.5,9.5L13,20" stroke={paper} stroke-width={3.4} />
        <path
          d="M5.5,9.5L3,19.5M10.5,9.5L8,20M15.5,9.5L13,20"
          stroke="currentColor"
          stroke-width={1.5}
        />
      </g>
      <path
        d="M.8,9C3,13.5 6,14 12,14s8.5-1 11-7.5c.9,7-2.5,12-11,12S.3,14.5 .8,9Z"
        fill="currentColor"
        stroke={paper}
        stroke-width={1.2}
        stroke-linejoin="round"
      />
      <g fill="currentColor" stroke={paper} stroke-width={1}>
        <circle cx={7} cy={8.5} r={2.6} />
        <circle cx={12} cy={8.5} r={2.6} />
        <circle cx={17} cy={8} r={2.6} />
      </g>
    </>
  ),
  tc: () => <Sailing isUp={false} />,
  tcu: () => <Sailing isUp={true} />,
  wb: () => (
    <>
      <path d="M17.5,2v20" stroke={paper} stroke-width={4} stroke-linecap="round" />
      <path d="M17.5,4v18" stroke="currentColor" stroke-width={1.8} stroke-linecap="round" />
      <path d="M17.5,.8L20.2,6h-5.4Z" fill="currentColor" />
      <circle cx={8.5} cy={6} r={3.6} fill="currentColor" stroke={paper} stroke-width={1.2} />
      <path
        d="M2.5,21c0-6.5 1.5-10.5 6-10.5s6,4 6,10.5Z"
        fill="currentColor"
        stroke={paper}
        stroke-width={1.2}
      />
    </>
  ),
  leader: () => (
    <>
      <path d="M4,8l2.2,2.4L8.5,3.5l2.3,6.9L13,8Z" fill="currentColor" />
      <path d="M18,2v20" stroke="currentColor" stroke-width={1.8} stroke-linecap="round" />
      <path d="M18,1c3,2 3,5 0,7c-3-2-3-5 0-7Z" fill="currentColor" />
      <circle cx={8.5} cy={11} r={3.2} fill="currentColor" stroke={paper} stroke-width={1} />
      <path
        d="M2.5,22c0-5 1.5-7.6 6-7.6s6,2.6 6,7.6Z"
        fill="currentColor"
        stroke={paper}
        stroke-width={1}
      />
    </>
  ),
  col: () => (
    <>
      <path
        d="M3,12L12,4l9,8v9H3Z"
        fill="currentColor"
        stroke={paper}
        stroke-width={1.2}
        stroke-linejoin="round"
      />
      <path
        d="M12,19v-6M12,15c0-3 2-4 4-4c0,3-1.5,4-4,4ZM12,16.5c0-2.5-1.5-3.5-3.5-3.5c0,2.5 1.2,3.5 3.5,3.5Z"
        fill={paper}
        stroke={paper}
        stroke-width={0.8}
      />
    </>
  ),
  rum: () => (
    <>
      <circle cx={12} cy={12} r={9.5} fill="currentColor" stroke={paper} stroke-width={1.2} />
      <path
        d="M12,12c1.5-.5 2-2.5 .3-3.3c-2.5-1-4.8,1.5-4,4.2c1,3.3 5.6,4 7.8,1.2c2-2.8 1.2-6.3-1.3-8"
        fill="none"
        stroke={paper}
        stroke-width={1.7}
        stroke-linecap="round"
      />
    </>
  ),
  lw: () => (
    <>
      <path
        d="M12,2c5,2 8,1.5 8,1.5c.5,9-2,15-8,18.5C6,18.5 3.5,12.5 4,3.5c0,0 3,.5 8-1.5Z"
        fill="currentColor"
        stroke={paper}
        stroke-width={1.2}
      />
      <path d="M8,8h8M7.5,11.5h9M9,15h6" stroke={paper} stroke-width={1.5} />
    </>
  ),
  village: () => (
    <>
      <path
        d="M12,2.5L22,12h-2.5v9h-15v-9H2Z"
        fill="currentColor"
        stroke={paper}
        stroke-width={1.6}
        stroke-linejoin="round"
      />
      <path d="M9.8,21v-5.5h4.4V21Z" fill={paper} />
    </>
  ),
  leaf: () => (
    <>
      <path
        d="M5,19C3,9 10,4 21,4c0,10-5,17-15,15Z"
        fill="#4E8F35"
        stroke={paper}
        stroke-width={1.4}
      />
      <path d="M4,21C8,15 12,11 17,8" stroke="#234A20" stroke-width={1.6} fill="none" />
    </>
  ),
  explorer: () => (
    <>
      <path
        d="M12.5,1.5C20,5 20,12 17.5,15L11.5,14.5Z"
        fill="#F2A541"
        stroke="#1D2B2F"
        stroke-width={1}
      />
      <path d="M10.5,3C5.5,6 5,11 6.5,14.5l4,.2Z" fill={paper} stroke="#1D2B2F" stroke-width={1} />
      <path
        d="M1.5,15.5Q12,17.5 22.5,15.5C21,20 18,21.5 12,21.5S3,20 1.5,15.5Z"
        fill="currentColor"
        stroke="#1D2B2F"
        stroke-width={1}
      />
    </>
  ),
  mosquito: () => (
    <>
      <g fill="none" stroke="currentColor" stroke-width={1.6} stroke-linecap="round">
        <ellipse cx={6.8} cy={10.5} rx={5} ry={2.2} transform="rotate(28 6.8 10.5)" />
        <ellipse cx={17.2} cy={10.5} rx={5} ry={2.2} transform="rotate(-28 17.2 10.5)" />
        <path d="M12,6V1.5M10.5,14L6,18M13.5,14l4.5,4M10.8,17L8,22M13.2,17l2.8,5" />
      </g>
      <ellipse cx={12} cy={14.5} rx={1.8} ry={5.5} fill="currentColor" />
      <circle cx={12} cy={7.5} r={2.2} fill="currentColor" />
    </>
  ),
  card: () => (
    <>
      <rect
        x={5}
        y={2.5}
        width={14}
        height={19}
        rx={2.2}
        fill={paper}
        stroke="#6B3F22"
        stroke-width={1.6}
      />
      <path d="M7.5,6h9L12,11ZM7.5,18h9L12,13Z" fill="#6B3F22" />
    </>
  ),
  cardup: () => (
    <>
      <rect
        x={5}
        y={2.5}
        width={14}
        height={19}
        rx={2.2}
        fill={paper}
        stroke="#1B7F95"
        stroke-width={1.6}
      />
      <circle cx={12} cy={9} r={3.2} fill="#49B6B8" />
      <path d="M8,15h8M8,18h6" stroke="#4C5F66" stroke-width={1.4} />
    </>
  ),
  knot: () => (
    <path
      d="M2,11.5h5c2,0 3.5-5 6-5c2.8,0 3.8,3.5 2,5.5S9.5,16.5 8,14S10,8.5 12.5,9S16,16.5 18,16.5h4"
      fill="none"
      stroke="currentColor"
      stroke-width={2.4}
      stroke-linecap="round"
    />
  ),
  kumara: () => (
    <>
      <path
        d="M4,17C3,11 9,5 17,4c3,0 4,2 3,5C18,16 12,21 7,20.5C5.3,20.4 4.3,19 4,17Z"
        fill="#A8483B"
        stroke={paper}
        stroke-width={1.2}
      />
      <path
        d="M9,15l2-1.5M13,11.5l2-1.5M10,10.5l1.5-1"
        stroke={paper}
        stroke-width={1.2}
        stroke-linecap="round"
      />
    </>
  ),
  saved: () => (
    <>
      <path
        d="M4,10h16l-2,11H6Z"
        fill="currentColor"
        stroke={paper}
        stroke-width={1.2}
        stroke-linejoin="round"
      />
      <path
        d="M8,10c0-7 8-7 8,0M9.5,13.5v4M14.5,13.5v4"
        fill="none"
        stroke="currentColor"
        stroke-width={1.8}
      />
      <path d="M9.5,13.5v4M14.5,13.5v4" stroke={paper} stroke-width={1.4} />
    </>
  ),
};

interface IconProps {
  thing: Thing;
  size?: number;
  ink?: string;
}
// In text and panels. The word stands beside it, so it is not spoken.
export function ThingIcon({ thing, size = 22, ink = 'var(--ink)' }: IconProps) {
  return (
    <svg
      class="good"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      style={{ color: ink }}
      aria-hidden="true"
    >
      {shapes[thing]()}
    </svg>
  );
}
interface AtProps {
  thing: Thing;
  x: number;
  y: number;
  size: number;
  ink: string;
}
// On a board, around a point.
export function ThingAt({ thing, x, y, size, ink }: AtProps) {
  const left = (x - size / 2).toFixed(1),
    top = (y - size / 2).toFixed(1);
  return (
    <g
      transform={`translate(${left},${top}) scale(${(size / 24).toFixed(3)})`}
      style={{ color: ink }}
    >
      {shapes[thing]()}
    </g>
  );
}

const pips: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
export function Die({
  n,
  x = 0,
  y = 0,
  size = 24,
  ground = paper,
  ink = '#1D2B2F',
}: {
  n: number;
  x?: number;
  y?: number;
  size?: number;
  ground?: string;
  ink?: string;
}) {
  const s = size / 24;
  return (
    <g transform={`translate(${x},${y}) scale(${s})`}>
      <rect
        x={-11}
        y={-11}
        width={22}
        height={22}
        rx={4.5}
        fill={ground}
        stroke={ink}
        stroke-width={1.6}
      />
      {(pips[n] ?? []).map(([u, v], k) => (
        <circle key={k} cx={u * 5.6} cy={v * 5.6} r={2.2} fill={ink === ground ? paper : ink} />
      ))}
    </g>
  );
}
