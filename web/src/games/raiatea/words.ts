// words.ts - what the things of Raiatea are called and what they do. Most of it the engine says
// (lexicon.ts); here are the short forms that a small card has room for.
import { has, joined, t } from '../../i18n/index.ts';
import { named } from '../../i18n/join.ts';
import * as lexicon from '../lexicon.ts';
import type { LocationName } from './names.ts';
import type { Player, Position, Who } from './position.ts';
import { faceOf, missionOf, ritualOf, spaceName } from './tables.ts';

export interface Names {
  of: (seat: number) => string;
  you: number | null;
}

export const word = (key: string, args: Record<string, string | number> = {}): string =>
  has(key) ? t(key, args) : '';

// ---- from the engine -----------------------------------------------------------------------------

// The engine writes To'o; people who can read it get the letter itself.
export const spelt = (text: string): string => text.replace(/(\p{L})'(?!s\b)(?=\p{L})/gu, '$1ʻ');
const title = (kind: string, value: string | number): string =>
  spelt(lexicon.titleOf('raiatea', kind, value));
const name = (kind: string, value: string | number): string =>
  spelt(lexicon.nameOf('raiatea', kind, value));
const help = (kind: string, value: string | number): string =>
  spelt(lexicon.helpOf('raiatea', kind, value));

export const goodName = (good: string): string => name('good', good);
export const goodWord = (good: string): string => title('good', good);
export const helperWord = (helper: string): string => title('helper', helper);
export const helperText = (helper: string): string => help('helper', helper);
export const maskWord = (mask: string): string => title('mask', mask);
export const maskText = (mask: string): string => help('mask', mask);
export const maskShort = (mask: string): string => title('mask_short', mask);
export const rankWord = (rank: string): string => title('rank', rank);
export const placeWord = (place: string): string => title('location', place);
export const placeText = (place: string): string => help('location', place);
// What a place brings to its Kahuna, on one line.
const kahunaShort = (place: string): string => name('place_kahuna', place);
export const deckWord = (deck: string): string => title('deck', deck);
export const rewardWord = (reward: string): string => title('reward', reward);
export const ritualName = (id: string): string => title('ritual', id);
export const ritualText = (id: string): string => help('ritual', id);
export const actTitle = (act: string | number): string => title('act', act);
export const actText = (act: number): string => help('act', act);
export const missionText = (code: string): string => title('tile', code);
export const missionMore = (code: string): string => help('tile', code);
export const treasureWord = (face: string): string => {
  const { treasure } = faceOf(face);
  return treasure ? spelt(lexicon.nameOf('raiatea', 'treasure', treasure)) : '';
};
export const rankText = (rank: string): string => help('rank', rank);
// Things of the table that are no choice: the order, the bag, the Spirit.
export const thingWord = (thing: string): string => title('thing', thing);
export const thingName = (thing: string): string => name('thing', thing);
export const thingText = (thing: string): string => help('thing', thing);
// What a click brings, or why it brings nothing.
export const shortText = (what: string, ...blanks: string[]): string =>
  lexicon.filled(name('short', what), ...blanks);
export const headingWord = (part: string): string => title('heading', part);
// What became of a card of the row of act 5.
export const fateWord = (fate: string): string => name('fate', fate);
export const whenText = (kind: string): string => name('when', kind);
export const statueWord = (statue: string | number): string => title('statue', statue);
// Why its tiles cannot be completed yet.
export const statueText = (statue: number): string => help('statue', statue);
// A click that leads to an answer: what is asked then, and what it means.
export const clickWord = (click: string): string => title('click', click);
export const clickText = (click: string): string => help('click', click);

// So many of something: pearls, cards that are left.
export const counted = (what: string, n: number): string =>
  spelt(lexicon.counted('raiatea', what, n));
export const gain = (mana: number): string => `+${counted('mana', mana)}`;

// ---- people ----------------------------------------------------------------------------------------

export const nameOf = (who: Who, names: Names): string =>
  who === 'spirit' ? thingWord('spirit') : names.of(who);
export const orderWords = (p: Position, names: Names): string =>
  named(thingWord('order'), joined(p.order.map(who => nameOf(who, names))));
// Whose a card of the row is.
export const ownerWords = (owner: number | null, names: Names): string =>
  owner === null
    ? name('ritual_kind', 'general')
    : t('raiatea.row.owner', { name: names.of(owner) });
export const standing = (q: Player): string =>
  `${rankWord(q.rank)}, ${counted('priests', q.priests)}`;

// ---- cards and tiles ---------------------------------------------------------------------------------

export const ritualShort = (id: string): string => name('ritual_short', id);
export const kindWord = (id: string): string => {
  const { kind, deck } = ritualOf(id),
    whom = name('ritual_kind', kind);
  return deck === 'forbidden' ? `${whom}, ${name('deck', deck)}` : whom;
};
// A ritual with its cost, and all that is written on it.
export const ritualHead = (id: string): string => `${ritualName(id)}, ${ritualOf(id).cost}`;
export const ritualWhole = (id: string, ...more: string[]): string =>
  `${ritualText(id)} (${[kindWord(id), ...more].join(', ')})`;

export function faceWord(face: string): string {
  const { kind, what } = faceOf(face);
  return title(kind === 'mirror' ? 'mask' : kind, what);
}
export const faceShort = (face: string): string => {
  const { kind, what } = faceOf(face);
  return kind === 'mask' || kind === 'mirror' ? maskShort(what) : faceWord(face);
};
export function faceText(face: string): string {
  const { kind, what } = faceOf(face);
  if (kind === 'good') return '';
  if (kind === 'helper') return helperText(what);
  return maskText(what);
}

export const vpWord = (code: string): string => counted('points', missionOf(code).points);

// A level of a price, by name.
export const stallTitle = (good: string, level: string | number): string =>
  shortText('level', goodWord(good), String(level));
// What a sale at this level pays.
export const stallText = (good: string, level: number): string => name('stall', `${good}.${level}`);

// ---- rounds ------------------------------------------------------------------------------------------

export const roundNumber = (space: number): string => spaceName(space).slice(1);
export const roundName = (space: number): string => name('round', space);
export const roundShort = (space: number): string => name('round_short', space);
export const actShort = (act: number): string => name('act_short', act);

// Who is or was Kahuna at a place, or what it brings.
export function placeNote(
  p: Position,
  place: LocationName,
  names: Names,
  isKahuna: boolean,
): string {
  const isNow = p.location === place,
    by = isNow ? p.kahuna : (p.locations.find(l => l.id === place)?.by ?? null);
  if (by === null) return isKahuna ? kahunaShort(place) : name('place_all', place);
  return by === names.you
    ? shortText(isNow ? 'you_are_kahuna' : 'you_were_kahuna')
    : shortText(isNow ? 'is_kahuna' : 'was_kahuna', names.of(by));
}
