/*
 * archipelago_people.mjs - two people at one table of Archipelago, one at a desk and one on a phone. The second
 * buys the first place with a florin and a token. The first
 * offers a deal; it reaches the second although he reads the chat, he accepts it, and both see what has
 * changed hands. A second offer is rejected, and nothing moves; the draft lies ready when it is made again, and is
 * answered with another offer, which is accepted. The second writes a wish, and the first takes it up.
 */
import { Checks, Server, dismissTour, launch, luck, person, until } from './lib/player.mjs';
import { answerOf, draftOffer, play, restsNow, shelves } from './lib/archipelago.mjs';
import { ofTwo } from './lib/tables.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
try {
  const ana = await person(browser),
    bo = await person(browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
  await ofTwo(server, ana.page, bo.page, {
    id: 'a-people',
    game: 'archipelago',
    name: 'Two traders',
    options: { length: 'short' },
  });
  await bo.page.waitForSelector('.ar-view');
  await ana.page.waitForSelector('.ar-view');

  const hands = [
      { ...ana, press: (s, k) => ana.page.locator(s).nth(k).click() },
      { ...bo, press: (s, k) => bo.page.locator(s).nth(k).tap() },
    ],
    next = luck(8);
  const own = page =>
    page.evaluate(() =>
      Number(
        document.querySelector('.ar-own-goods .ar-good b, .ar-own-line .ar-good b')?.textContent,
      ),
    );

  const purses = async (anas, bos) =>
      (await own(ana.page)) === anas && (await own(bo.page)) === bos,
    words = (page, where) =>
      page.evaluate(s => document.querySelector(s)?.textContent ?? '', where);

  /* At the order of play Ana decides; Bo offers a florin and a token for the first place, and she takes it. */
  let offered = '',
    taken = false;
  const orderOfPlay = async (h, s) => {
    const mine = h.page === ana.page;
    if (s.kind === 'amount' && /bid for the order/.test(s.head)) {
      if (mine) await h.press('form .ar-amount [data-step$="more"]', 0);
      await h.press('form .ar-amount .ar-go', 0);
    } else if (
      !mine &&
      s.kind === 'trade' &&
      (await h.page.locator('.ar-trade [data-place]').count())
    ) {
      for (const what of [
        '[data-place="1"]',
        '[data-step="give:florin:more"]',
        '[data-step="give:token:more"]',
        '[data-propose]',
      ])
        await h.press(what, 0);
    } else if (mine && s.kind === 'offers' && !taken) {
      offered = await h.page.locator('[data-place-offer]').textContent();
      await h.press('form .ar-offers [data-do^="take_offer"]', 0);
      taken = true;
    } else return false;
    return true;
  };

  /* Whoever of the two is asked decides, until `decide` says that they are there. */
  const playTogether = async decide => {
    for (let k = 0; k < 300; k++) {
      const isDue = async h => {
        await dismissTour(h.page);
        const s = await restsNow(h.page);
        return s && { h, s };
      };
      const due = await until(async () => (await isDue(hands[0])) ?? (await isDue(hands[1])), 60);
      if (!due) return false;
      if ((await decide(due.h, due.s)) === 'there') return true;
    }
    return false;
  };

  /* Both play on until Ana's round comes. */
  const isReady = s => s.kind === 'opts' && s.partners > 0 && !s.crisis,
    ready = await playTogether(async (h, s) => {
      if (h.page === ana.page && isReady(s)) return 'there';
      if (!(await orderOfPlay(h, s))) await play(h.page, next, h.press, true);
      return '';
    });
  checks.ok(ready, 'the round of the first has come');
  checks.ok(
    taken && /1 florin/.test(offered) && /token/.test(offered) && /place 1/.test(offered),
    `an offer of several kinds for a place was taken: ${offered}`,
  );
  checks.ok(
    /Bo plays number 1/.test(
      await ana.page
        .locator('.side, .log')
        .allTextContents()
        .then(x => x.join(' ')),
    ),
    'and he plays first',
  );

  const offer = async () => {
    await ana.page.locator('.ar-opts [data-partner]').first().click();
    await ana.page.waitForSelector('.ar-trade');
    const drafted = await draftOffer(
      ana.page,
      async (what, n) => {
        for (let k = 0; k < n; k++) await ana.page.locator(`[data-step="${what}:more"]`).click();
      },
      3,
    );
    if (!drafted) return null;
    await ana.page.locator('[data-propose]').click();
    return drafted;
  };
  /* Bo reads the chat when the offer comes. */
  await bo.page.locator('.nav button').last().tap();
  checks.ok(
    await until(async () => (await bo.page.locator('.sheet').count()) === 0, 20),
    'the second looks elsewhere',
  );
  const before = [await own(ana.page), null],
    drafted = await offer();
  checks.ok(drafted !== null, `an offer is sent: ${drafted?.text}`);
  await bo.page.waitForSelector('[data-to-map]');
  checks.ok(
    await until(async () => /^\(1\)/.test(await bo.page.title()), 20),
    `the title of his window says so: ${await bo.page.title()}`,
  );
  checks.ok(
    await until(
      async () =>
        /Bo thinks about an offer/.test(await words(ana.page, 'form .ask-head h2')) &&
        (await ana.page.locator('form .ar-bundle').count()) === 2,
      20,
    ),
    'the first sees the offer lying there',
  );
  await bo.page.locator('[data-to-map]').tap();
  await bo.page.waitForSelector('.ar-answer');
  before[1] = await own(bo.page);
  const bundles = await bo.page.locator('.ar-answer .ar-bundle').allTextContents();
  checks.ok(
    /You give/.test(bundles[0]) &&
      new RegExp(`1 ${drafted?.cube}`).test(bundles[0]) &&
      /Ana gives/.test(bundles[1]) &&
      new RegExp(`${drafted?.pay} florins`).test(bundles[1]),
    `what he gives and gets: ${bundles.join(' | ')}`,
  );
  await bo.page.locator('.ar-answer [data-do="accept"]').tap();
  checks.ok((await answerOf(ana.page)) === true, 'the first is told that it is accepted');
  const after = [before[0] - drafted.pay, before[1] + drafted.pay];
  checks.ok(await until(() => purses(...after), 20), `florins ${before} became ${after}`);

  /* A second offer is rejected; it counts for nothing, and its draft is not thrown away. */
  await ana.page.waitForSelector('.ar-opts [data-partner]');
  await ana.page.locator('.ar-opts [data-partner]').first().click();
  await ana.page.locator('[data-step="want:florin:more"]').click();
  checks.ok(
    await until(async () => /give nothing/.test(await words(ana.page, '.ar-trade-end p')), 20),
    'the table says that nothing is given for it',
  );
  await ana.page.locator('[data-propose]').click();
  await bo.page.waitForSelector('.ar-answer');
  await bo.page.locator('.ar-answer [data-do="reject"]').tap();
  checks.ok((await answerOf(ana.page)) === false, 'the first is told that it is rejected');
  checks.ok(await purses(...after), 'and nothing has moved');
  await ana.page.locator('.ar-opts [data-partner]').first().click();
  await ana.page.waitForSelector('.ar-trade');
  const shelf = async (page, id) => (await shelves(page)).find(x => x.id === id)?.n;
  checks.ok(
    await until(async () => (await shelf(ana.page, 'want:florin')) === 1, 20),
    `the draft lies there again: ${await shelf(ana.page, 'want:florin')}`,
  );

  /* It is answered with another offer: two florins for three, and that is accepted. */
  await ana.page.locator('[data-step="want:florin:more"]').click();
  await ana.page.locator('[data-propose]').click();
  await bo.page.waitForSelector('.ar-answer [data-counter]');
  await bo.page.locator('.ar-answer [data-counter]').tap();
  await bo.page.waitForSelector('.ar-trade');
  checks.ok(
    await until(async () => (await shelf(bo.page, 'give:florin')) === 2, 20),
    `an answer begins with what was asked: ${await shelf(bo.page, 'give:florin')}`,
  );
  checks.ok(
    /Ana had offered/.test(await bo.page.locator('.ar-before').textContent()),
    'and shows what it answers',
  );
  await bo.page.locator('[data-step="give:florin:less"]').tap();
  await bo.page.locator('[data-propose]').tap();
  await ana.page.waitForSelector('.ar-answer');
  checks.ok(
    /You had offered/.test(await ana.page.locator('.ar-before').textContent()),
    'the first sees what is answered',
  );
  await ana.page.locator('.ar-answer [data-do="accept"]').click();
  await ana.page.waitForSelector('.ar-opts [data-partner]');
  checks.ok(
    await until(() => purses(after[0] + 1, after[1] - 1), 20),
    'one florin has changed hands',
  );

  /* The second writes a wish while the first plays: she reads it when her next round begins. */
  await bo.page.waitForSelector('[data-wish]');
  await bo.page.locator('[data-wish]').tap();
  await bo.page.waitForSelector('.ar-wish-box .ar-trade');
  await bo.page.locator('[data-step="give:florin:more"]').tap();
  await bo.page.locator('[data-propose]').tap();
  checks.ok(
    /when the next round of Ana begins/.test(await bo.page.locator('[data-written]').textContent()),
    'the wish waits for her next round',
  );
  const wished = await playTogether(async (h, s) => {
    if (s.options.some(o => o.startsWith('take_up'))) return 'there';
    await play(h.page, next, h.press, h.page === bo.page);
    return '';
  });
  checks.ok(
    wished,
    `a card tells it: ${wished ? await ana.page.locator('[data-wish-of]').textContent() : ''}`,
  );
  const purse = [await own(ana.page), await own(bo.page)];
  await ana.page.locator('[data-wish-of] [data-do^="take_up"]').click();
  checks.ok(
    await until(() => purses(purse[0] + 1, purse[1] - 1), 30),
    `taken up with one click: ${purse} became ${[await own(ana.page), await own(bo.page)]}`,
  );
  checks.ok(
    ana.faults.length + bo.faults.length === 0,
    `no console message: ${[...ana.faults, ...bo.faults].slice(0, 3).join(' | ')}`,
  );
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
