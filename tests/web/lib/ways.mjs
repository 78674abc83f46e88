/*
 * ways.mjs - what a learner sees on the page: what leads to what is asked for, and where it can be pressed. All of it
 * runs in the page (`comes`), and knows nothing but what stands here.
 */
import { comes } from './comes.mjs';
import { cardOf } from './lessons.mjs';

const doesOf = e => (e.getAttribute('data-does') ?? e.getAttribute('data-do') ?? '').split('|');
const keyOf = e => `${doesOf(e).join('|')} ${e.dataset.target ?? ''} ${e.textContent.slice(0, 60)}`;

/* Points on lines of a map first, then those of its box. */
const pointsOf = e => {
  const r = e.getBoundingClientRect(),
    found = [];
  for (const path of e instanceof SVGElement ? e.querySelectorAll('path') : []) {
    const m = path.getScreenCTM();
    for (let i = 1; m && i < 12; i++)
      found.push(path.getPointAtLength((path.getTotalLength() * i) / 12).matrixTransform(m));
  }
  for (const fy of [0.5, 0.3, 0.7, 0.15, 0.85])
    for (const fx of [0.5, 0.3, 0.7, 0.15, 0.85])
      found.push({ x: r.left + fx * r.width, y: r.top + fy * r.height });
  return found;
};
/* A point of it that is not covered. */
const reach = e => {
  if (!e.closest('.sea-view')) e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return pointsOf(e).find(p => {
    const hit = document.elementFromPoint(p.x, p.y);
    return hit && (hit === e || e.contains(hit));
  });
};

const isWhole = e => e.matches('[data-seal], [data-sail], [data-propose]');

/* What plays several wanted actions at once waits until all before the last are among them. */
const isEarly = (e, all) => {
  const list = doesOf(e),
    isApart = !list.every(d => all.includes(d));
  return (
    (isWhole(e) || (e.matches('[data-confirm]') && !isApart)) &&
    [...list].sort().join() !== all.slice(0, list.length).sort().join()
  );
};

/* Elements whose click leads to action `k` of those wanted: exactly what follows first, then the narrowest. The first
   that was not used and can be reached; `at` is the point where. Null: there is none. */
const wayTo = (all, k, used) => {
  const isNext = e => doesOf(e).every((d, i) => d === all[k + i]), // exactly what follows
    isApart = e => !doesOf(e).every(d => all.includes(d)); // it leads elsewhere as well
  const ways = [...document.querySelectorAll('[data-does], [data-do]')]
    .filter(e => doesOf(e).includes(all[k]) && e.getAttribute('aria-disabled') !== 'true')
    .filter(e => !used[k].includes(keyOf(e)) && !isEarly(e, all) && e.getClientRects().length > 0)
    .sort(
      (x, y) =>
        isNext(y) - isNext(x) || isApart(x) - isApart(y) || doesOf(x).length - doesOf(y).length,
    );
  for (const e of ways) {
    const at = reach(e);
    if (!at) continue;
    return { e, k, at: { x: at.x, y: at.y }, key: keyOf(e), does: doesOf(e), isWhole: isWhole(e) };
  }
  return null;
};

/* Which of the actions stand in what is written down already; the last one there seals it. */
const written = actions => {
  const seal = document.querySelector('[data-seal]'),
    left = (seal?.getAttribute('data-does') ?? '').split('|').slice(0, -1);
  return actions.map(a => left.includes(a) && left.splice(left.indexOf(a), 1).length > 0);
};

/* Whether the page has gone on from there. */
const isPast = before => {
  const now = cardOf();
  return now.steps !== before.steps || now.beat !== before.beat;
};

/* While the engine has not said what still fits beside what was chosen, nobody is asked. */
const isAsked = () =>
  document.querySelector('[data-testid="summary"]')?.dataset.stand === 'asked' &&
  !document.querySelector('form [aria-busy="true"]');

/* What the page asks for, and what can be pressed for it. */
const asked = () =>
  [
    document.querySelector('form')?.innerText,
    ...[...document.querySelectorAll('[data-does]')].map(e => e.getAttribute('data-does')),
  ].join('\n');

/* What leads on: towards the first action that something new leads to. Some need several presses, some none. What was
   sent at once the page plays step by step: only a second press of it may follow. How a Battle ended lies over the map
   until it is put away. The element gets a mark. */
const wayOn = ({ actions, used, before, sent }) => {
  const end = document.querySelector('[data-battle-end]');
  if (end?.checkVisibility({ visibilityProperty: true })) return { isOver: true };
  if (isPast(before)) return { isDone: true };
  if (!isAsked()) return null;
  const isWritten = written(actions);
  let way = null;
  for (let k = 0; k < actions.length && !way; k++) if (!isWritten[k]) way = wayTo(actions, k, used);
  if (!way || (sent && way.does.join() !== sent)) return null;
  const { e, ...told } = way;
  for (const old of document.querySelectorAll('[data-hand]')) old.removeAttribute('data-hand');
  e.setAttribute('data-hand', '');
  window.askedBefore = asked();
  return told;
};

/* Whether anything came of the press that followed. */
const tookIt = ({ before }) => isPast(before) || asked() !== window.askedBefore;

const parts = {
  ...{ cardOf, doesOf, keyOf, pointsOf, reach, isWhole, isEarly, wayTo },
  ...{ written, isPast, isAsked, asked },
};
/* The first look at what is asked for: or nothing is, any more. */
const askedOrPast = ({ before }) => isAsked() || isPast(before);

export const look = (page, at) => comes(page, wayOn, at, at.sent ? 100 : 20, parts);
export const took = (page, at) => comes(page, tookIt, at, 6, parts);
export const settled = (page, at) => comes(page, askedOrPast, at, 20, parts);
export const hasGone = (page, at) => comes(page, isPast, at.before, 0, parts);
