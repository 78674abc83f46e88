// say.ts - deals in words.
import type { Motion } from '../../game.ts';
import { nameOf } from '../../lexicon.ts';
import type { Names } from '../words/names.ts';

export const reasonWords = (reason: string): string =>
  nameOf('archipelago', 'offer_reason', reason);

// How the last deal was answered, to whoever proposed it.
export function verdictOf(last: Motion | null, names: Names): string | null {
  const e = last?.events.findLast(x => x.name === 'deal_accepted' || x.name === 'deal_rejected');
  return e && names.you !== null && Number(e.args[0]) === names.you ? (e.text ?? null) : null;
}
