// Scene.tsx - the scene of Konane: a corner of the slab, in the middle of a game, and a jump.
import { Frame } from '../../art/scenes/frame.tsx';
import { Stone } from './stones.tsx';
import './stones.css';

const rows = ['bwbw.wbwb', 'wb.bwb.bw', 'bwbwb.bwb'];
const STEP = 38;

export function Scene() {
  return (
    <Frame ground="var(--k-slab)">
      {rows.flatMap((row, y) =>
        Array.from(row, (sign, x) => (
          <g key={`${x},${y}`} transform={`translate(${8 + x * STEP},${27 + y * STEP})`}>
            <circle class="k-hollow" r={14} />
            {sign !== '.' && <Stone seat={sign === 'b' ? 0 : 1} seed={x * 7 + y * 13} r={15.5} />}
          </g>
        )),
      )}
      <path class="k-leap" d="M160,60C170,36 222,34 233,52" />
      <path class="k-leap-tip" d="M238,62l-13,-7l11,-8Z" />
    </Frame>
  );
}
