// Scene.tsx - the scene of Raiatea: three figures on the platform at dusk.
import { Frame } from '../../art/scenes/frame.tsx';

function Figure({ x, scale, plume }: { x: number; scale: number; plume: string }) {
  return (
    <g transform={`translate(${x},112) scale(${scale})`}>
      <path d="M-14,0C-20,-30 -18,-62 0,-74C18,-62 20,-30 14,0Z" fill="#8A5A34" />
      <path
        d="M-17,-14Q0,-8 17,-14M-18,-26Q0,-20 18,-26M-17.5,-38Q0,-32 17.5,-38M-15,-50Q0,-45 15,-50"
        stroke="#EAD7B7"
        stroke-width={3}
        fill="none"
      />
      <path d="M-9,-60Q0,-66 9,-60L6,-52Q0,-48 -6,-52Z" fill="#3A2314" />
      <circle cx={-3.5} cy={-57} r={1.6} fill="#F2A541" />
      <circle cx={3.5} cy={-57} r={1.6} fill="#F2A541" />
      <path
        d="M0,-72Q-4,-90 0,-100Q4,-90 0,-72ZM-4,-71Q-14,-84 -16,-94Q-6,-88 -2,-73ZM4,-71Q14,-84 16,-94Q6,-88 2,-73Z"
        fill={plume}
      />
    </g>
  );
}

const sparks: [number, number, number][] = [
  [40, 34, 5],
  [66, 62, 4],
  [268, 30, 5],
  [286, 66, 4],
  [122, 22, 3.5],
  [204, 24, 3.5],
  [24, 80, 3],
];

export function Scene() {
  return (
    <Frame ground="#6E2C35">
      <path d="M0,40H320V130H0Z" fill="#A63F2B" />
      <path d="M0,74H320V130H0Z" fill="#C9562C" />
      <circle cx={160} cy={82} r={58} fill="#F2A541" />
      <circle cx={160} cy={82} r={46} fill="#F7C56F" />
      <path d="M0,98H320V130H0Z" fill="#3B2430" />
      <path d="M52,98h216l14,14H38Z" fill="#5A3A3C" />
      <path d="M30,112h260l12,18H18Z" fill="#4A2E33" />
      {Array.from({ length: 9 }, (_, k) => (
        <path key={k} d={`M${46 + k * 27},112l9,-8 9,8Z`} fill="#C99A5B" fill-opacity={0.55} />
      ))}
      <Figure x={96} scale={0.78} plume="#F2A541" />
      <Figure x={160} scale={1} plume="#FFFBF2" />
      <Figure x={224} scale={0.78} plume="#F2A541" />
      {sparks.map(([x, y, r]) => (
        <path
          key={x}
          d={`M${x},${y - r * 1.5}L${x + r},${y}L${x},${y + r * 1.5}L${x - r},${y}Z`}
          fill="#BFE6DF"
        />
      ))}
    </Frame>
  );
}
