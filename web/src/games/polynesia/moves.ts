// moves.ts - the list of legal actions as things to click: which routes, islands and pieces are
// targets, which buttons the decision bar has, and how a choice of several clicks goes on. Every
// path of clicks ends in exactly one action of the list, and every action has a path.
import type { Leads, Pick } from '../game.ts';
import type { Goods, Group, PView, Row } from './position.ts';

type Verb =
  | 'EXN'
  | 'EXE'
  | 'TRV'
  | 'POPV'
  | 'POPI'
  | 'FISH'
  | 'HOP'
  | 'STOP'
  | 'FREE_NEW'
  | 'FREE_OLD'
  | 'FREE_SKIP'
  | 'MASK_GAIN'
  | 'MASK_CURSE'
  | 'BPOPV'
  | 'BPOPI'
  | 'BPOP_SKIP'
  | 'EXTRA'
  | 'EXTRA_SKIP'
  | 'DECLINE';

export interface Move extends Row {
  verb: Verb;
}

export function parse(row: Row): Move {
  const goods: Goods | undefined = row.goods ?? row.pay?.goods ?? row.gain?.goods;
  return { ...row, verb: row.do.split(' ')[0] as Verb, ...(goods && { goods }) };
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
export interface Stage {
  point: string;
  group: Group | null;
  from: string | null;
  asking: string | null; // a route whose way of paying is asked
  targets: Target[];
  buttons: Button[];
  back: Pick | null;
}

function by(list: Move[], key: 'route' | 'to' | 'from'): Map<string, Move[]> {
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

function nothing(point: string): Stage {
  return { point, group: null, from: null, asking: null, targets: [], buttons: [], back: null };
}

// Routes first; then, if a route can be paid in several ways, which one.
function exploring(stage: Stage, list: Move[], pick: Pick, base: Pick): Stage {
  const found = by(list, 'route'),
    asked = pick.to === undefined ? undefined : found.get(pick.to);
  stage.targets = targets('route', found, id => ({ ...base, to: id }));
  if (asked && asked.length > 1) {
    stage.asking = pick.to!;
    stage.back = base;
    stage.buttons = asked.map(button);
  }
  return stage;
}

function populating(stage: Stage, list: Move[]): Stage {
  stage.targets = targets('island', by(list, 'to'), () => ({}));
  stage.buttons = stage.targets.map(t => ({
    name: 'target',
    target: t,
    moves: t.moves,
    leads: t.leads,
  }));
  return stage;
}

function actions(stage: Stage, list: Move[], groups: Group[], pick: Pick): Stage {
  const group = groups.find(g => g === pick.group);
  if (!group || group === 'travel' || !inGroup(list, group).length) {
    stage.buttons = groups.map(g => {
      const inside = inGroup(list, g);
      return {
        name: 'group',
        group: g,
        moves: inside,
        leads: g === 'travel' && inside.length ? { do: inside[0]!.do } : { pick: { group: g } },
      };
    });
    return stage;
  }
  stage.group = group;
  stage.back = {};
  const inside = inGroup(list, group);
  if (group === 'explore')
    return { ...exploring(stage, inside, pick, { group }), back: stage.asking ? { group } : {} };
  if (group === 'populate') return populating(stage, inside);
  stage.buttons = inside.map(button);
  return stage;
}

function travelling(stage: Stage, list: Move[], pick: Pick): Stage {
  const hops = list.filter(m => m.verb === 'HOP'),
    sources = by(hops, 'from');
  const lifted =
    pick.from !== undefined && sources.has(pick.from)
      ? pick.from
      : sources.size === 1
        ? [...sources.keys()][0]!
        : null;
  const lift = targets('piece', sources, from => ({ from }));
  stage.from = lifted;
  if (lifted === null) {
    stage.targets = lift;
    stage.buttons = lift.map(t => ({ name: 'target', target: t, moves: t.moves, leads: t.leads }));
  } else {
    const found = by(sources.get(lifted)!, 'route'),
      asked = pick.to === undefined ? undefined : found.get(pick.to);
    const ways = targets('route', found, to => ({ from: lifted, to }));
    stage.targets = [...ways, ...lift.filter(t => t.id !== lifted)];
    stage.back = sources.size > 1 ? {} : null;
    if (asked && asked.length > 1) {
      stage.asking = pick.to!;
      stage.back = { from: lifted };
      stage.buttons = asked.map(button);
    } else
      stage.buttons = ways.map(t => ({
        name: 'target',
        target: t,
        moves: t.moves,
        leads: t.leads,
      }));
  }
  return stage;
}

// Where a decision stands after the clicks in `pick`.
export function stage(view: PView, pick: Pick): Stage {
  const list = moves(view),
    point = view.due?.point ?? '',
    s = nothing(point),
    skip = list.filter(m => m.skip).map(button);
  const rest = list.filter(m => !m.skip);
  switch (point) {
    case 'choose_action':
      return actions(s, list, groupsOf(view, list), pick);
    case 'travel_step':
      travelling(s, rest, pick);
      break;
    case 'free_explore':
      exploring(s, rest, pick, {});
      break;
    case 'populate_bonus':
      populating(s, rest);
      break;
    default:
      s.buttons = rest.map(button);
  }
  s.buttons.push(...skip);
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
