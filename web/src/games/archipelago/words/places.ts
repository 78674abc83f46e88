// places.ts - regions, shores, icons and who stands there, in words.
import type { Said } from '../../game.ts';
import { counted } from '../../lexicon.ts';
import { faceOf, regionName, type Position, type Region } from '../position.ts';
import { buildingWord, faceWords, partIn, resWord, type Names } from './names.ts';
import { named, sentences } from '../../../i18n/join.ts';

export function partWords(p: Position, region: number, part: string): string {
  const g = p.regions[region],
    strait = g ? faceOf(g.face).lands > 1 : false,
    name = regionName(p, region);
  return strait || part === 'sea' ? `${name}, ${partIn(part)}` : name;
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
    warn: [g.held, g.open].filter(Boolean).join(', '),
  };
}
export const iconWords = (p: Position, region: number, icon: number): string => {
  const i = p.regions[region]?.icons[icon];
  return i ? `${resWord(i.res)}, ${partWords(p, region, i.part)}` : '';
};
