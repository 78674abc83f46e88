// Trails.tsx - what the last step left marked.
import { seatColour } from '../../../art/seats.tsx';
import { arrowAt, centre, outline, radius, type At } from './geometry.ts';
import type { Mark } from './motion.ts';

function Trail({ side, from, to }: Mark) {
  const [x, y] = centre(to);
  if (from === null || side === null)
    return (
      <path
        d={outline(to, radius - 4)}
        stroke="#FFFBF2"
        stroke-width={2.2}
        stroke-dasharray="6 5"
        stroke-opacity={0.85}
      />
    );
  const [u, v] = centre(from),
    a = Math.atan2(y - v, x - u),
    tip: At = [x - 20 * Math.cos(a), y - 20 * Math.sin(a)],
    d = `M${u},${v}L${tip[0].toFixed(1)},${tip[1].toFixed(1)}`;
  return (
    <g stroke-linecap="round">
      <path d={d} stroke="#FFFBF2" stroke-width={6.4} stroke-opacity={0.8} />
      <path d={d} stroke={seatColour(side)} stroke-width={3.4} />
      <path
        d="M-9,-6L2,0L-9,6Z"
        transform={arrowAt(tip, a)}
        fill={seatColour(side)}
        stroke="#FFFBF2"
        stroke-width={1.4}
      />
    </g>
  );
}
export function Trails({ marks }: { marks: Mark[] }) {
  return (
    <g aria-hidden="true" fill="none">
      {marks.map((mark, k) => (
        <Trail key={k} {...mark} />
      ))}
    </g>
  );
}
