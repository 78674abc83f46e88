// Move.tsx - a game goes from this device to the server and back, and a friend is asked in a bot's place.
import { useState } from 'preact/hooks';
import { SeatSign } from '../art/seats.tsx';
import { api, sentence } from '../app/api.ts';
import { isAlone } from '../app/base.ts';
import { go } from '../app/router.ts';
import { loadMine } from '../app/session.ts';
import { hasChance } from '../games/facts.ts';
import { t } from '../i18n/index.ts';
import { sentences } from '../i18n/join.ts';
import { isHere } from '../local/ids.ts';
import type { TableRow } from '../protocol.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useDeed } from '../ui/load.ts';
import { FaultLine } from '../ui/state.tsx';
import { linkOf } from './Bars.tsx';
import { ownName } from './Save.tsx';
import { Invite } from './WaitBox.tsx';

export type Moving = 'away' | 'invite' | 'take';

const isRunning = (table: TableRow): boolean => table.status === 'running' && table.you !== null;
const hasBots = (table: TableRow): boolean => table.seats.some(seat => seat.kind === 'bot');
const isOnlyBots = (table: TableRow): boolean =>
  table.seats.every(seat => seat.seat === table.you || seat.kind === 'bot');

export const canMove = (table: TableRow): boolean =>
  isHere(table.id) && !isAlone && isRunning(table);
export const canInvite = (table: TableRow): boolean =>
  !isAlone &&
  isRunning(table) &&
  hasBots(table) &&
  table.daily === null &&
  (isHere(table.id) || table.seats[table.you!]?.person === table.host);
// Of one that was taken the answer may have been lost: it is given again.
export const canTake = (table: TableRow): boolean =>
  !isHere(table.id) &&
  table.you !== null &&
  (table.status === 'running' || (table.status === 'closed' && table.seats.length > 1)) &&
  isOnlyBots(table) &&
  table.daily === null;

const local = (): Promise<typeof import('../local/here.ts')> => import('../local/here.ts');

// Which bot makes room.
function Places({
  table,
  seat,
  pick,
}: {
  table: TableRow;
  seat: number;
  pick: (s: number) => void;
}) {
  const bots = table.seats.filter(s => s.kind === 'bot');
  return (
    <fieldset class="places">
      <legend>{t('move.invite.whose')}</legend>
      {bots.map(s => (
        <label key={s.seat}>
          <input
            type="radio"
            name="place"
            value={s.seat}
            checked={s.seat === seat}
            onChange={() => pick(s.seat)}
          />
          <SeatSign seat={s.seat} size={20} /> {s.name}
        </label>
      ))}
    </fieldset>
  );
}

// The link, once the seat is open.
function Sent({ table, close }: { table: TableRow; close: () => void }) {
  const link = linkOf(table);
  return (
    <Dialog title={t('move.invite')} close={close}>
      <p>{t('move.invite.sent')}</p>
      {link !== null && <Invite link={link} />}
    </Dialog>
  );
}

interface Props {
  table: TableRow;
  how: Moving;
  close: () => void;
}

function whatComes({ id, game }: TableRow, how: Moving): string {
  if (how === 'invite') return t(isHere(id) ? 'move.invite.text' : 'move.invite.there');
  return sentences([t(`move.${how}.text`), hasChance(game) ? t(`move.${how}.luck`) : null]);
}

export function MoveBox({ table, how, close }: Props) {
  const [seat, setSeat] = useState(table.seats.find(s => s.kind === 'bot')?.seat ?? 0),
    [open, setOpen] = useState<TableRow | null>(null),
    { busy, fault, run } = useDeed();
  const move = async (): Promise<void> => {
    const { moveToServer, takeHere } = await local();
    let row =
      how === 'take'
        ? await takeHere(table)
        : isHere(table.id)
          ? await moveToServer(table.id, ownName)
          : table;
    if (how === 'invite') row = await api.offer(row.id, seat);
    void loadMine();
    if (how === 'invite') setOpen(row);
    else go({ page: 'table', id: row.id });
  };
  const leave = (): void => {
    close();
    if (open && open.id !== table.id) go({ page: 'table', id: open.id });
  };
  if (open) return <Sent table={open} close={leave} />;
  return (
    <Dialog title={t(`move.${how}`)} close={close}>
      <p>{whatComes(table, how)}</p>
      {how === 'invite' && <Places table={table} seat={seat} pick={setSeat} />}
      <FaultLine text={fault === null ? null : sentence(fault)} />
      <p class="menu-row">
        <button
          type="button"
          class="btn pri"
          data-move={how}
          aria-busy={busy}
          onClick={() => run(move)}
        >
          {t(`move.${how}.do`)}
        </button>
        <button type="button" class="btn" onClick={close}>
          {t('cancel')}
        </button>
      </p>
    </Dialog>
  );
}
