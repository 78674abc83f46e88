/*
 * archipelago.mjs - hands for the table of Archipelago: a table with bots, what can be clicked on the
 * page, one decision by pointer, an offer on the trading table, a whole game.
 */
import { comes } from './comes.mjs';
import { lookWhenAsked, openWithBots, playOn as playOnWith, untilRest } from './hands.mjs';
import { stuck, until } from './player.mjs';

/* A table of one's own with so many bots, opened in the page; answers its id. */
export const openTable = (page, server, bots, options = {}, key = 'first') =>
  openWithBots(
    page,
    server,
    bots,
    { id: `a-${bots}-${key}`, game: 'archipelago', name: 'Lagoon', options },
    '.ar-view',
  );

/* In the page: what the decision bar shows, and which spots of the table can be clicked where they are seen. */
const stands = () => {
  const bar = s => document.querySelector(`form ${s}`),
    all = s => [...document.querySelectorAll(`form ${s}`)].filter(b => b.checkVisibility());
  const seen = e => {
    const r = e.getBoundingClientRect(),
      x = r.left + r.width / 2,
      y = r.top + r.height / 2;
    return r.width > 0 && e.contains(document.elementFromPoint(x, y));
  };
  const kinds = ['trade', 'answer', 'order', 'offers', 'terms', 'amount', 'set', 'placing', 'opts'];
  return {
    over: !!document.querySelector('[data-score]'),
    kind: kinds.find(k => bar(`.ask .ar-${k}`) && !bar(`.ask .ar-wish-box .ar-${k}`)) ?? null,
    options: all('.ask .ar-opts button').map(
      b =>
        b.dataset.do ??
        b.dataset.group ??
        (b.dataset.partner ? 'partner' : 'everywhere' in b.dataset ? 'everywhere' : 'back'),
    ),
    spots: [...document.querySelectorAll('.ar-can')].filter(seen).map(e => e.dataset.spot),
    picks: all('[data-pick]:not([aria-disabled]):not([aria-pressed="true"])').length,
    ready: !!bar('[data-confirm]:not([aria-disabled])'),
    partners: all('.ar-opts [data-partner]').length,
    head: bar('.ask-head h2')?.textContent ?? '',
    said: bar('.ask-say')?.textContent ?? '',
    summary: document.querySelector('[data-testid="summary"]')?.textContent ?? '',
    crisis: !!document.querySelector('.ar-crisis'),
  };
};
export const standing = page => page.evaluate(stands);

/* In the page: what can be done, if one may decide and all that was given at once has been sent: two looks agree, 30 ms
   apart. A click on the board skips what is being shown. */
const rests = () => {
  if (document.querySelector('.ar-banner'))
    document.querySelector('.sea-view')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const { stand, step } = document.querySelector('[data-testid="summary"]')?.dataset ?? {},
    s = stand === 'over' || stand === 'asked' ? stands() : null,
    now = s && (s.over || s.kind) ? `${step} ${stand} ${s.kind}` : '',
    first = rests.first?.now === now ? rests.first : { now, at: performance.now() };
  rests.first = first;
  return now && performance.now() - first.at >= 30 ? s : null;
};
/* Waits for that; else null after so many seconds. */
const restsWithin = (page, seconds) => comes(page, rests, null, seconds, { stands, rests });
export const atRest = page => untilRest(page, () => restsWithin(page, 60));
/* At once, as several people may be the next to decide. */
export const restsNow = page => lookWhenAsked(page, () => restsWithin(page, 0.1));

/* ---- the trading table ---------------------------------------------------------------------------- */

/* What the open table offers to give and to want, as steppers with a limit. */
export const shelves = page =>
  page.evaluate(() =>
    [...document.querySelectorAll('.ar-trade [data-spin]')].map(e => ({
      id: e.dataset.spin,
      n: Number(e.getAttribute('aria-valuenow')),
      most: Number(e.getAttribute('aria-valuemax')),
    })),
  );

/* A generous offer: so many florins at most for a cube that the partner has most of. Answers what was drafted. */
export async function draftOffer(page, step, most = 6) {
  /* What came to nothing before lies there again. */
  if ((await shelves(page)).some(x => x.n > 0)) await page.locator('[data-clear]').click();
  const list = await shelves(page),
    money = list.find(x => x.id === 'give:florin'),
    cube = list
      .filter(x => /^want:(fruit|cattle|fish|wood|stone|iron)/.test(x.id) && x.most > 0)
      .sort((a, b) => b.most - a.most)[0];
  if (!cube || !money || money.most < 2) return null;
  const pay = Math.min(most, money.most);
  await step(cube.id, 1);
  await step('give:florin', pay);
  await page.waitForSelector('.ar-trade-end:not([aria-busy])'); // what it comes to
  return { cube: cube.id.slice(5), pay, text: await page.locator('.ar-trade-end p').textContent() };
}
/* After "Propose": true if the partner accepted, as the log says. Another offer in answer is refused. */
export async function answerOf(page) {
  const said = await until(
    () =>
      page.evaluate(() =>
        document.querySelector('form .ar-answer')
          ? 'counters'
          : /(accepts|rejects) the deal/.exec(
              [...document.querySelectorAll('form .ask-say')].map(e => e.textContent).join(' '),
            )?.[1],
      ),
    60,
  );
  if (said === 'counters') await page.locator('form .ar-answer [data-do="reject"]').first().click();
  if (!said) throw await stuck(page, 'nobody answers the offer');
  return said === 'accepts';
}

/* ---- one decision with the pointer ---------------------------------------------------------------- */

async function inOptions(page, s, next, press, isLazy) {
  const end = isLazy
    ? await page
        .locator('form .ar-opts :is([data-do="end_round"], [data-do="stop"], [data-do="done"])')
        .count()
    : 0;
  if (end) {
    await press('form .ar-opts :is([data-do="end_round"], [data-do="stop"], [data-do="done"])', 0);
    return 'option end_round';
  }
  const open = s.options.map((o, k) => [o, k]).filter(([o]) => o !== 'partner'),
    wanted = open.filter(([o]) => !/^(end_round|back|terms|stop|done|reject)\b/.test(o));
  if (s.spots.length && next(3) > 0) {
    const spot = s.spots[next(s.spots.length)];
    await press(`.ar-can[data-spot="${spot}"]`, 0);
    return `spot ${spot.split(':')[0]}`;
  }
  if ((await page.locator('form details.ar-list:not([open])').count()) && next(2)) {
    await press('form details.ar-list > summary', 0);
    return 'list';
  }
  if (!open.length) return 'wait';
  const pick =
    wanted.length && next(6) ? wanted[next(wanted.length)][1] : open[next(open.length)][1];
  const at = await page.evaluate(n => {
    const b = [...document.querySelectorAll('form .ask .ar-opts button')].filter(x =>
      x.checkVisibility(),
    )[n];
    document.querySelectorAll('[data-test-here]').forEach(x => delete x.dataset.testHere);
    if (!b) return false;
    b.dataset.testHere = '';
    return true;
  }, pick);
  if (!at) throw await stuck(page, `no button ${pick} of ${s.options}`);
  await press('[data-test-here]', 0);
  return `option ${s.options[pick].split(' ')[0]}`;
}
export async function play(page, next, press, isLazy = false) {
  const s = await standing(page);
  if (s.over || s.kind === null) return { s, did: s.over ? 'over' : 'wait' };
  switch (s.kind) {
    case 'trade':
      await press('form .ar-trade-end [data-do="none"], [data-close-trade], [data-propose]', 0);
      return { s, did: 'trade' };
    case 'answer': {
      const yes = next(2) && (await page.locator('form .ar-answer [data-do="accept"]').count());
      await press(`form .ar-answer [data-do="${yes ? 'accept' : 'reject'}"]`, 0);
      return { s, did: yes ? 'accept' : 'reject' };
    }
    case 'order':
      if (next(2) && !(await page.locator('form .ar-order .got').count()))
        await press('form .ar-order [data-later]:not([aria-disabled])', 0);
      await press('[data-set-order]', 0);
      return { s, did: 'order' };
    case 'offers': {
      const takes =
        (await page.locator('form .ar-offers [data-do^="take_offer"]').count()) && next(2);
      await press(`form .ar-offers [data-do${takes ? '^="take_offer"' : '="stop"'}]`, 0);
      return { s, did: 'offers' };
    }
    case 'terms':
      await press('form [data-set-terms]', 0);
      return { s, did: 'terms' };
    case 'amount':
      for (
        let k = next(3);
        k > 0 &&
        (await page.locator('form .ar-amount [data-step$="more"]:not([aria-disabled])').count());
        k--
      )
        await press('form .ar-amount [data-step$="more"]', 0);
      await press('form .ar-amount .ar-go', 0);
      return { s, did: 'amount' };
    case 'set':
      if (s.ready) await press('form [data-confirm]', 0);
      else
        await press(
          'form [data-pick]:not([aria-disabled]):not([aria-pressed="true"])',
          next(Math.max(1, s.picks)),
        );
      return { s, did: s.ready ? 'confirm' : 'pick' };
    case 'placing': {
      const cells = await page.locator('form [data-cell]').count();
      if (cells) await press('form [data-cell]', next(cells));
      else if ((await page.locator('form [data-turn]').count()) && next(2))
        await press('form [data-turn]', 0);
      else await press('form .ar-placing .ar-go', 0);
      return { s, did: cells ? 'cell' : 'place' };
    }
    default:
      return { s, did: await inOptions(page, s, next, press, isLazy) };
  }
}

/* The game, as hands.mjs plays it on. */
export const playOn = (page, next, press, how) =>
  playOnWith(
    {
      rest: () => atRest(page),
      decide: async () => (await play(page, next, press)).did,
      standing: () => standing(page),
    },
    how,
  );

/* ---- what holds everywhere ------------------------------------------------------------------------ */

/* Boards around the map that lie on each other or on the decision bar, and words of buttons that are cut. Looks
   again before it says so: the bar may have grown in this very moment. */
export async function crowded(page) {
  let found = [];
  const isFree = async () => {
    found = await page.evaluate(() => {
      const seen = s =>
          [...document.querySelectorAll(s)]
            .filter(e => e.checkVisibility())
            .map(e => [e, e.getBoundingClientRect()]),
        list = [];
      const boards = seen(
        '.ar-around :is(.ar-wheel svg, .ar-stability, .ar-pile, .ar-market, .ar-row), .dock',
      );
      boards.forEach(([a, x], n) =>
        boards.slice(n + 1).forEach(([b, y]) => {
          if (
            x.left < y.right - 1 &&
            y.left < x.right - 1 &&
            x.top < y.bottom - 1 &&
            y.top < x.bottom - 1
          )
            list.push(`${a.getAttribute('class')} on ${b.getAttribute('class')}`);
        }),
      );
      for (const [e] of seen('.dock :is(.nm, .c, .btn), .ar-left, .ar-evo .tx'))
        if (
          getComputedStyle(e).overflow !== 'visible' &&
          (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)
        )
          list.push(`cut: ${e.textContent.slice(0, 40)}`);
      return list;
    });
    return found.length === 0;
  };
  await until(isFree, 5, 60);
  return found;
}

/* A card of words that is opened by a click on what is no choice: its title, and what it lies on that it should
   leave free. Null if nothing of the kind is in sight. */
export async function openCard(page) {
  const spot = page.locator('.ar-spot[data-spot^="good:"]:not(.ar-can)').first();
  if (!(await spot.isVisible())) return null;
  await spot.click();
  await page.waitForSelector('.ar-look h3');
  return page.evaluate(() => {
    const card = document.querySelector('.ar-look'),
      a = card?.getBoundingClientRect();
    if (!card || getComputedStyle(card).visibility === 'hidden') return null;
    const lies = [...document.querySelectorAll('.ar-can, .ar-tabs, .dock, .ph .sheet')].filter(
      e => {
        const b = e.getBoundingClientRect();
        return (
          e.checkVisibility() &&
          b.width > 0 &&
          a.left < b.right - 1 &&
          b.left < a.right - 1 &&
          a.top < b.bottom - 1 &&
          b.top < a.bottom - 1
        );
      },
    );
    return {
      title: card.querySelector('h3').textContent,
      on: lies.map(e => e.getAttribute('data-spot') ?? e.getAttribute('class')),
    };
  });
}
export const cardTitle = page =>
  page.evaluate(() => document.querySelector('.ar-look h3')?.textContent ?? null);

/* The one answer of a question that has no other, if the page asks it all the same; else null. Once at rest. */
export async function soleAnswer(page) {
  return page.evaluate(() => {
    const bar = document.querySelector('.dock .ask'),
      own = /^(end_round|propose|accept|reject|keep|place|put|choose) ?/;
    if (
      !bar ||
      document.querySelector('.ar-can:not([data-do]), .ar-trade, .ar-answer') ||
      bar.querySelector('[data-group], [data-partner], [data-step], [data-pick]')
    )
      return null;
    const all = new Set(
      [...document.querySelectorAll('.dock [data-do], .ar-can[data-do]')].map(e => e.dataset.do),
    );
    const [only] = all;
    return all.size === 1 && !own.test(only) ? only : null;
  });
}
