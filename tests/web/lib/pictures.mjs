/*
 * pictures.mjs - pictures for people to look at: SHOTS=folder keeps them there, else none are taken.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.SHOTS;

export async function shot(page, name) {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page
    .screenshot({ path: join(folder, `${name}.png`), timeout: 4000 })
    .catch(() => {}); /* it waits for fonts, which a bad line may hold */
}

/* At the three sizes that people have, in both colours; then the page is light and of its own size again. */
export async function shotAtSizes(page, name) {
  if (!folder) return;
  const before = page.viewportSize();
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await shot(page, `${name}-${width}-${colorScheme}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(before);
}
