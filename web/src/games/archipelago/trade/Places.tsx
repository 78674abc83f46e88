// Places.tsx - the places in the order of play that would do, instead of the other's things.
import { Icon } from '../../../art/icons.tsx';
import { SeatSign } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { placeWord } from '../words/names.ts';
import type { Shelf } from './Side.tsx';

// The places that would do, instead of the other's things.
export function Places({ shelf }: { shelf: Shelf }) {
  const { p, desk, draft, names } = shelf,
    mine = p.order.indexOf(desk.owner) + 1,
    locked = desk.stage === 'goods';
  const toggle = (n: number): void => {
    if (locked) shelf.stuck(t('archipelago.trade.no.locked'));
    else
      shelf.change({
        ...draft,
        places: draft.places.includes(n) ? draft.places.filter(x => x !== n) : [...draft.places, n],
      });
  };
  return (
    <section class="ar-side" aria-label={t('archipelago.order.for')}>
      <h3>
        <SeatSign seat={desk.partner} size={20} />
        {t('archipelago.order.from', { name: names.of(desk.partner) })}
      </h3>
      <div class="ar-places" role="group" aria-label={t('archipelago.order.for')}>
        {desk.table.places.map(({ place: n }) => (
          <button
            key={n}
            type="button"
            class="btn"
            data-place={n}
            aria-pressed={draft.places.includes(n)}
            aria-disabled={locked ? 'true' : undefined}
            onClick={() => toggle(n)}
          >
            {draft.places.includes(n) && <Icon name="check" size={15} width={3} />}
            {placeWord(n)}
            {n === mine && <small> {t('archipelago.order.yours.now')}</small>}
          </button>
        ))}
      </div>
      <p class="mut sm">{t('archipelago.order.for.help')}</p>
    </section>
  );
}
