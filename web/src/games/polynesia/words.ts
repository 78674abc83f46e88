// words.ts - what a choice costs, brings and means; and why something is no choice. What the rules know is said by the
// engine; here stands which of its sentences belongs to a thing that is pointed at.
import type { Good } from '../../art/goods.tsx';
import { t } from '../../i18n/index.ts';
import { closedWhy } from '../closed.ts';
import type { Said } from '../game.ts';
import { counted, filled, helpOf, inNumber, nameOf, titleOf, valuesOf } from '../lexicon.ts';
import type { Move, Stage, Target } from './moves.ts';
import {
  closedOf,
  island,
  route,
  type Island,
  type Phase,
  type Player,
  type Position,
  type PView,
  type Route,
} from './position.ts';
import type { TagPart } from './things.tsx';
import { named, sentences } from '../../i18n/join.ts';
import { islandName, routeName } from './names.ts';

export interface Names {
  of: (seat: number) => string;
  you: number | null;
}

// On a tag or a button: nothing is to be paid, what comes there sinks.
export const tagWord = (tag: 'no_price' | 'sinks'): string => nameOf('polynesia', 'tag', tag);
export const phaseTitle = (phase: Phase): string => titleOf('polynesia', 'step', phase);
// The phases that head a round; what ends it stands under the last of them.
export const stages = (): Phase[] => valuesOf('polynesia', 'stage') as Phase[];
export const phaseHelp = (phase: Phase): string => helpOf('polynesia', 'step', phase);
export const turnValue = (phase: Phase): string => nameOf('polynesia', 'turn_value', phase);
// What a player has, in the order of the stock: its sign, how much, and that in words.
export const counts = (p: Player): [Good, number, string][] => {
  const of = (good: Good, n: number, what: string = good): [Good, number, string] => [
    good,
    n,
    counted('polynesia', what, n),
  ];
  return [
    of('fish', p.fish),
    of('shell', p.shell),
    of('mask', p.masks),
    of('turtle', p.turtles),
    of('boat', p.boats_left),
    of('home', p.home, 'at_home'),
  ];
};
// Of a voyage.
export const stepsLeft = (left: number, of: number): string =>
  inNumber(nameOf('polynesia', 'count', 'steps'), left, String(of));
// What is asked at a click that leads to an answer, and the line beside it.
export const clickAsk = (click: string, ...names: string[]): string =>
  filled(nameOf('polynesia', 'click', click), ...names);
export const clickHelp = (click: string, ...names: string[]): string =>
  filled(helpOf('polynesia', 'click', click), ...names);
// Why a click leads to none.
const noClick = (why: string, ...names: string[]): string =>
  filled(nameOf('polynesia', 'whynot', why), ...names);
// What the spaces of a player's board are worth, from the first that is freed.
export const spaceValues = (): string[] =>
  valuesOf('polynesia', 'space').map(space => nameOf('polynesia', 'space', space));

const plainly = (head: string, text = ''): Said => ({ head, text });

// What moves that share a target have in common: one has its explanation; of several, the first says it.
const told = ([one, ...more]: Move[]): string =>
  (more.length ? one?.shared?.text : one?.explain) ?? '';

interface Pointed {
  p: Position;
  m: Move;
  moves: Move[];
  seat: number;
}
const many = (moves: Move[], key: 'route' | 'island'): number =>
  new Set(moves.map(x => x[key])).size;

function sayHop({ p, m, moves, seat }: Pointed): Said {
  const ways = many(moves, 'route');
  if (ways === 1) return plainly(islandName(m.to!), told(moves));
  const i = island(p, m.from!),
    here = t('polynesia.say.lift', { n: i.pieces[seat] ?? 0 });
  return plainly(islandName(i.id), `${here} ${t('polynesia.say.lift.routes', { n: ways })}.`);
}
const sayExplore = ({ m, moves }: Pointed): Said | null =>
  many(moves, 'route') > 1 ? null : plainly(routeName(m.route!), told(moves));
const sayPopulate = ({ m, moves }: Pointed): Said | null =>
  many(moves, 'island') > 1 ? null : plainly(islandName(m.island!), told(moves));
const sayLabel = ({ m, moves }: Pointed): Said | null =>
  moves.length > 1 ? null : plainly(m.label, m.explain ?? '');
// By where it is chosen: along a way from island to island, along a route, at an island, in the bar.
function sayingOf(m: Move): (x: Pointed) => Said | null {
  if (m.from !== undefined) return sayHop;
  if (m.route !== undefined) return sayExplore;
  return m.island === undefined ? sayLabel : sayPopulate;
}

// What the pointed actions of one target or button mean.
export function explain(view: PView, moves: Move[], names: Names): Said | null {
  const p = view.position,
    m = moves[0],
    seat = p.active ?? names.you ?? 0;
  return m ? sayingOf(m)({ p, m, moves, seat }) : null;
}

// The tag beside a glowing route.
export function tagOf(p: Position, moves: Move[]): TagPart[] {
  const m = moves[0]!,
    { pay } = m;
  if (m.from === undefined && pay && m.pay_to)
    return [
      String(pay.number),
      { good: pay.goods },
      t('polynesia.tag.to'),
      ...m.pay_to.map(seat => ({ seat })),
    ];
  if (m.from === undefined && pay) {
    const n = String(pay.number),
      kinds = [...new Set(moves.map(x => x.goods!))];
    return kinds.flatMap<TagPart>((good, k) => [
      ...(k ? [t('polynesia.tag.or')] : []),
      m.first_landfall ? { bad: n } : n,
      { good },
    ]);
  }
  const guides = moves.filter(x => x.guide !== undefined),
    masks = moves.find(x => x.masks)?.masks,
    mask: TagPart[] = masks ? [String(masks), { good: 'mask' }] : [];
  if (guides.length) {
    const toll = guides[0]!.pay!,
      seats = guides.flatMap<TagPart>((g, k) =>
        k ? [t('polynesia.tag.or'), { seat: g.guide! }] : [{ seat: g.guide! }],
      );
    return [
      String(toll.number),
      { good: toll.goods },
      t('polynesia.tag.to'),
      ...seats,
      ...(mask.length ? [t('polynesia.tag.or'), ...mask] : []),
    ];
  }
  return moves.some(x => x.no_price) ? [tagWord('no_price')] : mask;
}

export function scoreChange(
  view: PView,
  moves: Move[],
  seat: number | null,
): { from: number; to: number } | null {
  const points = moves.map(m => m.points),
    now = seat === null ? undefined : view.score.totals[seat];
  if (
    now === undefined ||
    !points.length ||
    points.some(x => typeof x !== 'number' || x !== points[0])
  )
    return null;
  return { from: now, to: points[0]! };
}

// What an island is, and what lies there now, for whoever points at it.
const placeWords = (id: string): string => helpOf('polynesia', 'island', id);
export const islandWords = (i: Island): string => sentences([placeWords(i.id), i.text]);
export const routeWords = (r: Route): string =>
  named(routeName(r.id), r.text ?? nameOf('polynesia', 'route_class', r.class));

// What a click does: the one action as the engine calls it, with what is at its island; of several, what they share.
function deed(p: Position, { kind, id, moves }: Target): string[] {
  const m = moves[0]!;
  if (kind === 'piece') {
    const i = island(p, id),
      n = i.pieces[p.active ?? 0] ?? 0;
    return [t('polynesia.speak.piece', { island: islandName(id), n }), placeWords(id)];
  }
  const to = kind === 'island' ? id : (m.to ?? null),
    place = to === null ? '' : placeWords(to);
  return [m.shared?.label ?? m.label, place];
}
// The spoken label of a target: what it does, what it costs, what follows.
export function speak(view: PView, target: Target, names: Names): string {
  const said = explain(view, target.moves, names),
    change = scoreChange(view, target.moves, names.you),
    [head, place] = deed(view.position, target);
  return sentences([
    `${head}.`,
    place,
    said?.text,
    change && `${t('polynesia.speak.score', change)}.`,
  ]);
}

function whyNoHop(view: PView, r: Route, from: string | null): string {
  if (from === null) return noClick('lift');
  if (!r.ends.includes(from)) return noClick('not_here', routeName(r.id), islandName(from));
  return closedWhy(closedOf(view), c => c.from === from && c.route === r.id);
}

// Of a route that cannot be explored; what holds for all others stands with one of them.
const whyNoBoat = (view: PView, id: string): string =>
  closedWhy(closedOf(view), c => c.route === id) ||
  closedWhy(closedOf(view), c => c.all === true && c.route !== undefined) ||
  view.not_now;
const whyNoPiece = (view: PView): string =>
  closedWhy(closedOf(view), c => c.all === true && c.island !== undefined) || view.not_now;

// Why a click on something that is no target does nothing.
export function whyNot(
  view: PView,
  s: Stage,
  what: { kind: 'route' | 'island'; id: string },
  names: Names,
): string {
  const p = view.position,
    you = names.you;
  if (you === null || p.active !== you) return view.not_now;
  if (s.asks === 'action') return noClick(`action_${what.kind}`);
  if (s.asks === 'bar') return noClick('bar');
  if (s.asks === 'route')
    return what.kind === 'island' ? noClick('route_first') : whyNoBoat(view, what.id);
  if (s.asks === 'island')
    return what.kind === 'route' ? noClick('island_first') : whyNoPiece(view);
  if (what.kind === 'route') return whyNoHop(view, route(p, what.id), s.from);
  const i = island(p, what.id);
  if (i.id === s.from) return noClick('route_first');
  return noClick(i.pieces[you] ? 'no_way' : 'lift_to', islandName(i.id));
}
