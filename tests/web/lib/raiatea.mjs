/*
 * raiatea.mjs - hands for the table of Raiatea: a table with bots, what can be clicked on the page, one
 * decision by pointer, a whole game of them.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lookWhenAsked, openWithBots, playOn as playOnWith, untilRest } from './hands.mjs';
import { stepsIn } from './tables.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/* A table of one's own with so many bots, opened in the page; answers its id. */
export const openTable = (page, server, bots, options = {}) =>
  openWithBots(page, server, bots, { game: 'raiatea', name: 'Marae', options }, '.ra-view');

/* What can be clicked now, from the page alone. */
export const standing = page =>
  page.evaluate(() => ({
    over: !!document.querySelector('[data-score]'),
    spots: [...document.querySelectorAll('.ra-can')].map(e => e.dataset.spot),
    options: [...document.querySelectorAll('form .ra-opts button')].map(
      e => e.dataset.do ?? e.dataset.group ?? 'back',
    ),
    cards: document.querySelectorAll('form button.ra-setcard:not([aria-disabled]):not(.on)').length,
    chosen: document.querySelectorAll('form button.ra-setcard.on').length,
    set: !!document.querySelector('form .ra-set'),
    busy: !!document.querySelector('form [aria-busy="true"]'), // what fits besides is not known yet
    confirm: !!document.querySelector('[data-confirm]'),
    ready: !!document.querySelector('[data-confirm]:not([aria-disabled])'),
    bid: !!document.querySelector('form .ra-bidding'),
    sides: document.querySelectorAll('form .ra-sides button').length,
    head: document.querySelector('form .ask-head h2')?.textContent ?? '',
    summary: document.querySelector('[data-testid="summary"]')?.textContent ?? '',
    step: document.querySelector('.log li:last-child')?.textContent ?? '',
  }));
const mayAct = s => s.over || (!s.busy && (s.options.length > 0 || s.set || s.bid));
/* Waits until one may decide; answers what can be done then. */
export const atRest = page =>
  untilRest(page, () =>
    lookWhenAsked(page, async () => {
      const s = await standing(page);
      return mayAct(s) ? s : null;
    }),
  );

/* One decision with the pointer. `press` is a click or a tap on an element. */
async function play(page, s, next, press, seen) {
  if (s.set) {
    if (s.confirm && s.ready && (s.cards === 0 || (s.chosen > 0 && next(2)) || next(5) === 0)) {
      await press('[data-confirm]', 0);
      return 'confirm';
    }
    if (s.cards === 0) {
      await press('[data-confirm]', 0);
      return 'confirm';
    }
    await press('form button.ra-setcard:not([aria-disabled]):not(.on)', next(s.cards));
    return s.confirm ? 'card' : 'keep';
  }
  if (s.bid) {
    for (
      let k = next(4);
      k > 0 && (await page.locator('form .ra-bidding .btn.sq:not([aria-disabled])').nth(1).count());
      k--
    )
      await press('form .ra-bidding .btn.sq', 1);
    await press('form .ra-bidding [data-do]', 0);
    return 'bid';
  }
  if (s.sides && next(6) === 0) {
    await press('form .ra-sides button', next(s.sides));
    return 'side';
  }
  /* A kind of spot that was not clicked yet comes first: chance alone may leave one out. */
  const fresh = s.spots.find(x => !seen.has(`spot ${x.split(':')[0]}`));
  if (s.spots.length && (next(2) || fresh)) {
    const spot = fresh ?? s.spots[next(s.spots.length)];
    await press(`.ra-can[data-spot="${spot}"]`, 0);
    return `spot ${spot.split(':')[0]}`;
  }
  const wanted = s.options.map((o, k) => [o, k]).filter(([o]) => !/^(pass|back)$/.test(o)),
    pick = wanted.length && next(8) ? wanted[next(wanted.length)][1] : next(s.options.length);
  await press('form .ra-opts button', pick);
  return `option ${s.options[pick].split(' ')[0]}`;
}

/* The game, as hands.mjs plays it on. */
export const playOn = (page, next, press, how) =>
  playOnWith(
    {
      rest: () => atRest(page),
      decide: async seen => play(page, await atRest(page), next, press, seen),
      standing: () => standing(page),
    },
    how,
  );

/* Opens a stored game in the replay and goes through it step by step, from the first thing that is put into a bag: the
   acts of its ceremonies that were staged. */
export async function actsOf(page, server, golden) {
  const file = join(root, 'tests/golden', golden),
    first = stepsIn(readFileSync(file, 'utf8')).findIndex(step => /^(ritual|done)/.test(step.do));
  await page.goto(`${server.url}/replay`);
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.waitForSelector('.time');
  return page.evaluate(async start => {
    const time = document.querySelector('.time input'),
      set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set,
      seen = new Set();
    for (let at = start; at <= Number(time.max) && seen.size < 6; at++) {
      set.call(time, String(at));
      time.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      document
        .querySelector('.ra-ceremony')
        ?.classList.forEach(c => /^act\d/.test(c) && seen.add(c));
    }
    return [...seen].sort();
  }, first);
}
