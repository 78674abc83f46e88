// tips.tsx - what a small sign means, over the sign: its data-tip, or its `title` for those without a mouse. A mouse
// opens it, a finger that stays, and the keyboard: by the focus on a sign, or on a row of signs (rowOfTips), in which
// arrow keys go from sign to sign. Under a mouse it leads on to the rule of the sign (table/RuleOf.tsx has other ways),
// as do the cards of words that boards open themselves.
import { createContext } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { byKeyboard } from './hand.ts';
import { t } from '../i18n/index.ts';

/** Opens the rule of a sign; null where it has none. */
export const RuleOfSign = createContext<(sign: Element) => (() => void) | null>(() => null);

/** In a card of words, for whoever sees it: on to the rule of the thing that it stands over. */
export function RuleLink({ sign }: { sign: Element | null }) {
  const ruleOf = useContext(RuleOfSign),
    rule = sign && ruleOf(sign);
  const open = (e: Event): void => {
    e.stopPropagation();
    rule?.();
  };
  return rule ? (
    <span class="lk" onMouseDown={e => e.preventDefault()} onClick={open}>
      {t('rules.thing')}
    </span>
  ) : null;
}

const longPress = 450,
  shake = 10,
  gap = 8,
  wayToRule = 300; // for the mouse to go from a sign to what stands over it

/** Marks a row of signs that takes the focus for all of them. */
export const rowOfTips = { 'data-tips': '', tabindex: 0 };

/** A sign with words that takes the focus itself; of a row (data-tips) only the first can be reached by Tab. */
export const tip = (words: string, isFirst = true): { 'data-tip': string; tabindex: number } => ({
  'data-tip': words,
  tabindex: isFirst ? 0 : -1,
});

type Sign = HTMLElement | SVGElement;
type Show = (sign: Sign | null, isMouse?: boolean) => void;

const signs = '[data-tip]:not([data-tip=""]), [title]:not([title=""])',
  named = '[data-named][aria-label]'; // a mouse and the focus open more than words there
const wordsOf = (sign: Sign): string =>
  ['data-tip', 'title', 'aria-label'].map(name => sign.getAttribute(name)).find(Boolean) ?? '';
const around = (target: EventTarget | null, what: string): Sign | null =>
  target instanceof Element ? target.closest<Sign>(what) : null;

// A `title` has the browser's own tip.
function byMouse(show: Show): Record<string, EventListener> {
  let timer = 0;
  const move = (e: Event): void => {
    const { pointerType, target } = e as PointerEvent,
      sign = around(target, '[data-tip]');
    if (pointerType !== 'mouse') return;
    window.clearTimeout(timer);
    if (around(target, '.sign-tip')) return;
    if (sign || !document.querySelector('.sign-tip .lk')) show(sign, true);
    else timer = window.setTimeout(() => show(null), wayToRule);
  };
  return { pointermove: move, scroll: () => show(null) };
}

// A finger that stays on a sign: what is under it is told, and is not pressed when the finger leaves.
function byFinger(show: Show): Record<string, EventListener> {
  let timer = 0,
    isHeld = false,
    at = { x: 0, y: 0 };
  const stop = (): void => window.clearTimeout(timer);
  const down = (e: Event): void => {
    const { pointerType, clientX: x, clientY: y, target } = e as PointerEvent,
      sign = around(target, `${signs}, ${named}`);
    stop();
    isHeld = false;
    if (around(target, '.sign-tip')) return;
    show(null);
    if (pointerType === 'mouse' || !sign) return;
    at = { x, y };
    timer = window.setTimeout(() => {
      isHeld = true;
      show(sign);
    }, longPress);
  };
  const move = (e: Event): void => {
    const { clientX: x, clientY: y } = e as PointerEvent;
    if (Math.hypot(x - at.x, y - at.y) > shake) stop();
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
  return {
    pointerdown: down,
    pointermove: move,
    pointerup: stop,
    pointercancel: stop,
    scroll: stop,
    click: unpressed,
    contextmenu: quiet,
  };
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

// The focus on a row tells its first sign, arrow keys the others; where signs take the focus themselves, it goes on.
function byFocus(show: Show): Record<string, EventListener> {
  let at = 0;
  const walk = (row: Sign, from: EventTarget | null, step: number): void => {
    const all = [...row.querySelectorAll<Sign>(signs)],
      self = all.indexOf(from as Sign);
    if (self >= 0) {
      all[self + step]?.focus();
      return;
    }
    at = all.length ? (at + step + all.length) % all.length : 0;
    show(all[at] ?? null);
  };
  const come = ({ target }: Event): void => {
    if (!byKeyboard() || !(target instanceof Element)) return;
    if (target.matches('[data-tip]')) show(target as Sign);
    else if (target.matches('[data-tips]')) {
      at = 0;
      walk(target as Sign, target, 0);
    }
  };
  const press = (e: Event): void => {
    const { key, target } = e as KeyboardEvent,
      row = around(target, '[data-tips]'),
      step = steps[key];
    if (key === 'Escape') show(null);
    const isThere = row === target || (target instanceof Element && target.matches('[data-tip]'));
    if (!row || step === undefined || !isThere) return;
    e.preventDefault();
    e.stopPropagation();
    walk(row, target, step);
  };
  return { focusin: come, focusout: () => show(null), keydown: press };
}

function listen(to: Record<string, EventListener>): () => void {
  const all = Object.entries(to);
  for (const [name, hear] of all) document.addEventListener(name, hear, true);
  return () => {
    for (const [name, hear] of all) document.removeEventListener(name, hear, true);
  };
}

// Above the sign if there is room, else below it, and inside the window.
function place(card: HTMLElement, sign: Sign): void {
  const over = sign.getBoundingClientRect(),
    { width, height } = card.getBoundingClientRect(),
    middle = over.left + over.width / 2 - width / 2,
    above = over.top - height - gap;
  card.style.left = `${Math.min(window.innerWidth - width - gap, Math.max(gap, middle))}px`;
  card.style.top = `${above > gap ? above : over.bottom + gap}px`;
}

interface Shown {
  sign: Sign;
  isMouse: boolean;
}
/** For eyes only: the signs themselves have the same words for a screen reader. */
export function Tips() {
  const [shown, set] = useState<Shown | null>(null),
    card = useRef<HTMLParagraphElement>(null),
    sign = shown?.sign ?? null,
    ruleOf = useContext(RuleOfSign),
    isBeside = sign?.closest('.sea-view') === null, // on the map it would lie over what can be chosen
    rule = shown?.isMouse && isBeside ? ruleOf(shown.sign) : null;
  useLayoutEffect(() => {
    const show: Show = (next, isMouse = false) =>
      set(was => (was?.sign === next ? was : next && { sign: next, isMouse }));
    const ends = [byMouse, byFinger, byFocus].map(by => listen(by(show)));
    return () => ends.forEach(end => end());
  }, []);
  useLayoutEffect(() => {
    if (!sign || !card.current) return;
    card.current.showPopover();
    place(card.current, sign);
  }, [sign]);
  const open = (): void => {
    set(null);
    rule?.();
  };
  return sign?.isConnected ? (
    <p class="sign-tip" ref={card} popover="manual" aria-hidden="true" data-tip-shown>
      {wordsOf(sign)}
      {rule && (
        <span class="lk" onMouseDown={e => e.preventDefault()} onClick={open}>
          {t('rules.thing')}
        </span>
      )}
    </p>
  ) : null;
}
