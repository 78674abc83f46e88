// announce.tsx - what screen readers are told. Polite: log lines, scores, what loaded. Assertive:
// that it is your turn, once.
import { cell, useCell } from './store.ts';

interface Spoken {
  text: string;
  n: number;
}
const polite = cell<Spoken>({ text: '', n: 0 });
const assertive = cell<Spoken>({ text: '', n: 0 });

// The same sentence twice must be a change, or it is not spoken again.
export const say = (text: string): void => polite.update(s => ({ text, n: s.n + 1 }));
export const sayNow = (text: string): void => assertive.update(s => ({ text, n: s.n + 1 }));

export function LiveRegions() {
  const calm = useCell(polite),
    loud = useCell(assertive);
  return (
    <>
      <div class="hush" role="status" aria-live="polite">
        {calm.text && <p key={calm.n}>{calm.text}</p>}
      </div>
      <div class="hush" role="alert" aria-live="assertive">
        {loud.text && <p key={loud.n}>{loud.text}</p>}
      </div>
    </>
  );
}
