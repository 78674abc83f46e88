// look.ts - what a spot of the table says to whoever points at it.
import { t } from '../../../i18n/index.ts';
import { helpOf } from '../../lexicon.ts';
import type { Said } from '../../game.ts';
import { closedAt, whereOf } from '../moves.ts';
import {
  cardOf,
  marketOf,
  placeOf,
  regionName,
  unitOf,
  type AView,
  type BoardName,
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
  marketWord,
  counted,
  resIn,
  rowWords,
  thingWord,
  zoneText,
  zoneWord,
  type Names,
} from './names.ts';
import { iconWords, partWords, regionWords, unitWords } from './places.ts';
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

function iconLook({ p, n, two }: Spotted): Said {
  const i = p.regions[n]?.icons[Number(two)],
    head = iconWords(p, n, Number(two));
  if (i?.ravaged) return { head, text: t('archipelago.icon.ravaged') };
  return { head, text: i?.unit !== null ? t('archipelago.icon.taken') : '' };
}
function houseLook({ p, n, two, names }: Spotted): Said {
  const b = p.regions[n]?.buildings.find(x => x.type === two),
    head = t('archipelago.house.at', { what: buildingWord(two), where: regionName(p, n) });
  if (!b) return { head, text: '', warn: '' };
  return {
    head,
    text:
      b.controller === null
        ? t('archipelago.house.nobody')
        : t('archipelago.house.by', { name: names.of(b.controller) }),
    warn: b.used ? t('archipelago.house.used') : '',
  };
}
function zoneLook({ view, p, one, names }: Spotted): Said {
  const warn = [circleWords(p, one as Zone, names), closedAt(view, `zone:${one}`)];
  return { head: zoneWord(one), text: zoneText(one), warn: warn.filter(Boolean).join(' ') };
}
function slotLook({ p, n }: Spotted): Said {
  const s = p.track[n];
  if (!s) return { head: t('archipelago.slot.empty'), text: '' };
  const price = s.next === null ? 'archipelago.card.price.last' : 'archipelago.card.price';
  return cardLook(s.card, t(price, { now: s.price, next: s.next ?? 0 }));
}
function backLook({ p }: Spotted): Said {
  const head = thingWord('back'),
    text = p.back ? backText(p.back) : t('archipelago.back.none');
  return { head, text };
}
function pileLook({ p }: Spotted): Said {
  if (!p.top) return { head: t('archipelago.pile'), text: t('archipelago.pile.none') };
  const left = t('archipelago.pile.top', { n: p.pile });
  return { head: faceName(p.top), text: `${faceWords(p.top)}. ${left}` };
}
function cellLook({ view, one }: Spotted): Said {
  const where = whereOf(view, one);
  return { head: where ? t('archipelago.cell.can', { where }) : t('archipelago.cell'), text: '' };
}
function consumeLook({ p }: Spotted): Said {
  const c = p.crisis;
  if (!c) return nothing;
  const market = t('archipelago.crisis.stock.market', {
      market: marketWord(c.board),
    }),
    left = counted(c.res, p.market[c.board][c.res]);
  return { head: named(market, left), text: '' };
}
// The three numbers of the colony, what they mean and what they do next; of workers only where one can be hired.
const numberLook =
  (which: 'pop' | 'reb' | 'sur') =>
  ({ p }: Spotted): Said => {
    const cost = p.recruit_cost ?? 0,
      args = { spare: p.room, next: p.forecast.reb, cost },
      now = which === 'sur' && !cost ? '' : t(`archipelago.${which}.now`, args);
    return {
      head: named(thingWord(which), p[which]),
      text: `${helpOf('archipelago', 'thing', which)} ${now}`.trim(),
    };
  };
const faceLook = (face: string): Said => ({ head: faceName(face), text: faceWords(face) });

const looks: Partial<Record<string, (at: Spotted) => Said>> = {
  region: ({ p, n, names }) => (p.regions[n] ? regionWords(p, p.regions[n], names) : nothing),
  part: ({ p, n, two, names }) =>
    p.regions[n] ? { ...regionWords(p, p.regions[n], names), head: partWords(p, n, two) } : nothing,
  unit: ({ p, n, names }) => {
    const u = unitOf(p, n);
    return { head: u ? unitWords(p, u, names) : '', text: '' };
  },
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
    text: t('archipelago.chip.order', { n: placeOf(p, n) }),
  }),
  cell: cellLook,
  consume: consumeLook,
};
export function lookOf(view: AView, spot: string, names: Names): Said {
  const [kind = '', one = '', two = ''] = spot.split(':');
  return looks[kind]?.({ view, p: view.position, one, two, n: Number(one), names }) ?? nothing;
}
function cardLook(key: string, more: string): Said {
  const c = cardOf(key);
  return {
    head: `${cardName(key)} (${kindWord(key)})`,
    text: `${cardText(key)} ${useWords(key)} ${kindText(key)}`,
    warn: [more, c.medals ? t('archipelago.card.medals', { n: c.medals }) : '']
      .filter(Boolean)
      .join(' '),
  };
}
function goodLook(p: Position, board: BoardName, res: Res): Said {
  const n = p.market[board][res],
    { buy, sell, row, room } = p.prices[board][res],
    effect = marketOf(board, res)[row]?.effect;
  return {
    head: t('archipelago.market.spoken', {
      market: marketWord(board),
      res: resIn(res),
      n,
      room,
      buy: buy === null ? t('archipelago.market.nothing') : t('archipelago.market.buy', { n: buy }),
      sell:
        sell === null ? t('archipelago.market.full') : t('archipelago.market.sell', { n: sell }),
    }),
    text: t('archipelago.market.text', { n, room, bank: p.supply[res] }),
    warn: effect ? rowWords(effect) : '',
  };
}
function circleWords(p: Position, zone: Zone, names: Names): string {
  const free = p.circles[zone];
  return free
    ? t('archipelago.zone.circles', {
        own: t(
          names.you !== null && free.own[names.you]
            ? 'archipelago.zone.circle.own'
            : 'archipelago.zone.circle.none',
        ),
        common: free.common,
      })
    : '';
}
export function spoken(view: AView, spot: string, names: Names): string {
  const said = lookOf(view, spot, names);
  return sentences([said.head, said.text, said.warn]);
}
