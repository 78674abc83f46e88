// party.ts - who may sail together (4.3.3): the canoes of a hex one by one, what each may carry, what
// must stay behind. Says no with a reason, and puts a party into the order in which it is answered.
import {
  isHostile,
  peoples,
  placeAt,
  seas,
  stackAt,
  type Cargo,
  type CView,
  type Position,
} from '../position.ts';
import type { Answer } from '../queue.ts';

export type Load = 'keep' | 'leave' | 'load wb' | 'load col';
const loads: Load[] = ['keep', 'leave', 'load wb', 'load col'];
export interface Boat {
  id: number;
  kind: 'wc' | 'tcu' | 'tc' | 'rum';
  mp: number;
  cargo: Cargo;
}
export interface Harbour {
  boats: Boat[];
  idle: { wb: number; col: number };
  wb: number;
  col: number; // passengers in all
  sea: boolean;
  enemy: boolean;
  bound: boolean;
  toEnemy: boolean;
}
export type Party = ReadonlyMap<number, Load>;
type Why =
  | 'spent'
  | 'alone'
  | 'needs_wc'
  | 'no_load'
  | 'enemy_load'
  | 'stuck'
  | 'drown'
  | 'bound'
  | 'nobody'
  | 'rumor';

const order = ['wc', 'tcu', 'tc', 'rum'],
  cargoes: Cargo[] = ['none', 'wb', 'col'];
const rank = (b: Boat): number =>
  order.indexOf(b.kind) * 100 + (9 - b.mp) * 10 + cargoes.indexOf(b.cargo);

// The hex that the party leaves, as it was before anybody joined.
function harbourOf(p: Position, side: number, from: number, to: number): Harbour {
  const stack = stackAt(p, from, side),
    place = placeAt(p, from),
    enemy = isHostile(p, side, from),
    boats: Boat[] = [];
  for (const c of stack?.canoes ?? [])
    for (let k = 0; k < c.n; k++)
      boats.push({ id: boats.length, kind: c.kind, mp: c.mp, cargo: c.cargo });
  return {
    boats: boats.sort((a, b) => rank(a) - rank(b)).map((b, id) => ({ ...b, id })),
    idle: { wb: stack?.idle?.wb ?? 0, col: stack?.idle?.col ?? 0 },
    wb: stack?.known.wb ?? 0,
    col: stack?.known.col ?? 0,
    sea: seas(p).ocean.has(from),
    enemy,
    toEnemy: isHostile(p, side, to),
    bound:
      place?.conqueror === side &&
      !enemy &&
      peoples.get(p.players[side]?.people ?? '')?.home !== from, // the people of a printed Home has no duty
  };
}
// What a boat carries with this answer.
export const carries = (b: Boat, load: Load): Cargo =>
  load === 'keep' ? b.cargo : load === 'load wb' ? 'wb' : load === 'load col' ? 'col' : 'none';

// The answers that a boat could ever have, by itself.
export function loadsOf(h: Harbour, b: Boat): Load[] {
  if (b.kind === 'rum' || h.enemy) return ['keep'];
  return loads.filter(
    l =>
      l === 'keep' ||
      (l === 'leave'
        ? b.cargo !== 'none'
        : l === 'load wb'
          ? h.idle.wb > 0
          : b.kind !== 'wc' && h.idle.col > 0),
  );
}

// Why this party may not be, or null. `whole`: it is to sail now.
export function trouble(h: Harbour, party: Party, whole: boolean): Why | null {
  const along = h.boats.filter(b => party.has(b.id)),
    stay = h.boats.filter(b => !party.has(b.id));
  const canoes = along.some(b => b.kind !== 'rum'),
    wc = (list: Boat[]): number => list.filter(b => b.kind === 'wc').length;
  if (whole && !along.length) return 'nobody';
  if (along.some(b => b.mp === 0 && !(b.kind === 'rum' && canoes)))
    return along.every(b => b.kind === 'rum') ? 'rumor' : 'spent';
  if (whole && h.toEnemy && !wc(along)) return 'needs_wc';
  const gone = { wb: 0, col: 0 },
    taken = { wb: 0, col: 0 };
  for (const b of along) {
    const load = party.get(b.id)!,
      cargo = carries(b, load);
    if (!loadsOf(h, b).includes(load)) return h.enemy ? 'enemy_load' : 'no_load';
    if (cargo !== 'none') gone[cargo]++;
    if (cargo !== 'none' && load !== 'keep') taken[cargo]++;
  }
  if (taken.wb > h.idle.wb || taken.col > h.idle.col) return 'no_load';
  if (h.enemy && wc(along) > 0 && wc(stay) === 0)
    return stay.some(b => b.mp === 0 && b.kind !== 'rum') ? 'stuck' : null; // everybody goes
  const left = {
    wc: wc(stay),
    tc: stay.filter(b => b.kind === 'tc' || b.kind === 'tcu').length,
    wb: h.wb - gone.wb,
    col: h.col - gone.col,
  };
  if (h.bound && along.length && left.wc + left.tc + left.wb + left.col === 0) return 'bound';
  if (h.sea && (left.col > left.tc || left.col + left.wb > left.tc + left.wc)) return 'drown';
  return null;
}

// Does the last War Canoe leave enemies, so that all go along?
export const takesAll = (h: Harbour, party: Party): boolean =>
  h.enemy &&
  h.boats.some(b => b.kind === 'wc') &&
  h.boats.every(b => b.kind !== 'wc' || party.has(b.id));

// As many as may go, with what is aboard and whom they can take aboard.
export function everybody(h: Harbour): Party {
  let party: Party = new Map();
  for (const b of h.boats) {
    if (takesAll(h, party)) break;
    const ways: Load[] = b.cargo === 'none' ? ['load wb', 'load col', 'keep'] : ['keep'],
      more = ways
        .map(load => new Map([...party, [b.id, load]]))
        .find(x => trouble(h, x, false) === null);
    if (more) party = more;
  }
  return party;
}

// The answers in the order that the rules want: by kind, movement, cargo, then by what becomes of it.
export function answersOf(h: Harbour, party: Party): Answer[] {
  const list = h.boats.filter(b => party.has(b.id) && !(takesAll(h, party) && b.kind !== 'wc'));
  list.sort(
    (a, b) =>
      rank(a) - rank(b) || loads.indexOf(party.get(a.id)!) - loads.indexOf(party.get(b.id)!),
  );
  return [
    ...list.flatMap((b): Answer[] => [
      { do: `take ${b.kind} ${b.mp} ${b.cargo}` },
      { do: party.get(b.id)!, maybe: true },
    ]),
    { do: 'go', maybe: true },
  ];
}

export const partyHarbour = (view: CView, side: number): Harbour | null => {
  const x = view.position.party;
  return x ? harbourOf(view.position, side, x.from, x.to) : null;
};
