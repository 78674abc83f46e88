/*
 * hands.mjs - what the hands of single games share: a table with bots opened in the page, the wait until one may
 * decide, a game played on. What can be clicked, and how, is each game's own.
 */
import { standOf, stuck, until } from './player.mjs';
import { stepAside, withBots } from './tables.mjs';

/* A table of one's own with so many bots, opened in the page until `shown` is drawn; answers its id. */
export async function openWithBots(page, server, bots, wish, shown) {
  await stepAside(page, server.url);
  const id = await withBots(page, bots, wish);
  await page.goto(`${server.url}/t/${id}`);
  await page.waitForSelector(shown);
  return id;
}

/* What `look` finds, with where the page stands, if one may decide now; else null: the long look at the whole page is
   not worth it yet. */
export async function lookWhenAsked(page, look) {
  const at = await standOf(page);
  return /^(asked|over)$/.test(at.stand) ? look(at) : null;
}

/* Waits until `rests` finds something. */
export async function untilRest(page, rests) {
  const s = await until(rests, 60);
  if (!s) throw await stuck(page, `nobody may act: ${JSON.stringify(await standOf(page))}`);
  return s;
}

/* The game, until it is over or `enough` says so. `rest` waits for a decision, `decide` takes it and answers what it
   did; `each` is called before, and true if it took it. What was done and asked is added to `seen` and `heads`. */
export async function playOn(
  { rest, decide, standing },
  {
    each = async () => false,
    enough = () => false,
    most = 400,
    seen = new Set(),
    heads = new Set(),
  } = {},
) {
  let done = 0;
  for (; done < most; done++) {
    const s = await rest();
    if (s.over || enough({ seen, heads })) break;
    if (await each(done, s)) continue;
    heads.add(s.head);
    seen.add(await decide(seen));
  }
  return { seen, heads, done, end: await standing() };
}

/* Presses Tab until the focus is on something that fits. */
export async function tabTo(page, selector, most = 80) {
  for (let k = 0; k < most; k++) {
    if (await page.evaluate(s => document.activeElement?.matches(s) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw await stuck(page, `Tab does not reach ${selector}`);
}
