// Side.tsx - one side of the trading table: florins, goods, leave to harvest, citizens and cards of one seat.
import { Icon } from '../../../art/icons.tsx';
import { SeatSign } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { SignIcon, type Sign } from '../art/signs.tsx';
import {
  cardOf,
  regionName,
  type CardThing,
  type CountedThing,
  type Florins,
  type Good,
  type Limit,
  type PermitThing,
  type Position,
  type Thing,
} from '../position.ts';
import { cardName, cardText } from '../words/cards.ts';
import { counted, florins, resWord, stateWord, type Names } from '../words/names.ts';
import {
  countIn,
  florinsIn,
  isFor,
  ownedBy,
  rowsOf,
  withMore,
  withSum,
  type Desk,
  type Draft,
} from './draft.ts';
import { endWords, Stepper } from './Stepper.tsx';

export interface Shelf {
  p: Position;
  desk: Desk;
  draft: Draft;
  change: (list: string[]) => void;
  stuck: (why: string) => void;
  send: () => void;
  names: Names;
}
const seatOf = ({ desk }: Shelf, mine: boolean): number => (mine ? desk.owner : desk.partner);
const sideOf = ({ draft }: Shelf, mine: boolean): Draft['table']['gives'] =>
  mine ? draft.table.gives : draft.table.wants;
const idOf = (mine: boolean, what: string): string => `${mine ? 'give' : 'want'}:${what}`;
// Why there is no more, or no less.
const endOf = (x: Limit, n: number, by: number): string =>
  (by > 0 ? x.full : n > 0 ? x.no_less : undefined) ?? endWords(by);

// What of somebody's own the row is about, and how much of it he has.
interface RowProps {
  shelf: Shelf;
  mine: boolean;
  good: Good | 'florin';
  limit: Limit;
  n: number;
  words: string;
  set: (to: number) => void;
  leads: (to: number) => string;
}
function Row({ shelf, mine, good, limit, n, words, set, leads }: RowProps) {
  const { p, desk, names } = shelf,
    owned = ownedBy(p, seatOf(shelf, mine), good),
    name = good === 'florin' ? t('archipelago.trade.florins') : resWord(good),
    whose = mine
      ? t('archipelago.trade.you_give')
      : t('archipelago.trade.you_get', { name: names.of(desk.partner) });
  return (
    <li class={n > 0 ? 'in' : ''} title={name}>
      <Stepper
        n={n}
        least={limit.least}
        most={Math.max(limit.most, n)}
        id={idOf(mine, good)}
        label={`${name}, ${whose}`}
        words={words}
        set={set}
        enter={shelf.send}
        stuck={by => shelf.stuck(endOf(limit, n, by))}
        leads={leads}
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
function FlorinsRow({ shelf, mine, x }: { shelf: Shelf; mine: boolean; x: Florins }) {
  const { draft, change } = shelf,
    n = florinsIn(draft, x);
  return (
    <Row
      shelf={shelf}
      mine={mine}
      good="florin"
      limit={x}
      n={n}
      words={florins(n)}
      set={to => change(withSum(draft.list, x, to))}
      leads={to => isFor(x, to)}
    />
  );
}
interface GoodProps {
  shelf: Shelf;
  mine: boolean;
  good: Good;
  x: Thing;
}
function GoodRow({ shelf, mine, good, x }: GoodProps) {
  const { draft, change } = shelf,
    n = countIn(draft, x);
  return (
    <Row
      shelf={shelf}
      mine={mine}
      good={good}
      limit={x}
      n={n}
      words={counted(good, n)}
      set={to => change(withMore(draft.list, x.do, to - n))}
      leads={() => (n ? '' : x.do)}
    />
  );
}

function CardChip({ shelf, mine, x }: { shelf: Shelf; mine: boolean; x: CardThing }) {
  const { p, draft } = shelf,
    { card } = x,
    on = countIn(draft, x) > 0,
    locked = on ? x.least > 0 : x.most < 1,
    used = p.players[seatOf(shelf, mine)]!.cards.find(c => c.card === card)?.used;
  const toggle = (): void => {
    if (locked) shelf.stuck(endOf(x, countIn(draft, x), on ? -1 : 1));
    else shelf.change(withMore(draft.list, x.do, on ? -1 : 1));
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
interface CountProps {
  shelf: Shelf;
  thing: CountedThing;
  id: string;
  words: (n: number) => string;
  sign: Sign;
}
function Count({ shelf, thing, id, words, sign }: CountProps) {
  const { draft, change } = shelf,
    { text } = thing,
    n = countIn(draft, thing);
  return (
    <li class={`wide${n > 0 ? ' in' : ''}`}>
      <Stepper
        n={n}
        least={thing.least}
        most={Math.max(thing.most, n)}
        id={id}
        label={text}
        words={words(n)}
        set={to => change(withMore(draft.list, thing.do, to - n))}
        enter={shelf.send}
        stuck={by => shelf.stuck(endOf(thing, n, by))}
      >
        <SignIcon name={sign} size={22} />
      </Stepper>
      <small>{text}</small>
    </li>
  );
}
function Permit({ shelf, mine, thing }: { shelf: Shelf; mine: boolean; thing: PermitThing }) {
  const { region } = thing,
    where = regionName(shelf.p, region);
  return (
    <Count
      shelf={shelf}
      thing={thing}
      id={idOf(mine, `permit:${region}`)}
      sign="hut"
      words={n => counted('permit', n, where)}
    />
  );
}
function Stand({ shelf, mine, thing }: { shelf: Shelf; mine: boolean; thing: CountedThing }) {
  return (
    <Count
      shelf={shelf}
      thing={thing}
      id={idOf(mine, 'stand')}
      sign="crowd"
      words={n => counted('stand', n)}
    />
  );
}

export function Side({ shelf, mine }: { shelf: Shelf; mine: boolean }) {
  const { names } = shelf,
    seat = seatOf(shelf, mine),
    side = sideOf(shelf, mine),
    { florins: money, cards, permits, stand } = side,
    rows = rowsOf(side);
  const some = money !== null || rows.length > 0 || permits.length > 0 || stand !== null;
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
          {money && <FlorinsRow shelf={shelf} mine={mine} x={money} />}
          {rows.map(([good, x]) => (
            <GoodRow key={good} shelf={shelf} mine={mine} good={good} x={x} />
          ))}
          {permits.map(x => (
            <Permit key={x.region} shelf={shelf} mine={mine} thing={x} />
          ))}
        </ul>
      )}
      {cards.length > 0 && (
        <div class="ar-tchips">
          {cards.map(x => (
            <CardChip key={x.card} shelf={shelf} mine={mine} x={x} />
          ))}
        </div>
      )}
      {!some && !cards.length && <p class="mut sm">{t('archipelago.trade.nothing')}</p>}
    </section>
  );
}
