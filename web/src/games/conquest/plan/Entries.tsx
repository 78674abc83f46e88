// Entries.tsx - the plan so far.
import { Icon } from '../../../art/icons.tsx';
import { seatColour } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { hexName } from '../places.ts';
import { itemWord } from '../words.ts';
import { shortItem, type Bench } from './bench.ts';
import { Glyph } from './Glyph.tsx';
import { same, sorted, type Desk, type Wish } from './plan.ts';

interface Entry {
  wish: Wish;
  n: number;
  sent: number;
}
const bonusItems = ['turn_inward', 'use_saved', 'use_card', 'show_card'];
// Equal wishes are one entry.
function entriesOf({ desk, wishes }: Bench): Entry[] {
  const left = [...desk.sent],
    found: Entry[] = [];
  for (const wish of sorted(wishes).filter(w => !bonusItems.includes(w.item))) {
    const k = left.findIndex(x => same(x, wish)),
      sent = k >= 0 ? 1 : 0,
      twin = found.find(g => same(g.wish, wish));
    if (sent) left.splice(k, 1);
    if (twin) {
      twin.n++;
      twin.sent += sent;
    } else found.push({ wish, n: 1, sent });
  }
  return found;
}
// Where it is built, where that is not clear.
function placeOf(desk: Desk, { item, hex }: Wish): string {
  const isPaid = item === 'buy_card' || item === 'save_bp';
  if (hex === undefined || desk.isStart || (isPaid && desk.pools.length === 1)) return '';
  return hexName(desk.p, hex);
}

function EntryButton({ bench, entry }: { bench: Bench; entry: Entry }) {
  const { desk, wishes } = bench,
    { wish, n, sent } = entry,
    place = placeOf(desk, wish),
    count = n > 1 ? `${n} × ` : '',
    what = `${count}${itemWord(wish.item)}${place ? `, ${place}` : ''}`,
    isSent = sent >= n;
  const remove = (): void => {
    const k = wishes.findLastIndex(w => same(w, wish));
    if (isSent) bench.refuse(t('conquest.build.why.order'));
    else bench.change(wishes.filter((_, at) => at !== k));
  };
  return (
    <button
      type="button"
      class="cx-entry"
      aria-label={t('conquest.build.remove', { what })}
      title={t('conquest.build.remove', { what })}
      data-entry={wish.item}
      onClick={remove}
    >
      <Glyph item={wish.item} size={20} ink={seatColour(desk.side)} />
      {n > 1 && <b>{n}×</b>}
      <span>
        {shortItem(wish.item)}
        {place && <span class="mut"> · {place}</span>}
      </span>
      <Icon name={isSent ? 'lock' : 'close'} size={14} />
    </button>
  );
}

// The plan so far; a click takes something out.
export function Entries({ bench }: { bench: Bench }) {
  const list = entriesOf(bench);
  if (!list.length) return <p class="mut cx-nothing">{t('conquest.build.empty')}</p>;
  return (
    <ul class="cx-plan" aria-label={t('conquest.build.plan')}>
      {list.map(entry => (
        <li key={`${entry.wish.item}.${entry.wish.hex}`}>
          <EntryButton bench={bench} entry={entry} />
        </li>
      ))}
    </ul>
  );
}
