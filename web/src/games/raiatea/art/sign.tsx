// sign.tsx - the signs of Raiatea: filled shapes with their own colours, legible on paper, wood and night
// alike.
import { Pearl, Mana, Uru, Taro, Mahi, Tiare, Good } from './goods.tsx';
import { Gatherer, Trader, Shaman, Diver, Helper, Priest, Fist, Palm } from './people.tsx';
import { Tattoo, Ritual, Forbidden, Gavel, Too, Vp, Renew, Mask, Mirror, Bag } from './things.tsx';

const shapes = {
  pearl: Pearl,
  mana: Mana,
  uru: Uru,
  taro: Taro,
  mahi: Mahi,
  tiare: Tiare,
  good: Good,
  gatherer: Gatherer,
  trader: Trader,
  shaman: Shaman,
  diver: Diver,
  helper: Helper,
  priest: Priest,
  fist: Fist,
  palm: Palm,
  tattoo: Tattoo,
  ritual: Ritual,
  forbidden: Forbidden,
  gavel: Gavel,
  too: Too,
  vp: Vp,
  renew: Renew,
  mask: Mask,
  mirror: Mirror,
  bag: Bag,
};
export type Sign = keyof typeof shapes;

// In text and panels. The word stands beside it, so it is not spoken.
export function SignIcon({ name, size = 22 }: { name: Sign; size?: number }) {
  const Shape = shapes[name];
  return (
    <svg class="good" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <Shape />
    </svg>
  );
}
// Inside a drawing, around a point.
export function SignAt({ name, x, y, size }: { name: Sign; x: number; y: number; size: number }) {
  const Shape = shapes[name],
    left = (x - size / 2).toFixed(1),
    top = (y - size / 2).toFixed(1);
  return (
    <g transform={`translate(${left},${top}) scale(${(size / 24).toFixed(3)})`}>
      <Shape />
    </g>
  );
}
