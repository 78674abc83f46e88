// BidTray.tsx - a bid or an offer of mana: less, more, a slider, and what it comes to.
import { Icon } from '../../../art/icons.tsx';
import type { IconName } from '../../../art/icons.tsx';
import { t } from '../../../i18n/index.ts';
import { does } from '../../bar.tsx';
import { SignIcon } from '../art/sign.tsx';
import type { Move } from '../moves.ts';
import { labelWords } from '../says.ts';
import { counted, spelt } from '../words.ts';
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
// What the bid means, and what the bag holds with it.
const Meaning = ({ move: { row } }: { move: Move }) => (
  <span class="ra-bidsay sm">
    <span>{spelt(row.explain ?? '')}</span>
    <span class="mut">{spelt(row.brief ?? '')}</span>
  </span>
);

export function BidTray({ tray }: { tray: Tray }) {
  const { board, stage, view } = tray,
    { bids, at, least, most } = stage.bidding!,
    amount = (m: Move): number => m.row.amount!,
    move = bids.find(m => amount(m) === at)!;
  const set = (n: number): void => {
    if (n < least || n > most)
      board.refuse?.(t(n < least ? 'table.step.least' : 'table.step.most'));
    else board.setPick({ to: String(n) });
  };
  return (
    <div class="ra-bidding">
      <Step
        icon="minus"
        title={t('raiatea.do.bid.less')}
        isPossible={at > least}
        towards={bids.filter(m => amount(m) < at).map(m => m.do)}
        go={() => set(at - 1)}
      />
      <span class="ra-bidnum" title={counted('mana', at)}>
        <SignIcon name="mana" size={28} />
        <b>{at}</b>
      </span>
      <Step
        icon="plus"
        title={t('raiatea.do.bid.more')}
        isPossible={at < most}
        towards={bids.filter(m => amount(m) > at).map(m => m.do)}
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
      <Meaning move={move} />
      <button
        type="button"
        class="btn pri side-btn"
        data-do={move.do}
        onClick={() => board.choose?.(move.do)}
      >
        {labelWords(move)}
      </button>
    </div>
  );
}
