// words.ts - what a choice costs, brings and means, in sentences; and why something is no choice.
// Text only, from a view and the names of the seats.
import { t } from '../../i18n/index.ts';
import type { Said } from '../game.ts';
import { helpOf, nameOf, titleOf } from '../lexicon.ts';
import type { Move, Stage, Target } from './moves.ts';
import {
  across,
  goodsOf,
  hasCard,
  isFirstLandfall,
  island,
  route,
  type Goods,
  type Island,
  type Phase,
  type Player,
  type Position,
  type PView,
  type Route,
  type Stone,
} from './position.ts';
import type { TagPart } from './things.tsx';

export interface Names {
  of: (seat: number) => string;
  you: number | null;
}

export const price = (n: number, kind: Goods): string =>
  t(kind === 'fish' ? 'polynesia.fish' : 'polynesia.shell', { n });
export const kindWord = (kind: Goods): string => nameOf('polynesia', 'goods', kind);
export const stoneWord = (stone: Stone): string => nameOf('polynesia', 'stone', stone);
export const cardShort = (code: string): string => nameOf('polynesia', 'card_short', code);
export const phaseTitle = (phase: Phase): string => titleOf('polynesia', 'step', phase);
// What the token of an island does; of a mask only that it is one, the mask card says the rest.
const tokenWords = (face: string): string =>
  helpOf('polynesia', 'face', face) ||
  t('polynesia.say.token', { token: nameOf('polynesia', 'face', face) });
export const routeName = (p: Position, r: Route): string =>
  r.ends.map(e => island(p, e).name).join(' – ');
const list = (words: string[]): string =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${t('polynesia.way.or')} ${words.at(-1)!}`;
const both = (words: string[]): string => words.join(', ');

export const explorePrice = (p: Position, r: Route): number =>
  (p.marker ?? 0) * (isFirstLandfall(p, r) ? 2 : 1);

// What arriving on an island brings, and what leaving one loses, for the mover.
function arrival(p: Position, seat: number, from: Island | null, to: Island): string[] {
  const said: string[] = [],
    isNew = !to.pieces[seat];
  const there = (a: string | null): boolean =>
    a !== null &&
    p.islands.some(i => i.archipelago === a && (i.pieces[seat] ?? 0) > (i === from ? 1 : 0));
  const archipelago = (id: string) => p.archipelagos.find(a => a.id === id)!;
  if (to.token) said.push(tokenWords(to.token));
  if (to.archipelago && archipelago(to.archipelago).turtle_token)
    said.push(t('polynesia.say.lagoon', { name: archipelago(to.archipelago).name }));
  if (to.turtles && isNew) said.push(t('polynesia.say.turtles', { n: to.turtles }));
  if (to.archipelago && !p.islands.some(i => i.archipelago === to.archipelago && i.pieces[seat]))
    said.push(t('polynesia.say.archipelago', { name: archipelago(to.archipelago).name }));
  if (from?.pieces[seat] === 1) {
    if (from.turtles) said.push(t('polynesia.say.leave.turtles', { n: from.turtles }));
    else if (from.archipelago && from.archipelago !== to.archipelago && !there(from.archipelago))
      said.push(t('polynesia.say.leave', { name: archipelago(from.archipelago).name }));
  }
  return said;
}

function sailing(p: Position, moves: Move[], names: Names, seat: number): Said {
  const one = moves[0]!,
    from = island(p, one.from!),
    to = island(p, one.to!),
    r = route(p, one.route!);
  const guides = moves.filter(m => m.mode === 'guide').map(m => names.of(m.guide!)),
    withMask = moves.some(m => m.mode === 'mask');
  const said: string[] = [];
  if (guides.length === 1)
    said.push(t('polynesia.say.sail.guide', { name: guides[0]!, price: price(1, r.goods!) }));
  else if (guides.length)
    said.push(t('polynesia.say.sail.guides', { names: list(guides), price: price(1, r.goods!) }));
  else
    said.push(
      t(
        one.mode === 'own'
          ? 'polynesia.say.sail.own'
          : one.mode === 'mask'
            ? 'polynesia.say.sail.mask'
            : 'polynesia.say.sail.neutral',
      ),
    );
  if (guides.length && withMask) said.push(t('polynesia.say.sail.or_mask'));
  if (guides.length && hasCard(p, '3.1') && p.turtle_supply > 0)
    said.push(t('polynesia.say.voyage'));
  said.push(...arrival(p, seat, from, to));
  return {
    head: to.name,
    text: said.join(' '),
    warn: to.safe ? '' : t('polynesia.say.sinks', { name: to.name }),
  };
}

function exploring(p: Position, moves: Move[], names: Names): Said {
  const one = moves[0]!,
    r = route(p, one.route!),
    head = routeName(p, r),
    free = one.verb === 'FREE_NEW' || one.verb === 'FREE_OLD',
    said: string[] = [];
  let warn = '';
  const owners = r.boats.map(names.of);
  if (free) said.push(t('polynesia.say.free'));
  else if (r.boats.length) {
    const n = 2 * r.boats.length;
    said.push(
      t(owners.length > 1 ? 'polynesia.say.join.each' : 'polynesia.say.join', {
        price: price(n, r.goods!),
        names: both(owners),
      }),
    );
  } else {
    const n = explorePrice(p, r),
      kinds = [...new Set(moves.map(m => m.goods!))];
    said.push(
      kinds.length > 1
        ? t('polynesia.say.explore.either', { one: price(n, kinds[0]!), two: price(n, kinds[1]!) })
        : t(n === 1 ? 'polynesia.say.explore.one' : 'polynesia.say.explore', {
            price: price(n, kinds[0]!),
          }),
    );
    if (isFirstLandfall(p, r)) warn = t('polynesia.say.explore.double');
  }
  if (r.boats.length && hasCard(p, '3.2') && p.turtle_supply > 0)
    said.push(t('polynesia.say.crowded', { n: Math.min(r.boats.length, p.turtle_supply) }));
  return { head, text: said.join(' '), warn };
}

function losses(p: Position, kind: Goods, names: Names, most: number, not: number | null): string {
  const lost = p.players
    .filter(q => q.seat !== not && goodsOf(q, kind) > 0)
    .map(q =>
      q.seat === names.you
        ? t('polynesia.say.you_lose', { n: Math.min(most, goodsOf(q, kind)) })
        : t('polynesia.say.loses', { name: names.of(q.seat), n: Math.min(most, goodsOf(q, kind)) }),
    );
  return lost.length ? lost.join(', ') : t('polynesia.say.nobody');
}

const plainly = (head: string, text = '', warn = ''): Said => ({ head, text, warn });

interface Pointed {
  p: Position;
  m: Move;
  moves: Move[];
  names: Names;
  seat: number;
}
const many = (moves: Move[], key: 'route' | 'to'): number => new Set(moves.map(x => x[key])).size;

function sayHop({ p, m, moves, names, seat }: Pointed): Said {
  const ways = many(moves, 'route');
  if (ways === 1) return sailing(p, moves, names, seat);
  const i = island(p, m.from!),
    here = t('polynesia.say.lift', { n: i.pieces[seat] ?? 0 });
  return plainly(i.name, `${here} ${t('polynesia.say.lift.routes', { n: ways })}.`);
}
const sayExplore = ({ p, moves, names }: Pointed): Said | null =>
  many(moves, 'route') > 1 ? null : exploring(p, moves, names);
function sayPopulate({ p, m, moves, seat }: Pointed): Said | null {
  if (many(moves, 'to') > 1) return null;
  const to = island(p, m.to!),
    { home } = p.players[seat]!;
  return plainly(
    to.name,
    to.kind === 'volcano'
      ? t('polynesia.say.populate.volcano', { n: Math.min(3, home) })
      : t('polynesia.say.populate.island', { left: home - 1 }),
    to.safe ? '' : t('polynesia.say.sinks', { name: to.name }),
  );
}
const sayings: Record<string, (x: Pointed) => Said | null> = {
  HOP: sayHop,
  EXN: sayExplore,
  EXE: sayExplore,
  FREE_NEW: sayExplore,
  FREE_OLD: sayExplore,
  POPV: sayPopulate,
  BPOPV: sayPopulate,
  POPI: sayPopulate,
  BPOPI: sayPopulate,
  FISH: ({ p, m, moves }) =>
    moves.length > 1
      ? null
      : plainly(
          t('polynesia.group.fish'),
          t('polynesia.say.fish', { price: price(p.marker ?? 0, m.goods!) }),
        ),
  TRV: () => plainly(t('polynesia.group.travel'), t('polynesia.say.travel')),
  MASK_GAIN: ({ m }) => plainly(m.row.label),
  MASK_CURSE: ({ p, m, names, seat }) =>
    plainly(m.row.label, `${losses(p, m.goods!, names, 2, seat)}.`),
  DECLINE: ({ p, m, names }) =>
    plainly(m.row.label, `${losses(p, m.goods!, names, Infinity, null)}.`),
  STOP: ({ m }) => plainly(m.row.label, t('polynesia.say.stop')),
};

// What the pointed actions of one target or button mean.
export function explain(view: PView, moves: Move[], names: Names): Said | null {
  const p = view.position,
    m = moves[0],
    seat = p.active ?? names.you ?? 0;
  return m ? (sayings[m.verb]?.({ p, m, moves, names, seat }) ?? null) : null;
}

// The tag beside a glowing route.
export function tagOf(p: Position, moves: Move[]): TagPart[] {
  const m = moves[0]!,
    r = route(p, m.route!);
  if (m.verb === 'FREE_NEW' || m.verb === 'FREE_OLD') return [t('polynesia.tag.free')];
  if (m.verb === 'EXE')
    return [
      String(2 * r.boats.length),
      { good: r.goods! },
      t('polynesia.tag.to'),
      ...r.boats.map(seat => ({ seat })),
    ];
  if (m.verb === 'EXN') {
    const n = String(explorePrice(p, r)),
      double = isFirstLandfall(p, r),
      kinds = [...new Set(moves.map(x => x.goods!))];
    return kinds.flatMap<TagPart>((good, k) => [
      ...(k ? [t('polynesia.tag.or')] : []),
      double ? { bad: n } : n,
      { good },
    ]);
  }
  const guides = moves.filter(x => x.mode === 'guide'),
    mask: TagPart[] = moves.some(x => x.mode === 'mask') ? ['1', { good: 'mask' }] : [];
  if (guides.length) {
    const seats = guides.flatMap<TagPart>((g, k) =>
      k ? [t('polynesia.tag.or'), { seat: g.guide! }] : [{ seat: g.guide! }],
    );
    return [
      '1',
      { good: r.goods! },
      t('polynesia.tag.to'),
      ...seats,
      ...(mask.length ? [t('polynesia.tag.or'), ...mask] : []),
    ];
  }
  return mask.length ? mask : [t('polynesia.tag.free')];
}

export function scoreChange(
  view: PView,
  moves: Move[],
  seat: number | null,
): { from: number; to: number } | null {
  const points = moves.map(m => m.row.points),
    now = seat === null ? undefined : view.score.totals[seat];
  if (
    now === undefined ||
    !points.length ||
    points.some(x => typeof x !== 'number' || x !== points[0])
  )
    return null;
  return { from: now, to: points[0]! };
}

// What an island is, for the spoken label.
function placeWords(p: Position, i: Island): string {
  return t('polynesia.place', {
    name: i.name,
    archipelago: i.archipelago
      ? t('polynesia.place.archipelago', {
          name: p.archipelagos.find(a => a.id === i.archipelago)!.name,
        })
      : '',
    symbol:
      i.symbol === 'turtle'
        ? t('polynesia.place.turtle', { n: i.turtles })
        : i.symbol
          ? t(`polynesia.place.${i.symbol}`)
          : '',
    sinks: i.safe ? '' : t('polynesia.place.sinks'),
  });
}

// The spoken label of a target: what it does, what it costs, what follows.
export function speak(view: PView, target: Target, names: Names): string {
  const p = view.position,
    m = target.moves[0]!,
    said = explain(view, target.moves, names),
    change = scoreChange(view, target.moves, names.you);
  const head =
    target.kind === 'piece'
      ? t('polynesia.speak.piece', {
          island: placeWords(p, island(p, target.id)),
          n: island(p, target.id).pieces[p.active ?? 0] ?? 0,
        })
      : target.kind === 'island'
        ? t('polynesia.speak.island', { island: placeWords(p, island(p, target.id)) })
        : m.verb === 'HOP'
          ? t('polynesia.speak.route.sail', {
              from: island(p, m.from!).name,
              to: placeWords(p, island(p, m.to!)),
            })
          : t('polynesia.speak.route.explore', { route: routeName(p, route(p, target.id)) });
  const rest = said
    ? [said.text, said.warn ?? '']
        .filter(Boolean)
        .map(s => s.charAt(0).toUpperCase() + s.slice(1))
        .join(' ')
    : '';
  return [`${head}.`, rest, change ? `${t('polynesia.speak.score', change)}.` : '']
    .filter(Boolean)
    .join(' ');
}

// Why an action group cannot be chosen now.
export function whyNoGroup(
  p: Position,
  me: Player,
  group: string,
): { short: string; long: string } {
  if (group === 'explore')
    return me.boats_left === 0
      ? { short: t('polynesia.group.explore.no_boat'), long: t('polynesia.group.explore.why_boat') }
      : {
          short: t('polynesia.group.explore.no_goods', { n: p.marker ?? 0 }),
          long: t('polynesia.group.explore.why_goods', { n: p.marker ?? 0 }),
        };
  if (group === 'travel')
    return { short: t('polynesia.group.travel.none'), long: t('polynesia.group.travel.why') };
  return { short: t('polynesia.group.populate.none'), long: t('polynesia.group.populate.why') };
}

const have = (me: Player): string => both([price(me.fish, 'fish'), price(me.shell, 'shell')]);

function whyNoExplore(p: Position, me: Player, r: Route): string {
  const name = routeName(p, r);
  if (r.class === 'neutral') return t('polynesia.why.neutral');
  if (r.boats.includes(me.seat)) return t('polynesia.why.own_boat', { route: name });
  if (!me.boats_left) return t('polynesia.why.boats');
  if (!r.boats.length)
    return t('polynesia.why.price', {
      route: name,
      price: list([price(explorePrice(p, r), 'fish'), price(explorePrice(p, r), 'shell')]),
      have: have(me),
    });
  if (p.players.length === 2) return t('polynesia.why.choose_route');
  return t('polynesia.why.price_join', {
    route: name,
    price: price(2 * r.boats.length, r.goods!),
    have: have(me),
  });
}

function whyNoHop(p: Position, me: Player, r: Route, from: string | null, names: Names): string {
  const name = routeName(p, r);
  if (from === null) return t('polynesia.why.lift_first');
  if (!r.ends.includes(from))
    return t('polynesia.why.not_here', { route: name, island: island(p, from).name });
  if (!r.boats.length) return t('polynesia.why.no_boats', { route: name });
  const guides = r.boats.filter(s => island(p, from).pieces[s]),
    who = (seats: number[]): string => both(seats.map(names.of));
  if (!guides.length)
    return t(r.boats.length > 1 ? 'polynesia.why.no_guide' : 'polynesia.why.no_guide_one', {
      names: who(r.boats),
      island: island(p, from).name,
    });
  if (!goodsOf(me, r.goods!))
    return t('polynesia.why.no_pay', { kind: kindWord(r.goods!), names: who(guides) });
  return t('polynesia.why.no_way', { island: island(p, across(r, from)).name });
}

// Why a click on something that is no target does nothing.
export function whyNot(
  view: PView,
  s: Stage,
  what: { kind: 'route' | 'island'; id: string },
  names: Names,
): string {
  const p = view.position,
    you = names.you;
  if (you === null || p.active !== you) return t('polynesia.why.not_turn');
  const me = p.players[you]!;
  const exploring = s.group === 'explore' || s.point === 'free_explore',
    populating = s.group === 'populate' || s.point === 'populate_bonus';
  if (s.point === 'choose_action' && s.group === null) return t('polynesia.why.choose_first');
  if (exploring)
    return what.kind === 'island'
      ? t('polynesia.why.choose_route')
      : (view.closed?.find(c => c.do === `EXE ${what.id}`)?.why ??
          whyNoExplore(p, me, route(p, what.id)));
  if (populating) return t('polynesia.why.populate_here');
  if (s.point !== 'travel_step') return t('polynesia.why.bar');
  if (what.kind === 'route') return whyNoHop(p, me, route(p, what.id), s.from, names);
  const i = island(p, what.id);
  return i.pieces[you]
    ? t('polynesia.why.no_way', { island: i.name })
    : t('polynesia.why.no_piece', { island: i.name });
}
