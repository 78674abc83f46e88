/*
 * archipelago_people.mjs - two people at one table of Archipelago, one at a desk and one on a phone. The first
 * offers a deal; it reaches the second although he reads the chat, he accepts it, and both see what has
 * changed hands. A second offer is rejected, and nothing moves.
 */
import { Checks, Server, dismissTour, launch, luck, person, sleep } from './lib/player.mjs';
import { answerOf, draftOffer, play, post, standing } from './lib/archipelago.mjs';

const checks = new Checks(), server = process.env.VAKA_URL ? new Server() : await new Server().start(), browser = await launch();
try {
    const ana = await person(browser), bo = await person(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await ana.page.goto(server.url);
    await post(ana.page, '/api/guest', { name: 'Ana' });
    const { table } = await post(ana.page, '/api/tables', { id: 'a-people', game: 'archipelago', name: 'Two traders', options: { length: 'short' }, seats: [{ kind: 'me' }, { kind: 'person' }], pace: 'live', clock: null, public: true, hints: true });
    await bo.page.goto(server.url);
    await post(bo.page, '/api/guest', { name: 'Bo' });
    await bo.page.goto(`${server.url}/i/${table.invite}`);
    await bo.page.getByRole('button', { name: /join|sit|play/i }).first().click();
    await bo.page.waitForSelector('.ar-view');
    await ana.page.goto(`${server.url}/t/${table.id}`);
    await ana.page.waitForSelector('.ar-view');
    await sleep(500);
    for (const { page } of [ana, bo]) await dismissTour(page);

    const hands = [{ ...ana, press: (s, k) => ana.page.locator(s).nth(k).click({ timeout: 3000 }) }, { ...bo, press: (s, k) => bo.page.locator(s).nth(k).tap({ timeout: 3000 }) }], next = luck(8);
    const own = page => page.evaluate(() => Number(document.querySelector('.ar-own-goods .ar-good b, .ar-own-line .ar-good b')?.textContent));

    /* Both play on until Ana's round comes. */
    let ready = false;
    for (let k = 0; k < 300 && !ready; k++) {
        let acted = false;
        for (const h of hands) {
            await dismissTour(h.page);
            const s = await standing(h.page);
            if (h.page === ana.page && s.kind === 'opts' && s.partners && !s.crisis) { ready = true; break; }
            if (s.kind === null || s.over) continue;
            await play(h.page, next, h.press, true).catch(() => undefined);
            acted = true;
        }
        await sleep(acted ? 30 : 80);
    }
    checks.ok(ready, 'the round of the first has come');

    const offer = async () => {
        await ana.page.locator('.ar-opts [data-partner]').first().click();
        await ana.page.waitForSelector('.ar-trade');
        const drafted = await draftOffer(ana.page, async (what, n) => { for (let k = 0; k < n; k++) await ana.page.locator(`[data-step="${what}:more"]`).click(); }, 3);
        if (!drafted) return null;
        await ana.page.locator('[data-propose]').click();
        return drafted;
    };
    /* Bo reads the chat when the offer comes. */
    await bo.page.locator('.nav button').last().tap();
    checks.ok(await bo.page.locator('.sheet').count() === 0, 'the second looks elsewhere');
    const before = [await own(ana.page), null], drafted = await offer();
    checks.ok(drafted !== null, `an offer is sent: ${drafted?.text}`);
    await bo.page.waitForSelector('[data-to-map]', { timeout: 15000 });
    await bo.page.waitForFunction(() => document.title.startsWith('(1)'), null, { timeout: 3000 }).catch(() => undefined);
    checks.ok(/^\(1\)/.test(await bo.page.title()), `the title of his window says so: ${await bo.page.title()}`);
    checks.ok(/Your offer lies before Bo/.test(await ana.page.locator('form .ask-head h2').textContent()) && await ana.page.locator('form .ar-bundle').count() === 2, 'the first sees the offer lying there');
    await bo.page.locator('[data-to-map]').tap();
    await bo.page.waitForSelector('.ar-answer');
    before[1] = await own(bo.page);
    const bundles = await bo.page.locator('.ar-answer .ar-bundle').allTextContents();
    checks.ok(/You give/.test(bundles[0]) && new RegExp(`1 ${drafted?.cube}`).test(bundles[0]) && /Ana gives/.test(bundles[1]) && new RegExp(`${drafted?.pay} florins`).test(bundles[1]), `what he gives and gets: ${bundles.join(' | ')}`);
    await bo.page.locator('.ar-answer [data-do="accept"]').tap();
    checks.ok(await answerOf(ana.page) === true, 'the first is told that it is accepted');
    const after = [await own(ana.page), await own(bo.page)];
    checks.ok(drafted !== null && after[0] === before[0] - drafted.pay && after[1] === before[1] + drafted.pay, `florins ${before} became ${after}`);

    /* A second offer in the same round is rejected; a third cannot be made. */
    await ana.page.waitForSelector('.ar-opts [data-partner]');
    await ana.page.locator('.ar-opts [data-partner]').first().click();
    await ana.page.locator('[data-step="want:florin:more"]').click();
    checks.ok(/give nothing/.test(await ana.page.locator('.ar-trade-end p').textContent()), 'the table says that nothing is given for it');
    await ana.page.locator('[data-propose]').click();
    await bo.page.waitForSelector('.ar-answer', { timeout: 15000 });
    await bo.page.locator('.ar-answer [data-do="reject"]').tap();
    checks.ok(await answerOf(ana.page) === false, 'the first is told that it is rejected');
    checks.ok(await own(ana.page) === after[0] && await own(bo.page) === after[1], 'and nothing has moved');
    checks.ok(await ana.page.locator('.ar-opts [data-partner]').count() === 0, 'two offers are all that a round allows');
    checks.ok(ana.faults.length + bo.faults.length === 0, `no console message: ${[...ana.faults, ...bo.faults].slice(0, 3).join(' | ')}`);
} catch (why) {
    checks.ok(false, String(why?.stack ?? why));
} finally {
    await browser.close();
    await server.end();
}
checks.end();
