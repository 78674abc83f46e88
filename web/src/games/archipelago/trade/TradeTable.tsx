// TradeTable.tsx - the trading table: two bundles side by side, filled with steppers and chips, ready
// offers above, "Propose" below. The draft lives here until it is proposed; then its steps are played
// one after the other.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { SignIcon, type Sign } from '../../../art/colony.tsx';
import { Icon } from '../../../art/icons.tsx';
import { SeatSign } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { byKeyboard } from '../../hand.ts';
import { cardOf, regionName, type Position } from '../position.ts';
import { give as play } from '../queue.ts';
import type { Tray } from '../tray.tsx';
import { cardName, cardText, florins, resWord, type Names } from '../words.ts';
import { countOf, emptyDraft, goods, holdingsOf, isBegging, isEmpty, isGift, isOpen, mostItems, partnersOf, permitsOf, stepsOf, type Desk, type Draft, type Good } from './draft.ts';
import { offersFor, type Offer } from './offers.ts';
import { draftWords, goodWords, whyWords } from './say.ts';
import { Stepper } from './Stepper.tsx';

// Whom to trade with, one click each; in the bar of a round and of a crisis turn.
export function Partners({ tray }: { tray: Tray }) {
  const { view, board, names } = tray, p = view.position, left = p.crisis ? 1 : p.round?.deals_left ?? 1;
  return (
    <div class="ar-partners" role="group" aria-label={t('archipelago.trade.with')}>
      <span class="t"><b>{t('archipelago.trade.with')}</b><small>{p.crisis ? t('archipelago.trade.left.crisis') : t('archipelago.trade.left', { n: left })}</small></span>
      {partnersOf(view).map(seat => <button key={seat} type="button" class="btn ar-partner" data-partner={seat} title={names.of(seat)} aria-label={t('archipelago.trade.open', { name: names.of(seat) })} onClick={() => board.setPick({ group: 'deal', from: `seat:${seat}` })}><SeatSign seat={seat} size={26} /></button>)}
    </div>
  );
}

// ---- one side --------------------------------------------------------------------------------

interface Shelf { p: Position; desk: Desk; draft: Draft; change: (d: Draft) => void; stuck: (why: string) => void; send: () => void; names: Names }
const unknown = 20; // behind a closed screen: nobody knows, so much may be asked

// Room for n more items, or the reason why not.
const room = (draft: Draft): number => mostItems - countOf(draft);

function Row({ shelf, mine, good }: { shelf: Shelf; mine: boolean; good: Good | 'florin' }) {
  const { p, desk, draft, base, names } = { ...shelf, base: shelf.desk.base }, seat = mine ? desk.owner : desk.partner, has = holdingsOf(p, seat), money = good === 'florin';
  const owned = money ? has.florins : has.goods[good], side = mine ? 'gives' : 'wants', n = money ? (mine ? draft.give : draft.want) : draft[side][good], least = money ? 0 : base[side][good];
  const locked = money ? desk.stage === 'goods' : !isOpen(desk, mine ? 'give' : 'want', good), full = !money && room(draft) <= 0, all = owned ?? unknown, most = locked ? n : full ? n : money ? all : Math.min(all, n + room(draft));
  const name = money ? t('archipelago.trade.florins') : resWord(good), whose = mine ? t('archipelago.trade.you_give') : t('archipelago.trade.you_get', { name: names.of(desk.partner) });
  const set = (to: number): void => {
    if (!money) shelf.change({ ...draft, [side]: { ...draft[side], [good]: to } });
    else shelf.change({ ...draft, give: mine ? to : 0, want: mine ? 0 : to });
  };
  const stuck = (by: number): void => { if (by > 0) shelf.stuck(locked ? t('archipelago.trade.no.locked') : full ? t('archipelago.trade.no.full', { n: mostItems }) : mine ? t('archipelago.trade.no.own') : t('archipelago.trade.no.his', { name: names.of(desk.partner) })); };
  return (
    <li class={n > 0 ? 'in' : ''} title={name}>
      <Stepper n={n} least={locked ? n : least} most={Math.max(most, n)} id={`${mine ? 'give' : 'want'}:${good}`} label={`${name}, ${whose}`} words={money ? florins(n) : goodWords(good, n)} set={set} enter={shelf.send} stuck={stuck}><SignIcon name={good as Sign} size={24} /></Stepper>
      <small aria-hidden="true">{owned === null ? t('archipelago.trade.of.unknown') : t('archipelago.trade.of', { n: owned })}</small>
    </li>
  );
}

function CardChip({ shelf, mine, card }: { shelf: Shelf; mine: boolean; card: string }) {
  const { draft, desk } = shelf, side = mine ? 'giveCards' : 'wantCards', on = draft[side].includes(card), fixed = desk.base[side].includes(card), locked = fixed || !isOpen(desk, mine ? 'give_card' : 'want_card', card), used = shelf.p.players[mine ? desk.owner : desk.partner]!.cards.find(c => c.card === card)?.used;
  const toggle = (): void => {
    if (locked) shelf.stuck(t('archipelago.trade.no.locked'));
    else if (on) shelf.change({ ...draft, [side]: draft[side].filter(c => c !== card) });
    else if (room(draft) <= 0) shelf.stuck(t('archipelago.trade.no.full', { n: mostItems }));
    else shelf.change({ ...draft, [side]: [...draft[side], card] });
  };
  return <button type="button" class={`ar-tchip ${cardOf(card).kind}`} aria-pressed={on} aria-disabled={locked ? 'true' : undefined} data-card={card} title={cardText(card)} onClick={toggle}>{on && <Icon name="check" size={15} width={3} />}{cardName(card)}{used && <Icon name="clock" size={14} />}{used && <span class="hush">, {t('archipelago.card.used')}</span>}</button>;
}

function Permit({ shelf, region, most }: { shelf: Shelf; region: number; most: number }) {
  const { p, desk, draft } = shelf, n = draft.permits[region] ?? 0, least = desk.base.permits[region] ?? 0, open = isOpen(desk, 'want_permit', String(region)), where = regionName(p, region), full = room(draft) <= 0;
  return (
    <li class={`wide${n > 0 ? ' in' : ''}`}><Stepper n={n} least={least} most={open ? Math.max(n, Math.min(most, n + room(draft))) : n} id={`permit:${region}`} label={t('archipelago.trade.permit', { where })} words={t('archipelago.deal.permit', { n, where })} set={to => shelf.change({ ...draft, permits: { ...draft.permits, [region]: to } })} enter={shelf.send} stuck={by => { if (by > 0) shelf.stuck(full ? t('archipelago.trade.no.full', { n: mostItems }) : t('archipelago.trade.no.units', { where })); }}><SignIcon name="hut" size={22} /></Stepper><small>{t('archipelago.trade.permit', { where })}</small></li>
  );
}

function Side({ shelf, mine }: { shelf: Shelf; mine: boolean }) {
  const { p, desk, names } = shelf, seat = mine ? desk.owner : desk.partner, has = holdingsOf(p, seat), rows = goods.filter(g => has.goods[g] !== 0), permits = mine ? [] : permitsOf(p, desk), money = has.florins !== 0;
  return (
    <section class="ar-side" aria-label={mine ? t('archipelago.trade.you_give') : t('archipelago.trade.you_get', { name: names.of(seat) })}>
      <h3><SeatSign seat={seat} size={20} />{mine ? t('archipelago.trade.give') : t('archipelago.trade.want', { name: names.of(seat) })}</h3>
      {(money || rows.length > 0 || permits.length > 0) && <ul class="ar-goods">{money && <Row shelf={shelf} mine={mine} good="florin" />}{rows.map(g => <Row key={g} shelf={shelf} mine={mine} good={g} />)}{permits.map(x => <Permit key={x.region} shelf={shelf} {...x} />)}</ul>}
      {has.cards.length > 0 && <div class="ar-tchips">{has.cards.map(c => <CardChip key={c} shelf={shelf} mine={mine} card={c} />)}</div>}
      {!money && !rows.length && !permits.length && !has.cards.length && <p class="mut sm">{t('archipelago.trade.nothing')}</p>}
    </section>
  );
}

// ---- the table -------------------------------------------------------------------------------

function Ready({ p, offers, desk, take, names }: { p: Position; offers: Offer[]; desk: Desk; take: (o: Offer) => void; names: Names }) {
  return (
    <div class="ar-ready" role="group" aria-label={t('archipelago.offer.ready')}>
      {offers.map((o, k) => { const words = draftWords(p, desk.owner, o.partner, o.draft); return <button key={k} type="button" class="ar-offer" data-offer={o.why.kind} onClick={() => take(o)}><SeatSign seat={o.partner} size={18} /><span class="hush">{names.of(o.partner)}: </span><span><b>{words}</b><small>{whyWords(o)}</small></span></button>; })}
    </div>
  );
}

export function TradeTable({ tray, desk }: { tray: Tray; desk: Desk }) {
  const { view, board, names } = tray, p = view.position, root = useRef<HTMLDivElement>(null);
  const [drafts, setDrafts] = useState<Record<number, Draft>>({}), [said, setSaid] = useState<string | null>(null), draft = drafts[desk.partner] ?? (desk.stage === 'menu' ? emptyDraft() : desk.base);
  const offers = useMemo(() => offersFor(p, desk), [view, desk.stage, desk.partners.join()]), empty = isEmpty(draft), fresh = countOf(draft) === countOf(desk.base) && desk.stage === 'goods';
  const put = (partner: number, d: Draft): void => { setSaid(null); setDrafts({ ...drafts, [partner]: d }); }, turn = (partner: number): void => { setSaid(null); board.setPick({ group: 'deal', from: `seat:${partner}` }); };
  const send = (): void => { if (empty) setSaid(t('archipelago.trade.no.empty')); else if (board.choose) play(stepsOf(desk, draft)); };
  useLayoutEffect(() => { if (byKeyboard()) root.current?.querySelector<HTMLElement>('[data-spin]')?.focus({ preventScroll: true }); }, []);
  const take = (o: Offer): void => { put(o.partner, o.draft); if (o.partner !== desk.partner) turn(o.partner); window.setTimeout(() => root.current?.querySelector<HTMLElement>('[data-propose]')?.focus({ preventScroll: true }), 0); };
  const shelf: Shelf = { p, desk, draft, change: d => put(desk.partner, d), stuck: setSaid, send, names }, n = countOf(draft);
  const state: ComponentChildren = said ? <p class="refused" role="status">{said}</p>
    : <p class="mut" role="status">{empty ? t(offers.length ? 'archipelago.trade.empty' : 'archipelago.trade.fill') : <><b>{draftWords(p, desk.owner, desk.partner, draft)}.</b> {isGift(draft) ? t('archipelago.trade.gift') : isBegging(draft) ? t('archipelago.trade.begging') : ''}{n >= mostItems ? ` ${t('archipelago.trade.no.full', { n: mostItems })}` : ''}</>}</p>;
  return (
    <div class="ar-trade" ref={root}>
      {desk.stage === 'menu' && <div class="ar-trade-top">
        {desk.partners.length > 1 && <div class="ar-partners tabs-like" role="group" aria-label={t('archipelago.trade.with')}>{desk.partners.map(seat => <button key={seat} type="button" class="btn sm" data-partner={seat} aria-pressed={seat === desk.partner} onClick={() => turn(seat)}><SeatSign seat={seat} size={20} />{names.of(seat)}</button>)}</div>}
        {offers.length > 0 && <Ready p={p} offers={offers} desk={desk} take={take} names={names} />}
      </div>}
      <div class="ar-sides"><Side shelf={shelf} mine /><SignIcon name="deal" size={34} /><Side shelf={shelf} mine={false} /></div>
      <div class="ar-trade-end">{state}
        {!empty && !fresh && <button type="button" class="btn plain" data-clear onClick={() => put(desk.partner, desk.base)}>{t('archipelago.trade.clear')}</button>}
        {desk.stage === 'menu' && <button type="button" class="btn" data-close-trade onClick={() => board.setPick({})}>{t('archipelago.do.back')}</button>}
        <button type="button" class="btn pri ar-go" data-propose aria-disabled={empty ? 'true' : undefined} onClick={send}>{t('archipelago.deal.propose')}</button>
      </div>
    </div>
  );
}
