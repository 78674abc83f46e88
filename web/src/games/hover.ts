// hover.ts - words that open over a thing: under a mouse that moves there, never under one that rests while the page
// moves; and they close as soon as the mouse goes elsewhere, something else is pressed, or Escape. What was opened by a
// click leaves the mouse the time to reach what stands in it.
import { useLayoutEffect, useRef } from 'preact/hooks';

let at = { x: NaN, y: NaN },
  moved = false;
if (typeof document !== 'undefined')
  document.addEventListener(
    'pointermove',
    e => {
      if (e.pointerType !== 'mouse') return;
      moved = e.clientX !== at.x || e.clientY !== at.y;
      at = { x: e.clientX, y: e.clientY };
    },
    true,
  );

const entered = new WeakSet<Element>();

interface Handlers {
  onPointerEnter: (e: PointerEvent) => void;
  onPointerMove: (e: PointerEvent) => void;
}
// A thing that comes under a resting mouse is entered by the next movement of the mouse.
export function hovered(enter: (el: Element) => void): Handlers {
  const come = (e: PointerEvent): void => {
    const el = e.currentTarget as Element;
    if (entered.has(el)) return;
    entered.add(el);
    enter(el);
  };
  return {
    onPointerEnter: e => {
      entered.delete(e.currentTarget as Element);
      if (e.pointerType !== 'mouse' || Number.isNaN(at.x)) return;
      if (e.clientX !== at.x || e.clientY !== at.y) come(e);
    },
    onPointerMove: e => {
      if (e.pointerType === 'mouse' && moved) come(e);
    },
  };
}

const wayInto = 300;

/** Closes what is open over a thing; `holds` tells whether something belongs to it. */
export function useShut(
  isOpen: boolean,
  holds: (target: Element) => boolean,
  close: () => void,
  isPinned = false,
): void {
  const later = useRef(0);
  const stay = (): void => {
    window.clearTimeout(later.current);
    later.current = 0;
  };
  const shut = (): void => {
    stay();
    close();
  };
  useLayoutEffect(() => stay, [isOpen]);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const away = (e: PointerEvent): void => {
      const isMouse = e.type === 'pointermove' && e.pointerType === 'mouse' && moved;
      if (!isMouse && e.type !== 'pointerdown') return;
      const isHeld = e.target instanceof Element && holds(e.target);
      if (isHeld) stay();
      else if (isMouse && isPinned) later.current ||= window.setTimeout(shut, wayInto);
      else shut();
    };
    const escape = (e: KeyboardEvent): void => {
      if (e.key === 'Escape') shut();
    };
    document.addEventListener('pointermove', away, true);
    document.addEventListener('pointerdown', away, true);
    document.addEventListener('keydown', escape, true);
    return () => {
      document.removeEventListener('pointermove', away, true);
      document.removeEventListener('pointerdown', away, true);
      document.removeEventListener('keydown', escape, true);
    };
  });
}
