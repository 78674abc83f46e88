// positions.mjs - every position of the golden journals, from the engine in WebAssembly.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHANCE, Engine, REFEREE } from '../../tests/wasm/lib/engine.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const golden = readdirSync(join(root, 'tests/golden')).filter(n => n.startsWith('polynesia')).map(n => join(root, 'tests/golden', n));
export const engine = await Engine.open(join(root, process.env.VAKA_WASM ?? 'build/vaka.wasm'));

// The game of a journal as { step, view } rows, the first before any step.
export function* positions(file) {
  const [head, ...lines] = readFileSync(file, 'utf8').split('\n').filter(Boolean).map(l => JSON.parse(l));
  engine.start(head.game, head.seats, head.options);
  yield { step: null, view: engine.view(REFEREE), head };
  for (const line of lines) {
    if (line.do === undefined) continue;
    const done = engine.apply(line.seat === 'chance' ? CHANCE : line.seat, line.do);
    if (done.value < 0) throw new Error(`${file} ${line.n}: ${done.text}`);
    yield { step: line, view: engine.view(REFEREE), head };
  }
}
