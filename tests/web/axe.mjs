// axe.mjs - axe-core on every page: those around the tables, a table that waits, one that runs, the score sheet and
// the replay of one that is over. By day no fault of any kind, in the dark no fault of colours; one of them wide, the
// other on a phone, the next day the other way round.  TURN=all  both at both sizes
import assert from 'node:assert/strict';
import { axeFaults, ofColour } from './lib/axe.mjs';
import { unseen } from './lib/browser.mjs';
import { goInside } from './lib/inside.mjs';
import { phone, suite, wide } from './lib/shell.mjs';
import { stepAside } from './lib/tables.mjs';
import { isAll, sayTurn, turn } from './lib/turns.mjs';

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

const sizes = [
    [wide, 'wide'],
    [phone, 'phone'],
  ],
  themes = [['light'], ['dark', ofColour]],
  looksAt = k => (isAll ? themes : [themes[(k + turn) % 2]]);

sayTurn();
await suite('axe', async ({ url, person, check }) => {
  const page = await person({ theme: 'light', calm: true });
  await stepAside(page, url);
  const ids = await page.evaluate(prepare);
  await page.goto(`${url}/replay`); // once: from there on as links lead
  for (const [k, [path, drawn]] of pages.entries()) {
    await check(`${path} is there`, () =>
      goInside(
        page,
        path.replace(/CODE|OPEN|RUNNING|OVER/, name => ids[name]),
        drawn,
      ),
    );
    for (const [i, [size, where]] of sizes.entries()) {
      await page.setViewportSize(size);
      for (const [theme, rules] of looksAt(k + i))
        await check(`${path}, ${where}, ${theme}`, async () => {
          await page.emulateMedia({ colorScheme: theme });
          await page.locator(`html[data-theme="${theme}"]`).waitFor();
          assert.deepEqual(await axeFaults(page, rules), []);
        });
    }
    await unseen(page);
  }
});
