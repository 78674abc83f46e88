/* clang-tidy, with the checks of .clang-tidy, finds nothing in the sources of the program. */
import { check, compileFlags, files, finish, onAllCores, tool } from './lib/lint.mjs';

/* The findings with the lines that they quote, without the notes on how the analyser got there. */
function findings(text) {
    let isNote = false;
    return text.trim().split('\n').filter((line) => {
        if (/:\d+:\d+: /.test(line))
            isNote = line.includes(' note: ');
        return line && !isNote;
    });
}

/* The analyser's search, cut to a fifth: it finds what it finds early, and a file takes half a second. */
const bound = ['-Xclang', '-analyzer-config', '-Xclang', 'max-nodes=40000'];

await onAllCores(files(['src'], '.c'), async (file) => {
    const flags = file.startsWith('src/wasm/') ? [...compileFlags, '--target=wasm32-wasi', '-mbulk-memory']
                                               : compileFlags;
    const result = await tool('clang-tidy', ['--quiet', file, '--', ...flags, ...bound]);
    const faults = findings(result.out);
    check(file, result.status && !faults.length ? [result.err.trim()] : faults);
});
finish();
