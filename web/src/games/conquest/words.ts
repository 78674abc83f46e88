// words.ts - places, pieces and choices of Conquest in words: what a hex is called, what stands there,
// what an action means, and why a click does nothing. Text only, from a view and the names of seats.
import { has, t, type Key } from '../../i18n/index.ts';
import type { Said } from '../game.ts';
import { centre } from './map/geometry.ts';
import type { Button, Move, Stage } from './moves.ts';
import {
  cards,
  chits,
  events,
  gridName,
  half,
  hexes,
  isHostile,
  items,
  kinds,
  landAt,
  neighbours,
  peoples,
  placeAt,
  seas,
  seatPeople,
  short,
  stackAt,
  tiles,
  type Counts,
  type CView,
  type Land,
  type Place,
  type Position,
  type Stack,
} from './position.ts';

export interface Names {
  of: (seat: number) => string;
  you: number | null;
}
export const nameOf = (p: Position, side: number, names: Names): string =>
  names.of(side) || seatPeople(p, side);

const compass = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
const landName = (p: Position, hex: number): string | null => {
  const land = landAt(p, hex);
  return land ? short(land.name) : null;
};
const named = (p: Position, hex: number): string | null => {
  const place = placeAt(p, hex);
  return place && place.ground !== 'hidden' ? landName(p, hex) : null;
};

const called = new WeakMap<Position, Map<number, string>>();
// What a hex is called: its island, or the sea on some side of one.
export function hexName(p: Position, hex: number): string {
  let known = called.get(p);
  if (!known) called.set(p, (known = new Map()));
  let name = known.get(hex);
  if (name === undefined) known.set(hex, (name = findName(p, hex)));
  return name;
}
function findName(p: Position, hex: number): string {
  const own = named(p, hex),
    place = placeAt(p, hex),
    sort = place?.ground === 'hidden' ? 'isle' : 'sea';
  if (own) return own;
  if (place?.ground === 'hidden' && place.tile)
    return t('conquest.place.secret', { name: short(tiles.get(place.tile)?.name ?? '') });
  for (let k = 0; k < 6; k++) {
    const next = neighbours(hex)[(k + 3) % 6],
      near = next === null || next === undefined ? null : named(p, next);
    if (near)
      return t(`conquest.place.${sort}.near`, {
        grid: gridName(hex),
        side: t(`conquest.side.${compass[k]!}`),
        name: near,
      });
  }
  const [x, y] = centre(hex),
    islands = p.hexes.filter(h => named(p, h.hex)).map(h => h.hex);
  const far = (h: number): number => Math.hypot(centre(h)[0] - x, centre(h)[1] - y);
  if (!islands.length) return t('conquest.place.hex', { grid: gridName(hex) });
  const nearest = islands.reduce((a, b) => (far(b) < far(a) ? b : a)),
    [u, v] = centre(nearest);
  const turn = ((Math.round(Math.atan2(x - u, v - y) / (Math.PI / 3)) % 6) + 6) % 6;
  return t(`conquest.place.${sort}.far`, {
    grid: gridName(hex),
    side: t(`conquest.side.${compass[turn]!}`),
    name: named(p, nearest)!,
  });
}

export const kindWord = (kind: string, n = 1): string => t(`conquest.kind.${kind}` as Key, { n });
export const listed = (c: Partial<Counts>): string =>
  kinds
    .filter(k => (c[k] ?? 0) > 0)
    .map(k => kindWord(k, c[k]))
    .join(', ');
export const joined = (words: string[]): string =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${t('conquest.and')} ${words.at(-1)!}`;
export const cardTitle = (code: string): string => cards.get(code)?.title ?? code;
export const eventTitle = (code: string): string => events.get(code)?.title ?? code;
export const cardText = (code: string): string =>
  has(`conquest.card.${code}`) ? t(`conquest.card.${code}` as Key) : '';
export const eventText = (code: string): string =>
  has(`conquest.event.${code}`) ? t(`conquest.event.${code}` as Key) : '';
export const itemWord = (item: string): string =>
  has(`conquest.item.${item}`)
    ? t(`conquest.item.${item}` as Key)
    : (items.get(item)?.title ?? item);
export const landWords = (land: Land): string =>
  land.green + land.brown === 0
    ? t('conquest.land.atoll')
    : [
        t('conquest.land.green', { n: land.green }),
        ...(land.brown ? [t('conquest.land.brown', { n: land.brown })] : []),
      ].join(', ');

export function chitWords(code: string): string {
  const chit = chits.get(code);
  return chit
    ? [
        ...chit.gains.map(g => t(`conquest.gain.${g}` as Key)),
        t(`conquest.chit.${chit.action}` as Key),
      ].join('; ')
    : code;
}

// One line about a stack: what is known of it.
export function stackWords(s: Stack): string {
  const parts: string[] = [];
  if (s.chain) parts.push(t('conquest.stack.chain'));
  const known = listed(s.known);
  if (known) parts.push(known);
  if (s.unknown > 0) parts.push(t('conquest.stack.unknown', { n: s.unknown }));
  if (s.no_wc) parts.push(t('conquest.stack.no_wc'));
  return parts.join(', ');
}

export function groundWords(p: Position, hex: number): string {
  const place = placeAt(p, hex);
  if (seas(p).unexplored.has(hex) && place?.ground !== 'hidden')
    return t('conquest.ground.unexplored');
  if (!place || place.ground === 'ocean') return t('conquest.ground.ocean');
  if (place.ground === 'hidden')
    return place.tile
      ? t('conquest.ground.known', { what: landWords(tiles.get(place.tile)!) })
      : t('conquest.ground.hidden');
  if (place.ground === 'atoll') return t('conquest.ground.atoll');
  const free = (place.usable ?? 0) - (place.villages ?? 0);
  const parts = [
    t('conquest.ground.villages', { n: place.villages ?? 0 }),
    t('conquest.ground.free', { n: free }),
  ];
  if (place.brown) parts.push(t('conquest.ground.brown', { n: place.brown }));
  if (place.warriors)
    parts.push(
      t(place.independent ? 'conquest.ground.independent' : 'conquest.ground.warriors', {
        n: place.warriors,
      }),
    );
  return parts.join(', ');
}

// Whose group it is; of one's own, "yours".
export function heldWords(p: Position, place: Place, names: Names): string {
  const owner = place.owner!,
    isHome = place.home === owner;
  if (owner === names.you) return t(isHome ? 'conquest.ground.home.you' : 'conquest.ground.of.you');
  return t(isHome ? 'conquest.ground.home' : 'conquest.ground.of', {
    name: nameOf(p, owner, names),
  });
}

// Everything about a hex in one sentence, for the spoken label.
export function spoken(p: Position, hex: number, names: Names): string {
  const place = placeAt(p, hex),
    parts = [hexName(p, hex), groundWords(p, hex)];
  if (place?.owner !== null && place?.owner !== undefined) parts.push(heldWords(p, place, names));
  if (place?.di?.length)
    parts.push(t('conquest.ground.di', { names: joined(place.di.map(s => nameOf(p, s, names))) }));
  for (const s of place?.stacks ?? []) parts.push(`${nameOf(p, s.side, names)}: ${stackWords(s)}`);
  for (const m of place?.marks ?? []) parts.push(eventTitle(m));
  return parts.join('. ');
}

const say = (head: string, text = '', warn = ''): Said => ({ head, text, warn });

function defenders(p: Position, hex: number, side: number, names: Names): string {
  const place: Place | null = placeAt(p, hex),
    rival = place?.stacks?.find(s => s.side !== side);
  const owner = place?.independent
    ? t('conquest.people')
    : nameOf(p, rival?.side ?? place?.owner ?? 0, names);
  const who = [
    ...(rival ? [stackWords(rival)] : []),
    ...(place?.warriors ? [t('conquest.ground.warriors', { n: place.warriors })] : []),
  ].join(', ');
  return t('conquest.say.battle', { name: owner, what: who || t('conquest.say.nobody') });
}

// What the pointed actions of one target or button mean.
export function explain(view: CView, list: Move[], names: Names): Said | null {
  const p = view.position,
    m = list[0],
    side = names.you ?? p.active ?? 0;
  if (!m) return null;
  const hex = m.hex,
    place = hex === undefined ? '' : hexName(p, hex),
    given = m.row.explain ?? '';
  const verbs = new Set(list.map(x => x.verb));
  if (list.length > 1 && verbs.size > 1)
    return m.from === undefined ? null : say(hexName(p, m.from), sourceWords(p, m.from, side));
  switch (m.verb) {
    case 'explore':
      return say(
        place,
        placeAt(p, hex!)?.ground === 'hidden'
          ? t('conquest.say.explore_tile')
          : t('conquest.say.explore'),
      );
    case 'traverse':
      return list.length > 1 && new Set(list.map(x => x.hex)).size > 1
        ? null
        : say(place, t('conquest.say.traverse'));
    case 'kumara':
      return say(place, t('conquest.say.kumara'));
    case 'depart': {
      if (new Set(list.map(x => x.hex)).size > 1)
        return say(hexName(p, m.from!), sourceWords(p, m.from!, side));
      return isHostile(p, side, hex!)
        ? say(place, '', defenders(p, hex!, side, names))
        : say(place, given || t('conquest.say.depart', { from: hexName(p, m.from!) }));
    }
    case 'lift':
      return say(
        hexName(p, m.from!),
        t('conquest.say.lift', { what: joined(list.map(x => kindWord(x.kind!))) }),
      );
    case 'flip':
      return say(
        hexName(p, m.from!),
        t(stackAt(p, m.from!, side)?.chain ? 'conquest.say.flip_down' : 'conquest.say.flip_up'),
      );
    case 'jump':
      return say(hexName(p, m.from!), t('conquest.say.jump'));
    case 'show_card':
    case 'use_card':
      return say(cardTitle(m.card!), cardText(m.card!));
    case 'play_event':
      return say(eventTitle(m.event!), eventText(m.event!));
    case 'at':
    case 'to':
    case 'place':
    case 'convert':
    case 'free':
    case 'send':
      return say(
        place,
        given ||
          (view.due?.point === 'choose_battle'
            ? defenders(p, hex!, side, names)
            : groundWords(p, hex!)),
      );
    case 'people':
      return say(peoples.get(m.people!)?.name ?? '', groundWords(p, hex!));
    default:
      return given
        ? say(buttonTitle(view, { name: 'move', moves: [m], leads: { do: m.do } }, names), given)
        : null;
  }
}
const sourceWords = (p: Position, hex: number, side: number): string => {
  const s = stackAt(p, hex, side);
  return s ? `${stackWords(s)}.` : '';
};

// The order of play that a choice of the Turn Order gives.
export function orderOf(p: Position, seat: number, way: string): number[] {
  const n = p.sides,
    by = way === 'clockwise' ? 1 : -1;
  return Array.from({ length: n }, (_, k) => (((seat + by * k) % n) + n) % n);
}

// The words on a button: a title, and what follows in a few words.
export function buttonTitle(view: CView, b: Button, names: Names): string {
  const p = view.position,
    m = b.moves[0]!,
    side = names.you ?? p.active ?? 0;
  if (b.name === 'group') return t('conquest.do.traverse');
  switch (m.verb) {
    case 'explore':
    case 'traverse':
    case 'to':
    case 'at':
    case 'place':
    case 'kumara':
      return hexName(p, m.hex!);
    case 'free':
      return t('conquest.do.free', { name: landName(p, m.hex!) ?? hexName(p, m.hex!) });
    case 'lift':
      return b.name === 'target' ? hexName(p, m.from!) : kindWord(m.kind!);
    case 'send':
      return b.name === 'target' ? hexName(p, m.hex!) : t('conquest.do.send', { n: m.n! });
    case 'depart':
      return b.name === 'target' && new Set(b.moves.map(x => x.hex)).size > 1
        ? hexName(p, m.from!)
        : b.moves.every(x => x.verb === 'depart') && b.moves.length === 1
          ? hexName(p, m.hex!)
          : hexName(p, m.from!);
    case 'flip':
      return b.name === 'target'
        ? hexName(p, m.from!)
        : t(stackAt(p, m.from!, side)?.chain ? 'conquest.do.flip_down' : 'conquest.do.flip_up');
    case 'jump':
      return b.name === 'target' ? hexName(p, m.from!) : t('conquest.do.jump');
    case 'cross':
      return b.name === 'target'
        ? hexName(p, m.from!)
        : t('conquest.do.cross', { what: kindWord(m.kind!) });
    case 'recall':
      return t('conquest.do.recall', { name: hexName(p, m.from!) });
    case 'show_tile':
      return t('conquest.do.show_tile', { name: landName(p, m.from!) ?? hexName(p, m.from!) });
    case 'show_card':
      return t('conquest.do.show_card', { name: cardTitle(m.card!) });
    case 'use_card':
      return t('conquest.do.use_card', { name: cardTitle(m.card!) });
    case 'play_event':
      return t('conquest.do.play_event', { name: eventTitle(m.event!) });
    case 'first':
      return m.seat === names.you
        ? t('conquest.do.first.you')
        : t('conquest.do.first', { name: nameOf(p, m.seat!, names) });
    case 'seat':
      return nameOf(p, m.seat!, names);
    case 'people':
      return peoples.get(m.people!)?.name ?? m.people!;
    case 'lose':
      return kindWord(m.kind!);
    case 'load':
      return t('conquest.do.load', { what: kindWord(m.kind!) });
    case 'pair':
      return t('conquest.do.pair', { one: kindWord(m.kind!), two: kindWord(m.cargo!) });
    case 'colonies':
      return t('conquest.do.colonies', { n: m.n! });
    case 'give':
      return t('conquest.do.give', { n: m.n! + m.m! });
    case 'take':
      return `${kindWord(m.kind!)}${m.cargo && m.cargo !== 'none' ? ` + ${kindWord(m.cargo)}` : ''}`;
    case 'build':
      return itemWord(m.item!);
    case 'buy_card':
      return t('conquest.do.buy_card');
    case 'save_bp':
      return t('conquest.do.save_bp');
    case 'convert':
      return t('conquest.do.convert', { name: hexName(p, m.hex!) });
    case 'chit':
      return chitWords(m.chit!);
    case 'keep':
    case 'leave':
    case 'show':
    case 'none':
      return t(
        `conquest.do.${m.verb}.${view.due?.point === 'explore_tile_choice' || view.due?.point === 'event_mark' ? 'tile' : 'cargo'}` as Key,
      );
    case 'wc':
    case 'tc':
    case 'village':
      return t('conquest.do.give_up', { what: t(`conquest.kind.${m.verb}` as Key, { n: 1 }) });
    default:
      return has(`conquest.do.${m.verb}`) ? t(`conquest.do.${m.verb}` as Key) : m.row.label;
  }
}

export function buttonHint(view: CView, b: Button, names: Names): string {
  const p = view.position,
    m = b.moves[0]!,
    v = p.voyage;
  if (b.name === 'group') return t('conquest.hint.knots', { n: 2 });
  if (m.verb === 'show_tile') return t('conquest.hint.show');
  switch (m.verb) {
    case 'people':
      return landWords(
        landAt(p, m.hex!) ?? { id: '', name: '', green: 3, brown: 1, warriors: 0, hex: null },
      );
    case 'stay':
      return t('conquest.hint.stay');
    case 'order':
      return t('conquest.hint.order');
    case 'event':
      return t('conquest.hint.event');
    case 'retry':
      return t('conquest.hint.retry');
    case 'return':
      return v ? t('conquest.hint.return', { n: v.knots }) : '';
    case 'keep':
      return view.due?.point === 'explore_tile_choice'
        ? t('conquest.hint.keep', { n: p.players[names.you ?? 0]?.markers ?? 0 })
        : '';
    case 'show':
      return t('conquest.hint.show');
    case 'free':
      return t('conquest.hint.free');
    case 'give':
      return m.n! + m.m! === 0
        ? t('conquest.hint.give.none')
        : joined([...(m.n ? [kindWord('wc', m.n)] : []), ...(m.m ? [kindWord('wb', m.m)] : [])]);
    case 'take':
      return t('conquest.hint.mp', { n: m.n! });
    case 'build':
      return t('conquest.hint.cost', {
        n: p.plan?.prices[m.item!] ?? items.get(m.item!)?.cost ?? 0,
      });
    case 'buy_card':
      return t('conquest.hint.cost', { n: p.plan?.prices.card ?? 2 });
    case 'declare':
      return t('conquest.hint.declare', {
        n: half(
          (p.players[names.you ?? 0]?.points.total ?? 0) +
            (p.players[names.you ?? 0]?.hidden_points ?? 0),
        ),
      });
    case 'at':
    case 'to':
    case 'place':
    case 'explore':
    case 'kumara':
    case 'traverse':
      return groundWords(p, m.hex!);
    case 'send':
      return b.name === 'target' ? groundWords(p, m.hex!) : '';
    case 'lift':
    case 'flip':
    case 'jump':
    case 'cross':
      return b.name === 'target' ? sourceWords(p, m.from!, names.you ?? 0) : '';
    case 'depart':
      return b.moves.length === 1 && b.name === 'target'
        ? isHostile(p, names.you ?? 0, m.hex!)
          ? t('conquest.hint.battle')
          : groundWords(p, m.hex!)
        : sourceWords(p, m.from!, names.you ?? 0);
    case 'show_card':
    case 'use_card':
      return cardText(m.card!);
    case 'play_event':
      return eventText(m.event!);
    default:
      return m.row.explain ?? '';
  }
}

// The spoken label of a target: what a click does, what lies there, what follows.
export function speak(view: CView, hex: number, list: Move[], names: Names): string {
  const m = list[0]!,
    key = `conquest.speak.${list.length > 1 && m.from === hex ? 'source' : m.verb}`,
    said = explain(view, list, names);
  const head = has(key) ? t(key) : t('conquest.speak.choose');
  return [
    `${head} ${spoken(view.position, hex, names)}.`,
    said?.warn ?? '',
    said && !said.warn && said.text && m.verb !== 'at' ? said.text : '',
  ]
    .filter(Boolean)
    .join(' ');
}

// Why a click on a hex that is no target does nothing.
export function whyNot(view: CView, s: Stage | null, hex: number, names: Names): string {
  const p = view.position,
    you = names.you,
    place = placeAt(p, hex);
  if (you === null || !view.due?.seats.includes(you) || !s) return t('conquest.why.not_turn');
  const known = !seas(p).unexplored.has(hex),
    exploring = s.point.startsWith('explore') || s.point === 'off_course_choice';
  if (exploring) {
    if (place?.di?.includes(you)) return t('conquest.why.own_tile');
    if (known)
      return t(s.point === 'explore_continue' ? 'conquest.why.known_sail' : 'conquest.why.known');
    return t(s.point === 'explore_start' ? 'conquest.why.far' : 'conquest.why.not_next');
  }
  if (s.point === 'move_action') {
    if (s.from === null)
      return stackAt(p, hex, you) ? t('conquest.why.spent') : t('conquest.why.no_piece');
    if (!known) return t('conquest.why.unknown');
    if (place?.ground === 'hidden') return t('conquest.why.hidden');
    if (!neighbours(s.from).includes(hex))
      return t('conquest.why.not_adjacent', { name: hexName(p, s.from) });
    return isHostile(p, you, hex) ? t('conquest.why.needs_wc') : t('conquest.why.stuck');
  }
  if (s.point === 'transit_action') return t('conquest.why.no_chain');
  if (s.point === 'transit_to') return t('conquest.why.other_chain');
  return s.targets.length ? t('conquest.why.glow') : t('conquest.why.bar');
}
