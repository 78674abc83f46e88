// places.ts - a hex in words: what it is called, what lies there, whose it is.
import { t } from '../../i18n/index.ts';
import { centre, distance } from './map/geometry.ts';
import {
  gridName,
  landAt,
  neighbours,
  placeAt,
  seas,
  short,
  tiles,
  type Place,
  type Position,
} from './position.ts';
import { eventTitle, joined, landWords, nameOf, stackWords, type Names } from './words.ts';

const compass = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;

const named = (p: Position, hex: number): string | null => {
  const land = placeAt(p, hex)?.ground === 'hidden' ? null : landAt(p, hex);
  return land ? short(land.name) : null;
};

const called = new WeakMap<Position, Map<number, string>>();
// What a hex is called: its island, or the sea on some side of one.
export function hexName(p: Position, hex: number): string {
  const known = called.get(p) ?? new Map<number, string>();
  called.set(p, known);
  const name = known.get(hex) ?? findName(p, hex);
  known.set(hex, name);
  return name;
}
function findName(p: Position, hex: number): string {
  const place = placeAt(p, hex),
    isHidden = place?.ground === 'hidden',
    own = named(p, hex);
  if (own) return own;
  if (isHidden && place.tile)
    return t('conquest.place.secret', { name: short(tiles.get(place.tile)?.name ?? '') });
  return (
    besideName(p, hex, isHidden ? 'isle' : 'sea') ?? farName(p, hex, isHidden ? 'isle' : 'sea')
  );
}
// By an island next to it.
function besideName(p: Position, hex: number, sort: 'isle' | 'sea'): string | null {
  for (const [k, side] of compass.entries()) {
    const next = neighbours(hex)[(k + 3) % 6] ?? null,
      name = next === null ? null : named(p, next);
    if (name)
      return t(`conquest.place.${sort}.near`, {
        grid: gridName(hex),
        side: t(`conquest.side.${side}`),
        name,
      });
  }
  return null;
}
// By the nearest island.
function farName(p: Position, hex: number, sort: 'isle' | 'sea'): string {
  const here = centre(hex),
    islands = p.hexes.map(h => h.hex).filter(h => named(p, h)),
    far = (h: number): number => distance(centre(h), here);
  if (!islands.length) return t('conquest.place.hex', { grid: gridName(hex) });
  const nearest = islands.reduce((a, b) => (far(b) < far(a) ? b : a)),
    [x, y] = centre(nearest),
    turn = Math.round(Math.atan2(here[0] - x, y - here[1]) / (Math.PI / 3));
  return t(`conquest.place.${sort}.far`, {
    grid: gridName(hex),
    side: t(`conquest.side.${compass[(turn + 6) % 6]!}`),
    name: named(p, nearest)!,
  });
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
      return t('conquest.ground.atoll');
    case 'group':
      return groupWords(place);
    default:
      return t('conquest.ground.ocean');
  }
}
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
  for (const s of place?.stacks ?? []) parts.push(`${nameOf(p, s.side, names)}: ${stackWords(s)}`);
  for (const m of place?.marks ?? []) parts.push(eventTitle(m));
  return parts.join('. ');
}
