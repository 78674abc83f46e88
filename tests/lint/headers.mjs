/*
 * Each header compiles alone, as the first line of a file, with clang (gcc sees all of them in the
 * build); has a guard named after its path; and holds no data of its own. Table files (.def) are not
 * headers. With a word: only those with it in their name.
 */
import { check, checkSources, compileFlags, files, finish, lines } from './lib/lint.mjs';

/* The path as it is included, in capitals, with the house's name in front. */
function guardFaults(file) {
  const name = `vaka/${file.replace(/^(include|src)\//, '').replace(/^vaka\b./, '')}`
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_');
  const text = lines(file).join('\n');
  const match = /#ifndef (\w+)\n#define (\w+)\n/.exec(text);
  const isGood = match && match[1] === match[2] && match[1] === name;
  return isGood && /#endif[^\n]*\s*$/.test(text) ? [] : [`wants the guard ${name}`];
}

function dataFaults(file) {
  return lines(file)
    .map((line, i) => ({ line, number: i + 1 }))
    .filter(({ line }) => /^static\b/.test(line) && !/\binline\b/.test(line) && !/\(/.test(line))
    .map(({ line, number }) => `line ${number} defines data in a header: ${line}`);
}

const alone = [
  ...compileFlags,
  ...['-Wall', '-Wextra', '-Wpedantic', '-Werror', '-Wno-pragma-once-outside-header'],
  ...['-Wno-unused-function', '-Wno-empty-translation-unit'], // what it offers need not be used
  ...['-fsyntax-only', '-Itests', '-x', 'c'],
];

const word = process.argv[2] ?? '';
const mine = files(['include', 'src', 'tests', 'fuzz', 'train'], '.h').filter(file =>
  file.includes(word),
);
await checkSources('clang', {
  sources: mine,
  argsFor: file => [...alone, file],
  faultsIn: result => (result.status ? [result.output.trim()] : []),
});
for (const file of mine) {
  check(`${file} guard`, guardFaults(file));
  check(`${file} data`, dataFaults(file));
}
finish();
