// viewport.tsx - the window onto a map: fits it into the free part of the screen, pans and zooms by
// wheel, pinch, drag, buttons and double click. The board only gets the part that is seen.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Frame, Insets } from '../games/game.ts';

export interface Look {
  k: number;
  x: number;
  y: number;
} // zoom over "fit", and the middle of what is seen
export const fitted = (frame: Frame): Look => ({
  k: 1,
  x: frame.x + frame.w / 2,
  y: frame.y + frame.h / 2,
});

export interface Size {
  w: number;
  h: number;
}
const free = (size: Size, i: Insets): Size => ({
  w: Math.max(80, size.w - i.left - i.right),
  h: Math.max(80, size.h - i.top - i.bottom),
});
export const fitScale = (size: Size, i: Insets, frame: Frame): number => {
  const f = free(size, i);
  return Math.min(f.w / frame.w, f.h / frame.h);
};

// The part of the map that fills the whole element, so that the free part shows `look`.
export function boxOf(
  size: Size,
  i: Insets,
  frame: Frame,
  look: Look,
): { box: Frame; scale: number } {
  const scale = fitScale(size, i, frame) * look.k,
    f = free(size, i);
  return {
    scale,
    box: {
      x: look.x - (i.left + f.w / 2) / scale,
      y: look.y - (i.top + f.h / 2) / scale,
      w: size.w / scale,
      h: size.h / scale,
    },
  };
}

// Zoomed in, the middle stays where the map still fills the window; zoomed out it is centred.
export function clamped(size: Size, i: Insets, frame: Frame, look: Look): Look {
  const k = Math.min(6, Math.max(1, look.k)),
    scale = fitScale(size, i, frame) * k,
    f = free(size, i);
  const along = (at: number, from: number, length: number, seen: number): number => {
    const half = seen / scale / 2,
      slack = 30;
    return length <= 2 * half - 2 * slack
      ? from + length / 2
      : Math.min(from + length - half + slack, Math.max(from + half - slack, at));
  };
  return { k, x: along(look.x, frame.x, frame.w, f.w), y: along(look.y, frame.y, frame.h, f.h) };
}

// So that all of `wanted` is seen: moves as little as it can, zooms out only if it must, and no further than words can be
// read (`reads`: pixels per unit). What does not fit then is shown in part.
export function including(
  size: Size,
  i: Insets,
  frame: Frame,
  look: Look,
  wanted: Frame,
  reads = 0,
): Look {
  const base = fitScale(size, i, frame),
    f = free(size, i),
    pad = 40;
  const k = Math.max(
    1,
    Math.min(
      look.k,
      Math.max(reads, Math.min(f.w / (wanted.w + 2 * pad), f.h / (wanted.h + 2 * pad))) / base,
    ),
  );
  const w = f.w / (base * k) / 2,
    h = f.h / (base * k) / 2;
  const near = (at: number, from: number, length: number, half: number): number => {
    const lo = from + length + pad - half,
      hi = from - pad + half;
    return Math.min(Math.max(lo, hi), Math.max(Math.min(lo, hi), at));
  };
  return clamped(size, i, frame, {
    k,
    x: near(look.x, wanted.x, wanted.w, w),
    y: near(look.y, wanted.y, wanted.h, h),
  });
}

export interface Port {
  box: Frame;
  scale: number;
  zoom: (by: number) => void;
  fit: () => void;
  ensure: (wanted: Frame) => void;
  centre: (x: number, y: number) => void;
  k: number;
}

// The first look: the zoom by which words can be read and things can be touched, but no more than it takes, and where it looks.
export interface First {
  zoom: number;
  reads: number;
  home: Frame | null;
}
export const whole: First = { zoom: 1, reads: 0, home: null };
const roomy = 0.95; // pixels per unit: larger than this nobody needs it at first
export function firstLook(size: Size, i: Insets, frame: Frame, { zoom, reads, home }: First): Look {
  const fit = fitScale(size, i, frame),
    k = zoom > 1 ? Math.max(reads, Math.min(fit * zoom, roomy)) / fit : 1,
    at = home ?? frame;
  return clamped(size, i, frame, { k: Math.max(1, k), x: at.x + at.w / 2, y: at.y + at.h / 2 });
}

export function usePort(
  frame: Frame,
  insets: Insets,
  first: First,
): Port & { ref: (el: HTMLDivElement | null) => void } {
  const [el, ref] = useState<HTMLDivElement | null>(null),
    [size, setSize] = useState<Size>({ w: 1000, h: 700 }),
    begun = useRef(false);
  const [look, setLook] = useState<Look>(() => ({ ...fitted(frame), k: first.zoom }));
  const own = useRef(first.zoom); // the zoom that the person chose: a decision may zoom out for a while, and comes back to it
  const asked = useRef<Frame | null>(null);
  const now = useRef({ size, insets, frame });
  now.current = { size, insets, frame };
  const change = (to: (l: Look, s: Size) => Look): void =>
    setLook(l => {
      const { size: s, insets: i, frame: f } = now.current;
      return clamped(s, i, f, to(l, s));
    });

  const fit = fitScale(size, insets, frame),
    before = useRef(fit);
  useLayoutEffect(() => {
    if (!el) return;
    const measure = (): void => {
      const r = el.getBoundingClientRect(),
        seen = { w: r.width, h: r.height };
      if (!(r.width > 0 && r.height > 0)) return;
      setSize(seen);
      if (!begun.current) {
        // What a decision asked for before there was a window is shown in the first look.
        const from = firstLook(seen, insets, frame, first),
          at = asked.current
            ? including(seen, insets, frame, from, asked.current, first.reads)
            : from;
        before.current = fitScale(seen, insets, frame);
        own.current = from.k;
        setLook(at);
      }
      begun.current = true;
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(el);
    return () => sizes.disconnect();
  }, [el]);
  // A window that changes keeps what is looked at as large as it was: the sheet of a phone grows and shrinks with the question.
  useEffect(() => {
    const by = before.current / fit;
    before.current = fit;
    if (own.current > 1.01) own.current *= by;
    change(l => (l.k > 1.01 ? { ...l, k: l.k * by } : l));
  }, [size, insets.bottom, insets.left, insets.top]);
  /* A map that grows is seen whole again, unless somebody looks closer. */
  useEffect(
    () => change(l => (l.k > 1.01 ? l : fitted(now.current.frame))),
    [frame.x, frame.y, frame.w, frame.h],
  );

  const zoomAt = (by: number, px: number | null = null, py: number | null = null): void =>
    change((l, s) => {
      const i = now.current.insets,
        { scale } = boxOf(s, i, now.current.frame, l),
        f = free(s, i),
        k = Math.min(6, Math.max(1, l.k * by)),
        done = k / l.k;
      own.current = k;
      const dx = px === null ? 0 : (px - i.left - f.w / 2) / scale,
        dy = py === null ? 0 : (py - i.top - f.h / 2) / scale;
      return { k, x: l.x + dx * (1 - 1 / done), y: l.y + dy * (1 - 1 / done) };
    });

  useEffect(() => {
    if (!el) return;
    const at = new Map<number, { x: number; y: number }>();
    let moved = false,
      from: { x: number; y: number } | null = null;
    const local = (e: { clientX: number; clientY: number }): { x: number; y: number } => {
      const r = el.getBoundingClientRect();
      return { x: e.clientX - r.left, y: e.clientY - r.top };
    };
    const wheel = (e: WheelEvent): void => {
      e.preventDefault();
      const p = local(e);
      zoomAt(Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0016)), p.x, p.y);
    };
    const down = (e: PointerEvent): void => {
      if (e.button !== 0) return;
      at.set(e.pointerId, local(e));
      if (at.size === 1) {
        from = local(e);
        moved = false;
      }
    };
    const move = (e: PointerEvent): void => {
      const old = at.get(e.pointerId);
      if (!old) return;
      const p = local(e);
      if (at.size === 1) {
        if (!moved && from && Math.hypot(p.x - from.x, p.y - from.y) < 6) return;
        if (!moved) {
          moved = true;
          el.setPointerCapture(e.pointerId);
        }
        change((l, s) => {
          const { scale } = boxOf(s, now.current.insets, now.current.frame, l);
          return { ...l, x: l.x - (p.x - old.x) / scale, y: l.y - (p.y - old.y) / scale };
        });
      } else if (at.size === 2) {
        moved = true;
        const other = [...at].find(([n]) => n !== e.pointerId)![1],
          was = Math.hypot(old.x - other.x, old.y - other.y),
          is = Math.hypot(p.x - other.x, p.y - other.y);
        if (was > 0) zoomAt(is / was, (p.x + other.x) / 2, (p.y + other.y) / 2);
      }
      at.set(e.pointerId, p);
    };
    const up = (e: PointerEvent): void => void at.delete(e.pointerId);
    const click = (e: MouseEvent): void => {
      if (moved) {
        e.stopPropagation();
        e.preventDefault();
        moved = false;
      }
    };
    const twice = (e: MouseEvent): void => {
      if ((e.target as Element).closest('[role="button"], button')) return;
      const p = local(e);
      change((l, s) => {
        const { box, scale } = boxOf(s, now.current.insets, now.current.frame, l);
        own.current = l.k < 1.9 ? 2 : 1;
        return { k: own.current, x: box.x + p.x / scale, y: box.y + p.y / scale };
      });
    };
    el.addEventListener('wheel', wheel, { passive: false });
    el.addEventListener('pointerdown', down);
    el.addEventListener('pointermove', move);
    el.addEventListener('pointerup', up);
    el.addEventListener('pointercancel', up);
    el.addEventListener('click', click, true);
    el.addEventListener('dblclick', twice);
    return () => {
      el.removeEventListener('wheel', wheel);
      el.removeEventListener('pointerdown', down);
      el.removeEventListener('pointermove', move);
      el.removeEventListener('pointerup', up);
      el.removeEventListener('pointercancel', up);
      el.removeEventListener('click', click, true);
      el.removeEventListener('dblclick', twice);
    };
  }, [el]);

  const { box, scale } = useMemo(
    () => boxOf(size, insets, frame, look),
    [size, insets.left, insets.top, insets.right, insets.bottom, frame, look],
  );
  return {
    ref,
    box,
    scale,
    k: look.k,
    zoom: by => zoomAt(by),
    fit: () => {
      own.current = 1;
      change(() => fitted(now.current.frame));
    },
    ensure: wanted => {
      asked.current = wanted;
      change((l, s) =>
        including(
          s,
          now.current.insets,
          now.current.frame,
          { ...l, k: own.current },
          wanted,
          first.reads,
        ),
      );
    },
    centre: (x, y) => change(l => ({ ...l, x, y })),
  };
}
