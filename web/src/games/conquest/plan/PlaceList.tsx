// PlaceList.tsx - where the chosen item can go: the same places glow on the map.
import { t } from '../../../i18n/index.ts';
import { hover } from '../../bar.tsx';
import { groundWords, hexName } from '../places.ts';
import type { Bench } from './bench.ts';
import { stepsOf, type Item } from './draft.ts';

export function PlaceList({ bench, item }: { bench: Bench; item: Item }) {
  const { board, view } = bench.tray;
  return (
    <div class="cx-places">
      <b>{t('conquest.build.where', { what: item.title })}</b>
      <div class="opts">
        {item.places.map(({ hex, wish }) => (
          <button
            key={hex}
            type="button"
            class="opt"
            data-place={hex}
            {...hover(board, stepsOf(wish))}
            onClick={() => {
              board.point([]);
              bench.add(wish);
            }}
          >
            <span class="t">
              <span class="nm">{hexName(view.position, hex)}</span>
            </span>
            <span class="c">{groundWords(view.position, hex)}</span>
          </button>
        ))}
        <button type="button" class="btn side-btn" onClick={() => board.setPick({})}>
          {t('conquest.do.back')}
        </button>
      </div>
    </div>
  );
}
