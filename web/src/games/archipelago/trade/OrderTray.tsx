// OrderTray.tsx - phase 2 for the decider: the offers that lie before him, then all places side by side,
// seats moved by arrows or dragged, the offers that he has taken beside the places they are meant for.
import { useState } from 'preact/hooks';
import { Icon } from '../../../art/icons.tsx';
import { SeatSign } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import { does } from '../../bar.tsx';
import type { BoardProps } from '../../game.ts';
import { titleOf } from '../../lexicon.ts';
import { closedOf, moves } from '../moves.ts';
import type { Arranging, Deal, Position } from '../position.ts';
import { give as play } from '../queue.ts';
import { useTold } from '../told.ts';
import type { Tray } from '../tray.tsx';
import { placesWords, type Names } from '../words/names.ts';

const placeOffers = (p: Position): Deal[] => p.notes.filter(d => d.window === 'order');
const isTaken = (p: Position, d: Deal): boolean => p.players[d.owner]?.offer_taken ?? false;
const moved = (order: number[], seat: number, to: number): number[] => {
  const rest = order.filter(s => s !== seat);
  return [...rest.slice(0, to), seat, ...rest.slice(to)];
};
export function OrderStrip({ p, names }: { p: Position; names: Names }) {
  return (
    <ol class="ar-order-now" aria-label={t('archipelago.order.now')}>
      {p.order.map((seat, k) => (
        <li key={seat} class={seat === names.you ? 'you' : ''} title={names.of(seat)}>
          <b>{k + 1}.</b>
          <SeatSign seat={seat} size={20} />
          <span class="hush">{names.of(seat)}</span>
        </li>
      ))}
    </ol>
  );
}

// One of the places, as it is arranged now.
interface Arranged {
  order: number[];
  from: number;
  k: number;
  set: (order: number[]) => void;
}
const stepOf: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

interface ArrowsProps {
  at: Arranged;
  name: string;
  refuse: BoardProps['refuse'];
}
function Arrows({ at: { order, k, set }, name, refuse }: ArrowsProps) {
  const seat = order[k]!,
    go = (to: number): void => {
      if (to >= 0 && to < order.length) set(moved(order, seat, to));
      else refuse?.(t(to < 0 ? 'archipelago.order.first' : 'archipelago.order.last', { name }));
    };
  const keys = (e: KeyboardEvent): void => {
    const by = stepOf[e.key];
    if (!by) return;
    e.preventDefault();
    e.stopPropagation();
    go(k + by);
  };
  return (
    <span class="mv">
      <button
        type="button"
        class="ar-knob-btn"
        data-earlier={seat}
        aria-label={t('archipelago.order.earlier', { name })}
        aria-disabled={k > 0 ? undefined : 'true'}
        onClick={() => go(k - 1)}
        onKeyDown={keys}
      >
        <Icon name="back" size={18} />
      </button>
      <button
        type="button"
        class="ar-knob-btn"
        data-later={seat}
        aria-label={t('archipelago.order.later', { name })}
        aria-disabled={k + 1 < order.length ? undefined : 'true'}
        onClick={() => go(k + 1)}
        onKeyDown={keys}
      >
        <Icon name="fwd" size={18} />
      </button>
    </span>
  );
}
function Place({ tray, at }: { tray: Tray; at: Arranged }) {
  const { order, k, set } = at,
    p = tray.view.position,
    seat = order[k]!,
    place = at.from + k,
    name = tray.names.of(seat),
    taken = placeOffers(p).filter(d => d.owner === seat && isTaken(p, d));
  return (
    <li
      draggable
      data-place={place}
      onDragStart={e => e.dataTransfer?.setData('text/plain', String(seat))}
      onDragOver={e => e.preventDefault()}
      onDrop={e => {
        e.preventDefault();
        const who = Number(e.dataTransfer?.getData('text/plain'));
        if (order.includes(who)) set(moved(order, who, k));
      }}
    >
      <span class="who">
        <b>{place}.</b>
        <SeatSign seat={seat} size={24} />
        <span class="nm">{name}</span>
      </span>
      <Arrows at={at} name={name} refuse={tray.board.refuse} />
      {taken.map((d, n) => (
        <small key={n} class={d.places.includes(place) ? 'got' : ''}>
          {d.places.includes(place) && <Icon name="check" size={13} width={3} />}
          {placesWords(d.places)}
        </small>
      ))}
    </li>
  );
}
export function OrderTray({ tray, arranging }: { tray: Tray; arranging: Arranging }) {
  const { view, board } = tray,
    { from } = arranging,
    [now, setOrder] = useState<number[] | null>(null),
    order = now ?? arranging.seats,
    { told, isTold, settled } = useTold(
      board,
      `${view.step}`,
      now ? `order ${now.join()}` : '',
      arranging,
    );
  const set = async (): Promise<void> => {
    const { actions, why } = (await settled()) ?? {};
    if (actions && board.choose) play(actions);
    else if (why) board.refuse?.(why);
  };
  return (
    <div class="ar-order">
      <ol class="ar-order-places" aria-label={t('archipelago.order.yours')}>
        {order.map((seat, k) => (
          <Place key={seat} tray={tray} at={{ order, from, k, set: setOrder }} />
        ))}
      </ol>
      <div class="ar-order-end" aria-busy={isTold ? undefined : 'true'}>
        <p class="sm mut" role="status">
          {told.why ?? told.note}
        </p>
        <button
          type="button"
          class="btn pri ar-go"
          data-set-order
          {...does(told.actions ?? [])}
          aria-disabled={told.actions ? undefined : 'true'}
          onClick={() => void set()}
        >
          {t('archipelago.order.set')}
        </button>
      </div>
    </div>
  );
}

// ---- offers that lie before the decider --------------------------------------------------------

function PlaceOffer({ tray, d }: { tray: Tray; d: Deal }) {
  const { view, board, names } = tray,
    p = view.position,
    take = moves(view).find(m => m.row.seat === d.owner),
    why = closedOf(view).find(c => c.seat === d.owner)?.why,
    taken = isTaken(p, d),
    name = names.of(d.owner);
  return (
    <li class={taken ? 'got' : ''} data-place-offer={d.owner}>
      <SeatSign seat={d.owner} size={24} />
      <span class="grow">
        <b>{t('archipelago.order.offer', { name, what: d.gives_text })}</b>
        <small>{d.wants_text}</small>
      </span>
      {taken ? (
        <span class="ar-taken">
          <Icon name="check" size={16} width={3} />
          {t('archipelago.order.taken')}
        </span>
      ) : take ? (
        <button
          type="button"
          class="btn go"
          data-do={take.do}
          aria-label={take.row.label}
          onClick={() => board.choose?.(take.do)}
        >
          {titleOf('archipelago', 'click', 'accept')}
        </button>
      ) : (
        <small class="mut">{why}</small>
      )}
    </li>
  );
}
export function OffersTray({ tray }: { tray: Tray }) {
  return (
    <div class="ar-offers">
      <ul>
        {placeOffers(tray.view.position).map(d => (
          <PlaceOffer key={d.owner} tray={tray} d={d} />
        ))}
      </ul>
      {moves(tray.view)
        .filter(m => m.row.ends)
        .map(m => (
          <button
            key={m.do}
            type="button"
            class="btn pri ar-go"
            data-do={m.do}
            onClick={() => tray.board.choose?.(m.do)}
          >
            {m.row.label}
          </button>
        ))}
    </div>
  );
}
