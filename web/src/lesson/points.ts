// points.ts - what a sentence of a lesson points at, on the page that is drawn: its elements, and where rings go
// around them.
import { titleOf } from '../games/lexicon.ts';
import type { Game } from '../games/game.ts';
import { has, t } from '../i18n/index.ts';
import type { View } from '../protocol.ts';
import type { PointAt } from './run.ts';

const parts: Record<string, string> = {
  board: '.sea-view',
  dock: '.dock .ask, .ph .sheet .ask',
  track: '.tbar .mid > *, .ph .top > .grow + *',
  stock: '.dock [data-stock], .ph .sheet [data-stock]',
  players: '.players, .ph .strip',
  cards: '.aside .ccards, .ph .pane .ccards',
  score: '.players .sc, .ph .strip .pts',
  gauge: '.aside .gauge',
  log: '.side .talk, .ph .pane.talk',
};
// On a phone these have a pane of their own, behind a tab.
const tabs: Record<string, string> = {
  cards: '.ph .nav [data-pane="cards"]',
  log: '.ph .nav [data-pane="log"]',
};

const isSeen = (el: Element): boolean => {
  const r = el.getBoundingClientRect();
  return r.width + r.height > 0 && getComputedStyle(el).visibility === 'visible';
};
const everyone = (): boolean => true;
// Whether it is seen is asked of those that are meant alone: it takes the longest, and rings ask ten times a second.
const all = (selector: string, isMeant: (el: Element) => boolean = everyone): Element[] =>
  [...document.querySelectorAll(selector)].filter(el => isMeant(el) && isSeen(el));

// What a click on it leads to: several actions, or the one that it plays.
const doesOf = (el: Element): string[] =>
  (el.getAttribute('data-does') ?? el.getAttribute('data-do') ?? '').split('|');

// What has to be clicked next for an action: on the board rather than in the bar, and the narrowest of these.
function nextClick(action: string): Element[] {
  const found = all('[data-does], [data-do]', el => doesOf(el).includes(action));
  const onBoard = found.filter(el => el.closest('.sea-view'));
  const [best] = (onBoard.length ? onBoard : found).sort(
    (a, b) => doesOf(a).length - doesOf(b).length,
  );
  return best ? [best] : [];
}

// Where a thing is looked for: the first place that is on the page counts.
function placesOf(module: Game, view: View, { kind, value }: PointAt): string[] {
  const own = module.thing(kind, value, view)?.split(', '),
    usual = kind === 'part' ? parts[value] : `[data-thing="${kind} ${value}"]`,
    tab = tabs[kind === 'part' ? value : `${kind}s`];
  return [...(own ?? []), usual, tab].filter(s => s !== undefined);
}

function thingsOf(module: Game, view: View, point: PointAt): Element[] {
  for (const place of placesOf(module, view, point)) {
    const found = all(place);
    if (found.length) return point.kind === 'part' ? found : found.slice(0, 1);
  }
  return [];
}

export const elementsOf = (module: Game, view: View, point: PointAt): Element[] =>
  point.kind === 'action' ? nextClick(point.value) : thingsOf(module, view, point);

// What it is called, for whoever hears the lesson.
export function nameOfPoint(view: View, { kind, value }: PointAt): string {
  if (kind === 'action') return view.legal.find(l => l.do === value)?.label ?? '';
  const key = `lesson.part.${value}`;
  if (kind === 'part') return has(key) ? t(key) : '';
  return titleOf(view.game, kind, value);
}

const most = 0.5, // of the window: a ring around more points at nothing
  least = 8; // pixels that have to be in sight

const isEmpty = (el: Element): boolean =>
  !(el instanceof SVGElement) && !el.textContent.trim() && !el.querySelector('svg, img, input');

// Is enough of it in sight, and not scrolled away behind a frame?
function isInSight(el: Element): boolean {
  const r = el.getBoundingClientRect();
  let [left, top, right, bottom] = [0, 0, window.innerWidth, window.innerHeight];
  for (let up = el.parentElement; up; up = up.parentElement) {
    if (getComputedStyle(up).overflow === 'visible') continue;
    const frame = up.getBoundingClientRect();
    [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
    [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
  }
  const wide = Math.min(r.right, right) - Math.max(r.left, left),
    high = Math.min(r.bottom, bottom) - Math.max(r.top, top);
  return wide >= Math.min(least, r.width) && high >= Math.min(least, r.height);
}

// Does something lie over the map there, as a Battle does?
function isCovered(el: Element): boolean {
  const map = el.closest('svg.board'),
    { left, top, width, height } = el.getBoundingClientRect(),
    over = map && document.elementFromPoint(left + width / 2, top + height / 2);
  return !!over && !map.contains(over);
}

/** A ring says where to look: none goes around the whole table, an empty panel or what is out of sight. */
export function canBeRinged(el: Element): boolean {
  const { width, height } = el.getBoundingClientRect();
  const isWhole = width * height > most * window.innerWidth * window.innerHeight;
  return !isWhole && !isEmpty(el) && isInSight(el) && !isCovered(el);
}

export interface Ring {
  x: number;
  y: number;
  w: number;
  h: number;
  round: boolean;
}

// A line that leads from one place to another is marked at its middle: its box would hold half of the map.
function middleOf(el: Element): Ring | null {
  if (!(el instanceof SVGElement)) return null;
  const line = el instanceof SVGPathElement ? el : el.querySelector('path');
  if (!(line instanceof SVGPathElement) || line.getAttribute('fill') !== 'none') return null;
  const length = line.getTotalLength(),
    from = line.getPointAtLength(0),
    to = line.getPointAtLength(length),
    matrix = line.getScreenCTM();
  if (!matrix || Math.hypot(from.x - to.x, from.y - to.y) < 1) return null;
  const at = line.getPointAtLength(length / 2).matrixTransform(matrix),
    r = Math.max(20, 30 * matrix.a);
  return { x: at.x - r, y: at.y - r, w: 2 * r, h: 2 * r, round: true };
}

const around = 5; // pixels between a thing and its ring

const roundAround = (r: DOMRect): Ring => {
  const d = Math.max(r.width, r.height);
  return {
    x: r.left + (r.width - d) / 2,
    y: r.top + (r.height - d) / 2,
    w: d,
    h: d,
    round: true,
  };
};

export function ringOf(el: Element): Ring {
  const line = middleOf(el);
  if (line) return line;
  const r = el.getBoundingClientRect();
  if (el instanceof SVGElement && r.width < 1.5 * r.height && r.height < 1.5 * r.width)
    return roundAround(r);
  const x = Math.max(3, r.left - around),
    y = Math.max(3, r.top - around);
  return {
    ...{ x, y, round: false },
    w: Math.min(window.innerWidth - 3, r.right + around) - x,
    h: Math.min(window.innerHeight - 3, r.bottom + around) - y,
  };
}
