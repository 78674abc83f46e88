// TradeTable.tsx - the trading table: two bundles side by side, filled with steppers and chips, ready
// offers above, "Propose" below. One table for deals, answers to them, wishes and offers for a place. The
// draft lives here until it is proposed; then its steps are played one after the other.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { does } from '../../bar.tsx';
import { byKeyboard } from '../../../ui/hand.ts';
import { SignIcon } from '../art/signs.tsx';
import { useBegun } from '../../begun.ts';
import { give as play } from '../queue.ts';
import { labelOf } from '../moves.ts';
import type { ReadyOffer } from '../position.ts';
import type { Tray } from '../tray.tsx';
import type { Names } from '../words/names.ts';
import { Before } from './Answer.tsx';
import {
  countOf,
  draftOf,
  fitting,
  isBegging,
  isEmpty,
  isGift,
  keep,
  stepsOf,
  type Desk,
  type Draft,
} from './draft.ts';
import { PartnerTabs } from './Partners.tsx';
import { Places } from './Places.tsx';
import { Ready } from './Ready.tsx';
import { draftWords } from './say.ts';
import { Side, type Shelf } from './Side.tsx';

// What is done with a complete offer: played step by step, unless `deliver` takes it.
interface TableProps {
  tray: Tray;
  desk: Desk;
  turn?: (partner: number) => void;
  deliver?: (d: Draft) => void;
  close?: () => void;
}
// The table while a draft lies on it.
interface Open extends TableProps {
  draft: Draft;
  offers: ReadyOffer[];
  said: string | null; // why the last click did nothing
  say: (why: string) => void;
  put: (partner: number, draft: Draft) => void;
  go: (partner: number) => void;
  send: () => void;
}
const isForPlace = (desk: Desk): boolean => desk.window === 'order';

// Why an offer cannot go yet; '' if it can.
function missing(desk: Desk, draft: Draft): string {
  if (isEmpty(draft)) return t('archipelago.trade.no.empty');
  if (isForPlace(desk) && !draft.places.length) return t('archipelago.order.no.place');
  return '';
}

function useOpen(props: TableProps): Open {
  const { tray, desk, turn, deliver } = props,
    { view, board } = tray,
    [drafts, setDrafts] = useState<Record<number, Draft>>({}),
    [said, say] = useState<string | null>(null),
    draft = fitting(desk, drafts[desk.partner] ?? desk.first),
    offers = view.position.offers.filter(o => desk.partners.includes(o.offer.partner));
  const put = (partner: number, d: Draft): void => {
    say(null);
    setDrafts({ ...drafts, [partner]: d });
  };
  const go = (partner: number): void => {
    say(null);
    if (turn) turn(partner);
    else board.setPick({ group: 'deal', from: `seat:${partner}` });
  };
  const send = (): void => {
    const why = missing(desk, draft);
    if (why) say(why);
    else if (deliver) deliver(draft);
    else if (board.choose) {
      if (desk.window === 'round' || desk.window === 'crisis') keep(desk.partner, draft);
      play(stepsOf(desk, draft));
    }
  };
  const isReady = !deliver && !!board.choose && !missing(desk, draft);
  useBegun(isReady ? stepsOf(desk, draft).flat().filter(Boolean) : null, false, ({ line }) => {
    if (desk.window === 'round' || desk.window === 'crisis') keep(desk.partner, draft);
    play(line ?? []);
  });
  return { ...props, draft, offers, said, say, put, go, send };
}

function Top({ open, take, names }: { open: Open; take: (o: ReadyOffer) => void; names: Names }) {
  const { desk, offers, tray } = open,
    p = tray.view.position;
  return (
    <div class="ar-trade-top">
      {desk.partners.length > 1 && (
        <PartnerTabs seats={desk.partners} at={desk.partner} names={names} go={open.go} />
      )}
      <Before p={p} deal={desk.answers} names={names} />
      {offers.length > 0 && <Ready p={p} offers={offers} take={take} names={names} />}
    </div>
  );
}

// The draft in words, or what is still to be done.
function State({ open }: { open: Open }) {
  const { desk, draft, offers, said, tray } = open;
  if (said)
    return (
      <p class="refused" role="status">
        {said}
      </p>
    );
  if (isEmpty(draft))
    return (
      <p class="mut" role="status">
        {isForPlace(desk)
          ? t('archipelago.order.fill')
          : t(offers.length ? 'archipelago.trade.empty' : 'archipelago.trade.fill')}
      </p>
    );
  const p = tray.view.position,
    { room } = desk.table,
    words = draftWords(p, desk.owner, desk.partner, draft, desk.window);
  return (
    <p class="mut" role="status">
      <b>{words}.</b> {isForPlace(desk) ? '' : oneSided(draft)}
      {countOf(draft) >= room ? ` ${t('archipelago.trade.no.full', { n: room })}` : ''}
    </p>
  );
}
function oneSided(draft: Draft): string {
  if (isGift(draft)) return t('archipelago.trade.gift');
  return isBegging(draft) ? t('archipelago.trade.begging') : '';
}

function End({ open }: { open: Open }) {
  const { desk, draft, tray, put, send } = open,
    { board } = tray,
    empty = isEmpty(draft),
    order = isForPlace(desk),
    fresh = countOf(draft) === countOf(desk.base) && desk.stage === 'goods',
    back = open.close ?? (desk.stage === 'menu' && !order ? () => board.setPick({}) : null);
  const act = (name: 'withdraw' | 'none') => ({
    type: 'button' as const,
    'data-do': name,
    onClick: () => board.choose?.(name),
  });
  return (
    <div class="ar-trade-end">
      <State open={open} />
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
      {desk.stage !== 'menu' && !order && (
        <button {...act('withdraw')} class="btn">
          {labelOf(tray.view, 'withdraw')}
        </button>
      )}
      {order && (
        <button {...act('none')} class="btn side-btn">
          {labelOf(tray.view, 'none')}
        </button>
      )}
      <button
        type="button"
        class="btn pri ar-go"
        data-propose
        {...does(stepsOf(desk, draft).flat().filter(Boolean))}
        aria-disabled={empty ? 'true' : undefined}
        onClick={send}
      >
        {t(desk.window === 'wish' ? 'archipelago.wish.send' : 'archipelago.deal.propose')}
      </button>
    </div>
  );
}

export function TradeTable(props: TableProps) {
  const open = useOpen(props),
    { desk, draft } = open,
    { view, names } = props.tray,
    root = useRef<HTMLDivElement>(null),
    order = isForPlace(desk);
  const focus = (what: string): void =>
    root.current?.querySelector<HTMLElement>(what)?.focus({ preventScroll: true });
  useLayoutEffect(() => {
    if (byKeyboard()) focus('[data-spin]');
  }, []);
  const take = (o: ReadyOffer): void => {
    const { partner } = o.offer;
    open.put(partner, draftOf(o.offer));
    if (partner !== desk.partner) open.go(partner);
    window.setTimeout(() => focus('[data-propose]'), 0);
  };
  const shelf: Shelf = {
    p: view.position,
    desk,
    draft,
    change: d => open.put(desk.partner, d),
    stuck: open.say,
    send: open.send,
    names,
  };
  return (
    <div class="ar-trade" ref={root}>
      {desk.stage === 'menu' && !order && <Top open={open} take={take} names={names} />}
      <div class="ar-sides">
        <Side shelf={shelf} mine />
        <SignIcon name="deal" size={34} />
        {order ? <Places shelf={shelf} /> : <Side shelf={shelf} mine={false} />}
      </div>
      <End open={open} />
    </div>
  );
}
