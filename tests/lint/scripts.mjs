/*
 * Scripts keep to Prettier's form and to web/eslint.config.mjs, without a warning, and have at most
 * 600 lines; generated ones have as many as they need. ESLint takes a minute for all of them: it
 * remembers in build/lint/ what it has seen, and `I/N` looks at one share.
 */
import fs from 'node:fs';
import { check, files, finish, lines, tool } from './lib/lint.mjs';

const fileLimit = 600;
const [share, of] = (process.argv[2] ?? '1/1').split('/').map(Number);
const bin = name => `web/node_modules/.bin/${name}`;
if (!fs.existsSync(bin('eslint'))) {
  console.log('ESLint is not here (tools/install)');
  process.exit(77);
}

const folders = ['web', 'tests', 'bench', 'tools'];
const all = files(folders, '.ts', '.tsx', '.mjs').filter(file => !/\.gen\.ts$/.test(file));
const programs = ['tests/run', ...files(['tools', 'packaging'])].filter(
  file => fs.existsSync(file) && /^#!.*\bnode\b/.test(lines(file)[0]),
);
const mine = list => list.filter((_, i) => i % of === share - 1);

/* Prettier names the files that are not as it would write them. */
const pretty = [...mine([...all, ...programs])];
const parser = file => (programs.includes(file) ? ['--parser', 'babel'] : []);
const shaped = await Promise.all(
  [pretty.filter(f => !programs.includes(f)), ...mine(programs).map(f => [f])]
    .filter(list => list.length)
    .map(list => tool(bin('prettier'), ['--list-different', ...parser(list[0]), ...list])),
);
const shapeless = new Set(shaped.flatMap(result => result.out.split('\n')));

const linted = await tool(bin('eslint'), [
  ...['-c', 'web/eslint.config.mjs', '--format', 'json', '--max-warnings', '0'],
  ...['--cache', '--cache-location', `build/lint/eslint-${share}-${of}`],
  ...mine(all),
]);
const found = linted.out.startsWith('[') ? JSON.parse(linted.out) : null;
if (!found) check('ESLint', [linted.output.trim()]);
const faultsOf = new Map(
  (found ?? []).map(result => [
    result.filePath.slice(process.cwd().length + 1),
    result.messages.map(m => `line ${m.line}: ${m.message}`),
  ]),
);

for (const file of pretty) {
  const length = lines(file).length - 1;
  check(file, [
    ...(length > fileLimit ? [`${length} lines, more than ${fileLimit}`] : []),
    ...(shapeless.has(file) ? ['not as Prettier would write it; run: make format'] : []),
    ...(faultsOf.get(file) ?? []),
  ]);
}
finish();
