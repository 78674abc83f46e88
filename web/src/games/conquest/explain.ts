// explain.ts - what a choice on the map means, as one points at it; its spoken label; and why a click
// does nothing.
import { has, t } from '../../i18n/index.ts';
import type { Said } from '../game.ts';
import { buttonTitle } from './buttons.ts';
import type { Button, Move, Stage } from './moves.ts';
import { groundWords, hexName, spoken } from './places.ts';
import {
  isHostile,
  neighbours,
  peoples,
  placeAt,
  seas,
  stackAt,
  type CView,
  type Place,
  type Position,
} from './position.ts';
import {
  cardText,
  cardTitle,
  eventText,
  eventTitle,
  joined,
  kindWord,
  nameOf,
  stackWords,
  type Names,
} from './words.ts';

const say = (head: string, text = '', warn = ''): Said => ({ head, text, warn });

export const sourceWords = (p: Position, hex: number, side: number): string => {
  const s = stackAt(p, hex, side);
  return s ? `${stackWords(s)}.` : '';
};

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

interface Pointed {
  view: CView;
  p: Position;
  m: Move;
  list: Move[];
  side: number;
  names: Names;
}
const isOneHex = ({ list }: Pointed): boolean => new Set(list.map(x => x.hex)).size === 1;
const atSource = ({ p, m, side }: Pointed): Said =>
  say(hexName(p, m.from!), sourceWords(p, m.from!, side));

function sayDepart(x: Pointed): Said {
  const { p, m, side, names } = x;
  if (!isOneHex(x)) return atSource(x);
  const place = hexName(p, m.hex!);
  if (isHostile(p, m.hex!)) return say(place, '', defenders(p, m.hex!, side, names));
  return say(place, m.row.explain ?? t('conquest.say.depart', { from: hexName(p, m.from!) }));
}
function sayPlace({ view, p, m, side, names }: Pointed): Said {
  const here =
    view.due?.point === 'choose_battle'
      ? defenders(p, m.hex!, side, names)
      : groundWords(p, m.hex!);
  return say(hexName(p, m.hex!), m.row.explain ?? here);
}
function sayOther({ view, m, names }: Pointed): Said | null {
  const b: Button = { name: 'move', moves: [m], leads: { do: m.do } };
  return m.row.explain ? say(buttonTitle(view, b, names), m.row.explain) : null;
}

// What the actions of a verb mean; verbs that are not here have the engine's explanation.
const sayings: Record<string, (x: Pointed) => Said | null> = {
  explore: ({ p, m }) => {
    const isTile = placeAt(p, m.hex!)?.ground === 'hidden';
    return say(
      hexName(p, m.hex!),
      t(isTile ? 'conquest.say.explore_tile' : 'conquest.say.explore'),
    );
  },
  traverse: x => (isOneHex(x) ? say(hexName(x.p, x.m.hex!), t('conquest.say.traverse')) : null),
  kumara: ({ p, m }) => say(hexName(p, m.hex!), t('conquest.say.kumara')),
  depart: sayDepart,
  lift: ({ p, m, list }) =>
    say(
      hexName(p, m.from!),
      t('conquest.say.lift', { what: joined(list.map(x => kindWord(x.kind!))) }),
    ),
  flip: ({ p, m, side }) => {
    const isUp = stackAt(p, m.from!, side)?.chain;
    return say(hexName(p, m.from!), t(isUp ? 'conquest.say.flip_down' : 'conquest.say.flip_up'));
  },
  jump: ({ p, m }) => say(hexName(p, m.from!), t('conquest.say.jump')),
  show_card: ({ m }) => say(cardTitle(m.card!), cardText(m.card!)),
  use_card: ({ m }) => say(cardTitle(m.card!), cardText(m.card!)),
  play_event: ({ m }) => say(eventTitle(m.event!), eventText(m.event!)),
  at: sayPlace,
  to: sayPlace,
  place: sayPlace,
  convert: sayPlace,
  free: sayPlace,
  send: sayPlace,
  people: ({ p, m }) => say(peoples.get(m.people!)?.name ?? '', groundWords(p, m.hex!)),
};

// What the pointed actions of one target or button mean.
export function explain(view: CView, list: Move[], names: Names): Said | null {
  const p = view.position,
    m = list[0];
  if (!m) return null;
  const x: Pointed = { view, p, m, list, side: names.you ?? p.active ?? 0, names };
  if (new Set(list.map(y => y.verb)).size > 1) return m.from === undefined ? null : atSource(x);
  return (sayings[m.verb] ?? sayOther)(x);
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

function whyNotExplored(p: Position, point: string, hex: number, you: number): string {
  if (placeAt(p, hex)?.di?.includes(you)) return t('conquest.why.own_tile');
  if (!seas(p).unexplored.has(hex))
    return t(point === 'explore_continue' ? 'conquest.why.known_sail' : 'conquest.why.known');
  return t(point === 'explore_start' ? 'conquest.why.far' : 'conquest.why.not_next');
}
function whyNotSailed(p: Position, from: number | null, hex: number, you: number): string {
  if (from === null)
    return t(stackAt(p, hex, you) ? 'conquest.why.spent' : 'conquest.why.no_piece');
  if (seas(p).unexplored.has(hex)) return t('conquest.why.unknown');
  if (placeAt(p, hex)?.ground === 'hidden') return t('conquest.why.hidden');
  if (!neighbours(from).includes(hex))
    return t('conquest.why.not_adjacent', { name: hexName(p, from) });
  return t(isHostile(p, hex) ? 'conquest.why.needs_wc' : 'conquest.why.stuck');
}

// Why a click on a hex that is no target does nothing.
export function whyNot(view: CView, s: Stage | null, hex: number, names: Names): string {
  const p = view.position,
    you = names.you;
  if (you === null || !view.due?.seats.includes(you) || !s) return t('conquest.why.not_turn');
  if (s.point.startsWith('explore') || s.point === 'off_course_choice')
    return whyNotExplored(p, s.point, hex, you);
  if (s.point === 'move_action') return whyNotSailed(p, s.from, hex, you);
  if (s.point === 'transit_action')
    return t(s.targets.length ? 'conquest.why.lift_first' : 'conquest.why.no_chain');
  if (s.point === 'transit_to') return t('conquest.why.other_chain');
  return t(s.targets.length ? 'conquest.why.glow' : 'conquest.why.bar');
}
