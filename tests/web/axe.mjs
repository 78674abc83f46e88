// axe.mjs - axe-core on every page, light and dark, wide and phone: those around the tables, a table that
// waits, one that runs, the score sheet and the replay of one that is over. No fault of any kind.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phone, root, suite, wide } from './lib/shell.mjs';

const axe = readFileSync(join(root, 'web/node_modules/axe-core/axe.min.js'), 'utf8');
const pages = [
  '/',
  '/games',
  '/watch',
  '/learn',
  '/learn/polynesia',
  '/account',
  '/settings',
  '/nowhere',
  '/new?game=polynesia',
  '/i/CODE',
  '/t/OPEN',
  '/t/RUNNING',
  '/t/OVER/score',
  '/t/OVER/replay?at=60',
  '/replay',
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

async function faultsOf(page) {
  // The page's policy forbids scripts from elsewhere; this one comes through the debugger.
  await page.evaluate(axe);
  const found = await page.evaluate(() =>
    globalThis.axe.run(document, { resultTypes: ['violations'] }),
  );
  const why = n => (n.any[0] ?? n.all[0] ?? n.none[0])?.message ?? '';
  return found.violations.map(v => {
    const places = v.nodes.slice(0, 3).map(n => `${n.target.join(' ')} (${why(n)})`);
    return `${v.impact} ${v.id}: ${places.join('; ')}`;
  });
}

const screens = [
  [wide, 'wide'],
  [phone, 'phone'],
].flatMap(([size, where]) => ['light', 'dark'].map(theme => ({ size, where, theme })));

await suite('axe', async ({ url, person, check }) => {
  for (const { size, where, theme } of screens) {
    const page = await person({ size, theme, calm: true });
    await page.goto(url);
    const ids = await page.evaluate(prepare);
    for (const path of pages)
      await check(`${path}, ${where}, ${theme}`, async () => {
        await page.goto(url + path.replace(/CODE|OPEN|RUNNING|OVER/, name => ids[name]));
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await page.waitForTimeout(400);
        assert.deepEqual(await faultsOf(page), []);
      });
    await page.context().close();
  }
});
