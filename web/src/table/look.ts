// look.ts - the geometry of a window onto a map: fitting, clamping, including what is wanted. Pure.
import type { Frame, Insets } from '../games/game.ts';

const nearest = 6; // times "fit"

export interface Point {
  x: number;
  y: number;
}
// The zoom over "fit", and the middle of what is seen.
export interface Look extends Point {
  k: number;
}
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
  const k = Math.min(nearest, Math.max(1, look.k)),
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

// So that all of `wanted` is seen: moves as little as it can, zooms out only if it must, and no
// further than words can be read (`least`: pixels per unit). What does not fit then is shown in part.
export function including(
  size: Size,
  i: Insets,
  frame: Frame,
  look: Look,
  wanted: Frame,
  least = 0,
): Look {
  const base = fitScale(size, i, frame);
  const f = free(size, i);
  const pad = 40;
  const holding = Math.min(f.w / (wanted.w + 2 * pad), f.h / (wanted.h + 2 * pad));
  const k = Math.max(1, Math.min(look.k, Math.max(least, holding) / base));
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

// The first look.
export interface First {
  zoom: number; // over "fit": by which words can be read and things can be touched
  reads: number; // pixels per unit at which words can be read
  least: number; // pixels per unit: what is wanted does not zoom out further
  home: Frame | null; // where it looks; null: at the middle
}
export const whole: First = { zoom: 1, reads: 0, least: 0, home: null };
const roomy = 0.95; // pixels per unit: larger than this nobody needs it at first
export function firstLook(size: Size, i: Insets, frame: Frame, { zoom, reads, home }: First): Look {
  const fit = fitScale(size, i, frame),
    k = Math.max(reads, zoom > 1 ? Math.min(fit * zoom, roomy) : fit) / fit,
    at = home ?? frame;
  return clamped(size, i, frame, { k: Math.max(1, k), x: at.x + at.w / 2, y: at.y + at.h / 2 });
}

// Nearer or farther by a factor, so that the point under the pointer stays where it is.
export function zoomed(
  size: Size,
  i: Insets,
  frame: Frame,
  look: Look,
  by: number,
  at?: Point,
): Look {
  const { scale } = boxOf(size, i, frame, look);
  const f = free(size, i);
  const k = Math.min(nearest, Math.max(1, look.k * by));
  const done = k / look.k;
  const dx = at ? (at.x - i.left - f.w / 2) / scale : 0;
  const dy = at ? (at.y - i.top - f.h / 2) / scale : 0;
  return { k, x: look.x + dx * (1 - 1 / done), y: look.y + dy * (1 - 1 / done) };
}
