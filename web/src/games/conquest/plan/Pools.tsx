// Pools.tsx - Build Points, spent and left, of the islands that share them.
import { t } from '../../../i18n/index.ts';
import { hexName } from '../places.ts';
import { tip } from '../../../ui/tips.tsx';
import { thingHelp } from '../words.ts';
import type { Bench } from './bench.ts';

export function Pools({ bench: { draft, tray } }: { bench: Bench }) {
  const p = tray.view.position,
    me = p.players[tray.names.you ?? 0]?.home ?? null;
  return (
    <ul class="cx-pools" data-tips>
      {draft.pools.map(({ text, pool, hexes, points, left, home }, k) => {
        const first = home && me !== null ? me : pool;
        return (
          <li key={pool} {...tip(`${text}. ${thingHelp('bp')}`, k === 0)}>
            <span class="cx-pool-name">
              {hexName(p, first)}
              {hexes.length > 1 && (
                <small> {t('conquest.build.more', { n: hexes.length - 1 })}</small>
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
            <span class="hush">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
