// viewport.ts - the window onto a map: fits it into the free part of the screen, pans and zooms by
// wheel, pinch, drag, buttons and double click. The board only gets the part that is seen.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { remember, remembered } from '../app/store.ts';
import type { Frame, Insets } from '../games/game.ts';
import { listenTo, type Hands } from './gestures.ts';
import {
  boxOf,
  clamped,
  firstLook,
  fitScale,
  fitted,
  including,
  zoomed,
  type First,
  type Look,
  type Point,
  type Size,
} from './look.ts';

export interface Port {
  ref: (el: HTMLDivElement | null) => void;
  box: Frame;
  scale: number;
  zoom: (by: number) => void;
  fit: () => void;
  ensure: (wanted: Frame) => void;
  k: number;
}

// The numbers of before, if they are the same: nothing is drawn anew for them.
const asBefore = <T extends object>(before: T, now: T): T =>
  Object.entries(now).every(([key, n]) => before[key as keyof T] === n) ? before : now;

const isNear = (look: { k: number }): boolean => look.k > 1.01;

// The size of an element, whenever it changes.
function useSize(el: HTMLElement | null, seen: (size: Size) => void): void {
  useLayoutEffect(() => {
    if (!el) return;
    const measure = (): void => {
      const { width: w, height: h } = el.getBoundingClientRect();
      if (w > 0 && h > 0) seen({ w, h });
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(el);
    return () => sizes.disconnect();
  }, [el]);
}

// The zoom that a person has chosen for a game on this device: the next table of it begins with it.
const isZoom = (k: number): boolean => Number.isFinite(k) && k >= 1;
const keptZoom = (key: string | null): number | null => {
  const k = Number((key && remembered(`zoom.${key}`)) ?? NaN);
  return isZoom(k) ? k : null;
};
const keepZoom = (key: string | null, k: number): void => {
  if (key && isZoom(k)) remember(`zoom.${key}`, k.toFixed(2));
};

// What is looked at, in a window that may change its size and on a map that may grow.
function useLook(
  el: HTMLElement | null,
  frame: Frame,
  insets: Insets,
  first: First,
  key: string | null,
) {
  const [size, setSize] = useState<Size>({ w: 1000, h: 700 });
  const [look, setLook] = useState<Look>(() => ({ ...fitted(frame), k: first.zoom }));
  // The zoom that the person chose: a decision may zoom out for a while, and comes back to it.
  const own = useRef(first.zoom);
  const asked = useRef<Frame | null>(null);
  const begun = useRef(false);
  const now = useRef({ size, insets, frame });
  now.current = { size, insets, frame };
  const fit = fitScale(size, insets, frame);
  const before = useRef(fit);
  const change = (to: (l: Look, s: Size) => Look): void =>
    setLook(l => {
      const { size: s, insets: i, frame: f } = now.current;
      return asBefore(l, clamped(s, i, f, to(l, s)));
    });
  // What a decision asked for before there was a window is shown in the first look.
  const begin = (seen: Size): void => {
    const usual = firstLook(seen, insets, frame, first),
      k = keptZoom(key) ?? usual.k,
      from = clamped(seen, insets, frame, { ...usual, k });
    const wanted = asked.current;
    before.current = fitScale(seen, insets, frame);
    own.current = from.k;
    setLook(wanted ? including(seen, insets, frame, from, wanted, first.least) : from);
    begun.current = true;
  };
  useSize(el, seen => {
    setSize(s => asBefore(s, seen));
    if (!begun.current) begin(seen);
  });
  // A window that changes keeps what is looked at as large as it was: the sheet of a phone grows and
  // shrinks with the question.
  useEffect(() => {
    const by = before.current / fit;
    before.current = fit;
    if (isNear({ k: own.current })) own.current *= by;
    change(l => (isNear(l) ? { ...l, k: l.k * by } : l));
  }, [size, insets.bottom, insets.left, insets.top]);
  // A map that grows is seen whole again, unless somebody looks closer.
  useEffect(
    () => change(l => (isNear(l) ? l : fitted(now.current.frame))),
    [frame.x, frame.y, frame.w, frame.h],
  );
  return { size, look, change, own, asked, now, key };
}

type Looking = ReturnType<typeof useLook>;

// What the hands on the map do to the look.
function handsOn({ change, own, now, key }: Looking): Hands {
  const seen = (l: Look, s: Size) => boxOf(s, now.current.insets, now.current.frame, l);
  return {
    pan: (dx, dy) =>
      change((l, s) => {
        const { scale } = seen(l, s);
        return { ...l, x: l.x - dx / scale, y: l.y - dy / scale };
      }),
    zoom: (by, at) => zoomAt({ change, own, now, key }, by, at),
    twice: at =>
      change((l, s) => {
        const { box, scale } = seen(l, s);
        own.current = l.k < 1.9 ? 2 : 1;
        keepZoom(key, own.current);
        return { k: own.current, x: box.x + at.x / scale, y: box.y + at.y / scale };
      }),
  };
}

function zoomAt(
  { change, own, now, key }: Pick<Looking, 'change' | 'own' | 'now' | 'key'>,
  by: number,
  at?: Point,
): void {
  change((l, s) => {
    const next = zoomed(s, now.current.insets, now.current.frame, l, by, at);
    own.current = next.k;
    keepZoom(key, next.k);
    return next;
  });
}

// `key`: by what the zoom is kept for the next time; null: it is not.
export function usePort(
  frame: Frame,
  insets: Insets,
  first: First,
  key: string | null = null,
): Port {
  const [el, ref] = useState<HTMLDivElement | null>(null);
  const looking = useLook(el, frame, insets, first, key);
  const { size, look, change, own, asked, now } = looking;
  useEffect(() => (el ? listenTo(el, () => handsOn(looking)) : undefined), [el]);
  const { box, scale } = useMemo(
    () => boxOf(size, insets, frame, look),
    [
      ...[size, look, insets.left, insets.top, insets.right, insets.bottom],
      ...[frame.x, frame.y, frame.w, frame.h],
    ],
  );
  return {
    ref,
    box,
    scale,
    k: look.k,
    zoom: by => zoomAt(looking, by),
    fit: () => {
      own.current = 1;
      keepZoom(key, 1);
      change(() => fitted(now.current.frame));
    },
    ensure: wanted => {
      asked.current = wanted;
      change((l, s) => {
        const { insets: i, frame: f } = now.current;
        return including(s, i, f, { ...l, k: own.current }, wanted, first.least);
      });
    },
  };
}
