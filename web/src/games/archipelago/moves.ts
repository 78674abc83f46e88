// moves.ts - the list of legal actions as things to click: which spots of the table are targets, which
// buttons the decision bar has, and how a choice of several clicks goes on. Every path of clicks ends
// in exactly one action of the list, and every action has a path.
import type { ClosedRow, LegalRow } from '../../protocol.ts';
import { closedWhy } from '../closed.ts';
import type { Leads, Pick } from '../game.ts';
import { cellKey } from './map/geometry.ts';
import type { AView } from './position.ts';

// An action with what it names and what the engine counts of it: how a migrant goes, and which ships carry him.
interface Row extends LegalRow {
  short?: string; // what it is called under its question, if not by its label
  hint?: string; // what it costs, brings or means, in a few words
  cost?: string; // of a use of a card, as a sentence
  ends?: boolean; // the decision
  then?: string; // the action that ends the round as well
  passes?: boolean; // a round that ends so is a pass
  at?: string; // where on the table it lies, and its second half
  then_at?: string;
  group?: Group; // what it is chosen together with
  seat?: number;
  k?: number; // which of his wishes
  region?: number;
  building?: string;
  icon?: number;
  unit?: number;
  card?: string;
  slot?: number;
  zone?: string; // of the wheel
  res?: string;
  good?: string; // that it is about, where it names none or another
  objective?: string;
  n?: number; // florins that are named
  prices?: { n: number; do: string; label: string }[]; // that can follow, the usual one, what takes it back
  usual?: number;
  closes?: { do: string; label: string } | null;
  by?: 'foot' | 'sail' | 'convoy';
  ships?: number[];
  where?: string; // beside what new land would lie
  q?: number; // the cell of new land, and how it lies there
  r?: number;
  face?: string;
  rot?: number;
}
export interface Move {
  do: string;
  verb: string;
  row: Row;
}
export const parse = (row: LegalRow): Move => ({
  do: row.do,
  verb: row.do.split(' ', 1)[0]!,
  row,
});
const known = new WeakMap<AView, Move[]>();
export function moves(view: AView): Move[] {
  let list = known.get(view);
  if (!list) known.set(view, (list = view.legal.map(parse)));
  return list;
}

// What the engine calls an action; none where it is not to be had.
export const labelOf = (view: AView, action: string): string | undefined =>
  moves(view).find(m => m.do === action)?.row.label;

// A click leads to an action or one step further.
export interface Target {
  spot: string;
  moves: Move[];
  leads: Leads;
}
type Group =
  | 'wheel'
  | 'cards'
  | 'houses'
  | 'deal'
  | 'terms'
  | 'rotate'
  | 'accept' // a wish, beside it
  | 'everywhere'; // all that are open may be chosen at once
export interface Button {
  kind: 'move' | 'end' | 'group';
  group?: Group;
  moves: Move[];
  leads: Leads;
}
// A set that is chosen in any order: the actions that it comes to are the engine's.
export interface Choosing {
  verb: string;
  of: 'unit' | 'slot';
  confirm: string;
  group: Group | null;
  pool: number[];
  least: number;
  most: number;
  chosen: number[];
}
export interface Amount {
  verb: string;
  least: number;
  most: number;
  at: Sum;
  all: Sum[];
}
interface Sum {
  n: number;
  do: string;
}
// A region being placed: where, how it lies, and how else it may lie there.
export interface Placing {
  cells: { q: number; r: number; poses: Pose[] }[];
  at: { q: number; r: number; poses: Pose[] } | null;
  pose: Pose | null;
}
export interface Pose {
  face: string;
  rot: number;
  key: string; // of side and turn, the same wherever it lies
  do: string;
}
export interface Stage {
  point: string;
  from: string | null;
  group: Group | null;
  targets: Target[];
  buttons: Button[];
  back: Pick | null;
  choosing: Choosing | null;
  amount: Amount | null;
  placing: Placing | null;
}

// ---- where on the table an action lies -------------------------------------------------------------

// A thing of the table as the engine calls it is the name of its spot.
const spotAt = (thing: string | undefined): string | null => thing?.replaceAll(' ', ':') ?? null;
export const spotOf = ({ row }: Move): string | null => spotAt(row.at);
// Why the action of a spot is not to be had; '' if it is, or if there is none.
interface Closed extends ClosedRow {
  at?: string;
  seat?: number;
}
export const closedOf = (view: AView): Closed[] => view.closed ?? [];
export const closedAt = (view: AView, spot: string): string =>
  closedWhy(closedOf(view), c => spotAt(c.at) === spot);
// In a round or a crisis: what is closed there and names a seat is a deal with it.
export const whyNoDeal = (view: AView): string =>
  closedWhy(closedOf(view), c => c.seat !== undefined);

const button = (m: Move): Button => ({
  kind: m.row.ends ? 'end' : 'move',
  moves: [m],
  leads: { do: m.do },
});

function targetsOf(list: Move[], where: (m: Move) => string | null): Target[] {
  const found = new Map<string, Move[]>();
  for (const m of list) {
    const spot = where(m);
    if (spot) found.set(spot, [...(found.get(spot) ?? []), m]);
  }
  return [...found].map(([spot, inside]) => ({
    spot,
    moves: inside,
    leads: inside.length === 1 ? { do: inside[0]!.do } : { pick: { from: spot } },
  }));
}

// ---- a region being placed ---------------------------------------------------------------------------

const keyOf = (face: string, rot: number): string => `${face} ${rot}`;
function poseOf({ do: action, row: { face = '', rot = 0 } }: Move): Pose {
  return { face, rot, key: keyOf(face, rot), do: action };
}
// The cell where an action lays new land.
const cellAt = ({ q = 0, r = 0 }: Row): readonly [number, number] => [q, r];
export const lays = (row: Row): boolean => row.q !== undefined;
export const cellsIn = (legal: LegalRow[]): { q: number; r: number }[] =>
  legal.flatMap(l => {
    const { row } = parse(l),
      [q, r] = cellAt(row);
    return lays(row) ? [{ q, r }] : [];
  });
// Beside what a cell lies, as the engine says it.
export const whereOf = (view: AView, cell: string): string =>
  moves(view).find(m => spotOf(m) === `cell:${cell}`)?.row.where ?? '';
function placing(list: Move[], pick: Pick): Placing | null {
  const cells = new Map<string, { q: number; r: number; poses: Pose[] }>();
  for (const m of list) {
    if (!lays(m.row)) continue;
    const [q, r] = cellAt(m.row),
      key = cellKey(q, r),
      cell = cells.get(key) ?? { q, r, poses: [] };
    cell.poses.push(poseOf(m));
    cells.set(key, cell);
  }
  if (!cells.size) return null;
  const at = pick.from?.startsWith('cell:') ? (cells.get(pick.from.slice(5)) ?? null) : null;
  return { cells: [...cells.values()], at, pose: at ? poseFor(at.poses, pick.to) : null };
}
// The pose that was asked for, or one of the same side of the hex, or the first.
const poseFor = (poses: Pose[], key: string | undefined): Pose =>
  poses.find(x => x.key === key) ?? poses.find(x => key?.split(' ', 1)[0] === x.face) ?? poses[0]!;
export function turned(poses: Pose[], pose: Pose, by: number): Pose {
  const same = poses.filter(x => x.face === pose.face).sort((a, b) => a.rot - b.rot),
    k = same.findIndex(x => x.key === pose.key);
  return same[(k + by + same.length) % same.length]!;
}
export const flipped = (poses: Pose[], pose: Pose): Pose | null =>
  poses.find(x => x.face !== pose.face) ?? null;

// ---- sets and amounts ----------------------------------------------------------------------------------

function choosing(view: AView, list: Move[], pick: Pick): Choosing | null {
  const { set } = view.position,
    asked = (pick.to ?? '').split(',').filter(Boolean).map(Number);
  if (!set || !list.some(m => m.verb === set.verb)) return null;
  // What is done instead of something else is chosen only if somebody wants to.
  if (set.group && pick.group !== set.group) return null;
  const { verb, of, confirm, group = null, from: pool, n } = set,
    chosen = asked.filter((id, k) => pool.includes(id) && asked.indexOf(id) === k).slice(0, n);
  return { verb, of, confirm, group, pool, least: n, most: n, chosen };
}
export const toggled = (c: Choosing, id: number): string =>
  (c.chosen.includes(id)
    ? c.chosen.filter(x => x !== id)
    : c.chosen.length < c.most
      ? [...c.chosen, id]
      : c.most === 1
        ? [id]
        : c.chosen
  ).join(',');
const isSum = (m: Move): boolean => m.row.n !== undefined;
function amount(view: AView, list: Move[], pick: Pick): Amount | null {
  const mine = list.filter(isSum);
  if (!mine.length) return null;
  const { verb } = mine[0]!,
    all = mine
      .filter(m => m.verb === verb)
      .map(m => ({ n: m.row.n!, do: m.do }))
      .sort((a, b) => a.n - b.n),
    [first] = all,
    last = all.at(-1)!,
    usual = all.find(x => x.do === view.usual) ?? first!,
    asked = pick.to === undefined ? usual : all.find(x => x.n >= Number(pick.to));
  return { verb, least: first!.n, most: last.n, at: asked ?? last, all };
}

// ---- the menu of a round -----------------------------------------------------------------------------

export const groupOf = (m: Move): Group | undefined => m.row.group;
const groups: Group[] = ['wheel', 'cards', 'houses', 'deal', 'terms'];

function menu(s: Stage, list: Move[], pick: Pick): void {
  const inside = pick.group ? list.filter(m => groupOf(m) === pick.group) : [];
  if (inside.length) {
    s.group = pick.group as Group;
    s.back = {};
    s.buttons = inside.map(button);
    s.targets = targetsOf(inside, spotOf);
    return;
  }
  // Where nothing but the wheel is open, its actions are the choices.
  const wheelAlone = !list.some(m => groupOf(m) === 'cards' || groupOf(m) === 'houses');
  for (const group of groups) {
    const some = list.filter(m => groupOf(m) === group);
    if (group === 'wheel' && wheelAlone) s.buttons.push(...some.map(button));
    else if (some.length === 1 && group !== 'wheel' && group !== 'terms')
      s.buttons.push(button(some[0]!));
    else if (some.length)
      s.buttons.push({ kind: 'group', group, moves: some, leads: { pick: { group } } });
  }
  s.buttons.push(...list.filter(m => !groups.includes(groupOf(m)!)).map(button));
  // On the map a region of yours is a target only after "terms": else every click would ask for a price.
  s.targets = targetsOf(
    list.filter(m => groupOf(m) !== 'terms' && groupOf(m) !== 'deal'),
    spotOf,
  );
}

// ---- where a decision stands ----------------------------------------------------------------------------

function chooseSet(s: Stage, c: Choosing, list: Move[], pick: Pick): Stage {
  return {
    ...s,
    group: c.group,
    back: c.group ? {} : null,
    buttons: list.filter(m => groupOf(m) === 'deal').map(button), // before citizens stand up
    targets: c.pool.map(id => ({
      spot: `${c.of}:${id}`,
      moves: [],
      leads: { pick: { ...pick, to: toggled(c, id) } },
    })),
  };
}
function placeRegion(s: Stage, { cells, at, pose }: Placing, list: Move[], pick: Pick): Stage {
  return {
    ...s,
    from: at ? (pick.from ?? null) : null,
    back: at ? {} : null,
    targets: cells.map(c => ({
      spot: `cell:${cellKey(c.q, c.r)}`,
      moves: list.filter(m => c.poses.some(x => x.do === m.do)),
      leads:
        at === c
          ? { do: pose!.do }
          : { pick: { from: `cell:${cellKey(c.q, c.r)}`, to: poseFor(c.poses, pick.to).key } },
    })),
  };
}
// Several actions begin with the same spot: what they differ in.
function atSpot(s: Stage, list: Move[], from: string): Stage | null {
  const inside = list.filter(m => spotOf(m) === from);
  return inside.length > 1
    ? {
        ...s,
        from,
        back: {},
        targets: targetsOf(inside, m => spotAt(m.row.then_at)),
        buttons: inside.map(button),
      }
    : null;
}
// Cards of the row are turned two at a time, so turning is one button with a set behind it.
function foldSet(buttons: Button[], verb: string, group: Group): Button[] {
  const inside = buttons.flatMap(b => b.moves).filter(m => m.verb === verb);
  return [
    ...buttons.filter(b => b.moves[0]!.verb !== verb),
    { kind: 'group', group, moves: inside, leads: { pick: { group } } },
  ];
}

// Where a decision stands after the clicks in `pick`.
export function stage(view: AView, pick: Pick): Stage {
  const point = view.due?.point ?? '',
    list = moves(view);
  const s: Stage = {
    point,
    from: null,
    group: null,
    targets: [],
    buttons: [],
    back: null,
    choosing: choosing(view, list, pick),
    amount: amount(view, list, pick),
    placing: placing(list, pick),
  };
  if (s.choosing) return chooseSet(s, s.choosing, list, pick);
  if (s.amount) return { ...s, buttons: list.filter(m => !isSum(m)).map(button) };
  if (s.placing) return placeRegion(s, s.placing, list, pick);
  if (point === 'round_menu') menu(s, list, pick);
  if (s.group) return s;
  const inside = pick.from === undefined ? null : atSpot(s, list, pick.from);
  if (inside) return inside;
  if (point === 'round_menu') return s;
  const buttons = list.map(button),
    { set } = view.position;
  return {
    ...s,
    targets: targetsOf(list, spotOf),
    buttons: set?.group && set.n > 1 ? foldSet(buttons, set.verb, set.group) : buttons,
  };
}

// Every action that clicks can reach, with the picks from which one click does it.
export function reachable(view: AView): Map<string, Pick[]> {
  const found = new Map<string, Pick[]>(),
    seen = new Set<string>(),
    queue: Pick[] = [{}];
  const add = (action: string, pick: Pick): void =>
    void found.set(action, [...(found.get(action) ?? []), pick]);
  for (let pick = queue.shift(); pick; pick = queue.shift()) {
    const key = JSON.stringify([pick.group, pick.from, pick.to]);
    if (seen.has(key)) continue;
    seen.add(key);
    const s = stage(view, pick);
    if (s.choosing) {
      for (const m of moves(view).filter(x => x.verb === s.choosing!.verb))
        add(m.do, { ...pick, to: String(m.row[s.choosing.of]) });
      for (const b of s.buttons) add(b.moves[0]!.do, pick);
      continue;
    }
    if (s.amount) for (const sum of s.amount.all) add(sum.do, { to: String(sum.n) });
    if (s.placing) {
      for (const c of s.placing.cells)
        for (const pose of c.poses)
          add(pose.do, { from: `cell:${cellKey(c.q, c.r)}`, to: pose.key });
      continue;
    }
    for (const { leads } of [...s.targets, ...s.buttons]) {
      if ('pick' in leads) queue.push(leads.pick);
      else add(leads.do, pick);
    }
  }
  return found;
}
