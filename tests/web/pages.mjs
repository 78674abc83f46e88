// pages.mjs - the pages around a table: opening one, inviting, joining, lists, names, settings, rules.
import assert from 'node:assert/strict';
import { aboard, withBoard, withLessons } from './lib/games.mjs';
import { goInside } from './lib/inside.mjs';
import { checksOf, phone } from './lib/shell.mjs';
import { post, stepAside } from './lib/tables.mjs';

const get = (page, path) => page.evaluate(p => fetch(p).then(a => a.json()), path);

const { check, run } = checksOf('pages');
let invite = '',
  stranger = null; // a page of nobody, which goes from check to check: each load takes longer than most of them

check(
  'open a table: three seats, a friend and a bot, first game, days',
  async ({ url, person }) => {
    const page = await person();
    await stepAside(page, url);
    await post(page, '/api/guest', { name: 'Leilani' });
    await page.goto(url);
    await page.getByRole('link', { name: 'Invite friends' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open a table' });
    await dialog.waitFor();
    assert.equal(new URL(page.url()).pathname, '/new');
    await dialog.getByRole('radio', { name: '3', exact: true }).check({ force: true });
    assert.equal(await dialog.getByLabel('Who sits in seat 2').inputValue(), 'person');
    const third = dialog.getByLabel('Who sits in seat 3');
    const offered = await third.locator('option').evaluateAll(list => list.map(o => o.value));
    const bots = (await get(page, '/api/games')).levels.filter(l =>
      offered.includes(`bot:${l.id}`),
    );
    assert.deepEqual(
      bots.map(l => l.id),
      ['easy', 'normal', 'hard', 'master'],
    );
    for (const level of bots) {
      await third.selectOption(`bot:${level.id}`);
      await dialog.locator('.sitters li', { hasText: level.help }).waitFor();
    }
    await third.selectOption('bot:hard');
    await dialog.getByRole('button', { name: 'First game' }).click();
    assert.equal(await dialog.getByLabel('First card').inputValue(), '1.3');
    await dialog.getByRole('radio', { name: 'Days' }).check({ force: true });
    await dialog.getByLabel('Name', { exact: true }).fill('Friday canoe');
    await dialog.getByText('3 seats').waitFor();
    await dialog.getByRole('button', { name: 'Open table' }).click();
    await page.waitForURL(/\/t\/\w+$/);
    const [row] = (await get(page, '/api/tables?list=mine')).tables;
    assert.equal(row.name, 'Friday canoe');
    assert.equal(row.status, 'open');
    assert.equal(row.pace, 'slow');
    assert.equal(row.public, false);
    assert.deepEqual(row.clock, { start: 3 * 86400000, step: 86400000 });
    assert.deepEqual(
      [row.options.card_1, row.options.card_2, row.options.card_3],
      ['1.3', '2.4', '3.7'],
    );
    assert.deepEqual(
      row.seats.map(s => [s.kind, s.level]),
      [
        ['person', null],
        ['free', null],
        ['bot', 'hard'],
      ],
    );
    invite = row.invite;
    assert.ok(invite);
    await page.context().close();
  },
);

check('every option has a sentence that explains it', async ({ url, person }) => {
  const page = (stranger = await person());
  await page.goto(`${url}/new?game=polynesia`);
  const dialog = page.getByRole('dialog', { name: 'Open a table' });
  await dialog.getByRole('heading', { name: 'Polynesia' }).waitFor();
  const { games } = await get(page, '/api/games');
  const shown = await dialog.locator('.opt-line .help').allTextContents();
  for (const option of games.find(g => g.id === 'polynesia').options)
    assert.ok(shown.includes(option.help), option.key);
  assert.ok(shown.every(s => s.length > 10));
});

check('Cancel and Esc lead back to where one was', async ({ url }) => {
  await stranger.getByRole('button', { name: 'Cancel' }).click();
  await stranger.waitForURL(`${url}/`); // the dialog was loaded: home lies behind it
  await stranger.getByRole('link', { name: 'Games' }).click();
  await stranger.getByRole('heading', { level: 1, name: 'Tables' }).waitFor();
  await stranger.getByRole('link', { name: 'Open a table' }).click();
  await stranger.getByRole('dialog', { name: 'Open a table' }).waitFor();
  await stranger.keyboard.press('Escape');
  await stranger.waitForURL(/\/games$/);
});

check('an invite link: a stranger gives a name and joins', async ({ url, person }) => {
  const page = await person({ size: phone });
  await page.goto(`${url}/i/${invite}`);
  await page.getByRole('heading', { level: 1, name: 'Leilani invites you to Polynesia' }).waitFor();
  await page.getByLabel('Nickname').fill('Teva');
  await page.getByRole('button', { name: 'Join the table' }).click();
  await page.waitForURL(/\/t\/\w+$/);
  const [row] = (await get(page, '/api/tables?list=mine')).tables;
  assert.equal(row.you, 1);
  assert.equal(row.seats[1].name, 'Teva');
  assert.equal(row.status, 'running', 'the last seat begins the game');
  await goInside(page, `/i/${invite}`);
  await page.getByRole('heading', { level: 1, name: 'You sit at this table' }).waitFor();
  await page.getByRole('link', { name: 'Go to the table' }).waitFor();
  await page.context().close();
});

check(
  'an invite that is none says so',
  async () => {
    await goInside(stranger, '/i/nosuchcode');
    await stranger.getByText('This invitation is no longer valid').waitFor();
    await stranger.getByRole('link', { name: 'Back to the home page' }).waitFor();
  },
  { expected: /404/ },
);

check('a public table is found and joined in the lobby', async ({ url, person }) => {
  const host = await person(),
    guest = await person();
  await stepAside(host, url);
  await post(host, '/api/guest', { name: 'Hina' });
  await post(host, '/api/tables', {
    id: 'lobby-1',
    game: 'polynesia',
    name: 'Sunday sailors',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'person' }],
    pace: 'live',
    clock: { start: 600000, step: 20000 },
    public: true,
    hints: false,
  });
  await guest.goto(`${url}/games`);
  await guest.getByText('You are at no table yet').waitFor();
  await guest.getByRole('radio', { name: 'To join' }).check({ force: true });
  const line = guest.locator('.trow', { hasText: 'Sunday sailors' });
  await line.getByText('1 seat is free').waitFor();
  await line.getByText('10 minutes each, 20 seconds a move').waitFor();
  await guest.getByRole('radio', { name: 'Days' }).check({ force: true });
  await line.waitFor({ state: 'detached' });
  await guest.getByText('No table is waiting for players').waitFor();
  await guest.getByRole('radio', { name: 'Live' }).check({ force: true });
  await guest.getByRole('button', { name: 'Join Sunday sailors' }).click();
  await guest.waitForURL(/\/t\/\w+$/);
  await goInside(guest, '/watch');
  await guest
    .locator('.trow', { hasText: 'Sunday sailors' })
    .getByRole('link', { name: /^(Play|Open) Sunday sailors$/ })
    .waitFor();
  await goInside(stranger, '/watch');
  await stranger
    .locator('.trow', { hasText: 'Sunday sailors' })
    .getByRole('link', { name: 'Watch Sunday sailors' })
    .waitFor();
  await guest.getByRole('radio', { name: 'Finished' }).check({ force: true });
  await guest.getByText('No public game has been finished yet').waitFor();
  await host.context().close();
  await guest.context().close();
});

check(
  'a name: given, changed, kept, signed in elsewhere, signed out everywhere',
  async ({ url, person }) => {
    const here = await person(),
      there = stranger;
    await here.goto(`${url}/account`);
    await here.getByLabel('Nickname').fill('Moana');
    await here.getByRole('button', { name: 'Begin' }).click();
    await here.getByRole('heading', { level: 1, name: 'Hello, Moana' }).waitFor();
    await here.getByLabel('Others see you as').fill('Moana of Tofua');
    await here.getByRole('button', { name: 'Change' }).click();
    await here.getByRole('heading', { level: 1, name: 'Hello, Moana of Tofua' }).waitFor();
    await here.getByLabel('Passphrase', { exact: true }).fill('nine white terns');
    await here.getByRole('button', { name: 'Keep the name' }).click();
    await here.getByRole('heading', { name: 'This name is kept' }).waitFor();

    await goInside(there, '/account');
    await there.getByRole('tab', { name: 'Sign in' }).click();
    await there.getByLabel('Nickname').fill('Moana of Tofua');
    await there.getByLabel('Passphrase', { exact: true }).fill('nine black terns');
    await there.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await there.getByRole('alert').filter({ hasText: /\w{4}/ }).first().waitFor();
    await there.getByLabel('Passphrase', { exact: true }).fill('nine white terns');
    await there.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await there.getByRole('heading', { level: 1, name: 'Hello, Moana of Tofua' }).waitFor();

    await there.getByRole('button', { name: 'Everywhere' }).click();
    await there.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await there.getByRole('tab', { name: 'New here' }).waitFor();
    await here.reload();
    await here.getByRole('tab', { name: 'New here' }).waitFor();
    await here.context().close();
  },
  { expected: /status of 40[13]/ },
);

check('a guest is warned before the name is lost', async ({ url, person }) => {
  const page = await person();
  await stepAside(page, url);
  await post(page, '/api/guest', { name: 'Kiwa' });
  await page.goto(`${url}/account`);
  await page.getByRole('button', { name: 'On this device' }).click();
  await page.getByRole('dialog').getByText('Kiwa is not kept with a passphrase').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hello, Kiwa' }).waitFor();
  await page.context().close();
});

check('settings stay in this browser', async ({ url, person }) => {
  const page = await person();
  await page.goto(`${url}/settings`);
  const names = [
      'Less motion',
      'Stop at every question',
      'Confirm each choice',
      'Sound',
      'Notifications',
    ],
    on = ['A coach', 'Coordinates'];
  await page.getByRole('switch', { name: names[0] }).waitFor();
  assert.equal(
    await page.getByRole('switch').count(),
    names.length + on.length,
    'every switch is one that does something',
  );
  for (const name of on)
    assert.equal(await page.getByRole('switch', { name }).isChecked(), true, name);
  for (const name of names)
    assert.equal(await page.getByRole('switch', { name }).isChecked(), false, name);
  await page.getByRole('switch', { name: 'Less motion' }).check({ force: true });
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await page.reload();
  assert.equal(await page.getByRole('switch', { name: 'Less motion' }).isChecked(), true);
  assert.deepEqual(
    await page.evaluate(() => [
      document.documentElement.dataset.motion,
      document.documentElement.dataset.theme,
    ]),
    ['calm', 'dark'],
  );
  await page.context().close();
});

check('the rules: contents, text, tables, the board drawn in them', async () => {
  const page = stranger;
  await goInside(page, '/learn');
  await page.getByRole('link', { name: 'Read the rules of Polynesia' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rules of Polynesia' }).waitFor();
  const layers = page.getByRole('navigation', { name: 'How much to read' });
  await page.getByRole('heading', { level: 2, name: 'How points are won' }).waitFor();
  await layers.getByRole('link', { name: 'How to play' }).click();
  await page.getByRole('heading', { level: 2, name: 'Things on the beach' }).waitFor();
  await layers.getByRole('link', { name: 'Reference' }).click();
  await page.getByRole('heading', { level: 2, name: /What is on the table/ }).waitFor();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  assert.ok((await contents.getByRole('link').count()) >= 8);
  await contents.getByRole('link', { name: /A round/ }).click();
  await page.waitForFunction(() => document.activeElement?.id === '4-a-round');
  await page.waitForFunction(() => {
    const top = document.getElementById('4-a-round').getBoundingClientRect().top;
    return top > -5 && top < 120;
  });
  await page.getByRole('img', { name: /^Side A at the start/ }).scrollIntoViewIfNeeded();
  await page.locator('.rules-figure svg').first().waitFor();
  assert.ok((await page.locator('.rules-figure svg path').count()) > 60, 'a real board');
  assert.ok((await page.locator('.rules-text .figure').count()) >= 4);
  await page.getByRole('searchbox', { name: 'Find in the rules' }).fill('spirit pilot');
  await page.getByText('In 1 section').waitFor();
  assert.equal(await page.locator('.rules-text tbody tr').count(), 1);
});

/* Pictures are asked of who has a board that draws them, lessons of who has a book of them. */
check('a game in five minutes is one screen: four cards, pictures, all lessons', async () => {
  const page = stranger;
  for (const id of aboard) {
    const nPictures = withBoard.includes(id) ? 2 : 0,
      nLessons = withLessons.includes(id) ? 5 : 0;
    await goInside(page, `/learn/${id}`, `.five-cards ${nPictures ? 'figure svg' : 'p'}`);
    const sheet = await page.evaluate(() => {
      const ends = [...document.querySelectorAll('.one-screen main *')]
          .filter(el => !el.parentElement.closest('svg') && el.checkVisibility())
          .map(el => el.getBoundingClientRect().bottom),
        cards = [...document.querySelectorAll('.five-cards > section')],
        isWhole = el => el.scrollHeight <= el.clientHeight && el.scrollWidth <= el.clientWidth;
      return {
        bottom: Math.max(...ends),
        cards: cards.length,
        whole: cards.filter(isWhole).length,
        pictures: cards.filter(card => card.querySelector('figure svg')).length,
        lessons: document.querySelectorAll('[data-lesson]').length,
      };
    });
    assert.ok(sheet.bottom <= 900, `${id} ends at ${sheet.bottom}`);
    assert.equal(sheet.cards, 4, id);
    assert.equal(sheet.whole, 4, `${id}: nothing is cut`);
    assert.ok(
      sheet.pictures >= nPictures && sheet.lessons >= nLessons,
      `${id}: ${JSON.stringify(sheet)}`,
    );
  }
});

check('after a move inside the page the focus is on its main part, at its top', async () => {
  const page = stranger;
  await goInside(page, '/learn/polynesia?read=reference', '.rules-text h2');
  await page.evaluate(() => window.scrollTo(0, 2000));
  assert.ok((await page.evaluate(() => window.scrollY)) > 1000);
  await page.getByRole('link', { name: 'Watch' }).click();
  await page.getByRole('heading', { level: 1, name: 'Watch and replay' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'main' && window.scrollY === 0);
  assert.match(await page.title(), /^Watch · Vaka$/);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Rules of Polynesia' }).waitFor();
  await page.context().close();
});

check('no such page; who wants less motion has it from the start', async ({ url, person }) => {
  const page = await person({ calm: true });
  await page.goto(`${url}/nowhere/at/all`);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.motion), 'calm');
  await page.getByRole('heading', { level: 1, name: 'No such page' }).waitFor();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await page.getByRole('heading', { level: 1, name: /Pacific board games/ }).waitFor();
  await page.context().close();
});

const widthOf = page =>
  page.evaluate(() => document.fonts.ready.then(() => document.documentElement.scrollWidth));

check('no page sticks out on a phone, with text at 200 % either', async ({ url, person }) => {
  const page = await person({ size: phone }),
    large = { width: 720, height: 450 }; // 1440 x 900 at 200 %
  await stepAside(page, url);
  await post(page, '/api/guest', { name: 'Wwwwwwwwwwwwwwwwwwwwwwww' });
  await page.goto(`${url}/replay`);
  for (const path of [
    '/',
    '/new', // over the page before it
    '/games',
    '/watch',
    '/learn',
    '/learn/polynesia',
    '/account',
    '/settings',
    '/nowhere',
  ]) {
    await goInside(page, path, path === '/new' ? 'dialog[open] h2' : 'h1');
    for (const size of [phone, large]) {
      await page.setViewportSize(size);
      const out = await widthOf(page);
      assert.ok(out <= size.width, `${path}, ${size.width}: ${out}`);
    }
  }
  await page.context().close();
});

await run();
