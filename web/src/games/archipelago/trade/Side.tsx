// Side.tsx - one side of the trading table: florins, goods, leave to harvest, citizens and cards of one seat.
import { Icon } from '../../../art/icons.tsx';
import { SeatSign } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { SignIcon, type Sign } from '../art/signs.tsx';
import { cardOf, regionName, type Position } from '../position.ts';
import { cardName, cardText } from '../words/cards.ts';
import { counted, florins, resWord, stateWord, type Names } from '../words/names.ts';
import {
  countOf,
  goods,
  holdingsOf,
  isOpen,
  roomOf,
  sideOf,
  type Desk,
  type Draft,
  type Good,
} from './draft.ts';
import { Stepper } from './Stepper.tsx';

export interface Shelf {
  p: Position;
  desk: Desk;
  draft: Draft;
  change: (d: Draft) => void;
  stuck: (why: string) => void;
  send: () => void;
  names: Names;
}
// Room for n more items, or the reason why not.
const room = ({ p, desk, draft }: Shelf): number => roomOf(p, desk) - countOf(draft);
const fullWords = ({ p, desk }: Shelf): string =>
  t('archipelago.trade.no.full', { n: roomOf(p, desk) });

function Row({ shelf, mine, good }: { shelf: Shelf; mine: boolean; good: Good | 'florin' }) {
  const { p, desk, draft, base, names } = { ...shelf, base: shelf.desk.base },
    seat = mine ? desk.owner : desk.partner,
    has = holdingsOf(p, seat),
    money = good === 'florin';
  const owned = money ? has.florins : has.goods[good],
    side = mine ? 'gives' : 'wants',
    n = money ? (mine ? draft.give : draft.want) : draft[side][good],
    least = money ? 0 : base[side][good];
  const item = `${mine ? 'give' : 'want'} ${good}`,
    locked = money ? desk.stage === 'goods' : !isOpen(desk, item),
    full = !money && room(shelf) <= 0,
    can = sideOf(p, desk, mine),
    all = money ? can.florins : (can.goods[good] ?? 0),
    most = locked ? n : full ? n : money ? all : Math.min(all, n + room(shelf));
  const name = money ? t('archipelago.trade.florins') : resWord(good),
    whose = mine
      ? t('archipelago.trade.you_give')
      : t('archipelago.trade.you_get', { name: names.of(desk.partner) });
  const set = (to: number): void => {
    if (!money) shelf.change({ ...draft, [side]: { ...draft[side], [good]: to } });
    else shelf.change({ ...draft, give: mine ? to : 0, want: mine ? 0 : to });
  };
  const stuck = (by: number): void =>
    shelf.stuck(
      locked
        ? t('archipelago.trade.no.locked')
        : by < 0
          ? t('table.step.least')
          : full
            ? fullWords(shelf)
            : mine
              ? t('archipelago.trade.no.own')
              : t('archipelago.trade.no.his', { name: names.of(desk.partner) }),
    );
  return (
    <li class={n > 0 ? 'in' : ''} title={name}>
      <Stepper
        n={n}
        least={locked ? n : least}
        most={Math.max(most, n)}
        id={`${mine ? 'give' : 'want'}:${good}`}
        label={`${name}, ${whose}`}
        words={money ? florins(n) : counted(good, n)}
        set={set}
        enter={shelf.send}
        stuck={stuck}
        leads={to => (money ? `${mine ? 'offer' : 'ask'} ${to}` : n ? '' : item)}
      >
        <SignIcon name={good} size={24} />
      </Stepper>
      <small aria-hidden="true">
        {owned === null
          ? t('archipelago.trade.of.unknown')
          : t('archipelago.trade.of', { n: owned })}
      </small>
    </li>
  );
}

function CardChip({ shelf, mine, card }: { shelf: Shelf; mine: boolean; card: string }) {
  const { draft, desk } = shelf,
    side = mine ? 'giveCards' : 'wantCards',
    on = draft[side].includes(card),
    fixed = desk.base[side].includes(card),
    locked = fixed || !isOpen(desk, `${mine ? 'give' : 'want'}_card ${card}`),
    used = shelf.p.players[mine ? desk.owner : desk.partner]!.cards.find(
      c => c.card === card,
    )?.used;
  const toggle = (): void => {
    if (locked) shelf.stuck(t('archipelago.trade.no.locked'));
    else if (on) shelf.change({ ...draft, [side]: draft[side].filter(c => c !== card) });
    else if (room(shelf) <= 0) shelf.stuck(fullWords(shelf));
    else shelf.change({ ...draft, [side]: [...draft[side], card] });
  };
  return (
    <button
      type="button"
      class={`ar-tchip ${cardOf(card).kind}`}
      aria-pressed={on}
      aria-disabled={locked ? 'true' : undefined}
      data-card={card}
      title={cardText(card)}
      onClick={toggle}
    >
      {on && <Icon name="check" size={15} width={3} />}
      {cardName(card)}
      {used && <Icon name="clock" size={14} />}
      {used && <span class="hush">, {stateWord('used')}</span>}
    </button>
  );
}

// A number of one thing besides goods: units let in, citizens stood up.
function Count({
  shelf,
  n,
  least,
  most,
  item,
  label,
  words,
  sign,
  set,
  no,
}: {
  shelf: Shelf;
  n: number;
  least: number;
  most: number;
  item: string; // as the engine calls it
  label: string;
  words: string;
  sign: Sign;
  set: (n: number) => void;
  no: string;
}) {
  const { desk } = shelf,
    open = isOpen(desk, item),
    full = room(shelf) <= 0;
  const stuck = (by: number): void =>
    shelf.stuck(by < 0 ? t('table.step.least') : full ? fullWords(shelf) : no);
  return (
    <li class={`wide${n > 0 ? ' in' : ''}`}>
      <Stepper
        n={n}
        least={least}
        most={open ? Math.max(n, Math.min(most, n + room(shelf))) : n}
        id={item.replace(' ', ':')}
        label={label}
        words={words}
        set={set}
        enter={shelf.send}
        stuck={stuck}
      >
        <SignIcon name={sign} size={22} />
      </Stepper>
      <small>{label}</small>
    </li>
  );
}
function Permit({
  shelf,
  mine,
  region,
  most,
}: {
  shelf: Shelf;
  mine: boolean;
  region: number;
  most: number;
}) {
  const { p, desk, draft } = shelf,
    side = mine ? 'givePermits' : 'permits',
    n = draft[side][region] ?? 0,
    where = regionName(p, region);
  return (
    <Count
      shelf={shelf}
      n={n}
      least={desk.base[side][region] ?? 0}
      most={most}
      item={`${mine ? 'give' : 'want'}_permit ${region}`}
      sign="hut"
      label={t('archipelago.trade.permit', { where })}
      words={counted('permit', n, where)}
      set={to => shelf.change({ ...draft, [side]: { ...draft[side], [region]: to } })}
      no={t('archipelago.trade.no.units', { where })}
    />
  );
}
function Stand({ shelf, mine, most }: { shelf: Shelf; mine: boolean; most: number }) {
  const { desk, draft, names } = shelf,
    side = mine ? 'giveStand' : 'wantStand',
    n = draft[side],
    name = names.of(desk.partner);
  return (
    <Count
      shelf={shelf}
      n={n}
      least={desk.base[side]}
      most={most}
      item={mine ? 'give_stand' : 'want_stand'}
      sign="crowd"
      label={mine ? t('archipelago.trade.stand.his', { name }) : t('archipelago.trade.stand.mine')}
      words={counted('stand', n)}
      set={to => shelf.change({ ...draft, [side]: to })}
      no={t('archipelago.trade.no.stand')}
    />
  );
}

export function Side({ shelf, mine }: { shelf: Shelf; mine: boolean }) {
  const { p, desk, names } = shelf,
    seat = mine ? desk.owner : desk.partner,
    { florins: money, goods: can, cards, permits, stand: stands } = sideOf(p, desk, mine),
    rows = goods.filter(g => can[g]);
  const some = money > 0 || rows.length > 0 || permits.length > 0 || stands > 0;
  return (
    <section
      class="ar-side"
      aria-label={
        mine
          ? t('archipelago.trade.you_give')
          : t('archipelago.trade.you_get', { name: names.of(seat) })
      }
    >
      <h3>
        <SeatSign seat={seat} size={20} />
        {mine ? t('archipelago.trade.give') : t('archipelago.trade.want', { name: names.of(seat) })}
      </h3>
      {some && (
        <ul class="ar-goods">
          {stands > 0 && <Stand shelf={shelf} mine={mine} most={stands} />}
          {money > 0 && <Row shelf={shelf} mine={mine} good="florin" />}
          {rows.map(g => (
            <Row key={g} shelf={shelf} mine={mine} good={g} />
          ))}
          {permits.map(x => (
            <Permit key={x.region} shelf={shelf} mine={mine} {...x} />
          ))}
        </ul>
      )}
      {cards.length > 0 && (
        <div class="ar-tchips">
          {cards.map(c => (
            <CardChip key={c} shelf={shelf} mine={mine} card={c} />
          ))}
        </div>
      )}
      {!some && !cards.length && <p class="mut sm">{t('archipelago.trade.nothing')}</p>}
    </section>
  );
}
