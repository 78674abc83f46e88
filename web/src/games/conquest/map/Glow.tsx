// Glow.tsx - hexes that may be chosen.
import { gridName } from '../words.ts';
import { centre, outline, radius } from './geometry.ts';

interface Shine {
  hex: number;
  look: 'find' | 'go' | 'fight' | 'source' | 'place';
  on: boolean;
}
interface ShineProps extends Shine {
  quiet: boolean;
}
// An unknown hex that may be explored: a question.
function Question({ hex, on, quiet }: ShineProps) {
  const [x, y] = centre(hex);
  return (
    <g class={quiet && !on ? '' : 'b-pulse'}>
      <path
        class="b-halo"
        d={outline(hex, radius - 1)}
        fill="none"
        stroke="var(--glow)"
        stroke-opacity={on ? 0.8 : 0.5}
        stroke-width={on ? 13 : quiet ? 5 : 9}
        stroke-linejoin="round"
      />
      <path
        d={outline(hex, radius - 2.5)}
        fill="#F6CF84"
        fill-opacity={on ? 0.98 : 0.92}
        stroke="#FFF0CC"
        stroke-width={2.6}
      />
      <text class="c-ask" x={x} y={y + 15} text-anchor="middle">
        ?
      </text>
      <text class="c-there" x={x} y={y - 13} text-anchor="middle">
        {gridName(hex)}
      </text>
    </g>
  );
}

// Crossed clubs: whoever goes there fights.
function Clubs({ hex }: { hex: number }) {
  const [x, y] = centre(hex);
  return (
    <g transform={`translate(${x + 27},${y - 22})`}>
      <circle r={10} fill="#C9431B" stroke="#FFFBF2" stroke-width={1.6} />
      <path
        d="M-5,-5L5,5M5,-5L-5,5M-5.5,2.5L-2.5,5.5M5.5,2.5L2.5,5.5"
        stroke="#FFFBF2"
        stroke-width={1.8}
        stroke-linecap="round"
      />
    </g>
  );
}

function Ring({ hex, look, on, quiet }: ShineProps) {
  return (
    <g>
      <path
        class="b-halo"
        d={outline(hex, radius - 3)}
        fill={on ? 'var(--glow)' : 'none'}
        fill-opacity={0.2}
        stroke="var(--glow)"
        stroke-opacity={on ? 0.65 : 0.36}
        stroke-width={on ? 13 : quiet ? 6 : 9}
        stroke-linejoin="round"
      />
      <path
        class="b-pulse"
        d={outline(hex, radius - 3)}
        fill="none"
        stroke={look === 'fight' ? '#FF8A5C' : 'var(--glow)'}
        stroke-width={on ? 5 : quiet ? 2.6 : 3.6}
        stroke-dasharray={look === 'source' ? '12 6' : undefined}
        stroke-linejoin="round"
      />
      {look === 'fight' && <Clubs hex={hex} />}
    </g>
  );
}

// What may be chosen.
export function Glow({ shines, quiet }: { shines: Shine[]; quiet: boolean }) {
  return (
    <g aria-hidden="true">
      {shines.map(x =>
        x.look === 'find' ? (
          <Question key={x.hex} {...x} quiet={quiet} />
        ) : (
          <Ring key={x.hex} {...x} quiet={quiet} />
        ),
      )}
    </g>
  );
}
