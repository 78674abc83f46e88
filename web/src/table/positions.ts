// positions.ts - the positions of a replay as they are needed; what was fetched is kept.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { View } from '../protocol.ts';
import type { Source } from './source.ts';

export type Seen = number | 'all'; // with whose eyes

interface Positions {
  before: View | null;
  here: View | null;
  shown: View | null; // this one, or the last that was there
}

const around = [0, -1, 1, 2, 3];

export function usePositions(source: Source, as: Seen, at: number): Positions {
  const kept = useRef(new Map<string, View>());
  const wanted = useRef(new Set<string>());
  const shown = useRef<View | null>(null);
  const [, redraw] = useState(0);
  const key = (n: number): string => `${as}.${n}`;
  const want = (n: number): void => {
    const k = key(n);
    if (kept.current.has(k) || wanted.current.has(k)) return;
    wanted.current.add(k);
    source.position(n, as).then(
      view => {
        kept.current.set(k, view);
        redraw(x => x + 1);
      },
      () => void wanted.current.delete(k),
    );
  };
  useEffect(() => {
    const last = source.steps.at(-1)?.n ?? 0;
    for (const n of around.map(by => at + by)) if (n >= 0 && n <= last) want(n);
  }, [at, as]);
  const here = kept.current.get(key(at)) ?? null;
  shown.current = here ?? shown.current;
  return { here, before: kept.current.get(key(at - 1)) ?? null, shown: shown.current };
}
