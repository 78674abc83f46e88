// words.ts - what things of Conquest are called: players, pieces, cards, land, stacks.
import { t } from '../../i18n/index.ts';
import { capital } from '../../i18n/plain.ts';
import {
  counted,
  filled,
  helpOf,
  inNumber,
  nameOf as wordOf,
  titleOf,
  valuesOf,
} from '../lexicon.ts';
import type { Land, Position } from './position.ts';

// What stands above something, with its blanks.
export const headWords = (head: string, ...blanks: string[]): string =>
  filled(wordOf('conquest', 'head', head), ...blanks);

// How many points are needed.
export const goalWords = (p: Position): string => capital(headWords('goal', String(p.game_end)));

export interface Names {
  of: (seat: number) => string;
  you: number | null;
}

export const peopleTitle = (people: string): string => titleOf('conquest', 'people', people);
export function seatPeople(p: Position, side: number): string {
  const people = p.players[side]?.people;
  return people ? peopleTitle(people) : '';
}
export const nameOf = (p: Position, side: number, names: Names): string =>
  names.of(side) || seatPeople(p, side);

// `War Canoe`; `2 War Canoes`; `2 War Canoes with a Warrior Band each`.
export const kindWord = (kind: string): string => titleOf('conquest', 'kind', kind);
export const piecesWords = (kind: string, n: number): string =>
  inNumber(wordOf('conquest', 'pieces', kind), n);
export const crewWords = (canoe: string, aboard: string, n: number): string =>
  inNumber(wordOf('conquest', 'crew', `${canoe}_${aboard}`), n);

export const joined = (words: string[]): string =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${t('conquest.and')} ${words.at(-1)!}`;

// What lies on the table and is no argument of an action: what it is, in a sentence.
export const thingTitle = (thing: string): string => titleOf('conquest', 'thing', thing);
// So many of something.
export const countWords = (what: string, n: number): string => counted('conquest', what, n);
export const deckWords = ({ deck_left, prices }: Position): string =>
  inNumber(wordOf('conquest', 'count', 'deck'), deck_left, String(prices.card));
export const thingHelp = (thing: string): string => helpOf('conquest', 'thing', thing);
// The steps of a turn.
export const phases = (): string[] => valuesOf('conquest', 'phase_short');
export const phaseWord = (phase: string): string => titleOf('conquest', 'phase_short', phase);
export const cardTitle = (code: string): string => titleOf('conquest', 'card', code);
export const cardText = (code: string): string => helpOf('conquest', 'card', code);
export const eventTitle = (code: string): string => titleOf('conquest', 'event', code);
export const eventText = (code: string): string => helpOf('conquest', 'event', code);
// The place of a hex on the map, `H8`; and what is printed on one that nobody has explored, '' for nothing.
export const gridName = (hex: number): string => titleOf('conquest', 'grid', hex);
export function printedName(hex: number): string {
  const name = titleOf('conquest', 'printed', hex);
  return name === gridName(hex) ? '' : name;
}
const itemKind = (item: string): string => (item === 'card' ? 'price' : 'item');
export const itemWord = (item: string): string => titleOf('conquest', itemKind(item), item);
export const itemHelp = (item: string): string => helpOf('conquest', itemKind(item), item);

// The boxes of an island as it is printed; of those that are printed on the map, by its hex.
export const landWords = ({ id, hex }: Land): string =>
  helpOf('conquest', hex === null ? 'tile' : 'hex', hex ?? id);

// What is known of a stack, part by part: the chain canoe, pieces by kind, those that nobody has shown, and the kind
// that is not among them.
export const chainWords = (): string => kindWord('tcu');
export const unknownWords = (n: number): string => countWords('face_down', n);
export const noCanoeWords = (): string => wordOf('conquest', 'held', 'no_wc');
export const nobody = (): string => wordOf('conquest', 'held', 'no_one');
