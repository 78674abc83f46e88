// Ready.tsx - offers that make sense as things stand, ready to be taken.
import { SeatSign } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import type { ReadyOffer } from '../position.ts';
import type { Names } from '../words/names.ts';
import { reasonWords } from './say.ts';

export function Ready({
  offers,
  take,
  names,
}: {
  offers: ReadyOffer[];
  take: (o: ReadyOffer) => void;
  names: Names;
}) {
  return (
    <div class="ar-ready" role="group" aria-label={t('archipelago.offer.ready')}>
      {offers.map((o, k) => {
        const { partner } = o.offer;
        return (
          <button
            key={k}
            type="button"
            class="ar-offer"
            data-offer={o.reason}
            onClick={() => take(o)}
          >
            <SeatSign seat={partner} size={18} />
            <span class="hush">{names.of(partner)}: </span>
            <span>
              <b>{o.offer.text}</b>
              <small>{reasonWords(o.reason)}</small>
            </span>
          </button>
        );
      })}
    </div>
  );
}
