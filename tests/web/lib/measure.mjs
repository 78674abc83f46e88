/*
 * measure.mjs - runs in the page (see layout.mjs): finds what is cut, covered, too small, lies on something else,
 * breaks in the middle of a word, or has a ring of the focus that is clipped.
 */
import {
  cutBy,
  framesIn,
  framesOf,
  hits,
  inside,
  isSeen,
  kindOf,
  lookAnew,
  middleOf,
  nameOf,
  related,
  seenPart,
  styleOf,
} from './frames.mjs';
import { internalIn } from './names.mjs';

const sticky = '.cx-line.end, .ar-trade-end, .ra-confirm'; // the end of a sheet stays in sight while it is scrolled
const floating = '.hints, .c-list-in, .ar-list-in';
const map = '.board, .ra-sheet';

/* What is laid over a whole thing on purpose: the link of a card, the field of a segment, a scene over the
 * board, the sticky end of a sheet. */
const scenes = '.cover, .ra-auction, .ar-scene, .ar-page, .ar-reveal, .ar-banner, .cb';
function isLaid(el, over) {
  const end = over.closest(sticky);
  return (
    (!!over.closest(scenes) && !over.contains(el) && !related(over.closest('.cb') ?? over, el)) ||
    (over.matches('input') && over.parentElement.contains(el)) ||
    el.closest('a.cover, h3')?.querySelector('.cover') === over ||
    (!!end && styleOf(end).position === 'sticky') ||
    (over.matches('.gcard *, .cont *, .lesson *') && over.closest('li, a')?.contains(el))
  );
}

/* What lies over an element at one of the points; undefined if nothing does. */
const coverAt = (el, points, isFine) =>
  points
    .map(([x, y]) => document.elementFromPoint(x, y))
    .find(over => over && !related(over, el) && !isFine(over));

/* Dialogs and what else lies over everything is measured alone. */
const topmost = () =>
  [...document.querySelectorAll('dialog[open]')].at(-1) ??
  document.querySelector('.tour') ??
  document.body;

const controlKinds =
  'button, a[href], input:not([type="file"]), select, textarea, summary, [role="button"], [tabindex="0"]';

/* The controls, and the elements that have words of their own, that can be seen. */
function contents() {
  const controls = [],
    words = [];
  for (const el of topmost().querySelectorAll('*')) {
    const isShape = el instanceof SVGElement && !(el instanceof SVGTextElement);
    if (isShape && !el.matches('[role="button"]')) continue;
    const isControl = el.matches(controlKinds),
      own = [...el.childNodes].filter(n => n.nodeType === 3 && n.textContent.trim());
    if ((!isControl && !own.length) || !isSeen(el)) continue;
    if (isControl) controls.push(el);
    if (own.length && !el.matches('option, title, noscript, script, style'))
      words.push({ el, own });
  }
  return { controls, words };
}

/* ---- Words ---- */

function boxesOf(el, own) {
  if (el instanceof SVGElement) return [el.getBoundingClientRect()].filter(isDrawn);
  const range = document.createRange();
  return own
    .flatMap(node => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    })
    .filter(isDrawn);
}
const isDrawn = r => r.width > 1 && r.height > 1;

function heightOf(el) {
  const size = parseFloat(styleOf(el).fontSize);
  if (el instanceof SVGElement) {
    const { a, b } = el.getScreenCTM();
    return size * Math.hypot(a, b);
  }
  return el.offsetHeight ? (size * el.getBoundingClientRect().height) / el.offsetHeight : size;
}

/* A word that goes on in the next line without a hyphen: many browsers have no list of syllables, and this one has
   none. What is too long for its place has a soft hyphen. */
function brokenWord(own) {
  const range = document.createRange();
  for (const node of own)
    for (const { 0: word, index } of node.textContent.matchAll(/[\p{L}\p{M}’']{4,}/gu)) {
      range.setStart(node, index + Number(node.textContent[index - 1] === '\u00ad')); // whose hyphen is above
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(isDrawn).map(r => r.top);
      if (Math.max(...tops) - Math.min(...tops) > 6) return word;
    }
  return null;
}

/* What stands in a box that is drawn on a map stays inside it. */
function checkBox(add, el, r) {
  const box = el.closest('g[role="img"]')?.querySelector(':scope > rect')?.getBoundingClientRect();
  if (box && r.right > box.right - 1)
    add('beyond', el, `its box, ${Math.round(r.right - box.right)} px`);
}

/* By how much a box goes beyond the one that it seems to stand in, which has an edge or a ground of its own: [that,
   px], or null. What is laid somewhere else on purpose stands in none; what a frame on the way cuts or scrolls is not
   seen. */
function beyondBox(el, whole) {
  let r = whole;
  for (let e = el; e && e !== document.body; e = e.parentElement) {
    const s = styleOf(e),
      box = e.getBoundingClientRect(),
      cuts = s.overflowX !== 'visible';
    if (s.display !== 'inline' && (hasGround(e) || parseFloat(s.borderRightWidth) > 0)) {
      if (cuts) return null;
      const x = Math.max(r.right - box.right, box.left - r.left),
        y = Math.max(r.bottom - box.bottom, box.top - r.top);
      return x > 1 || y > 4 ? [e, Math.round(Math.max(x, y))] : null;
    }
    if (/absolute|fixed/.test(s.position)) return null;
    if (cuts) r = seenPart(r, framesIn(e).slice(0, 1));
    if (!r) return null;
  }
  return null;
}

const overSea = '.dock, .sheet, .time, .aside, .hints, .cb, .showing';
function coverOfWords(el, part) {
  const [middle, y] = middleOf(part);
  const isFine = over =>
    styleOf(el).pointerEvents === 'none' || !!over.closest('label')?.contains(el);
  const over = coverAt(
    el,
    [
      [part.left + 2, y],
      [middle, y],
      [part.right - 2, y],
    ],
    isFine,
  );
  if (!over || (el.closest('.sea-view') && over.closest(overSea))) return null;
  if (over.textContent === el.textContent) return null; // the same mark on pieces that lie on each other
  return over.closest(`.tour-hole, ${floating}`) || isLaid(el, over) ? null : over;
}

function checkLine(add, el, r, hasDots) {
  const by = hasDots ? null : cutBy(r, 1.5, 3.5, framesIn(el));
  if (by) return add('cut', el, `by ${kindOf(by[0].el)}, ${by[1]} px`);
  const beyond = hasDots ? null : beyondBox(el, r);
  if (beyond) return add('beyond', el, `${kindOf(beyond[0])}, ${beyond[1]} px`);
  const part = seenPart(r, framesIn(el));
  if (!part || part.bottom - part.top < Math.max(6, r.height * 0.6)) return false; // scrolled half away
  const over = coverOfWords(el, part);
  return over ? add('covered', el, `by ${nameOf(over)}`) : false;
}

/* A second line there takes its place from the title, or moves everything below. */
const oneLine = '.ph > header .top p';

function checkWords(add, { el, own }, leastText) {
  const boxes = boxesOf(el, own);
  if (!boxes.length) return;
  const name = internalIn(own.map(n => n.textContent).join(' '));
  if (name) add('name', el, name);
  const px = heightOf(el);
  if (px < leastText - 0.05 && boxes.some(r => seenPart(r, framesOf(el))))
    add('small', el, `${px.toFixed(1)} px`);
  if (el instanceof SVGElement) {
    checkBox(add, el, boxes[0]);
    return; // a map is moved about: its edge cuts nothing
  }
  const line = /^(inline|contents)$/.test(styleOf(el).display) ? el.parentElement : el, // whose end has the dots
    hasDots =
      styleOf(line).textOverflow === 'ellipsis' &&
      line.scrollWidth > line.clientWidth + 1 &&
      line.clientWidth > 0;
  if (hasDots && el.closest('button, [role="button"]') && !el.closest('.strip, .who, .ra-chip'))
    add('cut', el, 'ends in dots');
  const broken = brokenWord(own);
  if (broken) add('broken', el, broken);
  if (el.matches(oneLine) && boxes.some(r => r.top > boxes[0].bottom - 2)) add('wraps', el);
  boxes.some(r => checkLine(add, el, r, hasDots));
}

/* Calls `look` for each two of a list. */
function pairs(list, look) {
  for (const [i, a] of list.entries()) for (const b of list.slice(i + 1)) look(a, b);
}

/* Names of a map that lie on each other; whatever stands in a hex may lie on its coordinates. */
function checkNames(add, words) {
  const drawn = words
    .filter(({ el }) => el instanceof SVGElement && el.closest('.board') && !el.matches('.c-grid'))
    .map(({ el, own }) => ({ el, r: boxesOf(el, own)[0] }))
    .filter(({ r }) => r && r.width > 2);
  const area = r => (r.right - r.left) * (r.bottom - r.top);
  pairs(drawn, (p, q) => {
    if (!hits(p.r, q.r, 3, 4) || related(p.el, q.el)) return;
    const shared = {
      left: Math.max(p.r.left, q.r.left),
      right: Math.min(p.r.right, q.r.right),
      top: Math.max(p.r.top, q.r.top),
      bottom: Math.min(p.r.bottom, q.r.bottom),
    };
    const least = Math.min(area(p.r), area(q.r)),
      most = p.el.matches('.b-arch') || q.el.matches('.b-arch') ? 0.6 : 0.3; // written aslant: its box is wider than it
    if (area(shared) > least * most && p.el.textContent !== q.el.textContent)
      add('overlap', p.el, `and "${q.el.textContent}"`);
  });
}

/* Is the ground behind an element's words its own? */
const hasGround = el => {
  const { backgroundColor: c, backgroundImage: image } = styleOf(el);
  return image !== 'none' || !(c === 'transparent' || /, 0\)$/.test(c) || /\/ 0\)$/.test(c));
};

/* Do both words show where they meet? Whatever has a ground of its own hides what lies below it. */
function bothShow(a, b, x, y) {
  const stack = document.elementsFromPoint(x, y),
    [upper, lower] = [a, b].sort((p, q) => stack.indexOf(p) - stack.indexOf(q));
  if (!stack.includes(upper)) return false;
  const over = stack.slice(0, stack.indexOf(lower));
  return !over.some(el => !el.contains(lower) && hasGround(el));
}

/* Lines of words beside a map that lie on each other; a box of a line is higher than its letters. */
function checkLines(add, words) {
  const lines = words
    .filter(({ el }) => !(el instanceof SVGElement))
    .flatMap(({ el, own }) =>
      boxesOf(el, own).map(whole => ({ el, whole, r: seenPart(whole, framesIn(el)) })),
    )
    .filter(({ r }) => r);
  pairs(lines, (p, q) => {
    const least = Math.min(p.whole.height, q.whole.height); // of a line that is scrolled half away, too
    if (!hits(p.whole, q.whole, 3, Math.max(4, least * 0.4)) || related(p.el, q.el)) return;
    if (!hits(p.r, q.r, 3, 2)) return;
    const x = (Math.max(p.r.left, q.r.left) + Math.min(p.r.right, q.r.right)) / 2,
      y = (Math.max(p.r.top, q.r.top) + Math.min(p.r.bottom, q.r.bottom)) / 2;
    if (bothShow(p.el, q.el, x, y)) add('overlap', p.el, `and ${nameOf(q.el)}`);
  });
}

/* ---- Controls ---- */

const isDrawnByLabel = el => el.matches('input') && styleOf(el).opacity === '0';

/* What something around a control draws over it. */
function veilOver(el, part) {
  const hit = document.elementFromPoint(...middleOf(part));
  return hit !== el && hit?.contains(el) && styleOf(el).pointerEvents !== 'none' ? hit : undefined;
}

/* A control beside the map lies whole and free. Says whether it is cut. */
function checkPlace(add, el, r) {
  const by = cutBy(r, 2, 2, framesOf(el));
  if (by) return add('cut', el, `by ${kindOf(by[0].el)}, ${by[1]} px`);
  const beyond = beyondBox(el.parentElement, r);
  if (beyond) add('beyond', el, `${kindOf(beyond[0])}, ${beyond[1]} px`);
  const part = seenPart(r, framesOf(el));
  if (!part || part.right - part.left <= 8 || part.bottom - part.top <= 8) return false;
  if (el.matches('[tabindex="0"]:not(button):not(a)')) return false;
  const inset = 5,
    corners = [part.top + inset, part.bottom - inset].flatMap(y =>
      [part.left + inset, part.right - inset].map(x => [x, y]),
    );
  const isFine = over => !!over.closest(`.tour-hole, ${floating}`) || isLaid(el, over);
  if (el.closest('.sea-view')) return false;
  const over = coverAt(el, [...corners, middleOf(part)], isFine) ?? veilOver(el, part);
  if (over) add('covered', el, `by ${nameOf(over)}`);
  return false;
}

/* Does the bar offer all that a place on the board does? */
function isInBar(el) {
  const doesOf = e => (e.dataset.does ?? e.dataset.do ?? '').split('|').filter(Boolean),
    offered = new Set(
      [...document.querySelectorAll('form [data-does], form [data-do]')].flatMap(doesOf),
    ),
    own = doesOf(el);
  return own.length > 0 && own.every(d => offered.has(d));
}

/* What can be chosen on a map lies free of the panels, or is offered there too. */
function checkSpot(add, el, r) {
  const isFine = over => !over.closest('.dock, .aside') || !!over.closest('.hints');
  const over = coverAt(el, [middleOf(r)], isFine);
  if (over && !isInBar(el)) add('covered', el, `by ${nameOf(over)}`);
}

/* What is chosen in the bar is pressed all the time; a place on a map or a link beside words may be smaller. */
const isChoice = el =>
  el.matches('form .opt, form .side-btn, form [data-does]') && !el.closest(map);

const leastLine = 20; // a route between two islands is thin, and long

function leastOf(el, { leastTarget, leastChoice }) {
  if (isChoice(el)) return leastChoice - 0.5;
  return el.matches('.route') ? leastLine : leastTarget;
}

function isTooSmall(el, r, wish) {
  if (Math.min(r.width, r.height) >= leastOf(el, wish)) return false;
  if (el.closest('p, .foot, .prose, .log')) return false;
  if (el.closest(map) && document.querySelector('.hints')) return false; // they cover half of a phone for a moment
  if (el.matches('.cover, [tabindex="0"]:not(button):not([role])')) return false;
  const hit = document.elementFromPoint(...middleOf(r));
  return !!hit && related(hit, el);
}

/* The box of a control; of a line on a map with its stroke, which is pressed too. */
function boxOf(el) {
  const r = el.getBoundingClientRect();
  if (!(el instanceof SVGGElement)) return r;
  const strokes = [...el.querySelectorAll('path, line')].map(shape => {
    const { a, b } = shape.getScreenCTM();
    return parseFloat(getComputedStyle(shape).strokeWidth) * Math.hypot(a, b) || 0;
  });
  const wide = Math.max(0, ...strokes);
  return new DOMRect(r.x - wide / 2, r.y - wide / 2, r.width + wide, r.height + wide);
}

function checkControl(add, el, wish) {
  const { touch } = wish;
  const name = ['aria-label', 'title'].map(a => internalIn(el.getAttribute(a) ?? '')).find(Boolean);
  if (name) add('name', el, name);
  const r = boxOf(el);
  if (r.width < 1 || r.height < 1 || el.matches('.hush *') || isDrawnByLabel(el)) return;
  const isMap = !!el.closest(map) || el.matches('.ra-spot, .ar-spot');
  if (!isMap) {
    if (checkPlace(add, el, r)) return;
  } else if (!touch && !el.closest('.board') && el.matches('.ra-can, .ar-can')) {
    checkSpot(add, el, r);
  }
  if (touch && isTooSmall(el, r, wish))
    add('target', el, `${Math.round(r.width)}x${Math.round(r.height)} px`);
}

function checkTogether(add, controls) {
  const solid = controls
    .filter(el => !el.closest(`${map}, .sea-view`))
    .filter(el => !el.matches('.cover, input, [tabindex="0"]:not(button)'))
    .map(el => ({ el, part: seenPart(el.getBoundingClientRect(), framesOf(el)) }))
    .filter(({ part }) => part);
  pairs(solid, (p, q) => {
    if (!hits(p.part, q.part, 3, 3) || related(p.el, q.el)) return;
    if (p.el.closest(scenes) !== q.el.closest(scenes)) return;
    if (!q.el.closest(`${floating}, ${sticky}`) && !p.el.closest('.hints'))
      add('overlap', p.el, `and ${nameOf(q.el)}`);
  });
}

/* ---- The ring of the focus: whatever can have it shows it whole ---- */

/* The ring that a focused element has around its box, or null. */
function ringOf(el, r) {
  el.focus({ focusVisible: true, preventScroll: true });
  const s = getComputedStyle(el),
    width =
      s.outlineStyle === 'none' ? 0 : parseFloat(s.outlineWidth) + parseFloat(s.outlineOffset);
  if (document.activeElement !== el || width <= 0) return null;
  return {
    left: r.left - width,
    top: r.top - width,
    right: r.right + width,
    bottom: r.bottom + width,
  };
}

/* Is a ring cut at a side where the frame cannot be scrolled further? */
function isClippedX({ el, box, x }, ring) {
  const left = x === 'scrolls' && el.scrollLeft > 1,
    right = x === 'scrolls' && el.scrollLeft + el.clientWidth < el.scrollWidth - 1;
  return (ring.left < box.left - 1 && !left) || (ring.right > box.right + 1 && !right);
}
function isClippedY({ el, box, y }, ring) {
  const top = y === 'scrolls' && el.scrollTop > 1,
    bottom = y === 'scrolls' && el.scrollTop + el.clientHeight < el.scrollHeight - 1;
  return (ring.top < box.top - 1 && !top) || (ring.bottom > box.bottom + 1 && !bottom);
}

function checkRing(add, el) {
  if (el instanceof SVGElement || el.closest('.sea-view') || isDrawnByLabel(el)) return;
  const r = el.getBoundingClientRect(),
    part = seenPart(r, framesOf(el));
  if (!part || !inside(r, part, 0.6)) return; // scrolled half away
  const ring = ringOf(el, r);
  if (!ring) return;
  let x = true,
    y = true;
  for (const f of framesOf(el)) {
    const isClipped =
      (x && f.x !== 'open' && isClippedX(f, ring)) || (y && f.y !== 'open' && isClippedY(f, ring));
    if (isClipped) {
      add('ring', el, `cut by ${kindOf(f.el)}`);
      return;
    }
    if (f.x === 'scrolls') x = false;
    if (f.y === 'scrolls') y = false;
  }
}

function checkRings(add, controls) {
  const before = document.activeElement;
  for (const el of controls) checkRing(add, el);
  if (before instanceof HTMLElement && before !== document.body)
    before.focus({ preventScroll: true });
  else document.activeElement?.blur?.();
}

export function measure(wish) {
  const { without, leastText } = wish;
  lookAnew();
  const found = new Map();
  const add = (kind, el, more) => {
    if (without.includes(kind)) return true;
    const words = `${kind}: ${nameOf(el)}${more ? ` ${more}` : ''}`;
    found.set(words, (found.get(words) ?? 0) + 1);
    return true;
  };
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth + 1)
    add('sideways', page, `${page.scrollWidth} of ${innerWidth} px`);
  const { controls, words } = contents();
  for (const word of words) checkWords(add, word, leastText);
  checkNames(add, words);
  if (!without.includes('overlap')) checkLines(add, words);
  for (const el of controls) checkControl(add, el, wish);
  checkTogether(add, controls);
  if (!without.includes('ring')) checkRings(add, controls);
  return [...found].map(([text, n]) => (n > 1 ? `${text} (${n} times)` : text));
}
