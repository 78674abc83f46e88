// Items.tsx - what can be built, its price, and why not.
import { does } from '../../bar.tsx';
import { seatColour } from '../../../art/seats.tsx';
import { t, type Key } from '../../../i18n/index.ts';
import { stackAt } from '../position.ts';
import { itemWord } from '../words.ts';
import { saying, shortItem, type Bench } from './bench.ts';
import { Glyph } from './Glyph.tsx';
import {
  built,
  openPlaces,
  price,
  sorted,
  startItems,
  supplyLeft,
  whyNowhere,
  type Desk,
  type Wish,
} from './plan.ts';

// What an item is for, its price and limits: of the one that the pointer, the focus or the last tap is
// on.
export function helpOf(desk: Desk, wishes: Wish[], item: string): string {
  const why = whyNowhere(desk, wishes, item),
    name = item === 'tc' && desk.p.solo ? 'tc_solo' : item,
    n = item === 'convert' ? 0 : price(desk, sorted(wishes), item);
  const help = t('conquest.build.help.price', {
    what: itemWord(name),
    cost: t('conquest.hint.cost', { n }),
    text: t(`conquest.build.help.${name}` as Key),
  });
  return why ? `${help} ${t(`conquest.build.why.${why}`)}` : help;
}

function Below({ desk, wishes, item }: { desk: Desk; wishes: Wish[]; item: string }) {
  const why = whyNowhere(desk, wishes, item),
    left = supplyLeft(desk, wishes, item);
  if (why) return <small class="mut">{t(`conquest.build.short.${why}`)}</small>;
  return (
    <small class="mut">{Number.isFinite(left) ? t('conquest.build.left', { n: left }) : ' '}</small>
  );
}

// Whether an action begins with this item: `build village`, `convert 54`, `card 45`.
const isOf = (item: string, action: string): boolean =>
  action === `build ${item}` || action.split(' ')[0] === item;

function Item({ bench, item }: { bench: Bench; item: string }) {
  const { desk, wishes, tray } = bench,
    why = whyNowhere(desk, wishes, item),
    on = bench.item === item,
    cost = item === 'convert' ? null : price(desk, sorted(wishes), item);
  const press = (): void => {
    bench.say(item);
    const open = desk.isStart || why ? [] : openPlaces(desk, wishes, item);
    if (why) bench.refuse(t(`conquest.build.why.${why}`));
    else if (desk.isStart) bench.change([...wishes, { item }]);
    else if (open.length === 1) bench.change([...wishes, { item, hex: open[0]! }]);
    else tray.board.setPick(on ? {} : { group: item });
  };
  return (
    <button
      type="button"
      class={`cx-item${on ? ' on' : ''}`}
      aria-pressed={on}
      aria-disabled={why ? 'true' : undefined}
      aria-describedby={`cx-${item}`}
      data-item={item}
      {...does(bench.tray.view.legal.map(l => l.do).filter(a => isOf(item, a)))}
      onClick={press}
      {...saying(bench, item)}
    >
      <span class="cx-top">
        <Glyph item={item} size={26} ink={seatColour(desk.side)} />
        {cost !== null && (
          <b>
            {cost}
            <small> {t('conquest.build.bp')}</small>
          </b>
        )}
      </span>
      <span class="cx-name">{shortItem(item)}</span>
      <Below desk={desk} wishes={wishes} item={item} />
      <span class="hush" id={`cx-${item}`}>
        {helpOf(desk, wishes, item)}
      </span>
    </button>
  );
}

// Everything that can be built in this game now or later.
function itemsOf({ p, me, side, isStart }: Desk): string[] {
  if (isStart) return startItems;
  const canSave = p.options.includes('saved') && !me.saved,
    hasColony = p.hexes.some(h => (stackAt(p, h.hex, side)?.known.col ?? 0) > 0);
  return [
    ...built.filter(item => !p.solo || (item !== 'rum' && item !== 'tc_up')),
    'buy_card',
    ...(canSave ? ['save_bp'] : []),
    ...(hasColony ? ['convert'] : []),
  ];
}
export function Items({ bench }: { bench: Bench }) {
  return (
    <div class="cx-items opts">
      {itemsOf(bench.desk).map(item => (
        <Item key={item} bench={bench} item={item} />
      ))}
    </div>
  );
}
