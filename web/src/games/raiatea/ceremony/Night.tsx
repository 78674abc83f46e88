// Night.tsx - nightfall over the ceremony: sky, stars, the hills and palms as shadows.
import { ornament } from '../../../art/organic.ts';

const stars = ((): { x: number; y: number; r: number; o: number }[] => {
  const next = ornament(71);
  return Array.from({ length: 78 }, () => ({
    x: next() * 1080,
    y: 118 + next() * 190,
    r: [0.8, 1, 1.4][Math.floor(next() * 3)]!,
    o: [0.35, 0.5, 0.7][Math.floor(next() * 3)]!,
  }));
})();
const NightPalm = ({ x, s }: { x: number; s: number }) => (
  <g transform={`translate(${x} 614) scale(${s})`} fill="#061A22" stroke="#061A22">
    <path d="M0,0C2,-20 4,-36 6,-52" stroke-width={4} fill="none" />
    {[-165, -125, -60, -20, 20, 200].map(a => (
      <path
        key={a}
        d="M0,0C9,-8 24,-7 30,4C20,0 9,1 0,0Z"
        transform={`translate(6,-52) rotate(${a})`}
      />
    ))}
  </g>
);
const Dusk = () => (
  <defs>
    <linearGradient id="ra-dusk" x2="0" y2="1">
      <stop offset="0" stop-color="#0A2B3A" />
      <stop offset=".62" stop-color="#145066" />
      <stop offset=".86" stop-color="#7A5A52" />
      <stop offset="1" stop-color="#B9774A" />
    </linearGradient>
  </defs>
);
export function Night() {
  return (
    <svg
      class="ra-night"
      viewBox="0 0 1080 640"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Dusk />
      <rect width={1080} height={640} fill="url(#ra-dusk)" />
      {stars.map((s, k) => (
        <circle key={k} cx={s.x.toFixed(1)} cy={s.y.toFixed(1)} r={s.r} fill="#fff" opacity={s.o} />
      ))}
      <path
        d="M0,556C90,476 150,526 240,496C340,456 420,536 540,526C700,516 760,466 860,496
          C960,526 1010,496 1080,536V640H0Z"
        fill="#0B2A35"
        opacity={0.75}
      />
      <path d="M0,612C200,586 420,620 640,602C860,586 980,612 1080,600V640H0Z" fill="#061A22" />
      <NightPalm x={30} s={1.7} />
      <NightPalm x={1052} s={1.9} />
      <NightPalm x={1000} s={1.3} />
    </svg>
  );
}
