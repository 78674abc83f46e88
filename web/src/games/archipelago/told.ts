// told.ts - what the engine says of something that is put together and not given yet (View.draft): until it answers,
// what it said last.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../game.ts';

export interface Told<T> {
  told: T;
  isTold: boolean;
  settled: () => Promise<T | null>;
}
// `of`: what it is put together for; `text`: '' as long as there is nothing, then `first` holds.
export function useTold<T>(board: BoardProps, of: string, text: string, first: T): Told<T> {
  const [answer, setAnswer] = useState<{ of: string; text: string; told: T } | null>(null),
    known = answer?.of === of ? answer : null,
    key = `${of}\n${text}`,
    last = useRef(key);
  last.current = key;
  const ask = async (): Promise<T | null> => {
    const told = (await board.draft?.(text)) as T | undefined;
    if (!told || last.current !== key) return null;
    setAnswer({ of, text, told });
    return told;
  };
  const isTold = !text || known?.text === text,
    told = text && known ? known.told : first;
  useEffect(() => {
    if (!isTold) void ask();
  }, [key]);
  return { told, isTold, settled: () => (isTold ? Promise.resolve(told) : ask()) };
}
