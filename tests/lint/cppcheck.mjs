/*
 * cppcheck finds nothing in the sources of the program, as they are compiled: given one setting, it does
 * not try every way to include a table.
 */
import { checkSources, files, finish, toolOf } from './lib/lint.mjs';

await checkSources(toolOf('cppcheck', '2.10'), {
  sources: files(['src', 'train'], '.c'),
  argsFor: file => [
    '--quiet',
    '--std=c11',
    '--language=c',
    '--error-exitcode=1',
    '--enable=warning,portability,performance',
    '--inline-suppr',
    '--suppress=missingIncludeSystem',
    '-DVAKA_COMMIT="0"',
    '-Iinclude',
    '-Isrc',
    file,
  ],
  faultsIn: result => (result.status ? result.output.trim().split('\n') : []),
});
finish();
