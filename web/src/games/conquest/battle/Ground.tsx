// Ground.tsx - where a Battle is fought: sea and shore, and the Villages that it is fought for.
import { ThingIcon } from '../art.tsx';
import type { Battle } from '../position.ts';
import { countWords } from '../words.ts';
import { inkOf } from './scene.ts';

const waves = [
  [40, 100],
  [210, 150],
  [70, 240],
  [330, 300],
  [455, 120],
  [480, 330],
  [180, 320],
] as const;

function Shore() {
  return (
    <>
      <path
        d="M560,62C600,34 640,44 690,22C750,-4 800,0 850,26C900,40 940,34 960,26V70H560Z"
        fill="var(--land-2)"
      />
      <path d="M600,62C660,40 720,58 780,40C850,24 920,58 960,46V72H600Z" fill="var(--land-3)" />
      <path
        d="M546,62C590,70 566,120 596,170C626,220 590,262 606,340H960V62Z"
        fill="var(--cb-foam)"
      />
      <path
        d="M566,62C612,74 586,124 618,172C650,222 612,264 630,340H960V62Z"
        fill="var(--cb-sand)"
      />
      <path d="M640,62C720,92 820,70 960,96V62Z" fill="var(--land-1)" />
    </>
  );
}

export function Ground({ battle: b }: { battle: Battle }) {
  return (
    <svg class="cb-ground" viewBox="0 0 960 340" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="cb-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="var(--cb-sky-1)" />
          <stop offset="1" stop-color="var(--cb-sky-2)" />
        </linearGradient>
        <linearGradient id="cb-sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="var(--cb-sea-1)" />
          <stop offset="1" stop-color="var(--cb-sea-2)" />
        </linearGradient>
      </defs>
      <rect width={960} height={70} fill="url(#cb-sky)" />
      <rect y={62} width={960} height={278} fill="url(#cb-sea)" />
      <g fill="none" stroke="#fff" stroke-opacity={0.3} stroke-width={2} stroke-linecap="round">
        {waves.map(([x, y]) => (
          <path key={`${x}.${y}`} d={`M${x},${y}q9,-8 18,0t18,0`} />
        ))}
      </g>
      {b.island && <Shore />}
    </svg>
  );
}

export function Stakes({ battle: b }: { battle: Battle }) {
  if (!b.villages) return null;
  return (
    <span class="cb-stakes" role="img" aria-label={countWords('stake', b.villages)}>
      {Array.from({ length: b.villages }, (_, k) => (
        <ThingIcon key={k} thing="village" size={30} ink={inkOf(b, 1)} />
      ))}
    </span>
  );
}
