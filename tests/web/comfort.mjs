// comfort.mjs - what people set for themselves works: coordinates, colours, size of text, a second press, zoom, keys.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/bank.mjs';
import { standOf, until, untilAsked } from './lib/player.mjs';
import { goInside } from './lib/inside.mjs';
import { checksOf, phone } from './lib/shell.mjs';
import { stepAside, withBots } from './lib/tables.mjs';

const { check, run } = checksOf('comfort');
const { games } = JSON.parse(
  execFileSync(process.env.VAKA ?? join(root, 'build/vaka'), ['games', '--json'], {
    encoding: 'utf8',
  }),
);
const withPoints = games.filter(game => game.points).map(game => game.id);
let serial = 0;
const at = {}; // pages that go on to another check: what stands there serves both

/* A table against a bot, opened in the page with these settings; nothing is pointed out around it. */
async function sit(page, url, game, settings = {}) {
  await stepAside(page, url);
  await page.evaluate(
    ([g, s]) => {
      localStorage.setItem('vaka.settings', JSON.stringify(s));
      localStorage.setItem(`vaka.tour.${g}`, '1');
    },
    [game, settings],
  );
  const id = await withBots(page, 1, { id: `comfort-${++serial}`, game, name: 'Comfort' });
  await page.goto(`${url}/t/${id}`);
  await page.waitForSelector('.sea-view > *');
  await untilAsked(page);
  return id;
}
const textOf = (page, selector) => page.locator(selector).allTextContents();

check('coordinates stand on a board until they are switched off', async ({ url, person }) => {
  const page = (at.settings = await person());
  const id = await sit(page, url, 'konane');
  assert.ok((await textOf(page, '.k-names text')).includes('a'));
  await goInside(page, '/settings');
  await page.getByRole('switch', { name: 'Coordinates' }).uncheck({ force: true });
  await goInside(page, `/t/${id}`, '.board [data-stone]');
  assert.deepEqual(await textOf(page, '.k-names text'), []);
});

check('the seats take the colours that were chosen', async () => {
  const page = at.settings;
  const paint = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--seat1'));
  await goInside(page, '/settings');
  await page.getByRole('radio', { name: 'Colour-blind safe' }).waitFor();
  const before = await paint();
  await page.getByRole('radio', { name: 'Colour-blind safe' }).check({ force: true });
  assert.ok(await until(async () => (await paint()) !== before, 20));
  const safe = await paint();
  await page.reload();
  await page.getByRole('radio', { name: 'Colour-blind safe', checked: true }).waitFor();
  assert.equal(await paint(), safe);
});

check('words take the size that was chosen, also before the page is drawn', async house => {
  const page = at.settings,
    sizes = () =>
      page.evaluate(() =>
        ['html', 'h1', '.help'].map(s =>
          parseFloat(getComputedStyle(document.querySelector(s)).fontSize),
        ),
      );
  const largest = page.getByRole('radio', { name: 'Largest', exact: true });
  await largest.waitFor();
  const before = await sizes();
  await largest.check({ force: true });
  const isLarger = async () => (await sizes()).every((size, i) => size === before[i] * 1.25);
  assert.ok(await until(isLarger, 5), String(await sizes()));
  /* boot.ts sets it: without the page's own script the size stands already. */
  const script = /\/app-[^/]*\.js$/;
  await page.route(script, route => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(`${house.url}/settings`);
  const first = () =>
    page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  assert.equal(await first(), before[0] * 1.25);
  await page.unroute(script);
  await sit(page, house.url, 'konane', { text: 'larger', confirm: true });
  const asked = () =>
    page.evaluate(() => parseFloat(getComputedStyle(document.querySelector('.ask h2')).fontSize));
  const larger = await asked();
  await page.evaluate(() => (document.documentElement.dataset.text = 'normal'));
  assert.equal(larger, (await asked()) * 1.125);
});

check('a second press plays a choice, where one wants it so', async () => {
  const page = at.settings; // where the table was opened so
  const { step } = await standOf(page),
    choices = page.locator('.dock .ask .opt'),
    armed = page.locator('[data-armed]');
  await choices.first().click();
  await armed.waitFor();
  assert.equal((await standOf(page)).step, step, 'the first press plays nothing');
  await armed.getByRole('button', { name: 'Not yet' }).click();
  await armed.waitFor({ state: 'detached' });
  await choices.first().click();
  await armed.waitFor();
  await page.keyboard.press('Escape');
  await armed.waitFor({ state: 'detached' });
  await choices.first().click();
  await armed.waitFor();
  await choices.first().click();
  await untilAsked(page, step);
  assert.equal(await armed.count(), 0);
  const second = await standOf(page);
  await choices.first().click();
  await armed.getByRole('button', { name: 'Play it' }).click();
  await untilAsked(page, second.step);
  await page.context().close();
});

check('number keys take choices, and stand on them for the keyboard', async ({ url, person }) => {
  const page = (at.polynesia = await person());
  await sit(page, url, 'polynesia');
  const marks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.dock [data-key]')].map(
        el => getComputedStyle(el, '::after').content,
      ),
    );
  assert.ok(await until(async () => (await marks()).length > 2, 20));
  assert.ok(
    (await marks()).every(m => m === 'none'),
    'whoever uses a mouse sees none',
  );
  const n = await page.locator('.dock [data-group="fish"]').getAttribute('data-key');
  await page.keyboard.press(n);
  assert.ok(await until(async () => (await page.locator('.dock .opts .opt').count()) === 2, 20));
  assert.ok(await until(async () => (await marks()).includes('"1"'), 20));
  const { step } = await standOf(page);
  await page.keyboard.press('1');
  await untilAsked(page, step);
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('take the choice with that number').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

check('the zoom of a game is kept, for each kind of screen', async () => {
  const page = at.polynesia;
  const boxOf = () => page.locator('svg.board').first().getAttribute('viewBox');
  const whole = await boxOf();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  assert.ok(await until(async () => (await boxOf()) !== whole, 20));
  const width = async () => Number((await boxOf()).split(/[ ,]+/)[2]);
  const near = await width();
  await page.reload();
  await page.waitForSelector('svg.board');
  assert.ok(await until(async () => Math.abs((await width()) - near) < near / 50, 20));
  await page.setViewportSize(phone);
  assert.deepEqual(
    await page.evaluate(() => Object.keys(localStorage).filter(k => k.startsWith('vaka.zoom.'))),
    ['vaka.zoom.polynesia.wide'],
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Whole map' }).click();
  assert.ok(await until(async () => (await boxOf()) === whole, 20));
});

check('words open under a mouse that moves, not under one that rests', async ({ url, person }) => {
  const page = (at.raiatea = await person());
  await sit(page, url, 'raiatea');
  const words = page.locator('.ra-look'),
    spot = await page.locator('.ra-spot[data-spot="bag"]').boundingBox();
  const [x, y] = [spot.x + spot.width / 2, spot.y + spot.height / 2];
  await page.mouse.move(x, y);
  await words.waitFor();
  await page.mouse.move(5, 5);
  await words.waitFor({ state: 'detached' });
  /* The table comes under the mouse, which rests. */
  const lift = by =>
    page.evaluate(n => {
      document.querySelector('.ra-view').style.translate = `0 ${n}px`;
    }, by);
  await lift(2000);
  await page.mouse.move(x + 1, y);
  await lift(0);
  assert.equal(await until(async () => (await words.count()) > 0, 1), false);
  await page.mouse.move(x, y + 1);
  await words.waitFor();
  await page.keyboard.press('Escape');
  await words.waitFor({ state: 'detached' });
});

for (const game of withPoints)
  check(`a press on points tells what they are the sum of: ${game}`, async ({ url, person }) => {
    const page = at[game] ?? (await person()),
      numberOf = text =>
        Number(
          text
            .replace('½', '.5')
            .replace('−', '-')
            .replace(/ \+ \?$/, ''),
        );
    if (!at[game]) await sit(page, url, game);
    const numbers = page.locator('.players .sc'),
      card = page.locator('.points-card'),
      n = await numbers.count();
    assert.equal(n, 2);
    for (let seat = 0; seat < n; seat++) {
      const shown = (await numbers.nth(seat).innerText()).split('\n')[0].trim();
      await numbers.nth(seat).click();
      await card.waitFor();
      assert.equal(await card.locator('.tot td').innerText(), shown);
      const cells = await card.locator('tr:not(.tot) td').allTextContents(),
        unknown = cells.filter(c => c === '?').length,
        sum = cells.reduce((s, c) => s + (c === '?' ? 0 : numberOf(c)), 0);
      assert.equal(sum, numberOf(shown), cells.join());
      assert.equal(unknown > 0, shown.includes('?'), shown);
      assert.equal(
        await card.getByText('Hidden from you until the game ends').count(),
        unknown && 1,
      );
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
    }
    await page.mouse.move(5, 5);
    await numbers.first().hover();
    await card.waitFor();
    await page.mouse.move(300, 300);
    await card.waitFor({ state: 'detached' });
    await page.keyboard.press('Shift'); // from here on by keyboard
    await numbers.first().focus();
    await card.waitFor();
    await page.context().close();
  });

check('lessons done on one device are known on the other', async ({ url, person }) => {
  const [here, there] = [await person(), await person()],
    send = (page, path, body) =>
      page.evaluate(
        ([p, b]) =>
          fetch(p, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(b),
          }).then(a => a.status),
        [path, body],
      ),
    known = page => page.evaluate(() => fetch('/api/lessons').then(a => a.json())),
    passphrase = 'four canoes and a star';
  await here.goto(url);
  await here.getByRole('link', { name: 'Learn to play: Polynesia' }).first().waitFor();
  const first = await here.locator('[data-learn="polynesia"]').first().getAttribute('href'),
    lesson = first.split('/').at(-1);
  await here.evaluate(
    id => localStorage.setItem('vaka.lessons.polynesia', JSON.stringify([id])),
    lesson,
  );
  assert.equal(await send(here, '/api/guest', { name: 'Leilani' }), 200);
  assert.equal(await send(here, '/api/keep', { passphrase }), 200);
  await here.reload();
  assert.ok(await until(async () => (await known(here)).done === `polynesia:${lesson}`, 20));

  await stepAside(there, url);
  assert.equal(await send(there, '/api/signin', { name: 'Leilani', passphrase }), 200);
  await there.goto(url);
  await there.getByRole('link', { name: 'Go on with lesson 2: Polynesia' }).first().waitFor();
  await here.context().close();
  await there.context().close();
});

check('the table dialog: how long, how hard, the rules, and the name of the host', async house => {
  const page = await house.person();
  await page.goto(`${house.url}/new?game=conquest`);
  const dialog = page.getByRole('dialog', { name: 'Open a table' });
  await dialog.getByText('About 90 minutes').waitFor();
  assert.equal(
    await dialog.getByRole('link', { name: 'Rules' }).getAttribute('href'),
    '/learn/conquest',
  );
  assert.equal(await dialog.getByLabel('Your name').count(), 0, 'bots need no name');
  await dialog.getByLabel('Who sits in seat 2').selectOption('person');
  await dialog.getByLabel('Your name').fill('Mahina');
  await dialog.getByRole('button', { name: 'Open table' }).click();
  await page.waitForURL(/\/t\/\w+$/);
  const { me } = await page.evaluate(() => fetch('/api/me').then(a => a.json()));
  assert.equal(me.name, 'Mahina');
  await page.context().close();
});

await run();
