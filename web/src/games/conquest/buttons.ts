// buttons.ts - the words on the buttons of the decision bar: a title, and what follows in a few words.
import { has, t, type Key } from '../../i18n/index.ts';
import { sourceWords } from './explain.ts';
import type { Button, Move } from './moves.ts';
import { groundWords, hexName } from './places.ts';
import {
  half,
  isHostile,
  items,
  landAt,
  peoples,
  short,
  stackAt,
  type CView,
  type Position,
} from './position.ts';
import {
  cardText,
  cardTitle,
  chitWords,
  eventText,
  eventTitle,
  itemWord,
  kindWord,
  landWords,
  paidWith,
  type Names,
} from './words.ts';

interface Pressed {
  view: CView;
  p: Position;
  b: Button;
  m: Move;
  names: Names;
  you: number;
}
const pressed = (view: CView, b: Button, names: Names): Pressed => {
  const p = view.position;
  return { view, p, b, m: b.moves[0]!, names, you: names.you ?? p.active ?? 0 };
};
type Words = (x: Pressed) => string;

const there: Words = ({ p, m }) => hexName(p, m.hex!),
  here: Words = ({ p, m }) => hexName(p, m.from!),
  island: Words = ({ p, m }) => {
    const hex = m.hex ?? m.from!,
      land = landAt(p, hex);
    return land ? short(land.name) : hexName(p, hex);
  };
// On a target of the map the place, in the bar what is done there.
const placed =
  (place: Words, words: Words): Words =>
  x =>
    x.b.name === 'target' ? place(x) : words(x);
const about: Words = ({ view, m }) => {
  const isTile = ['explore_tile_choice', 'event_mark'].includes(view.due?.point ?? '');
  const key = `conquest.do.${m.verb}.${isTile ? 'tile' : 'cargo'}`;
  return has(key) ? t(key) : m.row.label;
};
const givesUp: Words = ({ m }) => t('conquest.do.give_up', { what: kindWord(m.verb) });

const titles: Record<string, Words> = {
  explore: there,
  traverse: there,
  to: there,
  at: there,
  place: there,
  kumara: there,
  free: x => t('conquest.do.free', { name: island(x) }),
  lift: placed(here, ({ m }) => kindWord(m.kind!)),
  send: placed(there, ({ m }) => t('conquest.do.send', { n: m.n! })),
  depart: x => (x.b.moves.length === 1 ? there(x) : here(x)),
  flip: placed(here, ({ p, m, you }) =>
    t(stackAt(p, m.from!, you)?.chain ? 'conquest.do.flip_down' : 'conquest.do.flip_up'),
  ),
  jump: placed(here, () => t('conquest.do.jump')),
  cross: placed(here, ({ m }) => t('conquest.do.cross', { what: kindWord(m.kind!) })),
  recall: x => t('conquest.do.recall', { name: here(x) }),
  show_tile: x => t('conquest.do.show_tile', { name: island(x) }),
  show_card: ({ m }) => t('conquest.do.show_card', { name: cardTitle(m.card!) }),
  use_card: ({ m }) => t('conquest.do.use_card', { name: cardTitle(m.card!) }),
  play_event: ({ m }) => t('conquest.do.play_event', { name: eventTitle(m.event!) }),
  people: ({ m }) => peoples.get(m.people!)?.name ?? m.people!,
  lose: ({ m }) => kindWord(m.kind!),
  load: ({ m }) => t('conquest.do.load', { what: kindWord(m.kind!) }),
  pair: ({ m }) => t('conquest.do.pair', { one: kindWord(m.kind!), two: kindWord(m.cargo!) }),
  colonies: ({ m }) => t('conquest.do.colonies', { n: m.n! }),
  give: ({ m }) => t('conquest.do.give', { n: m.n! + m.m! }),
  take: ({ m }) =>
    [m.kind!, m.cargo ?? 'none']
      .filter(kind => kind !== 'none')
      .map(kind => kindWord(kind))
      .join(' + '),
  build: ({ m }) => itemWord(m.item!),
  convert: x => t('conquest.do.convert', { name: there(x) }),
  chit: ({ m }) => chitWords(m.chit!),
  keep: about,
  leave: about,
  show: about,
  none: about,
  wc: givesUp,
  tc: givesUp,
  village: givesUp,
};
const otherTitle: Words = ({ m }) =>
  has(`conquest.do.${m.verb}`) ? t(`conquest.do.${m.verb}` as Key) : m.row.label;

// The words on a button.
export const buttonTitle = (view: CView, b: Button, names: Names): string =>
  b.name === 'group'
    ? t('conquest.do.traverse')
    : (titles[b.moves[0]!.verb] ?? otherTitle)(pressed(view, b, names));

const groundThere: Words = ({ p, m }) => groundWords(p, m.hex!),
  stackHere: Words = ({ p, m, you }) => sourceWords(p, m.from!, you),
  nothing: Words = () => '';
const cost = (n: number): string => t('conquest.hint.cost', { n });

const hints: Record<string, Words> = {
  people: ({ p, m }) => {
    const land = landAt(p, m.hex!);
    return land ? landWords(land) : '';
  },
  stay: () => t('conquest.hint.stay'),
  order: () => t('conquest.hint.order'),
  event: () => t('conquest.hint.event'),
  retry: () => t('conquest.hint.retry'),
  return: ({ p }) => (p.voyage ? t('conquest.hint.return', { n: p.voyage.knots }) : ''),
  keep: ({ view, p, you }) =>
    view.due?.point === 'explore_tile_choice'
      ? t('conquest.hint.keep', { n: p.players[you]?.markers ?? 0 })
      : '',
  show: () => t('conquest.hint.show'),
  show_tile: () => t('conquest.hint.show'),
  free: () => t('conquest.hint.free'),
  give: ({ m }) => paidWith(m) || t('conquest.hint.give.none'),
  take: ({ m }) => t('conquest.hint.mp', { n: m.n! }),
  build: ({ p, m }) => cost(p.plan?.prices[m.item!] ?? items.get(m.item!)?.cost ?? 0),
  buy_card: ({ p }) => cost(p.plan?.prices.card ?? 0),
  declare: ({ p, you }) => {
    const { points, hidden_points } = p.players[you]!;
    return t('conquest.hint.declare', { n: half(points.total + (hidden_points ?? 0)) });
  },
  at: groundThere,
  to: groundThere,
  place: groundThere,
  explore: groundThere,
  kumara: groundThere,
  traverse: groundThere,
  send: placed(groundThere, nothing),
  lift: placed(stackHere, nothing),
  flip: placed(stackHere, nothing),
  jump: placed(stackHere, nothing),
  cross: placed(stackHere, nothing),
  depart: x => {
    if (x.b.moves.length > 1 || x.b.name !== 'target') return stackHere(x);
    return isHostile(x.p, x.m.hex!) ? t('conquest.hint.battle') : groundThere(x);
  },
  show_card: ({ m }) => cardText(m.card!),
  use_card: ({ m }) => cardText(m.card!),
  play_event: ({ m }) => eventText(m.event!),
};
const otherHint: Words = ({ m }) => m.row.explain ?? '';

// What a choice brings, in a few words.
export const buttonHint = (view: CView, b: Button, names: Names): string =>
  b.name === 'group'
    ? t('conquest.hint.knots', { n: 2 })
    : (hints[b.moves[0]!.verb] ?? otherHint)(pressed(view, b, names));
