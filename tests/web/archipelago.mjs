/*
 * archipelago.mjs - Archipelago by mouse: rounds with two bots until everything has been seen. An offer is made on the
 * trading table and accepted, the table explains its limits; rounds, exploration and evolution are met on the way.
 * Then positions of a game that bots have played: the wheel beside a card, an offer of a bot, the last answer, the
 * score sheet and the replay.
 */
import {
  Checks,
  Server,
  dismissTour,
  launch,
  luck,
  person,
  restless,
  standOf,
  until,
} from './lib/player.mjs';
import { isLast, playedByBots, standAt } from './lib/tables.mjs';
import {
  answerOf,
  atRest,
  cardTitle,
  crowded,
  draftOffer,
  openCard,
  openTable,
  soleAnswer,
  playOn,
  shelves,
  standing,
} from './lib/archipelago.mjs';
import { checkSheet } from './lib/sheet.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
try {
  const { page, faults } = await person(browser);
  await openTable(page, server, 2, { length: 'short' });
  await page.waitForSelector('.tour');
  checks.ok(
    /map|archipelago/i.test(await page.locator('.tour h2').textContent()),
    'the first game begins with the tour',
  );
  await dismissTour(page);
  const press = (selector, k) => page.locator(selector).nth(k).click(),
    more = async (what, n) => {
      for (let k = 0; k < n; k++) await press(`[data-step="${what}:more"]`, 0);
    };
  const nudge = selector =>
    page.locator(selector).click({ force: true }); /* what is closed can be asked why */
  const next = luck(23),
    own = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.ar-own-goods .ar-good')].map(e =>
          Number(e.querySelector('b').textContent),
        ),
      );
  let explained = false,
    accepted = null,
    told = true,
    moved = null,
    wrong = '',
    answers = 0,
    undone = false,
    cleared = false,
    still = false,
    offered = 0;
  const tight = new Set(),
    covered = new Set();
  let cards = 0,
    card = null,
    stayed = 0,
    back = false;
  const sole = new Set();

  const says = what =>
    until(async () => what.test(await page.locator('.ar-trade-end p').textContent()), 20);
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
    checks.ok(await says(/on one side first/), 'an empty deal explains itself');
    const money = (await shelves(page)).find(x => x.id === 'give:florin');
    {
      await page.locator('[data-spin="give:florin"]').focus();
      await page.keyboard.press('End');
      const offered = async () => (await shelves(page)).find(x => x.id === 'give:florin').n;
      checks.ok(
        await until(async () => (await offered()) === money.most, 20),
        'the End key offers all florins',
      );
      await nudge('[data-step="give:florin:more"]');
      checks.ok(await says(/no more/), 'nobody gives more than he has, and the table says so');
      await press('[data-clear]', 0);
      cleared = await until(async () => (await shelves(page)).every(x => x.n === 0), 20);
    }
    await press('[data-close-trade]', 0);
    await page.waitForSelector('.ar-trade', { state: 'detached' });
  };
  /* An offer that a bot can hardly refuse, until one is accepted. */
  const offer = async () => {
    const before = await own();
    await press('.ar-opts [data-partner]', next(2) ? 0 : -1);
    await page.waitForSelector('.ar-trade');
    const drafted = await draftOffer(page, more, 5 + 2 * offered++);
    if (!drafted) {
      await press('[data-close-trade]', 0);
      return;
    }
    told &&= new RegExp(`${drafted.pay} florins? for 1 ${drafted.cube}`).test(drafted.text);
    await press('[data-propose]', 0);
    if (!(await answerOf(page))) return;
    accepted = drafted;
    await atRest(page);
    moved = [before, await own()];
  };
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
    if (seen.bundles !== 2 || seen.after > 0 !== seen.goods > 0 || !/offers you a deal/.test(head))
      wrong += `${head}: ${JSON.stringify(seen)}; `;
  };
  const each = async (done, s) => {
    if (done % 3 === 0) for (const x of await crowded(page)) tight.add(x);
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
    if (s.kind !== 'opts') return false;
    if (!still && s.options.length > 6) {
      still = true;
      const restive = await restless(page);
      checks.ok(restive.length === 0, `the bar stands still under the pointer: ${restive}`);
    }
    if (!undone && done > 4 && (await page.locator('[data-undo].go').count())) {
      const { step } = await standOf(page);
      await page.locator('[data-undo]').click();
      undone = back = await until(async () => (await standOf(page)).step < step, 30);
      return true;
    }
    if (!s.partners || s.crisis) return false;
    if (!explained) {
      await explain();
      return true;
    }
    if (accepted === null) {
      await offer();
      return true;
    }
    return false;
  };
  const seen = new Set(),
    heads = new Set(),
    kinds = ['cell', 'place', 'amount'],
    spots = () => [...seen].filter(k => k.startsWith('spot')).length;
  const seenAll = () =>
    explained &&
    undone &&
    still &&
    accepted !== null &&
    cards > 2 &&
    heads.size >= 10 &&
    spots() >= 3 &&
    kinds.every(kind => seen.has(kind));
  /* Whether bots take an offer is their affair: else another table is tried. */
  for (let k = 0; k < 4 && !seenAll(); k++) {
    if (k) await openTable(page, server, 2, { length: 'short' }, `more-${k}`);
    const found = await playOn(page, next, press, { each, enough: seenAll, seen, heads });
    if (process.env.LOUD)
      console.log(found.done, { answers, accepted, cards, undone, still }, seen, heads.size);
  }
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
  for (const kind of kinds)
    checks.ok(seen.has(kind), `a click of kind ${kind} was made: ${[...seen]}`);
  checks.ok(spots() >= 3, `several kinds of spots were clicked: ${[...seen]}`);
  checks.ok(
    heads.size >= 10 && undone && still,
    `many questions were asked: ${heads.size}, undo was used, a long list was seen`,
  );
  checks.ok(told && accepted !== null, `a bot accepted an offer, told in words: ${accepted?.text}`);
  checks.ok(
    moved?.[1][0] === moved?.[0][0] - accepted?.pay,
    `the florins have changed hands: ${moved?.[0]} became ${moved?.[1]}, ${accepted?.pay} were paid`,
  );
  const cubes = list => list.slice(1, 7).reduce((a, b) => a + b);
  checks.ok(moved && cubes(moved[1]) === cubes(moved[0]) + 1, 'and the cube');
  /* What comes late or by luck, from games that bots have played. */
  const wish = { game: 'archipelago', name: 'Lagoon', options: { length: 'short' } },
    isAnswer = (step, k, all) => all[k - 1]?.do === 'propose' && step.seat !== all[k - 1].seat,
    isCardFirst = (step, k, all) => /^use_card/.test(step.do) && all[k - 1]?.do === 'none', // his round has just begun
    isLastEnd = (step, k, all) => step.do === 'end_round' && isLast(step, k, all),
    played = async has => {
      let game = await playedByBots(page, 3, wish, 'easy');
      for (let k = 0; k < 5 && !game.steps.some(has); k++)
        game = await playedByBots(page, 3, wish, 'easy');
      return game;
    };
  const inside = { isInside: true },
    last = await played(isLastEnd),
    having = async isIt => (last.steps.some(isIt) ? last : played(isIt));
  await standAt(page, server.url, await having(isCardFirst), isCardFirst, inside);
  const shut = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.ar-sector.shut')].map(e => e.dataset.spot).join(' '),
      ),
    closed = await shut(),
    { options: others } = await standing(page),
    group = ['cards', 'houses', 'terms'].find(g => others.includes(g));
  if (group) {
    await press(`form .ar-opts [data-group="${group}"]`, 0);
    await checks.soon(
      async () => (await standing(page)).options.includes('back') && (await shut()) === closed,
      `sectors of the wheel stay open beside ${group}: ${closed}`,
    );
    await press('form [data-back-pick]', 0);
  }
  await press('form .ar-opts [data-group="wheel"]', 0);
  await checks.soon(async () => {
    const { options } = await standing(page);
    return options.includes('back') && options.includes('tax') && !options.includes('wheel');
  }, 'beside a card that can be used, a click on the wheel opens its actions');

  await standAt(page, server.url, await having(isAnswer), isAnswer, inside);
  const asked = await atRest(page);
  await checkAnswer(asked.head);
  checks.ok(
    asked.kind === 'answer' && answers === 1 && !wrong,
    `an offer of a bot shows whose it is, both bundles and what is had afterwards: ${wrong}`,
  );
  await press('form .ar-answer [data-do="reject"]', 0);
  const rejected = async () => (await standing(page)).kind !== 'answer';
  checks.ok(await until(rejected, 30), 'and is answered with a click');

  const id = await standAt(page, server.url, last, isLastEnd, inside);
  await page.locator('form [data-do="end_round"]').click();
  await checkSheet(page, checks, { id, seats: 3, board: '.ar-view', parts: 3 });
  checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
