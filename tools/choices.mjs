/*
 * Many positions: in each game every level chooses the same natively and in WebAssembly. Not a part of
 * `make test`, since the upper levels think long. The positions are taken from all of sixty games, with every number of
 * seats that the game has, and divided among the cores.
 *
 *     node tools/choices.mjs [--journals DIR] [POSITIONS [LEVEL...]]        1000, and all levels but master
 *
 * --journals DIR: those of DIR/GAME instead of new ones, and what lies in build/ as it is.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { compareChoices } from '../tests/wasm/lib/choices.mjs';
import { Engine } from '../tests/wasm/lib/engine.mjs';

const nGames = 60;
const isDecision = line => line.do !== undefined && line.seat !== 'chance';

/* Journals of each game, and whose they are to remove. */
function playAll(folder) {
  /* A native program of yesterday would differ for no fault of today's. */
  execFileSync('make', ['-s', 'V=release', 'build', 'wasm', 'wasm-choices'], { stdio: 'inherit' });
  const list = JSON.parse(execFileSync('build/vaka', ['games', '--json'], { encoding: 'utf8' }));
  for (const {
    id,
    seats: [fewest, most],
  } of list.games) {
    const here = path.join(folder, id),
      each = Math.ceil(nGames / (most - fewest + 1));
    fs.mkdirSync(here);
    for (let seats = fewest; seats <= most; seats++) {
      const bots = seats > 1 ? 'greedy,easy:20' : 'greedy',
        play = `sim ${id} --seats ${seats} --bots ${bots} --games ${each} --quiet --journals`;
      execFileSync('build/vaka', [...play.split(' '), here]);
    }
  }
}

const linesOf = name => fs.readFileSync(name, 'utf8').trimEnd().split('\n').map(JSON.parse);

/* What is asked of each journal of a game so that it is `positions` in all (or all there are), each game its share. */
function questionsOf(folder, level, positions) {
  const names = fs.readdirSync(folder).map(name => path.join(folder, name));
  const decisions = names.map(name => linesOf(name).filter(isDecision).length);
  const all = decisions.reduce((sum, n) => sum + n, 0),
    wanted = Math.min(positions, all);
  let before = 0,
    given = 0;
  return names.flatMap((name, i) => {
    before += decisions[i];
    const most = Math.round((wanted * before) / all) - given;
    given += most;
    return most ? [{ name, level, every: Math.floor(decisions[i] / most), most }] : [];
  });
}

/* Workers take one journal after the other; the first difference is thrown by its worker and ends all. */
function askAll(questions) {
  let n = 0;
  const next = worker => worker.postMessage(questions.pop() ?? null);
  const work = () =>
    new Promise((done, fail) => {
      const worker = new Worker(new URL(import.meta.url));
      worker.on('message', compared => {
        n += compared;
        next(worker);
      });
      worker.on('error', fail).on('exit', done);
    });
  return Promise.all(Array.from({ length: os.availableParallelism() }, work)).then(() => n);
}

async function answerQuestions() {
  const engine = await Engine.open('build/vaka.wasm');
  parentPort.on('message', question => {
    if (!question) return parentPort.close();
    const { name, level, every, most } = question;
    return parentPort.postMessage(
      compareChoices(engine, name, linesOf(name), [level, String(every)], most),
    );
  });
  parentPort.postMessage(0);
}

async function main() {
  process.chdir(path.resolve(path.dirname(new URL(import.meta.url).pathname), '..'));
  const words = process.argv.slice(2);
  const given = words[0] === '--journals' ? words.splice(0, 2)[1] : null;
  const [positions = '1000', ...levels] = words;
  const folder = given ?? fs.mkdtempSync(path.join(os.tmpdir(), 'vaka-many-'));
  if (!given) playAll(folder);
  for (const id of fs.readdirSync(folder))
    for (const level of levels.length ? levels : ['random', 'greedy', 'easy', 'normal', 'hard']) {
      const begin = performance.now(),
        n = await askAll(questionsOf(path.join(folder, id), level, Number(positions))),
        seconds = ((performance.now() - begin) / 1000).toFixed(0);
      console.log(`${id}, ${level}: ${n} positions, the same (${seconds} s)`);
    }
  if (!given) fs.rmSync(folder, { recursive: true });
}

await (isMainThread ? main() : answerQuestions());
