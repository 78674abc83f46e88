/*
 * konane.mjs - Konane on its slab against a bot: a whole game by mouse with hint, undo, score sheet and
 * replay, one by keyboard, and one by touch on a phone. Clicks that do nothing say why, the console stays
 * silent, and axe looks at what there is to see. SHOTS=DIR leaves pictures there.
 */
import { axeFaults } from './lib/axe.mjs';
import { comes } from './lib/comes.mjs';
import { goInside } from './lib/inside.mjs';
import { Checks, Server, dismissTour, launch, person, stuck, until } from './lib/player.mjs';
import { phone, post } from './lib/people.mjs';
import { shot } from './lib/pictures.mjs';
import { stepAside } from './lib/tables.mjs';

const checks = new Checks(),
  server = await new Server().start(),
  browser = await launch();

async function judge(page, where) {
  const found = await axeFaults(page, ['wcag2a', 'wcag2aa']);
  checks.ok(!found.length, `axe, ${where}: ${found.join('; ')}`);
}

/* A table with a greedy bot at the other seat; `mine` is 0 for Black. */
async function openTable(page, key, board, mine) {
  await stepAside(page, server.url);
  await post(page, '/api/guest', { name: 'Tern of Niue' });
  const me = { kind: 'me' },
    bot = { kind: 'bot', level: 'greedy' };
  const { body } = await post(page, '/api/tables', {
    id: key,
    game: 'konane',
    name: 'Slab',
    options: { board },
    seats: mine === 0 ? [me, bot] : [bot, me],
    pace: 'live',
    clock: null,
    public: true,
    hints: true,
  });
  const { table } = body;
  if (!table) throw new Error(JSON.stringify(body));
  await page.goto(`${server.url}/t/${table.id}`);
  await page.waitForSelector('.k-board');
  await dismissTour(page);
  return table.id;
}

/* Whether one is asked, once one is or the game is over. */
const ready = async page => {
  const look = () => document.querySelector('[data-score], .k-hit') && { isReady: true },
    isOver = () => document.querySelector('[data-score]') !== null;
  if (!(await comes(page, look, null, 30))) throw await stuck(page, 'nobody is asked');
  return !(await page.evaluate(isOver));
};
const summary = page => page.locator('[data-testid="summary"]').textContent();
async function moved(page, before) {
  const look = was =>
    document.querySelector('[data-score]') !== null ||
    document.querySelector('[data-testid="summary"]').textContent !== was;
  if (!(await comes(page, look, before, 30))) throw await stuck(page, 'nothing follows a move');
}

/* The middle of the first place of a kind, in pixels of the window. */
const middle = async (page, selector, n = 0) => {
  const at = ([where, k]) => {
    const all = document.querySelectorAll(where),
      box = all[k % all.length]?.querySelector('rect').getBoundingClientRect();
    return box?.width > 0 && [box.x + box.width / 2, box.y + box.height / 2];
  };
  const found = await comes(page, at, [selector, n], 30);
  if (!found) throw await stuck(page, `there is no ${selector}`);
  return found;
};
/* One move through `press` at pixels: a stone, then where it lands. */
async function byHand(page, press, n) {
  const before = await summary(page);
  if (await page.locator('.k-hit.remove').count())
    await press(await middle(page, '.k-hit.remove', n));
  else {
    if (!(await page.locator('.k-hit.land').count()))
      await press(await middle(page, '.k-hit.lift', n));
    await page.waitForSelector('.k-hit.land');
    await press(await middle(page, '.k-hit.land', n));
  }
  await moved(page, before);
}
async function playOn(page, move) {
  let n = 0;
  for (; await ready(page); n++) await move(n);
  return n;
}

/* The opening: what is ringed, what a click that does nothing says, lifting and putting back, a hint. */
async function firstClicks(page, press) {
  checks.ok((await page.locator('[data-stone]').count()) === 64, 'the slab is full');
  checks.ok((await page.locator('.k-hit.remove').count()) === 4, 'Black opens in four ways');
  await shot(page, 'opening-1440');
  await byHand(page, press, 0);
  await ready(page);
  checks.ok((await page.locator('[data-stone]').count()) === 62, 'two stones are gone');
  const lifts = await page.locator('.k-hit.lift').count();
  checks.ok(lifts > 0 && lifts <= 4, `stones that can jump are ringed: ${lifts}`);
  await page.locator('[data-place="b1"]').click();
  checks.ok(
    await until(() => page.locator('.refused').count(), 30),
    'a click on a rival’s stone is explained',
  );
  await page.locator('[data-place="a1"]').click();
  checks.ok(
    await until(
      async () => /behind the stone is taken/.test(await page.locator('.refused').textContent()),
      30,
    ),
    'a stone of one’s own that cannot jump says why',
  );
  await press(await middle(page, '.k-hit.lift'));
  await page.waitForSelector('.k-hit.land');
  checks.ok(await page.locator('.k-hit.up').count(), 'the lifted stone is marked');
  await page.mouse.move(...(await middle(page, '.k-hit.land')));
  await page.waitForSelector('.k-way');
  checks.ok((await page.locator('.k-cross').count()) === 1, 'the stone that would go is crossed');
  await shot(page, 'lifted-1440');
  await press(await middle(page, '.k-hit.up'));
  checks.ok(
    await until(async () => !(await page.locator('.k-hit.land').count()), 30),
    'a stone can be put back',
  );
  await page.keyboard.press('h');
  checks.ok(await until(() => page.locator('.k-way').count(), 30), 'a hint is shown on the slab');
  await shot(page, 'hint-1440');
  await judge(page, 'the table');
}

/* What is to be seen of the game afterwards. */
async function pagesOf(page, id) {
  await goInside(page, `/t/${id}/score`, '.sheet-table');
  checks.ok(
    /wins?$/.test(await page.locator('.res h1').textContent()) &&
      /had no jump left in turn \d+\./.test(await page.locator('.res p').textContent()),
    'the sheet says who has won and why',
  );
  await shot(page, 'score-1440');
  await judge(page, 'the score sheet');
  for (const [path, name] of [
    [`/t/${id}/replay`, 'replay'],
    ['/learn/konane', 'rules'],
    ['/learn', 'learn'],
    ['/', 'home'],
  ]) {
    await goInside(page, path, name === 'replay' ? '.k-board' : 'h1');
    await shot(page, `${name}-1440`);
  }
}

async function byMouse() {
  const somebody = await person(browser),
    { page, faults } = somebody,
    press = ([x, y]) => page.mouse.click(x, y),
    id = await openTable(page, 'mouse', '8x8', 0);
  await ready(page);
  await firstClicks(page, press);
  const n = await playOn(page, async k => {
    await byHand(page, press, k * 3);
    if (k !== 8 || !(await ready(page))) return;
    checks.ok(await page.locator('.k-last-to').count(), 'the last move is marked');
    await shot(page, 'middle-1440');
    await page.setViewportSize({ width: 1024, height: 768 });
    await shot(page, 'middle-1024');
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  checks.ok(n > 5, `a game by mouse has an end after ${n} jumps`);
  await shot(page, 'over-1440');
  await pagesOf(page, id);
  checks.ok(!faults.length, `the console is silent: ${faults.join(' ')}`);
  return somebody;
}

/* By keyboard as White: B goes to the board, arrows walk, Enter takes, Escape puts back. */
async function byKeyboard({ page, faults, context }) {
  await openTable(page, 'keys', '6x6', 1);
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? null);
  const n = await playOn(page, async k => {
    const before = await summary(page);
    if (!(await focused())) await page.keyboard.press('b');
    if (!(await focused())) throw await stuck(page, 'B does not lead to the board');
    if (k % 2) await page.keyboard.press(k % 4 === 1 ? 'ArrowRight' : 'ArrowUp');
    const lifts = await page.locator('.k-hit.lift').count();
    await page.keyboard.press('Enter');
    if (lifts) {
      await page.waitForSelector('.k-hit.land:focus');
      if (k === 2) {
        await page.keyboard.press('Escape');
        checks.ok(
          await until(async () => !(await page.locator('.k-hit.land').count()), 30),
          'Escape puts the stone back',
        );
        await page.keyboard.press('Enter');
        await page.waitForSelector('.k-hit.land:focus');
      }
      await page.keyboard.press('Enter');
    }
    await moved(page, before);
  });
  checks.ok(n > 4, `a game by keyboard has an end after ${n} moves`);
  checks.ok(!faults.length, `the console is silent: ${faults.join(' ')}`);
  await context.close();
}

async function byTouch() {
  const { page, faults, context } = await person(browser, phone);
  await openTable(page, 'phone', '8x8', 0);
  await ready(page);
  await shot(page, 'opening-390');
  const press = ([x, y]) => page.touchscreen.tap(x, y);
  const n = await playOn(page, async k => {
    await byHand(page, press, k * 3);
    if (k === 6 && (await ready(page))) {
      await press(await middle(page, '.k-hit.lift'));
      await page.waitForSelector('.k-hit.land');
      await shot(page, 'lifted-390');
      await judge(page, 'the phone');
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      checks.ok(wide <= 1, `nothing sticks out: ${wide}`);
      await press(await middle(page, '.k-hit.up'));
    }
  });
  checks.ok(n > 5, `a game by touch has an end after ${n} moves`);
  await shot(page, 'over-390');
  await goInside(page, '/');
  await shot(page, 'home-390');
  checks.ok(!faults.length, `the console is silent: ${faults.join(' ')}`);
  await context.close();
}

try {
  await byKeyboard(await byMouse());
  await byTouch();
} finally {
  await browser.close();
  await server.end();
}
checks.end();
