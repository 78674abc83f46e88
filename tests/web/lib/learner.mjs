/*
 * learner.mjs - somebody who takes the lessons of a game from the first to the last, by mouse and by keyboard, on the
 * page and in an engine beside it, which must always stand alike. What is asked for is done on the board and in the
 * bar, by what leads to it there. Lessons go by mouse and by keyboard in turn, the other way round the next day.
 *
 *   TURN=all         all of them by mouse, then all by keyboard
 *   HAND=keyboard    all of them so
 *   FROM=settle      begins with that lesson            TRACE=1    tells what is pressed
 */
import { arrives, Course, isAt, shown } from './lessons.mjs';
import { errors } from './browser.mjs';
import { Checks, clickAt, launch, person, Server, stuck, until } from './player.mjs';
import { isAll, sayTurn, turn } from './turns.mjs';
import { hasGone, look, settled, took } from './ways.mjs';

/* ---- Hands --------------------------------------------------------------------------------- */

/* `press`: what was found may have been drawn anew since, or have moved: then nothing is pressed, and false says so. */
const mouse = {
  press: async (page, { at }) => {
    try {
      await clickAt(page.locator('[data-hand]').first(), at, { timeout: 3000 });
      return true;
    } catch (fault) {
      if (fault instanceof errors.TimeoutError) return false;
      throw fault;
    }
  },
  /* What is not possible can be pressed all the same: that is what is looked at. */
  closed: (page, selector) => page.locator(selector).first().click({ force: true }),
  button: (page, selector) => page.locator(selector).first().click(),
};

/* What was found has the focus, or is not there any more. A plan that would lose points is sealed by a second press:
   here both come before the page has drawn a frame. */
const focusOrSeal = page =>
  page.evaluate(async () => {
    const found = document.querySelector('[data-hand]'),
      word = found?.textContent,
      beat = () =>
        new Promise(done => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = done;
          port2.postMessage(0);
        });
    found?.focus();
    if (!found?.matches('[data-seal]'))
      return found && found === document.activeElement ? 'focus' : 'gone';
    found.click();
    for (let n = 0; n < 50 && found.textContent === word; n++) await beat();
    if (found.isConnected && found.textContent !== word) found.click();
    return 'sealed';
  });
const keyboard = {
  press: async page => {
    const found = await focusOrSeal(page);
    if (found === 'focus') await page.keyboard.press('Enter');
    return found !== 'gone';
  },
  button: async (page, selector) => {
    await page.locator(selector).first().focus();
    await page.keyboard.press('Enter');
  },
};
keyboard.closed = keyboard.button;

/* An element is used for an action, and for those after it that it plays with it. */
function note(actions, used, { key, does, k }) {
  const isAll = does.every((d, i) => d === actions[k + i]);
  for (let i = 0; i < (isAll ? does.length : 1); i++) used[k + i].push(key);
}

/* The actions on the page, by as many clicks as they need, until the first of them is played; answers those that were
   played. What is written down together is sent at once: then they are all of it. Null: nothing there leads on. */
async function perform(page, hand, actions, { beat, steps }) {
  const used = actions.map(() => []),
    before = { beat, steps };
  let played = [actions[0]],
    lost = 0,
    sent = '';
  for (let clicks = 1; clicks < 60; clicks++) {
    const way = await look(page, { actions, used, before, sent });
    if (!way) break;
    if (way.isDone) return played;
    if (way.isOver) {
      await hand.button(page, '[data-battle-end]');
      continue;
    }
    if (process.env.TRACE) console.log(`${actions[way.k]}: ${way.key.replace(/\s+/g, ' ')}`);
    if (!(await hand.press(page, way))) continue;
    /* A press that met a bar just drawn anew went nowhere: what leads on is looked for again. */
    if (!(await took(page, { before }))) {
      if (++lost > 4) throw await stuck(page, `nothing follows from ${way.key}`);
      console.log(`once more: ${way.key}`);
      continue;
    }
    note(actions, used, way);
    if (way.isWhole) {
      played = way.does;
      sent = way.does.join();
    }
  }
  return (await hasGone(page, { before })) ? played : null;
}

/* What is not possible now is tapped, a few times in a course: the bar says why, and nothing is played. What was sent
   with the action before is not asked any more. */
async function tapClosed(page, hand, tally, { beat, steps: from }) {
  if (tally.taps.length > 2) return;
  const closed = 'form :is(.opt, .cx-item)[aria-disabled="true"]',
    { steps } = await shown(page);
  await settled(page, { before: { beat, steps: from } });
  if (!(await page.locator(closed).first().isVisible())) return;
  const saying = () =>
    page.evaluate(() => document.querySelector('form .refused')?.textContent.trim());
  let said = '';
  for (let n = 0; n < 5 && !said; n++) {
    /* A key that met a bar just drawn anew went nowhere: it is pressed again. */
    await hand.closed(page, closed);
    said = await until(saying, 3);
  }
  const isPlayed = (await shown(page)).steps !== steps;
  tally.taps.push(!isPlayed && / .*[.!?]$/.test(said || '') ? '' : `"${said}"`);
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
      const actions = course.wanted();
      await tapClosed(page, hand, tally, now);
      const played = await perform(page, hand, actions, now);
      if (played) {
        for (const action of played) course.act(action);
        tally.done += played.length;
      } else {
        await hand.button(page, '[data-deed="show"]');
        course.deed('show');
        tally.shown.push(actions[0]);
      }
      while (course.now.awaits === 'watch' && (now.try || course.now.beat === now.beat))
        course.deed('watch');
    }
  }
}

async function walk(page, hand, course, n, tally, checks) {
  const { id } = course.lessons[n],
    what = `${course.game} ${id}`;
  course.begin(n);
  await arrives(page, course.now, what);
  for (let k = 0; course.now.awaits !== 'over'; k++) {
    if (k > 200) throw await stuck(page, `${what} does not end`);
    await onward(page, hand, course, tally);
    const seen = await arrives(page, course.now, what),
      isSaid =
        course.now.awaits === 'over' || course.now.done || seen.said.includes(course.now.say);
    if (isAt(seen, course.now) && !isSaid)
      throw await stuck(page, `${what}: "${course.now.say}" is not said`);
  }
  const tip = await page.locator('.teacher .tip').innerText();
  checks.ok(tip.includes(course.now.tip), `${what} ends with its tip: ${tip}`);
}

/* From the first lesson to the last by "Next lesson", as a learner goes. `handOf`: what lesson n is done with. */
async function walkBook(page, handOf, game, { checks, server }) {
  const course = await Course.open(game),
    tally = { done: 0, shown: [], taps: [] };
  /* A person in a hurry: steps that are watched follow one another at once. */
  await page.addInitScript(() => localStorage.setItem('vaka.settings', '{"pace":"at_once"}'));
  const first = Math.max(
    0,
    course.lessons.findIndex(l => l.id === process.env.FROM),
  );
  await page.goto(`${server.url}/learn/${game}/${course.lessons[first].id}`);
  for (let n = first; n < course.lessons.length; n++) {
    const hand = handOf(n);
    await walk(page, hand, course, n, tally, checks);
    if (n + 1 < course.lessons.length) {
      await hand.button(page, '[data-next-lesson]');
      await page.waitForURL(new RegExp(`/learn/${game}/${course.lessons[n + 1].id}$`));
    }
  }
  checks.ok(
    (await page.locator('[data-first-game]').count()) === 1,
    `${game}: a first game follows`,
  );
  const rivals = course.seats - 1,
    end = await page.locator('.offer-line').innerText();
  checks.ok(
    end.includes(rivals === 1 ? 'a gentle opponent' : `${rivals} gentle opponents`),
    `${game}: it is against as many as in the lessons: ${end}`,
  );
  return tally;
}

const hands = { mouse, keyboard };
const withClosed = ['polynesia', 'conquest']; // whose lessons show choices that are not possible yet

/* The walks through a book: which hand each lesson is done with. */
function walks() {
  if (process.env.HAND) return [() => hands[process.env.HAND]];
  return isAll ? [() => mouse, () => keyboard] : [n => [mouse, keyboard][(n + turn) % 2]];
}

function judge(game, { done, shown: helped, taps }, checks) {
  checks.ok(helped.length === 0, `what is asked for can be done: ${helped.join(', ')}`);
  checks.ok(
    taps.every(fault => fault === ''),
    `what is not possible is tapped, and a sentence says why: ${taps}`,
  );
  checks.ok(
    taps.length > 0 || !withClosed.includes(game),
    `${game}: something that is not possible was tapped`,
  );
  checks.ok(done > 5, `${done} done, ${helped.length} shown`);
}

/* All lessons of a game. */
export async function learn(game) {
  const checks = new Checks(),
    server = await new Server().start(),
    browser = await launch();
  try {
    sayTurn();
    for (const handOf of walks()) {
      const somebody = await person(browser);
      judge(game, await walkBook(somebody.page, handOf, game, { checks, server }), checks);
      checks.quiet({ [game]: somebody });
      await somebody.context.close();
    }
  } catch (fault) {
    checks.ok(false, fault.stack);
  } finally {
    await browser.close();
    await server.end();
    checks.end();
  }
}
