/* Each source is formatted as .clang-format says. Tables (.def) are aligned by hand. */
import { check, code, files, finish, onAllCores, tool, toolOf } from './lib/lint.mjs';

const clangFormat = toolOf('clang-format', '14.');

await onAllCores(files(code, '.c', '.h'), async file => {
  const result = await tool(clangFormat, ['--dry-run', '-Werror', '--ferror-limit=3', file]);
  check(file, result.status ? [...result.output.trim().split('\n'), 'run: make format'] : []);
});
finish();
