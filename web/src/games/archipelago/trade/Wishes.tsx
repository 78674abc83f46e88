// Wishes.tsx - "I would give ... for ...": written while another plays, handed over when the round of the one
// whom it is for begins; and for that one a card that he accepts, answers with an offer, or lets be. The table
// asks for wishes only while a hand is up; whoever has written none is never kept waiting.
import { useEffect, useState } from 'preact/hooks';
import { cell, useCell } from '../../../app/store.ts';
import { Icon } from '../../../art/icons.tsx';
import { SeatSign } from '../../../art/seats.tsx';
import { t } from '../../../i18n/index.ts';
import type { BoardProps } from '../../game.ts';
import { titleOf } from '../../lexicon.ts';
import { SignIcon } from '../art/signs.tsx';
import { groupOf, moves } from '../moves.ts';
import type { AView, NoteRow, Table } from '../position.ts';
import { give as play, useGiving } from '../queue.ts';
import type { Tray } from '../tray.tsx';
import type { Names } from '../words/names.ts';
import { wishDesk, wishesFor } from './draft.ts';
import { TradeTable } from './TradeTable.tsx';

interface Written {
  to: number;
  text: string;
  steps: string[];
}
const written = cell<Written[]>([]);

// ---- handing them over -----------------------------------------------------------------------

// Lives in the decision bar, which is always there.
export function useWishes(board: BoardProps, view: AView): void {
  const list = useCell(written),
    giving = useGiving(),
    { choose, you, hand } = board,
    p = view.position;
  const asked =
    choose !== null && you !== null && view.due?.point === 'wish' && view.due.seats.includes(you);
  useEffect(() => {
    hand?.(list.length > 0);
  }, [list.length > 0]);
  useEffect(() => {
    if (view.over && list.length) written.set([]);
  }, [view.over]);
  useEffect(() => {
    if (!asked || giving || p.active === null) return;
    const next = list.find(w => w.to === p.active);
    if (!next) {
      const none = moves(view).find(m => m.row.ends);
      if (none) choose(none.do);
      return;
    }
    written.set(list.filter(w => w !== next));
    play(next.steps);
  }, [asked, giving, view.step]);
}

// ---- writing one ------------------------------------------------------------------------------

function canWrite(board: BoardProps, view: AView): boolean {
  return board.you !== null && board.hand !== undefined && view.position.tables.length > 0;
}

function Mine({ names }: { names: Names }) {
  const list = useCell(written);
  return (
    <ul class="ar-wishes mine">
      {list.map((w, k) => (
        <li key={k} data-written={w.to}>
          <SeatSign seat={w.to} size={20} />
          <span class="grow">
            <b>{w.text}</b>
            <small>{t('archipelago.wish.waits', { name: names.of(w.to) })}</small>
          </span>
          <button
            type="button"
            class="btn sm"
            data-unwish={k}
            aria-label={t('archipelago.wish.drop', { name: names.of(w.to) })}
            onClick={() => written.set(list.filter(x => x !== w))}
          >
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
interface BoxProps {
  board: BoardProps;
  view: AView;
  names: Names;
  phone: boolean;
}
export function WishBox({ board, view, names, phone }: BoxProps) {
  const list = useCell(written),
    [to, setTo] = useState<number | null>(null),
    you = board.you;
  if (!canWrite(board, view) || you === null) return null;
  const others = view.position.order.filter(s => s !== you);
  const room = (seat: number): boolean =>
    list.filter(w => w.to === seat).length < wishesFor(view.position, seat);
  const partner = to !== null && room(to) ? to : others.find(room),
    desk =
      to === null || partner === undefined
        ? null
        : wishDesk(view.position, you, partner, others.filter(room));
  if (!desk)
    return (
      <div class="ar-wish-box">
        <Mine names={names} />
        {partner !== undefined && (
          <button type="button" class="btn" data-wish onClick={() => setTo(partner)}>
            <SignIcon name="deal" size={20} />
            {t('archipelago.wish.new')}
          </button>
        )}
      </div>
    );
  const tray = { board, view, names, phone, stage: null } as unknown as Tray;
  const deliver = ({ partner: who, text, actions }: Table): void => {
    written.set([...list, { to: who, text: text ?? '', steps: actions ?? [] }]);
    setTo(null);
  };
  return (
    <div class="ar-wish-box open">
      <h3>{t('archipelago.wish.head', { name: names.of(desk.partner) })}</h3>
      <TradeTable
        tray={tray}
        desk={desk}
        turn={setTo}
        close={() => setTo(null)}
        deliver={deliver}
      />
    </div>
  );
}

// ---- reading them -------------------------------------------------------------------------------

export function WishCards({ tray }: { tray: Tray }) {
  const { view, board, names } = tray,
    p = view.position,
    list = moves(view),
    [hidden, hide] = useState<string[]>([]);
  // The same when another was taken up and it has become the first.
  const keyOf = (d: NoteRow): string => JSON.stringify({ ...d, k: 0 });
  const wishes = p.notes.filter(
    d => d.window === 'wish' && d.partner === names.you && !hidden.includes(keyOf(d)),
  );
  if (!wishes.length) return null;
  return (
    <ul class="ar-wishes" aria-label={t('archipelago.wish.others')}>
      {wishes.map(d => {
        const { k } = d,
          key = keyOf(d),
          his = list.filter(m => m.row.seat === d.owner),
          accept = his.find(m => groupOf(m) === 'accept' && m.row.k === k)?.do,
          name = names.of(d.owner);
        const counter = (): void =>
          board.setPick({ group: 'deal', from: `seat:${d.owner}`, to: String(k) });
        return (
          <li key={key} data-wish-of={d.owner}>
            <SeatSign seat={d.owner} size={22} />
            <span class="grow">
              <b>{t('archipelago.wish.of', { name, what: d.text })}</b>
            </span>
            {accept && (
              <button
                type="button"
                class="btn sm go"
                data-do={accept}
                onClick={() => board.choose?.(accept)}
              >
                <Icon name="check" size={16} width={3} />
                {titleOf('archipelago', 'click', 'accept')}
              </button>
            )}
            {his.some(m => groupOf(m) === 'deal') && (
              <button type="button" class="btn sm" data-counter-wish={d.owner} onClick={counter}>
                {titleOf('archipelago', 'click', 'deal')}
              </button>
            )}
            <button
              type="button"
              class="btn sm plain"
              data-ignore={d.owner}
              onClick={() => hide([...hidden, key])}
            >
              {t('archipelago.wish.ignore')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
