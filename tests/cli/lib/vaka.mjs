/* vaka.mjs - for scripts that call the command and look at what it prints. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const program = process.env.VAKA ?? 'build/vaka';
export const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vaka-'));
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));

/* Games that the plain board shows are in English, and their faces may leave things out, until somebody writes them. */
const hasBoard = game =>
  fs.existsSync(path.join(import.meta.dirname, '../../../web/src/games', game));
const idsOf = file =>
  [...fs.readFileSync(file, 'utf8').matchAll(/^GAME\((\w+)\)/gm)].map(m => m[1]);
const aboard = idsOf(path.join(import.meta.dirname, '../../../src/games/games.def'));
export const finished = aboard.filter(hasBoard);
export const plainGames = aboard.filter(game => !hasBoard(game));

let passed = 0;
let failed = 0;

export function vaka(...args) {
  const options = typeof args[args.length - 1] === 'object' ? args.pop() : {};
  const r = spawnSync(program, args.map(String), {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    ...options,
  });
  return { status: r.status, out: r.stdout, err: r.stderr };
}

/* One JSON object on one line, and nothing else. */
export function json(...args) {
  const r = vaka(...args);
  if (r.status !== 0) throw new Error(`vaka ${args.join(' ')}: exit status ${r.status}: ${r.err}`);
  if (r.out.indexOf('\n') !== r.out.length - 1) throw new Error('not one line');
  return JSON.parse(r.out);
}

export function test(name, run) {
  try {
    run();
    passed++;
  } catch (error) {
    failed++;
    console.log(`FAILED: ${name}: ${error.message}`);
  }
}

/* Keys and types: { a: 'int', b: 'real', c: 'text', d: 'bool', e: 'list', f: 'object' }. */
const types = {
  int: v => Number.isInteger(v),
  real: v => typeof v === 'number' && Number.isFinite(v),
  text: v => typeof v === 'string',
  bool: v => typeof v === 'boolean',
  list: v => Array.isArray(v),
  object: v => v !== null && typeof v === 'object' && !Array.isArray(v),
};

export function shape(value, keys, where = 'it') {
  for (const [key, type] of Object.entries(keys)) {
    if (!(key in value)) throw new Error(`${where} has no "${key}"`);
    if (!types[type](value[key]))
      throw new Error(`"${key}" of ${where} is ${JSON.stringify(value[key])}, not ${type}`);
  }
}

export function finish() {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed || !passed ? 1 : 0);
}
