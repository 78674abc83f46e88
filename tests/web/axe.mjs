// axe.mjs - axe-core on every page of the shell, light and dark, wide and phone: no fault at all of
// the kinds serious and critical, nor of any other kind.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phone, root, suite, wide } from './lib/shell.mjs';

const axe = readFileSync(join(root, 'web/node_modules/axe-core/axe.min.js'), 'utf8');
const pages = ['/', '/games', '/watch', '/learn', '/learn/polynesia', '/account', '/settings', '/nowhere', '/new?game=polynesia', '/i/CODE'];

await suite('axe', async ({ url, person, check }) => {
  for (const [size, where] of [[wide, 'wide'], [phone, 'phone']])
    for (const theme of ['light', 'dark']) {
      const page = await person({ size, theme, calm: true });
      await page.goto(url);
      const code = await page.evaluate(async () => {
        const post = (path, body) => fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }).then(a => a.json());
        await post('/api/guest', { name: 'Leilani' });
        await post('/api/play_now', { game: 'polynesia', level: 'easy' });
        return (await post('/api/tables', { id: 'axe-1', game: 'polynesia', name: 'Axe', options: {}, seats: [{ kind: 'me' }, { kind: 'person' }], pace: 'slow', clock: { start: 86400000, step: 86400000 }, public: true, hints: true })).table.invite;
      });
      for (const path of pages)
        await check(`${path}, ${where}, ${theme}`, async () => {
          await page.goto(url + path.replace('CODE', code));
          await page.locator('h1').first().waitFor();
          await page.waitForTimeout(400);
          // The page's policy forbids scripts from elsewhere; this one comes through the debugger.
          await page.evaluate(axe);
          const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
          const words = found.violations.map(v => `${v.impact} ${v.id}: ${v.nodes.slice(0, 3).map(n => `${n.target.join(' ')} (${(n.any[0] ?? n.all[0] ?? n.none[0])?.message ?? ''})`).join('; ')}`);
          assert.deepEqual(words, []);
        });
      await page.context().close();
    }
});
