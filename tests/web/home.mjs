// home.mjs - a newcomer: the home page, Play now, coming back; by mouse and by keyboard.
import assert from 'node:assert/strict';
import { checksOf, phone } from './lib/shell.mjs';

const { check, run } = checksOf('home');
/* The first page of a newcomer, and one that has played: they go from check to check, as each load takes longer than
   most of them. */
let newcomer = null,
  answer = null,
  player = null;
const asked = [];

check('the page shows its title, the games on board and the way in', async ({ url, person }) => {
  const page = (newcomer = await person());
  page.on('request', r => asked.push(r.url()));
  answer = await page.goto(url);
  await page.getByRole('heading', { level: 1, name: /Pacific board games/ }).waitFor();
  assert.match(await page.title(), /Vaka/);
  await page.locator('.gcard').first().waitFor();
  const { games } = await page.evaluate(() => fetch('/api/games').then(a => a.json()));
  assert.deepEqual(
    await page.locator('.gcard h3').allTextContents(),
    games.map(g => g.title),
    'a card for each, in the order of the server',
  );
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
});

check('nothing is loaded from elsewhere, nothing is inline', async ({ url }) => {
  await newcomer.evaluate(() => document.fonts.ready.then(() => null));
  assert.deepEqual(
    asked.filter(a => !a.startsWith(url)),
    [],
  );
  assert.ok(asked.length > 2);
  const html = await answer.text();
  assert.doesNotMatch(html, /<style|style=|<script(?![^>]*src=)|\son\w+="/);
  const policy = answer.headers()['content-security-policy'] ?? '';
  assert.doesNotMatch(policy, /'unsafe-inline'|'unsafe-eval'|\*/);
});

check('by keyboard alone: skip link, Play now, the table', async () => {
  const page = newcomer;
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.className), 'skip');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement.id === 'main');
  await page.keyboard.press('Tab');
  assert.match(await page.evaluate(() => document.activeElement.textContent), /Play now/);
  const ring = await page.evaluate(() => getComputedStyle(document.activeElement).outlineWidth);
  assert.equal(ring, '3px');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/here\/\w+$/);
  await page.locator('.sea-view').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
});

check('the theme turns, and stays', async () => {
  const page = newcomer;
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  assert.equal(await theme(), 'light');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  assert.equal(await theme(), 'dark');
  await page.reload();
  assert.equal(await theme(), 'dark');
});

check('the keys are listed with "?" and the focus comes back', async () => {
  const page = newcomer,
    play = page.getByRole('button', { name: 'Play now' });
  await play.focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForFunction(() => /Play now/.test(document.activeElement.textContent));
});

check(
  'without a server: what needs it says so, and goes on when it is there again',
  async () => {
    const page = newcomer;
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('tab', { name: 'New here' }).click();
    const begin = page.getByRole('button', { name: 'Begin', exact: true });
    await page.getByLabel('Nickname').first().fill('Moana');
    await page.context().setOffline(true);
    await begin.click();
    await page.getByRole('alert').getByText('The server is not answering.').waitFor();
    await page.context().setOffline(false);
    await begin.click();
    await page.getByRole('heading', { name: 'Hello, Moana' }).waitFor();
    await page.context().close();
  },
  { expected: /ERR_INTERNET_DISCONNECTED/ },
);

check(
  'a server that asks for patience gets it: the page asks again by itself',
  async ({ url, person }) => {
    for (const needed of [/\/app-\w+\.js$/, /\/app-\w+\.css$/]) {
      const page = await person();
      let n = 0;
      await page.route(needed, route =>
        n++ < 2 ? route.fulfill({ status: 429, body: '{}' }) : route.fallback(),
      );
      await page.goto(url);
      await page.waitForFunction(
        () =>
          document.querySelectorAll('.gcard').length > 0 &&
          document.styleSheets.length > 0 &&
          document.querySelector('#app > svg') === null,
        null,
        { timeout: 20000 },
      );
      assert.ok(n > 2, `${needed} was asked for again`);
      await page.context().close();
    }
  },
  { expected: /429/ },
);

check('Play now: one click, a table of this device against a bot', async ({ url, person }) => {
  const page = (player = await person());
  await page.goto(url);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/here\/\w+$/);
  await page.locator('.players').getByText('your turn').waitFor(); // bots wait while nobody looks
  const { me } = await page.evaluate(() => fetch('/api/me').then(a => a.json()));
  assert.equal(me, null); // nobody has to be anybody

  await page.goto(url);
  await page.getByRole('heading', { name: 'Continue your games' }).waitFor();
  const card = page.locator('.cont').first();
  await card.getByText('your turn').waitFor({ timeout: 20000 });
  await page.waitForFunction(() => document.title.startsWith('(1) '));
  await card.click();
  await page.waitForURL(/\/here\/\w+$/);
  await page.locator('.sea-view').waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(new URL(page.url()).pathname, '/');
});

check(
  'without a server: once it has been played, Play now works all the same',
  async () => {
    const page = player,
      link = await page.locator('.cont').first().getAttribute('href'),
      first = new URL(link, page.url()).href;
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL(to => /\/here\/\w+$/.test(to.pathname) && to.href !== first);
    await page.locator('.sea-view').waitFor();
    await page.context().setOffline(false);
    await page.context().close();
  },
  { expected: /ERR_INTERNET_DISCONNECTED/ },
);

check(
  'on a phone in the dark: it is dark, nothing sticks out, buttons are large, the drawer leads on',
  async ({ url, person }) => {
    const page = await person({ size: phone, theme: 'dark' });
    await page.goto(url);
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= phone.width);
    for (const name of ['Play now', 'Menu']) {
      const box = await page.getByRole('button', { name }).boundingBox();
      assert.ok(box.height >= 44 && box.width >= 44, `${name}: ${box.width} x ${box.height}`);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Learn' }).click();
    await page.waitForURL(/\/learn$/);
    await page.getByRole('heading', { level: 1, name: 'Learn to play' }).waitFor();
    assert.equal(await page.locator('dialog').count(), 0);
    await page.context().close();
  },
);

await run();
