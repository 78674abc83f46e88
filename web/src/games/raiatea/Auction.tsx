// Auction.tsx - an auction as a small scene: the tile, the fists of all, and once they are open the
// bids, the highest in gold.
import { useContext } from 'preact/hooks';
import { Icon } from '../../art/icons.tsx';
import { SignIcon } from '../../art/marae.tsx';
import { SeatSign } from '../../art/seats.tsx';
import { t } from '../../i18n/index.ts';
import { MissionIcon } from './signs.tsx';
import { SpotContext } from './spot.tsx';
import type { Position } from './position.ts';
import { bagText, nameOf, vpWord } from './words.ts';

export interface Sale {
  tile: string;
  bids: (number | null)[] | null;
  won: number | 'spirit' | null;
}

export function Auction({ p, sale }: { p: Position; sale: Sale }) {
  const { names } = useContext(SpotContext),
    seats = p.order;
  return (
    <section class="ra-auction" aria-label={t('raiatea.auction.title')}>
      <header>
        <MissionIcon code={sale.tile} size={64} />
        <div>
          <h2>
            {t('raiatea.auction.title')}{' '}
            <span class="mut">{t('raiatea.auction.for', { vp: vpWord(sale.tile) })}</span>
          </h2>
          <p>{bagText(p, 'auction.text')}</p>
        </div>
      </header>
      <ul>
        {seats.map(s => {
          const bid =
              s === 'spirit' ? (sale.bids?.[p.players.length] ?? null) : (sale.bids?.[s] ?? null),
            ready = s !== 'spirit' && p.players[s]!.ready,
            won = sale.won === s;
          return (
            <li key={String(s)} class={won ? 'won' : ''}>
              <span class={`ra-hand${bid !== null ? ' open' : ready ? ' shut' : ''}`}>
                <SignIcon name={bid !== null ? 'palm' : 'fist'} size={56} />
                {bid !== null ? (
                  <b class="ra-bid">
                    {bid}
                    <SignIcon name="mana" size={20} />
                  </b>
                ) : (
                  ready && (
                    <em>
                      <Icon name="check" size={18} width={3} />
                    </em>
                  )
                )}
              </span>
              <span class="row">
                {s === 'spirit' ? <Icon name="flame" size={18} /> : <SeatSign seat={s} size={20} />}
                <b>{nameOf(s, names)}</b>
              </span>
              <span class="sm mut">
                {bid !== null ? (
                  won ? (
                    <Icon name="trophy" size={16} />
                  ) : (
                    ' '
                  )
                ) : ready ? (
                  t('raiatea.ready')
                ) : (
                  t('raiatea.thinking')
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
