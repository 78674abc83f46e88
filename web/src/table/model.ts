// model.ts - what a client knows of a table, and how each message of the server changes it. Pure, so
// that tests can feed it messages.
import type { Asked, ChatLine, LogLine, ServerMessage, TableRow, UndoState, View } from '../protocol.ts';
import type { Motion } from '../games/game.ts';

// Before a game begins there is no view: it is null then, and the table waits for players.
export interface Told {
  table: TableRow; you: number | null; step: number; view: View; log: LogLine[]; chat: ChatLine[];
  chatRead: number; since: number; undo: UndoState; asked: Asked | null; at: number; // when the clocks were read
}

const most = 400;
const joined = (old: LogLine[], more: LogLine[]): LogLine[] => {
  const last = old.at(-1)?.n ?? -1;
  const fresh = more.filter(l => l.n >= last && !old.some(o => o.n === l.n && o.text === l.text));
  return fresh.length ? [...old, ...fresh].slice(-most) : old;
};

// The table and its view after a message; with what is to be shown moving, if anything is.
export function heard(told: Told | null, message: ServerMessage, now: number): { told: Told | null; motion: Motion | null } {
  if (message.type === 'hello') {
    const { table, you, step, view, log, chat, chat_read: chatRead, since, undo, asked } = message;
    return { told: { table, you, step, view, log, chat, chatRead, since, undo, asked, at: now }, motion: null };
  }
  if (!told) return { told, motion: null };
  switch (message.type) {
    case 'step': {
      const since = message.seat === told.you && told.you !== null ? message.step : told.since;
      const next: Told = { ...told, table: message.table, step: message.step, view: message.view, log: joined(told.log, message.log), undo: message.undo, since, at: now };
      if (!told.view) return { told: next, motion: null }; // the game has just begun
      return { told: next, motion: { events: message.events, before: told.view, after: message.view, seat: message.seat, key: message.step } };
    }
    case 'undone': {
      const kept = told.log.filter(l => l.n <= message.step);
      return { told: { ...told, table: message.table, step: message.step, view: message.view, log: joined(kept, message.log), undo: message.undo, since: Math.min(told.since, message.step), at: now }, motion: null };
    }
    case 'table': return { told: { ...told, table: message.table, you: message.table.you, at: now }, motion: null };
    case 'over': return { told: { ...told, table: message.table, at: now }, motion: null };
    case 'chat': return { told: { ...told, chat: [...told.chat.filter(c => c.n !== message.chat.n), message.chat] }, motion: null };
    case 'asked': return { told: { ...told, asked: message.asked }, motion: null };
    default: return { told, motion: null };
  }
}

// Steps that nobody watches one by one, as one.
export function together(list: Motion[]): Motion[] {
  const first = list[0], last = list.at(-1);
  return first && last ? [{ ...last, before: first.before, events: list.flatMap(m => m.events) }] : [];
}

export const unread = (told: Told): number => told.chat.filter(c => c.n > told.chatRead).length;

// Moves of the others since your last turn, as the log tells them.
export function othersSince(told: Told): number {
  return new Set(told.log.filter(l => l.n > told.since && l.seat !== null && l.seat !== told.you).map(l => l.n)).size;
}

// The step to which "ask everybody" would go back: before your last action.
export function askBackTo(told: Told): number | null {
  const own = told.log.filter(l => l.seat === told.you && told.you !== null).at(-1);
  return own ? own.n - 1 : null;
}

// What is left on a seat's clock now.
export function clockLeft(told: Told, seat: number, now: number): number | null {
  const row = told.table.seats[seat];
  if (!row || row.clock_left === null) return null;
  const runs = told.table.status === 'running' && told.table.due.includes(seat);
  return Math.max(0, row.clock_left - (runs ? now - told.at : 0));
}
