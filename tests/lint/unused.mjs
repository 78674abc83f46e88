/*
 * What nobody uses. A function or table of src that no other file names is `static`, or gone; a member of the page's
 * sources that no other file imports is not exported, or gone. Tests and tools count as users. Read as text: what a
 * macro defines (RUN, LEGAL) is not seen, nor what is only named in a comment.
 */
import fs from 'node:fs';
import path from 'node:path';
import { check, files, finish } from './lib/lint.mjs';

/* Who uses it where no text says so: a pattern of `file name`, and the reason. */
const excused = [
  [/^src\/lib\/fields_\w+\.c lib_fields_\w+$/, 'src/lib/fields.def, by the id of the game'],
  [
    /^web\/src\/i18n\/\w+\/\w+\.ts \w+$/,
    'a part of a language, which the build finds in its folder',
  ],
  [/^web\/src\/games\/(\w+)\/index\.ts \1$/, 'a game, which the build finds in its folder'],
];
const isExcused = (file, name) => excused.some(([pattern]) => pattern.test(`${file} ${name}`));

/* ---- C ---- */

const bare = file => fs.readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const all = [
  'include',
  'src',
  'tests',
  'fuzz',
  'bench',
  'train',
  'tools',
  'python',
  'examples',
  'web/src',
  'web/tools',
];
const texts = new Map(
  files(all, '.c', '.h', '.inc', '.def', '.mjs', '.ts', '.py', '.sh').map(file => [
    file,
    bare(file),
  ]),
);

/* For each word the files that have it; a header that has it once only declares it. */
const users = new Map();
for (const [file, text] of texts) {
  const count = new Map();
  for (const [word] of text.matchAll(/\w+/g)) count.set(word, (count.get(word) ?? 0) + 1);
  for (const [word, n] of count)
    if (!file.endsWith('.h') || n > 1) users.set(word, (users.get(word) ?? new Set()).add(file));
}

const definition =
  /^(?!static\b|extern\b|typedef\b)\w[^;{}=#()]*?\b(\w+)(?:\([^;{]*\{|(?:\[[^\]]*\])*\s*[=;])/gm;
for (const file of files(['src'], '.c', '.inc')) {
  const names = [...texts.get(file).matchAll(definition)].map(([, name]) => name);
  const alone = names.filter(
    name => !/^[A-Z0-9_]+$/.test(name) && users.get(name).size === 1 && !isExcused(file, name),
  );
  check(
    file,
    alone.map(name => `${name} is named in no other file: make it static, or drop it`),
  );
}

/* ---- TypeScript ---- */

/* For each module those that import it, in any form; scripts load modules by their path, and use what they name. */
const modules = files(['web/src'], '.ts', '.tsx').filter(file => !file.endsWith('.gen.ts'));
const uncommented = file => bare(file).replace(/^\s*\/\/.*$/gm, '');
const pages = new Map(files(['web/src'], '.ts', '.tsx').map(file => [file, uncommented(file)]));
const scripts = files(['web/test', 'web/tools', 'web', 'tests/web', 'tests/wasm'], '.mjs')
  .filter(file => !file.includes('web/src/'))
  .map(file => fs.readFileSync(file, 'utf8'))
  .join('\n');
const importers = new Map();
for (const [file, text] of pages)
  for (const [, name] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
    const place = path.join(path.dirname(file), name);
    importers.set(place, [...(importers.get(place) ?? []), text]);
  }

const exported =
  /^export (?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)|^export (?:type )?\{([^}]*)\}/gm;
for (const file of modules) {
  const names = [...pages.get(file).matchAll(exported)].flatMap(([, one, several]) =>
    one
      ? [one]
      : several
          .split(',')
          .map(name => name.trim().split(' ').pop())
          .filter(Boolean),
  );
  const outside = [...(importers.get(file) ?? []), scripts];
  const alone = names.filter(
    name => !isExcused(file, name) && !outside.some(text => new RegExp(`\\b${name}\\b`).test(text)),
  );
  check(
    file,
    alone.map(name => `${name} is imported nowhere: do not export it, or drop it`),
  );
}
finish();
