// alone.ts - a table with nobody behind it: what the pages of a table draw is made from a position of the engine in
// this browser. For lessons, positions and puzzles.
import type { LogLine, SeatRow, TableRow, View } from '../protocol.ts';
import type { Told } from './model.ts';
import type { usePlayer } from './motions.ts';
import type { Room } from './room.ts';

/** What such a table is called, and who sits there. */
export interface Alone {
  id: string;
  name: string;
  game: string;
  you: number;
  names: string[];
}

const seatRow = (name: string, seat: number, you: number): SeatRow => ({
  seat,
  kind: seat === you ? 'person' : 'bot',
  person: null,
  name,
  level: null,
  away: false,
  late: false,
  asked: false,
  offered: false,
  online: true,
  clock_left: null,
});

function rowAlone({ id, name, game, you, names }: Alone, view: View): TableRow {
  const due = view.due?.seats ?? [];
  return {
    ...{ id, name, game, status: 'running', pace: 'live' },
    ...{ public: false, hints: false, options: {}, created: 0, updated: 0, clock: null, host: 0 },
    ...{ you, invite: null, rematch: null, daily: null, watchers: 0, rest: null },
    brought: null,
    seats: names.map((called, seat) => seatRow(called, seat, you)),
    ...{ round: view.round, step: view.step, due, your_turn: due.includes(you), since: 0 },
    ...{ scores: view.score.totals, winners: view.score.winners },
  };
}

export function toldAlone(table: Alone, view: View, step: number, log: LogLine[]): Told {
  return {
    ...{ table: rowAlone(table, view), you: table.you, step, view, log, chat: [], chatRead: 0 },
    ...{ since: step, undo: { floor: 0, can: false, ask: null }, asked: null, answer: null },
    ...{ back: -1, at: 0 },
  };
}

const none = (): void => undefined;

/** Its room: somebody acts, and nothing else of a table can be done there. */
export function roomAlone(
  now: { told: Told; view: View },
  player: ReturnType<typeof usePlayer>,
  { act, draft }: Pick<Room, 'act' | 'draft'>,
): Room {
  const { motion, last, skip } = player;
  return {
    told: now.told,
    view: motion ? motion.after : now.view,
    ...{ motion, last, settled: motion === null, more: player.more },
    ...{ offline: false, slow: false, gone: null },
    ...{ sending: false, busy: null, fault: null, hint: null, hinting: false, showing: null },
    ...{ act, undo: none, askUndo: none, answerUndo: none, withdrawUndo: none, dropAnswer: none },
    judge: () => Promise.resolve(null),
    ...{ askHint: none, hand: none, dropHint: none, read: none, back: none, skip, show: none },
    forward: skip,
    draft,
    chat: () => Promise.resolve(),
    clear: none,
  };
}
