// Since.tsx - what the others did since your last turn: the offer to show it, and the showing.
import { Icon } from '../art/icons.tsx';
import { t } from '../i18n/index.ts';
import { Bold } from '../i18n/say.tsx';
import { othersSince, type Told } from './model.ts';
import type { Room } from './room.ts';

export function Since({ room, told }: { room: Room; told: Told }) {
  const n = othersSince(told);
  if (!n || told.you === null || told.table.status !== 'running' || !told.table.your_turn)
    return null;
  return (
    <div class="since">
      <b>{t(told.since === 0 ? 'table.since_begin' : 'table.since', { n })}</b>
      <button type="button" class="btn sm" data-show onClick={room.show}>
        <Icon name="play" size={14} />
        {t('table.show_me')}
      </button>
    </div>
  );
}

export function Showing({ room }: { room: Room }) {
  if (!room.showing) return null;
  return (
    <div class="showing" role="status">
      <p>
        <b>{t('table.showing', { at: room.showing.at, of: room.showing.of })}</b>{' '}
        <Bold text={room.showing.text} />
      </p>
      <button type="button" class="btn sm" onClick={room.skip}>
        {t('table.skip')}
      </button>
    </div>
  );
}

// A bot is to move, and nobody has to be waited for.
const isBots = ({ table, you }: Told): boolean =>
  you !== null &&
  table.status === 'running' &&
  !table.your_turn &&
  table.rest === null &&
  table.due.length > 0 &&
  table.due.every(s => table.seats[s]?.kind === 'bot' || table.seats[s]?.away);

// While the moves of others are shown one after the other, or bots still have some to make. In the decision bar: it
// lies on nothing there.
export function Skip({ room }: { room: Room }) {
  const waits = room.motion !== null && room.more > 0,
    isOffered = waits || (room.told !== null && isBots(room.told));
  if (room.showing || !isOffered) return null;
  return (
    <button type="button" class="btn sm" data-skip onClick={room.forward}>
      {t('table.skip')}
    </button>
  );
}
