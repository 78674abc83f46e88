// moves.ts - the list of legal actions as things to click: which spots of the board are targets, which
// buttons the decision bar has, and how a choice of several clicks goes on. Every path of clicks ends
// in exactly one action of the list, and every action has a path.
import type { LegalRow } from '../../protocol.ts';
import type { Leads, Pick } from '../game.ts';
import type { RView } from './position.ts';
import { choosing, type Choosing } from './sets.ts';

// An action with what it costs and brings, where that can be counted.
interface Row extends LegalRow {
  short?: string; // the thing that it is about, where the question says the rest
  side?: string; // the click that leads to it: of what may be done besides, of several that are alike
  group?: string;
  ends?: boolean; // nothing more of this decision
  mana?: number;
  price?: number; // of a good, now and then
  price_then?: number;
  bag?: number; // what it holds with a bid
  to_bag?: boolean;
}
export interface Move {
  do: string;
  verb: string;
  row: Row;
  one: string;
  two: string;
  n: number;
}

export function parse(row: LegalRow): Move {
  const [verb = '', one = '', two = ''] = row.do.split(' ');
  return { do: row.do, verb, row, one, two, n: Number(one) };
}

const known = new WeakMap<RView, Move[]>();
export function moves(view: RView): Move[] {
  let list = known.get(view);
  if (!list) known.set(view, (list = view.legal.map(parse)));
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

// Where on the board an action lies.
export function spotOf(point: string, m: Move): string | null {
  switch (m.verb) {
    case 'go':
      return `place:${m.one}`;
    case 'take':
      return `face:${m.one}`;
    case 'gather':
      return 'forest';
    case 'sell':
      return `stall:${m.one}:${m.two}`;
    case 'trader':
      return `stall:${m.one}:${m.row.price_then}`;
    case 'good':
      return point === 'choose_good'
        ? `good:${m.one}`
        : point === 'punua_kind'
          ? `stall:${m.one}:${m.row.price_then}`
          : null;
    case 'hire':
      return `helper:${m.one}`;
    case 'helper':
      return point === 'choose_helper' ? `helper:${m.one}` : null;
    case 'mask':
      return point === 'neigh_take' || point === 'choose_mask' ? `mask:${m.one}` : null;
    case 'mission':
      return `tile:${m.one}`;
    case 'deck':
      return `deck:${m.one}`;
    case 'reward':
      return `reward:${m.one}`;
    case 'strike':
      return `row:${m.one}:${m.two}`;
    case 'target':
      return `seat:${m.one}`;
    default:
      return null;
  }
}

// Why the action of a spot is not to be had; '' if it is, or if there is none.
export const closedAt = (view: RView, spot: string): string =>
  view.closed?.find(c => spotOf(view.due?.point ?? '', parse({ do: c.do, label: '' })) === spot)
    ?.why ?? '';

const button = (m: Move): Button => ({
  name: m.row.ends ? 'end' : 'move',
  moves: [m],
  leads: { do: m.do },
});

function bidding(view: RView, list: Move[], pick: Pick): Bidding | null {
  const bids = list.filter(m => m.verb === 'bid');
  if (!bids.length) return null;
  const all = bids.map(m => m.n),
    least = Math.min(...all),
    most = Math.max(...all);
  const usual = view.usual?.startsWith('bid ') ? Number(view.usual.slice(4)) : least,
    asked = pick.to === undefined ? usual : Number(pick.to);
  return { least, most, at: Math.min(most, Math.max(least, asked)) };
}

const group = (name: string, list: Move[]): Button => ({
  name: 'group',
  group: name,
  moves: list,
  leads: { pick: { group: name } },
});

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
    s.buttons = inside.reverse().map(button);
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
    const targets = targetsOf(s.point, inside);
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
  s.targets = targetsOf(s.point, list);
  return s;
}
const targetsOf = (point: string, list: Move[]): Target[] =>
  list.flatMap(m => {
    const spot = spotOf(point, m);
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
    if (s.bidding)
      for (let n = s.bidding.least; n <= s.bidding.most; n++) add(`bid ${n}`, { to: String(n) });
    if (s.choosing)
      for (const m of moves(view).filter(x => !x.row.side))
        add(m.do, m.row.ends ? {} : { from: m.one });
  }
  return found;
}
