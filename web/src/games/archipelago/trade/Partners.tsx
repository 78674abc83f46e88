// Partners.tsx - whom to trade with: one click each.
import { SeatSign } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { does } from '../../bar.tsx';
import { whyNoDeal } from '../moves.ts';
import type { Tray } from '../tray.tsx';
import type { Names } from '../words/names.ts';
import { partnersOf } from './draft.ts';

// Whom to trade with, one click each; in the bar of a round and of a crisis turn. If nobody can be asked any
// more it says why.
export function Partners({ tray }: { tray: Tray }) {
  const { view, board, names } = tray,
    partners = partnersOf(view),
    { deals_left: left } = view.position,
    note = !partners.length
      ? whyNoDeal(view)
      : left === null
        ? ''
        : t('archipelago.trade.left', { n: left });
  return (
    <div class="ar-partners" role="group" aria-label={t('archipelago.trade.with')}>
      <span class="t">
        <b>{partners.length ? t('archipelago.trade.with') : t('archipelago.trade.over')}</b>
        {note && <small>{note}</small>}
      </span>
      {partners.map(({ seat, do: action }) => (
        <button
          key={seat}
          type="button"
          class="btn ar-partner"
          data-partner={seat}
          title={names.of(seat)}
          aria-label={t('archipelago.trade.open', { name: names.of(seat) })}
          {...does([action])}
          onClick={() => board.setPick({ group: 'deal', from: `seat:${seat}` })}
        >
          <SeatSign seat={seat} size={26} />
        </button>
      ))}
    </div>
  );
}

// The same inside the trading table: which of them it is about.
export function PartnerTabs({
  seats,
  at,
  names,
  go,
}: {
  seats: number[];
  at: number;
  names: Names;
  go: (seat: number) => void;
}) {
  return (
    <div class="ar-partners tabs-like" role="group" aria-label={t('archipelago.trade.with')}>
      {seats.map(seat => (
        <button
          key={seat}
          type="button"
          class="btn sm"
          data-partner={seat}
          aria-pressed={seat === at}
          onClick={() => go(seat)}
        >
          <SeatSign seat={seat} size={20} />
          {names.of(seat)}
        </button>
      ))}
    </div>
  );
}
