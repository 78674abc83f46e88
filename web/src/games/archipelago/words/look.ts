// look.ts - what a spot of the table says to whoever points at it.
import { t } from '../../../i18n/index.ts';
import type { Said } from '../../game.ts';
import { steps } from '../map/geometry.ts';
import {
  backs,
  buyPrice,
  capacity,
  cardOf,
  freeCircles,
  marketOf,
  placeOf,
  regionName,
  rowOf,
  sellPrice,
  unitOf,
  type AView,
  type BoardName,
  type Position,
  type Res,
  type Zone,
} from '../position.ts';
import { cardName, cardText, kindWord, useWords } from './cards.ts';
import { halfText } from './ends.ts';
import { isHarvest, joined, low, resWord, word, zoneWord, type Names } from './names.ts';
import { faceName, faceWords, iconWords, partWords, regionWords, unitWords } from './places.ts';
import { zoneWhy } from './why.ts';

export function lookOf(view: AView, spot: string, names: Names): Said {
  const p = view.position,
    [kind = '', one = '', two = ''] = spot.split(':'),
    n = Number(one);
  switch (kind) {
    case 'region': {
      const g = p.regions[n];
      return g ? regionWords(p, g, names) : { head: '', text: '' };
    }
    case 'part': {
      const g = p.regions[n];
      return g
        ? { ...regionWords(p, g, names), head: partWords(p, n, two) }
        : { head: '', text: '' };
    }
    case 'unit': {
      const u = unitOf(p, n);
      return { head: u ? unitWords(p, u, names) : '', text: '' };
    }
    case 'icon': {
      const i = p.regions[n]?.icons[Number(two)];
      return {
        head: iconWords(p, n, Number(two)),
        text: i?.ravaged
          ? t('archipelago.icon.ravaged')
          : i?.unit !== null
            ? t('archipelago.icon.taken')
            : '',
      };
    }
    case 'house': {
      const b = p.regions[n]?.buildings.find(x => x.type === two);
      return {
        head: t('archipelago.house.at', {
          what: word(`archipelago.building.${two}`),
          where: regionName(p, n),
        }),
        text: b
          ? b.controller === null
            ? t('archipelago.house.nobody')
            : t('archipelago.house.by', { name: names.of(b.controller) })
          : '',
        warn: b?.used ? t('archipelago.house.used') : '',
      };
    }
    case 'zone':
      return {
        head: zoneWord(one),
        text: word(`archipelago.zone.${isHarvest(one) ? 'harvest' : one}.text`),
        warn: [circleWords(p, one as Zone, names), zoneWhy(view, one as Zone, names)]
          .filter(Boolean)
          .join(' '),
      };
    case 'good':
      return goodLook(p, one as BoardName, two as Res);
    case 'slot': {
      const s = p.track[n];
      return s
        ? cardLook(
            s.card,
            t(s.next === null ? 'archipelago.card.price.last' : 'archipelago.card.price', {
              now: s.price,
              next: s.next ?? 0,
            }),
          )
        : { head: t('archipelago.slot.empty'), text: '' };
    }
    case 'card':
      return cardLook(one, '');
    case 'back': {
      const halves = p.back ? backs.get(p.back) : undefined;
      return halves
        ? {
            head: t('archipelago.back'),
            text: `${halfText(halves[0], 'domestic')} ${halves[0].red ? `(${t('archipelago.back.red')})` : ''} ${halfText(halves[1], 'export')} ${halves[1].red ? `(${t('archipelago.back.red')})` : ''}`,
          }
        : { head: t('archipelago.back'), text: t('archipelago.back.none') };
    }
    case 'pile':
      return p.top
        ? {
            head: faceName(p.top),
            text: `${faceWords(p.top)}. ${t('archipelago.pile.top', { n: p.pile })}`,
          }
        : { head: t('archipelago.pile'), text: t('archipelago.pile.none') };
    case 'second':
      return { head: faceName(p.second ?? ''), text: faceWords(p.second ?? '') };
    case 'stacks':
      return {
        head: t('archipelago.stacks'),
        text: `${p.stacks.join(' · ')}. ${t('archipelago.stacks.text')}`,
      };
    case 'stability':
      return { head: t('archipelago.stability'), text: t('archipelago.stability.text') };
    case 'face':
      return { head: faceName(one), text: faceWords(one) };
    case 'seat':
      return { head: names.of(n), text: t('archipelago.chip.order', { n: placeOf(p, n) }) };
    case 'cell': {
      const [q = 0, r = 0] = one.split(',').map(Number),
        near = p.regions.filter(g => steps.some(([dq, dr]) => g.q + dq === q && g.r + dr === r));
      return {
        head: near.length
          ? t('archipelago.cell.can', { names: joined(near.map(g => g.name)) })
          : t('archipelago.cell'),
        text: '',
      };
    }
    case 'consume':
      return p.crisis
        ? {
            head: `${t('archipelago.crisis.stock.market', { market: word(`archipelago.market.${p.crisis.board}`) })}: ${t('archipelago.n.res', { n: p.market[p.crisis.board][p.crisis.res], res: low(resWord(p.crisis.res)) })}`,
            text: '',
          }
        : { head: '', text: '' };
    default:
      return { head: '', text: '' };
  }
}
export function cardLook(key: string, more: string): Said {
  const c = cardOf(key);
  return {
    head: `${cardName(key)}, ${low(kindWord(key))}`,
    text: `${cardText(key)} ${useWords(key)} ${word(`archipelago.card.kind.${c.kind}.text`)}`,
    warn: [more, c.medals ? t('archipelago.card.medals', { n: c.medals }) : '']
      .filter(Boolean)
      .join(' '),
  };
}
function goodLook(p: Position, board: BoardName, res: Res): Said {
  const n = p.market[board][res],
    row = marketOf(board, res)[rowOf(board, res, n)],
    buy = buyPrice(p, board, res),
    sell = sellPrice(p, board, res);
  return {
    head: t('archipelago.market.spoken', {
      market: word(`archipelago.market.${board}`),
      res: low(resWord(res)),
      n,
      room: capacity(board, res),
      buy: buy === null ? t('archipelago.market.nothing') : t('archipelago.market.buy', { n: buy }),
      sell:
        sell === null ? t('archipelago.market.full') : t('archipelago.market.sell', { n: sell }),
    }),
    text: t('archipelago.market.text', { n, room: capacity(board, res), bank: p.supply[res] }),
    warn: !row
      ? ''
      : t(
          row.reb
            ? 'archipelago.market.row.reb'
            : row.sur
              ? 'archipelago.market.row.sur'
              : 'archipelago.market.row.none',
        ),
  };
}
function circleWords(p: Position, zone: Zone, names: Names): string {
  const free = freeCircles(p, zone);
  return free
    ? t('archipelago.zone.circles', {
        own: t(
          names.you !== null && free.own[names.you]
            ? 'archipelago.zone.circle.own'
            : 'archipelago.zone.circle.none',
        ),
        common: Math.max(0, free.common),
      })
    : '';
}
export function spoken(view: AView, spot: string, names: Names): string {
  const said = lookOf(view, spot, names);
  return [said.head, said.text, said.warn].filter(Boolean).join('. ');
}
