// moves.ts - the list of legal actions as things to click: which spots of the board are targets, which
// buttons the decision bar has, and how a choice of several clicks goes on. Every path of clicks ends
// in exactly one action of the list, and every action has a path.
import type { ClosedRow, LegalRow } from '../../protocol.ts';
import type { Leads, Pick } from '../game.ts';
import type { DeckName, GoodName, HelperName, LocationName, Reward } from './names.ts';
import type { RView } from './position.ts';
import { cardOf, choosing, type Choosing } from './sets.ts';

// An action with the things that it names, where it lies on the table, and what it brings.
interface Row extends LegalRow {
  location?: LocationName;
  face?: string;
  good?: GoodName;
  level?: number; // that it is sold at
  helper?: HelperName;
  mask?: string;
  tile?: string;
  ritual?: string;
  deck?: DeckName;
  reward?: Reward;
  seat?: number;
  amount?: number; // of mana
  priests?: number; // that are trained
  tattoos?: number; // that it brings
  spot?: string;
  short?: string; // the thing that it is about, where the question says the rest
  brief?: string; // what it brings, in few words
  side?: string; // the click that leads to it: of what may be done besides, of several that are alike
  group?: string;
  ends?: boolean; // nothing more of this decision
}
interface Closed extends ClosedRow {
  spot?: string;
}
export interface Move {
  do: string;
  row: Row;
}

const known = new WeakMap<RView, Move[]>();
export function moves(view: RView): Move[] {
  let list = known.get(view);
  if (!list) known.set(view, (list = view.legal.map(row => ({ do: row.do, row }))));
  return list;
}

// A click leads to an action or one step further.
export interface Target {
  spot: string;
  moves: Move[];
  leads: Leads;
}
export interface Button {
  name: 'move' | 'group' | 'end';
  group?: string;
  moves: Move[];
  leads: Leads;
}
interface Bidding {
  bids: Move[];
  least: number;
  most: number;
  at: number;
}
export interface Stage {
  point: string;
  group: string | null;
  targets: Target[];
  buttons: Button[];
  sides: Button[];
  back: Pick | null;
  choosing: Choosing | null;
  bidding: Bidding | null;
}

// Why the action of a spot is not to be had; '' if it is, or if there is none.
export const closedAt = (view: RView, spot: string): string =>
  view.closed?.find(c => (c as Closed).spot === spot)?.why ?? '';

const button = (m: Move): Button => ({
  name: m.row.ends ? 'end' : 'move',
  moves: [m],
  leads: { do: m.do },
});

function bidding(view: RView, list: Move[], pick: Pick): Bidding | null {
  const bids = list.filter(m => m.row.amount !== undefined),
    amounts = bids.map(m => m.row.amount!),
    least = Math.min(...amounts),
    most = Math.max(...amounts);
  if (bids.length < list.length) return null;
  const usual = bids.find(m => m.do === view.usual)?.row.amount ?? least,
    asked = pick.to === undefined ? usual : Number(pick.to);
  return { bids, least, most, at: Math.min(most, Math.max(least, asked)) };
}

const group = (name: string, list: Move[]): Button => ({
  name: 'group',
  group: name,
  moves: list,
  leads: { pick: { group: name } },
});

// Of sales, the level.
export const levelOf = ({ row }: Move): number => row.level ?? 0;

// What is alike (sales of one good) is one button that leads to a choice among them, the dearest first.
function alike(list: Move[], name: string | undefined): Button[] {
  const those = list.filter(m => m.row.group === name);
  return name === undefined || those.length === 1 ? those.map(button) : [group(name, those)];
}
function gather(s: Stage, list: Move[], name: string | undefined): void {
  const inside = list.filter(m => m.row.group !== undefined && m.row.group === name),
    kinds = [...new Set(list.map(m => m.row.group))].sort(
      (a, b) => Number(a === undefined) - Number(b === undefined),
    );
  if (inside.length) {
    s.group = name!;
    s.back = {};
    s.buttons = [...inside].sort((a, b) => levelOf(b) - levelOf(a)).map(button);
  } else s.buttons = kinds.flatMap(kind => alike(list, kind));
}

const empty = (point: string): Stage => ({
  point,
  group: null,
  targets: [],
  buttons: [],
  sides: [],
  back: null,
  choosing: null,
  bidding: null,
});

// Where a decision stands after the clicks in `pick`; `you` is whose decision it is.
export function stage(view: RView, pick: Pick, you: number | null): Stage {
  const s = empty(view.due?.point ?? ''),
    list = moves(view).filter(m => !m.row.side),
    sides = moves(view).filter(m => m.row.side),
    inside = sides.filter(m => m.row.side === pick.group);
  if (inside.length) {
    const targets = targetsOf(inside);
    return { ...s, group: pick.group!, back: {}, buttons: inside.map(button), targets };
  }
  for (const side of new Set(sides.map(m => m.row.side!)))
    s.sides.push(
      group(
        side,
        sides.filter(m => m.row.side === side),
      ),
    );
  s.choosing = choosing(view, list, pick, you);
  s.bidding = bidding(view, list, pick);
  if (s.choosing || s.bidding) return s;
  gather(s, list, pick.group);
  s.targets = targetsOf(list);
  return s;
}
const targetsOf = (list: Move[]): Target[] =>
  list.flatMap(m => {
    const { spot } = m.row;
    return spot ? [{ spot, moves: [m], leads: { do: m.do } }] : [];
  });

// Every action that clicks can reach, with the picks from which one click does it.
export function reachable(view: RView, you: number | null): Map<string, Pick[]> {
  const found = new Map<string, Pick[]>(),
    seen = new Set<string>(),
    queue: Pick[] = [{}];
  const add = (action: string, pick: Pick): void =>
    void found.set(action, [...(found.get(action) ?? []), pick]);
  for (let pick = queue.shift(); pick; pick = queue.shift()) {
    const key = JSON.stringify([pick.group, pick.from, pick.to]);
    if (seen.has(key)) continue;
    seen.add(key);
    const s = stage(view, pick, you);
    for (const { leads } of [...s.targets, ...s.buttons, ...s.sides]) {
      if ('pick' in leads) queue.push(leads.pick);
      else add(leads.do, pick);
    }
    for (const m of s.bidding?.bids ?? []) add(m.do, { to: String(m.row.amount) });
    if (s.choosing)
      for (const m of moves(view).filter(x => !x.row.side))
        add(m.do, m.row.ends ? {} : { from: cardOf(s.choosing.set, m.do) });
  }
  return found;
}
