// looks.ts - what a spot of the board says when it is pointed at, and why it is no choice. Pure: text out of
// a view.
import type { Said } from '../game.ts';
import type { DeckName, GoodName, HelperName, LocationName } from './names.ts';
import { closedAt, moves } from './moves.ts';
import type { RView } from './position.ts';
import { isCeremony, topLevel } from './tables.ts';
import * as words from './words.ts';
import type { Names } from './words.ts';
import { named, sentences } from '../../i18n/join.ts';

function placeLook(view: RView, place: LocationName, names: Names): Said {
  const p = view.position,
    isFree = p.locations.find(l => l.id === place)?.by === null;
  return {
    head: words.placeWord(place),
    text: words.placeText(place),
    warn: isFree ? '' : words.placeNote(p, place, names, false),
  };
}

function faceLook(view: RView, face: string): Said {
  const level = view.position.levels[face as GoodName] as number | undefined,
    treasure = words.treasureWord(face);
  return {
    head: [words.faceWord(face), treasure].filter(Boolean).join(' '),
    text:
      words.faceText(face) ||
      (level ? words.shortText('sells_for', words.stallText(face, level)) : ''),
  };
}

function goodLook(view: RView, good: GoodName): Said {
  const p = view.position,
    name = words.goodWord(good),
    level = p.levels[good],
    blanks = [p.goods[good], level, topLevel(good), words.stallText(good, level)].map(String);
  return { head: name, text: words.shortText('stock', ...blanks) };
}

function stallLook(view: RView, good: GoodName, level: number): Said {
  const at = view.position.levels[good],
    where = level === at ? 'price_here' : 'price_at';
  return {
    head: words.stallTitle(good, level),
    text: `${words.stallText(good, level)}. ${words.shortText(where, String(at))}`,
  };
}

function helperLook(view: RView, helper: HelperName): Said {
  const left = words.counted('in_market', view.position.helpers[helper]);
  return { head: words.helperWord(helper), text: sentences([left, words.helperText(helper)]) };
}

function tileLook(view: RView, code: string): Said {
  const statue = view.position.statues.find(s => s.rows.flat().includes(code)),
    can = moves(view).some(m => m.row.spot === `tile:${code}`),
    state = can ? words.shortText('completable') : '';
  return {
    head: `${words.missionText(code)} · ${words.vpWord(code)}`,
    text: words.missionMore(code),
    warn: statue && !statue.open ? words.statueText(statue.statue) : state,
  };
}

function rowLook(owner: string, ritual: string, names: Names): Said {
  const whose = words.ownerWords(owner === 'all' ? null : Number(owner), names);
  return { head: words.ritualHead(ritual), text: words.ritualWhole(ritual, whose) };
}

function seatLook(view: RView, seat: number, names: Names): Said {
  const q = view.position.players[seat];
  return { head: names.of(seat), text: q ? words.standing(q) : '' };
}

function roundLook(view: RView, space: number): Said {
  const isUsed = view.position.track.includes(space);
  return {
    head: words.roundName(space),
    text: words.thingText(isCeremony(space) ? 'ceremony' : 'action_round'),
    warn: isUsed ? '' : words.shortText('not_played'),
  };
}
// Somebody in the ceremony order.
const orderLook = (who: string, place: string, names: Names): Said => ({
  head: `${place}. ${who === 'spirit' ? words.thingWord(who) : names.of(Number(who))}`,
  text: words.thingText(who === 'spirit' ? who : 'order'),
});
const thingLook = (thing: string): Said => ({
  head: words.thingWord(thing),
  text: words.thingText(thing),
});

type Look = (view: RView, names: Names, one: string, two: string) => Said;
const looks: Partial<Record<string, Look>> = {
  place: (view, names, place) => placeLook(view, place as LocationName, names),
  face: (view, _, face) => faceLook(view, face),
  forest: view => ({
    head: words.headingWord('forest'),
    text: words.counted('left', view.position.forest_left),
  }),
  good: (view, _, good) => goodLook(view, good as GoodName),
  stall: (view, _, good, level) => stallLook(view, good as GoodName, Number(level)),
  helper: (view, _, helper) => helperLook(view, helper as HelperName),
  mask: (_v, _n, mask) => ({ head: words.maskWord(mask), text: words.maskText(mask) }),
  tile: (view, _, code) => tileLook(view, code),
  bag: view => ({
    head: words.counted('bag', view.position.bag),
    text: words.thingText('bag'),
  }),
  row: (_, names, owner, ritual) => rowLook(owner, ritual, names),
  deck: (view, _, deck) => ({
    head: words.deckWord(deck),
    text: words.counted('cards_left', view.position.decks[deck as DeckName].left),
  }),
  reward: (_v, _n, reward) => ({ head: words.rewardWord(reward), text: '' }),
  round: (view, _, space) => roundLook(view, Number(space)),
  order: (_, names, who, place) => orderLook(who, place, names),
  rewards: () => thingLook('rewards'),
  rank: (_v, _n, rank) => ({ head: words.rankWord(rank), text: words.rankText(rank) }),
  priests: () => thingLook('priests'),
  seat: (view, names, seat) => seatLook(view, Number(seat), names),
};

export function lookOf(view: RView, spot: string, names: Names): Said {
  const [kind = '', one = '', two = ''] = spot.split(':');
  return looks[kind]?.(view, names, one, two) ?? { head: '', text: '' };
}
export function spoken(view: RView, spot: string, names: Names): string {
  const said = lookOf(view, spot, names);
  return sentences([said.head, said.text, said.warn]);
}

export function whyNot(view: RView, spot: string, names: Names): string {
  const why = closedAt(view, spot),
    isAsked = names.you !== null && view.due?.seats.includes(names.you);
  if (why) return named(lookOf(view, spot, names).head, why);
  return isAsked ? words.whenText(spot.split(':')[0]!) : view.not_now;
}
