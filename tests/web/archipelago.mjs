/*
 * archipelago.mjs - Archipelago by mouse: a whole short game with two bots. An offer is made on the
 * trading table and accepted, offers of the bots are answered, the table explains its limits; crises,
 * rounds, exploration and evolution are met on the way, then the score sheet and the replay.
 */
import {
  Checks,
  Server,
  dismissTour,
  launch,
  luck,
  person,
  restless,
  sleep,
} from './lib/player.mjs';
import {
  answerOf,
  cardTitle,
  crowded,
  draftOffer,
  openCard,
  openTable,
  soleAnswer,
  playOn,
  shelves,
  standing,
  waitForTurn,
} from './lib/archipelago.mjs';
import { checkSheet } from './lib/sheet.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
try {
  const { page, faults } = await person(browser),
    id = await openTable(page, server, 2, { length: 'short' });
  await page.waitForSelector('.tour');
  checks.ok(
    /map|archipelago/i.test(await page.locator('.tour h2').textContent()),
    'the first game begins with the tour',
  );
  await dismissTour(page);
  const press = (selector, k) => page.locator(selector).nth(k).click({ timeout: 3000 }),
    more = async (what, n) => {
      for (let k = 0; k < n; k++) await press(`[data-step="${what}:more"]`, 0);
    };
  const nudge = selector =>
    page
      .locator(selector)
      .click({ force: true, timeout: 3000 }); /* what is closed can be asked why */
  const next = luck(23),
    own = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.ar-own-goods .ar-good')].map(e =>
          Number(e.querySelector('b').textContent),
        ),
      );
  let explained = false,
    accepted = null,
    answers = 0,
    undone = false,
    ready = 0,
    cleared = false,
    still = false,
    steps = 0,
    offered = 0;
  const tight = new Set(),
    covered = new Set();
  let cards = 0,
    card = null,
    stayed = 0,
    back = false;
  const sole = new Set();

  /* Once: the table says why nothing more goes on it, and can be emptied and closed for nothing. */
  const explain = async () => {
    explained = true;
    await press('.ar-opts [data-partner]', 0);
    await page.waitForSelector('.ar-trade');
    checks.ok(
      (await page.locator('.ar-trade .ar-side').count()) === 2,
      'one click on a partner opens two bundles side by side',
    );
    await nudge('[data-propose]');
    checks.ok(
      /has to change hands/.test(await page.locator('.ar-trade-end p').textContent()),
      'an empty deal explains itself',
    );
    const money = (await shelves(page)).find(x => x.id === 'give:florin');
    if (money) {
      await page.locator('[data-spin="give:florin"]').focus();
      await page.keyboard.press('End');
      checks.ok(
        (await shelves(page)).find(x => x.id === 'give:florin').n === money.most,
        'the End key offers all florins',
      );
      await nudge('[data-step="give:florin:more"]');
      checks.ok(
        /no more/.test(await page.locator('.ar-trade-end p').textContent()),
        'nobody gives more than he has, and the table says so',
      );
      await press('[data-clear]', 0);
      cleared = (await shelves(page)).every(x => x.n === 0);
    }
    await press('[data-close-trade]', 0);
    await page.waitForSelector('.ar-trade', { state: 'detached' });
  };
  /* An offer that a bot can hardly refuse, until one is accepted. */
  const offer = async () => {
    const before = await own();
    await press('.ar-opts [data-partner]', next(2) ? 0 : -1);
    await page.waitForSelector('.ar-trade');
    ready += await page.locator('.ar-offer').count();
    const drafted = await draftOffer(page, more, 5 + 2 * offered++);
    if (!drafted) {
      await press('[data-close-trade]', 0);
      return;
    }
    checks.ok(
      new RegExp(`${drafted.pay} florins? for 1 ${drafted.cube}`).test(drafted.text),
      `the draft is told in words: ${drafted.text}`,
    );
    await press('[data-propose]', 0);
    const yes = await answerOf(page);
    checks.ok(yes !== null, 'the answer is told');
    if (!yes) return;
    accepted = drafted;
    await waitForTurn(page);
    const after = await own();
    checks.ok(
      after[0] === before[0] - drafted.pay,
      `the florins have changed hands: ${before[0]} - ${drafted.pay} is ${after[0]}`,
    );
    checks.ok(
      after.slice(1, 7).reduce((a, b) => a + b) === before.slice(1, 7).reduce((a, b) => a + b) + 1,
      'and the cube',
    );
  };
  /* One look: the answer may be on its way, and the offer gone a moment later. */
  const checkAnswer = async head => {
    const seen = await page.evaluate(
      () =>
        document.querySelector('.ar-answer') && {
          bundles: document.querySelectorAll('.ar-answer .ar-bundle').length,
          goods: document.querySelectorAll('.ar-answer [data-good]').length,
          after: document.querySelectorAll('.ar-answer .ar-after dd').length,
        },
    );
    if (!seen) return;
    answers++;
    /* Who only asks leave to harvest, or gives a card, changes nothing that is counted. */
    checks.ok(
      seen.bundles === 2 && seen.after > 0 === seen.goods > 0,
      `an offer shows both bundles and what is had afterwards: ${JSON.stringify(seen)}`,
    );
    checks.ok(/offers you a deal/.test(head), `and says whose it is: ${head}`);
  };
  const each = async done => {
    steps = done;
    const s = await standing(page);
    if (done < 80) for (const x of await crowded(page)) tight.add(x);
    /* After an undo the question stays, so that one can go further back. */
    const only = back ? null : await soleAnswer(page);
    back = false;
    if (only) sole.add(only);
    /* A card that was opened is closed when the decision is another one. */
    if (card && s.head !== card.head) {
      stayed += Number((await cardTitle(page)) === card.title);
      card = null;
    }
    if (cards < 6 && done % 5 === 3 && s.kind === 'opts' && !s.crisis) {
      const opened = await openCard(page);
      if (opened) {
        cards++;
        opened.on.forEach(x => covered.add(x));
        card = { ...opened, head: s.head };
      }
    }
    if (s.kind === 'answer') await checkAnswer(s.head);
    if (s.kind !== 'opts') return false;
    if (!still && s.options.length > 6) {
      still = true;
      const moved = await restless(page);
      checks.ok(moved.length === 0, `the bar stands still under the pointer: ${moved}`);
    }
    if (!undone && done > 4 && (await page.locator('[data-undo].go').count())) {
      undone = back = true;
      await page.locator('[data-undo]').click();
      await sleep(120);
      return true;
    }
    if (!s.partners || s.crisis) return false;
    if (!explained) {
      await explain();
      return true;
    }
    if (accepted === null && next(2)) {
      await offer();
      return true;
    }
    return false;
  };
  const { seen, heads, done, end } = await playOn(page, next, press, {
    each,
    lazy: () => explained && undone && accepted !== null && steps > 45,
  });
  checks.ok(end.over, `the game came to its end after ${done} clicks: ${end.head} ${end.summary}`);
  checks.ok(
    tight.size === 0,
    `nothing lies on another board, no word is cut: ${[...tight].slice(0, 5).join(', ')}`,
  );
  checks.ok(
    cards > 2 && covered.size === 0,
    `${cards} cards of words were opened and lie on no choice: ${[...covered].slice(0, 5).join(', ')}`,
  );
  checks.ok(stayed === 0, `no card stays open over another decision: ${stayed}`);
  checks.ok(
    sole.size === 0,
    `nothing is asked that has one answer: ${[...sole].slice(0, 4).join(', ')}`,
  );
  checks.ok(explained && cleared, 'the table was opened, emptied and closed');
  for (const kind of ['cell', 'place', 'amount', 'option wheel'])
    checks.ok(seen.has(kind), `a click of kind ${kind} was made: ${[...seen.keys()]}`);
  checks.ok(
    [...seen.keys()].filter(k => k.startsWith('spot')).length >= 3,
    `several kinds of spots were clicked: ${[...seen.keys()]}`,
  );
  checks.ok(
    heads.size >= 10 && undone && still,
    `many questions were asked: ${heads.size}, undo was used, a long list was seen`,
  );
  if (process.env.LOUD) console.log({ done, ready, answers, seen: [...seen] });
  await checkSheet(page, server, checks, { id, seats: 3, board: '.ar-view', parts: 3 });
  /* Whether bots offer something and take an offer is their affair: else other tables are tried. */
  const traded = () => answers > 0 && accepted !== null;
  for (let k = 0; k < 4 && !traded(); k++) {
    await openTable(page, server, 3, { length: 'short' }, `more-${k}`);
    await playOn(page, next, press, { each, enough: traded });
  }
  checks.ok(accepted !== null, `a bot accepted an offer: ${accepted?.text}`);
  checks.ok(answers > 0, `${answers} offers of the bots were answered`);
  checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
