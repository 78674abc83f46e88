// tapa.tsx - bark cloth: the band of teeth and lozenges, the field of leaves, and the wordmark.
import { useId } from 'preact/hooks';

function teeth(width: number, from: number, to: number): string {
  let d = '';
  for (let k = 0; k < 4; k++)
    d += `M${(width * k) / 4},${from}H${(width * (k + 1)) / 4}L${(width * (2 * k + 1)) / 8},${to}Z`;
  return d;
}

export function Band({
  height = 14,
  ink = 'var(--bark)',
  ground = 'var(--tapa)',
}: {
  height?: number;
  ink?: string;
  ground?: string;
}) {
  const id = useId(),
    h = height,
    w = h * 2.2,
    m = h / 2,
    t = h * 0.3;
  return (
    <svg class="band" height={h} aria-hidden="true">
      <defs>
        <pattern id={id} width={w} height={h} patternUnits="userSpaceOnUse">
          <rect width={w} height={h} fill={ground} />
          <g fill={ink}>
            <path d={teeth(w, 0, t)} />
            <path d={teeth(w, h, h - t)} />
            <path d={`M0,${m}L${w / 2},${m - h * 0.2}L${w},${m}L${w / 2},${m + h * 0.2}Z`} />
          </g>
          <path
            d={`M${w * 0.28},${m}L${w / 2},${m - h * 0.09}L${w * 0.72},${m}L${w / 2},${m + h * 0.09}Z`}
            fill={ground}
          />
        </pattern>
      </defs>
      <rect width="100%" height={h} fill={`url(#${id})`} />
    </svg>
  );
}

// A pattern to fill with: four leaves in a square. Card backs, unknown places, sails.
export function Siapo({
  id,
  ink = '#6B3F22',
  ground = '#EAD7B7',
  size = 40,
}: {
  id: string;
  ink?: string;
  ground?: string;
  size?: number;
}) {
  return (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
      <rect width={size} height={size} fill={ground} />
      <g fill={ink} transform={`scale(${size / 40})`}>
        <path
          d={
            'M20,20Q11,15 4,4Q15,11 20,20ZM20,20Q29,15 36,4Q25,11 20,20ZM20,20Q11,25 4,36' +
            'Q15,29 20,20ZM20,20Q29,25 36,36Q25,29 20,20Z'
          }
        />
        <path d="M20,2L24,7L20,12L16,7ZM20,28L24,33L20,38L16,33ZM2,20L7,16L12,20L7,24ZM28,20L33,16L38,20L33,24Z" />
      </g>
      <path d={`M0,0H${size}V${size}H0Z`} fill="none" stroke={ink} stroke-width={size / 26} />
    </pattern>
  );
}

// V A K A cut from triangles, with two coral teeth.
export function Wordmark({ height = 26 }: { height?: number }) {
  return (
    <svg
      class="wordmark"
      height={height}
      viewBox="0 0 430 100"
      fill="currentColor"
      role="img"
      aria-label="Vaka"
    >
      <path d="M0,0H30L50,58L70,0H100L64,100H36Z" />
      <path d="M104,100L140,0H168L204,100H174L154,42L134,100Z" />
      <path d="M154,66L166,100H142Z" fill="#E4572E" />
      <path d="M216,0H244V100H216ZM250,50L286,0H320L284,50L320,100H286Z" />
      <path d="M322,100L358,0H386L422,100H392L372,42L352,100Z" />
      <path d="M372,66L384,100H360Z" fill="#E4572E" />
    </svg>
  );
}
