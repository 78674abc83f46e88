// media.ts - the width of the window, for what a stylesheet cannot do.
import { useEffect, useState } from 'preact/hooks';

export function useMedia(query: string): boolean {
  const [fits, setFits] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const list = window.matchMedia(query), seen = (): void => setFits(list.matches);
    seen();
    list.addEventListener('change', seen);
    return () => list.removeEventListener('change', seen);
  }, [query]);
  return fits;
}

export const usePhone = (): boolean => useMedia('(max-width: 639px)');
export const useWide = (): boolean => useMedia('(min-width: 1200px)');
