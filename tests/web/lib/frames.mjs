/*
 * frames.mjs - runs in the page (see layout.mjs): what is drawn where, and what cuts it. Styles and
 * frames are looked up once for each measurement.
 */
const styles = new Map();
const framesCache = new Map();

export function lookAnew() {
  styles.clear();
  framesCache.clear();
}

export function styleOf(el) {
  if (!styles.has(el)) styles.set(el, getComputedStyle(el));
  return styles.get(el);
}

export function nameOf(el) {
  const classes = (el.getAttribute?.('class') ?? '').trim().split(/\s+/).filter(Boolean);
  const text = (el.getAttribute?.('aria-label') ?? el.textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 34);
  const kind = [el.tagName.toLowerCase(), ...classes.slice(0, 2)].join('.');
  return `${kind}${text ? ` "${text}"` : ''}`;
}

export const kindOf = el =>
  el === document.documentElement ? 'the window' : nameOf(el).split(' "')[0];

/* What has no box of its own stands in the one around it. */
const boxed = el => (el && styleOf(el).display === 'contents' ? boxed(el.parentElement) : el);

/* Boxes of one pixel hold what only screen readers read. */
const isTiny = el => el?.offsetWidth <= 1 && el.offsetHeight <= 1;

export function isSeen(el) {
  const own = boxed(el);
  return (
    own.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !own.closest('.hush') &&
    !isTiny(own) &&
    !isTiny(boxed(own.parentElement))
  );
}

export const inside = (r, box, slack) =>
  r.left >= box.left - slack &&
  r.right <= box.right + slack &&
  r.top >= box.top - slack &&
  r.bottom <= box.bottom + slack;

export const hits = (a, b, x, y) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > x &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > y;

export const related = (a, b) => a === b || a.contains(b) || b.contains(a);

export const middleOf = r => [(r.left + r.right) / 2, (r.top + r.bottom) / 2];

/* The inside of a frame as drawn: a sheet may be scaled. */
function frameOf(el) {
  const r = el.getBoundingClientRect(),
    k = el.offsetWidth ? r.width / el.offsetWidth : 1,
    left = r.left + (el.clientLeft ?? 0) * k,
    top = r.top + (el.clientTop ?? 0) * k;
  return { left, top, right: left + el.clientWidth * k, bottom: top + el.clientHeight * k };
}

function wayOf(overflow) {
  if (overflow === 'auto' || overflow === 'scroll') return 'scrolls';
  return overflow === 'visible' ? 'open' : 'cuts';
}

/*
 * What cuts the contents of an element: it and the frames around it, the nearest first, up to the
 * window. A frame that scrolls lets everything be reached along its way.
 */
export function framesIn(el) {
  if (!el || el === document.documentElement) return [];
  const known = framesCache.get(el);
  if (known) return known;
  const s = styleOf(el),
    x = wayOf(s.overflowX),
    y = wayOf(s.overflowY);
  const here = x === 'open' && y === 'open' ? [] : [{ el, box: frameOf(el), x, y }];
  const list = [...here, ...(s.position === 'fixed' ? [] : framesIn(el.parentElement))];
  framesCache.set(el, list);
  return list;
}

export const framesOf = el => framesIn(el.parentElement);

/* The window cuts a table and a dialog below, and any page at its side. */
const windowFrame = () => ({
  el: document.documentElement,
  box: { left: 0, top: 0, right: innerWidth, bottom: innerHeight },
  x: 'cuts',
  y: document.querySelector('.app, dialog[open]') ? 'cuts' : 'scrolls',
});

/* The frame that cuts a box, and by how many pixels; or null. */
export function cutBy(r, slackX, slackY, frames) {
  let x = true,
    y = true; // still to be minded: within something that scrolls, outer frames no more
  for (const f of [...frames, windowFrame()]) {
    const beyondX = Math.max(f.box.left - r.left, r.right - f.box.right),
      beyondY = Math.max(f.box.top - r.top, r.bottom - f.box.bottom);
    if (f.x === 'scrolls') x = false;
    else if (x && f.x === 'cuts' && beyondX > slackX) return [f, Math.round(beyondX)];
    if (f.y === 'scrolls') y = false;
    else if (y && f.y === 'cuts' && beyondY > slackY) return [f, Math.round(beyondY)];
  }
  return null;
}

/* The part of a box that the frames around it leave; null if nothing to speak of. */
export function seenPart(r, frames) {
  const box = { left: r.left, top: r.top, right: r.right, bottom: r.bottom };
  for (const f of [...frames, { ...windowFrame(), y: 'cuts' }]) {
    if (f.x !== 'open') {
      box.left = Math.max(box.left, f.box.left);
      box.right = Math.min(box.right, f.box.right);
    }
    if (f.y !== 'open') {
      box.top = Math.max(box.top, f.box.top);
      box.bottom = Math.min(box.bottom, f.box.bottom);
    }
  }
  return box.right - box.left > 2 && box.bottom - box.top > 2 ? box : null;
}
