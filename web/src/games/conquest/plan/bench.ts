// bench.ts - what every part of the Building tray works with.
import type { TrayProps } from '../tray.tsx';
import type { Draft, Item, Wishing } from './draft.ts';

export interface Bench extends Omit<Wishing, 'draft'> {
  tray: TrayProps;
  draft: Draft;
  item: Item | null; // that waits for its place
  refuse: (why: string) => void;
  seal: () => void;
  say: (item: string | null) => void;
}

export const saying = (bench: Bench, item: string): object => ({
  onPointerEnter: (e: PointerEvent) => {
    if (e.pointerType === 'mouse') bench.say(item);
  },
  onPointerLeave: (e: PointerEvent) => {
    if (e.pointerType === 'mouse') bench.say(null);
  },
  onFocus: () => bench.say(item),
});
