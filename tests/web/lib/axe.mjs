/* axe.mjs - what axe-core finds on the page as it stands. */
import { readFileSync } from 'node:fs';
import { seen } from './browser.mjs';
import { until } from './player.mjs';

const script = readFileSync(
  new URL('../../../web/node_modules/axe-core/axe.min.js', import.meta.url),
  'utf8',
);

/* The dark theme differs in its colours alone. */
export const ofColour = ['color-contrast', 'link-in-text-block'];

async function look(page, rules) {
  /* The page's policy forbids scripts from elsewhere; this one comes through the debugger. */
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(script);
  const { violations } = await page.evaluate(
    only =>
      globalThis.axe.run(document, {
        resultTypes: ['violations'],
        preload: false, // only sound and film need it
        ...(only ? { runOnly: only } : {}),
      }),
    rules,
  );
  const why = n => (n.any[0] ?? n.all[0] ?? n.none[0])?.message ?? '';
  return violations.map(v => {
    const places = v.nodes.slice(0, 3).map(n => `${n.target.join(' ')} (${why(n)})`);
    return `${v.impact} ${v.id}: ${places.join('; ')}`;
  });
}

/* Faults, by these rules or by all. What fades in has other colours for a moment: a fault stays. A page that was not
   drawn before is not drawn afterwards: a script that plays on would pay for it at every step. */
export async function axeFaults(page, rules = null) {
  let found = [];
  const wasSeen = await page.evaluate(() => 'seen' in document.documentElement.dataset);
  await seen(page);
  await until(async () => (found = await look(page, rules)).length === 0, 2, 200);
  if (!wasSeen) await page.evaluate(() => delete document.documentElement.dataset.seen);
  return found;
}
