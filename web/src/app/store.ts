// store.ts - a value that can be watched. All state that outlives a component is kept in cells.
import { useLayoutEffect, useState } from 'preact/hooks';

export interface Cell<T> {
  get: () => T;
  set: (value: T) => void;
  update: (change: (value: T) => T) => void;
  watch: (seen: (value: T) => void) => () => void; // returns how to stop
}

export function cell<T>(first: T): Cell<T> {
  let value = first;
  const watchers = new Set<(value: T) => void>();
  const set = (next: T): void => {
    if (Object.is(value, next)) return;
    value = next;
    for (const seen of [...watchers]) seen(next);
  };
  return {
    get: () => value,
    set,
    update: change => set(change(value)),
    watch(seen) {
      watchers.add(seen);
      return () => void watchers.delete(seen);
    },
  };
}

export function useCell<T>(c: Cell<T>): T {
  const [value, setValue] = useState(c.get);
  useLayoutEffect(() => {
    setValue(() => c.get());
    return c.watch(next => setValue(() => next));
  }, [c]);
  return value;
}

// What this browser remembers. Private windows may refuse: then nothing is remembered.
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`vaka.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`vaka.${key}`);
    else localStorage.setItem(`vaka.${key}`, value);
  } catch {
    /* refused */
  }
}
