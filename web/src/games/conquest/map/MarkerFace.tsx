// MarkerFace.tsx - a Discovery marker, face up.
import type { ComponentChildren } from 'preact';
import { markers } from '../position.ts';
import { hexagon, radius } from './geometry.ts';

const seaSign = (d: string, width: number) => (
  <path d={d} fill="none" stroke="#FFFBF2" stroke-width={width} stroke-linecap="round" />
);
const faces: Record<string, { colour: string; sign: () => ComponentChildren }> = {
  sea: {
    colour: '#49B6B8',
    sign: () => seaSign('M-16,-3q5,-6 10.5,0t10.5,0t10.5,0M-16,6q5,-6 10.5,0t10.5,0t10.5,0', 2.6),
  },
  island: {
    colour: '#7DB45A',
    sign: () => <path d="M-16,6Q-8,-14 2,-6Q10,-16 17,6Q0,13 -16,6Z" fill="#3F7D3A" />,
  },
  course: {
    colour: '#E4572E',
    sign: () => (
      <g stroke-linejoin="round">{seaSign('M-14,8C-4,-12 4,12 14,-8m-8,-1l8,1l-1,8', 3.4)}</g>
    ),
  },
};

// A Discovery marker face up, with a bead for each Knot.
export function MarkerFace({ word }: { word: string }) {
  const m = markers.get(word),
    face = faces[m?.type ?? 'sea']!,
    beads = m && m.type !== 'course' ? m.knots : 0;
  return (
    <g>
      <path d={hexagon(0, 0, radius - 7)} fill={face.colour} stroke="#FFFBF2" stroke-width={3} />
      {face.sign()}
      {Array.from({ length: beads }, (_, k) => (
        <circle
          key={k}
          cx={(k - (beads - 1) / 2) * 11}
          cy={22}
          r={4.2}
          fill="#6B3F22"
          stroke="#FFFBF2"
          stroke-width={1.2}
        />
      ))}
    </g>
  );
}
