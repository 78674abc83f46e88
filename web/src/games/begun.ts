// begun.ts - what a person has put together and not sent yet: the canoes of a party, a building plan, an offer. A hint
// goes on with it, so it is told which actions it would be; whoever holds it knows how a better one is laid there.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { cell } from '../app/store.ts';
import type { HintMove } from '../protocol.ts';

interface Begun {
  actions: string[]; // the last one ends the decision
  lays: boolean; // a hint is laid there, to be sent later; else it is played
  take: (hint: HintMove) => void; // a plan from a hint, whose `line` is whole
}

export const begun = cell<Begun | null>(null);

// As long as it is shown; null: nothing is begun. `take` may be another function each time.
export function useBegun(actions: string[] | null, lays: boolean, take: Begun['take']): void {
  const text = actions?.join('\n') ?? '',
    last = useRef(take);
  last.current = take;
  useLayoutEffect(() => {
    if (!text) return;
    begun.set({ lays, actions: text.split('\n'), take: hint => last.current(hint) });
    return () => begun.set(null);
  }, [text]);
}
