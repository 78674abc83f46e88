/*
 * raiatea.mjs - hands for the table of Raiatea: a table with bots, what can be clicked on the page, one
 * decision by pointer, a whole game of them.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sleep, stuck, until } from './player.mjs';
import { withBots } from './tables.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/* A table of one's own with so many bots, opened in the page; answers its id. */
export async function openTable(page, server, bots, options = {}) {
  await page.goto(server.url);
  const id = await withBots(page, bots, { game: 'raiatea', name: 'Marae', options });
  await page.goto(`${server.url}/t/${id}`);
  await page.waitForSelector('.ra-view');
  return id;
}

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
    confirm: !!document.querySelector('[data-confirm]'),
    ready: !!document.querySelector('[data-confirm]:not([aria-disabled])'),
    bid: !!document.querySelector('form .ra-bidding'),
    sides: document.querySelectorAll('form .ra-sides button').length,
    head: document.querySelector('form .ask-head h2')?.textContent ?? '',
    summary: document.querySelector('[data-testid="summary"]')?.textContent ?? '',
    step: document.querySelector('.log li:last-child')?.textContent ?? '',
  }));
export const mayAct = s => s.over || s.options.length > 0 || s.set || s.bid;
/* A click on the board skips what is being shown; then it is somebody's turn. */
export async function waitForTurn(page) {
  if (
    !(await until(
      () =>
        page.evaluate(() => {
          if (
            document.querySelector(
              '[data-score], form .ra-opts button, form .ra-set, form .ra-bidding',
            )
          )
            return true;
          document
            .querySelector('.sea-view')
            ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          return false;
        }),
      60,
    ))
  )
    throw await stuck(page, 'nobody may act');
}

/* One decision with the pointer. `press` is a click or a tap on an element. */
async function play(page, next, press, seen) {
  const s = await standing(page);
  if (s.over || !mayAct(s)) return { s, did: s.over ? 'over' : 'wait' };
  if (s.set) {
    if (s.confirm && s.ready && (s.cards === 0 || (s.chosen > 0 && next(2)) || next(5) === 0)) {
      await press('[data-confirm]', 0);
      return { s, did: 'confirm' };
    }
    if (s.cards === 0) {
      await press('[data-confirm]', 0);
      return { s, did: 'confirm' };
    }
    await press('form button.ra-setcard:not([aria-disabled]):not(.on)', next(s.cards));
    return { s, did: s.confirm ? 'card' : 'keep' };
  }
  if (s.bid) {
    for (
      let k = next(4);
      k > 0 && (await page.locator('form .ra-bidding .btn.sq:not([aria-disabled])').nth(1).count());
      k--
    )
      await press('form .ra-bidding .btn.sq', 1);
    await press('form .ra-bidding [data-do]', 0);
    return { s, did: 'bid' };
  }
  if (s.sides && next(6) === 0) {
    await press('form .ra-sides button', next(s.sides));
    return { s, did: 'side' };
  }
  /* A kind of spot that was not clicked yet comes first: chance alone may leave one out. */
  const fresh = s.spots.find(x => !seen.has(`spot ${x.split(':')[0]}`));
  if (s.spots.length && (next(2) || fresh)) {
    const spot = fresh ?? s.spots[next(s.spots.length)];
    await press(`.ra-can[data-spot="${spot}"]`, 0);
    return { s, did: `spot ${spot.split(':')[0]}` };
  }
  const wanted = s.options.map((o, k) => [o, k]).filter(([o]) => !/^(pass|back)$/.test(o)),
    pick = wanted.length && next(8) ? wanted[next(wanted.length)][1] : next(s.options.length);
  await press('form .ra-opts button', pick);
  return { s, did: `option ${s.options[pick].split(' ')[0]}` };
}

/* The whole game, or until `enough` says so; `each` is called before every decision. */
export async function playWhole(
  page,
  next,
  press,
  each = async () => {},
  enough = async () => false,
) {
  const seen = new Map(),
    heads = new Set();
  let idle = 0,
    done = 0;
  for (let k = 0; k < 3000 && idle < 40 && !(await enough()); k++) {
    /* so many in a row */
    await waitForTurn(page);
    await each(done);
    const { s, did } = await play(page, next, press, seen).catch(why => {
      if (process.env.LOUD) console.log(String(why).slice(0, 1500));
      return { s: { head: '' }, did: 'late' };
    });
    if (did === 'over') break;
    if (did === 'wait' || did === 'late') {
      idle++;
      await sleep(40);
      continue;
    }
    idle = 0;
    heads.add(s.head);
    seen.set(did, (seen.get(did) ?? 0) + 1);
    done++;
    await sleep(15);
  }
  return { seen, heads, done, end: await standing(page) };
}

/* Opens a stored game in the replay and goes through it step by step: the acts of its ceremonies that were staged. */
export async function actsOf(page, server, golden) {
  await page.goto(`${server.url}/replay`);
  await page.locator('input[type="file"]').setInputFiles(join(root, 'tests/golden', golden));
  await page.waitForSelector('.time');
  return page.evaluate(async () => {
    const time = document.querySelector('.time input'),
      set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set,
      seen = new Set();
    for (let at = 0; at <= Number(time.max) && seen.size < 6; at++) {
      set.call(time, String(at));
      time.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      document
        .querySelector('.ra-ceremony')
        ?.classList.forEach(c => /^act\d/.test(c) && seen.add(c));
    }
    return [...seen].sort();
  });
}
