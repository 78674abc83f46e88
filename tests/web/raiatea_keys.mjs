/*
 * raiatea_keys.mjs - Raiatea by keyboard alone: a whole game of two. Tab into the bar, Enter; B to the
 * board, arrows, Enter.
 */
import { Checks, Server, launch, luck, person, sleep } from './lib/player.mjs';
import { mayAct, openTable, standing, waitForTurn } from './lib/raiatea.mjs';

const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
try {
  const { page, faults } = await person(browser);
  await openTable(page, server, 1);
  await page.waitForSelector('.tour');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  checks.ok((await page.locator('.tour').count()) === 0, 'Esc ends the tour');
  const next = luck(3),
    focus = () =>
      page.evaluate(() => {
        const at = document.activeElement;
        return {
          spot: at?.dataset?.spot ?? null,
          can: at?.classList.contains('ra-can') ?? false,
          inBar: !!at?.closest('form .ra-opts, form .ra-set, form .ra-bidding'),
          range: at?.type === 'range',
          label: at?.querySelector?.('.hush')?.textContent ?? '',
        };
      });
  const tabTo = async test => {
    for (let k = 0; k < 90; k++) {
      if (await page.evaluate(s => document.activeElement?.matches(s) ?? false, test)) return true;
      await page.keyboard.press('Tab');
    }
    return false;
  };
  let idle = 0,
    done = 0,
    onBoard = 0,
    spoken = '',
    over = false;
  const playOn = async (enough = () => false) => {
    for (let k = 0; k < 3000 && idle < 200 && !enough(); k++) {
      await waitForTurn(page);
      const s = await standing(page);
      if (s.over) {
        over = true;
        return;
      }
      if (!mayAct(s)) {
        idle++;
        await sleep(40);
        continue;
      }
      if (s.set) {
        if (s.confirm && s.ready && (s.chosen > 0 || s.cards === 0 || next(3) === 0)) {
          if (await tabTo('[data-confirm]')) await page.keyboard.press('Enter');
        } else if (await tabTo('form button.ra-setcard:not([aria-disabled]):not(.on)'))
          await page.keyboard.press(next(2) ? 'Enter' : ' ');
      } else if (s.bid) {
        if (await tabTo('form .ra-bidding input'))
          for (let n = next(3); n > 0; n--) await page.keyboard.press('ArrowRight');
        if (await tabTo('form .ra-bidding [data-do]')) await page.keyboard.press('Enter');
      } else if (s.spots.length && next(2)) {
        await page.keyboard.press('b');
        for (let n = next(4); n > 0; n--)
          await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][next(4)]);
        const at = await focus();
        if (at.can) {
          onBoard++;
          spoken = at.label;
          await page.keyboard.press('Enter');
        }
      } else {
        if (!(await tabTo('form .ra-opts button'))) {
          idle++;
          continue;
        }
        for (let n = next(s.options.length); n > 0; n--) await page.keyboard.press('Tab');
        if (!(await focus()).inBar) await tabTo('form .ra-opts button');
        await page.keyboard.press('Enter');
      }
      done++;
      await sleep(15);
    }
  };
  await playOn();
  checks.ok(
    over,
    `a game of two was played by keyboard, ${done} decisions: ${(await standing(page)).summary}`,
  );
  /* Where luck gave few places on the board, another game is begun. */
  for (let n = 0; n < 3 && onBoard <= 10; n++) {
    await openTable(page, server, 1);
    await playOn(() => onBoard > 10);
  }
  checks.ok(
    onBoard > 10 && spoken.length > 10,
    `the board was used by keyboard ${onBoard} times: ${spoken}`,
  );
  checks.ok(faults.length === 0, `no console message: ${faults.slice(0, 3).join(' | ')}`);
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
