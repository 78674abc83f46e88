/*
 * layout.mjs - what may not happen on any screen: words or controls that their frame cuts, that lie under something
 * else or outside the window, a page that scrolls sideways, words of a board too small to read or broken in two,
 * targets too small for a finger, a ring of the focus that is clipped, a head of a phone in two lines.
 *
 *   const faults = await faultsOf(page, { touch: true });   // ["cut: button.opt \"Fish\" by .dock, 55 px", ...]
 *
 * It measures the page as it stands, in whatever language; it knows no game and no sentence. Each kind of fault
 * can be left out: faultsOf(page, { without: ['small'] }).
 */
import { fileURLToPath } from 'node:url';
import { buildSync } from '../../../web/node_modules/esbuild/lib/main.js';

export const sizes = [
  ['1920x1080', 1920, 1080],
  ['1440x900', 1440, 900],
  ['1366x768', 1366, 768],
  ['1280x800', 1280, 800],
  ['1280x720', 1280, 720],
  ['1024x768', 1024, 768],
  ['tablet 768x1024', 768, 1024],
  ['phone 390x844', 390, 844],
  ['phone 360x740', 360, 740],
  ['sideways 844x390', 844, 390],
  ['zoom 200 %, 720x450', 720, 450],
].map(([name, width, height]) => ({
  name,
  width,
  height,
  touch: /phone|sideways|tablet/.test(name),
  phone: /phone|sideways/.test(name),
}));

/* Pixels: of a word, a word on a phone, anything that is touched, a choice in the bar that is touched. */
const leastText = 11,
  leastTextOnPhone = 12,
  leastTarget = 24,
  leastChoice = 44;

/* measure.mjs and what it imports as one script, which comes into the page through the debugger. */
const script = buildSync({
  entryPoints: [fileURLToPath(new URL('measure.mjs', import.meta.url))],
  bundle: true,
  format: 'iife',
  globalName: 'layout', // a `var`, so a name of the page
  write: false,
}).outputFiles[0].text;

/* One look: once the page shows that step (and has drawn it), what is wrong on it. */
export async function faultsOf(page, { size = {}, without = [], step = null } = {}) {
  const wish = {
    touch: !!size.touch,
    without,
    leastText: size.phone ? leastTextOnPhone : leastText,
    leastTarget,
    leastChoice,
  };
  const look = async ([asked, n]) => {
    const frame = () => new Promise(done => requestAnimationFrame(done)),
      at = () => document.querySelector('[data-testid="summary"]')?.dataset.step;
    for (let k = 0; n !== null && at() !== String(n) && k < 600; k++) await frame();
    if (n !== null && at() !== String(n)) return [`it shows step ${at()}, not ${n}`];
    await document.fonts.ready;
    await frame();
    await frame();
    const { dataset } = document.documentElement,
      isDrawn = 'seen' in dataset;
    dataset.seen = ''; // for this moment: to draw every position takes a good part of the time
    const found = globalThis.layout.measure(asked);
    if (!isDrawn) delete dataset.seen;
    return found;
  };
  if (!(await page.evaluate(() => 'layout' in globalThis))) await page.evaluate(script);
  return page.evaluate(look, [wish, step]);
}

/* Choices of the bar whose box is another one while the pointer is on them; `most` of them are pointed at, or all. */
export async function restlessOf(page, most = Infinity) {
  const boxes = '[data-pointed]',
    mark = n => {
      const all = [...document.querySelectorAll('form .opt, form .side-btn, form [data-does]')],
        seen = all.filter(e => {
          const { left, right, top, bottom } = e.getBoundingClientRect(),
            hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return hit && e.contains(hit);
        }),
        every = Math.max(1, Math.ceil(seen.length / (n ?? seen.length)));
      return seen
        .filter((_, k) => k % every === 0)
        .map((e, k) => {
          const { x, y, width, height } = e.getBoundingClientRect();
          e.dataset.pointed = String(k);
          return { k, x, y, width, height };
        });
    },
    look = async k => {
      for (let n = 0; n < 2; n++) await new Promise(done => requestAnimationFrame(done));
      const e = document.querySelector(`[data-pointed="${k}"]`),
        r = e?.getBoundingClientRect();
      return (
        r && { x: r.x, y: r.y, width: r.width, height: r.height, text: e.textContent.slice(0, 40) }
      );
    };
  const found = [];
  for (const was of await page.evaluate(mark, Number.isFinite(most) ? most : null)) {
    await page.mouse.move(was.x + was.width / 2, was.y + was.height / 2);
    const now = await page.evaluate(look, was.k);
    const side = ['x', 'y', 'width', 'height'].find(s => !now || Math.abs(now[s] - was[s]) > 1.5);
    if (side)
      found.push(
        `moves: "${now?.text}", ${side} ${Math.round(was[side])} to ${Math.round(now?.[side])}`,
      );
  }
  await page.mouse.move(0, 0);
  await page.evaluate(
    at => document.querySelectorAll(at).forEach(e => delete e.dataset.pointed),
    boxes,
  );
  return found;
}

/* What readers may set by themselves: WCAG 1.4.12. */
export const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em ' +
  '!important; } p { margin-bottom: 2em !important; }';

/* Runs in the page, with forced colours: chosen things that look like those beside them. */
export function forced() {
  const look = el => {
    const s = getComputedStyle(el);
    return [
      s.backgroundColor,
      s.borderBottomColor,
      s.borderLeftColor,
      s.outlineStyle,
      s.outlineColor,
      s.color,
      s.borderTopWidth,
    ].join();
  };
  const pairs = [
    ['.tabs > [aria-selected="true"]', '.tabs > [aria-selected="false"]'],
    ['.track i.on', '.track i:not(.on)'],
    ['.c-track .on', '.c-track > span:not(.on):not(.c-turn)'],
    ['.ra-track .on', '.ra-track > span:not(.on)'],
    ['.ar-track .on', '.ar-track span:not(.on)'],
    ['.pl.due', '.pl:not(.due)'],
    ['.ar-mrow i.cube', '.ar-mrow i:not(.cube)'],
    ['.ar-gauge .reb', '.ar-gauge .pop'],
    ['.ph .nav [aria-current]', '.ph .nav button:not([aria-current])'],
    ['.ar-tabs [aria-pressed="true"]', '.ar-tabs [aria-pressed="false"]'],
    ['.ra-rounds li.on, .ra-rounds li.done', '.ra-rounds li.no'],
    ['.strip .due', '.strip > :not(.due)'],
  ];
  return pairs.flatMap(([one, other]) => {
    const a = document.querySelector(one),
      b = document.querySelector(other);
    return a && b && a.checkVisibility() && b.checkVisibility() && look(a) === look(b) ? [one] : [];
  });
}
