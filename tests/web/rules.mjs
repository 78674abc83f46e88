/*
 * rules.mjs - whatever lies on a table opens its paragraph there: a choice of the prompt, a card, a piece, a price, the
 * map and the points, in every game; by the right button of a mouse, by the focus and W, by a finger that stays, one of
 * them for each thing, another the next day. Then nothing that can be chosen or read is without a paragraph, in
 * decisions that take turns.  TURN=all  each by all three, in all of them
 */
import { Checks, Server, launch, person, until } from './lib/player.mjs';
import { Prepared, positionsOf } from './lib/positions.mjs';
import { inTurn, isAll, sayTurn, turn } from './lib/turns.mjs';

const checks = new Checks(),
  server = await new Server().start(),
  browser = await launch();

/* A position, a thing that is there, and the heading of its paragraph; those of a position together. */
const things = {
  polynesia: [
    ['choose_action', '[data-group="explore"]', 'Explore'],
    ['choose_action', '.b-spot.island', 'What you want'],
    ['choose_action', '.ccard:not(.gauge)', 'The three cards'],
    ['choose_action', '.po-own-goods li', 'Fish'],
    ['choose_action', '.sc', 'What you want'],
    ['choose_decline', 'form [data-do^="DECLINE"]', 'The end of a round'],
  ],
  conquest: [
    ['move_action', '.b-spot[data-hex]', ''],
    ['move_action', '.c-supply li', 'Build'],
    ['move_action', '.c-chips .chip', 'What you want'],
    ['move_action', '.sc', 'What you want'],
    ['build_session', '.cx-pools li', 'Build'],
    ['explore_start', 'form [data-do="stay"]', 'Explore'],
  ],
  raiatea: [
    ['market_turn', '[data-spot^="mask:"]', 'Masks'],
    ['market_turn', '[data-spot^="stall:"]', 'Market'],
    ['market_turn', '[data-spot^="tile:"]', 'Missions'],
    ['market_turn', '.ra-own .ra-good', 'Market'],
    ['market_turn', '.sc', 'What you want'],
    ['choose_location', 'form [data-do="go forest"]', 'Forest'],
    ['choose_mission', 'form [data-do^="mission"]', 'Missions'],
  ],
  archipelago: [
    ['transaction', '[data-spot^="good:"]', 'Trade'],
    ['transaction', '[data-spot="reb"]', 'Unrest'],
    ['transaction', '[data-spot^="region:"]', 'Harvest'],
    ['transaction', '.sc', 'What you want'],
    ['round_menu', '[data-spot="zone:taxes"]', 'Taxes'],
    ['bid_order', 'form [data-do^="bid"]', 'Who is first'],
    ['evolve_first', '[data-spot^="slot:"]', 'Buy a card'],
  ],
  konane: [
    ['opening', '.k-hit', 'Before the first jump'],
    ['turn', '.k-hit', 'Your turn'],
    ['turn', '.k-own', 'How it ends'],
  ],
};

const heading = page => page.locator('dialog.rule-here .rules-text h2');
async function reads(page, wanted, how) {
  const isThere = async () =>
    (await heading(page).count()) === 1 &&
    (!wanted || (await heading(page).textContent()).trim() === wanted);
  const found = await until(isThere, 20);
  checks.ok(found, `${how}: ${found ? wanted : await page.locator('dialog').allTextContents()}`);
  await page.keyboard.press('Escape');
  await until(async () => !(await page.locator('dialog[open]').count()), 20);
}

async function byRightButton(page, thing) {
  await thing.dispatchEvent('contextmenu', { bubbles: true, cancelable: true });
}
async function byKey(page, thing) {
  await thing.evaluate(el => {
    el.setAttribute('tabindex', el.getAttribute('tabindex') ?? '-1');
    el.focus();
  });
  await page.keyboard.press('w');
}
async function byFinger(page, thing) {
  const at = { bubbles: true, pointerType: 'touch', isPrimary: true, clientX: 200, clientY: 200 };
  await thing.dispatchEvent('pointerdown', at);
  await page.locator('[data-rule-of]').waitFor();
  await thing.dispatchEvent('pointerup', at);
  await page.locator('[data-rule-of]').click();
}

const ways = [byRightButton, byKey, byFinger],
  waysOf = k => (isAll ? ways : [ways[(k + turn) % ways.length]]);

/* Signs whose words a mouse opens, with a way on to their rule. */
const tips = {
  conquest: ['.c-chips [data-tip]', 'What you want'],
  archipelago: ['.side [data-tip]', ''],
};
async function byTip(page, game) {
  const [selector, wanted] = tips[game];
  await page.locator(`.app ${selector} >> visible=true`).first().hover();
  await page.locator('.sign-tip .lk').click();
  await reads(page, wanted, `${game}, the words of ${selector} under a mouse`);
}

async function opens(page, table, game, positions) {
  const named = new Map(positions.map(p => [p.name, p]));
  for (const [k, [name, selector, wanted]] of things[game].entries()) {
    await table.show(named.get(name));
    const thing = page.locator(`.app ${selector} >> visible=true`).first();
    await thing.waitFor();
    for (const open of waysOf(k)) {
      await open(page, thing);
      await reads(page, wanted, `${game}, ${selector}, ${open.name}`);
    }
  }
  await page.locator('[data-rule-button]').first().click();
  await reads(page, '', `${game}, the prompt`);
  if (tips[game]) await byTip(page, game);
}

/* In the page: what can be chosen or read, and has no paragraph. What only moves the look onto the board needs none. */
function mute() {
  const bar = 'form :is(button, summary, input, li, [data-tip])',
    board =
      '.sea-view :is([data-spot], [data-hex], [data-place], [data-why], [data-thing], [data-tip])',
    looks = '.grip, .ra-peek, .ar-peek, .ar-tabs *, [data-show]';
  const found = [...document.querySelectorAll(`.app :is(${bar}, ${board})`)].filter(el => {
    const asks = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    if (!el.checkVisibility() || el.matches(looks)) return false;
    el.dispatchEvent(asks);
    return !asks.defaultPrevented;
  });
  return found.map(el => `${el.className.baseVal ?? el.className} “${el.textContent.trim()}”`);
}

/* What was found opens its rule on the way, over the table: the next position comes below it. */
async function explained(page, table, positions) {
  const { width } = page.viewportSize();
  for (const position of positions) {
    await table.show(position);
    const lost = await page.evaluate(mute);
    checks.ok(!lost.length, `${position.game}, ${position.name}, ${width}: no rule for ${lost}`);
  }
  await page.keyboard.press('Escape');
}

const wide = { width: 1440, height: 900 },
  phone = { width: 390, height: 844 };

/* Everything at a wide table; then the same window becomes a phone's, and goes back through the positions. The next
   game begins there, and ends wide. */
async function looks({ page, faults }, table, game) {
  const positions = positionsOf(game),
    asking = positions.filter(p => !p.view.over),
    visited = inTurn(asking, 8);
  if (!visited.length) visited.push(asking[0]);
  const isPhone = () => page.viewportSize().width === phone.width,
    first = isPhone() ? visited[0] : positions.find(p => p.name === things[game][0][0]),
    look = async list => {
      if (!isPhone()) await opens(page, table, game, positions);
      await explained(page, table, list);
    };
  await page.mouse.move(0, 0); // away from the words that it had opened at the last table
  await table.openInside(server.url, first);
  await look(visited);
  await page.setViewportSize(isPhone() ? wide : phone);
  await page.waitForSelector(isPhone() ? '.app.ph' : '.app:not(.ph)');
  await look(visited.toReversed());
  checks.ok(faults.length === 0, `${game}: a silent console: ${faults.splice(0).join(' | ')}`);
}

sayTurn();
try {
  const someone = await person(browser),
    table = new Prepared(someone.page);
  await table.begin();
  for (const game of Object.keys(things)) await looks(someone, table, game);
} catch (e) {
  checks.ok(false, e.stack ?? e);
} finally {
  await browser.close();
  await server.end();
}
checks.end();
