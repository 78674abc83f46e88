// OrderTray.tsx - phase 2 for the decider: all places side by side, seats moved by arrows or dragged,
// the bribes beside the places they are meant for. And the bribe itself, for the others.
import { useState } from 'preact/hooks';
import { SignIcon } from '../../../art/colony.tsx';
import { Icon } from '../../../art/icons.tsx';
import { SeatSign } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { moves } from '../moves.ts';
import type { Position } from '../position.ts';
import { give as play } from '../queue.ts';
import type { Tray } from '../tray.tsx';
import { florins, type Names } from '../words.ts';
import { bribesOf, earned, moved, openOrder, richest, stepsOf } from './order.ts';
import { Stepper } from './Stepper.tsx';

export function OrderStrip({ p, names }: { p: Position; names: Names }) {
  return <ol class="ar-order-now" aria-label={t('archipelago.order.now')}>{p.order.map((seat, k) => <li key={seat} class={seat === names.you ? 'you' : ''} title={names.of(seat)}><b>{k + 1}.</b><SeatSign seat={seat} size={20} /><span class="hush">{names.of(seat)}</span></li>)}</ol>;
}

function Place({ tray, order, from, k, set }: { tray: Tray; order: number[]; from: number; k: number; set: (order: number[]) => void }) {
  const { view, names } = tray, p = view.position, seat = order[k]!, place = from + k, name = names.of(seat), here = bribesOf(p).filter(b => b.place === place);
  const go = (to: number): void => { if (to >= 0 && to < order.length) set(moved(order, seat, to)); };
  const keys = (e: KeyboardEvent): void => {
    const by = e.key === 'ArrowLeft' || e.key === 'ArrowUp' ? -1 : e.key === 'ArrowRight' || e.key === 'ArrowDown' ? 1 : 0;
    if (!by) return;
    e.preventDefault();
    e.stopPropagation();
    go(k + by);
  };
  return (
    <li draggable data-place={place} onDragStart={e => e.dataTransfer?.setData('text/plain', String(seat))} onDragOver={e => e.preventDefault()} onDrop={e => { e.preventDefault(); const who = Number(e.dataTransfer?.getData('text/plain')); if (order.includes(who)) set(moved(order, who, k)); }}>
      <span class="who"><b>{place}.</b><SeatSign seat={seat} size={24} /><span class="nm">{name}</span></span>
      <span class="mv"><button type="button" class="ar-knob-btn" data-earlier={seat} aria-label={t('archipelago.order.earlier', { name })} aria-disabled={k > 0 ? undefined : 'true'} onClick={() => go(k - 1)} onKeyDown={keys}><Icon name="back" size={18} /></button><button type="button" class="ar-knob-btn" data-later={seat} aria-label={t('archipelago.order.later', { name })} aria-disabled={k + 1 < order.length ? undefined : 'true'} onClick={() => go(k + 1)} onKeyDown={keys}><Icon name="fwd" size={18} /></button></span>
      {here.map(b => <small key={b.seat} class={b.seat === seat ? 'got' : ''}>{b.seat === seat && <Icon name="check" size={13} width={3} />}<SeatSign seat={b.seat} size={15} />{florins(b.florins)}</small>)}
    </li>
  );
}
export function OrderTray({ tray }: { tray: Tray }) {
  const { view, board } = tray, p = view.position, { seats, from } = openOrder(view), [order, setOrder] = useState(seats), now = order.length === seats.length && order.every(s => seats.includes(s)) ? order : seats;
  const best = richest(p, seats, from), sum = earned(p, now, from), more = earned(p, best, from);
  return (
    <div class="ar-order">
      <ol class="ar-order-places" aria-label={t('archipelago.order.yours')}>{now.map((seat, k) => <Place key={seat} tray={tray} order={now} from={from} k={k} set={setOrder} />)}</ol>
      <div class="ar-order-end"><p class="sm mut" role="status">{bribesOf(p).length ? t('archipelago.order.earned', { n: sum }) : t('archipelago.order.no_bribes')}</p>
        {more > sum && <button type="button" class="btn" data-richest onClick={() => setOrder(best)}><SignIcon name="florin" size={20} />{t('archipelago.order.richest', { n: more })}</button>}
        <button type="button" class="btn pri ar-go" data-set-order onClick={() => { if (board.choose) play(stepsOf(now)); }}>{t('archipelago.order.set')}</button></div>
    </div>
  );
}

// ---- a bribe ---------------------------------------------------------------------------------

export function BribeTray({ tray }: { tray: Tray }) {
  const { view, board, names } = tray, p = view.position, list = moves(view).filter(m => m.verb === 'bribe'), places = [...new Set(list.map(m => m.n))], mine = p.order.indexOf(names.you ?? -1) + 1;
  const [place, setPlace] = useState(places.find(n => n === 1) ?? places[0] ?? 1), [sum, setSum] = useState(1), most = Math.max(1, ...list.filter(m => m.n === place).map(m => Number(m.two))), at = Math.min(sum, most);
  const send = (): void => board.choose?.(`bribe ${place} ${at}`);
  return (
    <div class="ar-bribe">
      {places.length > 0 && <>
        <div class="ar-places" role="group" aria-label={t('archipelago.bribe.which')}>{places.map(n => <button key={n} type="button" class="btn sm" data-place={n} aria-pressed={n === place} onClick={() => setPlace(n)}>{t('archipelago.bribe.place', { n })}{n === mine && <small> {t('archipelago.bribe.yours')}</small>}</button>)}</div>
        <Stepper n={at} least={1} most={most} id="bribe" label={t('archipelago.bribe.sum')} words={florins(at)} set={setSum} enter={send}><SignIcon name="florin" size={26} /></Stepper>
        <span class="grow mut sm">{t('archipelago.bribe.if', { name: p.decider === null ? '' : names.of(p.decider) })}</span>
        <button type="button" class="btn pri ar-go" data-do={`bribe ${place} ${at}`} onClick={send}>{t('archipelago.bribe.pay', { n: at, place })}</button></>}
      <button type="button" class="btn side-btn" data-do="none" onClick={() => board.choose?.('none')}>{t('archipelago.bribe.none')}</button>
    </div>
  );
}
