/*
 * coach.mjs - the coach of a table: hints are sorted, tell why and what follows, are shown on the board at a click and
 * played by a button of their own, and neither cover what they speak of nor are cut, at every width; what can I do, and
 * why not; the warning before a clear mistake, which never holds a game up, and never comes among people.
 * SHOTS=DIR leaves pictures there.
 */
import { axeFaults } from './lib/axe.mjs';
import { turnTo } from './lib/inside.mjs';
import {
  Checks,
  Server,
  answer,
  closeTours,
  launch,
  person,
  standOf,
  stretch,
  until,
  untilAsked,
} from './lib/player.mjs';
import { phone, post } from './lib/people.mjs';
import { shot } from './lib/pictures.mjs';
import { ofTwo, stepAside } from './lib/tables.mjs';

const checks = new Checks(),
  server = await new Server().start(),
  browser = await launch();

/* A new guest, who has seen the tours; the first table that he opens is loaded. */
async function guest(page, settings = null) {
  await stepAside(page, server.url);
  await post(page, '/api/guest', { name: 'Tern of Niue' });
  await page.evaluate(s => {
    for (const game of ['polynesia', 'archipelago']) localStorage.setItem(`vaka.tour.${game}`, '1');
    if (s) localStorage.setItem('vaka.settings', JSON.stringify(s));
  }, settings);
}

async function open(page, key, game, options = {}) {
  const { body } = await post(page, '/api/tables', {
    id: key,
    game,
    name: 'Coached',
    options,
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
    pace: 'live',
    clock: null,
    public: true,
    hints: true,
  });
  if (!body.table) throw new Error(JSON.stringify(body));
  const before = page.locator('[data-testid="summary"]');
  if (await before.count()) {
    await turnTo(page, '/nowhere');
    await before.waitFor({ state: 'detached' });
    await turnTo(page, `/t/${body.table.id}`);
  } else await page.goto(`${server.url}/t/${body.table.id}`);
  await untilAsked(page);
}

async function hint(page) {
  await untilAsked(page);
  await page.locator('[data-hint-button]').click();
  await page.waitForSelector('.hints');
}

/* Every word of the window can be read: it is inside, and what does not fit can be scrolled to. */
const cut = page =>
  page.evaluate(() => {
    const box = document.querySelector('.hints').getBoundingClientRect(),
      found = [];
    if (box.left < -1 || box.right > innerWidth + 1) found.push('the window');
    for (const el of document.querySelectorAll('.hints p:not(.hush), .hints button, .hints h2')) {
      const r = el.getBoundingClientRect();
      if (r.left < box.left - 1 || r.right > box.right + 1 || el.scrollWidth > el.clientWidth + 1)
        found.push(el.textContent);
    }
    return found;
  });

/* A hint is read, shown and played. */
async function readAHint(page, size) {
  await hint(page);
  const wins = await page.$$eval('.hints [data-hint] .share', all =>
    all.map(x => Number(/\d+/.exec(x.textContent)[0])),
  );
  checks.ok(
    wins.length > 0 && wins.every((w, k) => !k || wins[k - 1] >= w),
    `${size}: the best chance stands first: ${wins}`,
  );
  checks.ok((await cut(page)).length === 0, `${size}: cut: ${await cut(page)}`);
  await shot(page, `hint-${size}`);
  const { step } = await standOf(page),
    last = page.locator('.hints [data-hint]').last(),
    action = await last.getAttribute('data-hint');
  await last.click();
  checks.ok(
    await until(() => page.locator(`[data-hint-play="${action}"]`).count(), 30),
    `${size}: a click shows the hint`,
  );
  checks.ok((await standOf(page)).step === step, `${size}: and plays nothing`);
  await page.locator('[data-hint-play]').click();
  await untilAsked(page, step);
  checks.ok((await page.locator('.hints').count()) === 0, `${size}: then it is gone`);
}

/* Where the hinted thing is on the board, nothing of the window lies over it. */
async function covers(page, size) {
  const hidden = await page.evaluate(() => {
    const on = [...document.querySelectorAll('.sea-view .b-hit, .sea-view .k-hit')].map(x =>
      x.getBoundingClientRect(),
    );
    const box = document.querySelector('.hints').getBoundingClientRect();
    return on.filter(
      r => r.left < box.right && r.right > box.left && r.top < box.bottom && r.bottom > box.top,
    ).length;
  });
  checks.ok(hidden === 0, `${size}: the hints cover ${hidden} places`);
}

async function hintsAt(page, size, viewport) {
  await page.setViewportSize(viewport);
  await open(page, `hints-${size}`, 'polynesia', { first_player: '0' });
  await readAHint(page, size);
  await hint(page);
  await covers(page, size);
  if (size === '1440') {
    const found = await axeFaults(page, ['wcag2a', 'wcag2aa']);
    checks.ok(!found.length, `axe, hints: ${found.join('; ')}`);
  }
  await page.locator('[data-hint-close]').click();
  await page.waitForSelector('.hints', { state: 'detached' });
}

/* "What can I do?" by button and by key; what is closed has its reason. */
async function can(page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'can', 'archipelago');
  await page.locator('[data-rule-button]').click();
  await page.waitForSelector('dialog.rule-here [data-can]');
  const n = await page.locator('[data-can] > li').count();
  checks.ok(n > 0, 'the choices are listed');
  await shot(page, 'can-archipelago');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog.rule-here', { state: 'detached' });
  await page.keyboard.press('w');
  checks.ok(
    await until(() => page.locator('dialog.rule-here [data-can]').count(), 30),
    'the key W opens it',
  );
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog.rule-here', { state: 'detached' });
}

/* What the server says of a move is changed on its way, or never asked: the page has to live with both. */
async function listenIn(page, how) {
  const seen = { judged: 0 };
  await page.routeWebSocket(/\/live/, socket => {
    const line = socket.connectToServer();
    socket.onMessage(text => {
      if (/"type":"judge"/.test(text)) {
        seen.judged++;
        if (how.lost === null) return;
      }
      line.send(text);
    });
    line.onMessage(text =>
      socket.send(String(text).replace(/("type":"judged".*?"lost":)\d+/, `$1${how.lost}`)),
    );
  });
  return seen;
}

const stepOf = async page => (await standOf(page)).step;
const fish = async page => {
  await page.locator('form .opt.act:has-text("Fish")').click();
  await page.locator('form .opts .opt[data-do^="FISH"]').first().click();
};

async function warnings() {
  const how = { lost: 18 },
    { page } = await person(browser, {}),
    seen = await listenIn(page, how);
  /* However busy this machine is, the page waits for the judge; a judge who says nothing is left at last. */
  await stretch(page, 3000, 15000);
  await guest(page, { warn: 'always' });
  await open(page, 'warned', 'polynesia', { first_player: '0' });
  const { step } = await untilAsked(page);
  await fish(page);
  await page.waitForSelector('[data-warning="18"]');
  await shot(page, 'warning');
  checks.ok((await stepOf(page)) === step, 'nothing is played while one is asked');
  await page.locator('[data-think-again]').click();
  await page.waitForSelector('[data-warning]', { state: 'detached' });
  await untilAsked(page);
  checks.ok((await stepOf(page)) === step, 'to think again plays nothing');
  await page.locator('form .opts .opt[data-do^="FISH"]').first().click();
  await page.waitForSelector('[data-warning]');
  await answer(page, () => page.locator('[data-play-it]').click());
  how.lost = 3;
  await answer(page, () => fish(page));
  checks.ok(
    (await page.locator('[data-warning]').count()) === 0,
    'a matter of taste is no mistake',
  );
  how.lost = null;
  await answer(page, () => fish(page));
  checks.ok(seen.judged >= 4, `a judge who does not answer holds nothing up: ${seen.judged}`);
  await page.close();
}

/* Who has not asked for it and plays no first game is not warned. */
async function noWarnings(page, seen) {
  await open(page, 'unwarned', 'polynesia', { first_player: '0' });
  await answer(page, () => fish(page));
  checks.ok(seen.judged === 0, 'nothing is judged where nobody wants it');
}

/* Among people nobody is warned, however much he wants it. */
async function amongPeople() {
  const [ana, bo] = [await person(browser, {}), await person(browser, {})],
    seen = await listenIn(ana.page, { lost: 18 });
  await closeTours(ana.page);
  await ana.page.addInitScript(() => localStorage.setItem('vaka.settings', '{"warn":"always"}'));
  await ofTwo(server, ana.page, bo.page, { game: 'polynesia', options: { first_player: '0' } });
  const { step } = await untilAsked(ana.page);
  await fish(ana.page);
  checks.ok(
    await until(async () => (await stepOf(ana.page)) > step, 30),
    'among people a move is played',
  );
  checks.ok(seen.judged === 0, `and not judged: ${seen.judged}`);
  await ana.context.close();
  await bo.context.close();
}

/* One window, wide or a phone's, whose size changes: a hint at each, then what else is looked at there. */
async function coached(sizes, options, more = () => undefined) {
  const { page, context, faults } = await person(browser, options),
    seen = await listenIn(page, { lost: 18 });
  await guest(page);
  for (const [width, height] of sizes) {
    await hintsAt(page, `${width}`, { width, height });
    checks.ok(!faults.length, `${width}: the console is silent: ${faults.join(' ')}`);
  }
  await more(page, seen);
  await context.close();
}

try {
  const wide = [
      [1440, 900],
      [1024, 768],
    ],
    phones = [
      [390, 844],
      [844, 390],
    ];
  await coached(wide, {}, async (page, seen) => {
    await can(page);
    await noWarnings(page, seen);
  });
  await coached(phones, phone);
  await warnings();
  await amongPeople();
} finally {
  await browser.close();
  await server.end();
}
checks.end();
