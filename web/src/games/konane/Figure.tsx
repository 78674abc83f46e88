// Figure.tsx - small slabs for the rules page: one idea each, drawn with the same shapes.
import { t, type Key } from '../../i18n/index.ts';
import { Way } from './Board.tsx';
import { frameOf, type Position, type Way as WayOf } from './position.ts';
import { Slab, Stones } from './stones.tsx';

const slab = (...rows: string[]): Position => ({
  side: rows.length,
  rows: rows.reverse(),
  last: { from: null, to: null, over: [] },
  players: [],
});
interface Scene {
  p: Position;
  way: WayOf | null;
}
const scenes: Record<string, Scene> = {
  jump: { p: slab('wbwb', 'bw.w', 'wbwb', 'bwbw'), way: { from: 'a3', to: 'c3', over: ['b3'] } },
  last: { p: slab('..b.', '.w..', 'b..b', '...w'), way: null },
};
export const figures = Object.keys(scenes);

export function Figure({ name }: { name: string }) {
  const scene = scenes[name];
  if (!scene) return null;
  const { p, way } = scene,
    { x, y, w, h } = frameOf(p.side),
    caption = t(`konane.figure.${name}` as Key);
  return (
    <figure class="figure k-fig">
      <svg viewBox={`${x} ${y} ${w} ${h}`} role="img" aria-label={caption}>
        <Slab side={p.side} named />
        <Stones p={p} />
        {way !== null && <Way p={p} way={way} />}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
