/*
 * wasm.mjs - how fast the page's module searches beside the program: the same questions to both, in the same
 * positions, processor time of each. The module is asked some questions first, until its code is compiled.
 *
 *   make V=release build wasm wasm-choices
 *   node bench/wasm.mjs [--positions 40] [--level hard] [--module build/vaka.wasm] [--games polynesia,...]
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { playLine, startFrom } from '../tests/wasm/lib/choices.mjs';
import { Engine } from '../tests/wasm/lib/engine.mjs';
import { option } from './house.mjs';

const positions = Number(option('positions', 40));
const level = option('level', 'hard');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vaka-wasm-'));
const linesOf = name => fs.readFileSync(name, 'utf8').trimEnd().split('\n').map(JSON.parse);

/* What `choices` answers, and the seconds of processor time that it took. */
function askProgram(name, askedLevel, every) {
  const command = `build/release/tests/wasm/choices ${name} ${askedLevel} ${every}; times`;
  const lines = execFileSync('bash', ['-c', command], { encoding: 'utf8' }).trimEnd().split('\n');
  const [minutes, seconds] = lines.pop().split(' ')[0].replace('s', '').split('m').map(Number);
  lines.pop(); /* the shell's own time */
  return { questions: lines.map(line => line.split(' ')), seconds: minutes * 60 + seconds };
}

/* The same questions to the module: seconds of this process for its answers alone. */
function askModule(engine, lines, questions) {
  let spent = 0;
  startFrom(engine, lines[0]);
  for (const line of [null, ...lines.slice(1).filter(l => l.end === undefined)]) {
    if (line) playLine(engine, line);
    const [step, seat, asked, seed] = questions[0] ?? [];
    if (step !== String(engine.steps())) continue;
    questions.shift();
    const begin = process.cpuUsage().user;
    engine.choose(Number(seat), asked, seed);
    spent += process.cpuUsage().user - begin;
  }
  return spent / 1e6;
}

async function compare(id) {
  const sim = `sim ${id} --bots greedy,easy:20 --games 1 --seed 5 --quiet --journals ${folder}`;
  execFileSync('build/vaka', sim.split(' '));
  const name = path.join(
    folder,
    fs.readdirSync(folder).find(file => file.startsWith(id)),
  );
  const lines = linesOf(name);
  const every = Math.max(1, Math.floor(lines.length / positions));
  const { questions, seconds } = askProgram(name, level, every);
  const reading = askProgram(name, 'random', every).seconds;
  const engine = await Engine.open(option('module', 'build/vaka.wasm'));
  askModule(engine, lines, questions.slice(0, 10));
  const n = questions.length;
  const module = askModule(engine, lines, questions);
  const program = seconds - reading;
  console.log(
    `${id}, ${level}, ${n} positions: ${program.toFixed(2)} s natively, ${module.toFixed(2)} s in WebAssembly: ` +
      `${((100 * program) / module).toFixed(0)} % of the native speed`,
  );
}

const games = JSON.parse(execFileSync('build/vaka', ['games', '--json'], { encoding: 'utf8' }));
const asked = option('games', '');
for (const { id } of games.games ?? games)
  if (!asked || asked.split(',').includes(id)) await compare(id);
fs.rmSync(folder, { recursive: true });
