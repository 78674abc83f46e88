// BidTray.tsx - a bid or an offer of mana: less, more, a slider, and what it comes to.
import { Icon } from '../../../art/icons.tsx';
import type { IconName } from '../../../art/icons.tsx';
import { t } from '../../../i18n/index.ts';
import { does } from '../../bar.tsx';
import { SignIcon } from '../art/sign.tsx';
import type { Tray } from './tray.ts';

function Step({
  icon,
  title,
  isPossible,
  towards,
  go,
}: {
  icon: IconName;
  title: string;
  isPossible: boolean;
  towards: string[];
  go: () => void;
}) {
  return (
    <button
      type="button"
      class="btn sq"
      aria-label={title}
      aria-disabled={isPossible ? undefined : 'true'}
      {...does(towards)}
      onClick={go}
    >
      <Icon name={icon} />
    </button>
  );
}
function Meaning({ tray, at, isAuction }: { tray: Tray; at: number; isAuction: boolean }) {
  const p = tray.view.position,
    me = p.players[tray.names.you!]!,
    toSupply = isAuction && p.options.includes('mana_scarcity');
  return (
    <span class="ra-bidsay sm">
      <span>{t('raiatea.do.bid.left', { n: (me.mana ?? at) - at })}</span>
      {me.bid_more > 0 && <b>{t('raiatea.do.bid.as', { n: at + me.bid_more })}</b>}
      <span class="mut">
        {toSupply
          ? t('raiatea.do.bid.supply', { n: p.bag })
          : t('raiatea.do.bid.bag', { n: p.bag + at })}
      </span>
    </span>
  );
}

const bids = (from: number, to: number): string[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, k) => `bid ${from + k}`);

export function BidTray({ tray }: { tray: Tray }) {
  const { board, stage, view } = tray,
    { at, least, most } = stage.bidding!,
    isAuction = stage.point === 'auction_bid',
    action = `bid ${at}`;
  const set = (n: number): void =>
    board.setPick({ to: String(Math.min(most, Math.max(least, n))) });
  return (
    <div class="ra-bidding">
      <Step
        icon="minus"
        title={t('raiatea.do.bid.less')}
        isPossible={at > least}
        towards={bids(least, at - 1)}
        go={() => set(at - 1)}
      />
      <span class="ra-bidnum">
        <SignIcon name="mana" size={28} />
        <b>{at}</b>
      </span>
      <Step
        icon="plus"
        title={t('raiatea.do.bid.more')}
        isPossible={at < most}
        towards={bids(at + 1, most)}
        go={() => set(at + 1)}
      />
      <input
        type="range"
        min={least}
        max={most}
        value={at}
        aria-label={view.due?.title}
        onInput={e => set(Number(e.currentTarget.value))}
      />
      <Meaning tray={tray} at={at} isAuction={isAuction} />
      <button
        type="button"
        class="btn pri side-btn"
        data-do={action}
        onClick={() => board.choose?.(action)}
      >
        {t(isAuction ? 'raiatea.do.bid.auction' : 'raiatea.do.bid', { n: at })}
      </button>
    </div>
  );
}
