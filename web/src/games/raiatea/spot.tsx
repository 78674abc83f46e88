// spot.tsx - a thing of the board that can be chosen or read: one real button. Hover, focus, a tap on
// what is no choice and a long press open a card with its words.
import {
  createContext,
  type ComponentChildren,
  type CSSProperties,
  type ButtonHTMLAttributes,
} from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { does } from '../bar.tsx';
import { byKeyboard } from '../../ui/hand.ts';
import { hovered } from '../hover.ts';
import { RuleLink } from '../../ui/tips.tsx';
import type { Target } from './moves.ts';
import type { RView } from './position.ts';
import { lookOf, spoken } from './looks.ts';
import { speak } from './says.ts';
import type { Names } from './words.ts';

export interface Looking {
  spot: string;
  el: HTMLElement;
  pinned: boolean;
}
export interface Board {
  view: RView;
  names: Names;
  targets: Map<string, Target>;
  pointed: string[];
  current: string | null;
  aside: string | null; // a second stop of the keyboard: where nothing can be chosen
  act: (spot: string, el: HTMLElement) => void;
  point: (actions: string[]) => void;
  look: (looking: Looking | null) => void;
  pin: (spot: string, el: HTMLElement) => void;
  leave: (spot: string) => void; // what is not pinned closes
  close: () => void;
}
const none = (): void => undefined;
export const SpotContext = createContext<Board>({
  view: null as unknown as RView,
  names: { of: String, you: null },
  targets: new Map(),
  pointed: [],
  current: null,
  aside: null,
  act: none,
  point: none,
  look: none,
  pin: none,
  leave: none,
  close: none,
});

const longPress = 450;

// What a spot does under mouse, finger and keyboard.
function useHand(spot: string, actions: string[]): ButtonHTMLAttributes {
  const b = useContext(SpotContext),
    timer = useRef(0),
    isHeld = useRef(false);
  const release = (): void => window.clearTimeout(timer.current);
  const enter = (el: HTMLElement): void => {
    b.point(actions);
    b.look({ spot, el, pinned: false });
  };
  const leave = (): void => {
    release();
    b.point([]);
    b.leave(spot);
  };
  return {
    onClick: e => {
      e.stopPropagation();
      if (!isHeld.current) b.act(spot, e.currentTarget);
      isHeld.current = false;
    },
    ...hovered(el => enter(el as HTMLElement)),
    onPointerLeave: leave,
    onPointerDown: e => {
      isHeld.current = false;
      if (e.pointerType === 'mouse') return;
      const el = e.currentTarget;
      timer.current = window.setTimeout(() => {
        isHeld.current = true;
        b.pin(spot, el);
      }, longPress);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onContextMenu: e => {
      if (isHeld.current) e.preventDefault();
    },
    onFocus: e => {
      if (byKeyboard()) enter(e.currentTarget);
    },
    onBlur: leave,
  };
}
const isPointed = (actions: string[], pointed: string[]): boolean =>
  pointed.length > 0 && pointed.length <= actions.length && actions.some(a => pointed.includes(a));

export function Spot({
  spot,
  kind,
  children,
  style,
  disabled = false,
}: {
  spot: string;
  kind: string;
  children: ComponentChildren;
  style?: CSSProperties;
  disabled?: boolean;
}) {
  const b = useContext(SpotContext),
    target = b.targets.get(spot) ?? null,
    actions = target?.moves.map(m => m.do) ?? [],
    hand = useHand(spot, actions);
  const on = isPointed(actions, b.pointed),
    kinds = ['ra-spot', kind, target && 'b-hit ra-can', on && 'on', disabled && 'off'];
  return (
    <button
      type="button"
      class={kinds.filter(Boolean).join(' ')}
      style={style}
      tabIndex={b.current === spot || b.aside === spot ? 0 : -1}
      data-spot={spot}
      data-target={target ? spot : undefined}
      data-do={actions.length === 1 ? actions[0] : undefined}
      {...does(actions)}
      {...hand}
    >
      <span class="ra-shown" aria-hidden="true">
        {children}
      </span>
      <span class="hush">{target ? speak(target.moves[0]!) : spoken(b.view, spot, b.names)}</span>
    </button>
  );
}

// ---- the card that opens over a spot -----------------------------------------------------------------

interface Corner {
  left: number;
  top: number;
}
// Above the spot if there is room under what stands at the top, else below it, and inside the window.
function place(card: DOMRect, spot: DOMRect, phone: boolean): Corner {
  const middle = spot.left + spot.width / 2 - card.width / 2,
    left = Math.min(window.innerWidth - card.width - 8, Math.max(8, middle)),
    above = spot.top - card.height - 8,
    below = Math.min(window.innerHeight - card.height - 8, spot.bottom + 8);
  return { left, top: above > (phone ? 104 : 76) ? above : below };
}

// For eyes only: the same words are in the label of the spot.
export function Look({
  looking,
  view,
  names,
  phone,
}: {
  looking: Looking | null;
  view: RView;
  names: Names;
  phone: boolean;
}) {
  const ref = useRef<HTMLDivElement>(null),
    [at, setAt] = useState<Corner | null>(null),
    said = looking && lookOf(view, looking.spot, names);
  useLayoutEffect(() => {
    const card = ref.current?.getBoundingClientRect();
    setAt(card && looking ? place(card, looking.el.getBoundingClientRect(), phone) : null);
  }, [looking?.spot, looking?.el, looking?.pinned]);
  if (!said?.head) return null;
  return (
    <div
      class="ra-look"
      data-look
      ref={ref}
      aria-hidden="true"
      style={at ? { left: `${at.left}px`, top: `${at.top}px` } : { visibility: 'hidden' }}
    >
      <h3>{said.head}</h3>
      {said.text && <p>{said.text}</p>}
      {said.warn && <p class="mut">{said.warn}</p>}
      {looking?.pinned && <RuleLink sign={looking.el} />}
    </div>
  );
}

// ---- arrow keys ----------------------------------------------------------------------------------------

const ways: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const centre = (el: Element): [number, number] => {
  const r = el.getBoundingClientRect();
  return [r.left + r.width / 2, r.top + r.height / 2];
};
// What can be reached from a spot: what can be chosen if there is any, else everything.
function others(root: HTMLElement, from: Element): HTMLElement[] {
  const isChoice = (el: Element): boolean => el.classList.contains('ra-can'),
    all = [...root.querySelectorAll<HTMLElement>('.ra-spot')].filter(
      el => el.offsetParent !== null,
    ),
    can = all.filter(isChoice);
  return (isChoice(from) && can.length > 1 ? can : all).filter(el => el !== from);
}

// The spot next to one in the direction of an arrow key; at an edge the next one in reading order.
export function neighbour(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  const list = others(root, from),
    [x, y] = centre(from),
    [dx, dy] = ways[key] ?? [0, 1];
  let best: HTMLElement | null = null,
    least = Infinity;
  for (const el of list) {
    const [ex, ey] = centre(el),
      along = (ex - x) * dx + (ey - y) * dy,
      far = along + 2.2 * (Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx));
    if (along > 2 && far < least) {
      least = far;
      best = el;
    }
  }
  if (best) return best;
  const order = [...list, from].sort((a, c) =>
    a.compareDocumentPosition(c) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  return order[(order.indexOf(from) + dx + dy + order.length) % order.length] ?? null;
}
