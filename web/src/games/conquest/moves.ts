// moves.ts - the list of legal actions as things to click: which hexes are targets, which buttons the
// decision bar has, and how a choice of several clicks goes on. Every path of clicks ends in exactly
// one action of the list, and every action has a path.
import type { LegalRow } from '../../protocol.ts';
import type { Leads, Pick } from '../game.ts';
import { draftOf, itemOf, stepsOf } from './plan/draft.ts';
import type { CView } from './position.ts';

// An action, with what is told of it besides its words.
export interface Move extends LegalRow {
  hex?: number; // where it leads
  from?: number; // what it is done to
  meets?: 'unknown' | 'rivals'; // there
  click?: string; // the question of the click after which it can be chosen
  short?: string; // what it is called then
  kind?: string;
  part?: 0 | 1; // of a Battle, that loses it
  n?: number; // pieces
  wc?: number; // that are given up, for so many Villages; and that in words
  wb?: number;
  saves?: number;
  paid?: string;
  card?: string;
  event?: string;
  role?: 'aside' | 'end' | 'call'; // beside what is asked; ends or confirms it; and is what one came for
  odds?: number; // to win then, in per cent
  brings?: string; // in a Battle, in words
  order?: number[]; // in which the seats play then
}
export const movesOf = (view: CView): Move[] => view.legal;

// A click leads to an action or one step further.
export type Look = 'find' | 'go' | 'fight' | 'source';
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
  click: string | null; // what is asked now, once one has clicked
  from: number | null;
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

function by(list: Move[], key: 'hex' | 'from' | 'n'): Map<number, Move[]> {
  const found = new Map<number, Move[]>();
  for (const m of list) {
    const value = m[key];
    if (value === undefined) continue;
    const group = found.get(value);
    if (group) group.push(m);
    else found.set(value, [m]);
  }
  return found;
}

const lookOf = ({ meets }: Move): Look =>
  meets === 'unknown' ? 'find' : meets === 'rivals' ? 'fight' : 'go';

// Hexes that these lead to.
const targetsOf = (list: Move[]): Target[] =>
  [...by(list, 'hex')].map(([hex, inside]) => ({
    hex,
    moves: inside,
    look: lookOf(inside[0]!),
    leads: inside.length === 1 ? { do: inside[0]!.do } : { pick: {} },
  }));

// Known water is crossed once that is asked for.
function crossing(s: Stage, list: Move[], pick: Pick): void {
  const cross = list.filter(m => m.click),
    rest = list.filter(m => !m.click),
    group = cross[0]!.click!;
  if (pick.group === group) {
    s.click = group;
    s.back = {};
    s.targets = targetsOf(cross);
    s.buttons = s.targets.map(fromTarget);
    return;
  }
  s.targets = targetsOf(rest);
  s.buttons = [
    { name: 'group', group, moves: cross, leads: { pick: { group } } },
    ...rest.filter(m => m.hex === undefined).map(button),
  ];
}

// Transit: first a hex, then a kind of piece.
function lifting(s: Stage, list: Move[], pick: Pick): void {
  const lifts = list.filter(m => m.click),
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
    s.click = lifts[0]!.click!;
    s.back = {};
    s.buttons = sources.get(chosen)!.map(button);
  } else s.buttons = s.targets.map(fromTarget);
  s.buttons.push(...list.filter(m => !m.click).map(button));
}

// Transit: where to, with as many as were asked for, else all that may go.
function sending(s: Stage, list: Move[], pick: Pick): void {
  const counts = by(list, 'n'),
    most = Math.max(...counts.keys()),
    wanted = Math.min(most, Number(pick.group ?? most));
  const fits = [...by(list, 'hex')].map(([hex, inside]): Target => {
    const move = inside.filter(m => m.n! <= wanted).at(-1) ?? inside[0]!;
    return { hex, look: 'go', moves: [move], leads: { do: move.do } };
  });
  s.group = String(wanted);
  s.targets = fits;
  s.buttons = [...counts.keys()]
    .sort((a, b) => a - b)
    .map(n => ({
      name: 'group',
      group: String(n),
      moves: counts.get(n)!,
      leads: { pick: { group: String(n) } },
    }));
}

// Movement: first the hex that something leaves, then where to.
function moving(s: Stage, list: Move[], pick: Pick): void {
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
    tos = targetsOf(inside),
    taken = new Set(tos.map(x => x.hex));
  s.from = from;
  s.click = inside[0]!.click!;
  s.back = only === null ? {} : null;
  s.targets = [...tos, ...lift.filter(x => x.hex !== from && !taken.has(x.hex))];
  s.buttons = [
    ...tos.map(fromTarget),
    ...inside.filter(m => m.hex === undefined).map(button),
    ...ends.map(button),
  ];
}

// It ends or confirms what is asked.
export const isEnd = ({ name, moves: [m] }: Button): boolean =>
  name === 'group' || m?.role === 'end' || m?.role === 'call';

// A plan: places of the item that waits for one; its tray has the rest.
function planning(view: CView, s: Stage, list: Move[], { group }: Pick): void {
  const places = itemOf(draftOf(view), group ?? '')?.places ?? [];
  s.group = group ?? null;
  s.click = group ? 'place' : null;
  s.targets = places.map(({ hex, wish }) => ({
    hex,
    look: 'go',
    moves: [{ do: stepsOf(wish).at(-1)!, label: '', hex }],
    leads: { pick: { group: group!, to: wish } },
  }));
  s.buttons = list.map(button);
}

function plain(s: Stage, list: Move[]): void {
  s.targets = targetsOf(list);
  s.buttons = list.map(button);
}

// Where a decision stands after the clicks in `pick`.
export function stage(view: CView, pick: Pick): Stage {
  const all = movesOf(view),
    list = all.filter(m => !isSide(m)),
    s: Stage = {
      point: view.due?.point ?? '',
      group: null,
      click: null,
      from: null,
      targets: [],
      buttons: [],
      sides: all.filter(isSide).map(button),
      back: null,
    };
  const click = list.find(m => m.click);
  if (view.position.plan && !view.position.plan.pending) planning(view, s, list, pick);
  else if (list.some(m => m.n !== undefined)) sending(s, list, pick);
  else if (!click) plain(s, list);
  else if (click.from === undefined) crossing(s, list, pick);
  else if (click.short) lifting(s, list, pick);
  else moving(s, list, pick);
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
