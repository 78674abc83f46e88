// panels.tsx - what stands around the slab: stones and jumps of each side, and whose turn it is.
import { t } from '../../i18n/index.ts';
import type { View } from '../../protocol.ts';
import { counted, filled, nameOf } from '../lexicon.ts';
import { positionOf } from './position.ts';
import { Stone } from './stones.tsx';

const Sign = ({ seat, size = 22 }: { seat: number; size?: number }) => (
  <svg width={size} height={size} viewBox="-27 -27 54 56" aria-hidden="true">
    <Stone seat={seat} seed={5} />
  </svg>
);

export function Chips({ view, seat }: { view: View; seat: number }) {
  const q = positionOf(view).players[seat];
  if (!q) return null;
  return (
    <p class="k-chips">
      <Sign seat={seat} />
      <span>{counted('konane', 'stones', q.stones)}</span>
      <span aria-hidden="true">·</span>
      <b>{counted('konane', 'jumps', q.jumps)}</b>
    </p>
  );
}

// A phone keeps its room for the slab: there the tab of the players has the counts.
export function Stock({ view, seat, phone }: { view: View; seat: number; phone: boolean }) {
  const q = positionOf(view).players[seat];
  if (!q || phone) return null;
  return (
    <section class="k-own" aria-label={t('konane.own')}>
      <Sign seat={seat} size={26} />
      <span>{t('konane.you', { colour: q.colour_title })}</span>
      <span class="pill line">{counted('konane', 'stones', q.stones)}</span>
      <span class="pill line">{counted('konane', 'jumps', q.jumps)}</span>
    </section>
  );
}

export function Track({ view, phone }: { view: View; phone: boolean }) {
  const due = positionOf(view).players.find(q => q.seat === view.due?.seats[0]);
  if (phone) return null;
  return (
    <p class="track k-track">
      <b>{view.stage}</b>
      {due && !view.over && (
        <>
          <Sign seat={due.seat} />
          <span>{filled(nameOf('konane', 'track', 'due'), due.colour_title)}</span>
        </>
      )}
    </p>
  );
}
