/*
 * so_far.mjs - the analysis of a game that runs: of one's own game against a bot, on this device and on the server, by
 * what the seat could know; not offered, and refused, where people play with each other.
 */
import { readFileSync } from 'node:fs';
import { axeFaults } from './lib/axe.mjs';
import {
  Checks,
  Server,
  decide,
  dismissTour,
  launch,
  luck,
  person,
  until,
  untilAsked,
} from './lib/player.mjs';
import { stepAside } from './lib/tables.mjs';

const checks = new Checks(),
  server = await new Server().start(),
  browser = await launch();

const judged = page => page.locator('.an-bar').getAttribute('data-judged');
const running = page => page.locator('.an-bar').getAttribute('data-running');
const inMenu = page => page.getByRole('link', { name: 'Analyse so far' });

async function openMenu(page) {
  await dismissTour(page);
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.waitForSelector('.menu-list');
}

/* Every step is judged; the draws that were seen have luck, what others decided is not judged. */
async function study(page, isHidden) {
  await page.waitForSelector('.an-bar');
  checks.ok(
    await until(async () => (await running(page)) === 'false', 240, 100),
    'every step is looked at',
  );
  const steps = await page.locator('.time input[type="range"]').getAttribute('max');
  checks.ok((await judged(page)) === steps, `all ${steps} of them`);
  const note = await page.locator('[data-so-far]').textContent();
  checks.ok(/by what you could know/.test(note) === isHidden, `it says whose knowledge: ${note}`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-save]').click(),
  ]);
  const { moves, players, over } = JSON.parse(readFileSync(await file.path(), 'utf8'));
  checks.ok(over === false, 'the game is not over');
  checks.ok(
    moves.some(m => m.seat === 0 && m.kind === 'decision'),
    'own decisions are judged',
  );
  const others = moves.filter(m => m.seat === 1 && m.kind !== 'forced');
  checks.ok(
    others.length > 0 && others.every(m => (m.kind === 'hidden') === isHidden),
    `those of the other ${isHidden ? 'are not' : 'are too'}`,
  );
  checks.ok(
    players.every(p => (p.fair === null) === isHidden),
    'and so is the result with luck taken out',
  );
  checks.ok((await page.locator('[data-what-if], [data-try]').count()) === 0, 'no side lines');
}

/* A journal goes on here: a table of this device in the middle of its game. */
async function onDevice(page, golden, lines) {
  const all = readFileSync(`tests/golden/${golden}.jsonl`, 'utf8').split('\n');
  await page.goto(`${server.url}/replay`);
  await page.setInputFiles('input[type=file]', {
    name: 'some.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from(`${all.slice(0, lines).join('\n')}\n`),
  });
  await page.locator('[data-go-on]').click();
  await page.waitForURL(/\/here\/\w+$/);
  await untilAsked(page);
  await openMenu(page);
  await inMenu(page).click();
  await page.waitForURL(/\/here\/\w+\/analysis/);
}

const ask = (page, path, body) =>
  page.evaluate(
    async ([at, what]) => {
      const answer = await fetch(at, {
        method: what ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json' },
        ...(what ? { body: JSON.stringify(what) } : {}),
      });
      return { status: answer.status, text: await answer.text() };
    },
    [path, body],
  );

async function onServer(page) {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }];
  await ask(page, '/api/guest', { name: 'Heron of Niue' });
  const made = await ask(page, '/api/tables', { game: 'polynesia', name: 'Reef', seats });
  const { id } = JSON.parse(made.text).table;
  await page.goto(`${server.url}/t/${id}`);
  await untilAsked(page);
  await dismissTour(page);
  const next = luck(7);
  for (let k = 0; k < 4; k++) await decide(page, next);
  await untilAsked(page);
  await openMenu(page);
  await inMenu(page).click();
  await study(page, false);
  await page.getByRole('link', { name: 'To the table' }).first().click();
  await untilAsked(page);
}

async function withPeople(page) {
  const seats = [{ kind: 'me' }, { kind: 'person' }];
  const made = await ask(page, '/api/tables', { game: 'konane', name: 'Two', seats });
  const { id, invite } = JSON.parse(made.text).table;
  const friend = await person(browser);
  await stepAside(friend.page, server.url);
  await ask(friend.page, '/api/guest', { name: 'Friend' });
  await ask(friend.page, `/api/tables/${id}/join`, { invite });
  await page.goto(`${server.url}/t/${id}`);
  await page.waitForSelector('[data-testid="summary"]');
  await openMenu(page);
  checks.ok((await inMenu(page).count()) === 0, 'with people it is not offered');
  const no = await ask(page, `/api/tables/${id}/known?to=0`);
  checks.ok(no.status === 403, `and refused: ${no.status} ${no.text}`);
  await page.goto(`${server.url}/t/${id}/analysis`);
  await checks.soon(
    async () => /when it is over/.test(await page.locator('#main').innerText()),
    'the page says when it will be',
  );
  await friend.context.close();
}

try {
  const { page, faults } = await person(browser, { forgive: text => /403/.test(text) });
  await onDevice(page, 'raiatea-2-standard', 56);
  await study(page, true);
  const found = await axeFaults(page, ['wcag2a', 'wcag2aa']);
  checks.ok(found.length === 0, `axe: ${JSON.stringify(found).slice(0, 300)}`);
  await onDevice(page, 'konane-6x6-random', 10);
  await study(page, false);
  await onServer(page);
  await withPeople(page);
  checks.ok(faults.length === 0, `a silent console: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
