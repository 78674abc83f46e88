// PlaceList.tsx - where the chosen item can go.
import { t } from '../../../i18n/index.ts';
import { hover } from '../../bar.tsx';
import { groundWords, hexName } from '../places.ts';
import { shortItem, type Bench } from './bench.ts';
import { openPlaces } from './plan.ts';

// Where the chosen item can go: the same places glow on the map.
export function PlaceList({ bench }: { bench: Bench }) {
  const { desk, wishes, item, tray } = bench;
  if (!item) return null;
  return (
    <div class="cx-places">
      <b>{t('conquest.build.where', { what: shortItem(item) })}</b>
      <div class="opts">
        {openPlaces(desk, wishes, item).map(hex => (
          <button
            key={hex}
            type="button"
            class="opt"
            data-place={hex}
            {...hover(tray.board, [`place ${hex}`, `${item} ${hex}`])}
            onClick={() => {
              tray.board.point([]);
              tray.board.setPick({ group: item, to: String(hex) });
            }}
          >
            <span class="t">
              <span class="nm">{hexName(desk.p, hex)}</span>
            </span>
            <span class="c">{groundWords(desk.p, hex)}</span>
          </button>
        ))}
        <button type="button" class="btn side-btn" onClick={() => tray.board.setPick({})}>
          {t('conquest.do.back')}
        </button>
      </div>
    </div>
  );
}
