/* Each source is formatted as .clang-format says. Tables (.def) are aligned by hand. */
import { check, code, files, finish, onAllCores, tool, toolOf } from './lib/lint.mjs';

const clangFormat = toolOf('clang-format', '14.');

/* Many at once: to start takes longer than to look at a file. */
const atOnce = 40;
const sources = files(code, '.c', '.h');
const heaps = [];
for (let i = 0; i < sources.length; i += atOnce) heaps.push(sources.slice(i, i + atOnce));

await onAllCores(heaps, async heap => {
  const result = await tool(clangFormat, ['--dry-run', '-Werror', '--ferror-limit=3', ...heap]);
  const said = result.status ? result.output.trim().split('\n') : [];
  const faultsOf = file => said.filter(line => line.startsWith(`${file}:`));
  for (const file of heap)
    check(file, faultsOf(file).length ? [...faultsOf(file), 'run: make format'] : []);
  if (said.length && !heap.some(file => faultsOf(file).length)) check('clang-format', said);
});
finish();
