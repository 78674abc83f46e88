// gestures.ts - wheel, drag, pinch and double click on a map, as panning and zooming in pixels of its
// window. A drag is no click.
import type { Point } from './look.ts';

export interface Hands {
  pan: (dx: number, dy: number) => void;
  zoom: (by: number, at: Point) => void;
  twice: (at: Point) => void;
}

const slack = 6; // pixels that a click may move
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

// Fingers or the pointer on the map; says whether the last touch was a drag.
function pointers(el: HTMLElement, local: (e: MouseEvent) => Point, hands: () => Hands) {
  const at = new Map<number, Point>();
  let from: Point | null = null;
  let isDrag = false;
  const drag = (e: PointerEvent, old: Point, p: Point): void => {
    if (!isDrag) el.setPointerCapture(e.pointerId);
    isDrag = true;
    hands().pan(p.x - old.x, p.y - old.y);
  };
  const pinch = (e: PointerEvent, old: Point, p: Point): void => {
    isDrag = true;
    const other = [...at].find(([id]) => id !== e.pointerId)![1];
    const middle = { x: (p.x + other.x) / 2, y: (p.y + other.y) / 2 };
    if (far(old, other) > 0) hands().zoom(far(p, other) / far(old, other), middle);
  };
  return {
    down: (e: PointerEvent): void => {
      if (e.button !== 0) return;
      at.set(e.pointerId, local(e));
      if (at.size !== 1) return;
      from = local(e);
      isDrag = false;
    },
    move: (e: PointerEvent): void => {
      const old = at.get(e.pointerId);
      if (!old) return;
      const p = local(e);
      if (at.size === 1 && !isDrag && from && far(p, from) < slack) return;
      if (at.size === 1) drag(e, old, p);
      else if (at.size === 2) pinch(e, old, p);
      at.set(e.pointerId, p);
    },
    up: (e: PointerEvent): void => void at.delete(e.pointerId),
    click: (e: MouseEvent): void => {
      if (!isDrag) return;
      e.stopPropagation();
      e.preventDefault();
      isDrag = false;
    },
  };
}

// Listens until the returned function is called. `hands` is asked at each gesture.
export function listenTo(el: HTMLElement, hands: () => Hands): () => void {
  const over = new AbortController();
  const { signal } = over;
  const local = (e: MouseEvent): Point => {
    const r = el.getBoundingClientRect();
    return { x: e.clientX - r.left, y: e.clientY - r.top };
  };
  const { down, move, up, click } = pointers(el, local, hands);
  const wheel = (e: WheelEvent): void => {
    e.preventDefault();
    hands().zoom(Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0016)), local(e));
  };
  const twice = (e: MouseEvent): void => {
    if (!(e.target as Element).closest('[role="button"], button')) hands().twice(local(e));
  };
  el.addEventListener('wheel', wheel, { passive: false, signal });
  el.addEventListener('pointerdown', down, { signal });
  el.addEventListener('pointermove', move, { signal });
  el.addEventListener('pointerup', up, { signal });
  el.addEventListener('pointercancel', up, { signal });
  el.addEventListener('click', click, { capture: true, signal });
  el.addEventListener('dblclick', twice, { signal });
  return () => over.abort();
}
