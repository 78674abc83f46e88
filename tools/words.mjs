#!/usr/bin/env node
/*
 * words.mjs - bring words/*.po up to date with the sources: new texts come in untranslated, what nobody says any more
 * goes, translations stay. Builds the test program that hears what games say. `tools/words.mjs --list` changes nothing
 * and shows what is missing; a new language begins as a copy of another one's header, saved as words/<tag>.po.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { msgids } from './lib/msgids.mjs';
import { keyOf, messageOf, readPo, writePo } from './lib/po.mjs';

process.chdir(path.dirname(import.meta.dirname));

/* What whole games were heard to say, with plenty of them. */
function heard() {
  const file = path.join(os.tmpdir(), `vaka-said-${process.pid}`);
  execFileSync('make', ['V=release', 'test-bin'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const lines = [];
  for (const times of ['1', '8']) {
    try {
      execFileSync('build/release/suites/engine', ['laws/test_languages'], {
        env: { ...process.env, VAKA_SAID: file, VAKA_LAWS: times },
        stdio: 'ignore',
      });
    } catch {
      /* it fails while texts are missing, which is why this program is run */
    }
    lines.push(...fs.readFileSync(file, 'utf8').split('\n').filter(Boolean));
    fs.rmSync(file);
  }
  return new Set(lines.map(l => l.replaceAll('\\n', '\n').replaceAll('\\004', '\u0004')));
}

const found = msgids(heard());
const order = [...found].sort(([a, x], [b, y]) => {
  const [at, there] = [[...x][0], [...y][0]];
  return at < there ? -1 : at > there ? 1 : a < b ? -1 : 1;
});

for (const name of fs.readdirSync('words').filter(n => n.endsWith('.po'))) {
  const file = `words/${name}`;
  const { header, messages } = readPo(file);
  const known = new Map(messages.map(m => [keyOf(m), m]));
  const now = order.map(([key, places]) => ({
    ...messageOf(key),
    text: known.get(key)?.text ?? '',
    notes: known.get(key)?.notes ?? [],
    places: [...places],
  }));
  const missing = now.filter(m => !m.text);
  const gone = messages.filter(m => !found.has(keyOf(m)));
  if (process.argv.includes('--list'))
    for (const m of missing) console.log(`${file}: ${JSON.stringify(keyOf(m))}`);
  else writePo(file, header, now);
  console.log(`${file}: ${now.length} texts, ${missing.length} to translate, ${gone.length} gone`);
}
