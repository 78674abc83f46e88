// offers.ts - ready offers: deals that make sense as things stand, from what everybody can see. A cube
// for a building that is nearly paid for, one for the crisis under way, leave to harvest where a unit
// of yours stands idle, a swap, a sale of what you have too much of.
import {
  buildings,
  boards,
  constructions,
  resources,
  type Position,
  type Region,
  type Res,
} from '../position.ts';
import {
  emptyDraft,
  goods,
  holdingsOf,
  sideOf,
  type Desk,
  type Draft,
  type Good,
} from './draft.ts';

export interface Why {
  kind: 'stand' | 'crisis' | 'build' | 'permit' | 'swap' | 'sale';
  what?: string;
}
export interface Offer {
  partner: number;
  draft: Draft;
  why: Why;
}

const most = 5;

// What a cube is worth between the two markets: what it sells for, and what it costs.
export function worthOf(p: Position, res: Res): { sells: number; costs: number } {
  const sells = Math.max(0, ...boards.map(b => p.prices[b][res].sell ?? 0)),
    costs = Math.min(...boards.map(b => p.prices[b][res].buy ?? 99));
  return { sells, costs: costs === 99 ? sells + 2 : costs };
}
// A buyer pays a little more than the market would, a seller asks a little less than it costs there.
const toBuy = (p: Position, res: Res): number => {
  const { sells, costs } = worthOf(p, res);
  return Math.max(sells + 1, Math.round((sells + costs) / 2));
};
const toSell = (p: Position, res: Res): number => {
  const { sells, costs } = worthOf(p, res);
  return Math.max(1, Math.min(sells + 1, costs));
};

const has = (p: Position, seat: number, good: Good): number => holdingsOf(p, seat).goods[good] ?? 0;

function crisisOffer(p: Position, desk: Desk): Offer | null {
  const c = p.crisis,
    me = p.players[desk.owner]!;
  if (!c || !me.florins) return null;
  const missing =
      c.needs - has(p, desk.owner, c.res) - has(p, desk.owner, 'token') - p.market[c.board][c.res],
    n = Math.min(missing, has(p, desk.partner, c.res), 4);
  if (n <= 0) return null;
  const draft = emptyDraft();
  draft.wants[c.res] = n;
  draft.give = Math.min(me.florins, 2 * n);
  return { partner: desk.partner, draft, why: { kind: 'crisis' } };
}

// A florin for each citizen who stands up: offered by whose they are, asked by who stands them up.
function standOffer(p: Position, desk: Desk): Offer | null {
  const mine = sideOf(p, desk, true).stand,
    his = sideOf(p, desk, false).stand,
    draft = emptyDraft();
  if (mine && p.players[desk.partner]!.florins !== 0) {
    draft.giveStand = 1;
    draft.want = 1;
  } else if (!mine && his && (p.players[desk.owner]!.florins ?? 0) > 0) {
    draft.wantStand = 1;
    draft.give = 1;
  } else return null;
  return { partner: desk.partner, draft, why: { kind: 'stand' } };
}

// What is missing to build, after tokens have filled what the partner cannot sell.
function missingFor(p: Position, desk: Desk, what: string): Partial<Record<Res, number>> | null {
  const cost = constructions.get(what),
    short: Res[] = [];
  if (!cost) return null;
  for (const r of resources)
    for (let k = has(p, desk.owner, r); k < (cost.cubes[r] ?? 0); k++) short.push(r);
  const left: Partial<Record<Res, number>> = {},
    hasLeft = { ...holdingsOf(p, desk.partner).goods };
  let tokens = has(p, desk.owner, 'token');
  const bought = short.filter(r => {
    if ((hasLeft[r] ?? 0) > 0) {
      hasLeft[r]!--;
      return true;
    }
    tokens--;
    return false;
  });
  while (tokens > 0 && bought.length) {
    bought.pop();
    tokens--;
  }
  for (const r of bought) left[r] = (left[r] ?? 0) + 1;
  return tokens < 0 || bought.length === 0 || bought.length > 2 ? null : left;
}
function buildOffers(p: Position, desk: Desk): Offer[] {
  const money = p.players[desk.owner]!.florins ?? 0;
  return [...buildings, 'ship'].flatMap((what): Offer[] => {
    const short = missingFor(p, desk, what),
      draft = emptyDraft();
    if (!short) return [];
    for (const r of resources) {
      draft.wants[r] = short[r] ?? 0;
      draft.give += draft.wants[r] * toBuy(p, r);
    }
    return draft.give > 0 && draft.give + (constructions.get(what)?.florins ?? 0) <= money
      ? [{ partner: desk.partner, draft, why: { kind: 'build', what } }]
      : [];
  });
}

// Idle units beside icons that nobody works on, a unit an icon.
function idleAt(p: Position, g: Region, seat: number): number {
  const idle = p.units.filter(
    u => u.seat === seat && u.region === g.region && !u.rebel && !u.engaged,
  );
  return (['A', 'B', 'sea'] as const).reduce((n, part) => {
    const free = g.icons.filter(
      i => i.part === part && i.unit === null && !i.ravaged && p.supply[i.res] > 0,
    ).length;
    return (
      n +
      Math.min(
        free,
        idle.filter(u => u.part === part && (u.kind === 'ship') === (part === 'sea')).length,
      )
    );
  }, 0);
}
function permitOffers(p: Position, desk: Desk): Offer[] {
  const me = p.players[desk.owner]!;
  if (!p.round || p.round.action || !me.ready || !me.florins) return [];
  return sideOf(p, desk, false).permits.flatMap(({ region }): Offer[] => {
    const g = p.regions[region]!,
      n = Math.min(3, idleAt(p, g, desk.owner), me.florins!),
      draft = emptyDraft();
    if (!n || g.permits >= n || (g.terms !== null && g.terms <= 1)) return [];
    draft.permits[region] = n;
    draft.give = n;
    return [{ partner: desk.partner, draft, why: { kind: 'permit', what: g.name } }];
  });
}

function swapOffer(p: Position, desk: Desk): Offer | null {
  const plenty = resources.find(r => has(p, desk.owner, r) >= 2 && has(p, desk.partner, r) === 0),
    lacking = resources.find(
      r => r !== plenty && has(p, desk.partner, r) >= 2 && has(p, desk.owner, r) === 0,
    );
  if (!plenty || !lacking) return null;
  const draft = emptyDraft();
  draft.gives[plenty] = draft.wants[lacking] = 1;
  return { partner: desk.partner, draft, why: { kind: 'swap' } };
}
function saleOffer(p: Position, desk: Desk): Offer | null {
  const money = p.players[desk.partner]!.florins ?? 0,
    best = [...resources]
      .sort((a, b) => has(p, desk.owner, b) - has(p, desk.owner, a))
      .find(
        r => has(p, desk.owner, r) >= 2 && has(p, desk.partner, r) === 0 && toSell(p, r) <= money,
      );
  if (!best) return null;
  const draft = emptyDraft();
  draft.gives[best] = 1;
  draft.want = toSell(p, best);
  return { partner: desk.partner, draft, why: { kind: 'sale' } };
}

const order: Why['kind'][] = ['stand', 'crisis', 'build', 'permit', 'swap', 'sale'];
function key({ partner, draft }: Offer): string {
  const counts = goods.map(g => `${draft.gives[g]}${draft.wants[g]}`).join('');
  return [partner, draft.give, draft.want, counts, JSON.stringify(draft.permits)].join('.');
}

// What the two can offer each other as things stand.
function offersOf(p: Position, desk: Desk): (Offer | null)[] {
  switch (desk.window) {
    case 'round':
      return [
        ...buildOffers(p, desk),
        ...permitOffers(p, desk),
        swapOffer(p, desk),
        saleOffer(p, desk),
      ];
    case 'wish':
      return [swapOffer(p, desk), saleOffer(p, desk)];
    case 'standing':
      return [standOffer(p, desk)];
    case 'crisis':
      return [crisisOffer(p, desk)];
    default:
      return [];
  }
}
// The best of all partners, at most five; of equal ones the first.
export function offersFor(p: Position, desk: Desk): Offer[] {
  if (desk.stage !== 'menu' || desk.answers) return [];
  const all = desk.partners
    .flatMap(partner => offersOf(p, { ...desk, partner }))
    .filter(o => o !== null);
  const seen = new Set<string>();
  return all
    .filter(o => !seen.has(key(o)) && seen.add(key(o)))
    .sort((a, b) => order.indexOf(a.why.kind) - order.indexOf(b.why.kind))
    .slice(0, most);
}
