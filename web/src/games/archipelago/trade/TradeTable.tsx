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
import { moves } from '../moves.ts';
import type { ReadyOffer, Table } from '../position.ts';
import type { Tray } from '../tray.tsx';
import type { Names } from '../words/names.ts';
import { Before } from './Answer.tsx';
import { keep, useDrafting, type Desk, type Draft } from './draft.ts';
import { PartnerTabs } from './Partners.tsx';
import { Places } from './Places.tsx';
import { Ready } from './Ready.tsx';
import { Side, type Shelf } from './Side.tsx';

// What is done with a complete offer: played step by step, unless `deliver` takes it.
interface TableProps {
  tray: Tray;
  desk: Desk;
  turn?: (partner: number) => void;
  deliver?: (offer: Table) => void;
  close?: () => void;
}
// The table while a draft lies on it.
interface Open extends TableProps {
  draft: Draft;
  offers: ReadyOffer[];
  said: string | null; // why the last click did nothing
  say: (why: string) => void;
  put: (partner: number, list: string[]) => void;
  go: (partner: number) => void;
  send: () => void;
}
const isForPlace = (desk: Desk): boolean => desk.window === 'order';
const isKept = (desk: Desk): boolean => desk.window === 'round' || desk.window === 'crisis';

function useOpen(props: TableProps): Open {
  const { tray, desk, turn, deliver } = props,
    { view, board } = tray,
    [said, say] = useState<string | null>(null),
    { draft, put: lay, settled } = useDrafting(board, view, desk, say),
    offers = view.position.offers.filter(o => desk.partners.includes(o.offer.partner));
  const put = (partner: number, list: string[]): void => {
    say(null);
    lay(partner, list);
  };
  const go = (partner: number): void => {
    say(null);
    if (turn) turn(partner);
    else board.setPick({ group: 'deal', from: `seat:${partner}` });
  };
  const finish = ({ chosen, actions }: Table): void => {
    if (!board.choose || !actions) return;
    if (isKept(desk)) keep(desk.partner, chosen);
    play(actions);
  };
  const send = async (): Promise<void> => {
    const offer = await settled();
    if (!offer) return;
    if (!offer.actions) say(offer.why ?? null);
    else if (deliver) deliver(offer);
    else finish(offer);
  };
  const isReady = !deliver && !!board.choose && draft.isTold;
  useBegun(isReady ? draft.table.actions : null, false, ({ line }) => {
    if (isKept(desk)) keep(desk.partner, draft.list);
    play(line ?? []);
  });
  return { ...props, draft, offers, said, say, put, go, send: () => void send() };
}

function Top({ open, take, names }: { open: Open; take: (o: ReadyOffer) => void; names: Names }) {
  const { desk, offers } = open;
  return (
    <div class="ar-trade-top">
      {desk.partners.length > 1 && (
        <PartnerTabs seats={desk.partners} at={desk.partner} names={names} go={open.go} />
      )}
      <Before deal={desk.answers} names={names} />
      {offers.length > 0 && <Ready offers={offers} take={take} names={names} />}
    </div>
  );
}

// The draft in words, or what is still to be done.
function State({ open }: { open: Open }) {
  const { draft, offers, said } = open,
    { text, note, why } = draft.table;
  if (said)
    return (
      <p class="refused" role="status">
        {said}
      </p>
    );
  if (!text)
    return (
      <p class="mut" role="status">
        {why} {offers.length > 0 && t('archipelago.trade.or_ready')}
      </p>
    );
  return (
    <p class="mut" role="status">
      <b>{text}</b> {note}
    </p>
  );
}

// What else can be done while an offer is begun: it is dropped, or none is made.
function Ends({ tray: { view, board }, aside }: { tray: Tray; aside: boolean }) {
  return (
    <>
      {moves(view)
        .filter(m => m.row.ends)
        .map(m => (
          <button
            key={m.do}
            type="button"
            class={`btn${aside ? ' side-btn' : ''}`}
            data-do={m.do}
            onClick={() => board.choose?.(m.do)}
          >
            {m.row.label}
          </button>
        ))}
    </>
  );
}
function End({ open }: { open: Open }) {
  const { desk, draft, tray, put, send } = open,
    { board } = tray,
    order = isForPlace(desk),
    { actions } = draft.table,
    back = open.close ?? (!desk.begun && !order ? () => board.setPick({}) : null);
  return (
    <div class="ar-trade-end" aria-busy={draft.isTold ? undefined : 'true'}>
      <State open={open} />
      {draft.list.length > 0 && (
        <button type="button" class="btn plain" data-clear onClick={() => put(desk.partner, [])}>
          {t('archipelago.trade.clear')}
        </button>
      )}
      {back && (
        <button type="button" class="btn" data-close-trade onClick={back}>
          {t('archipelago.do.back')}
        </button>
      )}
      {(desk.begun || order) && <Ends tray={tray} aside={order} />}
      <button
        type="button"
        class="btn pri ar-go"
        data-propose
        {...does(actions ?? [])}
        aria-disabled={draft.isTold && !actions ? 'true' : undefined}
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
    open.put(partner, o.offer.items ?? []);
    if (partner !== desk.partner) open.go(partner);
    window.setTimeout(() => focus('[data-propose]'), 0);
  };
  const shelf: Shelf = {
    p: view.position,
    desk,
    draft,
    change: list => open.put(desk.partner, list),
    stuck: open.say,
    send: open.send,
    names,
  };
  return (
    <div class="ar-trade" ref={root}>
      {!desk.begun && !order && <Top open={open} take={take} names={names} />}
      <div class="ar-sides">
        <Side shelf={shelf} mine />
        <SignIcon name="deal" size={34} />
        {order ? <Places shelf={shelf} /> : <Side shelf={shelf} mine={false} />}
      </div>
      <End open={open} />
    </div>
  );
}
