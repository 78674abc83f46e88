/*
 * learner.mjs - somebody who takes the lessons of a game from the first to the last, by mouse and by keyboard, on the
 * page and in an engine beside it, which must always stand alike. What is asked for is done on the board and in the
 * bar, by what leads to it there. Lessons go by mouse and by keyboard in turn, the other way round the next day.
 *
 *   TURN=all         all of them by mouse, then all by keyboard
 *   HAND=keyboard    all of them so
 *   FROM=settle      begins with that lesson            TRACE=1    tells what is pressed
 */
import { arrives, Course, isAt, shown, wayTo } from './lessons.mjs';
import { errors } from './browser.mjs';
import { Checks, clickAt, launch, person, Server, standOf, stuck, until } from './player.mjs';
import { isAll, sayTurn, turn } from './turns.mjs';

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

/* A plan that would lose points is sealed by a second press: here both come before the page has drawn a frame. */
const sealAtOnce = page =>
  page.evaluate(async () => {
    const seal = document.querySelector('[data-hand][data-seal]'),
      word = seal?.textContent,
      beat = () =>
        new Promise(done => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = done;
          port2.postMessage(0);
        });
    if (!seal) return false;
    seal.focus();
    seal.click();
    for (let n = 0; n < 50 && seal.textContent === word; n++) await beat();
    if (seal.isConnected && seal.textContent !== word) seal.click();
    return true;
  });
const keyboard = {
  press: async page => {
    if (await sealAtOnce(page)) return true;
    const isThere = await page.evaluate(() => {
      const found = document.querySelector('[data-hand]');
      found?.focus();
      return found !== null && found === document.activeElement;
    });
    if (isThere) await page.keyboard.press('Enter');
    return isThere;
  },
  button: async (page, selector) => {
    await page.locator(selector).first().focus();
    await page.keyboard.press('Enter');
  },
};
keyboard.closed = keyboard.button;

/* What the page asks for, and what can be pressed for it. */
const asked = page =>
  page.evaluate(() =>
    [
      document.querySelector('form')?.innerText,
      ...[...document.querySelectorAll('[data-does]')].map(e => e.getAttribute('data-does')),
    ].join('\n'),
  );

const isAsked = async page => (await standOf(page)).stand === 'asked';

/* Which of the actions stand in what is written down already; the last one there seals it. */
const written = (page, actions) =>
  page.evaluate(all => {
    const seal = document.querySelector('[data-seal]'),
      left = (seal?.getAttribute('data-does') ?? '').split('|').slice(0, -1);
    return all.map(a => left.includes(a) && left.splice(left.indexOf(a), 1).length > 0);
  }, actions);

/* What leads on: towards the first action that something new leads to. Some need several presses, some none. */
async function nextWay(page, actions, used) {
  const isWritten = await written(page, actions);
  for (const k of actions.keys()) {
    const way = isWritten[k] ? null : await wayTo(page, actions[k], used[k], actions, k);
    if (way) return { ...way, k };
  }
  return null;
}

/* An element is used for an action, and for those after it that it plays with it. */
function note(actions, used, { key, does, k }) {
  const isAll = does.every((d, i) => d === actions[k + i]);
  for (let i = 0; i < (isAll ? does.length : 1); i++) used[k + i].push(key);
}

/* How a Battle ended lies over the map until it is put away. */
async function putAway(page, hand) {
  const end = '[data-battle-end]';
  if (await page.locator(end).first().isVisible()) await hand.button(page, end);
}

/* Whether the page has gone on from there. */
const isPast = async (page, before) => {
  const now = await shown(page);
  return now.steps !== before.steps || now.beat !== before.beat;
};

/* The actions on the page, by as many clicks as they need, until the first of them is played; answers those that were
   played. What is written down together is sent at once: then they are all of it. Null: nothing there leads on. */
async function perform(page, hand, actions, before) {
  const used = actions.map(() => []),
    isDone = () => isPast(page, before);
  let played = [actions[0]],
    lost = 0,
    sent = ''; // what was sent at once: the page plays it step by step, and only a second press of it may follow
  for (let clicks = 1; clicks < 60; clicks++) {
    const look = async () => {
      await putAway(page, hand);
      if (await isDone()) return true;
      const way = (await isAsked(page)) && (await nextWay(page, actions, used));
      return way && (!sent || way.does.join() === sent) ? way : null;
    };
    const way = await until(look, sent ? 100 : 20);
    if (way === true) return played;
    if (!way) break;
    const was = await asked(page);
    if (process.env.TRACE) console.log(`${actions[way.k]}: ${way.key.replace(/\s+/g, ' ')}`);
    const took = async () => (await isDone()) || (await asked(page)) !== was;
    if (!(await hand.press(page, way))) continue;
    /* A press that met a bar just drawn anew went nowhere: what leads on is looked for again. */
    if (!(await until(took, 6))) {
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
  return (await isDone()) ? played : null;
}

/* What is not possible now is tapped, a few times in a course: the bar says why, and nothing is played. What was sent
   with the action before is not asked any more. */
async function tapClosed(page, hand, tally, before) {
  const closed = 'form :is(.opt, .cx-item)[aria-disabled="true"]',
    { steps } = await shown(page);
  await until(async () => (await isAsked(page)) || isPast(page, before), 20);
  if (tally.taps.length > 2 || !(await page.locator(closed).first().isVisible())) return;
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
    await arrives(page, course.now, what);
    const seen = await shown(page),
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
