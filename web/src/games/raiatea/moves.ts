// moves.ts - the list of legal actions as things to click: which spots of the board are targets, which
// buttons the decision bar has, and how a choice of several clicks goes on. Every path of clicks ends
// in exactly one action of the list, and every action has a path.
import type { LegalRow } from '../../protocol.ts';
import type { Leads, Pick } from '../game.ts';
import { clips, masks, ritualOf, type Player, type RView } from './position.ts';

export interface Move {
  do: string;
  verb: string;
  row: LegalRow;
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
// A set that is picked card by card: what may be in it, how many of them, which verb.
export interface Choosing {
  verb: string;
  from: string[];
  least: number;
  most: number;
  chosen: string[];
  ends: Move | null;
}
export interface Bidding {
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
export const isSide = (m: Move): boolean => sideVerbs.has(m.verb);

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
      return `stall:${m.one}:5`;
    case 'good':
      return point === 'choose_good'
        ? `good:${m.one}`
        : point === 'punua_kind'
          ? `stall:${m.one}:5`
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
    case 'bid':
      return null;
    default:
      return null;
  }
}

const button = (m: Move): Button => ({
  name: endVerbs.has(m.verb) ? 'end' : 'move',
  moves: [m],
  leads: { do: m.do },
});

const setPoints: Record<string, string> = {
  setup_keep: 'keep',
  ritual_keep: 'keep',
  buy_keep: 'keep',
  prepare: 'ritual',
  pay_ritual: 'ritual',
  pay_mask: 'mask',
};
const orderOf = (verb: string, id: string): number =>
  verb === 'mask' ? (masks.get(id)?.order ?? 99) : ritualOf(id).order;

// The cards that a set is chosen from: what is drawn, in hand, or lies before the player.
function pool(point: string, me: Player): string[] {
  if (point === 'pay_mask')
    return [
      ...me.masks.flatMap(m => Array.from({ length: Math.max(0, m.n - m.links) }, () => m.face)),
      ...Array.from({ length: me.mirrors }, () => 'mirror'),
    ];
  if (point === 'prepare' || point === 'pay_ritual') return me.hand ?? [];
  return takeAway(me.drawn ?? [], me.picked ?? []);
}

function takeAway(list: string[], gone: string[]): string[] {
  const rest = [...list];
  for (const id of gone) {
    const at = rest.indexOf(id);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

// Cards still to be kept of those dealt at the start: two, but one for whoever starts among four.
function toKeep(view: RView, you: number): number {
  const p = view.position,
    picked = p.players[you]?.picked?.length ?? 0;
  return (p.players.length === 4 && p.start === you ? 1 : 2) - picked;
}

// A set is offered card by card in ascending order. Here it may be chosen in any order; how many are
// wanted follows from which cards at the upper end are not offered first.
function choosing(view: RView, list: Move[], pick: Pick, you: number | null): Choosing | null {
  const point = view.due?.point ?? '',
    verb = setPoints[point],
    me = you === null ? undefined : view.position.players[you];
  if (!verb || !me) return null;
  const offered = list.filter(m => m.verb === verb),
    ends = list.find(m => m.verb === 'done') ?? null;
  if (!offered.length && point !== 'prepare') return null;
  const highest = Math.max(-1, ...offered.map(m => orderOf(verb, m.one))),
    lowest = Math.min(...offered.map(m => orderOf(verb, m.one)));
  const from = pool(point, me)
    .filter(id => orderOf(verb, id) >= (offered.length ? lowest : Infinity))
    .sort((a, b) => orderOf(verb, a) - orderOf(verb, b));
  const most =
    point === 'prepare'
      ? from.length
      : point === 'setup_keep'
        ? toKeep(view, you!)
        : 1 + from.filter(id => orderOf(verb, id) > highest).length;
  const asked = (pick.from ?? '').split(',').filter(Boolean),
    chosen = asked
      .filter(
        (id, k) =>
          from.filter(x => x === id).length > asked.slice(0, k).filter(x => x === id).length,
      )
      .slice(0, most);
  return { verb, from, least: point === 'prepare' ? 0 : most, most, chosen, ends };
}
export const rest = (c: Choosing): string[] => takeAway(c.from, c.chosen);
export const withCard = (c: Choosing, id: string): Pick => ({
  from: (c.most === 1 ? [id] : [...c.chosen, id]).join(','),
});
export const withoutCard = (c: Choosing, id: string): Pick => ({
  from: takeAway(c.chosen, [id]).join(','),
});
export const isFull = (c: Choosing): boolean => c.most > 1 && c.chosen.length >= c.most;
// Whether one more clipped card fits: general rituals need no clip.
export function fits(view: RView, c: Choosing, id: string, you: number): boolean {
  if (isFull(c)) return false;
  const me = view.position.players[you];
  if (view.due?.point !== 'prepare' || !me || ritualOf(id).kind === 'general') return true;
  const clipped = [...c.chosen, ...(me.prepared ?? [])].filter(
    x => ritualOf(x).kind !== 'general',
  ).length;
  return clipped < clips(me);
}
// The actions that a chosen set stands for, in the order in which they are legal.
export function actionsOf(c: Choosing): string[] {
  return [
    ...[...c.chosen]
      .sort((a, b) => orderOf(c.verb, a) - orderOf(c.verb, b))
      .map(id => `${c.verb} ${id}`),
    ...(c.ends ? [c.ends.do] : []),
  ];
}

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

function selling(s: Stage, list: Move[], pick: Pick): void {
  const kinds = new Map<string, Move[]>();
  for (const m of list.filter(x => x.verb === 'sell'))
    kinds.set(m.one, [...(kinds.get(m.one) ?? []), m]);
  if (pick.group === 'sell' && pick.from !== undefined && kinds.has(pick.from)) {
    s.group = 'sell';
    s.good = pick.from;
    s.back = {};
    s.buttons = [...kinds.get(pick.from)!].reverse().map(button);
    return;
  }
  for (const [good, inside] of kinds)
    s.buttons.push(
      inside.length === 1
        ? button(inside[0]!)
        : {
            name: 'group',
            group: `sell:${good}`,
            moves: inside,
            leads: { pick: { group: 'sell', from: good } },
          },
    );
  s.buttons.push(...list.filter(m => m.verb !== 'sell').map(button));
}

// Where a decision stands after the clicks in `pick`; `you` is whose decision it is.
export function stage(view: RView, pick: Pick, you: number | null): Stage {
  const point = view.due?.point ?? '',
    all = moves(view),
    list = all.filter(m => !isSide(m)),
    sides = all.filter(isSide);
  const s: Stage = {
    point,
    group: null,
    good: null,
    targets: [],
    buttons: [],
    sides: [],
    back: null,
    choosing: null,
    bidding: null,
  };
  if (
    pick.group !== undefined &&
    sideVerbs.has(pick.group) &&
    sides.some(m => m.verb === pick.group)
  ) {
    s.group = pick.group;
    s.back = {};
    s.buttons = sides.filter(m => m.verb === pick.group).map(button);
    s.targets = targetsOf(
      point,
      sides.filter(m => m.verb === pick.group),
    );
    return s;
  }
  for (const verb of sideVerbs) {
    const inside = sides.filter(m => m.verb === verb);
    if (inside.length)
      s.sides.push({ name: 'group', group: verb, moves: inside, leads: { pick: { group: verb } } });
  }
  s.choosing = choosing(view, list, pick, you);
  s.bidding = bidding(view, list, pick);
  if (s.choosing || s.bidding) return s;
  if (list.some(m => m.verb === 'sell')) selling(s, list, pick);
  else s.buttons = list.map(button);
  s.targets = targetsOf(point, list);
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
