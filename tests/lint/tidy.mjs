/* clang-tidy, with the checks of .clang-tidy, finds nothing in the sources of the program. */
import { checkSources, compileFlags, files, finish, toolOf } from './lib/lint.mjs';

/* The findings with the lines that they quote, without the notes on how the analyser got there. */
function findings(text) {
  let isNote = false;
  return text
    .trim()
    .split('\n')
    .filter(line => {
      if (/:\d+:\d+: /.test(line)) isNote = line.includes(' note: ');
      return line && !isNote;
    });
}

/*
 * The analyser's search: it finds what it finds early. Where memory is taken and given back, and errors
 * of the system are met, it looks at a fifth of what it would; in the pure rooms, which have neither, at
 * a seventieth.
 */
const impure = /^(train|src\/(cli|lib|server|store|term))\//;
const bound = file => [
  ...['-Xclang', '-analyzer-config', '-Xclang', `max-nodes=${impure.test(file) ? 40000 : 3000}`],
];

/* `I/N` looks at the I-th of N shares of the sources only, so that N items can divide the work. */
const [share, shares] = (process.argv[2] ?? '1/1').split('/').map(Number);
const wasmFlags = ['--target=wasm32-wasi', '--sysroot=/usr', '-mbulk-memory'];

await checkSources(toolOf('clang-tidy', '14.'), {
  sources: files(['src', 'train'], '.c').filter((_, i) => i % shares === share - 1),
  settings: ['.clang-tidy'],
  argsFor: file => [
    '--quiet',
    file,
    '--',
    ...compileFlags,
    ...(file.startsWith('src/wasm/') ? wasmFlags : []),
    ...bound(file),
  ],
  faultsIn: result => {
    const faults = findings(result.out);
    return result.status && !faults.length ? [result.err.trim()] : faults;
  },
});
finish();
