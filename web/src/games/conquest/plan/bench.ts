// bench.ts - what every part of the Building tray works with.
import { t, type Key } from '../../../i18n/index.ts';
import { byKeyboard } from '../../hand.ts';
import type { TrayProps } from '../tray.tsx';
import type { Desk, Wish } from './plan.ts';

export interface Bench {
  tray: TrayProps;
  desk: Desk;
  wishes: Wish[];
  item: string | null;
  change: (wishes: Wish[]) => void;
  refuse: (why: string) => void;
  seal: () => void;
  say: (item: string | null) => void;
}

export const shortItem = (item: string): string => t(`conquest.build.item.${item}` as Key);

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
