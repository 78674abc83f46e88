// places.ts - a hex in words: what the engine calls it, what lies there, whose it is.
import { filled, nameOf as wordOf, titleOf } from '../lexicon.ts';
import { placeAt, stackAt, type Battle, type Place, type Position } from './position.ts';
import { eventTitle, joined, nameOf, type Names } from './words.ts';
import { named, sentences } from '../../i18n/join.ts';
import { capital } from '../../i18n/plain.ts';

// What a hex is called now, or ever.
export const hexName = (p: Position, hex: number): string =>
  placeAt(p, hex)?.name ?? titleOf('conquest', 'hex', hex);

// `Battle of Fiji`.
export const battleTitle = (p: Position, { hex }: Battle): string =>
  filled(wordOf('conquest', 'head', 'battle'), hexName(p, hex));

// What a side has there, as far as one knows it.
export function sourceWords(p: Position, hex: number, side: number): string {
  const s = stackAt(p, hex, side);
  return s ? `${capital(s.text)}.` : '';
}

export function groundWords(p: Position, hex: number): string {
  const place = placeAt(p, hex);
  return place?.text ?? wordOf('conquest', 'ground', place?.ground ?? 'ocean');
}

// The engine's words with the name, or the dice, that they are about.
const heldWord = (how: string, what = ''): string => filled(wordOf('conquest', 'held', how), what);
// Whose group it is; of one's own, "yours".
export function heldWords(p: Position, place: Place, names: Names): string {
  const owner = place.owner!,
    isHome = place.home === owner;
  if (owner === names.you) return heldWord(isHome ? 'your_home' : 'of_you');
  return heldWord(isHome ? 'home_of' : 'of', nameOf(p, owner, names));
}

// Who found an island that lies face down.
export const foundWords = (p: Position, di: number[], names: Names): string =>
  heldWord('found', joined(di.map(s => nameOf(p, s, names))));

// Everything about a hex in one sentence, for the spoken label.
export function spoken(p: Position, hex: number, names: Names): string {
  const place = placeAt(p, hex),
    parts = [hexName(p, hex), groundWords(p, hex)];
  if (place?.owner !== null && place?.owner !== undefined) parts.push(heldWords(p, place, names));
  if (place?.di?.length) parts.push(foundWords(p, place.di, names));
  for (const s of place?.stacks ?? []) parts.push(named(nameOf(p, s.side, names), s.text));
  if (place?.malaria) parts.push(heldWord('malaria', place.malaria.join(', ')));
  for (const m of place?.marks ?? []) parts.push(eventTitle(m));
  return sentences(parts);
}
