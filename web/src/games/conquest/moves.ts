// moves.ts - the list of legal actions as things to click: which hexes are targets, which buttons the
// decision bar has, and how a choice of several clicks goes on. Every path of clicks ends in exactly
// one action of the list, and every action has a path.
import type { LegalRow } from '../../protocol.ts';
import type { Leads, Pick } from '../game.ts';
import { draftOf, itemOf } from './plan/draft.ts';
import { homes, isHostile, seas, type CView } from './position.ts';

// What is told of an action besides its words.
export interface Row extends LegalRow {
  odds?: number; // that the attacker wins then, in per cent
  effect?: 'die' | 'again' | 'void' | 'choose' | 'off' | 'leader'; // in a Battle
  die?: number;
  order?: number[]; // in which the seats play then
}
export interface Move {
  do: string;
  verb: string;
  row: Row;
  hex?: number;
  from?: number;
  kind?: string;
  n?: number;
  m?: number;
  cargo?: string;
  card?: string;
  event?: string;
  item?: string;
  seat?: number;
  way?: string;
  people?: string;
  chit?: string;
}

export function parse(row: Row): Move {
  const [verb = '', one = '', two = '', three = ''] = row.do.split(' '),
    move: Move = { do: row.do, verb, row };
  switch (verb) {
    case 'explore':
    case 'kumara':
    case 'traverse':
    case 'to':
    case 'at':
    case 'place':
    case 'convert':
    case 'buy_card':
    case 'save_bp':
    case 'free':
    case 'tie':
      return { ...move, hex: Number(one) };
    case 'flip':
    case 'jump':
    case 'recall':
    case 'show_tile':
      return { ...move, from: Number(one) };
    case 'send':
      return { ...move, hex: Number(one), n: Number(two) };
    case 'depart':
      return { ...move, from: Number(one), hex: Number(two) };
    case 'lift':
      return { ...move, from: Number(one), kind: two };
    case 'cross':
      return { ...move, kind: one, from: Number(two) };
    case 'take':
      return { ...move, kind: one, n: Number(two), cargo: three };
    case 'load':
    case 'lose':
      return { ...move, kind: one };
    case 'pair':
      return { ...move, kind: one, cargo: two };
    case 'colonies':
      return { ...move, n: Number(one) };
    case 'give':
      return { ...move, n: Number(one), m: Number(two) };
    case 'show_card':
    case 'use_card':
      return { ...move, card: one };
    case 'play_event':
      return { ...move, event: one };
    case 'build':
      return { ...move, item: one };
    case 'first':
      return { ...move, seat: Number(one), way: two };
    case 'seat':
      return { ...move, seat: Number(one) };
    case 'people':
      return { ...move, people: one, hex: homes.get(one) ?? 0 };
    case 'chit':
      return { ...move, chit: one };
    default:
      return move;
  }
}

const known = new WeakMap<CView, Move[]>();
export function moves(view: CView): Move[] {
  let list = known.get(view);
  if (!list) known.set(view, (list = view.legal.map(parse)));
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

const sideVerbs = new Set(['show_card', 'use_card', 'play_event', 'show_tile', 'recall']);
const isSide = (m: Move): boolean => sideVerbs.has(m.verb);
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
  seas(view.position).unexplored.has(hex) ? 'find' : isHostile(view.position, hex) ? 'fight' : 'go';

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
          moves: [parse({ do: `place ${hex}`, label: '' })],
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
