// wait.ts - why nothing can be decided just now, in true words.
import type { Wait } from '../games/bar.tsx';
import { t } from '../i18n/index.ts';
import type { Told } from './model.ts';
import type { Room } from './room.ts';

// The newest sentence of the log, for whoever waits.
export const newest = (told: Told): string | null => told.log.at(-1)?.text ?? null;

const sendingWords = (room: Room): Wait =>
  room.offline
    ? { head: t('wait.lost.move'), help: t('wait.lost.move.help') }
    : { head: t('wait.sending'), help: t(room.slow ? 'live.slow' : 'wait.sending.help') };

// First the line, then your own move, then whose move is shown.
export function waitWords(room: Room, told: Told, names: string[], answering = false): Wait | null {
  const mine = told.you === null ? null : (told.table.seats[told.you] ?? null);
  const seat = room.motion?.seat;
  if (told.table.status !== 'running' && room.settled) return null;
  if (room.sending) return sendingWords(room);
  if (room.offline) return { head: t('wait.lost'), help: t('wait.lost.help') };
  if (told.table.rest !== null) return { head: t('wait.rest'), help: null };
  if (typeof seat === 'number')
    return seat === told.you
      ? { head: t(mine?.away ? 'wait.bot' : 'wait.own'), help: t('wait.skip') }
      : { head: t('wait.moves', { name: names[seat] ?? '' }), help: newest(told) };
  if (seat === 'chance') return { head: t('wait.chance'), help: newest(told) };
  if (answering) return { head: t('wait.answering'), help: t('wait.answering.help') };
  if (mine?.away) return { head: t('wait.bot'), help: newest(told) };
  return room.busy !== null ? { head: t('wait.own'), help: t('wait.skip') } : null;
}
