/* cppcheck finds nothing in the sources of the program. */
import { check, files, finish, onAllCores, tool } from './lib/lint.mjs';

await onAllCores(files(['src'], '.c'), async (file) => {
    const result = await tool('cppcheck', ['--quiet', '--std=c11', '--language=c', '--error-exitcode=1',
                                           '--enable=warning,portability,performance', '--inline-suppr',
                                           '--suppress=missingIncludeSystem', '-Iinclude', '-Isrc', file]);
    check(file, result.status ? result.output.trim().split('\n') : []);
});
finish();
