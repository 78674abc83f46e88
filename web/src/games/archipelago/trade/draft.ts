// draft.ts - an offer as it is drafted on the trading table: a list of actions that add one thing each. What of it
// fits, how it reads, what is missing and the actions that make it the engine says (View.draft). Nothing is played
// before "Propose": whoever closes the table has spent nothing.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps, Pick } from '../../game.ts';
import { groupOf, moves } from '../moves.ts';
import type {
  AView,
  Deal,
  Florins,
  Good,
  Position,
  Table,
  Thing,
  TradeSide,
  Window,
} from '../position.ts';

// ---- where a deal stands ---------------------------------------------------------------------

// begun: the engine waits for the rest of it (after a reload, or when a deal was opened by a hint).
// `first` is what lies on the table at the beginning.
export interface Desk {
  owner: number;
  partner: number;
  partners: number[];
  begun: boolean;
  window: Window;
  table: Table;
  first: string[];
  answers: Deal | null;
}

// Those who can be asked, each with the action that does it.
export const partnersOf = (view: AView): { seat: number; do: string }[] =>
  moves(view).flatMap(m =>
    groupOf(m) === 'deal' && m.row.seat !== undefined ? [{ seat: m.row.seat, do: m.do }] : [],
  );

// Offers that came to nothing lie ready when one turns to the same player again.
const kept = new Map<number, string[]>();
export const keep = (partner: number, list: string[]): void => void kept.set(partner, list);
export const forget = (partner: number): void => void kept.delete(partner);

// `pick.to`: note k of a seat that is answered with an offer of one's own.
function firstFor(p: Position, partner: number, pick: Pick): string[] {
  const wish =
    pick.to === undefined
      ? undefined
      : p.notes.find(d => d.owner === partner && d.k === Number(pick.to));
  return wish?.items ?? kept.get(partner) ?? [];
}

// A desk for two; nowhere in a game without deals.
function deskWith(p: Position, owner: number, partner: number): Desk | null {
  const table = p.tables.find(x => x.partner === partner);
  return (
    (table && {
      ...{ owner, partner, partners: [partner], begun: false },
      ...{ window: table.window, table, first: [], answers: null },
    }) ??
    null
  );
}
const deskFor = (p: Position, owner: number, partner: number, more: Partial<Desk>): Desk | null => {
  const desk = deskWith(p, owner, partner);
  return desk && { ...desk, ...more };
};
function openDesk(view: AView, pick: Pick, you: number): Desk | null {
  const p = view.position,
    partners = partnersOf(view),
    at = partners.find(x => `seat:${x.seat}` === pick.from) ?? partners[0];
  if (pick.group !== 'deal' || !at) return null;
  return deskFor(p, you, at.seat, {
    partners: partners.map(x => x.seat),
    first: firstFor(p, at.seat, pick),
  });
}
export function deskOf(view: AView, pick: Pick, you: number | null): Desk | null {
  const p = view.position,
    point = view.due?.point,
    { deal } = p;
  if (you === null || !view.due?.seats.includes(you)) return null;
  if (point === 'order_offer' && p.decider !== null) return deskWith(p, you, p.decider);
  if (deal?.owner === you && (point === 'deal_florins' || point === 'deal_goods'))
    return deskFor(p, you, deal.partner, { begun: true, answers: p.answers });
  if (point === 'deal_answer' && deal && pick.group === 'counter')
    return deskFor(p, you, deal.owner, { first: deal.items ?? [], answers: deal });
  return openDesk(view, pick, you);
}
// A wish that is written while another plays.
export const wishDesk = (
  p: Position,
  you: number,
  partner: number,
  partners: number[],
): Desk | null => deskFor(p, you, partner, { partners });
export const wishesFor = (p: Position, partner: number): number =>
  p.tables.find(x => x.partner === partner)?.wishes ?? 0;

// What somebody has; null: behind a closed screen.
export function ownedBy(p: Position, seat: number, what: Good | 'florin'): number | null {
  const q = p.players[seat]!;
  if (what === 'florin') return q.florins;
  return what === 'token' ? q.tokens : (q.cubes?.[what] ?? null);
}

// ---- what lies on the table ------------------------------------------------------------------

const times = (list: string[], action: string): number => list.filter(x => x === action).length;
const sumIn = (list: string[], { pays }: Florins): number =>
  Number(list.findLast(x => x.startsWith(`${pays} `))?.slice(pays.length) ?? 0);

// Until the engine has answered: its last answer, and what was pressed since.
export interface Draft {
  table: Table;
  list: string[];
  isTold: boolean;
}
export const countIn = ({ table, list }: Draft, x: Thing): number =>
  x.n + times(list, x.do) - times(table.chosen, x.do);
export const florinsIn = ({ table, list }: Draft, x: Florins): number =>
  x.n + sumIn(list, x) - sumIn(table.chosen, x);
export const isOn = ({ table, list }: Draft, place: Table['places'][number]): boolean =>
  list.includes(place.do) || (place.on && !table.chosen.includes(place.do));
export const isFor = (x: Florins, n: number): string => `${x.pays} ${n}`;

// The list with so many more of something, or less.
export function withMore(list: string[], action: string, by: number): string[] {
  const next = [...list];
  for (let k = 0; k < by; k++) next.push(action);
  for (let k = 0; k > by; k--) {
    const at = next.lastIndexOf(action);
    if (at >= 0) next.splice(at, 1);
  }
  return next;
}
export const withSum = (list: string[], x: Florins, n: number): string[] => [
  ...list.filter(a => !a.startsWith(`${x.pays} `)),
  ...(n ? [isFor(x, n)] : []),
];
export const rowsOf = ({ goods }: TradeSide): [Good, Thing][] =>
  Object.entries(goods) as [Good, Thing][];

// ---- asking what it comes to -------------------------------------------------------------------

interface Answer {
  key: string;
  partner: number;
  table: Table;
}
interface Drafting {
  draft: Draft;
  put: (partner: number, list: string[]) => void;
  settled: () => Promise<Table | null>;
}
export function useDrafting(
  board: BoardProps,
  view: AView,
  desk: Desk,
  leftOut: (why: string) => void,
): Drafting {
  const { partner } = desk,
    [lists, setLists] = useState<Record<number, string[]>>({}),
    [answer, setAnswer] = useState<Answer | null>(null),
    list = lists[partner] ?? desk.first,
    keyOf = (items: string[]): string => [view.step, partner, ...items].join(),
    key = keyOf(list),
    last = useRef(key),
    pressed = useRef(false);
  last.current = key;
  // What does not fit is taken off the table, unless more was pressed meanwhile.
  const ask = async (): Promise<Table | null> => {
    const told = (await board.draft?.(`trade ${partner} ${list.join()}`)) as Table | undefined;
    if (!told || last.current !== key) return null;
    setAnswer({ key: keyOf(told.chosen), partner, table: told });
    setLists(now => ({ ...now, [partner]: told.chosen }));
    if (told.left_out && pressed.current) leftOut(told.left_out);
    return told;
  };
  const isTold = !list.length || answer?.key === key;
  useEffect(() => {
    if (!isTold) void ask();
  }, [key]);
  const table = list.length && answer?.partner === partner ? answer.table : desk.table;
  return {
    draft: { table, list, isTold },
    put: (to, items) => {
      pressed.current = to === partner;
      setLists(now => ({ ...now, [to]: items }));
    },
    settled: () => (isTold ? Promise.resolve(table) : ask()),
  };
}
