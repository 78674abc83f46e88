// icons.mjs - draws web/icons from web/favicon.svg, for phones and desktops that want pictures of a size:
//   CHROMIUM=/usr/bin/chromium node web/tools/icons.mjs
// `any` is the drawing as it is; `maskable` fills the square, as Android cuts its own shape out of it and only the
// inner four fifths are sure to be seen; `touch` fills it too, as iOS rounds the corners itself.
import { readFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const drawn = readFileSync(join(web, 'favicon.svg'), 'utf8');
const [, ground] = /<rect [^>]*fill="(#\w+)"/.exec(drawn);
const inner = drawn.replace(/<\/?svg[^>]*>/g, '').replace(/<rect [^>]*\/>/, '');
const filled = part =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/>` +
  `<g transform="translate(32 32) scale(${part}) translate(-32 -31)">${inner}</g></svg>`;
const icons = [
  ['any-192', 192, drawn],
  ['any-512', 512, drawn],
  ['maskable-192', 192, filled(0.72)],
  ['maskable-512', 512, filled(0.72)],
  ['touch-180', 180, filled(0.88)],
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
mkdirSync(join(web, 'icons'), { recursive: true });
for (const [name, size, svg] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(
    `<body style="margin:0"><img src="${source}" width="${size}" height="${size}" style="display:block">`,
  );
  await page.locator('img').evaluate(image => image.decode());
  await page.screenshot({ path: join(web, 'icons', `${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
