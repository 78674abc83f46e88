// Pools.tsx - the Build Points of each pool, spent and left.
import { t } from '../../../i18n/index.ts';
import { hexName } from '../places.ts';
import type { Bench } from './bench.ts';
import { purses, sorted } from './plan.ts';

export function Pools({ bench }: { bench: Bench }) {
  const { desk, wishes } = bench,
    p = desk.p;
  return (
    <ul class="cx-pools">
      {purses(desk, sorted(wishes)).map(({ pool, points, left }) => {
        const words = t(pool.home ? 'conquest.build.home_pool' : 'conquest.build.pool', {
          name: hexName(p, pool.pool),
          left,
          points,
        });
        return (
          <li key={pool.pool} title={pool.hexes.map(h => hexName(p, h)).join(', ')}>
            <span class="cx-pool-name">
              {pool.home ? t('conquest.build.home') : hexName(p, pool.pool)}
              {pool.hexes.length > 1 && (
                <small> {t('conquest.build.groups', { n: pool.hexes.length })}</small>
              )}
            </span>
            <span class="cx-bar" aria-hidden="true">
              {Array.from({ length: Math.min(points, 14) }, (_, k) => (
                <i key={k} class={k < left ? 'on' : ''} />
              ))}
            </span>
            <b aria-hidden="true">
              {left}
              <small>/{points}</small>
            </b>
            <span class="hush">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
