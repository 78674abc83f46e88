// TradeTable.tsx - the trading table: two bundles side by side, filled with steppers and chips, ready
// offers above, "Propose" below. One table for deals, answers to them, wishes and offers for a place. The draft lives here until it is proposed; then its steps are played
// one after the other.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../art/icons.tsx';
import { SeatSign } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { byKeyboard } from '../../hand.ts';
import { SignIcon, type Sign } from '../art/signs.tsx';
import { cardOf, regionName, type Position } from '../position.ts';
import { give as play } from '../queue.ts';
import type { Tray } from '../tray.tsx';
import { cardName, cardText } from '../words/cards.ts';
import { florins, resWord, type Names } from '../words/names.ts';
import { Before } from './Answer.tsx';
import {
  allFlorins,
  countOf,
  goods,
  holdingsOf,
  isBegging,
  isEmpty,
  isGift,
  isOpen,
  keep,
  mostItems,
  partnersOf,
  permitsOf,
  standsOf,
  stepsOf,
  type Desk,
  type Draft,
  type Good,
  type Verb,
} from './draft.ts';
import { offersFor, type Offer } from './offers.ts';
import { draftWords, goodWords, whyWords } from './say.ts';
import { Stepper } from './Stepper.tsx';

// Whom to trade with, one click each; in the bar of a round and of a crisis turn. If nobody can be asked any
// more it says why.
export function Partners({ tray }: { tray: Tray }) {
  const { view, board, names } = tray,
    p = view.position,
    partners = partnersOf(view),
    left = p.crisis ? p.crisis.deals_left : (p.round?.deals_left ?? 1);
  return (
    <div class="ar-partners" role="group" aria-label={t('archipelago.trade.with')}>
      <span class="t">
        <b>{partners.length ? t('archipelago.trade.with') : t('archipelago.trade.over')}</b>
        <small>
          {partners.length
            ? t('archipelago.trade.left', { n: left })
            : t(left > 0 ? 'archipelago.trade.over.refused' : 'archipelago.trade.over.made')}
        </small>
      </span>
      {partners.map(seat => (
        <button
          key={seat}
          type="button"
          class="btn ar-partner"
          data-partner={seat}
          title={names.of(seat)}
          aria-label={t('archipelago.trade.open', { name: names.of(seat) })}
          onClick={() => board.setPick({ group: 'deal', from: `seat:${seat}` })}
        >
          <SeatSign seat={seat} size={26} />
        </button>
      ))}
    </div>
  );
}

// ---- one side --------------------------------------------------------------------------------

interface Shelf {
  p: Position;
  desk: Desk;
  draft: Draft;
  change: (d: Draft) => void;
  stuck: (why: string) => void;
  send: () => void;
  names: Names;
}
// Behind a closed screen nobody knows: anything that exists may be asked for.
const unknown = (p: Position, desk: Desk, money: boolean): number =>
  money ? allFlorins - (holdingsOf(p, desk.owner).florins ?? 0) : mostItems;

// Room for n more items, or the reason why not.
const room = (draft: Draft): number => mostItems - countOf(draft);

function Row({ shelf, mine, good }: { shelf: Shelf; mine: boolean; good: Good | 'florin' }) {
  const { p, desk, draft, base, names } = { ...shelf, base: shelf.desk.base },
    seat = mine ? desk.owner : desk.partner,
    has = holdingsOf(p, seat),
    money = good === 'florin';
  const owned = money ? has.florins : has.goods[good],
    side = mine ? 'gives' : 'wants',
    n = money ? (mine ? draft.give : draft.want) : draft[side][good],
    least = money ? 0 : base[side][good];
  const locked = money ? desk.stage === 'goods' : !isOpen(desk, mine ? 'give' : 'want', good),
    full = !money && room(draft) <= 0,
    all = owned ?? unknown(p, desk, money),
    most = locked ? n : full ? n : money ? all : Math.min(all, n + room(draft));
  const name = money ? t('archipelago.trade.florins') : resWord(good),
    whose = mine
      ? t('archipelago.trade.you_give')
      : t('archipelago.trade.you_get', { name: names.of(desk.partner) });
  const set = (to: number): void => {
    if (!money) shelf.change({ ...draft, [side]: { ...draft[side], [good]: to } });
    else shelf.change({ ...draft, give: mine ? to : 0, want: mine ? 0 : to });
  };
  const stuck = (by: number): void => {
    if (by > 0)
      shelf.stuck(
        locked
          ? t('archipelago.trade.no.locked')
          : full
            ? t('archipelago.trade.no.full', { n: mostItems })
            : mine
              ? t('archipelago.trade.no.own')
              : t('archipelago.trade.no.his', { name: names.of(desk.partner) }),
      );
  };
  return (
    <li class={n > 0 ? 'in' : ''} title={name}>
      <Stepper
        n={n}
        least={locked ? n : least}
        most={Math.max(most, n)}
        id={`${mine ? 'give' : 'want'}:${good}`}
        label={`${name}, ${whose}`}
        words={money ? florins(n) : goodWords(good, n)}
        set={set}
        enter={shelf.send}
        stuck={stuck}
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
    locked = fixed || !isOpen(desk, mine ? 'give_card' : 'want_card', card),
    used = shelf.p.players[mine ? desk.owner : desk.partner]!.cards.find(
      c => c.card === card,
    )?.used;
  const toggle = (): void => {
    if (locked) shelf.stuck(t('archipelago.trade.no.locked'));
    else if (on) shelf.change({ ...draft, [side]: draft[side].filter(c => c !== card) });
    else if (room(draft) <= 0) shelf.stuck(t('archipelago.trade.no.full', { n: mostItems }));
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
      {used && <span class="hush">, {t('archipelago.card.used')}</span>}
    </button>
  );
}

// A number of one thing besides goods: units let in, citizens stood up.
function Count({
  shelf,
  n,
  least,
  most,
  verb,
  arg,
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
  verb: Verb;
  arg: string;
  label: string;
  words: string;
  sign: Sign;
  set: (n: number) => void;
  no: string;
}) {
  const { desk, draft } = shelf,
    open = isOpen(desk, verb, arg),
    full = room(draft) <= 0;
  const stuck = (by: number): void => {
    if (by > 0) shelf.stuck(full ? t('archipelago.trade.no.full', { n: mostItems }) : no);
  };
  return (
    <li class={`wide${n > 0 ? ' in' : ''}`}>
      <Stepper
        n={n}
        least={least}
        most={open ? Math.max(n, Math.min(most, n + room(draft))) : n}
        id={`${verb}${arg ? `:${arg}` : ''}`}
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
      verb={mine ? 'give_permit' : 'want_permit'}
      arg={String(region)}
      sign="hut"
      label={t('archipelago.trade.permit', { where })}
      words={t('archipelago.deal.permit', { n, where })}
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
      verb={mine ? 'give_stand' : 'want_stand'}
      arg=""
      sign="crowd"
      label={mine ? t('archipelago.trade.stand.his', { name }) : t('archipelago.trade.stand.mine')}
      words={t('archipelago.deal.stand', { n })}
      set={to => shelf.change({ ...draft, [side]: to })}
      no={t('archipelago.trade.no.stand')}
    />
  );
}

// The places that would do, instead of the other's things.
function Places({ shelf }: { shelf: Shelf }) {
  const { p, desk, draft, names } = shelf,
    mine = p.order.indexOf(desk.owner) + 1,
    locked = desk.stage === 'goods';
  const toggle = (n: number): void => {
    if (locked) shelf.stuck(t('archipelago.trade.no.locked'));
    else
      shelf.change({
        ...draft,
        places: draft.places.includes(n) ? draft.places.filter(x => x !== n) : [...draft.places, n],
      });
  };
  return (
    <section class="ar-side" aria-label={t('archipelago.order.for')}>
      <h3>
        <SeatSign seat={desk.partner} size={20} />
        {t('archipelago.order.from', { name: names.of(desk.partner) })}
      </h3>
      <div class="ar-places" role="group" aria-label={t('archipelago.order.for')}>
        {p.order
          .map((_, k) => k + 1)
          .map(n => (
            <button
              key={n}
              type="button"
              class="btn"
              data-place={n}
              aria-pressed={draft.places.includes(n)}
              aria-disabled={locked ? 'true' : undefined}
              onClick={() => toggle(n)}
            >
              {draft.places.includes(n) && <Icon name="check" size={15} width={3} />}
              {t('archipelago.order.place', { n })}
              {n === mine && <small> {t('archipelago.order.yours.now')}</small>}
            </button>
          ))}
      </div>
      <p class="mut sm">{t('archipelago.order.for.help')}</p>
    </section>
  );
}

function Side({ shelf, mine }: { shelf: Shelf; mine: boolean }) {
  const { p, desk, names } = shelf,
    seat = mine ? desk.owner : desk.partner,
    has = holdingsOf(p, seat),
    rows = goods.filter(g => has.goods[g] !== 0),
    permits = permitsOf(p, desk, mine),
    stands = standsOf(p, desk, mine),
    money = has.florins !== 0;
  const some = money || rows.length > 0 || permits.length > 0 || stands > 0;
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
          {money && <Row shelf={shelf} mine={mine} good="florin" />}
          {rows.map(g => (
            <Row key={g} shelf={shelf} mine={mine} good={g} />
          ))}
          {permits.map(x => (
            <Permit key={x.region} shelf={shelf} mine={mine} {...x} />
          ))}
        </ul>
      )}
      {has.cards.length > 0 && (
        <div class="ar-tchips">
          {has.cards.map(c => (
            <CardChip key={c} shelf={shelf} mine={mine} card={c} />
          ))}
        </div>
      )}
      {!some && !has.cards.length && <p class="mut sm">{t('archipelago.trade.nothing')}</p>}
    </section>
  );
}

// ---- the table -------------------------------------------------------------------------------

function Ready({
  p,
  offers,
  desk,
  take,
  names,
}: {
  p: Position;
  offers: Offer[];
  desk: Desk;
  take: (o: Offer) => void;
  names: Names;
}) {
  return (
    <div class="ar-ready" role="group" aria-label={t('archipelago.offer.ready')}>
      {offers.map((o, k) => {
        const words = draftWords(p, desk.owner, o.partner, o.draft);
        return (
          <button
            key={k}
            type="button"
            class="ar-offer"
            data-offer={o.why.kind}
            onClick={() => take(o)}
          >
            <SeatSign seat={o.partner} size={18} />
            <span class="hush">{names.of(o.partner)}: </span>
            <span>
              <b>{words}</b>
              <small>{whyWords(o)}</small>
            </span>
          </button>
        );
      })}
    </div>
  );
}

// What is done with a complete offer: played step by step, unless `deliver` takes it.
interface TableProps {
  tray: Tray;
  desk: Desk;
  turn?: (partner: number) => void;
  deliver?: (d: Draft) => void;
  close?: () => void;
}

export function TradeTable({ tray, desk, turn, deliver, close }: TableProps) {
  const { view, board, names } = tray,
    p = view.position,
    root = useRef<HTMLDivElement>(null),
    order = desk.window === 'order';
  const [drafts, setDrafts] = useState<Record<number, Draft>>({}),
    [said, setSaid] = useState<string | null>(null),
    draft = drafts[desk.partner] ?? desk.first;
  const offers = useMemo(
      () => offersFor(p, desk),
      [view, desk.stage, desk.window, desk.partners.join()],
    ),
    empty = isEmpty(draft),
    fresh = countOf(draft) === countOf(desk.base) && desk.stage === 'goods';
  const put = (partner: number, d: Draft): void => {
    setSaid(null);
    setDrafts({ ...drafts, [partner]: d });
  };
  const go = (partner: number): void => {
    setSaid(null);
    if (turn) turn(partner);
    else board.setPick({ group: 'deal', from: `seat:${partner}` });
  };
  const send = (): void => {
    if (empty) setSaid(t('archipelago.trade.no.empty'));
    else if (order && !draft.places.length) setSaid(t('archipelago.order.no.place'));
    else if (deliver) deliver(draft);
    else if (board.choose) {
      if (desk.window === 'round' || desk.window === 'crisis') keep(desk.partner, draft);
      play(stepsOf(desk, draft));
    }
  };
  useLayoutEffect(() => {
    if (byKeyboard())
      root.current?.querySelector<HTMLElement>('[data-spin]')?.focus({ preventScroll: true });
  }, []);
  const take = (o: Offer): void => {
    put(o.partner, o.draft);
    if (o.partner !== desk.partner) go(o.partner);
    window.setTimeout(
      () =>
        root.current?.querySelector<HTMLElement>('[data-propose]')?.focus({ preventScroll: true }),
      0,
    );
  };
  const shelf: Shelf = {
      p,
      desk,
      draft,
      change: d => put(desk.partner, d),
      stuck: setSaid,
      send,
      names,
    },
    n = countOf(draft);
  const note = order
    ? ''
    : isGift(draft)
      ? t('archipelago.trade.gift')
      : isBegging(draft)
        ? t('archipelago.trade.begging')
        : '';
  const state: ComponentChildren = said ? (
    <p class="refused" role="status">
      {said}
    </p>
  ) : (
    <p class="mut" role="status">
      {empty ? (
        t(
          order
            ? 'archipelago.order.fill'
            : offers.length
              ? 'archipelago.trade.empty'
              : 'archipelago.trade.fill',
        )
      ) : (
        <>
          <b>{draftWords(p, desk.owner, desk.partner, draft, desk.window)}.</b> {note}
          {n >= mostItems ? ` ${t('archipelago.trade.no.full', { n: mostItems })}` : ''}
        </>
      )}
    </p>
  );
  const back = close ?? (desk.stage === 'menu' && !order ? () => board.setPick({}) : null),
    opened = desk.stage !== 'menu' && !order;
  return (
    <div class="ar-trade" ref={root}>
      {desk.stage === 'menu' && !order && (
        <div class="ar-trade-top">
          {desk.partners.length > 1 && (
            <div
              class="ar-partners tabs-like"
              role="group"
              aria-label={t('archipelago.trade.with')}
            >
              {desk.partners.map(seat => (
                <button
                  key={seat}
                  type="button"
                  class="btn sm"
                  data-partner={seat}
                  aria-pressed={seat === desk.partner}
                  onClick={() => go(seat)}
                >
                  <SeatSign seat={seat} size={20} />
                  {names.of(seat)}
                </button>
              ))}
            </div>
          )}
          <Before p={p} deal={desk.answers} names={names} />
          {offers.length > 0 && (
            <Ready p={p} offers={offers} desk={desk} take={take} names={names} />
          )}
        </div>
      )}
      <div class="ar-sides">
        <Side shelf={shelf} mine />
        <SignIcon name="deal" size={34} />
        {order ? <Places shelf={shelf} /> : <Side shelf={shelf} mine={false} />}
      </div>
      <div class="ar-trade-end">
        {state}
        {!empty && !fresh && (
          <button
            type="button"
            class="btn plain"
            data-clear
            onClick={() => put(desk.partner, desk.base)}
          >
            {t('archipelago.trade.clear')}
          </button>
        )}
        {back && (
          <button type="button" class="btn" data-close-trade onClick={back}>
            {t('archipelago.do.back')}
          </button>
        )}
        {opened && (
          <button
            type="button"
            class="btn"
            data-do="withdraw"
            onClick={() => board.choose?.('withdraw')}
          >
            {t('archipelago.deal.withdraw')}
          </button>
        )}
        {order && (
          <button
            type="button"
            class="btn side-btn"
            data-do="none"
            onClick={() => board.choose?.('none')}
          >
            {t('archipelago.order.none')}
          </button>
        )}
        <button
          type="button"
          class="btn pri ar-go"
          data-propose
          aria-disabled={empty ? 'true' : undefined}
          onClick={send}
        >
          {t(desk.window === 'wish' ? 'archipelago.wish.send' : 'archipelago.deal.propose')}
        </button>
      </div>
    </div>
  );
}
