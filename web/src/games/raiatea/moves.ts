// moves.ts - the list of legal actions as things to click: which spots of the board are targets, which
// buttons the decision bar has, and how a choice of several clicks goes on. Every path of clicks ends
// in exactly one action of the list, and every action has a path.
import type { LegalRow } from '../../protocol.ts';
import type { Leads, Pick } from '../game.ts';
import type { RView } from './position.ts';
import { choosing, type Choosing } from './sets.ts';

// An action with what it costs and brings, where that can be counted.
interface Row extends LegalRow {
  pearls?: number;
  mana?: number;
  cost?: number; // of a ritual
  draws?: number;
  price?: number; // of a good, now and then
  price_then?: number;
  keeps?: number; // of a bid: the mana that stays, what it counts as, what the bag holds with it
  counts_as?: number;
  bag?: number;
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
  good: string | null;
  targets: Target[];
  buttons: Button[];
  sides: Button[];
  back: Pick | null;
  choosing: Choosing | null;
  bidding: Bidding | null;
}

const sideVerbs = new Set(['shaman', 'trader', 'mirror']);
const endVerbs = new Set(['pass', 'done']);
const isSide = (m: Move): boolean => sideVerbs.has(m.verb);

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
  name: endVerbs.has(m.verb) ? 'end' : 'move',
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

const group = (name: string, list: Move[], pick: Pick): Button => ({
  name: 'group',
  group: name,
  moves: list,
  leads: { pick },
});

// Sales of one kind of good are one button that leads to the levels.
function selling(s: Stage, list: Move[], pick: Pick): void {
  const sales = list.filter(m => m.verb === 'sell'),
    of = (good: string): Move[] => sales.filter(m => m.one === good),
    kinds = [...new Set(sales.map(m => m.one))];
  if (pick.group === 'sell' && pick.from !== undefined && kinds.includes(pick.from)) {
    s.group = 'sell';
    s.good = pick.from;
    s.back = {};
    s.buttons = of(pick.from).reverse().map(button);
    return;
  }
  const sells = kinds.map(good => {
    const inside = of(good);
    return inside.length === 1
      ? button(inside[0]!)
      : group(`sell:${good}`, inside, { group: 'sell', from: good });
  });
  s.buttons = [...sells, ...list.filter(m => m.verb !== 'sell').map(button)];
}

const empty = (point: string): Stage => ({
  point,
  group: null,
  good: null,
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
    list = moves(view).filter(m => !isSide(m)),
    sides = moves(view).filter(isSide),
    inside = sides.filter(m => m.verb === pick.group);
  if (inside.length) {
    const targets = targetsOf(s.point, inside);
    return { ...s, group: pick.group!, back: {}, buttons: inside.map(button), targets };
  }
  for (const verb of sideVerbs) {
    const those = sides.filter(m => m.verb === verb);
    if (those.length) s.sides.push(group(verb, those, { group: verb }));
  }
  s.choosing = choosing(view, list, pick, you);
  s.bidding = bidding(view, list, pick);
  if (s.choosing || s.bidding) return s;
  if (list.some(m => m.verb === 'sell')) selling(s, list, pick);
  else s.buttons = list.map(button);
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
    if (s.choosing) {
      for (const m of moves(view).filter(x => x.verb === s.choosing!.verb))
        add(m.do, { from: m.one });
      if (s.choosing.ends) add(s.choosing.ends.do, {});
    }
  }
  return found;
}
