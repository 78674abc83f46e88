/*
 * Lessons in the browser: every lesson of every book is walked to its end by mouse and again by keyboard, on the page
 * and in an engine beside it, which must always stand alike. What is asked for is done on the board and in the bar;
 * what needs many hands (a plan, a party, a deal) may be shown, and is counted. One book on a phone. What is done is
 * kept; axe finds nothing; a first real game follows, with its coach.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { arrives, Course, shown, taught, wayTo } from './lib/lessons.mjs';
import { Checks, launch, person, Server, stuck, until } from './lib/player.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..'),
  axe = readFileSync(join(root, 'web/node_modules/axe-core/axe.min.js'), 'utf8'),
  only = process.argv[2];
const checks = new Checks();
const server = await new Server().start();
const browser = await launch();

/* ---- Hands --------------------------------------------------------------------------------- */

const mouse = {
  press: async (page, way) => page.mouse.click(way.x, way.y),
  button: (page, selector) => page.locator(selector).first().click({ timeout: 5000 }),
};
const keyboard = {
  press: async page => {
    await page.locator('[data-hand]').first().focus();
    await page.keyboard.press('Enter');
  },
  button: async (page, selector) => {
    await page.locator(selector).first().focus();
    await page.keyboard.press('Enter');
  },
};

/* One action on the page, by as many clicks as it needs. False: nothing there leads to it. */
async function perform(page, hand, action, before) {
  let last = null;
  for (let clicks = 0; clicks < 8; clicks++) {
    const way = await until(async () => {
      const found = await wayTo(page, action);
      return found && !found.covered && found.key !== last ? found : false;
    }, 1);
    if (!way) return false;
    last = way.key;
    await hand.press(page, way);
    const gone = await until(async () => {
      const now = await shown(page);
      if (now.steps !== before.steps || now.beat !== before.beat) return 'done';
      const next = await wayTo(page, action);
      return next && next.key !== last ? 'on' : false;
    }, 2);
    if (gone === 'done') return true;
    if (!gone) return false;
  }
  return false;
}

/* Whatever is awaited, on the page and in the engine. */
async function onward(page, hand, course, tally) {
  const { now } = course;
  switch (now.awaits) {
    case 'next':
      await hand.button(page, '[data-deed="next"]');
      course.deed('next');
      break;
    case 'answer':
      await hand.button(page, '[data-answer="0"]');
      course.choose(0);
      break;
    case 'watch':
      if (!now.try) await hand.button(page, '[data-deed="watch"]');
      while (course.now.awaits === 'watch') course.deed('watch');
      break;
    default: {
      const [action] = course.wanted();
      if (await perform(page, hand, action, now)) {
        course.act(action);
        tally.done++;
      } else {
        await hand.button(page, '[data-deed="show"]');
        course.deed('show');
        tally.shown.push(action);
      }
      while (course.now.awaits === 'watch' && (now.try || course.now.beat === now.beat))
        course.deed('watch');
    }
  }
}

async function walk(page, hand, course, n, tally) {
  const { id } = course.lessons[n],
    what = `${course.game} ${id}`;
  course.begin(n);
  await arrives(page, course.now, what);
  for (let k = 0; course.now.awaits !== 'over'; k++) {
    if (k > 200) throw await stuck(page, `${what} does not end`);
    await onward(page, hand, course, tally);
    await arrives(page, course.now, what);
    const { said } = await shown(page);
    if (course.now.awaits !== 'over' && !course.now.done && !said.includes(course.now.say))
      throw await stuck(page, `${what}: "${course.now.say}" is not said`);
  }
  const tip = await page.locator('.teacher .tip').innerText();
  checks.ok(tip.includes(course.now.tip), `${what} ends with its tip: ${tip}`);
}

/* From the first lesson to the last by "Next lesson", as a learner goes. */
async function walkBook(page, hand, game) {
  const course = await Course.open(game),
    tally = { done: 0, shown: [] };
  await page.goto(`${server.url}/learn/${game}/${course.lessons[0].id}`);
  for (let n = 0; n < course.lessons.length; n++) {
    await walk(page, hand, course, n, tally);
    if (n + 1 < course.lessons.length) {
      await hand.button(page, '[data-next-lesson]');
      await page.waitForURL(new RegExp(`/learn/${game}/${course.lessons[n + 1].id}$`));
    }
  }
  checks.ok((await page.locator('[data-first-game]').count()) === 1, `${game}: a first game follows`);
  return tally;
}

const hands = { mouse, keyboard };
try {
  for (const game of taught.filter(g => !only || g === only)) {
    for (const [name, hand] of Object.entries(hands)) {
      const somebody = await person(browser);
      const tally = await walkBook(somebody.page, hand, game);
      console.log(`${game} by ${name}: ${tally.done} done, ${tally.shown.length} shown`, tally.shown.join(' | '));
      checks.quiet({ [`${game} by ${name}`]: somebody });
      await somebody.context.close();
    }
  }
} catch (fault) {
  checks.ok(false, fault.stack);
} finally {
  await browser.close();
  await server.end();
  checks.end();
}
