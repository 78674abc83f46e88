// Side.tsx - one side of the trading table: florins, goods, leave to harvest, citizens and cards of one seat.
import { Icon } from '../../../art/icons.tsx';
import { SeatSign } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { SignIcon, type Sign } from '../art/signs.tsx';
import {
  cardOf,
  regionName,
  type CardThing,
  type PermitThing,
  type Position,
  type Thing,
} from '../position.ts';
import { cardName, cardText } from '../words/cards.ts';
import { counted, florins, resWord, stateWord, type Names } from '../words/names.ts';
import {
  countOf,
  goods,
  holdingsOf,
  isOpen,
  type Desk,
  type Draft,
  type Ends,
  type Good,
  type Half,
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
const room = ({ desk, draft }: Shelf): number => desk.table.room - countOf(draft);
const fullWords = ({ desk }: Shelf): string =>
  t('archipelago.trade.no.full', { n: desk.table.room });
const endOf = (mine: boolean): Ends => (mine ? 'gives' : 'wants');
// The draft with another number of something on that side.
const put = ({ draft, change }: Shelf, end: Ends, what: Partial<Half>): void =>
  change({ ...draft, [end]: { ...draft[end], ...what } });
// Florins go one way.
function pay({ draft, change }: Shelf, mine: boolean, florins: number): void {
  const from = endOf(mine),
    to = endOf(!mine);
  change({
    ...draft,
    [from]: { ...draft[from], florins },
    [to]: { ...draft[to], florins: 0 },
  });
}

function Row({ shelf, mine, good }: { shelf: Shelf; mine: boolean; good: Good | 'florin' }) {
  const { p, desk, draft, names } = shelf,
    seat = mine ? desk.owner : desk.partner,
    has = holdingsOf(p, seat),
    money = good === 'florin';
  const owned = money ? has.florins : has.goods[good],
    end = endOf(mine),
    can = desk.table[end],
    thing = money ? null : can.goods[good],
    n = money ? draft[end].florins : draft[end].goods[good],
    least = money ? 0 : desk.base[end].goods[good];
  const locked = thing ? !isOpen(desk, thing) : desk.stage === 'goods',
    full = !money && room(shelf) <= 0,
    all = thing ? thing.most : can.florins,
    most = locked ? n : full ? n : money ? all : Math.min(all, n + room(shelf));
  const name = money ? t('archipelago.trade.florins') : resWord(good),
    whose = mine
      ? t('archipelago.trade.you_give')
      : t('archipelago.trade.you_get', { name: names.of(desk.partner) });
  const set = (to: number): void => {
    if (money) pay(shelf, mine, to);
    else put(shelf, end, { goods: { ...draft[end].goods, [good]: to } });
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
        leads={to => (thing ? (n ? '' : thing.do) : `${can.pays} ${to}`)}
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

function CardChip({ shelf, mine, thing }: { shelf: Shelf; mine: boolean; thing: CardThing }) {
  const { draft, desk } = shelf,
    { card } = thing,
    end = endOf(mine),
    { cards } = draft[end],
    on = cards.includes(card),
    fixed = desk.base[end].cards.includes(card),
    locked = fixed || !isOpen(desk, thing),
    used = shelf.p.players[mine ? desk.owner : desk.partner]!.cards.find(
      c => c.card === card,
    )?.used;
  const toggle = (): void => {
    if (locked) shelf.stuck(t('archipelago.trade.no.locked'));
    else if (on) put(shelf, end, { cards: cards.filter(c => c !== card) });
    else if (room(shelf) <= 0) shelf.stuck(fullWords(shelf));
    else put(shelf, end, { cards: [...cards, card] });
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
  thing,
  id,
  label,
  words,
  sign,
  set,
  no,
}: {
  shelf: Shelf;
  n: number;
  least: number;
  thing: Thing;
  id: string;
  label: string;
  words: string;
  sign: Sign;
  set: (n: number) => void;
  no: string;
}) {
  const { desk } = shelf,
    open = isOpen(desk, thing),
    full = room(shelf) <= 0;
  const stuck = (by: number): void =>
    shelf.stuck(by < 0 ? t('table.step.least') : full ? fullWords(shelf) : no);
  return (
    <li class={`wide${n > 0 ? ' in' : ''}`}>
      <Stepper
        n={n}
        least={least}
        most={open ? Math.max(n, Math.min(thing.most, n + room(shelf))) : n}
        id={id}
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
function Permit({ shelf, mine, thing }: { shelf: Shelf; mine: boolean; thing: PermitThing }) {
  const { p, desk, draft } = shelf,
    { region } = thing,
    end = endOf(mine),
    { permits } = draft[end],
    n = permits[region] ?? 0,
    where = regionName(p, region);
  return (
    <Count
      shelf={shelf}
      n={n}
      least={desk.base[end].permits[region] ?? 0}
      thing={thing}
      id={`${mine ? 'give' : 'want'}:permit:${region}`}
      sign="hut"
      label={t('archipelago.trade.permit', { where })}
      words={counted('permit', n, where)}
      set={to => put(shelf, end, { permits: { ...permits, [region]: to } })}
      no={t('archipelago.trade.no.units', { where })}
    />
  );
}
function Stand({ shelf, mine, thing }: { shelf: Shelf; mine: boolean; thing: Thing }) {
  const { desk, draft, names } = shelf,
    end = endOf(mine),
    n = draft[end].stand,
    name = names.of(desk.partner);
  return (
    <Count
      shelf={shelf}
      n={n}
      least={desk.base[end].stand}
      thing={thing}
      id={`${mine ? 'give' : 'want'}:stand`}
      sign="crowd"
      label={mine ? t('archipelago.trade.stand.his', { name }) : t('archipelago.trade.stand.mine')}
      words={counted('stand', n)}
      set={to => put(shelf, end, { stand: to })}
      no={t('archipelago.trade.no.stand')}
    />
  );
}

export function Side({ shelf, mine }: { shelf: Shelf; mine: boolean }) {
  const { desk, names } = shelf,
    seat = mine ? desk.owner : desk.partner,
    { florins: money, goods: can, cards, permits, stand } = desk.table[endOf(mine)],
    rows = goods.filter(g => can[g]);
  const some = money > 0 || rows.length > 0 || permits.length > 0 || stand !== null;
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
          {stand && <Stand shelf={shelf} mine={mine} thing={stand} />}
          {money > 0 && <Row shelf={shelf} mine={mine} good="florin" />}
          {rows.map(g => (
            <Row key={g} shelf={shelf} mine={mine} good={g} />
          ))}
          {permits.map(x => (
            <Permit key={x.region} shelf={shelf} mine={mine} thing={x} />
          ))}
        </ul>
      )}
      {cards.length > 0 && (
        <div class="ar-tchips">
          {cards.map(x => (
            <CardChip key={x.card} shelf={shelf} mine={mine} thing={x} />
          ))}
        </div>
      )}
      {!some && !cards.length && <p class="mut sm">{t('archipelago.trade.nothing')}</p>}
    </section>
  );
}
