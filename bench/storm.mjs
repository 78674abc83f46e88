/*
 * storm.mjs - three nodes on one PostgreSQL with full durability, behind a plain balancer, under load of clients that
 * count (tests/server/lib/storm.mjs): first quiet, to see how soon a move is seen through the other nodes; then random
 * nodes are killed (kill -9) and PostgreSQL is restarted at once (immediate mode).
 *
 *   node bench/storm.mjs [--tables 30] [--think 400] [--quiet 20] [--kills 60] [--restarts 10] [--every 1500]
 *                        [--older PROGRAM] [--json]
 *
 * `think`: mean milliseconds that a person takes; `quiet`: seconds before the first fault; `every`: mean milliseconds
 * between two faults; `older`: a program of the version before, which about half of the nodes are: an upgrade, back and
 * forth. It ends with 1 if a promise was broken or somebody was without a line for more than 3 s.
 */
import os from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Storm } from '../tests/server/lib/storm.mjs';
import { vaka } from '../tests/server/lib/wire.mjs';
import { option, sleep } from './house.mjs';

const number = (name, standard) => Number(option(name, standard));
const kills = number('kills', 60),
  restarts = number('restarts', 10),
  every = number('every', 1500);

const at = (list, share) =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))];
const times = list => ({
  n: list.length,
  p50_ms: Math.round(at(list, 0.5) * 10) / 10,
  p99_ms: Math.round(at(list, 0.99) * 10) / 10,
  most_ms: Math.round(Math.max(...list)),
});
const within = (list, ms) =>
  Number((list.filter(x => x <= ms).length / Math.max(1, list.length)).toFixed(4));

const storm = new Storm({
  tables: number('tables', 30),
  think: number('think', 400),
  durable: true,
  programs: [vaka, option('older', vaka)],
});
await storm.begin();
await sleep(3000);
storm.across.length = storm.answered.length = 0;
const lag = monitorEventLoopDelay({ resolution: 1 });
lag.enable();
const start = performance.now();
await sleep(1000 * number('quiet', 20));
lag.disable();
const seconds = (performance.now() - start) / 1000;
const seen = from => storm.across.flatMap(s => s.seen.map(t => Math.max(0, t - s[from])));
const quiet = {
  moves_a_second: Math.round(storm.answered.length / seconds),
  move_to_answer: times(storm.answered),
  seen_through_another_node: {
    after_it_was_sent: { ...times(seen('sent')), within_50_ms: within(seen('sent'), 50) },
    after_its_answer: { ...times(seen('ok')), within_50_ms: within(seen('ok'), 50) },
  },
  client_lag_ms: { p50: lag.percentile(50) / 1e6, p99: lag.percentile(99) / 1e6 },
  load_average: os.loadavg()[0],
};

/* ---- Faults ---- */

storm.answered.length = storm.away.length = 0;
const faults = [...Array(kills).fill('kill'), ...Array(restarts).fill('restart')];
const stormy = performance.now();
const under = [];
let isRestarting = Promise.resolve();
for (let left = faults.length; left; left--) {
  const [fault] = faults.splice(Math.floor(Math.random() * left), 1);
  if (fault === 'restart') under.push((isRestarting = isRestarting.then(() => storm.restart())));
  else under.push(storm.kill());
  await sleep(every * (0.5 + Math.random()));
}
await Promise.all(under);
await sleep(3000);
const took = Math.round((performance.now() - stormy) / 1000);
const answered = storm.answered;
await storm.calm();
await storm.end();
const result = {
  cores: os.availableParallelism(),
  quiet,
  storm: {
    seconds: took,
    ...storm.figures,
    node_starts: times(storm.starts),
    postgres_restarts: times(storm.restarts),
    move_to_answer: times(answered),
    without_a_line: { ...times(storm.away), within_3_s: within(storm.away, 3000) },
  },
  broken: storm.broken,
};
console.log(
  process.argv.includes('--json') ? JSON.stringify(result) : JSON.stringify(result, null, 2),
);
process.exit(storm.broken.length || at(storm.away, 1) > 3000 ? 1 : 0);
