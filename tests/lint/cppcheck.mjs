/* cppcheck finds nothing in the sources of the program. */
import { checkSources, files, finish } from './lib/lint.mjs';

await checkSources('cppcheck', {
    sources: files(['src'], '.c'),
    argsFor: (file) => ['--quiet', '--std=c11', '--language=c', '--error-exitcode=1',
                        '--enable=warning,portability,performance', '--inline-suppr',
                        '--suppress=missingIncludeSystem', '-Iinclude', '-Isrc', file],
    faultsIn: (result) => (result.status ? result.output.trim().split('\n') : []),
});
finish();
