// Told.tsx - a row of signs and numbers that says what they mean: each under a mouse or a long press, all of them where
// the keyboard is. A sign has its words in data-tip, one line or more.
import { createElement, type ComponentChildren, type RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { byKeyboard } from '../../hand.ts';
import { useShut } from '../../hover.ts';

interface Open {
  by: Element;
  lines: string[];
}
const longPress = 450,
  gap = 8;
const wordsOf = (el: Element): string => el.getAttribute('data-tip') ?? '';

// Above what it speaks of, or below; inside the window.
function place(card: HTMLElement, by: Element): void {
  const r = by.getBoundingClientRect(),
    { width, height } = card.getBoundingClientRect(),
    above = r.top - height - gap;
  card.style.left = `${Math.max(gap, Math.min(r.left, window.innerWidth - width - gap))}px`;
  card.style.top = `${above >= gap ? above : r.bottom + gap}px`;
}

interface Telling {
  open: Open | null;
  root: RefObject<HTMLElement | null>;
  card: RefObject<HTMLElement | null>;
  handlers: Record<string, unknown>;
}
function useTelling(): Telling {
  const [open, setOpen] = useState<Open | null>(null),
    root = useRef<HTMLElement>(null),
    card = useRef<HTMLElement>(null),
    timer = useRef(0);
  const close = (): void => setOpen(null),
    release = (): void => window.clearTimeout(timer.current);
  const show = (target: EventTarget | null): void => {
    const by = target instanceof Element ? target.closest('[data-tip]') : null;
    if (!by || !root.current?.contains(by)) close();
    else if (by !== open?.by) setOpen({ by, lines: [wordsOf(by)] });
  };
  const showAll = (): void => {
    const all = [...(root.current?.querySelectorAll('[data-tip]') ?? [])];
    if (byKeyboard() && root.current && all.length)
      setOpen({ by: root.current, lines: all.map(wordsOf) });
  };
  useShut(open !== null, el => root.current?.contains(el) === true, close);
  useLayoutEffect(() => {
    if (!open || !card.current) return;
    card.current.showPopover();
    place(card.current, open.by);
  }, [open]);
  const handlers = {
    onPointerMove: (e: PointerEvent) => {
      if (e.pointerType === 'mouse') show(e.target);
    },
    onPointerDown: ({ target, pointerType }: PointerEvent) => {
      release();
      if (pointerType !== 'mouse') timer.current = window.setTimeout(() => show(target), longPress);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: (e: PointerEvent) => {
      release();
      if (e.pointerType === 'mouse') close();
    },
    onFocus: showAll,
    onBlur: close,
  };
  return { open, root, card, handlers };
}

export function Told({
  as = 'div',
  kind,
  label,
  children,
}: {
  as?: 'div' | 'ul' | 'span';
  kind: string;
  label?: string;
  children: ComponentChildren;
}) {
  const { open, root, card, handlers } = useTelling(),
    lines = open?.lines.map((line, k) => <span key={k}>{line}</span>),
    popped = { ref: card, class: 'ar-tip', popover: 'manual', 'aria-hidden': 'true' };
  return createElement(
    as,
    { ref: root, class: `${kind} ar-told`, tabIndex: 0, 'aria-label': label, ...handlers },
    children,
    open && createElement(as === 'ul' ? 'li' : 'span', popped, lines),
  );
}
