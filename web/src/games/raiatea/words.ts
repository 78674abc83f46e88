// words.ts - what is said of things, spots and choices of Raiatea. Pure: text out of a view.
import { has, t, type Key } from '../../i18n/index.ts';
import type { Said } from '../game.ts';
import type { Button, Move, Stage } from './moves.ts';
import {
  drawnBy,
  faceOf,
  goodsOf,
  isCeremony,
  maskOf,
  missionOf,
  ranks,
  ritualOf,
  spaceName,
  stallOf,
  type GoodName,
  type LocationName,
  type Player,
  type Position,
  type RView,
} from './position.ts';

export interface Names {
  of: (seat: number) => string;
  you: number | null;
}

const word = (key: string, args: Record<string, string | number> = {}): string =>
  has(key) ? t(key, args) : '';
export const joined = (list: string[]): string =>
  list.length < 2
    ? (list[0] ?? '')
    : `${list.slice(0, -1).join(', ')} ${t('raiatea.and')} ${list.at(-1)!}`;
export const nameOf = (seat: number | 'spirit', names: Names): string =>
  seat === 'spirit' ? t('raiatea.spirit') : names.of(seat);

export const goodWord = (good: string): string => word(`raiatea.good.${good}`);
export const helperWord = (helper: string): string => word(`raiatea.helper.${helper}`);
export const maskWord = (mask: string): string => word(`raiatea.mask.${mask}`);
export const maskShort = (mask: string): string => word(`raiatea.mask.short.${mask}`);
export const maskText = (mask: string): string =>
  `${word(`raiatea.mask.text.${mask}`)}${mask === 'mirror' ? '' : ` ${t('raiatea.mask.colour', { colour: word(`raiatea.colour.${maskOf(mask).colour}`) })}`}`;
// What a pair counts, on one line beside its picture.
export const maskBrief = (mask: string): string =>
  word(
    `raiatea.mask.brief.${mask === 'mirror' ? mask : maskOf(mask).family === 'colour' ? 'colour' : mask}`,
  );
export const rankWord = (rank: string): string => word(`raiatea.rank.${rank}`);
export const placeWord = (place: string): string => word(`raiatea.place.${place}`);
export const ritualText = (id: string): string => word(`raiatea.r.${id}`);
export const ritualShort = (id: string): string => word(`raiatea.r.${id}.short`);
export const kindWord = (id: string): string => {
  const r = ritualOf(id);
  return `${t(`raiatea.kind.${r.kind}`)}${r.deck === 'forbidden' ? `, ${t('raiatea.forbidden')}` : ''}`;
};
export const stallText = (good: string, level: number): string => {
  const s = stallOf(good, level);
  return word(`raiatea.stall.${s.bonus}`, { n: s.number });
};

export function faceWord(face: string): string {
  const f = faceOf(face);
  return f.kind === 'good'
    ? goodWord(f.what)
    : f.kind === 'helper'
      ? helperWord(f.what)
      : maskWord(f.what);
}
export const faceShort = (face: string): string => {
  const f = faceOf(face);
  return f.kind === 'mask' || f.kind === 'mirror' ? maskShort(f.what) : faceWord(face);
};
export const treasureWord = (face: string): string => {
  const f = faceOf(face);
  return f.treasure ? word(`raiatea.treasure.${f.treasure}`) : '';
};
export function faceText(face: string): string {
  const f = faceOf(face);
  return f.kind === 'good'
    ? ''
    : f.kind === 'helper'
      ? word(`raiatea.helper.${f.what}.text`)
      : [treasureWord(face) && `${treasureWord(face)}.`, maskText(f.what)]
          .filter(Boolean)
          .join(' ');
}

/** A text as it is true at this table: where mana is scarce, what is paid and bid goes to the supply. */
export function bagText(
  p: Position,
  key: 'bag.text' | 'auction.text' | `act.${number}.text` | `ask.${string}.help`,
  args = {},
): string {
  const scarce = p.options.includes('mana_scarcity') && has(`raiatea.${key}.scarce`);
  return word(scarce ? `raiatea.${key}.scarce` : `raiatea.${key}`, args);
}
export const placeText = (p: Position, place: string): string =>
  word(
    `raiatea.place.${place}.text${place === 'market' && p.options.includes('kahuna_helper_free') ? '.free' : ''}`,
  );

export function missionText(code: string): string {
  const m = missionOf(code),
    what =
      m.need === 'need_goods' ? joined(goodsOf(m).map(g => word(`raiatea.n.${g}`, { n: 1 }))) : '';
  return word(`raiatea.tile.${m.need}`, {
    n: m.number,
    what,
    rank: rankWord(ranks[m.number] ?? ''),
  });
}
export const vpWord = (code: string): string => t('raiatea.n.vp', { n: missionOf(code).points });

export const roundTitle = (space: number): string =>
  isCeremony(space)
    ? t('raiatea.track.ceremony', { n: spaceName(space).slice(1) })
    : t('raiatea.track.action', { n: spaceName(space).slice(1) });
export function stageWords(p: Position): string {
  if (p.space === 0) return t('raiatea.stage.setup');
  if (p.act > 0)
    return t('raiatea.stage.ceremony', {
      n: p.ceremony,
      act: p.act,
      title: t(`raiatea.act.${p.act}` as Key),
    });
  return isCeremony(p.space)
    ? roundTitle(p.space)
    : t('raiatea.stage.action', { n: spaceName(p.space).slice(1) });
}

export function placeNote(
  p: Position,
  place: LocationName,
  names: Names,
  isKahuna: boolean,
): string {
  const by = p.locations.find(l => l.id === place)?.by ?? null,
    now = p.location === place;
  if (by !== null)
    return by === names.you
      ? t(now ? 'raiatea.place.is.you' : 'raiatea.place.was.you')
      : t(now ? 'raiatea.place.is' : 'raiatea.place.was', { name: names.of(by) });
  return word(`raiatea.place.${place}.${isKahuna ? 'you' : 'all'}`);
}

// ---- what a choice is called and what it brings ---------------------------------------------

const me = (view: RView, names: Names): Player | undefined =>
  names.you === null ? undefined : view.position.players[names.you];
const manaAfter = (p: Player, n: number, free: number): number =>
  p.priests + n + free + 2 * p.lasting.filter(r => r === 'atea').length;

export function moveTitle(view: RView, m: Move, names: Names): string {
  const point = view.due?.point ?? '';
  switch (m.verb) {
    case 'pass':
      return has(`raiatea.do.pass.${point}`)
        ? t(`raiatea.do.pass.${point}` as Key)
        : t('raiatea.do.pass');
    case 'done':
      return t('raiatea.do.done');
    case 'yes':
      return t('raiatea.do.yes');
    case 'go':
      return placeWord(m.one);
    case 'take':
      return faceWord(m.one);
    case 'gather':
      return t('raiatea.do.gather');
    case 'sacrifice':
      return t('raiatea.do.sacrifice', { good: goodWord(m.one).toLowerCase() });
    case 'draw':
      return t('raiatea.do.draw');
    case 'deck':
      return word(`raiatea.deck.${m.one}`);
    case 'keep':
    case 'ritual':
    case 'shaman':
      return ritualOf(m.one).name;
    case 'train':
      return word(`raiatea.do.train.${m.n}`);
    case 'good':
    case 'trader':
      return goodWord(m.one);
    case 'helper':
      return helperWord(m.one);
    case 'mask':
    case 'mirror':
      return maskWord(m.one);
    case 'mission':
      return missionText(m.one);
    case 'sell':
      return t('raiatea.do.level', { n: m.two });
    case 'hire':
      return t('raiatea.do.hire', { name: helperWord(m.one).toLowerCase() });
    case 'strike':
      return t('raiatea.do.strike', { ritual: ritualOf(m.two).name, name: names.of(m.n) });
    case 'target':
      return names.of(m.n);
    case 'reward':
      return word(`raiatea.reward.${m.one}`);
    case 'bid':
      return t(point === 'auction_bid' ? 'raiatea.do.bid.auction' : 'raiatea.do.bid', { n: m.n });
    default:
      return m.row.label;
  }
}

export function moveHint(view: RView, m: Move, names: Names): string {
  const p = view.position,
    point = view.due?.point ?? '',
    mine = me(view, names);
  const up = (good: string): string =>
    t('raiatea.do.good.hint', {
      from: p.levels[good as GoodName],
      to: Math.min(5, p.levels[good as GoodName] + 1),
    });
  switch (m.verb) {
    case 'go':
      return word(`raiatea.place.${m.one}.you`);
    case 'take':
      return (
        treasureWord(m.one) ||
        (faceOf(m.one).kind === 'good'
          ? stallText(faceOf(m.one).what, p.levels[faceOf(m.one).what as GoodName])
          : '')
      );
    case 'gather':
      return t('raiatea.do.gather.hint');
    case 'sacrifice':
      return t('raiatea.do.sacrifice.hint', {
        from: p.levels[m.one as GoodName],
        to: Math.max(1, p.levels[m.one as GoodName] - 1),
      });
    case 'draw':
      return mine ? t('raiatea.do.draw.hint', { n: drawnBy(mine) }) : '';
    case 'deck':
      return mine
        ? t(point === 'buy_rituals' ? 'raiatea.do.buy.hint' : 'raiatea.do.deck.hint', {
            n: drawnBy(mine),
          })
        : '';
    case 'keep':
    case 'ritual':
    case 'shaman':
      return ritualShort(m.one);
    case 'train':
      return mine ? word(`raiatea.do.train.hint.${m.n}`, { mana: manaAfter(mine, m.n, 0) }) : '';
    case 'good':
      return point === 'choose_good'
        ? up(m.one)
        : point === 'punua_kind'
          ? stallText(m.one, 5)
          : t('raiatea.do.good.own', { n: mine?.goods?.[m.one as GoodName] ?? 0 });
    case 'trader':
      return stallText(m.one, 5);
    case 'helper':
      return point === 'reactivate' && mine
        ? t('raiatea.do.ready.hint', {
            n:
              mine.helpers[m.one as keyof Player['helpers']].all -
              mine.helpers[m.one as keyof Player['helpers']].ready,
          })
        : t('raiatea.do.helper.hint', { n: p.helpers[m.one as keyof Position['helpers']] });
    case 'mask':
    case 'mirror':
      return maskText(m.one);
    case 'mission':
      return vpWord(m.one);
    case 'sell':
      return stallText(m.one, Number(m.two));
    // With a free helper for the Kahuna the price depends on the turn; the explanation says it.
    case 'hire':
      return t(
        p.options.includes('kahuna_helper_free') && p.kahuna === names.you
          ? 'raiatea.do.helper.hint'
          : 'raiatea.do.hire.hint',
        { n: p.helpers[m.one as keyof Position['helpers']] },
      );
    case 'strike':
      return ritualShort(m.two);
    case 'reward':
      return '';
    case 'target': {
      const q = p.players[m.n];
      return q ? `${rankWord(q.rank)}, ${t('raiatea.n.priests', { n: q.priests })}` : '';
    }
    default:
      return m.row.explain ?? '';
  }
}

export function buttonTitle(view: RView, b: Button, names: Names): string {
  if (b.group?.startsWith('sell:'))
    return t('raiatea.do.sell', { good: goodWord(b.group.slice(5)).toLowerCase() });
  if (b.group) return word(`raiatea.do.${b.group}`);
  const m = b.moves[0]!;
  return m.verb === 'sell' &&
    b.moves.length === 1 &&
    !view.legal.some(l => l.do !== m.do && l.do.startsWith(`sell ${m.one} `))
    ? t('raiatea.do.sell', { good: goodWord(m.one).toLowerCase() })
    : moveTitle(view, m, names);
}
export function buttonHint(view: RView, b: Button, names: Names): string {
  if (b.group?.startsWith('sell:')) {
    const best = b.moves.at(-1)!;
    return t('raiatea.do.sell.hint', { what: stallText(best.one, Number(best.two)) });
  }
  return b.group ? '' : moveHint(view, b.moves[0]!, names);
}

// What the pointed choice means, in the bar.
export function explain(view: RView, m: Move, names: Names): Said {
  const p = view.position,
    head =
      m.verb === 'sell'
        ? t('raiatea.say.sell', {
            good: goodWord(m.one).toLowerCase(),
            n: m.two,
            what: stallText(m.one, Number(m.two)),
          })
        : moveTitle(view, m, names);
  switch (m.verb) {
    case 'go':
      return { head, text: placeText(p, m.one) };
    case 'take':
      return { head, text: m.row.explain || faceText(m.one) || moveHint(view, m, names) };
    case 'keep':
    case 'ritual':
    case 'shaman':
      return {
        head: `${head}, ${ritualOf(m.one).cost}`,
        text: `${ritualText(m.one)} (${kindWord(m.one)})`,
      };
    case 'hire':
    case 'helper':
      return { head, text: m.row.explain || word(`raiatea.helper.${m.one}.text`) };
    case 'sell':
      return {
        head,
        text:
          m.row.explain ||
          t('raiatea.do.good.hint', {
            from: p.levels[m.one as GoodName],
            to: Math.max(1, p.levels[m.one as GoodName] - 1),
          }),
      };
    case 'strike':
      return { head, text: ritualText(m.two) };
    case 'mission':
      return {
        head,
        text: `${vpWord(m.one)}. ${m.row.explain ?? (missionOf(m.one).need.startsWith('have') ? t('raiatea.tile.nothing_paid') : '')}`,
      };
    default:
      return { head, text: m.row.explain || moveHint(view, m, names) };
  }
}

// ---- what a spot of the board says ------------------------------------------------------------

export function lookOf(view: RView, spot: string, names: Names): Said {
  const p = view.position,
    [kind = '', one = '', two = ''] = spot.split(':');
  switch (kind) {
    case 'place':
      return {
        head: placeWord(one),
        text: placeText(p, one),
        warn:
          p.locations.find(l => l.id === one)?.by === null
            ? ''
            : placeNote(p, one as LocationName, names, false),
      };
    case 'face':
      return {
        head: faceWord(one),
        text: faceText(one) || stallText(one, p.levels[one as GoodName]),
      };
    case 'forest':
      return { head: t('raiatea.card.forest'), text: t('raiatea.card.left', { n: p.forest_left }) };
    case 'good':
      return {
        head: goodWord(one),
        text: t('raiatea.stall.head', {
          good: goodWord(one),
          n: p.goods[one as GoodName],
          level: p.levels[one as GoodName],
        }),
      };
    case 'stall': {
      const level = Number(two),
        at = p.levels[one as GoodName];
      return {
        head: t('raiatea.stall.title', { good: goodWord(one), level }),
        text: `${stallText(one, level)}. ${t(level === at ? 'raiatea.stall.now' : level < at ? 'raiatea.stall.below' : 'raiatea.stall.above', { level: at })}`,
      };
    }
    case 'helper':
      return {
        head: helperWord(one),
        text: `${t('raiatea.do.helper.hint', { n: p.helpers[one as keyof Position['helpers']] })}. ${word(`raiatea.helper.${one}.text`)}`,
      };
    case 'mask':
      return { head: maskWord(one), text: maskText(one) };
    case 'tile':
      return tileLook(view, one);
    case 'unknown':
      return { head: t('raiatea.statue', { n: one }), text: t('raiatea.tile.unknown') };
    case 'empty':
      return { head: t('raiatea.statue', { n: one }), text: t('raiatea.tile.empty') };
    case 'bag':
      return { head: t('raiatea.bag.holds', { n: p.bag }), text: bagText(p, 'bag.text') };
    case 'rank':
      return { head: rankWord(one), text: word(`raiatea.rank.${one}.text`) };
    case 'row':
      return {
        head: `${ritualOf(two).name}, ${ritualOf(two).cost}`,
        text: `${ritualText(two)} (${kindWord(two)}, ${one === 'all' ? t('raiatea.row.everybody') : t('raiatea.row.owner', { name: names.of(Number(one)) })})`,
      };
    case 'hand':
      return {
        head: `${ritualOf(one).name}, ${ritualOf(one).cost}`,
        text: `${ritualText(one)} (${kindWord(one)})`,
      };
    case 'deck':
      return {
        head: word(`raiatea.deck.${one}`),
        text: t('raiatea.deck.left', { n: p.decks[one as 'normal'].left }),
      };
    case 'reward':
      return { head: word(`raiatea.reward.${one}`), text: '' };
    case 'seat': {
      const q = p.players[Number(one)];
      return {
        head: names.of(Number(one)),
        text: q ? `${rankWord(q.rank)}, ${t('raiatea.n.priests', { n: q.priests })}` : '',
      };
    }
    default:
      return { head: '', text: '' };
  }
}

function tileLook(view: RView, code: string): Said {
  const m = missionOf(code),
    statue = view.position.statues.find(s => s.statue === m.points);
  const can = view.legal.some(l => l.do === `mission ${code}`);
  const more =
    m.need === 'need_bid'
      ? t('raiatea.tile.need_bid.text')
      : m.need.startsWith('have')
        ? t('raiatea.tile.nothing_paid')
        : '';
  return {
    head: `${missionText(code)} · ${vpWord(code)}`,
    text: more,
    warn:
      statue && !statue.open
        ? t('raiatea.tile.closed', { c: m.points - 1 })
        : can
          ? t('raiatea.tile.can')
          : '',
  };
}

export function spoken(view: RView, spot: string, names: Names): string {
  const said = lookOf(view, spot, names);
  return [said.head, said.text, said.warn].filter(Boolean).join('. ');
}
export function speak(view: RView, m: Move, names: Names): string {
  const said = explain(view, m, names),
    head =
      m.verb === 'take' || m.verb === 'good' || m.verb === 'helper' || m.verb === 'mask'
        ? t('raiatea.say.take', { what: said.head })
        : m.verb === 'mission'
          ? t('raiatea.say.mission', { what: missionText(m.one), vp: vpWord(m.one) })
          : said.head;
  return [head, said.text].filter(Boolean).join('. ');
}
export function whyNot(view: RView, spot: string, names: Names): string {
  if (names.you === null || !view.due?.seats.includes(names.you)) return t('raiatea.refuse.wait');
  const [kind, one = ''] = spot.split(':'),
    p = view.position;
  if (kind === 'place' && view.due.point === 'choose_location')
    return t('raiatea.why.taken', { place: placeWord(one) });
  if (kind === 'tile' && view.legal.some(l => l.do.startsWith('mission'))) {
    const said = tileLook(view, one);
    return said.warn ? `${said.head}: ${said.warn}` : t('raiatea.tile.cannot');
  }
  if (kind === 'stall' && view.legal.some(l => l.do.startsWith('sell')))
    return t('raiatea.stall.above', { level: p.levels[one as GoodName] });
  return t('raiatea.refuse.not');
}

// ---- the question ------------------------------------------------------------------------------

export function prompt(view: RView, s: Stage, names: Names): { head: string; help: string } {
  const p = view.position,
    mine = me(view, names),
    inBag = [...(mine?.prepared ?? []), ...(s.choosing?.chosen ?? [])];
  const key =
    s.group && has(`raiatea.ask.${s.group}`)
      ? s.group
      : s.group === 'sell'
        ? 'market_level'
        : s.point;
  const n =
    s.point === 'prepare'
      ? mine && ['arioi', 'tahua'].includes(mine.rank)
        ? 3
        : 2
      : s.choosing
        ? s.choosing.most
        : s.point === 'choose_reward'
          ? p.order.indexOf(names.you ?? 0) + 1
          : mine
            ? drawnBy(mine)
            : 0;
  const args = {
    n,
    good: s.good ? goodWord(s.good).toLowerCase() : '',
    cost: inBag.reduce((sum, id) => sum + ritualOf(id).cost, 0),
  };
  return {
    head: has(`raiatea.ask.${key}`)
      ? t(`raiatea.ask.${key}` as Key, args)
      : (view.due?.title ?? ''),
    help: has(`raiatea.ask.${key}.help`)
      ? bagText(p, `ask.${key}.help`, args)
      : (view.due?.help ?? ''),
  };
}
export const ritualTitle = (id: string): string => ritualOf(id).name;
