// Items.tsx - what can be built, its price, and why not.
import { seatColour } from '../../../art/seats.tsx';
import { softly } from '../../../i18n/soft.ts';
import { does } from '../../bar.tsx';
import { countWords } from '../words.ts';
import { saying, type Bench } from './bench.ts';
import { stepsOf, type Item } from './draft.ts';
import { Coin, Glyph } from './Glyph.tsx';

// Why not, or what it is good for.
const Below = ({ item: { short, use } }: { item: Item }) => (
  <small class="mut">{short ?? use ?? ' '}</small>
);

function ItemButton({ bench, item }: { bench: Bench; item: Item }) {
  const { tray } = bench,
    { item: id, cost, places, why } = item,
    on = bench.item?.item === id;
  const press = (): void => {
    bench.say(id);
    if (why) bench.refuse(why);
    else if (places.length === 1) bench.add(places[0]!.wish);
    else tray.board.setPick(on ? {} : { group: id });
  };
  return (
    <button
      type="button"
      class={`cx-item${on ? ' on' : ''}`}
      aria-pressed={on}
      aria-disabled={why ? 'true' : undefined}
      aria-describedby={`cx-${id}`}
      data-item={id}
      {...does([...new Set(places.flatMap(p => stepsOf(p.wish)))])}
      onClick={press}
      {...saying(bench, id)}
    >
      <span class="cx-top">
        <Glyph item={id} size={26} ink={seatColour(tray.names.you ?? 0)} />
        {cost !== null && (
          <b>
            <span aria-hidden="true">{cost}</span>
            <Coin />
            <span class="hush">{countWords('bp', cost)}</span>
          </b>
        )}
      </span>
      <span class="cx-name">{softly(item.title)}</span>
      <Below item={item} />
      <span class="hush" id={`cx-${id}`}>
        {item.help}
      </span>
    </button>
  );
}

export function Items({ bench }: { bench: Bench }) {
  return (
    <div class="cx-items opts">
      {bench.draft.items.map(item => (
        <ItemButton key={item.item} bench={bench} item={item} />
      ))}
    </div>
  );
}
