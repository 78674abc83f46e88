/*
 * flow.mjs - no empty stops, on prepared positions: the only answer is given and the log says so; what is always
 * answered, at the table and back in the settings; what happened before one's first turn; fast-forward.
 */
import { Checks, Server, launch, standOf, until } from './lib/player.mjs';
import { fish } from './lib/people.mjs';
import { playedByBots, standAt, withBots } from './lib/tables.mjs';

const checks = new Checks(),
  server = await new Server().start(),
  browser = await launch();
const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
const stepOf = async () => (await standOf(page)).step,
  isAsked = async () => (await standOf(page)).stand === 'asked',
  unasked = text => page.locator('.log li.unasked', { hasText: text });

/* A question with one answer is passed over. */
async function onlyAnswer(game) {
  const isEmpty = ({ do: deed }, k, all) =>
    deed === 'end_transit' && all[k - 1]?.do !== 'end_transit';
  await standAt(page, server.url, game, isEmpty);
  await checks.soon(
    async () => (await unasked('Answered for you').count()) > 0,
    'the table gives the only answer, and the log says so',
  );
}

/* "Always do this here", then asked again. */
async function always(game) {
  await standAt(page, server.url, game, ({ do: deed }) => deed === 'return');
  const before = await stepOf();
  await page.locator('[data-answers]').click();
  await page.locator('dialog[open] [data-always="return"]').click();
  await checks.soon(
    async () => (await stepOf()) > before,
    'what is always answered is answered now',
  );
  await checks.soon(async () => (await unasked(/sail home/i).count()) > 0, 'and the log says so');
  await standAt(page, server.url, game, ({ do: deed }) => deed === 'return');
  await checks.soon(
    async () => (await unasked(/sail home/i).count()) > 0,
    'at the next table too, without a click',
  );
  await page.locator('[data-answers]').click();
  checks.ok(
    (await page.locator('dialog[open] [data-ask-again="explore_continue"]').count()) === 1,
    'the table lists what is given without asking',
  );
  await page.goto(`${server.url}/settings`);
  await page.locator('[data-ask-again="explore_continue"]').click();
  await checks.soon(
    async () => (await page.locator('[data-ask-again]').count()) === 0,
    'the settings take it back',
  );
  await standAt(page, server.url, game, ({ do: deed }) => deed === 'return');
  await checks.soon(
    async () => (await isAsked()) && (await unasked(/sail home/i).count()) === 0,
    'and it is asked again',
  );
}

async function beforeTheFirstTurn() {
  const id = await withBots(page, 1, {
    game: 'polynesia',
    name: 'First',
    options: { first_player: '1' },
  });
  await page.goto(`${server.url}/t/${id}`);
  await page.locator('[data-show]').waitFor();
  const text = await page.locator('.since b').first().textContent();
  checks.ok(
    /before your first turn/.test(text),
    `before the first turn nothing was yours: ${text}`,
  );
}

/* Bots that take their time: the button, and it is one's turn. */
async function fastForward() {
  await page.evaluate(() => localStorage.setItem('vaka.settings', '{"pace":"slow"}'));
  const id = await withBots(page, 3, {
    game: 'polynesia',
    name: 'Slow',
    options: { first_player: '0' },
  });
  await page.goto(`${server.url}/t/${id}`);
  await fish(page);
  await page.locator('[data-skip]').click();
  checks.ok(await until(isAsked, 60), 'fast-forward leads to the next decision');
}

try {
  await page.goto(server.url);
  const game = await playedByBots(page, 2, { game: 'conquest', name: 'Flow', options: {} });
  await onlyAnswer(game);
  await always(game);
  await beforeTheFirstTurn();
  await fastForward();
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
