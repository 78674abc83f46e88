// places.ts - a hex in words: what the engine calls it, what lies there, whose it is.
import { t } from '../../i18n/index.ts';
import { titleOf } from '../lexicon.ts';
import { landAt, placeAt, seas, stackAt, tiles, type Place, type Position } from './position.ts';
import {
  eventTitle,
  joined,
  landTitle,
  landWords,
  nameOf,
  pointsWords,
  stackWords,
  type Names,
} from './words.ts';
import { named, sentences } from '../../i18n/join.ts';

// What a hex is called: its island as far as one knows it, else its place on the map.
export function hexName(p: Position, hex: number): string {
  const land = landAt(p, hex),
    isSecret = placeAt(p, hex)?.ground === 'hidden';
  return land ? landTitle(land) : titleOf('conquest', isSecret ? 'secret' : 'hex', hex);
}

// What a side has there, as far as one knows it.
export function sourceWords(p: Position, hex: number, side: number): string {
  const s = stackAt(p, hex, side);
  return s ? `${stackWords(s)}.` : '';
}

export function groundWords(p: Position, hex: number): string {
  const place = placeAt(p, hex);
  if (seas(p).unexplored.has(hex) && place?.ground !== 'hidden')
    return t('conquest.ground.unexplored');
  switch (place?.ground) {
    case 'hidden':
      return place.tile
        ? t('conquest.ground.known', { what: landWords(tiles.get(place.tile)!) })
        : t('conquest.ground.hidden');
    case 'atoll':
      return atollWords(place);
    case 'group':
      return groupWords(place);
    default:
      return t('conquest.ground.ocean');
  }
}
const atollWords = ({ worth = 0 }: Place): string =>
  t('conquest.ground.atoll', { points: pointsWords(worth) });
function groupWords({ usable = 0, villages = 0, brown, warriors, independent }: Place): string {
  const parts = [
    t('conquest.ground.villages', { n: villages }),
    t('conquest.ground.free', { n: usable - villages }),
  ];
  if (brown) parts.push(t('conquest.ground.brown', { n: brown }));
  if (warriors)
    parts.push(
      t(independent ? 'conquest.ground.independent' : 'conquest.ground.warriors', { n: warriors }),
    );
  return parts.join(', ');
}

// Whose group it is; of one's own, "yours".
export function heldWords(p: Position, place: Place, names: Names): string {
  const owner = place.owner!,
    isHome = place.home === owner;
  if (owner === names.you) return t(isHome ? 'conquest.ground.home.you' : 'conquest.ground.of.you');
  return t(isHome ? 'conquest.ground.home' : 'conquest.ground.of', {
    name: nameOf(p, owner, names),
  });
}

// Everything about a hex in one sentence, for the spoken label.
export function spoken(p: Position, hex: number, names: Names): string {
  const place = placeAt(p, hex),
    parts = [hexName(p, hex), groundWords(p, hex)];
  if (place?.owner !== null && place?.owner !== undefined) parts.push(heldWords(p, place, names));
  if (place?.di?.length)
    parts.push(t('conquest.ground.di', { names: joined(place.di.map(s => nameOf(p, s, names))) }));
  for (const s of place?.stacks ?? []) parts.push(named(nameOf(p, s.side, names), stackWords(s)));
  if (place?.malaria) parts.push(malariaWords(place.malaria));
  for (const m of place?.marks ?? []) parts.push(eventTitle(m));
  return sentences(parts);
}
export const malariaWords = (dice: number[]): string =>
  t('conquest.ground.malaria', { dice: dice.join(', ') });
