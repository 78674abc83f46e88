// slots.ts - cards keep their places: what leaves a row leaves a gap, and what comes fills the gaps first. So no
// card moves under a hand that is about to take it.
import { useRef } from 'preact/hooks';

// The places of a row after these things lie in it; null is a gap. Gaps at the end are no places.
export function placed(
  before: readonly (string | null)[],
  now: readonly string[],
): (string | null)[] {
  const stay = before.map(id => (id !== null && now.includes(id) ? id : null)),
    fresh = now.filter(id => !stay.includes(id));
  const all = stay.map(id => id ?? fresh.shift() ?? null);
  all.push(...fresh);
  return all.slice(0, all.findLastIndex(id => id !== null) + 1);
}

// Gaps stay while somebody picks; `round` is new when the row is laid out anew.
export function useSlots(now: readonly string[], round: string): (string | null)[] {
  const kept = useRef<{ round: string; slots: (string | null)[] }>({ round: '', slots: [] });
  const before = kept.current.round === round ? kept.current.slots : [];
  kept.current = { round, slots: placed(before, now) };
  return kept.current.slots;
}
