/*
 * pseudo.mjs - the page in the language of no people (tools/lib/pseudo.mjs): made for a test, into build/pseudo, and
 * put in the place of the server's own page. What the server itself says stays English.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { name, pseudo, tag } from '../../../tools/lib/pseudo.mjs';
import { readPo, writePo } from '../../../tools/lib/po.mjs';
import { buildWeb } from '../../../web/build.mjs';
import { bringLanguage } from '../../../web/tools/languages.mjs';
import { root } from './bank.mjs';

const folder = join(root, 'build/pseudo'),
  po = join(folder, `${tag}.po`),
  catalogue = join(folder, `${tag}.words`);
export { tag };

/* All that English says, as French has it. */
export const englishIds = () => readPo(join(root, 'words/fr.po')).messages.map(m => m.id);

const header = [
  `Language: ${tag}`,
  `X-Name: ${name}`,
  'Plural-Forms: nplurals=2; plural=(n != 1);',
];

const words = `
  import { en } from './i18n/en/index.ts';
  import { pseudoMessage } from ${JSON.stringify(join(root, 'tools/lib/pseudo.mjs'))};
  export const words = Object.fromEntries(
    Object.entries(en).map(([key, message]) => [key, pseudoMessage(message)]),
  );`;

export async function buildPseudo() {
  mkdirSync(folder, { recursive: true });
  const { messages } = readPo(join(root, 'words/fr.po'));
  writePo(
    po,
    header.map(line => `${line}\n`).join(''),
    messages.map(m => ({ ...m, text: pseudo(m.id) })),
  );
  writeFileSync(catalogue, execFileSync(join(root, 'build/words/catalogue'), [po]));
  bringLanguage(tag, { po, catalogue, words });
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
