// choice.ts - what a choice is called, what it costs and brings. The engine's own explanation of an action is
// used where it says more than we can know here.
import { t } from '../../../i18n/index.ts';
import type { Said } from '../../game.ts';
import type { Button, Move } from '../moves.ts';
import {
  buyPrice,
  cardOf,
  placeOf,
  regionName,
  sellPrice,
  unitOf,
  type AView,
  type BoardName,
  type Player,
  type Res,
} from '../position.ts';
import { cardName, cardShort, cardText, costWords, useWords } from './cards.ts';
import { endWords, scoreWords, trendWords } from './ends.ts';
import { florins, joined, low, resWord, word, zoneWord, type Names } from './names.ts';
import { faceName, faceWords, iconWords, partWords, unitWords } from './places.ts';

export const me = (view: AView, names: Names): Player | undefined =>
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
const whereOf = (board: string): string => word(`archipelago.market.${board}.in`);

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
