/*
 * page.mjs - the page of build/aboard: that of the release, but its engine, and the list of games that the engine
 * tells, are those with two games more. Files keep the names by which the page's scripts call them.
 *
 *   node page.mjs FROM WASM TO
 */
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { told } from '../../../web/tools/aboard.mjs';

const [from, wasm, to] = process.argv.slice(2);
rmSync(to, { recursive: true, force: true });
cpSync(from, to, { recursive: true });

if (existsSync(wasm)) {
  const engine = readFileSync(wasm),
    instead = [
      [/^vaka-\w+\.wasm$/, engine],
      [/^games-\w+\.json$/, told(engine)('vaka_games')],
    ];
  for (const name of readdirSync(to))
    for (const [pattern, bytes] of instead)
      if (pattern.test(name)) {
        writeFileSync(join(to, name), bytes);
        rmSync(join(to, `${name}.br`), { force: true });
      }
}
