/* sheet.mjs - after a game: the score sheet adds up, and the replay shows the board at the end. */
import { turnTo } from './inside.mjs';

/* Totals and the points of all parts of an open sheet, seat by seat. */
const sheetOf = page =>
  page.evaluate(() => {
    const numbers = row => [...row.querySelectorAll('.n')].map(n => n.textContent),
      rows = [...document.querySelectorAll('.sheet-table tbody tr:not(.tot)')].map(numbers);
    return { rows, totals: numbers(document.querySelector('.sheet-table .tot')) };
  });

/* A finished game on the page. `board` is drawn in its replay; `parts` are as many rows at least, `most` at most. */
export async function checkSheet(page, checks, { id, seats, board, parts, most = 99 }) {
  await page.locator('[data-score]').click();
  await page.waitForSelector('.sheet-table');
  const { rows, totals } = await sheetOf(page),
    sums = totals.map((_, k) => rows.reduce((sum, r) => sum + Number(r[k]), 0));
  checks.ok(
    totals.length === seats && totals.every(x => /^\d+$/.test(x)),
    `the score sheet has a total for each: ${totals}`,
  );
  checks.ok(
    rows.length >= parts && rows.length <= most && sums.every((n, k) => String(n) === totals[k]),
    `${rows.length} parts add up: ${sums} is ${totals}`,
  );
  await turnTo(page, `/t/${id}/replay`);
  await page.waitForSelector('.time');
  await page.keyboard.press('End');
  await page.waitForFunction(() => {
    const time = document.querySelector('.time input');
    return time?.value === time?.max;
  }, null);
  checks.ok((await page.locator(board).count()) === 1, 'the replay shows the board at the end');
}
