// media.ts - the width of the window, for what a stylesheet cannot do.
import { useEffect, useState } from 'preact/hooks';

export function useMedia(query: string): boolean {
  const [fits, setFits] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const list = window.matchMedia(query),
      seen = (): void => setFits(list.matches);
    seen();
    list.addEventListener('change', seen);
    return () => list.removeEventListener('change', seen);
  }, [query]);
  return fits;
}

// A table is laid out as on a phone where the desk would be a thumbnail: on a phone upright or held sideways, with the
// browser's zoom at 200 %, on a small tablet that stands.
export const usePhone = (): boolean =>
  useMedia(
    '(max-width: 639px), (max-height: 499px), (max-width: 899px) and (orientation: portrait)',
  );
// There the board lies beside the sheet and not above it.
export const useSideways = (): boolean => useMedia('(max-height: 499px) and (min-width: 600px)');
export const useNarrow = (): boolean => useMedia('(max-width: 639px)');
export const useWide = (): boolean => useMedia('(min-width: 1200px)');
