// spot.tsx - a thing of the table that can be chosen or read: a sector of the wheel, a card, a unit on
// the map. Hover, focus, a tap on what is no choice and a long press open a card with its words.
import { createContext, type ComponentChildren, type CSSProperties } from 'preact';
import { useContext, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { does, isOn } from '../bar.tsx';
import type { Said } from '../game.ts';
import { byKeyboard } from '../../ui/hand.ts';
import { hovered } from '../hover.ts';
import { RuleLink } from '../../ui/tips.tsx';
import type { Target } from './moves.ts';
import type { AView } from './position.ts';
import { explain, speak } from './words/choice.ts';
import { lookOf, spoken } from './words/look.ts';
import type { Names } from './words/names.ts';

export interface Looking {
  spot: string;
  el: Element;
  pinned: boolean;
}
export interface Table {
  view: AView;
  names: Names;
  targets: Map<string, Target>;
  chosen: Set<string>;
  pointed: string[];
  current: string | null;
  act: (spot: string, el: Element) => void;
  point: (actions: string[]) => void;
  look: (looking: Looking | null) => void;
  pin: (spot: string, el: Element) => void;
  leave: (el: Element) => void;
}
const none = (): void => undefined;
export const TableContext = createContext<Table>({
  view: null as unknown as AView,
  names: { of: String, you: null },
  targets: new Map(),
  chosen: new Set(),
  pointed: [],
  current: null,
  act: none,
  point: none,
  look: none,
  pin: none,
  leave: none,
});

const longPress = 450;

interface SpotState {
  target: Target | null;
  on: boolean;
  chosen: boolean;
  label: string;
  attrs: Attrs;
}
type Attrs = Record<string, unknown>;
// Things that lie within a spot: the one under the pointer, and for the keyboard all of them one after the other.
interface Within {
  at: (e: MouseEvent) => string;
  all: string[];
}
const nothingWithin = (spot: string): Within => ({ at: () => spot, all: [spot] });

// A click or a tap acts, a long press opens the card of words.
function useTouch(b: Table, { at }: Within): Attrs {
  const timer = useRef(0),
    held = useRef(false),
    release = (): void => window.clearTimeout(timer.current);
  return {
    onClick: (e: MouseEvent) => {
      e.stopPropagation();
      if (held.current) held.current = false;
      else b.act(at(e), e.currentTarget as Element);
    },
    onPointerDown: (e: PointerEvent) => {
      held.current = false;
      if (e.pointerType === 'mouse') return;
      const el = e.currentTarget as Element,
        spot = at(e);
      timer.current = window.setTimeout(() => {
        held.current = true;
        b.pin(spot, el);
      }, longPress);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: (e: PointerEvent) => {
      release();
      b.point([]);
      b.leave(e.currentTarget as Element);
    },
    onContextMenu: (e: Event) => {
      if (held.current) e.preventDefault();
    },
  };
}
// Hovering and focus point at the actions of the spot; Enter acts where there is no button to do it.
function usePointing(b: Table, spot: string, within: Within, actions: string[]): Attrs {
  const pressed = useRef(0),
    shown = useRef('');
  const show = (el: Element, thing = spot): void => {
    shown.current = thing;
    b.point(actions);
    b.look({ spot: thing, el, pinned: false });
  };
  const { onPointerEnter, onPointerMove } = hovered(show);
  return {
    onPointerEnter,
    onPointerMove: (e: PointerEvent) => {
      onPointerMove(e);
      const thing = within.all.length > 1 && e.pointerType === 'mouse' ? within.at(e) : spot;
      if (within.all.length > 1 && thing !== shown.current) show(e.currentTarget as Element, thing);
    },
    onFocus: (e: FocusEvent) => {
      pressed.current = 0;
      if (byKeyboard()) show(e.currentTarget as Element);
    },
    onBlur: (e: FocusEvent) => {
      b.point([]);
      b.leave(e.currentTarget as Element);
    },
    onKeyDown: (e: KeyboardEvent) => {
      const el = e.currentTarget as Element;
      if ((e.key !== 'Enter' && e.key !== ' ') || el.tagName === 'BUTTON') return;
      e.preventDefault();
      e.stopPropagation();
      b.act(within.all[pressed.current++ % within.all.length] ?? spot, el);
    },
  };
}
// What every spot needs, as attributes of its element, be it HTML or SVG.
function useSpot(spot: string, within = nothingWithin(spot)): SpotState {
  const b = useContext(TableContext),
    target = b.targets.get(spot) ?? null,
    actions = target?.moves.map(m => m.do) ?? [],
    chosen = b.chosen.has(spot),
    touch = useTouch(b, within),
    pointing = usePointing(b, spot, within, actions);
  // Words change with the view, not with whatever is pointed at.
  const label = useMemo(() => {
    const only = target?.moves.length === 1 ? target.moves[0]! : null;
    return only ? speak(only) : spoken(b.view, spot, b.names);
  }, [b.view, target, spot]);
  const attrs = {
    tabindex: b.current === spot ? 0 : -1,
    'aria-label': label,
    'data-spot': spot,
    'data-target': target ? spot : undefined,
    'data-do': target && 'do' in target.leads ? target.leads.do : undefined,
    ...does(actions),
    ...(chosen ? { 'aria-pressed': 'true' } : {}),
    ...touch,
    ...pointing,
  };
  return { target, on: isOn(target, b.pointed), chosen, label, attrs };
}
const classes = (kind: string, s: SpotState): string =>
  `ar-spot ${kind}${s.target ? ' ar-can' : ''}${s.on ? ' on' : ''}${s.chosen ? ' chosen' : ''}`;

export function Spot({
  spot,
  kind,
  children,
  style,
}: {
  spot: string;
  kind: string;
  children: ComponentChildren;
  style?: CSSProperties;
}) {
  const s = useSpot(spot),
    { 'aria-label': label, ...attrs } = s.attrs;
  return (
    <button type="button" class={classes(kind, s)} {...(style ? { style } : {})} {...attrs}>
      <span class="ar-shown" aria-hidden="true">
        {children}
      </span>
      <span class="hush">{label as string}</span>
    </button>
  );
}
export function SvgSpot({
  spot,
  kind,
  within,
  children,
}: {
  spot: string;
  kind: string;
  within?: Within;
  children: ComponentChildren;
}) {
  const s = useSpot(spot, within);
  return (
    <g role="button" class={`${classes(kind, s)} b-hit`} {...s.attrs}>
      {children}
    </g>
  );
}

// Where a card of this size goes: beside its spot, or at an edge, but never on what can be chosen, on the
// tabs or on the decision. Null: nowhere is room.
const inTheWay = '.ar-can, .ar-tabs, .dock, .ph .sheet';
const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
function placeFor(box: DOMRect, el: Element): { left: number; top: number } | null {
  const gap = 8,
    head = 64,
    w = window.innerWidth,
    h = window.innerHeight,
    r = el.getBoundingClientRect();
  const taken = [
    r,
    ...[...document.querySelectorAll(inTheWay)].map(x => x.getBoundingClientRect()),
  ];
  const right = w - box.width - gap,
    edge = h - box.height - gap;
  const x = r.left + r.width / 2 - box.width / 2,
    y = r.top + r.height / 2 - box.height / 2;
  const places: [number, number][] = [
    [x, r.top - box.height - gap],
    [x, r.bottom + gap],
    [r.left - box.width - gap, y],
    [r.right + gap, y],
  ];
  for (const across of [gap, right, w / 2 - box.width / 2])
    for (const down of [head + gap, edge, h / 2 - box.height / 2]) places.push([across, down]);
  for (const [across, top] of places) {
    const left = Math.min(right, Math.max(gap, across));
    const at = { left, top, right: left + box.width, bottom: top + box.height };
    if (top >= head && top <= edge && !taken.some(q => q.width > 0 && meet(at, q)))
      return { left, top };
  }
  return null;
}

// The card that opens over a spot. For eyes only: the same words are in the label of the spot.
export function Look({ looking, table }: { looking: Looking; table: Table }) {
  const ref = useRef<HTMLDivElement>(null),
    [at, setAt] = useState<{ left: number; top: number } | null>(null),
    target = table.targets.get(looking.spot);
  const one = target?.moves.length === 1 ? target.moves[0]! : null,
    base = lookOf(table.view, looking.spot, table.names),
    said: Said = base.head
      ? { ...base, text: base.text || (one ? explain(one).text : '') }
      : one
        ? explain(one)
        : base;
  useLayoutEffect(() => {
    const box = ref.current?.getBoundingClientRect();
    setAt(box ? placeFor(box, looking.el) : null);
  }, [looking.spot, looking.el, looking.pinned, said.text, table.targets]);
  if (!said.head) return null;
  return (
    <div
      class="ar-look"
      data-look
      ref={ref}
      aria-hidden="true"
      style={at ? { left: `${at.left}px`, top: `${at.top}px` } : { visibility: 'hidden' }}
    >
      <h3>{said.head}</h3>
      {said.text && <p>{said.text}</p>}
      {said.warn && <p class="mut">{said.warn}</p>}
      {looking.pinned && <RuleLink sign={looking.el} />}
    </div>
  );
}

// The spot next to one in the direction of an arrow key; over what can be chosen if there is any.
export function neighbour(root: Element, from: Element, key: string): HTMLElement | null {
  const all = [...root.querySelectorAll<HTMLElement>('[data-spot]')].filter(
      el => el.getBoundingClientRect().width > 0,
    ),
    can = all.filter(el => el.classList.contains('ar-can'));
  const list = (can.length > 1 && from.classList.contains('ar-can') ? can : all).filter(
      el => el !== from,
    ),
    r = from.getBoundingClientRect(),
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
