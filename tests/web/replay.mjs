/*
 * replay.mjs - a journal from disk in the browser: chosen, checked and told by the engine in WebAssembly,
 * played forwards and backwards; a damaged one is refused with a reason. Phone and wide.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Engine, REFEREE } from '../wasm/lib/engine.mjs';
import { Checks, Server, launch, person } from './lib/player.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..'),
  file = join(root, 'tests/golden/polynesia-4-a-drawn.jsonl');
const lines = readFileSync(file, 'utf8').trim().split('\n'),
  end = JSON.parse(lines.at(-1));
const module = await Engine.open(join(root, 'build/vaka.wasm'));
module.journal(readFileSync(file, 'utf8'));
const names = [1, 2, 3, 4].map(n => `Seat ${n}`),
  engine = JSON.parse(module.told(REFEREE, 0, names).text);
const checks = new Checks(),
  server = process.env.VAKA_URL ? new Server() : await new Server().start(),
  browser = await launch();
try {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const { page, faults } = await person(browser, { viewport }),
      wide = viewport.width > 1000,
      size = `${viewport.width} wide`;
    await page.goto(`${server.url}/replay`);
    await page.waitForSelector('.drop');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'broken.jsonl',
      mimeType: 'text/plain',
      buffer: Buffer.from(lines.join('\n').replace('"do":"TRV"', '"do":"POPV"')),
    });
    await page.waitForSelector('.drop .fault');
    checks.ok(
      /Line \d+: /.test(await page.locator('.drop .fault').textContent()),
      `${size}: a damaged journal is refused, naming the line`,
    );
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.waitForSelector('.time');
    const value = () => page.locator('.time input[type="range"]').getAttribute('aria-valuetext');
    await checks.soon(
      async () => (await value()) === `Step 0 of ${end.end}`,
      `${size}: the journal opens at its beginning`,
    );
    await page.locator('.ctl .btn[aria-label="Step forward"]').click();
    await checks.soon(
      async () => (await value()) === `Step 1 of ${end.end}`,
      `${size}: one step on`,
    );
    await page.evaluate(() => document.activeElement?.blur?.());
    await page.keyboard.press('End');
    await page.waitForFunction(
      n => document.querySelector('.time input').value === String(n),
      end.end,
    );
    if (wide) {
      await page.waitForFunction(
        s => [...document.querySelectorAll('.mini-pl .d')].map(d => d.textContent).join() === s,
        end.scores.join(),
      );
      checks.ok(true, 'the scores at the end are those of the journal');
      await checks.soon(
        async () => (await page.locator('.steps button').count()) > 100,
        'the steps are listed',
      );
      const sentence = engine.steps.find(s => s.seat === 0).log[0].text;
      checks.ok(
        (await page.locator('.steps').textContent()).includes(sentence),
        'in the sentences of the engine',
      );
      await page.locator('.steps button').nth(60).click();
      await checks.soon(
        () =>
          page.evaluate(
            () =>
              [...document.querySelectorAll('.steps button')].findIndex(b =>
                b.matches('[aria-current]'),
              ) === 60,
          ),
        'a step of the list can be gone to',
      );
    }
    const shown = await value();
    await page.keyboard.press('p');
    await checks.soon(async () => (await value()) !== shown, `${size}: P goes a turn back`);
    const fits = await page.evaluate(
      () => document.documentElement.scrollWidth <= window.innerWidth,
    );
    checks.ok(fits, `${size}: nothing is wider than the window`);
    checks.ok(
      faults.length === 0,
      `${size}: no console message: ${faults.slice(0, 3).join(' | ')}`,
    );
    await page.close();
  }
} catch (why) {
  checks.ok(false, String(why?.stack ?? why));
} finally {
  await browser.close();
  await server.end();
}
checks.end();
