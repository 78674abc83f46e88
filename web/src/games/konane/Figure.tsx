// Figure.tsx - small slabs for the rules page: one idea each, drawn with the same shapes.
import { t, type Key } from '../../i18n/index.ts';
import { Way } from './Board.tsx';
import { frameOf, type Position } from './position.ts';
import { Slab, Stones } from './stones.tsx';

const slab = (...rows: string[]): Position => ({
  side: rows.length,
  rows: rows.reverse(),
  last: { from: null, to: null },
  winner: null,
  players: [],
});
interface Scene {
  p: Position;
  action: string | null;
}
const scenes: Record<string, Scene> = {
  jump: { p: slab('wbwb', 'bw.w', 'wbwb', 'bwbw'), action: 'J a3 c3' },
  last: { p: slab('..b.', '.w..', 'b..b', '...w'), action: null },
};
export const figures = Object.keys(scenes);

export function Figure({ name }: { name: string }) {
  const scene = scenes[name];
  if (!scene) return null;
  const { p, action } = scene,
    { x, y, w, h } = frameOf(p.side),
    caption = t(`konane.figure.${name}` as Key);
  return (
    <figure class="figure k-fig">
      <svg viewBox={`${x} ${y} ${w} ${h}`} role="img" aria-label={caption}>
        <Slab side={p.side} named />
        <Stones p={p} />
        {action !== null && <Way p={p} action={action} />}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
