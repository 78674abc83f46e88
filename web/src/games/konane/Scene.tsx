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
        [...row].map((sign, x) => (
          <g key={`${x},${y}`} transform={`translate(${8 + x * STEP},${27 + y * STEP})`}>
            <circle class="k-hollow" r={14} />
            {sign !== '.' && <Stone seat={sign === 'b' ? 0 : 1} seed={x * 7 + y * 13} r={15.5} />}
          </g>
        )),
      )}
      <path class="k-leap" d="M84,22C98,-2 146,-2 158,16" />
      <path class="k-leap-tip" d="M161,24l-12,-6l10,-7Z" />
    </Frame>
  );
}
