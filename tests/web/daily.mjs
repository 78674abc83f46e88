// daily.mjs - the daily challenge and a game alone, in the browser: begun, gone on with, ended, listed,
// remembered and forgotten; the pages around a table with one seat.
import assert from 'node:assert/strict';
import { stopEverywhere } from './lib/conquest.mjs';
import { suite } from './lib/shell.mjs';

// Another line of the same person plays the usual answer until the game is over. A line that is lost says so.
const playOut = (page, id, most = 2000) =>
  page.evaluate(
    ([table, limit]) =>
      new Promise((done, failed) => {
        const ws = new WebSocket(
          `${location.origin.replace('http', 'ws')}/api/tables/${table}/live`,
        );
        let n = 0;
        const leave = () => {
          ws.onclose = null;
          ws.close();
          done(n);
        };
        ws.onclose = ({ code }) =>
          failed(new Error(`the line is lost after ${n} answers: ${code}`));
        const act = ({ step, view }) => {
          if (!view.due || !view.due.seats.includes(0)) return;
          if (n++ === limit) {
            leave();
            return;
          }
          window.setTimeout(
            () =>
              ws.send(
                JSON.stringify({
                  id: `p-${n}-${step}`,
                  type: 'act',
                  step,
                  do: view.usual ?? view.legal[0].do,
                }),
              ),
            60,
          );
        };
        ws.onmessage = event => {
          const m = JSON.parse(event.data);
          if (m.type === 'hello' || m.type === 'step') act(m);
          if (m.type === 'no') failed(new Error(m.error.text));
          if (m.type === 'over') leave();
        };
      }),
    [id, most],
  );

const idOf = page => new URL(page.url()).pathname.split('/').pop();

const panelOf = page => page.locator('[data-daily="conquest"]');

async function offersTheDay(page, url) {
  await page.goto(url);
  await page.getByRole('heading', { name: 'Daily challenge' }).waitFor();
  const { day, next, now } = await page.evaluate(() =>
    fetch('/api/daily?game=conquest').then(a => a.json()),
  );
  await panelOf(page).locator(`time[datetime="${day}"]`).waitFor();
  const timer = panelOf(page).getByRole('timer'),
    read = async () =>
      (await timer.textContent()).split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  const first = await read(),
    minutes = (next - now) / 60000;
  assert.ok(
    Math.abs(first / 60 - minutes) < 2,
    `${first} s are shown, ${minutes} minutes are left`,
  );
  let second = first;
  for (let looks = 0; looks < 50 && second >= first; looks++) {
    await page.waitForTimeout(200);
    second = await read();
  }
  assert.ok(second < first, `${first}, then ${second}`);
  await page.getByText('Your results').click();
  await page.getByText('Nothing finished yet.').waitFor();
}

async function beginsInOneClick(page, url) {
  await panelOf(page).getByRole('button', { name: 'Start today’s game' }).click();
  await page.waitForURL(/\/t\/\w+$/);
  const id = idOf(page);
  await page.locator('.app').waitFor();
  await page.goto(url);
  await panelOf(page).getByRole('link', { name: 'Go on' }).click();
  await page.waitForURL(`${url}/t/${id}`);
  return id;
}

async function keepsTheResult(page, url, id) {
  await page.locator('.app').waitFor();
  await playOut(page, id);
  await page.getByRole('link', { name: 'Score sheet' }).first().waitFor();
  const row = await page
    .evaluate(table => fetch(`/api/tables/${table}`).then(a => a.json()), id)
    .then(a => a.table);
  assert.equal(row.status, 'over');
  for (const visit of [() => page.goto(url), () => page.reload()]) {
    await visit();
    await page.getByText('Your results').click();
    const line = page.locator('.daily-list li');
    assert.equal(await line.count(), 1);
    const text = await line.first().textContent();
    assert.equal(await line.first().locator('time').getAttribute('datetime'), row.daily);
    assert.ok(
      text.includes(row.winners.length ? 'won' : 'lost') && text.includes(`Turn ${row.round}`),
      text,
    );
    assert.ok(
      text.includes(
        `${Math.trunc(row.scores[0] / 2) || (row.scores[0] % 2 ? '' : 0)}${row.scores[0] % 2 ? '½' : ''} point`,
      ),
      text,
    );
  }
  await panelOf(page)
    .getByText(/^(Won|Lost) with/)
    .waitFor();
  assert.equal(await panelOf(page).getByRole('button').count(), 0, 'the day is played');
}

async function hasSheetAndReplay(page, url, id) {
  await panelOf(page).getByRole('link', { name: 'Score sheet' }).click();
  await page.waitForURL(`${url}/t/${id}/score`);
  await page.locator('.sheet-table').waitFor();
  assert.equal(await page.locator('.sheet-table thead th').count(), 2, 'the parts, and one player');
  assert.doesNotMatch(
    await page.locator('.sheet-table thead').textContent(),
    /1st|first/i,
    'alone nobody has a rank',
  );
  await page.locator('[data-replay]').click();
  await page.waitForURL(/replay/);
  await page.locator('svg').first().waitFor();
}

async function clearsTheList(page, url) {
  await page.goto(url);
  await page.getByText('Your results').click();
  await page.getByRole('button', { name: 'Clear the list' }).click();
  await page.getByText('Nothing finished yet.').waitFor();
  await page.context().close();
}

async function playAlone(url, person) {
  const alone = await person({ calm: true });
  await alone.goto(`${url}/new?game=conquest`);
  await alone.getByText('Solitaire', { exact: true }).click();
  await alone.locator('.sum-lines').getByText('Solitaire').waitFor();
  assert.equal(await alone.locator('.sitters li').count(), 1);
  await alone.getByRole('button', { name: 'Start the game' }).click();
  await alone.waitForURL(/\/t\/\w+$/);
  await alone.locator('.app').waitFor();
  const { table } = await alone.evaluate(
    t => fetch(`/api/tables/${t}`).then(a => a.json()),
    idOf(alone),
  );
  assert.equal(table.seats.length, 1);
  assert.equal(table.status, 'running');
  assert.equal(table.daily, null);
  await alone.keyboard.press('Escape');
  await alone.evaluate(
    t =>
      fetch(`/api/tables/${t}/leave`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      }),
    table.id,
  );
  await alone.getByText('This table was closed before the end.').waitFor();
  await alone.context().close();
}

await suite('daily', async ({ url, person, check }) => {
  const page = await person({ calm: true });
  await stopEverywhere(page); // another line answers for this one
  let id;

  await check('the home page offers the day, with a countdown that runs', () =>
    offersTheDay(page, url),
  );
  await check('one click begins it, and the page then leads back to it', async () => {
    id = await beginsInOneClick(page, url);
  });
  await check('when it ends the result is kept, and survives', () => keepsTheResult(page, url, id));
  await check('its score sheet and replay', () => hasSheetAndReplay(page, url, id));
  await check('the list can be cleared', () => clearsTheList(page, url));
  await check('a table alone: chosen as Solitaire, begun at once, given up', () =>
    playAlone(url, person),
  );
});
