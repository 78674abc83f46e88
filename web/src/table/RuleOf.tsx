// RuleOf.tsx - the rule of any thing on the table, without leaving it: the right button of a mouse, W on what is
// pointed at or has the focus, a finger that stays. Which paragraph it is says the game (Game.rules).
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import type { Game, RuleRow } from '../games/game.ts';
import { t } from '../i18n/index.ts';
import type { View } from '../protocol.ts';

/** What is to be explained: the name of its paragraph, and what the thing itself says. */
interface Wanted {
  name: string;
  words: string;
}

// What has no paragraph of its own in the bar is explained by that of the decision; W opens all that can be done there.
const everywhere: RuleRow[] = [['.sc, .points-card', 'points']],
  orInTheBar: RuleRow[] = [...everywhere, ['.ask, .hints', (_, view) => view.due?.point ?? '']];

const wordsOf = (el: Element): string =>
  el.getAttribute('data-tip') ??
  el.getAttribute('title') ??
  el.getAttribute('aria-label') ??
  el.querySelector(':scope > .hush')?.textContent ??
  '';

/* The nearest thing around an element that has a paragraph; null: it has none of its own. */
function ruleOf({ rules }: Game, view: View, el: Element | null, more = orInTheBar): Wanted | null {
  let words = '';
  for (let at = el; at && !at.matches('.app'); at = at.parentElement) {
    words ||= wordsOf(at);
    for (const [thing, name] of [...rules, ...more])
      if (at.matches(thing))
        return { name: typeof name === 'string' ? name : name(at, view), words };
  }
  return null;
}

// Where the eyes are: under the mouse, or at the focus, whichever moved last. A mouse that rests is told of a movement
// when the page moves under it.
let isMouse = false,
  mouse = '';
if (typeof document !== 'undefined') {
  const move = ({ pointerType, clientX, clientY }: PointerEvent): void => {
    const at = `${clientX},${clientY}`;
    if (pointerType === 'mouse' && at !== mouse) isMouse = true;
    mouse = at;
  };
  document.addEventListener('pointermove', move, true);
  document.addEventListener('focusin', () => (isMouse = false), true);
}
const lookedAt = (): Element | null =>
  isMouse ? ([...document.querySelectorAll(':hover')].at(-1) ?? null) : document.activeElement;

export interface Shown {
  of: Wanted | null; // null: what is asked
}
export interface Rule {
  shown: Shown | null;
  open: (of?: Wanted) => void;
  openThis: () => void; // of what one looks at
  openerOf: (el: Element) => (() => void) | null; // of a sign whose words are open
  close: () => void;
}
export function useRule(module: Game, view: View): Rule {
  const [shown, show] = useState<Shown | null>(null);
  return {
    shown,
    open: of => show({ of: of ?? null }),
    openThis: () => show({ of: ruleOf(module, view, lookedAt(), everywhere) }),
    openerOf: el => {
      const of = ruleOf(module, view, el);
      return of && (() => show({ of }));
    },
    close: () => show(null),
  };
}

const longPress = 450,
  shake = 10;
interface Held {
  x: number;
  y: number;
  wanted: Wanted;
}
type Find = (target: EventTarget | null) => Wanted | null;

// A finger that stays on a thing: what it would press when it leaves is not pressed.
function byFinger(find: Find, show: (held: Held | null) => void): Record<string, EventListener> {
  let timer = 0,
    isHeld = false,
    at = { x: 0, y: 0 };
  const stop = (): void => window.clearTimeout(timer);
  return {
    pointerdown: e => {
      const { pointerType, clientX: x, clientY: y, target } = e as PointerEvent;
      stop();
      isHeld = false;
      if (target instanceof Element && target.closest('[data-rule-of]')) return;
      show(null);
      const wanted = pointerType === 'mouse' ? null : find(target);
      if (!wanted) return;
      at = { x, y };
      timer = window.setTimeout(() => {
        isHeld = true;
        show({ x, y, wanted });
      }, longPress);
    },
    pointermove: e => {
      const { clientX: x, clientY: y } = e as PointerEvent;
      if (Math.hypot(x - at.x, y - at.y) > shake) stop();
    },
    pointerup: stop,
    pointercancel: stop,
    click: e => {
      if (!isHeld) return;
      isHeld = false;
      e.preventDefault();
      e.stopPropagation();
    },
  };
}

const byRightButton = (find: Find, open: (wanted: Wanted) => void): EventListener => {
  return e => {
    const { pointerType, target } = e as PointerEvent,
      isTouch = pointerType === 'touch' || pointerType === 'pen',
      wanted = isTouch ? null : find(target);
    if (!wanted) return;
    e.preventDefault();
    open(wanted);
  };
};

// Below the finger, or below or above the words that the same press has opened.
function place(button: HTMLElement, { x, y }: Held): void {
  const { width, height } = button.getBoundingClientRect(),
    words = document.querySelector('.sign-tip, [data-look]')?.getBoundingClientRect(),
    inside = (n: number, most: number): number => Math.max(8, Math.min(most - 8, n)),
    low = words ? words.bottom + 6 : y + 30,
    top = words && low + height > window.innerHeight ? words.top - height - 6 : low;
  button.style.left = `${inside(x - width / 2, window.innerWidth - width)}px`;
  button.style.top = `${inside(top, window.innerHeight - height)}px`;
}

interface Props {
  module: Game;
  view: View;
  open: (wanted: Wanted) => void;
}
/** Listens for those who want a rule; beside a finger that stays it shows a button that opens it. */
export function RuleOf(props: Props) {
  const [held, show] = useState<Held | null>(null),
    button = useRef<HTMLButtonElement>(null),
    now = useRef(props);
  now.current = props;
  useLayoutEffect(() => {
    const find: Find = target => {
      const { module, view } = now.current,
        isOnTable = target instanceof Element && target.closest('.app') !== null;
      return isOnTable ? ruleOf(module, view, target) : null;
    };
    const all = Object.entries({
      ...byFinger(find, show),
      contextmenu: byRightButton(find, wanted => now.current.open(wanted)),
    });
    for (const [name, hear] of all) document.addEventListener(name, hear, true);
    return () => {
      for (const [name, hear] of all) document.removeEventListener(name, hear, true);
    };
  }, []);
  useLayoutEffect(() => {
    if (!held || !button.current) return;
    button.current.showPopover();
    place(button.current, held);
    const later = requestAnimationFrame(() => button.current && place(button.current, held));
    return () => cancelAnimationFrame(later);
  }, [held]);
  return held ? (
    <button
      type="button"
      class="btn rule-of"
      popover="manual"
      ref={button}
      data-rule-of
      onClick={() => {
        show(null);
        props.open(held.wanted);
      }}
    >
      <Icon name="help" size={18} />
      {t('rules.thing')}
    </button>
  ) : null;
}
