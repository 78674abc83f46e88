// Places.tsx - the places in the order of play that would do, instead of the other's things.
import { Icon } from '../../../art/icons.tsx';
import { SeatSign } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import type { Table } from '../position.ts';
import { placeWord } from '../words/names.ts';
import { isOn, withMore } from './draft.ts';
import type { Shelf } from './Side.tsx';

type Place = Table['places'][number];

// The places that would do, instead of the other's things.
export function Places({ shelf }: { shelf: Shelf }) {
  const { p, desk, draft, names } = shelf,
    mine = p.order.indexOf(desk.owner) + 1;
  const toggle = (place: Place): void => {
    if (place.locked) shelf.stuck(place.locked);
    else shelf.change(withMore(draft.list, place.do, isOn(draft, place) ? -1 : 1));
  };
  return (
    <section class="ar-side" aria-label={t('archipelago.order.for')}>
      <h3>
        <SeatSign seat={desk.partner} size={20} />
        {t('archipelago.order.from', { name: names.of(desk.partner) })}
      </h3>
      <div class="ar-places" role="group" aria-label={t('archipelago.order.for')}>
        {draft.table.places.map(x => (
          <button
            key={x.place}
            type="button"
            class="btn"
            data-place={x.place}
            aria-pressed={isOn(draft, x)}
            aria-disabled={x.locked ? 'true' : undefined}
            onClick={() => toggle(x)}
          >
            {isOn(draft, x) && <Icon name="check" size={15} width={3} />}
            {placeWord(x.place)}
            {x.place === mine && <small> {t('archipelago.order.yours.now')}</small>}
          </button>
        ))}
      </div>
    </section>
  );
}
