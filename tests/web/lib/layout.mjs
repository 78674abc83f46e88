/*
 * layout.mjs - what may not happen on any screen: words or controls that their frame cuts, that lie under something
 * else or outside the window, a page that scrolls sideways, words of a board too small to read, targets too
 * small for a finger, a ring of the focus that is clipped.
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
].map(([name, width, height]) => ({ name, width, height, touch: width < 800 || height < 500 }));

export const leastBoardText = 11,
  leastTarget = 24;

/* measure.mjs and what it imports as one script, which comes into the page through the debugger. */
const script = buildSync({
  entryPoints: [fileURLToPath(new URL('measure.mjs', import.meta.url))],
  bundle: true,
  format: 'iife',
  globalName: 'layout',
  write: false,
}).outputFiles[0].text;

export function faultsOf(page, { touch = false, without = [] } = {}) {
  const wish = { touch, without, leastText: leastBoardText, leastTarget };
  return page.evaluate(`(() => { ${script}; return layout.measure(${JSON.stringify(wish)}); })()`);
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
