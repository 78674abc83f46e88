// Stalls.tsx - the four stalls: the goods they hold, and the track of their price.
import { useContext } from 'preact/hooks';
import { SignIcon } from '../art/sign.tsx';
import { spoken } from '../looks.ts';
import { type GoodName, goods } from '../names.ts';
import { StallPay } from '../signs.tsx';
import { Spot, SpotContext } from '../spot.tsx';
import { levelsOf } from '../tables.ts';

const awnings: Record<GoodName, string> = {
  uru: '#6F8F2A',
  taro: '#8E5577',
  mahi: '#1B7F95',
  tiare: '#C9431B',
};

function Stall({ good }: { good: GoodName }) {
  const { view, names } = useContext(SpotContext),
    p = view.position,
    level = p.levels[good];
  return (
    <section
      class="ra-stall"
      aria-label={spoken(view, `good:${good}`, names)}
      style={{ '--awning': awnings[good] }}
    >
      <svg class="ra-awning" viewBox="0 0 84 48" aria-hidden="true">
        <path d="M0,38L8,4Q9,0 13,0H71Q75,0 76,4L84,38Z" fill={awnings[good]} />
        {Array.from({ length: 7 }, (_, k) => (
          <path
            key={k}
            d={`M${k * 12},38q6,9 12,0`}
            fill={k % 2 ? '#FFFBF2' : awnings[good]}
            stroke={awnings[good]}
          />
        ))}
      </svg>
      <Spot spot={`good:${good}`} kind="ra-stock" disabled={p.goods[good] === 0}>
        <SignIcon name={good} size={24} />
        <b>{p.goods[good]}</b>
      </Spot>
      {levelsOf(good).map(n => (
        <Spot key={n} spot={`stall:${good}:${n}`} kind={`ra-level${n === level ? ' price' : ''}`}>
          <StallPay good={good} level={n} />
        </Spot>
      ))}
    </section>
  );
}
export const Stalls = () => (
  <div class="ra-stalls">
    {goods.map(g => (
      <Stall key={g} good={g} />
    ))}
  </div>
);
