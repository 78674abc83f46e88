/*
 * pseudo.mjs - the page in the language that is none (tools/lib/pseudo.mjs): made for a test, into build/pseudo, and
 * put in the place of the server's own page. What the server itself says stays English.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { readPo } from '../../../tools/lib/po.mjs';
import { name, pseudo, tag } from '../../../tools/lib/pseudo.mjs';
import { buildWeb } from '../../../web/build.mjs';
import { bringLanguage } from '../../../web/tools/languages.mjs';
import { root } from './bank.mjs';

const folder = join(root, 'build/pseudo'),
  catalogue = join(folder, `${tag}.words`),
  po = join(root, 'words/fr.po'); // for its msgids
export { tag };

/* All that the engine says in English. */
export const englishIds = readPo(po).messages.map(m => m.id);

const words = `
  import { en } from './i18n/en/index.ts';
  import { pseudoMessage } from ${JSON.stringify(join(root, 'tools/lib/pseudo.mjs'))};
  export const words = Object.fromEntries(
    Object.entries(en).map(([key, message]) => [key, pseudoMessage(message)]),
  );`;

export async function buildPseudo() {
  mkdirSync(folder, { recursive: true });
  writeFileSync(catalogue, execFileSync(join(root, 'build/words/catalogue'), ['--pseudo', po]));
  const texts = new Map(englishIds.map(id => [id, pseudo(id)]));
  bringLanguage(tag, { name, catalogue, texts, words });
  await buildWeb({ out: join(folder, 'web'), debug: true });
}

const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/* From the next page on somebody speaks it. */
export async function speakPseudo(context, url) {
  await context.addInitScript(spoken => localStorage.setItem('vaka.language', spoken), tag);
  await context.route(
    at => at.origin === url && !at.pathname.startsWith('/api/'),
    route => {
      const asked = join(folder, 'web', new URL(route.request().url()).pathname),
        file = extname(asked) && existsSync(asked) ? asked : join(folder, 'web/index.html');
      return route.fulfill({
        body: readFileSync(file),
        contentType: types[extname(file)] ?? 'application/octet-stream',
      });
    },
  );
}
