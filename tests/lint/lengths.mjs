/*
 * A source file has at most 600 lines, a header 250, a function 60. A function starts at a line
 * that opens a brace in the first column and ends at the next that closes one there. A script of the shell has at
 * most 600 lines too. No line of C, Python or the shell is over 120 columns: clang-format minds 100, but leaves
 * comments as they are. ESLint minds scripts; tables (.def) are aligned by hand.
 */
import { check, code, files, finish, lines } from './lib/lint.mjs';

const fileLimit = 600;
const headerLimit = 250;
const functionLimit = 60;
const widest = 120;

/* Functions that read better whole than cut, each with the reason: 'file function': 'why'. */
const allowed = {};

const wideFaults = text =>
  text.flatMap((line, i) =>
    line.length > widest ? [`line ${i + 1} is longer than ${widest} columns`] : [],
  );

function functionFaults(file, text) {
  const faults = [];
  let start = -1;
  text.forEach((line, i) => {
    if (line === '{') start = i;
    if (line !== '}' || start < 0) return;
    const length = i - start - 1;
    const head = text.slice(Math.max(0, start - 4), start).join(' ');
    const name = [...head.matchAll(/(\w+)\s*\(/g)].map(m => m[1]).pop() ?? '?';
    if (length > functionLimit && !allowed[`${file} ${name}`])
      faults.push(
        `line ${start}: the function ${name} has ${length} lines, more than ${functionLimit}`,
      );
    start = -1;
  });
  return faults;
}

for (const file of files(code, '.c', '.h')) {
  const text = lines(file);
  const limit = file.endsWith('.h') ? headerLimit : fileLimit;
  const length = text.length - 1;
  check(file, [
    ...(length > limit ? [`${length} lines, more than ${limit}`] : []),
    ...functionFaults(file, text),
    ...wideFaults(text),
  ]);
}
for (const file of [...files(code, '.inc'), ...files([...code, 'python', 'examples'], '.py')])
  check(file, wideFaults(lines(file)));

const isShell = file =>
  file.endsWith('.sh') || (!/\.\w+$/.test(file) && /^#!.*\bsh\b/.test(lines(file)[0]));
for (const file of files(['tests', 'tools', 'packaging', 'train', 'examples']).filter(isShell)) {
  const text = lines(file);
  const length = text.length - 1;
  check(file, [
    ...(length > fileLimit ? [`${length} lines, more than ${fileLimit}`] : []),
    ...wideFaults(text),
  ]);
}
finish();
