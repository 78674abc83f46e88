// BuildTray.tsx - the secret plan of the Building Step, and the choice of starting pieces: points of each
// pool, what can be built and why not, the plan so far, what it brings. Wishes come in any order.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ThingIcon, type Thing } from '../art.tsx';
import { Icon } from '../../../art/icons.tsx';
import { seatColour } from '../../../art/seats.tsx';
import { t, type Key } from '../../../i18n/index.ts';
import { hover } from '../../bar.tsx';
import {
  answersOf,
  built,
  deskOf,
  forecast,
  keep,
  misfit,
  openPlaces,
  price,
  purses,
  same,
  sorted,
  supplyLeft,
  whyNot,
  whyNowhere,
  wishesOf,
  type Desk,
  type Wish,
} from './plan.ts';
import { half } from '../position.ts';
import { give } from '../queue.ts';
import { Choice, type TrayProps } from '../tray.tsx';
import { cardText, cardTitle, groundWords, hexName, itemWord } from '../words.ts';

export const buildPoints = new Set(['build_session', 'choose_start_pieces']);

const things: Record<string, Thing> = {
  ia: 'leaf',
  village: 'village',
  wc: 'wc',
  tc_up: 'tcu',
  tc: 'tc',
  wb: 'wb',
  col: 'col',
  rum: 'rum',
  buy_card: 'card',
  save_bp: 'saved',
  convert: 'village',
  use_saved: 'saved',
  turn_inward: 'explorer',
  use_card: 'cardup',
  show_card: 'cardup',
};
interface Bench {
  tray: TrayProps;
  desk: Desk;
  wishes: Wish[];
  item: string | null;
  change: (wishes: Wish[]) => void;
  refuse: (why: string) => void;
  seal: () => void;
  say: (item: string | null) => void;
}
const shortItem = (item: string): string => t(`conquest.build.item.${item}` as Key);

function Glyph({ item, size, ink }: { item: string; size: number; ink: string }) {
  return <ThingIcon thing={things[item] ?? 'village'} size={size} ink={ink} />;
}

// ---- points ----------------------------------------------------------------------------------

function Pools({ bench }: { bench: Bench }) {
  const { desk, wishes } = bench,
    p = desk.p;
  return (
    <ul class="cx-pools">
      {purses(desk, sorted(wishes)).map(({ pool, points, left }) => {
        const words = t(pool.home ? 'conquest.build.home_pool' : 'conquest.build.pool', {
          name: hexName(p, pool.pool),
          left,
          points,
        });
        return (
          <li key={pool.pool} title={pool.hexes.map(h => hexName(p, h)).join(', ')}>
            <span class="cx-pool-name">
              {pool.home ? t('conquest.build.home') : hexName(p, pool.pool)}
              {pool.hexes.length > 1 && (
                <small> {t('conquest.build.groups', { n: pool.hexes.length })}</small>
              )}
            </span>
            <span class="cx-bar" aria-hidden="true">
              {Array.from({ length: Math.min(points, 14) }, (_, k) => (
                <i key={k} class={k < left ? 'on' : ''} />
              ))}
            </span>
            <b aria-hidden="true">
              {left}
              <small>/{points}</small>
            </b>
            <span class="hush">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}

// What brings points, or shows a card: on or off.
function Bonuses({ bench }: { bench: Bench }) {
  const { desk, wishes } = bench,
    list: [Wish, string, string][] = [];
  if (desk.isStart) return null;
  const taro =
    desk.me.cards.some(c => c.card === 'AC18' && c.up) || wishes.some(w => w.card === 'AC18');
  for (const c of desk.me.cards) {
    if (c.card === 'AC17' && !c.used)
      list.push([
        { item: 'use_card', card: 'AC17' },
        t('conquest.build.use_card', { name: cardTitle('AC17'), n: 2 }),
        cardText('AC17'),
      ]);
    if (['AC18', 'AC19', 'AC20'].includes(c.card) && !c.up)
      list.push([
        { item: 'show_card', card: c.card },
        t('conquest.do.show_card', { name: cardTitle(c.card) }),
        cardText(c.card),
      ]);
  }
  list.push([
    { item: 'turn_inward' },
    t('conquest.build.inward', { n: taro ? 2 : 1 }),
    t('conquest.build.inward.help'),
  ]);
  if (desk.me.saved)
    list.push([
      { item: 'use_saved' },
      t('conquest.build.use_saved'),
      t('conquest.build.use_saved.help'),
    ]);
  return (
    <>
      {list.map(([wish, title, help]) => {
        const on = wishes.some(w => same(w, wish)),
          sent = desk.sent.some(w => same(w, wish)),
          why = on ? null : whyNot(desk, wishes, wish);
        const press = (): void => {
          if (sent) bench.refuse(t('conquest.build.why.order'));
          else if (on) bench.change(wishes.filter(w => !same(w, wish)));
          else if (why) bench.refuse(t(`conquest.build.why.${why}`));
          else bench.change([...wishes, wish]);
        };
        return (
          <button
            key={title}
            type="button"
            class={`cx-bonus${on ? ' on' : ''}`}
            aria-pressed={on}
            aria-disabled={why ? 'true' : undefined}
            data-bonus={wish.card ?? wish.item}
            aria-describedby={`cx-${wish.card ?? wish.item}`}
            onClick={() => {
              bench.say(wish.card ?? wish.item);
              press();
            }}
            {...saying(bench, wish.card ?? wish.item)}
          >
            <span class="hush" id={`cx-${wish.card ?? wish.item}`}>
              {why ? t(`conquest.build.why.${why}`) : help}
            </span>
            {on && <Icon name="check" size={15} width={3} />}
            {title}
          </button>
        );
      })}
    </>
  );
}

// ---- things ----------------------------------------------------------------------------------

function Item({ bench, item }: { bench: Bench; item: string }) {
  const { desk, wishes, tray } = bench,
    why = whyNowhere(desk, wishes, item),
    open = desk.isStart || why ? [] : openPlaces(desk, wishes, item),
    left = supplyLeft(desk, wishes, item),
    on = bench.item === item;
  const cost = item === 'convert' ? null : price(desk, sorted(wishes), item),
    ink = seatColour(desk.side);
  const press = (): void => {
    bench.say(item);
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
      onClick={press}
      {...saying(bench, item)}
    >
      <span class="cx-top">
        <Glyph item={item} size={26} ink={ink} />
        {cost !== null && (
          <b>
            {cost}
            <small> {t('conquest.build.bp')}</small>
          </b>
        )}
      </span>
      <span class="cx-name">{shortItem(item)}</span>
      <small class="mut">
        {why
          ? t(`conquest.build.short.${why}`)
          : Number.isFinite(left)
            ? t('conquest.build.left', { n: left })
            : ' '}
      </small>
      <span class="hush" id={`cx-${item}`}>
        {helpOf(desk, wishes, item)}
      </span>
    </button>
  );
}

// What an item is for, its price and limits: of the one that the pointer, the focus or the last tap is on.
const shownCost = (desk: Desk, wishes: Wish[], item: string): string =>
  t('conquest.hint.cost', { n: item === 'convert' ? 0 : price(desk, sorted(wishes), item) });
function helpOf(desk: Desk, wishes: Wish[], item: string): string {
  const why = whyNowhere(desk, wishes, item),
    text = t(`conquest.build.help.${item === 'tc' && desk.p.solo ? 'tc_solo' : item}` as Key);
  return `${t('conquest.build.help.price', { what: itemWord(item === 'tc' && desk.p.solo ? 'tc_solo' : item), cost: shownCost(desk, wishes, item), text })}${why ? ` ${t(`conquest.build.why.${why}`)}` : ''}`;
}
const saying = (bench: Bench, item: string): object => ({
  onPointerEnter: (e: PointerEvent) => {
    if (e.pointerType === 'mouse') bench.say(item);
  },
  onPointerLeave: (e: PointerEvent) => {
    if (e.pointerType === 'mouse') bench.say(null);
  },
  onFocus: () => bench.say(item),
});

// Where the chosen item can go: the same places glow on the map.
function PlaceList({ bench }: { bench: Bench }) {
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
            {...hover(tray.board, [`place ${hex}`])}
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

// ---- the plan --------------------------------------------------------------------------------

function Entries({ bench }: { bench: Bench }) {
  const { desk, wishes } = bench,
    list = sorted(wishes).filter(
      w => !['turn_inward', 'use_saved', 'use_card', 'show_card'].includes(w.item),
    ),
    left = [...desk.sent];
  const groups: { wish: Wish; n: number; sent: number }[] = [];
  for (const w of list) {
    const k = left.findIndex(x => same(x, w)),
      isSent = k >= 0,
      twin = groups.find(g => same(g.wish, w));
    if (isSent) left.splice(k, 1);
    if (twin) {
      twin.n++;
      twin.sent += Number(isSent);
    } else groups.push({ wish: w, n: 1, sent: Number(isSent) });
  }
  const remove = (g: { wish: Wish; n: number; sent: number }): void => {
    if (g.sent >= g.n) {
      bench.refuse(t('conquest.build.why.order'));
      return;
    }
    const k = wishes.findLastIndex(w => same(w, g.wish));
    bench.change(wishes.filter((_, at) => at !== k));
  };
  if (!groups.length) return <p class="mut cx-nothing">{t('conquest.build.empty')}</p>;
  return (
    <ul class="cx-plan" aria-label={t('conquest.build.plan')}>
      {groups.map(g => {
        const place =
            g.wish.hex === undefined ||
            desk.isStart ||
            ((g.wish.item === 'buy_card' || g.wish.item === 'save_bp') && desk.pools.length === 1)
              ? ''
              : hexName(desk.p, g.wish.hex),
          words = `${g.n > 1 ? `${g.n} × ` : ''}${itemWord(g.wish.item)}${place ? `, ${place}` : ''}`;
        return (
          <li key={`${g.wish.item}.${g.wish.hex}`}>
            <button
              type="button"
              class="cx-entry"
              aria-label={t('conquest.build.remove', { what: words })}
              title={t('conquest.build.remove', { what: words })}
              data-entry={g.wish.item}
              onClick={() => remove(g)}
            >
              <Glyph item={g.wish.item} size={20} ink={seatColour(desk.side)} />
              {g.n > 1 && <b>{g.n}×</b>}
              <span>
                {shortItem(g.wish.item)}
                {place && <span class="mut"> · {place}</span>}
              </span>
              <Icon name={g.sent >= g.n ? 'lock' : 'close'} size={14} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Foot({ bench }: { bench: Bench }) {
  const { desk, wishes } = bench,
    now = desk.me.points.total + (desk.me.hidden_points ?? 0),
    then = desk.isStart ? now : forecast(desk, wishes, true),
    left = purses(desk, sorted(wishes)).reduce((n, x) => n + Math.max(0, x.left), 0);
  const [sure, setSure] = useState(false),
    worth =
      left > 0 &&
      (built.some(item => whyNowhere(desk, wishes, item) === null && item !== 'rum') ||
        whyNowhere(desk, wishes, 'buy_card') === null) &&
      !desk.isStart;
  useEffect(() => setSure(false), [wishes.length]);
  const seal = (): void => {
    if (worth && !sure) {
      setSure(true);
      bench.refuse(t('conquest.build.left_over', { n: left }));
    } else bench.seal();
  };
  return (
    <div class="cx-foot">
      {!desk.isStart && (
        <p class="cx-forecast">
          <span class="mut">{t('conquest.build.after')}</span> <b class="d">{half(then)}</b>{' '}
          <span class="mut">{t('conquest.build.of', { n: desk.p.game_end })}</span>
          {then !== now && <b class="up"> +{half(then - now)}</b>}
        </p>
      )}
      <button type="button" class="btn pri" data-seal onClick={seal}>
        {t(worth && sure ? 'conquest.build.seal_anyway' : 'conquest.do.end_build')}
      </button>
    </div>
  );
}

// Waiting for the place of an item that was begun elsewhere (a hint): only the places.
function Pending({ tray }: { tray: TrayProps }): ComponentChildren {
  return (
    <div class="c-body">
      <div class="opts">
        {tray.stage.buttons.map(b => (
          <Choice key={b.moves[0]!.do} tray={tray} b={b} />
        ))}
      </div>
    </div>
  );
}

// Turning Inward and cards that bring points explain themselves in the same line.
function helpLine(bench: Bench, said: string | null): string {
  if (said === null) return t('conquest.build.nothing');
  if (said === 'turn_inward') return t('conquest.build.inward.help');
  if (said === 'use_saved') return t('conquest.build.use_saved.help');
  return said.startsWith('AC') ? cardText(said) : helpOf(bench.desk, bench.wishes, said);
}

export function BuildTray({ tray }: { tray: TrayProps }) {
  const { view, board } = tray,
    desk = deskOf(view),
    pick = board.pick,
    wishes = desk ? wishesOf(desk) : [],
    [, redraw] = useState(0),
    [said, setSaid] = useState<string | null>(null);
  const bench: Bench | null = desk && {
    tray,
    desk,
    wishes,
    item:
      pick.group &&
      view.position.plan?.pending === null &&
      openPlaces(desk, wishes, pick.group).length
        ? pick.group
        : null,
    change: list => {
      let next = list,
        gone: Wish[] = [];
      for (let bad = misfit(desk, next); bad; bad = misfit(desk, next)) {
        gone = [...gone, bad.wish];
        next = next.filter(w => w !== bad.wish);
      }
      keep(desk, next);
      redraw(n => n + 1);
      board.setPick({});
      if (gone.length)
        board.refuse?.(
          t('conquest.build.dropped', { what: gone.map(w => itemWord(w.item)).join(', ') }),
        );
    },
    refuse: why => board.refuse?.(why),
    seal: () => {
      if (board.choose) give(answersOf(desk, wishes).slice(answersOf(desk, desk.sent).length - 1));
    },
    say: setSaid,
  };
  // A click on the map, or a hint that was taken: the item goes into the plan.
  useEffect(() => {
    if (!bench || !pick.group) return;
    if (pick.group === 'seal') {
      board.setPick({});
      bench.seal();
      return;
    }
    if (pick.to === undefined) return;
    const wish: Wish = {
        item: pick.group,
        ...(pick.to === '' ? {} : { hex: Number(pick.to) }),
        ...(pick.from === undefined ? {} : { card: pick.from }),
      },
      why = whyNot(bench.desk, wishes, wish);
    if (why === null) {
      bench.change([...wishes, wish]);
      return;
    }
    board.setPick(
      pick.to === '' || openPlaces(bench.desk, wishes, pick.group).length === 0
        ? {}
        : { group: pick.group },
    );
    bench.refuse(t(`conquest.build.why.${why}`));
  }, [pick]);
  if (!bench || !desk) return null;
  if (view.position.plan?.pending) return <Pending tray={tray} />;
  const list = desk.isStart
    ? ['wc', 'tc_up', 'tc', 'wb', 'col']
    : [
        ...built.filter(item => !desk.p.solo || (item !== 'rum' && item !== 'tc_up')),
        'buy_card',
        ...(desk.p.options.includes('saved') && !desk.me.saved ? ['save_bp'] : []),
        ...(desk.p.hexes.some(h =>
          (h.stacks ?? []).some(s => s.side === desk.side && s.known.col > 0),
        )
          ? ['convert']
          : []),
      ];
  const help = (
    <p class="cx-help mut" aria-hidden="true" data-help={said ?? ''}>
      {helpLine(bench, said)}
    </p>
  );
  return (
    <div class="cx">
      <div class="cx-line">
        <Pools bench={bench} />
        <span class="cx-bonuses">
          <Bonuses bench={bench} />
        </span>
      </div>
      {bench.item ? (
        <PlaceList bench={bench} />
      ) : (
        <div class="cx-items opts">
          {list.map(item => (
            <Item key={item} bench={bench} item={item} />
          ))}
        </div>
      )}
      {!tray.phone && help}
      <div class="cx-line end">
        {tray.phone && said !== null && help}
        <Entries bench={bench} />
        <Foot bench={bench} />
      </div>
    </div>
  );
}
