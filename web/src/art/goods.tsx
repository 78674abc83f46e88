// goods.tsx - goods and tokens: filled silhouettes, 24 by 24 around the origin, one colour each.
import type { JSX } from 'preact';

export type Good = 'fish' | 'shell' | 'turtle' | 'mask' | 'boat' | 'arch' | 'home';

const silhouettes: Record<Good, (ink: string) => JSX.Element> = {
  fish: (ink: string) => (
    <>
      <path d="M-11,0C-6,-7.5 4,-7.5 8,0C4,7.5 -6,7.5 -11,0Z" fill={ink} />
      <path d="M6,0L12,-6V6Z" fill={ink} />
      <circle cx={-6} cy={-1.6} r={1.4} fill="#fff" />
      <path
        d="M-1.5,-4.2Q1,0 -1.5,4.2"
        fill="none"
        stroke="#fff"
        stroke-width={1.2}
        stroke-opacity={0.8}
      />
    </>
  ),
  shell: (ink: string) => (
    <>
      <path d="M-3.6,10H3.6L4.6,7.4L11,-.8C11.4,-11.4 -11.4,-11.4 -11,-.8L-4.6,7.4Z" fill={ink} />
      <path
        d="M0,7.5V-8.2M-1.4,7.2L-5.2,-6.6M1.4,7.2L5.2,-6.6M-2.8,6.6L-8.8,-3.2M2.8,6.6L8.8,-3.2"
        stroke="#fff"
        stroke-width={1.05}
        fill="none"
      />
    </>
  ),
  turtle: (ink: string) => (
    <>
      <g fill={ink}>
        <ellipse cx={-7} cy={-6.6} rx={4.6} ry={2.3} transform="rotate(38 -7 -6.6)" />
        <ellipse cx={7} cy={-6.6} rx={4.6} ry={2.3} transform="rotate(-38 7 -6.6)" />
        <ellipse cx={-6.4} cy={7} rx={3.6} ry={2} transform="rotate(-40 -6.4 7)" />
        <ellipse cx={6.4} cy={7} rx={3.6} ry={2} transform="rotate(40 6.4 7)" />
        <ellipse cy={-10} rx={2.7} ry={3.2} />
        <ellipse rx={7.2} ry={8.6} />
      </g>
      <path
        d="M0,-5.6L4,0L0,5.6L-4,0Z"
        fill="none"
        stroke="#fff"
        stroke-width={1.3}
        stroke-opacity={0.9}
      />
    </>
  ),
  mask: (ink: string) => (
    <>
      <path d="M-8,-9Q0,-12.5 8,-9Q9.6,1.5 5.6,8Q0,14 -5.6,8Q-9.6,1.5 -8,-9Z" fill={ink} />
      <g fill="none" stroke="#fff" stroke-width={1.5} stroke-linecap="round">
        <path d="M-5.6,-2.4Q-3.2,-4.6 -1.4,-2.2M5.6,-2.4Q3.2,-4.6 1.4,-2.2M0,-2.4V2.6" />
        <path d="M-3,6.2Q0,7.6 3,6.2" />
      </g>
      <path d="M-3,-10.6L0,-6.6L3,-10.6Z" fill="#fff" />
    </>
  ),
  boat: (ink: string) => (
    <>
      <path d="M-11.5,3.6C-7,8.8 7,8.8 11.5,2.6C6,5 -6,5 -11.5,3.6Z" fill={ink} />
      <path
        d="M-1.5,3.4C-7.4,-1.6 -7.4,-8 -4,-12C-.6,-6 4,-4.4 9.4,-5.4C7.2,-.2 3.4,2.8 -1.5,3.4Z"
        fill={ink}
      />
      <path d="M-10,9.6H8" stroke={ink} stroke-width={1.6} stroke-linecap="round" />
    </>
  ),
  arch: (ink: string) => (
    <g transform="rotate(-24)">
      <rect
        x={-12}
        y={-6.5}
        width={24}
        height={13}
        rx={6.5}
        fill="none"
        stroke={ink}
        stroke-width={2}
      />
      <circle cx={-5} r={3} fill={ink} />
      <circle cx={5} r={3} fill={ink} />
    </g>
  ),
  home: (ink: string) => (
    <>
      <path d="M0,-10.5L11,1.5H7.4V10H-7.4V1.5H-11Z" fill={ink} />
      <path d="M-2.4,10V4.4H2.4V10Z" fill="#fff" fill-opacity={0.9} />
    </>
  ),
};

// In text and panels.
export function GoodIcon({
  good,
  size = 20,
  ink = `var(--${good})`,
}: {
  good: Good;
  size?: number;
  ink?: string;
}) {
  return (
    <svg class="good" width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
      {silhouettes[good](ink)}
    </svg>
  );
}

// On a board; on pale discs the colours of the light theme hold in both themes.
export function GoodAt({
  good,
  x,
  y,
  scale,
  ink = `var(--i-${good})`,
}: {
  good: Good;
  x: number;
  y: number;
  scale: number;
  ink?: string;
}) {
  return (
    <g transform={`translate(${x.toFixed(1)},${y.toFixed(1)}) scale(${scale})`}>
      {silhouettes[good](ink)}
    </g>
  );
}
