// Auction.tsx - an auction as a small scene: the tile, the fists of all, and once they are open the
// bids, the highest in gold.
import { useContext } from 'preact/hooks';
import { Icon } from '../../../art/icons.tsx';
import { SeatSign } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import type { Position, Sale, Who } from '../position.ts';
import { MissionIcon } from '../signs.tsx';
import { SpotContext } from '../spot.tsx';
import { nameOf, thingText, thingWord, vpWord } from '../words.ts';
import { Hand } from './Hand.tsx';

function Bidder({ p, sale, who }: { p: Position; sale: Sale; who: Who }) {
  const { names } = useContext(SpotContext),
    bid = who === 'spirit' ? sale.spirit : (sale.bids?.[who] ?? null),
    isReady = who !== 'spirit' && p.players[who]!.ready,
    hasWon = sale.won === who;
  const said = hasWon ? <Icon name="trophy" size={16} /> : ' ',
    waits = t(isReady ? 'raiatea.ready' : 'raiatea.thinking');
  return (
    <li class={hasWon ? 'won' : ''}>
      <Hand isOpen={bid !== null} mana={bid} isReady={isReady} size="small" />
      <span class="row">
        {who === 'spirit' ? <Icon name="flame" size={18} /> : <SeatSign seat={who} size={20} />}
        <b>{nameOf(who, names)}</b>
      </span>
      <span class="sm mut">{bid !== null ? said : waits}</span>
    </li>
  );
}

export const Auction = ({ p, sale }: { p: Position; sale: Sale }) => (
  <section class="ra-auction" aria-label={thingWord('auction')}>
    <header>
      <MissionIcon code={sale.tile} size={64} />
      <div>
        <h2>
          {thingWord('auction')}{' '}
          <span class="mut">{t('raiatea.auction.for', { vp: vpWord(sale.tile) })}</span>
        </h2>
        <p>{thingText('auction')}</p>
      </div>
    </header>
    <ul>
      {p.order.map(who => (
        <Bidder key={String(who)} p={p} sale={sale} who={who} />
      ))}
    </ul>
  </section>
);
