/* lint.mjs - what the lint scripts share: lists of files, running a tool, counting results. */
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '../../..',
);
process.chdir(root);

export const compileFlags = [
  '-std=c11',
  '-Iinclude',
  '-Isrc',
  '-I/usr/include/postgresql',
  '-D_POSIX_C_SOURCE=200809L',
];

/* What is made or fetched: build/ at the root, these names anywhere. */
const left = new Set(['node_modules', '.git', 'var', 'corpus', 'golden']);

/* All files below the folders whose name ends in one of the endings; sorted. */
export function files(folders, ...endings) {
  const found = [];
  const walk = folder => {
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
      const name = path.join(folder, entry.name);
      if (entry.isDirectory() && name !== 'build' && !left.has(entry.name)) walk(name);
      else if (entry.isFile() && (!endings.length || endings.some(e => name.endsWith(e))))
        found.push(name);
    }
  };
  folders.filter(folder => fs.existsSync(folder)).forEach(walk);
  return found.sort();
}

export const code = ['include', 'src', 'tests', 'fuzz', 'bench', 'train'];

export function lines(file) {
  return fs.readFileSync(file, 'utf8').split('\n');
}

/* Rows of a table (.def): the arguments of each row as a list of words. */
export function tableRows(file) {
  const text = lines(file)
    .join('\n')
    .replace(/\/\*.*?\*\//gs, '');
  return [...text.matchAll(/^(\w+)\s*\(([^)]*)\)/gm)].map(([, kind, args]) => ({
    kind,
    args: args.split(',').map(a => a.trim().replace(/"/g, '')),
  }));
}

/* Run a tool: { status, output }. */
export function tool(command, args, options = {}) {
  return new Promise(resolve => {
    const child = execFile(command, args, { maxBuffer: 1 << 26, ...options }, (error, out, err) =>
      resolve({ status: error ? (error.code ?? 1) : 0, output: out + err, out, err }),
    );
    if (options.input) child.stdin.end(options.input);
  });
}

/*
 * The command of a tool in the version that the sources were made to please: other versions format
 * otherwise and find other things. Where there is none the script is left out (see tests/run).
 */
export function toolOf(name, version) {
  const [major] = version.split('.');
  for (const command of [`${name}-${major}`, name]) {
    try {
      const text = execFileSync(command, ['--version'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      if (text.match(/\d+(\.\d+)+/)?.[0].startsWith(version)) return command;
    } catch {
      /* the next one */
    }
  }
  console.log(`${name} ${version} is not here`);
  process.exit(77);
}

/* Work through a list on all cores. */
export async function onAllCores(list, work) {
  const queue = [...list];
  const worker = async () => {
    while (queue.length) await work(queue.shift());
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
}

/* A file and all of ours that it includes, directly or not. */
function withIncluded(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name] of fs.readFileSync(file, 'utf8').matchAll(/^\s*#\s*include\s+"([^"]+)"/gm)) {
    const places = [path.dirname(file), 'src', 'include', 'tests'].map(folder =>
      path.join(folder, name),
    );
    const place = places.find(at => fs.existsSync(at));
    if (place) withIncluded(place, found);
  }
  return found;
}

/*
 * Run a tool on each source, on all cores, unless it found nothing the last time and has the same
 * to look at: the same version, arguments, settings and text. `argsFor(file)` are its arguments,
 * `faultsIn(result)` what it found. Stamps are in build/lint/.
 */
export async function checkSources(command, { sources, settings = [], argsFor, faultsIn }) {
  const version = execFileSync(command, ['--version'], { encoding: 'utf8' });
  await onAllCores(sources, async file => {
    const args = argsFor(file);
    const hash = createHash('sha256').update(JSON.stringify([version, args]));
    for (const name of [...settings, ...[...withIncluded(file)].sort()])
      hash.update(`${name}\0`).update(fs.readFileSync(name));
    const print = hash.digest('hex');
    const stamp = path.join('build/lint', command, file);
    if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === print) {
      check(file, []);
      return;
    }
    const faults = faultsIn(await tool(command, args));
    check(file, faults);
    fs.mkdirSync(path.dirname(stamp), { recursive: true });
    fs.writeFileSync(stamp, faults.length ? '' : print);
  });
}

/*
 * Whether a tool that found nothing the last time has the same to look at: `words` (versions, arguments) and the
 * texts of the files. `keep(isGood)` remembers what it found, in build/lint/.
 */
export function asBefore(kind, words, names) {
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const name of names) hash.update(`${name}\0`).update(fs.readFileSync(name));
  const print = hash.digest('hex'),
    stamp = path.join('build/lint', `${kind}.stamp`);
  return {
    isSame: fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === print,
    keep: isGood => {
      fs.mkdirSync(path.dirname(stamp), { recursive: true });
      fs.writeFileSync(stamp, isGood ? print : '');
    },
  };
}

let passed = 0;
let failed = 0;

/* One counted result: `faults` is a list of sentences, empty if all is well. */
export function check(name, faults) {
  if (faults.length === 0) {
    passed++;
    return;
  }
  failed++;
  console.log(`${name}: not as it should be`);
  for (const fault of faults) console.log(`  ${fault}`);
}

export const isAllWell = () => failed === 0;

export function finish() {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
