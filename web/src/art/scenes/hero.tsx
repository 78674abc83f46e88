// hero.tsx - the picture of the home page: the canoe under the sun, or at night under the moon.
// Its colours are variables of css/home.css, one set for each theme.
import { Canoe } from './canoe.tsx';

function wave(
  y: number,
  height: number,
  length: number,
  from: number,
  to: number,
  floor: number,
): string {
  let d = `M${from},${y}`;
  for (let x = from, k = 0; x < to; x += length / 2, k++)
    d += `q${length / 4},${(k % 2 ? 1 : -1) * height * 2} ${length / 2},0`;
  return `${d}V${floor}H${from}Z`;
}

function Isle({ x, y, w, h, ink }: { x: number; y: number; w: number; h: number; ink: string }) {
  const d =
    `M${x - w},${y}C${x - w * 0.7},${y - h * 0.2} ${x - w * 0.45},${y - h * 0.5} ${x - w * 0.22},${y - h * 0.92}` +
    `Q${x - w * 0.1},${y - h * 1.02} ${x},${y - h * 0.86}` +
    `Q${x + w * 0.12},${y - h * 0.98} ${x + w * 0.2},${y - h * 0.7}` +
    `C${x + w * 0.42},${y - h * 0.4} ${x + w * 0.7},${y - h * 0.22} ${x + w},${y}Z`;
  return <path d={d} fill={ink} />;
}

const waves = [
  wave(240, 3, 90, -920, 2000, 640),
  wave(286, 5, 120, -980, 2000, 640),
  wave(304, 6, 150, -980, 2000, 640),
] as const;
const stars: [number, number, number][] = [
  [660, -8, 2.4],
  [700, 96, 2],
  [742, 18, 2.4],
  [872, 6, 2],
  [1180, 30, 3],
  [1210, 104, 2],
  [1300, 40, 2.4],
  [1372, 84, 3],
  [1404, 22, 2],
  [1120, -20, 2.4],
  [820, -60, 2],
  [980, -80, 2.6],
  [1240, -70, 2],
];

type HeroCut = 'wide' | 'middle' | 'tall' | 'phone' | 'strip';
const cuts: Record<HeroCut, [string, string]> = {
  wide: ['0 -34 1440 350', 'xMaxYMax slice'],
  middle: ['250 -200 1190 516', 'xMaxYMax slice'],
  tall: ['560 -330 880 646', 'xMaxYMax slice'],
  phone: ['598 -122 820 484', 'xMidYMax slice'],
  strip: ['-860 0 2760 300', 'xMaxYMax slice'],
};

export function Hero({ cut }: { cut: HeroCut }) {
  const [box, fit] = cuts[cut];
  return (
    <svg viewBox={box} preserveAspectRatio={fit} width="100%" height="100%" aria-hidden="true">
      <rect x={-1000} y={-500} width={3000} height={1020} fill="var(--h-sky-1)" />
      <path d="M-1000,150H2000V330H-1000Z" fill="var(--h-sky-2)" />
      <path d="M-1000,196H2000V330H-1000Z" fill="var(--h-sky-3)" />
      <g class="stars" fill="#EAF4F2">
        {stars.map(([x, y, r]) => (
          <path
            key={x}
            d={`M${x},${y - r * 1.9}L${x + r},${y}L${x},${y + r * 1.9}L${x - r},${y}Z`}
          />
        ))}
      </g>
      <g transform="translate(1020,150)">
        <circle r={140} fill="var(--h-sun-1)" />
        <g fill="var(--h-sun-ray)">
          {Array.from({ length: 36 }, (_, k) => (
            <path key={k} transform={`rotate(${k * 10})`} d="M-5,-112L0,-128L5,-112Z" />
          ))}
        </g>
        <circle r={104} fill="var(--h-sun-2)" />
        <circle r={92} fill="none" stroke="var(--h-sky-2)" stroke-width={2.5} />
        <circle r={84} fill="var(--h-sun-3)" />
      </g>
      <g fill="none" stroke="var(--h-bird)" stroke-width={3} stroke-linecap="round">
        <path d="M760,70q9,-9 16,0q7,-9 16,0" />
        <path d="M806,98q7,-7 12,0q6,-7 12,0" />
        <path d="M1232,62q9,-9 16,0q7,-9 16,0" />
      </g>
      <Isle x={705} y={232} w={120} h={76} ink="var(--h-isle-2)" />
      <Isle x={1345} y={232} w={150} h={96} ink="var(--h-isle-1)" />
      <Isle x={1235} y={234} w={70} h={40} ink="var(--h-isle-3)" />
      <Isle x={-420} y={234} w={190} h={88} ink="var(--h-isle-2)" />
      <Isle x={-250} y={234} w={90} h={44} ink="var(--h-isle-3)" />
      <Isle x={-130} y={234} w={110} h={30} ink="var(--h-isle-3)" />
      <path
        d="M672,162c-10,-16 8,-24 -4,-40c16,10 22,22 14,40Z"
        fill="var(--h-smoke)"
        fill-opacity={0.8}
      />
      <rect x={-1000} y={230} width={3000} height={400} fill="var(--h-sea-1)" />
      <path d={waves[0]} fill="var(--h-sea-2)" />
      <g transform="translate(1010,262)">
        <Canoe />
      </g>
      <path d={waves[1]} fill="var(--h-sea-3)" />
      <path
        d="M770,286q50,-12 100,-2M1190,284q46,-12 96,0"
        fill="none"
        stroke="var(--h-foam)"
        stroke-width={4}
        stroke-linecap="round"
      />
      <path d={waves[2]} fill="var(--h-sea-4)" />
    </svg>
  );
}
