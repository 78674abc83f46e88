// load.ts - something that is fetched for a page: not there yet, there, or refused.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

export interface Loaded<T> {
  value: T | null;
  fault: unknown;
  again: () => void;
  set: (value: T) => void;
}

// `keys` say what is fetched; when they change, or again() is called, it is fetched anew. The old
// value stays until the new one is there.
export function useLoad<T>(fetch: () => Promise<T>, keys: unknown[]): Loaded<T> {
  const [state, setState] = useState<{ value: T | null; fault: unknown }>({
    value: null,
    fault: null,
  });
  const turn = useRef(0);
  const load = useCallback(() => {
    const mine = ++turn.current;
    fetch().then(
      value => {
        if (mine === turn.current) setState({ value, fault: null });
      },
      (fault: unknown) => {
        if (mine === turn.current) setState(s => ({ value: s.value, fault }));
      },
    );
  }, keys);
  useEffect(() => {
    load();
    return () => {
      turn.current++;
    };
  }, [load]);
  return { ...state, again: load, set: value => setState({ value, fault: null }) };
}

// A click that asks the server for something: busy while it waits, the sentence if it is refused.
export function useDeed(): {
  busy: boolean;
  fault: unknown;
  run: (deed: () => Promise<unknown>) => void;
  clear: () => void;
} {
  const [state, setState] = useState<{ busy: boolean; fault: unknown }>({
    busy: false,
    fault: null,
  });
  const alive = useRef(true);
  useEffect(
    () => () => {
      alive.current = false;
    },
    [],
  );
  const put = (next: { busy: boolean; fault: unknown }): void => {
    if (alive.current) setState(next);
  };
  return {
    ...state,
    run: deed => {
      if (state.busy) return;
      put({ busy: true, fault: null });
      deed().then(
        () => put({ busy: false, fault: null }),
        (fault: unknown) => put({ busy: false, fault }),
      );
    },
    clear: () => put({ busy: false, fault: null }),
  };
}
