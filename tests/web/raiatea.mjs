/*
 * raiatea.mjs - Raiatea in the browser: a whole game by mouse with two bots, one by touch on a phone
 * with three, one by keyboard with one. Every part of a table is met on the way: places, forest, market,
 * missions, sealed choices, sets of cards, offers, the row, the score sheet and the replay. The console
 * stays silent.
 */
import { Checks, Server, dismissTour, launch, luck, person, sleep } from './lib/player.mjs';

const checks = new Checks(), server = process.env.VAKA_URL ? new Server() : await new Server().start(), browser = await launch();

async function open(page, bots, options = {}) {
    await page.goto(server.url);
    const post = (path, body) => page.evaluate(([p, b]) => fetch(p, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b) }).then(r => r.json()), [path, body]);
    await post('/api/guest', { name: 'Tern of Niue' });
    const { table, error } = await post('/api/tables', { id: `r-${bots}`, game: 'raiatea', name: 'Marae', options, seats: [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'greedy' }))], pace: 'live', clock: null, public: true, hints: true });
    if (!table) throw new Error(JSON.stringify(error));
    await page.goto(`${server.url}/t/${table.id}`);
    await page.waitForSelector('.ra-view');
    return table.id;
}

/* What can be clicked now, from the page alone. */
const standing = page => page.evaluate(() => ({
    over: !!document.querySelector('[data-score]'),
    spots: [...document.querySelectorAll('.ra-can')].map(e => e.dataset.spot),
    options: [...document.querySelectorAll('form .ra-opts button')].map(e => e.dataset.do ?? e.dataset.group ?? 'back'),
    cards: document.querySelectorAll('form button.ra-setcard:not([aria-disabled]):not(.on)').length,
    chosen: document.querySelectorAll('form button.ra-setcard.on').length,
    set: !!document.querySelector('form .ra-set'), confirm: !!document.querySelector('[data-confirm]'), ready: !!document.querySelector('[data-confirm]:not([aria-disabled])'),
    bid: !!document.querySelector('form .ra-bidding'), sides: document.querySelectorAll('form .ra-sides button').length,
    head: document.querySelector('form .ask-head h2')?.textContent ?? '', summary: document.querySelector('[data-testid="summary"]')?.textContent ?? '', step: document.querySelector('.log li:last-child')?.textContent ?? '',
}));
const mayAct = s => s.over || s.options.length > 0 || s.set || s.bid;
/* A click on the board skips what is being shown; then it is somebody's turn. */
async function waitForTurn(page) {
    for (const late = Date.now() + 60000; Date.now() < late; await sleep(25)) {
        if (await page.evaluate(() => {
            if (document.querySelector('[data-score], form .ra-opts button, form .ra-set, form .ra-bidding')) return true;
            document.querySelector('.sea-view')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            return false;
        })) return;
    }
    throw new Error('nobody may act');
}

/* One decision with the pointer. `press` is a click or a tap on an element. */
async function play(page, next, press) {
    const s = await standing(page);
    if (s.over || !mayAct(s)) return { s, did: s.over ? 'over' : 'wait' };
    if (s.set) {
        if (s.confirm && s.ready && (s.cards === 0 || s.chosen > 0 && next(2) || next(5) === 0)) { await press('[data-confirm]', 0); return { s, did: 'confirm' }; }
        if (s.cards === 0) { await press('[data-confirm]', 0); return { s, did: 'confirm' }; }
        await press('form button.ra-setcard:not([aria-disabled]):not(.on)', next(s.cards));
        return { s, did: s.confirm ? 'card' : 'keep' };
    }
    if (s.bid) {
        for (let k = next(4); k > 0 && await page.locator('form .ra-bidding .btn.sq:not([aria-disabled])').nth(1).count(); k--) await press('form .ra-bidding .btn.sq', 1);
        await press('form .ra-bidding [data-do]', 0);
        return { s, did: 'bid' };
    }
    if (s.sides && next(6) === 0) { await press('form .ra-sides button', next(s.sides)); return { s, did: 'side' }; }
    if (s.spots.length && next(2)) {
        const spot = s.spots[next(s.spots.length)];
        await press(`.ra-can[data-spot="${spot}"]`, 0);
        return { s, did: `spot ${spot.split(':')[0]}` };
    }
    const wanted = s.options.map((o, k) => [o, k]).filter(([o]) => !/^(pass|back)$/.test(o)), pick = wanted.length && next(8) ? wanted[next(wanted.length)][1] : next(s.options.length);
    await press('form .ra-opts button', pick);
    return { s, did: `option ${s.options[pick].split(' ')[0]}` };
}

async function whole(page, next, press, each = async () => {}) {
    const seen = new Map(), heads = new Set();
    let idle = 0, done = 0;
    for (let k = 0; k < 3000 && idle < 300; k++) {
        await waitForTurn(page);
        await each(done);
        const { s, did } = await play(page, next, press).catch(why => { if (process.env.LOUD) console.log(String(why).slice(0, 1500)); return { s: { head: '' }, did: 'late' }; });
        if (did === 'over') break;
        if (did === 'wait' || did === 'late') { idle++; await sleep(40); continue; }
        heads.add(s.head);
        seen.set(did, (seen.get(did) ?? 0) + 1);
        done++;
        await sleep(15);
    }
    return { seen, heads, done, end: await standing(page) };
}

async function sheet(page, seats, id) {
    await page.locator('[data-score]').click();
    await page.waitForSelector('.sheet-table');
    const totals = await page.locator('.sheet-table .tot .n').allTextContents();
    checks.ok(totals.length === seats && totals.every(x => /^\d+$/.test(x)), `the score sheet has a total for each: ${totals}`);
    const sums = await page.evaluate(() => {
        const rows = [...document.querySelectorAll('.sheet-table tbody tr:not(.tot)')].map(r => [...r.querySelectorAll('.n')].map(n => Number(n.textContent)));
        return { rows: rows.length, sums: rows[0].map((_, k) => rows.reduce((sum, r) => sum + r[k], 0)) };
    });
    checks.ok(sums.rows === 6 && sums.sums.every((n, k) => String(n) === totals[k]), `six parts add up: ${sums.sums} is ${totals}`);
    await page.goto(`${server.url}/t/${id}/replay`);
    await page.waitForSelector('.time');
    await page.keyboard.press('End');
    await page.waitForFunction(() => document.querySelector('.time input')?.value === document.querySelector('.time input')?.max, null, { timeout: 10000 });
    checks.ok(await page.locator('.ra-view').count() === 1, 'the replay shows the board at the end');
}

async function byMouse() {
    const { page, faults } = await person(browser), id = await open(page, 2);
    await page.waitForSelector('.tour', { timeout: 10000 });
    checks.ok(/island/i.test(await page.locator('.tour h2').textContent()), 'the first game begins with the tour');
    await dismissTour(page);
    await waitForTurn(page);

    /* The first decision is a set: two cards in any order, then confirm. */
    const cards = page.locator('form button.ra-setcard');
    checks.ok(await cards.count() === 5, 'five rituals are dealt');
    const last = await cards.nth(4).getAttribute('data-card'), first = await cards.nth(0).getAttribute('data-card');
    await cards.nth(4).click();
    await cards.nth(0).click();
    checks.ok(await page.locator('form button.ra-setcard.on').count() === 2, 'the highest and the lowest are chosen, the highest first');
    await page.locator('[data-confirm]').click();
    await page.waitForFunction(() => document.querySelectorAll('.ra-own .ra-chip').length >= 2, null, { timeout: 20000 });
    const kept = await page.locator('.ra-own .ra-chip b').allTextContents();
    checks.ok(kept.length === 2 && first !== last, `both are in hand: ${kept}`);
    await page.locator('.ra-own .ra-chip').first().hover();
    checks.ok(await page.locator('.ra-own .ra-pop').first().isVisible(), 'a card in hand can be read whole');

    /* Tiles and stalls explain themselves. */
    await waitForTurn(page);
    await page.locator('.ra-statue .ra-tile[data-spot]').first().hover();
    checks.ok((await page.locator('.ra-look').textContent()).length > 8, 'a tile says what it asks when pointed at');
    await page.locator('.ra-level').first().click();
    checks.ok((await page.locator('.ra-look').textContent()).length > 8, 'a stall can be pinned with a click');
    await page.locator('.ra-view').click({ position: { x: 4, y: 4 } });

    const next = luck(11);
    let acts = new Set(), peeked = false, undone = false;
    const press = (selector, k) => page.locator(selector).nth(k).click({ timeout: 3000 });
    const each = async done => {
        for (const cls of await page.evaluate(() => [...(document.querySelector('.ra-ceremony')?.classList ?? [])])) if (/^act\d/.test(cls)) acts.add(cls);
        if (!peeked && await page.locator('.ra-peek').count()) {
            peeked = true;
            await page.locator('.ra-peek').click();
            checks.ok(await page.locator('.ra-scene').count() === 1, 'the island can be seen during the ceremony');
            await page.locator('.ra-peek').click();
        }
        if (!undone && done > 6 && await page.locator('[data-undo].go').count()) {
            undone = true;
            await page.locator('[data-undo]').click();
            await sleep(120);
        }
    };
    const { seen, heads, done, end } = await whole(page, next, press, each);
    checks.ok(end.over, `the game came to its end after ${done} clicks: ${end.head} ${end.summary}`);
    for (const kind of ['confirm', 'card', 'bid', 'spot place']) checks.ok(seen.has(kind), `a click of kind ${kind} was made`);
    checks.ok([...seen.keys()].filter(k => k.startsWith('spot')).length >= 4, `several kinds of spots were clicked: ${[...seen.keys()]}`);
    checks.ok(['act1', 'act3', 'act4', 'act6'].every(a => acts.has(a)), `the acts were staged: ${[...acts]}`);
    checks.ok(heads.size >= 10 && peeked, `many questions were asked: ${heads.size}`);
    checks.ok(undone, 'undo was offered and used');
    await sheet(page, 3, id);
    checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
}

async function byTouch() {
    const { page, faults } = await person(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }), id = await open(page, 3, { tane: 'on', oracle: 'on' });
    await sleep(600);
    await dismissTour(page);
    await waitForTurn(page);
    /* Nothing that can be tapped in the sheet is smaller than a finger; nothing runs out of the window. */
    const small = new Set(), wide = new Set();
    const each = async () => {
        const found = await page.evaluate(() => ({
            small: [...document.querySelectorAll('.sheet .ask button:not(.grip), .ra-can')].filter(b => b.offsetParent !== null).map(b => [b, b.getBoundingClientRect()]).filter(([b, r]) => r.height > 0 && (r.height < 43.5 || r.width < 43.5) && !(b.dataset.spot && document.querySelector(`form [data-do="${b.dataset.do}"]`))).map(([b, r]) => `${b.className} ${Math.round(r.width)}x${Math.round(r.height)}`),
            wide: document.documentElement.scrollWidth > window.innerWidth + 1 ? [`${document.documentElement.scrollWidth}`] : [],
        }));
        found.small.forEach(x => small.add(x));
        found.wide.forEach(x => wide.add(x));
    };
    const press = (selector, k) => page.locator(selector).nth(k).tap({ timeout: 3000 });
    const { done, end } = await whole(page, luck(5), press, each);
    checks.ok(end.over, `a game on a phone came to its end after ${done} taps: ${end.head} ${end.summary}`);
    checks.ok(small.size === 0, `every button is large enough: ${[...small].slice(0, 4).join(', ')}`);
    checks.ok(wide.size === 0, `the page is as wide as the phone: ${[...wide]}`);
    await sheet(page, 4, id);
    checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
}

/* Only keys: Tab into the bar, Enter; B to the board, arrows, Enter. */
async function byKeyboard() {
    const { page, faults } = await person(browser);
    await open(page, 1);
    await page.waitForSelector('.tour');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    checks.ok(await page.locator('.tour').count() === 0, 'Esc ends the tour');
    const next = luck(3), focus = () => page.evaluate(() => { const at = document.activeElement; return { spot: at?.dataset?.spot ?? null, can: at?.classList.contains('ra-can') ?? false, inBar: !!at?.closest('form .ra-opts, form .ra-set, form .ra-bidding'), range: at?.type === 'range', label: at?.querySelector?.('.hush')?.textContent ?? '' }; });
    const tabTo = async test => { for (let k = 0; k < 90; k++) { if (await page.evaluate(s => document.activeElement?.matches(s) ?? false, test)) return true; await page.keyboard.press('Tab'); } return false; };
    let idle = 0, done = 0, onBoard = 0, spoken = '', over = false;
    for (let k = 0; k < 3000 && idle < 200; k++) {
        await waitForTurn(page);
        const s = await standing(page);
        if (s.over) { over = true; break; }
        if (!mayAct(s)) { idle++; await sleep(40); continue; }
        if (s.set) {
            if (s.confirm && s.ready && (s.chosen > 0 || s.cards === 0 || next(3) === 0)) { if (await tabTo('[data-confirm]')) await page.keyboard.press('Enter'); }
            else if (await tabTo('form button.ra-setcard:not([aria-disabled]):not(.on)')) await page.keyboard.press(next(2) ? 'Enter' : ' ');
        } else if (s.bid) {
            if (await tabTo('form .ra-bidding input')) for (let n = next(3); n > 0; n--) await page.keyboard.press('ArrowRight');
            if (await tabTo('form .ra-bidding [data-do]')) await page.keyboard.press('Enter');
        } else if (s.spots.length && next(2)) {
            await page.keyboard.press('b');
            for (let n = next(4); n > 0; n--) await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][next(4)]);
            const at = await focus();
            if (at.can) { onBoard++; spoken = at.label; await page.keyboard.press('Enter'); }
        } else {
            if (!await tabTo('form .ra-opts button')) { idle++; continue; }
            for (let n = next(s.options.length); n > 0; n--) await page.keyboard.press('Tab');
            if (!(await focus()).inBar) await tabTo('form .ra-opts button');
            await page.keyboard.press('Enter');
        }
        done++;
        await sleep(15);
    }
    checks.ok(over, `a game of two was played by keyboard, ${done} decisions: ${(await standing(page)).summary}`);
    checks.ok(onBoard > 10 && spoken.length > 10, `the board was used by keyboard ${onBoard} times: ${spoken}`);
    checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
}

for (const run of [byMouse, byTouch, byKeyboard].filter(f => !process.env.ONLY || f.name === process.env.ONLY)) {
    try {
        const began = Date.now();
        await run();
        if (process.env.LOUD) console.log(`${run.name}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
    } catch (why) {
        checks.ok(false, `${run.name}: ${String(why?.stack ?? why)}`);
    }
}
await browser.close();
await server.end();
checks.end();
