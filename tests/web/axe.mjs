// axe.mjs - axe-core on every page, wide and phone: those around the tables, a table that waits, one that runs,
// the score sheet and the replay of one that is over. No fault of any kind; in the dark, wide and on a phone
// in turn, no fault of colours.  TURN=all  both
import assert from 'node:assert/strict';
import { axeFaults, ofColour } from './lib/axe.mjs';
import { unseen } from './lib/browser.mjs';
import { goInside } from './lib/inside.mjs';
import { phone, suite, wide } from './lib/shell.mjs';
import { stepAside } from './lib/tables.mjs';
import { inTurn, sayTurn } from './lib/turns.mjs';

// Each page, and what is there when it is drawn.
const pages = [
  ['/', '.gcard'],
  ['/games', '.part'],
  ['/watch', '.part'],
  ['/learn', '.lessons'],
  ['/learn/polynesia', '.rules-text'],
  ['/account', 'form.panel'],
  ['/settings', 'section.panel'],
  ['/nowhere', '.state'],
  ['/new?game=polynesia', 'dialog[open] .sitters'],
  ['/i/CODE', 'h1'],
  ['/t/OPEN', '.wait-box'],
  ['/t/RUNNING', '[data-testid="summary"][data-stand="asked"]'],
  ['/t/OVER/score', '.sheet-table'],
  ['/t/OVER/replay?at=60', '.time'],
  ['/replay', 'section.panel'],
];

// Runs in the page: a table that waits, one that runs and one that is over.
async function prepare() {
  const post = (path, body) =>
    fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).then(a => a.json());
  const playNow = async () =>
    (await post('/api/play_now', { game: 'polynesia', level: 'greedy' })).table.id;
  await post('/api/guest', { name: 'Leilani' });
  const running = await playNow(),
    over = await playNow();
  const { table: open } = await post('/api/tables', {
    id: 'axe-1',
    game: 'polynesia',
    name: 'Axe',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'person' }],
    pace: 'slow',
    clock: { start: 86400000, step: 86400000 },
    public: true,
    hints: true,
  });
  await post(`/api/tables/${over}/leave`, {}); // a bot plays on, to the end
  for (let tries = 0; tries < 300; tries++) {
    const { table } = await fetch(`/api/tables/${over}`).then(a => a.json());
    if (table.status === 'over') break;
    await new Promise(done => setTimeout(done, 200));
  }
  return { CODE: open.invite, OPEN: open.id, RUNNING: running, OVER: over };
}

sayTurn();
await suite('axe', async ({ url, person, check }) => {
  const darkAt = inTurn([wide, phone], 2),
    page = await person({ theme: 'light', calm: true });
  await stepAside(page, url);
  const ids = await page.evaluate(prepare);
  await page.goto(`${url}/replay`); // once: from there on as links lead
  for (const [path, drawn] of pages) {
    await check(`${path} is there`, () =>
      goInside(
        page,
        path.replace(/CODE|OPEN|RUNNING|OVER/, name => ids[name]),
        drawn,
      ),
    );
    for (const [size, where] of [
      [wide, 'wide'],
      [phone, 'phone'],
    ]) {
      await page.setViewportSize(size);
      await check(`${path}, ${where}, light`, async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.locator('html[data-theme="light"]').waitFor();
        assert.deepEqual(await axeFaults(page), []);
      });
      if (!darkAt.includes(size)) continue;
      await check(`${path}, ${where}, dark`, async () => {
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.locator('html[data-theme="dark"]').waitFor();
        assert.deepEqual(await axeFaults(page, ofColour), []);
      });
    }
    await unseen(page);
  }
});
