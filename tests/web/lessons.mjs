/*
 * Lessons in the browser beside their course (lessons_*.mjs walk them): every game has its list, what is done is kept,
 * a wrong try is explained and taken back, hints, Show me and Begin again, a phone, axe in light and dark, Escape; a
 * first real game follows, with its coach. The lists of the page are those of the engine.
 */
import { bookFacts } from '../../web/tools/books.mjs';
import { axeFaults, ofColour } from './lib/axe.mjs';
import { goInside, turnAway } from './lib/inside.mjs';
import { arrives, Course, shown, taught } from './lib/lessons.mjs';
import { Checks, clickTarget, launch, person, Server, stuck, until } from './lib/player.mjs';

const checks = new Checks(),
  server = await new Server().start(),
  browser = await launch();

/* Its first part, from wherever the page stands. */
const begin = async (page, game, lesson) => {
  await turnAway(page, `/learn/${game}/${lesson}`, '.teacher');
  await page.waitForSelector('.teacher');
};
const press = (page, deed) => page.locator(`[data-deed="${deed}"]`).click();
const result = (page, kind) => page.waitForSelector(`[data-result="${kind}"]`);

/* The whole course of Konane on a phone, by touch and "Show me"; nothing that is pointed at lies under the card. */
async function onAPhone(page) {
  const course = await Course.open('konane');
  for (let n = 0; n < course.lessons.length; n++) {
    await begin(page, 'konane', course.lessons[n].id);
    course.begin(n);
    for (let k = 0; course.now.awaits !== 'over' && k < 60; k++) {
      await arrives(page, course.now, `konane ${course.lessons[n].id} on a phone`);
      const { awaits, beat, try: isTry } = course.now;
      const hidden = await page.evaluate(() => {
        const card = document.querySelector('.teacher').getBoundingClientRect();
        return [...document.querySelectorAll('.rings i.round')].filter(ring => {
          const r = ring.getBoundingClientRect();
          return r.top + r.height / 2 > card.top && r.top + r.height / 2 < card.bottom;
        }).length;
      });
      checks.ok(hidden === 0, `konane ${course.lessons[n].id}: the card hides ${hidden} rings`);
      if (awaits === 'action') {
        await page.locator('[data-deed="show"]').tap();
        course.deed('show');
      } else if (awaits === 'watch') {
        await page.locator('[data-deed="watch"]').tap();
      } else if (awaits === 'answer') {
        await page.locator('[data-answer="0"]').tap();
        course.choose(0);
      } else {
        await page.locator('[data-deed="next"]').tap();
        course.deed('next');
      }
      while (course.now.awaits === 'watch' && (isTry || course.now.beat === beat))
        course.deed('watch');
    }
    await arrives(page, course.now, `the end of konane ${course.lessons[n].id} on a phone`);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  checks.ok(wide <= 390, `nothing lies beside a phone: ${wide}`);
}

/* A wrong try is explained and taken back; hints and Show me; what is done is kept and offered again. */
async function aLesson(page) {
  await begin(page, 'polynesia', 'suwarrow');
  await page.locator('[data-group="fish"]').click();
  await page.locator('[data-do="FISH fish"]').click();
  await result(page, 'other');
  checks.ok((await shown(page)).steps === 39, 'what is not asked for is not played');
  await page.keyboard.press('Escape');
  await page.locator('[data-group="travel"]').click();
  await result(page, 'then');
  await press(page, 'show');
  for (const beat of [4, 5]) {
    await page.locator('[data-deed="next"]').click();
    if (!(await until(async () => (await shown(page)).beat === beat, 20)))
      throw await stuck(page, `no part ${beat}`);
  }
  checks.ok(
    (await until(async () => (await page.locator('.teacher .try').count()) === 1, 10)) === true,
    'a free try',
  );
  await clickTarget(page, 'piece:b10');
  await clickTarget(page, 'route:rb14');
  await result(page, 'wrong');
  await press(page, 'back');
  checks.ok(
    (await until(async () => (await page.locator('[data-result]').count()) === 0, 10)) === true,
    'taken back',
  );
  await press(page, 'show');
  await result(page, 'good');
  await press(page, 'next');
  await page.waitForSelector('[data-next-lesson]');
  await goInside(page, '/learn/polynesia', '.course-list');
  await page.waitForSelector('.course-list .done [data-lesson="suwarrow"]');
  await page.reload();
  await page.waitForSelector('.course-list .done [data-lesson="suwarrow"]');
  checks.ok((await page.locator('.course-list .done').count()) === 1, 'what is done is kept');
  await page.locator('.course [data-learn]').click();
  await page.waitForURL(/\/learn\/polynesia\/boat$/);
  await page.waitForSelector('.teacher');
  await page.keyboard.press('Enter');
  checks.ok(
    (await until(async () => (await shown(page)).beat === 2, 10)) === true,
    'Enter goes on',
  );
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/learn\/polynesia$/);
  checks.ok(true, 'Escape leaves');
}

/* How many controls, and places of the board, lie under it. */
const coveredBy = (page, selector) =>
  page.evaluate(name => {
    const box = document.querySelector(name);
    return [...document.querySelectorAll('button, a, [data-does], [data-do], .sea')].filter(el => {
      const { left, right, top, bottom } = el.getBoundingClientRect(),
        r = box.getBoundingClientRect(),
        isApart = left >= r.right || right <= r.left || top >= r.bottom || bottom <= r.top;
      return !isApart && !box.contains(el) && !el.contains(box) && right > left;
    }).length;
  }, selector);

/* Quicker than a frame is drawn: what is pressed in what is there holds. */
async function atOnce(page) {
  const pressed = selectors =>
    page.evaluate(async list => {
      for (const selector of list) {
        document.querySelector(selector).click();
        for (let k = 0; k < 50; k++) await Promise.resolve();
      }
      return document.querySelector('form').innerText;
    }, selectors);
  await begin(page, 'polynesia', 'join');
  const said = await pressed(['[data-deed="next"]', 'form .opt[aria-disabled="true"]']);
  checks.ok(
    (await page.locator('form .refused').count()) === 1,
    `a sentence says why at once: ${said}`,
  );
  await begin(page, 'polynesia', 'join');
  const offered = await pressed(['[data-deed="next"]', '[data-group="fish"]']);
  checks.ok(
    (await page.locator('form [data-do^="FISH"]').count()) === 2,
    `an action is chosen at once: ${offered}`,
  );
}

/* After a lesson that is enough: a table with easy bots and a coach, who can be sent away. */
async function aFirstGame(page) {
  await begin(page, 'polynesia', 'guide');
  for (let k = 0; k < 60 && (await shown(page)).awaits !== 'over'; k++) {
    const { awaits, beat, steps } = await shown(page);
    const deed = awaits === 'action' ? 'show' : awaits;
    const way = page.locator(`[data-deed="${deed}"]`);
    if (await way.count()) await way.click();
    await until(async () => {
      const now = await shown(page);
      return now.awaits !== awaits || now.beat !== beat || now.steps !== steps;
    }, 30);
  }
  await page.locator('[data-first-game]').click();
  await page.waitForURL(/\/here\//);
  await page.waitForSelector('[data-coach]');
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    await page.locator('[data-coach]').waitFor();
    const found = await until(async () => (await coveredBy(page, '[data-coach]')) === 0, 10);
    checks.ok(
      found,
      `${width}x${height}: the coach covers ${await coveredBy(page, '[data-coach]')}`,
    );
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  checks.ok((await page.locator('.tour').count()) === 0, 'who has learned needs no tour');
  checks.ok((await page.locator('.players .pl').count()) === 3, 'three seats, as in the lessons');
  await page.locator('[data-coach-off]').click();
  checks.ok(
    (await until(async () => (await page.locator('[data-coach]').count()) === 0, 10)) === true,
    'the coach can be sent away',
  );
  await page.reload();
  await page.waitForSelector('.opt.act');
  checks.ok((await page.locator('[data-coach]').count()) === 0, 'and stays away');
}

async function inColours(page) {
  await begin(page, 'polynesia', 'guide');
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    const faults = await axeFaults(page, colorScheme === 'dark' ? ofColour : null);
    checks.ok(faults.length === 0, `axe, ${colorScheme}: ${faults.join('; ')}`);
  }
}

try {
  const ana = await person(browser);
  await ana.page.goto(`${server.url}/learn`);
  for (const game of taught) {
    const course = await Course.open(game),
      { lessons, coach } = bookFacts(course.text);
    checks.ok(
      JSON.stringify(lessons) === JSON.stringify(course.lessons) &&
        JSON.stringify(coach) === JSON.stringify(course.facts.coach),
      `${game}: the list of the page is that of the engine`,
    );
    await goInside(ana.page, `/learn/${game}`, '[data-lesson]');
    const ids = await ana.page
      .locator('[data-lesson]')
      .evaluateAll(all => all.map(e => e.dataset.lesson));
    checks.ok(
      ids.join() === course.lessons.map(l => l.id).join(),
      `${game}: its lessons are listed: ${ids}`,
    );
  }
  await aLesson(ana.page);
  await atOnce(ana.page);
  await aFirstGame(ana.page);
  await inColours(ana.page);
  checks.quiet({ ana });
  const cai = await person(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await cai.page.goto(`${server.url}/learn`);
  await onAPhone(cai.page);
  checks.quiet({ cai });
} catch (fault) {
  checks.ok(false, fault.stack);
} finally {
  await browser.close();
  await server.end();
  checks.end();
}
