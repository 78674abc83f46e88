// server.mjs - a `vaka serve` of its own for dev.mjs, with nothing in its store; it ends with us.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const vaka = join(root, 'build/vaka');

// HOST:PORT where it listens.
export async function ownServer() {
  if (!existsSync(vaka)) throw new Error(`${vaka} is not built: run make build, or give --server`);
  const child = spawn(vaka, ['serve', '--listen', '127.0.0.1:0', '--store', 'memory:'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.on('exit', () => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
  return new Promise((found, failed) => {
    let said = '';
    const hear = text => {
      process.stderr.write(text);
      said += text;
      const hit = /http:\/\/([\w.]+:\d+)/.exec(said);
      if (hit) found(hit[1]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', code => failed(new Error(`vaka serve ended with ${code}`)));
  });
}
