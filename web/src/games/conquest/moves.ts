// moves.ts - the list of legal actions as things to click: which hexes are targets, which buttons the
// decision bar has, and how a choice of several clicks goes on. Every path of clicks ends in exactly
// one action of the list, and every action has a path.
import type { LegalRow } from '../../protocol.ts';
import type { Leads, Pick } from '../game.ts';
import { draftOf, itemOf } from './plan/draft.ts';
import { isHostile, isUnexplored, type CView } from './position.ts';

// What is told of an action besides its words.
interface Row extends LegalRow {
  hex?: number; // where it leads
  from?: number; // what it is done to
  kind?: string;
  n?: number; // pieces
  wc?: number; // that are given up, for so many Villages
  wb?: number;
  saves?: number;
  card?: string;
  event?: string;
  role?: 'aside' | 'end' | 'call'; // beside what is asked; ends or confirms it; and is what one came for
  odds?: number; // to win then, in per cent
  brings?: string; // in a Battle, in words
  order?: number[]; // in which the seats play then
}
export interface Move extends Row {
  verb: string;
}
const verbOf = (row: Row): string => row.do.split(' ')[0]!;

const known = new WeakMap<CView, Move[]>();
export function moves(view: CView): Move[] {
  let list = known.get(view);
  if (!list) known.set(view, (list = view.legal.map(row => ({ ...row, verb: verbOf(row) }))));
  return list;
}

// A click leads to an action or one step further.
export type Look = 'find' | 'go' | 'fight' | 'source' | 'place';
export interface Target {
  hex: number;
  look: Look;
  moves: Move[];
  leads: Leads;
}
export interface Button {
  name: 'move' | 'target' | 'group';
  group?: string;
  moves: Move[];
  leads: Leads;
}
export interface Stage {
  point: string;
  group: string | null;
  from: number | null;
  to: number | null;
  targets: Target[];
  buttons: Button[];
  sides: Button[];
  back: Pick | null;
}

const isSide = (m: Move): boolean => m.role === 'aside';
const button = (m: Move): Button => ({ name: 'move', moves: [m], leads: { do: m.do } });
const fromTarget = (x: Target): Button => ({ name: 'target', moves: x.moves, leads: x.leads });
const hexNumber = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text);

function by(list: Move[], key: 'hex' | 'from'): Map<number, Move[]> {
  const found = new Map<number, Move[]>();
  for (const m of list) {
    const hex = m[key];
    if (hex === undefined) continue;
    const group = found.get(hex);
    if (group) group.push(m);
    else found.set(hex, [m]);
  }
  return found;
}

const lookOf = (view: CView, hex: number): Look =>
  isUnexplored(view.position, hex) ? 'find' : isHostile(view.position, hex) ? 'fight' : 'go';

function plainTargets(
  view: CView,
  list: Move[],
  look: Look | null,
  further: (hex: number) => Pick,
): Target[] {
  return [...by(list, 'hex')].map(([hex, inside]) => ({
    hex,
    moves: inside,
    look: look ?? lookOf(view, hex),
    leads: inside.length === 1 ? { do: inside[0]!.do } : { pick: further(hex) },
  }));
}

// Exploring: unknown hexes glow; crossing known water is asked for first.
function exploring(view: CView, s: Stage, list: Move[], pick: Pick): void {
  const cross = list.filter(m => m.verb === 'traverse'),
    rest = list.filter(m => m.verb !== 'traverse');
  if (pick.group === 'traverse' && cross.length) {
    s.group = 'traverse';
    s.back = {};
    s.targets = plainTargets(view, cross, 'go', () => ({}));
    s.buttons = s.targets.map(fromTarget);
    return;
  }
  s.targets = plainTargets(
    view,
    rest.filter(m => m.hex !== undefined),
    null,
    () => ({}),
  );
  if (cross.length)
    s.buttons.push({
      name: 'group',
      group: 'traverse',
      moves: cross,
      leads: { pick: { group: 'traverse' } },
    });
  s.buttons.push(...rest.filter(m => m.hex === undefined).map(button));
}

// Transit: first a hex, then a kind of piece.
function lifting(s: Stage, list: Move[], pick: Pick): void {
  const lifts = list.filter(m => m.verb === 'lift'),
    sources = by(lifts, 'from'),
    chosen = hexNumber(pick.from);
  s.targets = [...sources].map(([hex, inside]) => ({
    hex,
    look: 'source' as const,
    moves: inside,
    leads: inside.length === 1 ? { do: inside[0]!.do } : { pick: { from: String(hex) } },
  }));
  if (chosen !== null && sources.has(chosen)) {
    s.from = chosen;
    s.back = {};
    s.buttons = sources.get(chosen)!.map(button);
  } else s.buttons = s.targets.map(fromTarget);
  s.buttons.push(...list.filter(m => m.verb !== 'lift').map(button));
}

// Transit: where to, with as many as were asked for, else all that may go.
function sending(view: CView, s: Stage, list: Move[], pick: Pick): void {
  const most = Math.max(...list.map(m => m.n!)),
    wanted = Math.min(most, Number(pick.group ?? most));
  const fits = [...by(list, 'hex')].map(([hex, inside]): Target => {
    const move = inside.filter(m => m.n! <= wanted).at(-1) ?? inside[0]!;
    return { hex, look: 'go', moves: [move], leads: { do: move.do } };
  });
  s.group = String(wanted);
  s.targets = fits;
  s.buttons = Array.from({ length: most }, (_, k) => ({
    name: 'group',
    group: String(k + 1),
    moves: list.filter(m => m.n === k + 1),
    leads: { pick: { group: String(k + 1) } },
  }));
}

// Movement: first the hex that something leaves, then where to.
function moving(view: CView, s: Stage, list: Move[], pick: Pick): void {
  const sources = by(list, 'from'),
    only = sources.size === 1 ? [...sources.keys()][0]! : null,
    asked = hexNumber(pick.from);
  const from = asked !== null && sources.has(asked) ? asked : only,
    ends = list.filter(m => m.from === undefined);
  const lift = [...sources].map(([hex, inside]): Target => ({
    hex,
    look: 'source',
    moves: inside,
    leads: { pick: { from: String(hex) } },
  }));
  if (from === null) {
    s.targets = lift;
    s.buttons = [...lift.map(fromTarget), ...ends.map(button)];
    return;
  }
  const inside = sources.get(from)!,
    tos = plainTargets(
      view,
      inside.filter(m => m.verb === 'depart'),
      null,
      () => ({}),
    ),
    taken = new Set(tos.map(x => x.hex));
  s.from = from;
  s.back = only === null ? {} : null;
  s.targets = [...tos, ...lift.filter(x => x.hex !== from && !taken.has(x.hex))];
  s.buttons = [
    ...tos.map(fromTarget),
    ...inside.filter(m => m.verb !== 'depart').map(button),
    ...ends.map(button),
  ];
}

// It ends or confirms what is asked.
export const isEnd = ({ name, moves: [m] }: Button): boolean =>
  name === 'group' || m?.role === 'end' || m?.role === 'call';

// Where a decision stands after the clicks in `pick`.
export function stage(view: CView, pick: Pick): Stage {
  const point = view.due?.point ?? '',
    all = moves(view),
    list = all.filter(m => !isSide(m));
  const s: Stage = {
    point,
    group: null,
    from: null,
    to: null,
    targets: [],
    buttons: [],
    sides: all.filter(isSide).map(button),
    back: null,
  };
  switch (point) {
    case 'explore_start':
    case 'explore_continue':
    case 'explore_forced_end':
    case 'off_course_choice':
    case 'kumara_drift':
    case 'kumara_move':
      exploring(view, s, list, pick);
      break;
    case 'transit_action':
      lifting(s, list, pick);
      break;
    case 'transit_to':
      sending(view, s, list, pick);
      break;
    case 'move_action':
      moving(view, s, list, pick);
      break;
    case 'build_session':
      s.targets = plainTargets(
        view,
        list.filter(m => m.verb === 'place'),
        'place',
        () => ({}),
      );
      if (pick.group)
        s.targets = (itemOf(draftOf(view), pick.group)?.places ?? []).map(({ hex, wish }) => ({
          hex,
          look: 'place',
          moves: [{ do: `place ${hex}`, label: '', verb: 'place', hex }],
          leads: { pick: { group: pick.group!, to: wish } },
        }));
      s.group = pick.group ?? null;
      s.buttons = list.map(button);
      break;
    default:
      s.targets = plainTargets(
        view,
        list.filter(m => m.hex !== undefined),
        point === 'choose_battle' ? 'fight' : 'place',
        () => ({}),
      );
      s.buttons = list.map(button);
  }
  return s;
}

// Every action that clicks can reach, with the picks from which one click does it.
export function reachable(view: CView): Map<string, Pick[]> {
  const found = new Map<string, Pick[]>(),
    seen = new Set<string>(),
    queue: Pick[] = [{}];
  for (let pick = queue.shift(); pick; pick = queue.shift()) {
    const key = JSON.stringify([pick.group, pick.from, pick.to]);
    if (seen.has(key)) continue;
    seen.add(key);
    const s = stage(view, pick);
    for (const { leads } of [...s.targets, ...s.buttons, ...s.sides]) {
      if ('pick' in leads) queue.push(leads.pick);
      else found.set(leads.do, [...(found.get(leads.do) ?? []), pick]);
    }
  }
  return found;
}
