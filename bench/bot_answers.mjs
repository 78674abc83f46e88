/*
 * bot_answers.mjs - how long a bot of a level takes for one answer in the page: the heaviest position of every decision
 * of every game (tests/web/bank), in one worker of the browser, as the page asks. The slowest of each game is asked
 * again, and told with the processor time that it took: on a machine that does other things, the clock says more.
 *
 *   node bench/bot_answers.mjs [LEVEL]      after make web && make build; LEVEL is normal
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANCE } from '../tests/wasm/lib/engine.mjs';
import { bankOf, root } from '../tests/web/lib/bank.mjs';
import { allGames } from '../tests/web/lib/games.mjs';
import { launch } from '../tests/web/lib/player.mjs';

const level = process.argv[2] ?? 'normal',
  again = 3,
  browser = await launch();

/* In the worker: text in, text and numbers out, as web/src/app/bytes.ts does it. */
function worker() {
  let e = null;
  const give = text => {
    const bytes = new TextEncoder().encode(text),
      at = e.vaka_input(bytes.length); // its memory may move
    new Uint8Array(e.memory.buffer, at, bytes.length).set(bytes);
  };
  const choose = (seat, how) => {
    give(how);
    const from = performance.now();
    e.vaka_choose(seat, 1n);
    return performance.now() - from;
  };
  const walk = ({ game, seats, options, steps, marks, level: how, chance }) => {
    const found = [];
    give([game, ...Object.entries(options).map(([k, v]) => `${k}=${v}`)].join('\n'));
    e.vaka_start(seats);
    for (let n = 0; n <= steps.length; n++) {
      const due = e.vaka_due(),
        seat = Math.log2(due & -due);
      if (marks.includes(n) && seat < seats && e.vaka_legal(seat) > 1)
        found.push({ n, ms: choose(seat, how) });
      if (n === steps.length || n >= Math.max(...marks)) break;
      give(steps[n][1]);
      e.vaka_apply(steps[n][0] === chance ? 0xfe : steps[n][0]);
    }
    return found;
  };
  const hear = async data => {
    if (data.wasm) e = (await WebAssembly.instantiate(data.wasm, {})).instance.exports;
    self.postMessage(data.wasm ? [] : walk(data));
  };
  self.onmessage = ({ data }) =>
    void hear(data).catch(why => setTimeout(() => self.reportError(why)));
}

const page = await (await browser.newContext()).newPage();
const wasm = readFileSync(join(root, 'build/vaka.wasm')).toString('base64');
await page.evaluate(
  ([script, bytes]) => {
    window.thinker = new Worker(URL.createObjectURL(new Blob([`(${script})()`])));
    window.ask = what =>
      new Promise((done, failed) => {
        window.thinker.onerror = ({ message }) => failed(new Error(message));
        window.thinker.onmessage = ({ data }) => done(data);
        window.thinker.postMessage(what);
      });
    return window.ask({ wasm: Uint8Array.from(atob(bytes), c => c.charCodeAt(0)) });
  },
  [worker.toString(), wasm],
);

const system = await browser.newBrowserCDPSession();
const processor = async () => {
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  return processInfo
    .filter(p => p.type === 'renderer')
    .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
};
const ask = (game, { seats, options, steps }, marks) =>
  page.evaluate(what => window.ask(what), {
    ...{ game, seats, options, steps, marks, level, chance: CHANCE },
  });

async function slowest(game) {
  const all = [];
  for (const journal of bankOf(game)) {
    const names = new Map(journal.marks);
    for (const { n, ms } of await ask(game, journal, [...names.keys()]))
      all.push({ journal, n, ms, name: names.get(n) });
  }
  return all.sort((a, b) => b.ms - a.ms);
}

for (const game of allGames) {
  const all = await slowest(game),
    [{ journal, n, name }] = all;
  const from = await processor(),
    times = [];
  for (let k = 0; k < again; k++) times.push((await ask(game, journal, [n]))[0].ms);
  const spent = (1000 * ((await processor()) - from)) / again;
  const mean = all.reduce((sum, { ms }) => sum + ms, 0) / all.length;
  console.log(
    `${game}, ${level}: ${all.length} positions, mean ${Math.round(mean)} ms; slowest ${name}: ` +
      `${times.map(Math.round).join(', ')} ms, ${Math.round(spent)} ms of the processor`,
  );
}
await browser.close();
