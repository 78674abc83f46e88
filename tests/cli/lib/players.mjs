/* players.mjs - external players for scripts: programs written on the spot, and games with them. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { folder, json } from './vaka.mjs';

/* All of a result that does not hang on the clock. */
export function played(...args) {
  const r = json('sim', ...args, '--json', '--no-times');
  return {
    games: r.games,
    decisions: r.decisions,
    steps: r.steps,
    forfeits: r.forfeits,
    seats: r.by_seat,
    players: r.players,
  };
}

/* A script as a player; its text follows the first line of the protocol. */
export function script(name, text, start = 'read -r hello') {
  const file = path.join(folder, name);
  fs.writeFileSync(file, `#!/bin/sh\n${start}\n${text}\n`, { mode: 0o755 });
  return `exec:${file}`;
}

export function compile(file, source, ...flags) {
  const cc = spawnSync('gcc', [...flags, '-o', file, source], { encoding: 'utf8' });
  assert.equal(cc.status, 0, cc.stderr);
}
