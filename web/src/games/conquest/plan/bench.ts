// bench.ts - what every part of the Building tray works with.
import { byKeyboard } from '../../../ui/hand.ts';
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

// What is said may move what is under a finger: a tap says it when it is done, the focus only by keyboard.
export const saying = (bench: Bench, item: string): object => ({
  onPointerEnter: (e: PointerEvent) => {
    if (e.pointerType === 'mouse') bench.say(item);
  },
  onPointerLeave: (e: PointerEvent) => {
    if (e.pointerType === 'mouse') bench.say(null);
  },
  onFocus: () => {
    if (byKeyboard()) bench.say(item);
  },
});
