// Entries.tsx - the plan so far; a click takes something out.
import { Icon } from '../../../art/icons.tsx';
import { seatColour } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { hexName } from '../places.ts';
import { thingTitle } from '../words.ts';
import type { Bench } from './bench.ts';
import type { Entry } from './draft.ts';
import { Glyph } from './Glyph.tsx';

function EntryButton({ bench, entry }: { bench: Bench; entry: Entry }) {
  const { view, names } = bench.tray,
    { wish, item, title, name, hex, n, why } = entry,
    place = hex === null ? '' : hexName(view.position, hex),
    what = `${n > 1 ? `${n} × ` : ''}${name}${place ? `, ${place}` : ''}`;
  return (
    <button
      type="button"
      class="cx-entry"
      aria-label={t('conquest.build.remove', { what })}
      title={t('conquest.build.remove', { what })}
      data-entry={item}
      onClick={() => (why ? bench.refuse(why) : bench.remove(wish))}
    >
      <Glyph item={item} size={20} ink={seatColour(names.you ?? 0)} />
      {n > 1 && <b>{n}×</b>}
      <span>
        {title}
        {place && <span class="mut"> · {place}</span>}
      </span>
      <Icon name={why ? 'lock' : 'close'} size={14} />
    </button>
  );
}

export function Entries({ bench }: { bench: Bench }) {
  const list = bench.draft.entries;
  if (!list.length) return <span class="cx-nothing" />;
  return (
    <ul class="cx-plan" aria-label={thingTitle('plan')}>
      {list.map(entry => (
        <li key={entry.wish}>
          <EntryButton bench={bench} entry={entry} />
        </li>
      ))}
    </ul>
  );
}
