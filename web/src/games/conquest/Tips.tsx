// Tips.tsx - words that open over any sign of the table: under a mouse, by the keyboard's focus, by a long press. One
// bubble serves everything that has a tip; the arrow keys go on to the next one of the same row.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { byKeyboard } from '../hand.ts';
import './Tips.css';

// Of a row only the first can be reached by Tab.
export const tip = (words: string, isFirst = true): { 'data-tip': string; tabIndex: number } => ({
  'data-tip': words,
  tabIndex: isFirst ? 0 : -1,
});

const longPress = 450,
  shake = 10,
  width = 260,
  gap = 8;
const tipOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-tip]') : null;

// Below what it speaks of, or above it in the lower half; always inside the window.
function placeOf(el: Element): Record<string, string> {
  const r = el.getBoundingClientRect(),
    left = Math.max(gap, Math.min(innerWidth - width - gap, r.left + r.width / 2 - width / 2)),
    isAbove = r.top > innerHeight / 2;
  return {
    left: `${left}px`,
    ...(isAbove ? { bottom: `${innerHeight - r.top + gap}px` } : { top: `${r.bottom + gap}px` }),
  };
}

// The next or the one before in the row.
function walk(e: KeyboardEvent): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key],
    el = tipOf(e.target),
    row = el?.closest('[data-tips]');
  if (by === undefined || !el || !row) return;
  const all = [...row.querySelectorAll<HTMLElement>('[data-tip]')],
    next = all[all.indexOf(el as HTMLElement) + by];
  e.preventDefault();
  e.stopPropagation();
  next?.focus();
}

// What opens and closes the bubble; returns how to stop listening.
function listen(show: (el: Element | null) => void): () => void {
  let timer = 0,
    at = { x: 0, y: 0 },
    isHeld = false;
  const release = (): void => window.clearTimeout(timer);
  const on = {
    pointermove: (e: PointerEvent) => {
      if (e.pointerType === 'mouse') show(tipOf(e.target));
      else if (Math.hypot(e.clientX - at.x, e.clientY - at.y) > shake) release();
    },
    pointerdown: (e: PointerEvent) => {
      release();
      isHeld = false;
      show(null);
      const el = tipOf(e.target);
      if (!el || e.pointerType === 'mouse') return;
      at = { x: e.clientX, y: e.clientY };
      timer = window.setTimeout(() => {
        isHeld = true;
        show(el);
      }, longPress);
    },
    pointerup: release,
    pointercancel: release,
    contextmenu: (e: Event) => {
      if (isHeld) e.preventDefault();
    },
    focusin: (e: FocusEvent) => {
      if (byKeyboard()) show(tipOf(e.target));
    },
    focusout: () => show(null),
    keydown: (e: KeyboardEvent) => {
      if (e.key === 'Escape') show(null);
      else walk(e);
    },
    scroll: () => show(null),
  };
  const list = Object.entries(on) as [string, EventListener][];
  for (const [name, hear] of list) document.addEventListener(name, hear, true);
  return () => {
    release();
    for (const [name, hear] of list) document.removeEventListener(name, hear, true);
  };
}

// Its words are spoken with the sign itself.
export function Tips() {
  const [el, setEl] = useState<Element | null>(null),
    now = useRef<Element | null>(null);
  useLayoutEffect(
    () =>
      listen(next => {
        if (now.current === next) return;
        now.current = next;
        setEl(next);
      }),
    [],
  );
  const words = el?.isConnected ? el.getAttribute('data-tip') : null;
  return words ? (
    <div class="c-tip" aria-hidden="true" data-tip-shown style={placeOf(el!)}>
      {words}
    </div>
  ) : null;
}
