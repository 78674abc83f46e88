/*
 * conquest.mjs - hands for the table of Conquest of Paradise: they see only the page and do one thing a
 * time, by mouse or touch: a glowing hex, a button, a piece of a party, an item of a plan, a choice of a
 * Battle. Also a table to play at.
 */
import { comes } from './comes.mjs';
import { clickTarget, standOf, stuck, until } from './player.mjs';
import { withBots } from './tables.mjs';

/* A table of one's own with bots; answers its id. */
export const openTable = (page, seats, options) =>
  withBots(page, seats - 1, { game: 'conquest', name: 'Friday canoe', options });

/* Positions of a game that bots have played (standAt): what the first seat did next. */
const own = (step, verb) => step.seat === 0 && step.do.split(' ')[0] === verb;
export const isFirstVoyage = step => own(step, 'explore');
export const isSecondPlan = (step, k, all) =>
  own(step, 'build') && all.slice(0, k).some(s => own(s, 'end_build'));
export const isParty = (step, k, all) => own(step, 'depart') && own(all[k + 2], 'load');
export const isBattle = step => own(step, 'lose');

/* Every question is asked, also where only one answer is possible. */
export const stopEverywhere = page =>
  page.addInitScript(() => localStorage.setItem('vaka.settings', '{"stops":true}'));

/* In the page: what it offers now. */
const offered = () => {
  const all = (selector, scope = document) =>
    [...scope.querySelectorAll(selector)].filter(
      e => e.getAttribute('aria-disabled') !== 'true' && e.checkVisibility(),
    );
  return {
    over: !!document.querySelector('[data-score]'),
    skip: !!document.querySelector('.showing .btn'),
    end: all('[data-battle-end]').length,
    asks: !!document.querySelector('form .ask.conquest'),
    scene: all('[data-scene]').length,
    hits: all('.cb-piece.hit').length,
    battle: !!document.querySelector('[data-battle]'),
    deck: !!document.querySelector('.cp'),
    boats: all('.cp-disc[aria-pressed="false"]').map(e => e.dataset.boat),
    sail: all('[data-sail]').length,
    pressed: all('form [aria-pressed="true"]').map(e => e.textContent),
    seal: all('[data-seal]')
      .map(e => e.textContent)
      .join(),
    refused: document.querySelector('form .refused')?.textContent ?? '',
    plan: !!document.querySelector('.cx'),
    items: all('.cx-item').map(e => e.dataset.item),
    places: all('[data-place]').map(e => e.dataset.place),
    entries: all('.cx-entry').length,
    bonus: all('.cx-bonus[aria-pressed="false"]').map(e => e.dataset.bonus),
    targets: [...document.querySelectorAll('.b-hit')].map(e => e.dataset.target),
    fights: [...document.querySelectorAll('.b-hit')]
      .filter(e => /Battle/.test(e.getAttribute('aria-label') ?? ''))
      .map(e => e.dataset.target),
    answers: all('form .opts button:not([aria-pressed="true"])').map(
      e => e.dataset.do ?? e.textContent,
    ),
    counts: all('[data-count]').length,
    head: document.querySelector('form h2')?.textContent ?? '',
    turn: Number(
      /Turn (\d+)/.exec(
        document.querySelector('[data-testid="summary"]')?.textContent ?? '',
      )?.[1] ?? 0,
    ),
    mine: !!document.querySelector('form .opts button, .b-hit, .cx, .cp, [data-scene]'),
  };
};
export const offers = page => page.evaluate(offered);

/* In the page: what it offers once two looks agree, 40 ms apart: every answer that was given at once has been sent
   then. `before`: what must not stand there any more. */
const rests = before => {
  const { stand, step } = document.querySelector('[data-testid="summary"]')?.dataset ?? {},
    s = stand === 'over' || stand === 'asked' ? offered() : null,
    /* The end of a Battle goes by itself when others move on. */
    now = s && (stand === 'over' || s.asks || s.end) ? JSON.stringify({ ...s, step }) : '',
    first = rests.first?.now === now ? rests.first : { now, at: performance.now() };
  rests.first = first;
  return now && now !== before && performance.now() - first.at >= 40 ? now : null;
};

/* Waits until one can do something, and something else than before; answers all that in one text. */
async function atRest(page, before = '') {
  const s = await comes(page, rests, before, 60, { offered, rests });
  if (!s)
    throw await stuck(
      page,
      `nothing to do, or nothing new: ${JSON.stringify(await standOf(page))}`,
    );
  return s;
}

/* Does one thing and waits for what follows from it; a click that changes nothing is a fault. */
export async function decide(page, next, press, how) {
  const before = await atRest(page),
    did = await act(page, next, press, how);
  if (did === 'over') return did;
  await atRest(page, before);
  return did;
}

/* Does one thing; tells what. `press` is a click or a tap of a locator. Whoever is brief ends every step. */
export async function act(
  page,
  next,
  press,
  { target = key => clickTarget(page, key), brief = false } = {},
) {
  const s = await offers(page),
    ends = page.locator(
      '[data-do="stay"]:visible, [data-do="return"]:visible, ' +
        '[data-do="end_transit"]:visible, [data-do="end_movement"]:visible, ' +
        '[data-do="pass"]:visible, [data-seal]:visible',
    ),
    one = (selector, n) => press(page.locator(selector).nth(n));
  if (s.over) return 'over';
  if (s.end) {
    await one('[data-battle-end]', 0);
    return 'battle end';
  }
  if (brief && !s.scene && !s.hits && (await ends.count())) {
    await press(ends.first());
    return 'end of a step';
  }
  if (s.hits && next(2)) {
    await one('.cb-piece.hit', next(s.hits));
    return 'battle piece';
  }
  if (s.scene) {
    await one('[data-scene]', next(s.scene));
    return 'battle choice';
  }
  if (s.deck) {
    const isEmpty = (await page.locator('.cp-disc[aria-pressed="true"]').count()) === 0;
    if (s.boats.length && (isEmpty || next(3) || !s.sail)) {
      await press(page.locator(`[data-boat="${s.boats[next(s.boats.length)]}"]`));
      return 'party boat';
    }
    if (s.sail) {
      await one('[data-sail]', 0);
      return 'party sail';
    }
    await one('[data-party-all]', 0);
    return 'party all';
  }
  if (s.plan) return plan(page, s, next, press, target);
  if (s.fights.length && next(4)) {
    await target(s.fights[next(s.fights.length)]);
    return 'map fight';
  }
  if (s.targets.length && (!s.answers.length || next(4))) {
    const key = s.targets[next(s.targets.length)];
    await target(key);
    return `map ${key.split(':')[0]}`;
  }
  if (!s.answers.length) return 'wait';
  await one('form .opts button:not([aria-pressed="true"]):visible', next(s.answers.length));
  return 'answer';
}

/* Targets of the map on whose middle nothing else lies. */
const uncovered = page =>
  page.evaluate(() =>
    [...document.querySelectorAll('.b-hit')]
      .filter(e => {
        const r = e.getBoundingClientRect(),
          hit = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
        return hit !== null && e.contains(hit);
      })
      .map(e => e.dataset.target),
  );

/* A plan: things and places in any order, now and then one taken out again, then sealed. */
async function plan(page, s, next, press, target) {
  if (s.places.length) {
    /* The tray may lie over a part of the map: what is under it is chosen in the list. */
    const free = await uncovered(page);
    if (free.length && next(2)) {
      await target(free[next(free.length)]);
      return 'plan map';
    }
    await press(page.locator(`[data-place="${s.places[next(s.places.length)]}"]`));
    return 'plan place';
  }
  if (s.bonus.length && next(4) === 0) {
    await press(page.locator(`[data-bonus="${s.bonus[next(s.bonus.length)]}"]`));
    return 'plan bonus';
  }
  if (s.entries > 1 && next(9) === 0) {
    await press(page.locator('.cx-entry').nth(next(s.entries)));
    return 'plan removal';
  }
  const wanted = s.items.filter(i => ['village', 'convert', 'wc', 'buy_card'].includes(i)),
    list = wanted.length && next(4) ? wanted : s.items.filter(i => i !== 'rum');
  if (list.length) {
    await press(page.locator(`[data-item="${list[next(list.length)]}"]`));
    return 'plan item';
  }
  await press(page.locator('[data-seal]'));
  return 'plan seal';
}

/* ---- a plan ---- */

/* What stands in the plan of this window. */
export const held = page =>
  page.evaluate(() =>
    [...document.querySelectorAll('.cx-entry, .cx-bonus.on')]
      .map(e => e.dataset.entry ?? e.dataset.bonus)
      .sort()
      .join(),
  );

/* Puts into the plan what `press` chooses; where it has several places, at the first of them. */
export async function wish(page, press) {
  const before = await held(page),
    place = page.locator('[data-place]'),
    isHeld = async () => (await held(page)) !== before;
  await press();
  if (!(await until(async () => (await place.count()) > 0 || (await isHeld()), 30)))
    throw await stuck(page, `nothing is added to ${before}`);
  if (await place.count()) await place.first().click();
  if (!(await until(isHeld, 30))) throw await stuck(page, `nothing is added to ${before}`);
}

/* Seals the plan: twice where points would be lost. It has been sent when nothing of it is asked any more. */
export async function seal(page) {
  const button = page.locator('[data-seal]'),
    first = await button.textContent(),
    says = async () => (await button.allTextContents())[0] ?? null, // in one look: it may go at any time
    isSealed = async () => (await says()) === null,
    isAskedAgain = async () => ![null, first].includes(await says());
  await button.click();
  if (!(await until(async () => (await isSealed()) || (await isAskedAgain()), 30)))
    throw await stuck(page, 'nothing follows from the seal');
  if (await isSealed()) return;
  await button.click();
  if (!(await until(isSealed, 30))) throw await stuck(page, 'the plan is not sealed');
}
