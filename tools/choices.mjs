/*
 * Many positions: in each game every level chooses the same natively and in WebAssembly. Not a part of
 * `make test`, since the upper levels think long.
 *
 *     node tools/choices.mjs [POSITIONS [LEVEL...]]        1000, and all levels but master
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compareChoices } from '../tests/wasm/lib/choices.mjs';
import { Engine } from '../tests/wasm/lib/engine.mjs';

process.chdir(path.resolve(path.dirname(new URL(import.meta.url).pathname), '..'));
const [positions = '1000', ...levels] = process.argv.slice(2);
/* A native program of yesterday would differ for no fault of today's. */
execFileSync('make', ['-s', 'V=release', 'build', 'wasm', 'wasm-choices'], { stdio: 'inherit' });
const engine = await Engine.open('build/vaka.wasm');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vaka-many-'));
const games = JSON.parse(execFileSync('build/vaka', ['games', '--json'], { encoding: 'utf8' }));

for (const { id } of games.games ?? games) {
  const here = path.join(folder, id);
  fs.mkdirSync(here);
  const sim = [
    'sim',
    id,
    '--bots',
    'greedy,easy:20',
    '--games',
    '60',
    '--journals',
    here,
    '--quiet',
  ];
  execFileSync('build/vaka', sim);
  for (const level of levels.length ? levels : ['random', 'greedy', 'easy', 'normal', 'hard']) {
    let left = Number(positions);
    for (const name of fs.readdirSync(here).map(name => path.join(here, name))) {
      const lines = fs.readFileSync(name, 'utf8').trimEnd().split('\n').map(JSON.parse);
      if (left > 0) left -= compareChoices(engine, name, lines, [level], left);
    }
    console.log(`${id}, ${level}: ${positions - left} positions, the same`);
  }
}
fs.rmSync(folder, { recursive: true });
