/* Each source is formatted as .clang-format says. Tables (.def) are aligned by hand. */
import { execFileSync } from 'node:child_process';
import { asBefore, check, code, files, finish, onAllCores, tool, toolOf } from './lib/lint.mjs';

const clangFormat = toolOf('clang-format', '14.'),
  version = execFileSync(clangFormat, ['--version'], { encoding: 'utf8' });

/* Many at once: to start takes longer than to look at a file. A heap that has not changed was well. */
const atOnce = 40;
const sources = files(code, '.c', '.h');
const heaps = [];
for (let i = 0; i < sources.length; i += atOnce) heaps.push(sources.slice(i, i + atOnce));

await onAllCores([...heaps.entries()], async ([k, heap]) => {
  const before = asBefore(`format-${k}`, [version], ['.clang-format', ...heap]);
  if (before.isSame) {
    for (const file of heap) check(file, []);
    return;
  }
  const result = await tool(clangFormat, ['--dry-run', '-Werror', '--ferror-limit=3', ...heap]);
  const said = result.status ? result.output.trim().split('\n') : [];
  const faultsOf = file => said.filter(line => line.startsWith(`${file}:`));
  for (const file of heap)
    check(file, faultsOf(file).length ? [...faultsOf(file), 'run: make format'] : []);
  if (said.length && !heap.some(file => faultsOf(file).length)) check('clang-format', said);
  before.keep(result.status === 0);
});
finish();
