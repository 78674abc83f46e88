// Pools.tsx - the Build Points of each pool, spent and left.
import { t } from '../../../i18n/index.ts';
import { hexName } from '../places.ts';
import type { Bench } from './bench.ts';

export function Pools({ bench: { draft, tray } }: { bench: Bench }) {
  const p = tray.view.position;
  return (
    <ul class="cx-pools">
      {draft.pools.map(({ pool, hexes, points, left, home }) => {
        const words = t(home ? 'conquest.build.home_pool' : 'conquest.build.pool', {
          name: hexName(p, pool),
          left,
          points,
        });
        return (
          <li key={pool} title={hexes.map(h => hexName(p, h)).join(', ')}>
            <span class="cx-pool-name">
              {home ? t('conquest.build.home') : hexName(p, pool)}
              {hexes.length > 1 && (
                <small> {t('conquest.build.groups', { n: hexes.length })}</small>
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
