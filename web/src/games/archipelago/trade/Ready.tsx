// Ready.tsx - offers that make sense as things stand, ready to be taken.
import { SeatSign } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import type { Position } from '../position.ts';
import type { Names } from '../words/names.ts';
import type { Desk } from './draft.ts';
import type { Offer } from './offers.ts';
import { draftWords, whyWords } from './say.ts';

export function Ready({
  p,
  offers,
  desk,
  take,
  names,
}: {
  p: Position;
  offers: Offer[];
  desk: Desk;
  take: (o: Offer) => void;
  names: Names;
}) {
  return (
    <div class="ar-ready" role="group" aria-label={t('archipelago.offer.ready')}>
      {offers.map((o, k) => {
        const words = draftWords(p, desk.owner, o.partner, o.draft);
        return (
          <button
            key={k}
            type="button"
            class="ar-offer"
            data-offer={o.why.kind}
            onClick={() => take(o)}
          >
            <SeatSign seat={o.partner} size={18} />
            <span class="hush">{names.of(o.partner)}: </span>
            <span>
              <b>{words}</b>
              <small>{whyWords(o)}</small>
            </span>
          </button>
        );
      })}
    </div>
  );
}
