// moves.ts - the list of legal actions as things to click: which routes, islands and pieces are
// targets, which buttons the decision bar has, and how a choice of several clicks goes on. Every
// path of clicks ends in exactly one action of the list, and every action has a path.
import type { Leads, Pick } from '../game.ts';
import type { Goods, Group, PView, Row } from './position.ts';

// An action with the kind of goods that it is about, paid, taken or neither.
export type Move = Row;

export function parse(row: Row): Move {
  const goods: Goods | undefined = row.goods ?? row.pay?.goods ?? row.gain?.goods;
  return { ...row, ...(goods && { goods }) };
}

const known = new WeakMap<PView, Move[]>();
export function moves(view: PView): Move[] {
  let list = known.get(view);
  if (!list) known.set(view, (list = view.legal.map(parse)));
  return list;
}

const inGroup = (list: Move[], group: Group): Move[] => list.filter(m => m.group === group);
// The actions of a turn, those that cannot be chosen too; whoever only looks on sees those that can.
const groupsOf = (view: PView, list: Move[]): Group[] =>
  view.position.groups?.map(g => g.id) ?? [...new Set(list.flatMap(m => m.group ?? []))];

// A click leads to an action or one step further.
export interface Target {
  kind: 'route' | 'island' | 'piece';
  id: string;
  moves: Move[];
  leads: Leads;
}
export interface Button {
  name: 'group' | 'move' | 'target' | 'skip';
  group?: Group;
  move?: Move;
  target?: Target;
  moves: Move[];
  leads: Leads;
}
// What of the table is asked for: an action, something on the map (a piece and its way), or a button of the bar.
type Asks = 'action' | 'route' | 'island' | 'piece' | 'bar';
export interface Stage {
  asks: Asks;
  group: Group | null;
  from: string | null;
  asking: Move[] | null; // actions of one place, of which one is asked
  targets: Target[];
  buttons: Button[];
  back: Pick | null;
}

function by(list: Move[], key: 'route' | 'island' | 'from'): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const m of list) {
    const id = m[key];
    if (id === undefined) continue;
    const group = found.get(id);
    if (group) group.push(m);
    else found.set(id, [m]);
  }
  return found;
}

const targets = (
  kind: Target['kind'],
  found: Map<string, Move[]>,
  further: (id: string) => Pick,
): Target[] =>
  [...found].map(([id, list]) => ({
    kind,
    id,
    moves: list,
    leads: list.length === 1 && kind !== 'piece' ? { do: list[0]!.do } : { pick: further(id) },
  }));
const button = (m: Move): Button => ({
  name: m.skip ? 'skip' : 'move',
  move: m,
  moves: [m],
  leads: { do: m.do },
});

const onTarget = (target: Target): Button => ({
  name: 'target',
  target,
  moves: target.moves,
  leads: target.leads,
});

// What these actions ask for, by where they are chosen on the map.
function asksOf(list: Move[]): Asks {
  if (list.some(m => m.from !== undefined)) return 'piece';
  if (list.some(m => m.route !== undefined)) return 'route';
  return list.some(m => m.island !== undefined) ? 'island' : 'bar';
}

// Routes first; then, if one stands for several actions, which of them: true once that is asked.
function chooseRoute(stage: Stage, list: Move[], pick: Pick, base: Pick): boolean {
  const found = by(list, 'route'),
    asked = pick.to === undefined ? undefined : found.get(pick.to);
  stage.targets = targets('route', found, id => ({ ...base, to: id }));
  if (!asked || asked.length < 2) return false;
  stage.asking = asked;
  stage.back = base;
  stage.buttons = asked.map(button);
  return true;
}

function chooseIsland(stage: Stage, list: Move[]): void {
  stage.targets = targets('island', by(list, 'island'), () => ({}));
  stage.buttons = stage.targets.map(onTarget);
}

function choosePiece(stage: Stage, list: Move[], pick: Pick): void {
  const sources = by(list, 'from'),
    lifted =
      pick.from !== undefined && sources.has(pick.from)
        ? pick.from
        : sources.size === 1
          ? [...sources.keys()][0]!
          : null,
    lift = targets('piece', sources, from => ({ from }));
  stage.from = lifted;
  if (lifted === null) {
    stage.targets = lift;
    stage.buttons = lift.map(onTarget);
    return;
  }
  stage.back = sources.size > 1 ? {} : null;
  const isAsking = chooseRoute(stage, sources.get(lifted)!, pick, { from: lifted });
  if (!isAsking) stage.buttons = stage.targets.map(onTarget);
  stage.targets = [...stage.targets, ...lift.filter(t => t.id !== lifted)];
}

// An action of a turn that leaves nothing to choose is done at once.
function chooseGroup(stage: Stage, list: Move[], groups: Group[]): void {
  stage.buttons = groups.map(group => {
    const inside = inGroup(list, group),
      [only] = inside.length === 1 && asksOf(inside) === 'bar' ? inside : [];
    return {
      name: 'group',
      group,
      moves: inside,
      leads: only ? { do: only.do } : { pick: { group } },
    };
  });
}

function choose(stage: Stage, list: Move[], pick: Pick, base: Pick): void {
  stage.asks = asksOf(list);
  if (stage.asks === 'piece') choosePiece(stage, list, pick);
  else if (stage.asks === 'route') chooseRoute(stage, list, pick, base);
  else if (stage.asks === 'island') chooseIsland(stage, list);
  else stage.buttons = list.map(button);
}

// Where a decision stands after the clicks in `pick`.
export function stage(view: PView, pick: Pick): Stage {
  const list = moves(view),
    rest = list.filter(m => !m.skip),
    groups = groupsOf(view, list),
    group = groups.find(g => g === pick.group && inGroup(list, g).length > 0) ?? null;
  const s: Stage = {
    asks: 'action',
    group,
    from: null,
    asking: null,
    targets: [],
    buttons: [],
    back: group === null ? null : {},
  };
  if (group !== null) choose(s, inGroup(list, group), pick, { group });
  else if (groups.length > 0) chooseGroup(s, list, groups);
  else choose(s, rest, pick, {});
  s.buttons.push(...list.filter(m => m.skip).map(button));
  return s;
}

// Every action that clicks can reach, with the number of ways that start without a detour.
export function reachable(view: PView): Map<string, Pick[]> {
  const found = new Map<string, Pick[]>(),
    seen = new Set<string>(),
    queue: Pick[] = [{}];
  for (let pick = queue.shift(); pick; pick = queue.shift()) {
    const key = JSON.stringify([pick.group, pick.from, pick.to]);
    if (seen.has(key)) continue;
    seen.add(key);
    const s = stage(view, pick);
    for (const { leads, moves: list } of [...s.targets, ...s.buttons]) {
      if ('pick' in leads) {
        if (list.length) queue.push(leads.pick);
      } else found.set(leads.do, [...(found.get(leads.do) ?? []), pick]);
    }
  }
  return found;
}
