// names.ts - what goods, phases and sectors of the wheel are called, and how lists and numbers are said.
import { has, t, type Args } from '../../../i18n/index.ts';
import { resources, type Position, type Res } from '../position.ts';

export interface Names {
  of: (seat: number) => string;
  you: number | null;
}

export const word = (key: string, args: Args = {}): string =>
  has(key) ? t(key, args) : key.slice(key.lastIndexOf('.') + 1).replaceAll('_', ' ');
export const joined = (list: string[]): string =>
  list.length < 2
    ? (list[0] ?? '')
    : t('archipelago.and', { a: list.slice(0, -1).join(', '), b: list.at(-1)! });
export const resWord = (res: string): string => word(`archipelago.res.${res}`);
export const low = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const florins = (n: number): string => t('archipelago.n.florins', { n });
export const zoneWord = (zone: string): string => word(`archipelago.zone.${zone}`);
export const isHarvest = (zone: string): boolean => (resources as string[]).includes(zone);
export const phaseWord = (phase: number): string => word(`archipelago.phase.${phase}`);
export const stageWords = (p: Position): string =>
  p.phase === 0
    ? t('archipelago.stage.zero')
    : t('archipelago.stage', { turn: p.turn, phase: phaseWord(p.phase) });
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');
export const criterionWord = (by: string): string => word(`archipelago.by.${by}`);

export function cubesWords(cubes: Partial<Record<Res, number>>): string[] {
  return resources.flatMap(r =>
    cubes[r] ? [t('archipelago.n.res', { n: cubes[r], res: low(resWord(r)) })] : [],
  );
}
