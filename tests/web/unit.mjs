/*
 * unit.mjs - what the client promises without a browser: its types hold, and its unit tests pass
 * (web/test, by node's own runner). Where no WebAssembly was built those that need the engine are
 * left out.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = join(dirname(fileURLToPath(import.meta.url)), '../../web');
const run = (...args) =>
  spawnSync(process.execPath, args, { cwd: web, encoding: 'utf8', maxBuffer: 1 << 26 });

const types = run('node_modules/typescript-native/bin/tsc', '--noEmit');
if (types.status !== 0) console.log(`not ok: types\n${types.stdout}${types.stderr}`);

const hasEngine = existsSync(join(web, '../build/vaka.wasm'));
const needsEngine = file =>
  /positions\.mjs|engine\.mjs|vaka\.wasm/.test(readFileSync(join(web, file), 'utf8'));
const files = readdirSync(join(web, 'test'))
  .filter(name => name.endsWith('.test.mjs'))
  .map(name => `test/${name}`);
/* All in one process: to begin one for each of them takes a fifth of the time. */
const tests = run(
  ...['--test-reporter=tap', '--input-type=module', '--eval'],
  files
    .filter(file => hasEngine || !needsEngine(file))
    .map(file => `await import('./${file}');`)
    .join('\n'),
);
const count = word => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(tests.stdout)?.[1] ?? 0);
const isBroken = tests.status !== 0 || count('tests') === 0;
const failed =
  count('fail') + (isBroken && count('fail') === 0 ? 1 : 0) + (types.status === 0 ? 0 : 1);
if (isBroken) console.log(tests.stdout, tests.stderr);
console.log(`${count('pass') + (types.status === 0 ? 1 : 0)} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
