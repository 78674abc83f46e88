// spot.tsx - a thing of the board that can be chosen or read: one real button. Hover, focus, a tap on
// what is no choice and a long press open a card with its words.
import { createContext, type ComponentChildren, type CSSProperties } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { byKeyboard } from '../hand.ts';
import type { Target } from './moves.ts';
import type { RView } from './position.ts';
import { lookOf, speak, spoken, type Names } from './words.ts';

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
  act: (spot: string, el: HTMLElement) => void;
  point: (actions: string[]) => void;
  look: (looking: Looking | null) => void;
  pin: (spot: string, el: HTMLElement) => void;
  leave: (spot: string) => void;
}
const none = (): void => undefined;
export const SpotContext = createContext<Board>({
  view: null as unknown as RView,
  names: { of: String, you: null },
  targets: new Map(),
  pointed: [],
  current: null,
  act: none,
  point: none,
  look: none,
  pin: none,
  leave: none,
});

const longPress = 450;

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
    actions = target?.moves.map(m => m.do) ?? [];
  const on =
    actions.length > 0 &&
    b.pointed.length > 0 &&
    b.pointed.length <= actions.length &&
    actions.some(a => b.pointed.includes(a));
  const timer = useRef(0),
    held = useRef(false);
  const release = (): void => window.clearTimeout(timer.current);
  return (
    <button
      type="button"
      class={`ra-spot ${kind}${target ? ' b-hit ra-can' : ''}${on ? ' on' : ''}${disabled ? ' off' : ''}`}
      style={style}
      tabIndex={b.current === spot ? 0 : -1}
      data-spot={spot}
      data-target={target ? spot : undefined}
      data-do={actions.length === 1 ? actions[0] : undefined}
      onClick={e => {
        e.stopPropagation();
        if (held.current) {
          held.current = false;
          return;
        }
        b.act(spot, e.currentTarget);
      }}
      onPointerEnter={e => {
        if (e.pointerType !== 'mouse') return;
        b.point(actions);
        b.look({ spot, el: e.currentTarget, pinned: false });
      }}
      onPointerLeave={() => {
        release();
        b.point([]);
        b.leave(spot);
      }}
      onPointerDown={e => {
        held.current = false;
        if (e.pointerType === 'mouse') return;
        const el = e.currentTarget;
        timer.current = window.setTimeout(() => {
          held.current = true;
          b.pin(spot, el);
        }, longPress);
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onContextMenu={e => {
        if (held.current) e.preventDefault();
      }}
      onFocus={e => {
        if (!byKeyboard()) return;
        b.point(actions);
        b.look({ spot, el: e.currentTarget, pinned: false });
      }}
      onBlur={() => {
        b.point([]);
        b.leave(spot);
      }}
    >
      <span class="ra-shown" aria-hidden="true">
        {children}
      </span>
      <span class="hush">
        {target ? speak(b.view, target.moves[0]!, b.names) : spoken(b.view, spot, b.names)}
      </span>
    </button>
  );
}

// The card that opens over a spot. For eyes only: the same words are in the label of the spot.
export function Look({
  looking,
  view,
  names,
  phone,
}: {
  looking: Looking;
  view: RView;
  names: Names;
  phone: boolean;
}) {
  const ref = useRef<HTMLDivElement>(null),
    [at, setAt] = useState<{ left: number; top: number } | null>(null),
    said = lookOf(view, looking.spot, names);
  useLayoutEffect(() => {
    const box = ref.current?.getBoundingClientRect(),
      r = looking.el.getBoundingClientRect();
    if (!box) return;
    const left = Math.min(
      window.innerWidth - box.width - 8,
      Math.max(8, r.left + r.width / 2 - box.width / 2),
    );
    const above = r.top - box.height - 8,
      top =
        above > (phone ? 104 : 76)
          ? above
          : Math.min(window.innerHeight - box.height - 8, r.bottom + 8);
    setAt({ left, top });
  }, [looking.spot, looking.el]);
  if (!said.head) return null;
  return (
    <div
      class="ra-look"
      ref={ref}
      aria-hidden="true"
      style={at ? { left: `${at.left}px`, top: `${at.top}px` } : { visibility: 'hidden' }}
    >
      <h3>{said.head}</h3>
      {said.text && <p>{said.text}</p>}
      {said.warn && <p class="mut">{said.warn}</p>}
    </div>
  );
}

// The spot next to one in the direction of an arrow key; over what can be chosen if there is any.
export function neighbour(root: HTMLElement, from: Element, key: string): HTMLElement | null {
  const all = [...root.querySelectorAll<HTMLElement>('.ra-spot')].filter(
      el => el.offsetParent !== null,
    ),
    can = all.filter(el => el.classList.contains('ra-can'));
  const list = (
    can.length && from.classList.contains('ra-can') && can.length > 1 ? can : all
  ).filter(el => el !== from);
  const r = from.getBoundingClientRect(),
    x = r.left + r.width / 2,
    y = r.top + r.height / 2;
  const [dx, dy] =
    key === 'ArrowLeft'
      ? [-1, 0]
      : key === 'ArrowRight'
        ? [1, 0]
        : key === 'ArrowUp'
          ? [0, -1]
          : [0, 1];
  let best: HTMLElement | null = null,
    least = Infinity;
  for (const el of list) {
    const q = el.getBoundingClientRect(),
      u = q.left + q.width / 2 - x,
      v = q.top + q.height / 2 - y,
      along = u * dx + v * dy,
      across = Math.abs(u * dy) + Math.abs(v * dx);
    if (along > 2 && along + 2.2 * across < least) {
      least = along + 2.2 * across;
      best = el;
    }
  }
  if (best) return best;
  const order = [...list, from as HTMLElement].sort((a, c) =>
      a.compareDocumentPosition(c) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    ),
    k = order.indexOf(from as HTMLElement),
    by = dx + dy;
  return order[(k + by + order.length) % order.length] ?? null;
}
