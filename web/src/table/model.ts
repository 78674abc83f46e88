// model.ts - what a client knows of a table, and how each message of the server changes it. Pure, so
// that tests can feed it messages.
import type {
  Asked,
  ChatLine,
  LogLine,
  ServerMessage,
  TableRow,
  UndoAnswer,
  UndoState,
  View,
} from '../protocol.ts';
import type { Motion } from '../games/game.ts';

// Before a game begins there is no view: it is null then, and the table waits for players.
export interface Told {
  table: TableRow;
  you: number | null;
  step: number;
  view: View;
  log: LogLine[];
  chat: ChatLine[];
  chatRead: number;
  since: number;
  undo: UndoState;
  asked: Asked | null;
  answer: UndoAnswer | null;
  back: number; // the step to which you went back: what is asked there you decide yourself; -1: none
  at: number; // when the clocks were read
}

const most = 400;
const joined = (old: LogLine[], more: LogLine[]): LogLine[] => {
  const last = old.at(-1)?.n ?? -1;
  const fresh = more.filter(l => l.n >= last && !old.some(o => o.n === l.n && o.text === l.text));
  return fresh.length ? [...old, ...fresh].slice(-most) : old;
};

interface Heard {
  told: Told | null;
  motion: Motion | null; // what is to be shown moving
}
type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

function greeted(message: Of<'hello'>, at: number): Told {
  const { table, you, step, view, log, chat, since, undo, asked, answer } = message;
  const chatRead = message.chat_read;
  const back = -1;
  return { table, you, step, view, log, chat, chatRead, since, undo, asked, answer, back, at };
}

function stepped(told: Told, message: Of<'step'>, at: number): Heard {
  const { table, step, view, undo, seat, events } = message;
  const since = seat === told.you && !message.unasked ? step : told.since;
  const log = joined(told.log, message.log);
  const before = told.view as View | null; // null: the game has just begun
  return {
    told: { ...told, table, step, view, log, undo, since, answer: null, at },
    motion: before && { events, before, after: view, seat, key: step },
  };
}

function undone(told: Told, message: Of<'undone'>, at: number): Told {
  const { table, step, view, undo, seat } = message;
  const back = seat === null || seat === told.you ? step : told.back;
  const kept = told.log.filter(l => l.n <= message.since);
  const since = Math.min(told.since, step);
  const log = joined(kept, message.log);
  return { ...told, table, step, view, log, undo, since, back, at };
}

// What is known after a message that moves nothing.
function noted(told: Told, message: ServerMessage, at: number): Told {
  switch (message.type) {
    case 'undone':
      return undone(told, message, at);
    case 'table':
      return { ...told, table: message.table, you: message.table.you, at };
    case 'over':
      return { ...told, table: message.table, at };
    case 'chat': {
      const { chat } = message;
      return { ...told, chat: [...told.chat.filter(c => c.n !== chat.n), chat] };
    }
    case 'asked':
      return { ...told, asked: message.asked, answer: message.answer };
    default:
      return told;
  }
}

// The table and its view after a message; with what is to be shown moving, if anything is.
export function heard(told: Told | null, message: ServerMessage, now: number): Heard {
  if (message.type === 'hello') return { told: greeted(message, now), motion: null };
  if (!told) return { told, motion: null };
  if (message.type === 'step') return stepped(told, message, now);
  return { told: noted(told, message, now), motion: null };
}

// Steps that nobody watches one by one, as one.
export function together(list: Motion[]): Motion[] {
  const first = list[0],
    last = list.at(-1);
  return first && last
    ? [{ ...last, before: first.before, events: list.flatMap(m => m.events) }]
    : [];
}

export const unread = (told: Told): number =>
  told.chat.filter(c => c.person !== 0 && c.n > told.chatRead).length;

// Moves of the others since your last turn, as the log tells them.
export function othersSince(told: Told): number {
  return new Set(
    told.log.filter(l => l.n > told.since && l.seat !== null && l.seat !== told.you).map(l => l.n),
  ).size;
}

// Log and remarks of the house as they happened. A line without a time stands where it stood.
export function story(told: Told): LogLine[] {
  const house = told.chat.filter(c => c.person === 0);
  if (!house.length) return told.log;
  const lines: LogLine[] = [];
  let k = 0;
  const until = (time: number, n: number): void => {
    for (; k < house.length && house[k]!.time < time; k++)
      lines.push({ n, seat: null, text: house[k]!.text, house: true });
  };
  for (const l of told.log) {
    until(l.time ?? 0, l.n);
    lines.push(l);
  }
  until(Infinity, told.log.at(-1)?.n ?? told.step);
  return lines;
}

// What would go back with everything after this step: the moves of seats, in the words of the log.
export interface Taken {
  seat: number;
  text: string;
}
export function takenBack(log: LogLine[], to: number): Taken[] {
  const moves = new Map<number, Taken>();
  for (const l of log)
    if (l.n > to && l.seat !== null && !moves.has(l.n))
      moves.set(l.n, { seat: l.seat, text: l.text.replaceAll('**', '') });
  return [...moves.values()];
}

// Nobody has to be asked: the others are bots, or bots play for them.
export const askedNobody = (table: TableRow, you: number | null): boolean =>
  table.seats.every(s => s.seat === you || s.kind !== 'person' || s.away);

// What is left on a seat's clock now.
export function clockLeft(told: Told, seat: number, now: number): number | null {
  const row = told.table.seats[seat];
  if (typeof row?.clock_left !== 'number') return null;
  const runs = told.table.status === 'running' && told.table.due.includes(seat) && !row.away;
  return Math.max(0, row.clock_left - (runs ? Math.max(0, now - told.at) : 0));
}
