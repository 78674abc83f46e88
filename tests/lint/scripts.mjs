/*
 * Scripts keep to Prettier's form and to web/eslint.config.mjs, without a warning, and have at most
 * 600 lines; generated ones have as many as they need. Stylesheets keep to Prettier's form. Both
 * take half a minute and more for all of them: they remember in build/lint/ which texts they have seen (a change of a
 * type elsewhere shows after `make clean`), and `I/N` looks at one share. Where nothing has changed since all was well
 * they are not asked.
 */
import fs from 'node:fs';
import { asBefore, check, files, finish, isAllWell, lines, root, tool } from './lib/lint.mjs';

const fileLimit = 600;
const [share, of] = (process.argv[2] ?? '1/1').split('/').map(Number);
const bin = name => `web/node_modules/.bin/${name}`;
if (!fs.existsSync(bin('eslint'))) {
  console.log('ESLint is not here (tools/install)');
  process.exit(77);
}

const isScript = file => /\.(ts|tsx|mjs)$/.test(file);
const isStyle = file => file.endsWith('.css');
const isProgram = file => !file.includes('.') && /^#!.*\bnode\b/.test(lines(file)[0]);
const mine = files(['web', 'tests', 'bench', 'tools', 'packaging'])
  .filter(file => !file.endsWith('.gen.ts'))
  .filter(file => isScript(file) || isStyle(file) || isProgram(file))
  .filter((_, i) => i % of === share - 1);

/* All that the answers of both depend on: texts, types, settings, and the packages. */
const before = asBefore(
  `scripts-${share}-${of}`,
  [process.version, mine],
  [
    ...files(['web', 'tests', 'bench', 'tools', 'packaging'], '.ts', '.tsx', '.mjs', '.css'),
    ...mine.filter(isProgram),
    ...['.prettierrc.json', '.prettierignore', '.editorconfig'],
    ...['web/tsconfig.json', 'web/package.json', 'web/node_modules/.package-lock.json'],
  ],
);

/* Prettier names the files that are not as it would write them; a program has no ending to go by. What was well is
   remembered by its text: whether it is depends on nothing else but Prettier and its settings, which are remembered. */
async function shapeless(kind, list, ...options) {
  if (!list.length || before.isSame) return [];
  const kept = ['--cache', '--cache-strategy', 'content'],
    place = ['--cache-location', `build/lint/prettier-${kind}-${share}-${of}`];
  const result = await tool(bin('prettier'), [
    ...['--list-different', ...kept, ...place],
    ...[...options, ...list],
  ]);
  if (result.err) check('Prettier', [result.err.trim()]);
  return result.out.split('\n').filter(Boolean);
}
const isShapeless = new Set([
  ...(await shapeless(
    'files',
    mine.filter(file => !isProgram(file)),
  )),
  ...(await shapeless('programs', mine.filter(isProgram), '--parser', 'babel')),
]);

const scripts = mine.filter(file => isScript(file) || isProgram(file));
const eslint = [
  ...['-c', 'web/eslint.config.mjs', '--format', 'json', '--max-warnings', '0'],
  ...['--cache', '--cache-strategy', 'content'],
  ...['--cache-location', `build/lint/eslint-${share}-${of}`],
  ...scripts,
];
/* Without a name ESLint would look at the whole tree. */
const linted = scripts.length && !before.isSame ? await tool(bin('eslint'), eslint) : { out: '[]' };
const found = linted.out.startsWith('[') ? JSON.parse(linted.out) : null;
if (!found) check('ESLint', [linted.output.trim()]);
const faultsOf = new Map(
  (found ?? []).map(({ filePath, messages }) => [
    filePath.slice(root.length + 1),
    messages.map(m => `line ${m.line}: ${m.message}`),
  ]),
);

for (const file of mine) {
  const length = lines(file).length - 1;
  check(file, [
    ...(!isStyle(file) && length > fileLimit ? [`${length} lines, more than ${fileLimit}`] : []),
    ...(isShapeless.has(file) ? ['not as Prettier would write it; run: make format'] : []),
    ...(faultsOf.get(file) ?? []),
  ]);
}
before.keep(isAllWell());
finish();
