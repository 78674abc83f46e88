// look.ts - what a spot of the table says to whoever points at it.
import { t } from '../../../i18n/index.ts';
import { capital } from '../../../i18n/plain.ts';
import { helpOf } from '../../lexicon.ts';
import type { Said } from '../../game.ts';
import { closedAt, whereOf } from '../moves.ts';
import {
  marketOf,
  placeOf,
  regionName,
  unitOf,
  type AView,
  type BoardName,
  type PartName,
  type Position,
  type Res,
  type Zone,
} from '../position.ts';
import { cardName, cardText, kindText, kindWord, useWords } from './cards.ts';
import { backText } from './ends.ts';
import {
  buildingWord,
  faceName,
  faceWords,
  howMany,
  counted,
  placeWord,
  resWord,
  rowWords,
  stateWord,
  thingWord,
  zoneText,
  zoneWord,
  type Names,
} from './names.ts';
import { named, sentences } from '../../../i18n/join.ts';

const nothing: Said = { head: '', text: '' };
// A spot is a kind and what it is: `icon:3:1` is icon 1 of region 3.
interface Spotted {
  view: AView;
  p: Position;
  one: string;
  two: string;
  n: number;
  names: Names;
}

function regionLook({ p, n, two }: Spotted): Said {
  const g = p.regions[n];
  if (!g) return nothing;
  const warn = [g.held, g.open].filter(Boolean).join(', ');
  return { head: g.parts[two as PartName] ?? g.name, text: g.text, warn };
}
function iconLook({ p, n, two }: Spotted): Said {
  const g = p.regions[n],
    i = g?.icons[Number(two)];
  return i ? { head: `${resWord(i.res)}, ${g.parts[i.part]}`, text: i.state ?? '' } : nothing;
}
function houseLook({ p, n, two }: Spotted): Said {
  const b = p.regions[n]?.buildings.find(x => x.type === two);
  return { head: `${buildingWord(two)}, ${regionName(p, n)}`, text: capital(b?.text ?? '') };
}
function unitLook({ p, n }: Spotted): Said {
  const u = unitOf(p, n);
  return { head: u ? [capital(u.text), u.state].filter(Boolean).join(', ') : '', text: '' };
}
function zoneLook({ view, p, one }: Spotted): Said {
  const warn = [p.circles[one as Zone]?.text, closedAt(view, `zone:${one}`)];
  return { head: zoneWord(one), text: zoneText(one), warn: warn.filter(Boolean).join(' ') };
}
function slotLook({ p, n }: Spotted): Said {
  const s = p.track[n];
  if (!s) return { head: stateWord('no_card'), text: '' };
  return cardLook(s.card, s.costs);
}
function backLook({ p }: Spotted): Said {
  const head = thingWord('back'),
    text = p.back ? backText(p.back) : (p.no_back ?? '');
  return { head, text };
}
function pileLook({ p }: Spotted): Said {
  if (!p.top) return { head: thingWord('pile'), text: p.pile_text };
  return { head: faceName(p.top), text: `${faceWords(p.top)}. ${p.pile_text}` };
}
const cellLook = ({ view, one }: Spotted): Said => ({
  head: capital(whereOf(view, one)),
  text: '',
});
function consumeLook({ p }: Spotted): Said {
  const c = p.crisis;
  if (!c) return nothing;
  const left = counted(c.res, p.market[c.board][c.res]);
  return { head: named(thingWord(c.board), left), text: '' };
}
// The three numbers of the colony, what they mean and what they do next.
const nextOf = {
  pop: (p: Position): string => howMany('spare', p.room),
  reb: (p: Position): string => p.forecast.text,
  sur: (p: Position): string => p.hire_next ?? '',
};
const numberLook =
  (which: 'pop' | 'reb' | 'sur') =>
  ({ p }: Spotted): Said => ({
    head: named(thingWord(which), p[which]),
    text: sentences([helpOf('archipelago', 'thing', which), capital(nextOf[which](p))]),
  });
const faceLook = (face: string): Said => ({ head: faceName(face), text: faceWords(face) });

const looks: Partial<Record<string, (at: Spotted) => Said>> = {
  ...{ region: regionLook, part: regionLook },
  unit: unitLook,
  icon: iconLook,
  house: houseLook,
  zone: zoneLook,
  good: ({ p, one, two }) => goodLook(p, one as BoardName, two as Res),
  slot: slotLook,
  card: ({ one }) => cardLook(one, ''),
  back: backLook,
  pile: pileLook,
  second: ({ p }) => faceLook(p.second ?? ''),
  face: ({ one }) => faceLook(one),
  stacks: ({ p }) => ({
    head: thingWord('stacks'),
    text: `${p.stacks.join(' · ')}. ${helpOf('archipelago', 'thing', 'stacks')}`,
  }),
  ...{ pop: numberLook('pop'), reb: numberLook('reb'), sur: numberLook('sur') },
  stability: () => ({
    head: thingWord('stability'),
    text: helpOf('archipelago', 'thing', 'stability'),
  }),
  seat: ({ p, n, names }) => ({
    head: names.of(n),
    text: placeWord(placeOf(p, n)),
  }),
  cell: cellLook,
  consume: consumeLook,
};
export function lookOf(view: AView, spot: string, names: Names): Said {
  const [kind = '', one = '', two = ''] = spot.split(':');
  return looks[kind]?.({ view, p: view.position, one, two, n: Number(one), names }) ?? nothing;
}
function cardLook(key: string, more: string): Said {
  return {
    head: `${cardName(key)} (${kindWord(key)})`,
    text: `${cardText(key)} ${useWords(key)} ${kindText(key)}`,
    warn: more,
  };
}
function goodLook(p: Position, board: BoardName, res: Res): Said {
  const { row, text } = p.prices[board][res],
    effect = marketOf(board, res)[row]?.effect;
  return {
    head: named(thingWord(board), text),
    text: named(t('archipelago.bank'), counted(res, p.supply[res])),
    warn: effect ? rowWords(effect) : '',
  };
}
export function spoken(view: AView, spot: string, names: Names): string {
  const said = lookOf(view, spot, names);
  return sentences([said.head, said.text, said.warn]);
}
