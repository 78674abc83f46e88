// words.ts - what things of Archipelago are called and what a choice means, from the catalogue. The
// engine's own explanation of an action is used where it says more than we can know here.
import { has, t, type Args, type Key } from '../../i18n/index.ts';
import type { Said } from '../game.ts';
import { steps } from './geometry.ts';
import type { Button, Move, Stage } from './moves.ts';
import {
  backs,
  buyPrice,
  cardOf,
  constructions,
  faceOf,
  isCrisis,
  needOf,
  objectiveOf,
  placeOf,
  regionName,
  resources,
  sellPrice,
  trends,
  unitOf,
  wonderCosts,
  freeCircles,
  capacity,
  rowOf,
  marketOf,
  type AView,
  type BoardName,
  type Half,
  type Player,
  type Position,
  type Region,
  type Res,
  type Unit,
  type Zone,
} from './position.ts';

export interface Names {
  of: (seat: number) => string;
  you: number | null;
}

export const word = (key: string, args: Args = {}): string =>
  has(key) ? t(key, args) : key.slice(key.lastIndexOf('.') + 1).replaceAll('_', ' ');
export const joined = (list: string[]): string =>
  list.length < 2
    ? (list[0] ?? '')
    : t('archipelago.and', { a: list.slice(0, -1).join(', '), b: list.at(-1)! });
export const resWord = (res: string): string => word(`archipelago.res.${res}`);
export const low = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const florins = (n: number): string => t('archipelago.n.florins', { n });
export const cardName = (key: string): string => word(`archipelago.card.${key}`);
export const cardText = (key: string): string => word(`archipelago.card.${key}.text`);
export const cardShort = (key: string): string => word(`archipelago.card.${key}.short`);
export const kindWord = (key: string): string => word(`archipelago.card.kind.${cardOf(key).kind}`);
export const criterionWord = (by: string): string => word(`archipelago.by.${by}`);
export const faceName = (key: string): string => {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
export const zoneWord = (zone: string): string => word(`archipelago.zone.${zone}`);
export const isHarvest = (zone: string): boolean => (resources as string[]).includes(zone);
export const phaseWord = (phase: number): string => word(`archipelago.phase.${phase}`);
export const stageWords = (p: Position): string =>
  p.phase === 0
    ? t('archipelago.stage.zero')
    : t('archipelago.stage', { turn: p.turn, phase: phaseWord(p.phase) });
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');
export const nameOf = (seat: number, names: Names): string => names.of(seat);

export function cubesWords(cubes: Partial<Record<Res, number>>): string[] {
  return resources.flatMap(r =>
    cubes[r] ? [t('archipelago.n.res', { n: cubes[r], res: low(resWord(r)) })] : [],
  );
}
export function costWords(what: string): string {
  const c = constructions.get(what);
  return c ? joined([...cubesWords(c.cubes), ...(c.florins ? [florins(c.florins)] : [])]) : '';
}
export function useWords(key: string): string {
  const c = cardOf(key),
    list = [
      ...cubesWords(wonderCosts[key] ?? {}),
      ...(c.discs ? [t('archipelago.n.discs', { n: c.discs })] : []),
      ...(c.florins ? [florins(c.florins)] : []),
    ];
  return t('archipelago.card.cost', {
    what: list.length ? joined(list) : t('archipelago.card.cost.free'),
  });
}
export function faceWords(key: string): string {
  const f = faceOf(key),
    counts = resources.flatMap(r => {
      const n = f.icons.filter(i => i.res === r).length;
      return n ? [t('archipelago.n.res', { n, res: low(resWord(r)) })] : [];
    });
  const list = [
    ...counts,
    ...(f.huts ? [t('archipelago.face.huts', { n: f.huts })] : []),
    ...(f.lands > 1 ? [t('archipelago.face.strait')] : []),
    ...(f.lands === 1 && f.edges.every(e => e === 'S') ? [t('archipelago.face.island')] : []),
  ];
  return counts.length || f.huts
    ? list.join(', ')
    : [t('archipelago.face.nothing'), ...list].join(', ');
}

// ---- backs, objectives, trends -----------------------------------------------------------------------

export function halfTitle(half: Half, board: BoardName): string {
  if (!isCrisis(half)) return word(`archipelago.back.${half.what}`);
  return board === 'domestic'
    ? `${resWord(half.what)} ${half.n}`
    : `${resWord(half.what)} × ${half.n}`;
}
export const halfText = (half: Half, board: BoardName): string =>
  isCrisis(half)
    ? word(`archipelago.back.${board}.text`, { res: low(resWord(half.what)), n: half.n })
    : word(`archipelago.back.${half.what}.text`);
export const halfKind = (half: Half, board: BoardName): string =>
  half.red
    ? t('archipelago.back.red')
    : isCrisis(half)
      ? word(`archipelago.back.${board}`)
      : t('archipelago.back.event');
export function backWords(code: string | null): string {
  const halves = code ? backs.get(code) : undefined;
  return halves
    ? `${halfTitle(halves[0], 'domestic')} (${halfKind(halves[0], 'domestic')}), ${halfTitle(halves[1], 'export')} (${halfKind(halves[1], 'export')})`
    : t('archipelago.back.none');
}
export const endWords = (code: string, seats: number): string =>
  word(`archipelago.end.${objectiveOf(code).end}`, { n: needOf(code, seats) });
export function scoreWords(code: string): string {
  const o = objectiveOf(code);
  return o.criterion === 'pacifist'
    ? t('archipelago.objective.pacifist', { n: o.gap })
    : o.criterion === 'separatist'
      ? t('archipelago.objective.separatist')
      : t('archipelago.objective.scores', { what: criterionWord(o.criterion) });
}
export const trendWords = (code: string): string => criterionWord(trends.get(code) ?? '');

// ---- places --------------------------------------------------------------------------------------------

export function partWords(p: Position, region: number, part: string): string {
  const g = p.regions[region],
    strait = g ? faceOf(g.face).lands > 1 : false,
    name = regionName(p, region);
  if (part === 'sea') return `${name}, ${t('archipelago.part.sea')}`;
  return strait ? `${name}, ${word(`archipelago.part.${part}`)}` : name;
}
export function unitWords(p: Position, u: Unit, names: Names): string {
  const kind = word(`archipelago.unit.${u.kind}`),
    where = partWords(p, u.region, u.part),
    head =
      u.seat === names.you
        ? t('archipelago.unit.at.you', { kind, where })
        : t('archipelago.unit.at', { name: names.of(u.seat), kind, where });
  const more = [
    ...(u.spot !== 'free' && u.spot !== 'icon'
      ? [t('archipelago.unit.on', { what: low(word(`archipelago.building.${u.spot}`)) })]
      : []),
    ...(u.rebel ? [t('archipelago.unit.rebel')] : []),
    ...(u.engaged ? [t('archipelago.unit.engaged')] : []),
  ];
  return [head, ...more].join(', ');
}
export function regionWords(p: Position, g: Region, names: Names): Said {
  const here = p.units.filter(u => u.region === g.region),
    counts = [...new Set(here.map(u => u.seat))].map(seat => {
      const citizens = here.filter(u => u.seat === seat && u.kind === 'citizen').length,
        ships = here.filter(u => u.seat === seat && u.kind === 'ship').length;
      return `${names.of(seat)}: ${[...(citizens ? [t('archipelago.n.citizens', { n: citizens })] : []), ...(ships ? [t('archipelago.n.ships', { n: ships })] : [])].join(', ')}`;
    });
  const houses = g.buildings.map(b => word(`archipelago.building.${b.type}`)).join(', ');
  return {
    head: g.name,
    text: [faceWords(g.face), houses, ...counts].filter(Boolean).join('. '),
    warn:
      g.control === null
        ? ''
        : [
            t('archipelago.region.control', { name: names.of(g.control) }),
            g.terms === null
              ? t('archipelago.region.closed')
              : t('archipelago.region.terms', { n: g.terms }),
          ].join(', '),
  };
}
const iconWords = (p: Position, region: number, icon: number): string => {
  const i = p.regions[region]?.icons[icon];
  return i
    ? t('archipelago.icon.at', { res: resWord(i.res), where: partWords(p, region, i.part) })
    : '';
};
const whereOf = (board: string): string => word(`archipelago.market.${board}.in`);

// ---- what a choice is called and what it brings ---------------------------------------------------------

const me = (view: AView, names: Names): Player | undefined =>
  names.you === null ? undefined : view.position.players[names.you];
export const standsBy = (view: AView): number => {
  const c = view.position.crisis;
  return c
    ? Math.min(
        c.number,
        c.lying.reduce((a, b) => a + b, 0),
      )
    : 0;
};
const isPass = (view: AView): boolean => {
  const r = view.position.round;
  return !!r && !r.action && !r.card && !r.building;
};
const plain = new Set([
  'stop',
  'done',
  'none',
  'no_money',
  'close',
  'evict',
  'leave',
  'reject',
  'one',
  'two',
]);

export function moveTitle(view: AView, m: Move, names: Names): string {
  const p = view.position,
    crisis = p.crisis;
  if (m.verb === 'none' && view.due?.point === 'crisis_offer') return t('archipelago.do.no_offer');
  if (plain.has(m.verb))
    return view.due?.point === 'deal_answer'
      ? t('archipelago.deal.reject')
      : word(`archipelago.do.${m.verb}`);
  switch (m.verb) {
    case 'name':
      return trendWords(m.one);
    case 'drop': {
      const held = me(view, names)?.objectives[m.n]?.objective;
      return held ? t('archipelago.do.drop', { what: endWords(held, view.seats) }) : m.row.label;
    }
    case 'choose':
      return faceName(m.one);
    case 'land':
      return t('archipelago.do.land', { n: m.n });
    case 'visit':
    case 'grow':
    case 'launch':
    case 'terms':
    case 'want_permit':
      return regionName(p, m.n);
    case 'market_cube':
    case 'own_cube':
    case 'take':
      return resWord(m.one);
    case 'give':
    case 'want':
      return resWord(m.one);
    case 'bid':
      return t('archipelago.do.bid', { n: m.n });
    case 'pledge':
      return t('archipelago.do.pledge', { n: m.n });
    case 'price':
      return t('archipelago.do.price', { n: m.n });
    case 'silent':
      return t('archipelago.do.silent');
    case 'next':
    case 'deal':
    case 'rob':
      return names.of(m.n);
    case 'look':
      return t('archipelago.do.look', { name: names.of(m.n), n: Number(m.two) + 1 });
    case 'stand_free': {
      const u = unitOf(p, m.n);
      return t('archipelago.do.stand_free', {
        where: u ? `${names.of(u.seat)}, ${regionName(p, u.region)}` : '',
      });
    }
    case 'consume_market':
      return t('archipelago.do.consume_market');
    case 'consume_own':
      return t('archipelago.do.consume_own', { res: low(resWord(crisis?.res ?? '')) });
    case 'consume_token':
      return t('archipelago.do.consume_token');
    case 'stand':
    case 'send':
    case 'pick':
    case 'heal':
    case 'sink':
    case 'settle':
    case 'serve': {
      const u = unitOf(p, m.n);
      return u ? unitWords(p, u, names) : m.row.label;
    }
    case 'by': {
      const u = unitOf(p, m.n);
      return u
        ? `${partWords(p, u.region, m.two)}${u.spot !== 'free' && u.spot !== 'icon' ? `, ${t('archipelago.unit.on', { what: low(word(`archipelago.building.${u.spot}`)) })}` : ''}${u.kind === 'ship' ? `, ${t('archipelago.unit.ship')}` : ''}`
        : m.row.label;
    }
    case 'tax':
    case 'harvest':
    case 'trade':
    case 'explore':
    case 'reproduce':
    case 'recruit':
    case 'migrate':
    case 'build':
      return zoneWord(
        m.verb === 'harvest'
          ? m.one
          : (
              {
                tax: 'taxes',
                trade: 'transaction',
                explore: 'exploration',
                reproduce: 'reproduction',
                recruit: 'recruitment',
                migrate: 'migration',
                build: 'construction',
              } as Record<string, string>
            )[m.verb]!,
      );
    case 'use_card':
    case 'acquire':
    case 'give_card':
    case 'want_card':
      return cardName(m.one);
    case 'wonder':
      return t('archipelago.do.wonder', { card: low(cardName(m.one)) });
    case 'use_port':
    case 'use_market':
      return word(`archipelago.do.${m.verb}`, { where: regionName(p, m.n) });
    case 'end_round':
      return t(isPass(view) ? 'archipelago.do.end_round.pass' : 'archipelago.do.end_round');
    case 'deploy':
    case 'ravage':
      return iconWords(p, m.n, Number(m.two));
    case 'buy':
    case 'sell':
    case 'sell_token':
      return word(`archipelago.do.${m.verb}`, { res: low(resWord(m.two)), where: whereOf(m.one) });
    case 'keep':
    case 'first':
      return t('archipelago.do.keep', { name: faceName(p.top ?? '') });
    case 'second':
      return t('archipelago.do.second', { name: faceName(p.second ?? '') });
    case 'move':
      return m.two === 'A' || m.two === 'B' || m.two === 'sea'
        ? partWords(p, m.n, m.two)
        : t('archipelago.house.at', {
            what: word(`archipelago.building.${m.two}`),
            where: regionName(p, m.n),
          });
    case 'hire':
      return partWords(p, m.n, m.two);
    case 'town':
    case 'temple':
    case 'market':
    case 'port':
    case 'ship':
      return word(`archipelago.building.${m.verb}`);
    case 'hold':
      return t('archipelago.do.hold', {
        a: low(m.one === 'nothing' ? t('archipelago.do.nothing') : resWord(m.one)),
        b: low(m.two === 'nothing' ? t('archipelago.do.nothing') : resWord(m.two)),
      });
    case 'left':
      return t('archipelago.do.hand.left');
    case 'right':
      return t('archipelago.do.hand.right');
    case 'buy_card':
      return t('archipelago.do.buy_card', { card: cardName(p.track[m.n]?.card ?? '') });
    case 'rotate':
      return t('archipelago.do.rotate.one', { card: cardName(p.track[m.n]?.card ?? '') });
    case 'accept':
      return t('archipelago.deal.accept');
    case 'propose':
      return t('archipelago.deal.propose');
    default:
      return m.row.label;
  }
}

// A second line: price, yield, consequence.
export function moveHint(view: AView, m: Move, names: Names): string {
  const p = view.position,
    mine = me(view, names);
  switch (m.verb) {
    case 'drop': {
      const held = mine?.objectives[m.n]?.objective;
      return held ? scoreWords(held) : '';
    }
    case 'choose':
      return faceWords(m.one);
    case 'tax':
      return t('archipelago.zone.income', { n: mine?.income ?? 0 });
    case 'buy': {
      const n = buyPrice(p, m.one as BoardName, m.two as Res);
      return n === null ? '' : florins(n);
    }
    case 'sell':
    case 'sell_token': {
      const n = sellPrice(p, m.one as BoardName, m.two as Res);
      return n === null ? '' : `+${florins(n)}`;
    }
    case 'use_card':
      return cardShort(m.one);
    case 'wonder':
      return cardShort(m.one);
    case 'acquire':
      return florins(Math.min(...cardOf(m.one).prices));
    case 'use_port':
    case 'use_market':
      return t('archipelago.do.houses.hint');
    case 'town':
    case 'temple':
    case 'market':
    case 'port':
    case 'ship':
      return costWords(m.verb);
    case 'buy_card':
      return florins(p.track[m.n]?.price ?? 0);
    case 'rotate': {
      const s = p.track[m.n];
      return !s ? '' : s.next === null ? t('archipelago.do.rotate.gone') : `${s.price} → ${s.next}`;
    }
    case 'hire':
      return p.recruit_cost === null ? '' : florins(p.recruit_cost);
    case 'reject':
      return view.due?.point === 'explore_keep_or_reject' ? t('archipelago.do.reject.hint') : '';
    case 'keep':
    case 'first':
      return faceWords(p.top ?? '');
    case 'second':
      return faceWords(p.second ?? '');
    case 'consume_market':
    case 'consume_own':
    case 'consume_token':
      return p.crisis?.board === 'domestic'
        ? t('archipelago.do.stands', { n: standsBy(view) })
        : '';
    case 'end_round':
      return isPass(view) ? t('archipelago.do.end_round.pass.hint') : '';
    case 'next':
      return t('archipelago.chip.order', { n: placeOf(p, m.n) });
    default:
      return '';
  }
}

export function explain(view: AView, m: Move, names: Names): Said {
  const p = view.position,
    head = moveTitle(view, m, names);
  if (m.verb === 'use_card' || m.verb === 'wonder' || m.verb === 'acquire')
    return { head, text: `${cardText(m.one)} ${useWords(m.one)}` };
  if (m.verb === 'buy_card' || m.verb === 'rotate') {
    const s = p.track[m.n];
    return { head, text: s ? `${moveHint(view, m, names)}. ${cardText(s.card)}` : '' };
  }
  if (m.verb === 'grow') {
    const out = view.legal
      .filter(l => l.do.startsWith('grow ') && Number(l.do.slice(5)) < m.n)
      .map(l => regionName(p, Number(l.do.slice(5))));
    return {
      head,
      text: m.row.explain ?? '',
      warn: out.length ? t('archipelago.do.leaves_out', { what: joined(out) }) : '',
    };
  }
  const zone = m.verb === 'harvest' ? 'harvest' : null;
  return {
    head,
    text: m.row.explain || (zone ? t('archipelago.zone.harvest.text') : moveHint(view, m, names)),
  };
}
export const speak = (view: AView, m: Move, names: Names): string => {
  const said = explain(view, m, names),
    hint = moveHint(view, m, names);
  return [said.head, hint && hint !== said.text ? hint : '', said.text, said.warn]
    .filter(Boolean)
    .join('. ');
};

export function buttonTitle(view: AView, b: Button, names: Names): string {
  return b.group ? word(`archipelago.do.${b.group}`) : moveTitle(view, b.moves[0]!, names);
}
export function buttonHint(view: AView, b: Button, names: Names): string {
  if (b.group)
    return word(`archipelago.do.${b.group}.hint`, {
      n: b.group === 'deal' ? (view.position.round?.deals_left ?? 1) : b.moves.length,
    });
  return moveHint(view, b.moves[0]!, names);
}

// ---- what a spot of the table says ------------------------------------------------------------------------

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
// Why an action of the wheel is closed to you now; '' if it is open or not your round.
export function zoneWhy(view: AView, zone: Zone, names: Names): string {
  const p = view.position,
    mine = me(view, names),
    r = p.round;
  if (
    !mine ||
    !r ||
    r.seat !== names.you ||
    view.due?.point !== 'round_menu' ||
    !view.due.seats.includes(names.you)
  )
    return '';
  if (
    view.legal.some(l => {
      const [verb = '', one = ''] = l.do.split(' ');
      return verb === 'harvest'
        ? one === zone
        : (
            {
              tax: 'taxes',
              trade: 'transaction',
              explore: 'exploration',
              reproduce: 'reproduction',
              recruit: 'recruitment',
              migrate: 'migration',
              build: 'construction',
            } as Record<string, string>
          )[verb] === zone;
    })
  )
    return '';
  if (r.action) return t('archipelago.why.action');
  if (mine.ready === 0) return t('archipelago.why.disc');
  const free = freeCircles(p, zone);
  if (free && !free.own[names.you] && free.common <= 0) return t('archipelago.why.circle');
  if (isHarvest(zone))
    return t(p.supply[zone as Res] ? 'archipelago.why.harvest' : 'archipelago.why.bank', {
      res: low(resWord(zone)),
    });
  return t(
    (
      {
        transaction: 'archipelago.why.trade',
        exploration: p.top ? 'archipelago.why.unit' : 'archipelago.why.top',
        reproduction: 'archipelago.why.pair',
        recruitment: 'archipelago.why.recruit',
        migration: 'archipelago.why.migrate',
        construction: 'archipelago.why.build',
        taxes: 'archipelago.why.circle',
      } as Record<string, Key>
    )[zone] ?? 'archipelago.why.not',
  );
}
export function spoken(view: AView, spot: string, names: Names): string {
  const said = lookOf(view, spot, names);
  return [said.head, said.text, said.warn].filter(Boolean).join('. ');
}
export function whyNot(view: AView, spot: string, names: Names, turning = false): string {
  if (names.you === null || !view.due?.seats.includes(names.you)) return t('archipelago.why.wait');
  const [kind = '', one = '', two = ''] = spot.split(':'),
    p = view.position,
    point = view.due.point;
  if (kind === 'zone') return zoneWhy(view, one as Zone, names) || t('archipelago.why.not');
  if (kind === 'card' && point === 'round_menu') {
    const own = p.players.flatMap(q => q.cards).find(c => c.card === one);
    return t(
      own?.used
        ? 'archipelago.why.card.used'
        : p.round?.card
          ? 'archipelago.why.card.round'
          : 'archipelago.why.card',
    );
  }
  if (kind === 'house' && point === 'round_menu') {
    const b = p.regions[Number(one)]?.buildings.find(x => x.type === two);
    return t(b?.used ? 'archipelago.why.house.used' : 'archipelago.why.house');
  }
  if (kind === 'slot' && point === 'evolve_first')
    return t(turning ? 'archipelago.why.rotate.full' : 'archipelago.why.rotate');
  return t('archipelago.why.not');
}

// ---- the question -------------------------------------------------------------------------------------------

export function prompt(
  view: AView,
  s: Stage,
  names: Names,
  phone = false,
): { head: string; help: string } {
  const p = view.position,
    r = p.round;
  let key = s.group && has(`archipelago.ask.${s.group}`) ? s.group : s.point;
  if (s.from?.startsWith('icon:') && s.point === 'harvest_deploy') key = 'harvest_unit';
  else if (s.from?.startsWith('unit:') && s.point === 'build_site') key = 'build_shore';
  else if (s.point === 'explore_spot' && s.placing?.at) key = 'explore_spot.turn';
  else if (s.point === 'transaction' && view.legal.some(l => l.do === 'stop'))
    key = 'transaction.more';
  else if (key === 'round_menu' && r && (r.action || r.card || r.building))
    key = r.action && r.card && r.building ? 'round_menu.end' : 'round_menu.rest';
  const rest = r
    ? [
        ...(r.action ? [] : [t('archipelago.part.action')]),
        ...(r.card ? [] : [t('archipelago.part.card')]),
        ...(r.building ? [] : [t('archipelago.part.house')]),
      ]
    : [];
  if (key === 'rotate' && s.choosing?.chosen.length)
    key = s.choosing.chosen.length < s.choosing.least ? 'rotate.more' : 'rotate.both';
  const crisis = p.crisis,
    n =
      s.point === 'crisis_stand'
        ? (s.choosing?.most ?? crisis?.to_stand ?? 1)
        : s.point === 'crisis_export_turn' && crisis
          ? crisis.number - crisis.given
          : s.point === 'choose_order'
            ? nextPlace(view)
            : s.point === 'recruit_next'
              ? (p.recruit_cost ?? 0)
              : 0;
  const args = {
    n,
    what: joined(rest),
    res: crisis ? low(resWord(crisis.res)) : '',
    name: p.deal ? names.of(p.deal.owner) : p.decider !== null ? names.of(p.decider) : '',
  };
  const short =
    phone && has(`archipelago.ask.${key}.phone`)
      ? `archipelago.ask.${key}.phone`
      : `archipelago.ask.${key}`;
  return {
    head: has(short) ? t(short, args) : (view.due?.title ?? ''),
    help: has(`archipelago.ask.${key}.help`)
      ? t(`archipelago.ask.${key}.help` as Key, args)
      : (view.due?.help ?? ''),
  };
}
const nextPlace = (view: AView): number =>
  view.seats - view.legal.filter(l => l.do.startsWith('next ')).length + 1;
