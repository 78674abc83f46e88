// BidTray.tsx - a bid or an offer of mana: less, more, a slider, and what it comes to.
import { Icon } from '../../../art/icons.tsx';
import type { IconName } from '../../../art/icons.tsx';
import { t } from '../../../i18n/index.ts';
import { does } from '../../bar.tsx';
import { SignIcon } from '../art/sign.tsx';
import { moves, type Move } from '../moves.ts';
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
function Meaning({ move: { row } }: { move: Move }) {
  const n = row.bag ?? 0;
  return (
    <span class="ra-bidsay sm">
      <span>{spelt(row.explain ?? '')}</span>
      <span class="mut">{row.to_bag ? t('raiatea.do.bid.bag', { n }) : counted('bag', n)}</span>
    </span>
  );
}

const bids = (from: number, to: number): string[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, k) => `bid ${from + k}`);

export function BidTray({ tray }: { tray: Tray }) {
  const { board, stage, view } = tray,
    { at, least, most } = stage.bidding!,
    action = `bid ${at}`,
    move = moves(view).find(m => m.do === action);
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
        towards={bids(least, at - 1)}
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
      {move && <Meaning move={move} />}
      <button
        type="button"
        class="btn pri side-btn"
        data-do={action}
        onClick={() => board.choose?.(action)}
      >
        {move && labelWords(move)}
      </button>
    </div>
  );
}
