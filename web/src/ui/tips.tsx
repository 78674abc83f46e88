// tips.tsx - what a small sign means (its `title`), for those without a mouse: a long press opens it; a row of signs
// (rowOfTips) takes the focus, and arrow keys go from sign to sign.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { byKeyboard } from '../games/hand.ts';

const longPress = 450;

/** Marks a row of signs that have titles. */
export const rowOfTips = { 'data-tips': '', tabIndex: 0 };

interface Tip {
  text: string;
  over: DOMRect;
}
type Show = (tip: Tip | null) => void;

const signsOf = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('[title]:not([title=""])'),
];
const tipOf = (sign: HTMLElement): Tip => ({
  text: sign.title,
  over: sign.getBoundingClientRect(),
});

// A finger that stays on a sign: what is under it is told, and is not pressed when the finger leaves.
function byFinger(show: Show): () => void {
  let timer = 0,
    isHeld = false;
  const stop = (): void => window.clearTimeout(timer);
  const down = (e: PointerEvent): void => {
    stop();
    show(null);
    isHeld = false;
    const sign = e.target instanceof Element ? e.target.closest<HTMLElement>('[title]') : null;
    if (e.pointerType === 'mouse' || !sign?.title) return;
    timer = window.setTimeout(() => {
      isHeld = true;
      show(tipOf(sign));
    }, longPress);
  };
  const unpressed = (e: Event): void => {
    if (!isHeld) return;
    isHeld = false;
    e.preventDefault();
    e.stopPropagation();
  };
  const quiet = (e: Event): void => {
    if (isHeld) e.preventDefault();
  };
  document.addEventListener('pointerdown', down, true);
  document.addEventListener('click', unpressed, true);
  document.addEventListener('contextmenu', quiet, true);
  const ends = ['pointerup', 'pointercancel', 'scroll'] as const;
  for (const end of ends) document.addEventListener(end, stop, true);
  return () => {
    stop();
    document.removeEventListener('pointerdown', down, true);
    document.removeEventListener('click', unpressed, true);
    document.removeEventListener('contextmenu', quiet, true);
    for (const end of ends) document.removeEventListener(end, stop, true);
  };
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

// The keyboard: the focus on a row tells its first sign, arrow keys the others.
function byFocus(show: Show): () => void {
  let at = 0;
  const rowOf = (e: Event): Element | null =>
    e.target instanceof Element && e.target.matches('[data-tips]') ? e.target : null;
  const tell = (row: Element, n: number): void => {
    const signs = signsOf(row);
    at = signs.length ? (n + signs.length) % signs.length : 0;
    const sign = signs[at];
    if (sign) show(tipOf(sign));
  };
  const come = (e: FocusEvent): void => {
    const row = rowOf(e);
    if (row && byKeyboard()) tell(row, 0);
  };
  const go = (): void => show(null);
  const press = (e: KeyboardEvent): void => {
    const row = rowOf(e),
      step = steps[e.key];
    if (e.key === 'Escape') show(null);
    if (!row || step === undefined) return;
    e.preventDefault();
    e.stopPropagation();
    tell(row, at + step);
  };
  document.addEventListener('focusin', come);
  document.addEventListener('focusout', go);
  document.addEventListener('keydown', press, true);
  return () => {
    document.removeEventListener('focusin', come);
    document.removeEventListener('focusout', go);
    document.removeEventListener('keydown', press, true);
  };
}

// Above the sign if there is room, else below it, and inside the window.
function place(card: DOMRect, over: DOMRect): { left: string; top: string } {
  const middle = over.left + over.width / 2 - card.width / 2,
    left = Math.min(window.innerWidth - card.width - 8, Math.max(8, middle)),
    above = over.top - card.height - 8;
  return { left: `${left}px`, top: `${above > 8 ? above : over.bottom + 8}px` };
}

/** For eyes only: the signs themselves have the same words for a screen reader. */
export function Tips() {
  const [tip, show] = useState<Tip | null>(null),
    card = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const ends = [byFinger(show), byFocus(show)];
    return () => ends.forEach(end => end());
  }, []);
  useLayoutEffect(() => {
    const el = card.current;
    if (el && tip) Object.assign(el.style, place(el.getBoundingClientRect(), tip.over));
  }, [tip]);
  return (
    tip && (
      <p class="sign-tip" ref={card} aria-hidden="true">
        {tip.text}
      </p>
    )
  );
}
