// coach.ts - the first real games of a person, in which a coach speaks, and what he has said. This browser keeps it.
import { coaches } from 'virtual:books';
import { saidOf } from '../i18n/index.ts';
import type { CoachLine } from './book.ts';
import { remember, remembered } from './store.ts';

const most = 12; // tables that are kept in mind

const tables = (): string[] => (remembered('coach.tables') ?? '').split(' ').filter(Boolean);

/** This table gets a coach. */
export const callCoach = (table: string): void =>
  remember('coach.tables', [...tables(), table].slice(-most).join(' '));

export const hasCoach = (table: string): boolean => tables().includes(table);

type Read = (() => Promise<CoachLine[]>) | undefined;
export const coachLines = (game: string): Promise<CoachLine[]> =>
  (coaches[game] as Read)?.().then(lines => lines.map(l => ({ ...l, text: saidOf(l.text) }))) ??
  Promise.resolve([]);

// How often he has spoken of a decision at this table: his lines come one after the other, each once.
const key = (table: string): string => `coach.said.${table}`;

export function saidSoFar(table: string): Record<string, number> {
  try {
    return JSON.parse(remembered(key(table)) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

export const noteSaid = (table: string, said: Record<string, number>): void =>
  remember(key(table), JSON.stringify(said));
