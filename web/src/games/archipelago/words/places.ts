// places.ts - regions, shores, icons and who stands there, in words.
import { t } from '../../../i18n/index.ts';
import type { Said } from '../../game.ts';
import { counted } from '../../lexicon.ts';
import { faceOf, regionName, type Position, type Region, type Unit } from '../position.ts';
import {
  buildingWord,
  faceWords,
  kindOfUnit,
  partIn,
  resWord,
  spotIn,
  type Names,
} from './names.ts';
import { named, sentences } from '../../../i18n/join.ts';

export function partWords(p: Position, region: number, part: string): string {
  const g = p.regions[region],
    strait = g ? faceOf(g.face).lands > 1 : false,
    name = regionName(p, region);
  return strait || part === 'sea' ? `${name}, ${partIn(part)}` : name;
}
export function unitWords(p: Position, u: Unit, names: Names): string {
  const kind = kindOfUnit(u.kind),
    where = partWords(p, u.region, u.part),
    head =
      u.seat === names.you
        ? t('archipelago.unit.at.you', { kind, where })
        : t('archipelago.unit.at', { name: names.of(u.seat), kind, where });
  const more = [
    ...(u.spot !== 'free' && u.spot !== 'icon' ? [spotIn(u.spot)] : []),
    ...(u.rebel ? [t(p.crisis ? 'archipelago.unit.lies' : 'archipelago.unit.rebel')] : []),
    ...(u.engaged ? [t('archipelago.unit.engaged')] : []),
  ];
  return [head, ...more].join(', ');
}
export function regionWords(p: Position, g: Region, names: Names): Said {
  const here = p.units.filter(u => u.region === g.region),
    counts = [...new Set(here.map(u => u.seat))].map(seat => {
      const citizens = here.filter(u => u.seat === seat && u.kind === 'citizen').length,
        ships = here.filter(u => u.seat === seat && u.kind === 'ship').length,
        said = [
          ...(citizens ? [counted('archipelago', 'citizens', citizens)] : []),
          ...(ships ? [counted('archipelago', 'ships', ships)] : []),
        ];
      return named(names.of(seat), said.join(', '));
    });
  const houses = g.buildings.map(b => buildingWord(b.type)).join(', ');
  return {
    head: g.name,
    text: sentences([faceWords(g.face), houses, ...counts]),
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
export const iconWords = (p: Position, region: number, icon: number): string => {
  const i = p.regions[region]?.icons[icon];
  return i
    ? t('archipelago.icon.at', { res: resWord(i.res), where: partWords(p, region, i.part) })
    : '';
};
