/*
 * focus.mjs - whoever plays by keyboard loses neither the focus nor a press. At decisions of every game (the bank of
 * the layout guard): others move while you choose, and the same is asked; what had the focus is the same thing as
 * before, and so is every other choice. What is no choice can be asked why. What was sent and is asked again has the
 * focus again. A key that is held down presses once. And a second press that follows the first at once is not lost.
 *
 *   GAMES=raiatea,konane  only these     POINTS=all  every decision, not some
 */
import { allGames } from './lib/games.mjs';
import { goInside } from './lib/inside.mjs';
import { Prepared, positionsOf } from './lib/positions.mjs';
import { Checks, Server, launch, person, standOf, until } from './lib/player.mjs';

const games = process.env.GAMES?.split(',') ?? allGames,
  always = ['choose_order']; // keeps what is put together and not sent
const checks = new Checks(),
  server = await new Server().start(),
  browser = await launch();

/* What asks a person, and is not answered by the page itself; without POINTS=all two of each game. */
function askedOf(game) {
  const all = positionsOf(game).filter(
      p => !p.view.over && p.view.legal.length > 1 && p.name !== 'wish',
    ),
    apart = process.env.POINTS === 'all' ? 1 : Math.ceil(all.length / 2);
  return all.filter((p, k) => k % apart === 0 || always.includes(p.name));
}

/* The same question a step later: somebody else has moved. */
const later = at => ({ ...at, step: at.step + 1, view: { ...at.view, step: at.step + 1 } });

const isAt = async (page, step, stand = 'asked') => {
  const now = await standOf(page);
  return now.step === step && now.stand === stand;
};

/* Every choice is marked, and one gets the focus: `part` of the way from the first to the last. */
const mark = (page, part) =>
  page.evaluate(k => {
    const all = [...document.querySelectorAll('form button, form summary, .b-hit')];
    for (const e of all) e.dataset.mark = 'old';
    const seen = all.filter(e => e.checkVisibility()),
      e = seen[Math.round(k * (seen.length - 1))];
    e.focus();
    return e.textContent.trim().slice(0, 40);
  }, part);

/* What was drawn anew has no mark. */
const freshOf = page =>
  page.evaluate(() => {
    const fresh = [...document.querySelectorAll('form button, .b-hit')]
      .filter(e => e.checkVisibility() && !e.dataset.mark)
      .map(e => `"${e.textContent.trim().slice(0, 40)}" is drawn anew`);
    return document.activeElement?.dataset.mark === 'old' ? fresh : ['the focus is lost', ...fresh];
  });

async function keeps(page, table, at, part) {
  const where = `${at.game} ${at.name}`,
    on = await mark(page, part),
    next = later(at);
  await table.show(next);
  checks.ok(await until(() => isAt(page, next.step), 20), `${where} is asked again`);
  const lost = await freshOf(page);
  checks.ok(lost.length === 0, `${where}, on "${on}": ${lost.slice(0, 4).join(', ')}`);
}

/* On an SVG element only the word in small letters makes a stop of the keyboard. */
const misspelt = page =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg, svg *')]
      .filter(e => e.getAttributeNames().includes('tabIndex'))
      .map(e => e.outerHTML.slice(0, 80)),
  );

/* What is no choice on the map has a stop beside the choices: arrow keys go on, Enter says why. */
const stills = {
  polynesia: ['travel_step', '.b-spot'],
  raiatea: ['choose_location', '.ra-spot:not(.ra-can)'],
};
async function saysWhy(page, table, game) {
  const [name, still] = stills[game],
    at = positionsOf(game).find(p => p.name === name),
    where = `${game} ${name}`,
    isOn = () => page.evaluate(to => document.activeElement?.matches(to) ?? false, still),
    said = () => page.locator('form .refused').first().textContent();
  await table.show(at);
  checks.ok(await until(() => isAt(page, at.step), 20), `${where} is asked`);
  await page.evaluate(() => document.getElementById('main').focus());
  for (let k = 0; k < 12 && !(await isOn()); k++) await page.keyboard.press('Tab');
  checks.ok(await isOn(), `${where}: Tab leads to what is no choice`);
  const active = () =>
      page.evaluate(
        () => document.activeElement.dataset.place ?? document.activeElement.dataset.spot,
      ),
    passed = new Set([await active()]);
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    await page.keyboard.press(key);
    passed.add(await active());
  }
  checks.ok(passed.size > 1, `${where}: arrow keys go on from there: ${[...passed]}`);
  await page.evaluate(to => document.querySelector(to).focus(), `${still}[tabindex="0"]`);
  await page.keyboard.press('Enter');
  checks.ok(
    await until(async () => / .*\.$/.test((await said()) ?? ''), 20),
    `${where}: Enter says why`,
  );
  checks.ok(await isAt(page, at.step), `${where}: nothing is sent`);
}

/* An option is sent; the bar waits; the same is asked again. */
async function sends(page, table, at) {
  const choice = 'form .opt[data-do]:not([aria-disabled="true"])',
    focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-do'));
  if (!(await page.locator(choice).first().isVisible())) return 0;
  const name = await page.evaluate(to => {
    const e = document.querySelector(to);
    e.focus();
    return e.dataset.do;
  }, choice);
  await page.keyboard.down('Enter');
  checks.ok(
    await until(() => isAt(page, at.step, 'sent'), 20),
    `${at.game} ${at.name}: Enter on ${name} sends it`,
  );
  const next = later(at);
  await table.show(next);
  checks.ok(await until(() => isAt(page, next.step), 20), `${at.game} ${at.name} is asked anew`);
  checks.ok(
    await until(async () => (await focused()) === name, 20),
    `${at.game} ${at.name}: ${name} has the focus again: ${await focused()}`,
  );
  await page.keyboard.down('Enter'); // it was never let go
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))));
  checks.ok(await isAt(page, next.step), `${at.game} ${at.name}: a key held down presses once`);
  await page.keyboard.up('Enter');
  return 1;
}

/* Build Points are left: the first press says so, the second one seals, however soon it comes. */
async function sealsAtOnce(page) {
  await goInside(page, '/learn/conquest/villages', '.teacher');
  for (let k = 0; k < 20 && !(await page.locator('[data-seal]').isVisible()); k++) {
    const beat = await page.locator('.teacher').getAttribute('data-beat');
    await page.locator('[data-deed="next"]').click();
    await page.locator(`.teacher:not([data-beat="${beat}"])`).waitFor();
  }
  const said = await page.evaluate(async () => {
    const seal = document.querySelector('[data-seal]'),
      drawn = async words => {
        for (let k = 0; k < 100 && seal.textContent !== words; k++) await Promise.resolve();
        return seal.textContent;
      };
    seal.click();
    const second = await drawn('Seal anyway'); // no frame has been drawn
    document.activeElement?.blur();
    seal.click();
    return second;
  });
  checks.ok(said === 'Seal anyway', `what would be lost is said first: ${said}`);
  checks.ok(
    await until(() => page.locator('[data-result="other"]').isVisible(), 20),
    'a second press right after the first seals the plan',
  );
}

try {
  const { page, faults } = await person(browser),
    table = new Prepared(page);
  let sent = 0;
  await table.begin();
  for (const game of games) {
    const positions = askedOf(game);
    await table.openInside(server.url, positions[0]);
    await page.keyboard.press('Shift');
    if (stills[game]) await saysWhy(page, table, game);
    for (const [k, at] of positions.entries()) {
      await table.show(at);
      checks.ok(await until(() => isAt(page, at.step), 20), `${game} ${at.name} is asked`);
      const wrong = await misspelt(page);
      checks.ok(wrong.length === 0, `${game} ${at.name}: no stop: ${wrong.slice(0, 2)}`);
      await keeps(page, table, at, [1, 0, 0.5][k % 3]);
      sent += await sends(page, table, later(at));
    }
  }
  if (games.includes('conquest')) await sealsAtOnce(page);
  checks.quiet({ everybody: { faults } });
  checks.ok(sent > 0 || process.env.GAMES, `${sent} choices were sent`);
} catch (fault) {
  checks.ok(false, fault.stack);
} finally {
  await browser.close();
  await server.end();
  checks.end();
}
