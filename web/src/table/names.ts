// names.ts - what the people and bots at a table are called.
import { t } from '../i18n/index.ts';
import { seatName } from '../ui/tables.tsx';
import type { Told } from './model.ts';

// Names within sentences of a board: you are "You" there. Lists have your name as well.
export const namesOf = (told: Told): string[] =>
  told.table.seats.map(s => (s.seat === told.you ? t('seat.you') : seatName(s, told.you)));

// On a phone the first word of a name has to do, and the number of a seat that has none.
export const shortName = (name: string): string => /^\S+( \d+$)?/.exec(name)?.[0] ?? name;
