// canoe.tsx - the voyaging canoe: two hulls, a platform, two crab-claw sails; about 420 by 300,
// origin at the waterline. And the same canoe in plain lines, for empty pages.
import { useId } from 'preact/hooks';
import { Siapo } from '../tapa.tsx';

const hull =
  'M-196,-34C-186,2 -150,16 -70,19L96,19C154,17 186,-6 200,-46L208,-44C206,6 176,42 100,45' +
  'L-76,45C-146,43 -196,18 -206,-32Z';
const sail = 'M0,0C-66,-58 -92,-150 -66,-236C-34,-168 26,-138 104,-156C92,-84 54,-24 0,0Z';
const spars = 'M-66,-236C-92,-150 -66,-58 0,0C54,-24 92,-84 104,-156';
const teeth = (from: number, n: number, w: number, h: number): string =>
  `M${from},-150` + Array.from({ length: n }, (_, i) => `l${w},${i % 2 ? -h : h}`).join('') + 'Z';
const stitches =
  'M-150,24' + Array.from({ length: 44 }, (_, i) => `l7,${i % 2 ? -7.6 : 7.6}`).join('');

function Sailor({ x, scale = 1 }: { x: number; scale?: number }) {
  return (
    <g transform={`translate(${x},2) scale(${scale})`}>
      <circle cy={-27} r={5.5} />
      <path d="M-7,2C-8,-12 -6,-20 0,-21C6,-20 8,-12 7,2Z" />
    </g>
  );
}

function Sails({ clip, leaves }: { clip: string; leaves: string }) {
  return (
    <>
      <g transform="translate(-76,4)">
        <g clip-path={`url(#${clip})`}>
          <path d={sail} fill="#E4572E" />
          <path d="M-130,-250Q-90,-110 0,0L-130,0Z" fill="#C9431B" />
          <rect x={-120} y={-180} width={260} height={50} fill={`url(#${leaves})`} />
          <path d="M-120,-130H130V-124H-120ZM-120,-186H130V-180H-120Z" fill="#3A2314" />
        </g>
        <path d={spars} fill="none" stroke="#3A2314" stroke-width={5} stroke-linecap="round" />
      </g>
      <g transform="translate(100,2) scale(.78)">
        <g clip-path={`url(#${clip})`}>
          <path d={sail} fill="#FFFBF2" />
          <path d="M-130,-250Q-90,-110 0,0L-130,0Z" fill="#E7DAC0" />
          <rect x={-120} y={-150} width={260} height={34} fill="#0E4A5C" />
          <path d={teeth(-120, 20, 13, 34)} fill="#F2A541" />
        </g>
        <path d={spars} fill="none" stroke="#3A2314" stroke-width={6} stroke-linecap="round" />
      </g>
    </>
  );
}

export function Canoe() {
  const id = useId(),
    clip = `${id}s`,
    leaves = `${id}l`;
  return (
    <>
      <defs>
        <clipPath id={clip}>
          <path d={sail} />
        </clipPath>
        <Siapo id={leaves} ink="#6B3F22" ground="#F3E3C2" size={34} />
      </defs>
      <g transform="translate(22,-10)">
        <path d={hull} fill="#0B3340" />
      </g>
      <Sails clip={clip} leaves={leaves} />
      <rect x={-120} width={230} height={12} rx={3} fill="#8A5A34" />
      <path d="M-26,0V-22Q6,-40 38,-22V0Z" fill="#C99A5B" />
      <path
        d="M-30,-20Q6,-44 42,-20"
        fill="none"
        stroke="#6B3F22"
        stroke-width={5}
        stroke-linecap="round"
      />
      <g fill="#1D2B2F">
        <Sailor x={-106} />
        <Sailor x={-52} scale={0.95} />
        <Sailor x={64} />
        <Sailor x={86} scale={0.95} />
      </g>
      <path d="M118,-14L168,60" stroke="#3A2314" stroke-width={5} stroke-linecap="round" />
      <path d="M160,44L176,72L182,66L168,42Z" fill="#3A2314" />
      <path d={hull} fill="#6B3F22" />
      <path
        d={
          'M-188,6C-170,24 -130,31 -76,33L100,33C150,31 178,14 192,-10L186,6' +
          'C172,24 146,37 100,39L-76,39C-136,37 -172,26 -188,6Z'
        }
        fill="#EAD7B7"
      />
      <path d={stitches} fill="none" stroke="#6B3F22" stroke-width={2} />
    </>
  );
}

export function CanoeLines() {
  return (
    <svg
      class="canoe"
      viewBox="-226 -250 452 330"
      fill="none"
      stroke="currentColor"
      stroke-width={5}
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={hull} />
      <g transform="translate(-76,4)">
        <path d={sail} />
        <path d="M-76,-180H-34M-64,-124H88" />
      </g>
      <g transform="translate(100,2) scale(.78)">
        <path d={sail} stroke-width={6.4} />
      </g>
      <path d="M-120,4H112M-26,2V-22Q6,-40 38,-22V2" />
      <path
        d="M-222,66q18,-12 37,0t37,0t37,0t37,0t37,0t37,0t37,0t37,0t37,0t37,0t37,0t37,0"
        stroke-opacity={0.6}
      />
    </svg>
  );
}
