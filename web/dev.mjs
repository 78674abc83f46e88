// dev.mjs - a server for working on the client: builds on every change, serves build/web with the
// real server's Content-Security-Policy, and passes the rest on to a `vaka serve`: one of its own,
// or one that runs.
//   node web/dev.mjs [--port 8421] [--out DIR] [--server HOST:PORT] [--once]   (--once: do not watch)
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { watch } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build.mjs';
import { proxy } from './dev/proxy.mjs';
import { ownServer } from './dev/server.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? process.argv[at + 1] : otherwise;
};
const out = resolve(option('out', join(dirname(here), 'build/web')));
const types = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  json: 'application/json',
};
const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; worker-src 'self'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const rebuild = async () => {
  try {
    const made = await buildWeb({ out, debug: true });
    console.log(`built ${made.names.app}`);
  } catch (fault) {
    console.error(fault.message);
  }
};
await rebuild();

const backend = proxy(option('server', null) ?? (await ownServer()));
const server = createServer(async (request, response) => {
  const url = new URL(request.url, 'http://localhost');
  if (url.pathname.startsWith('/api/')) return backend.http(request, response);
  const path = normalize(url.pathname).replace(/^\/+/, '');
  const send = (name, body) =>
    response
      .writeHead(200, {
        'Content-Type': types[name.split('.').pop()] ?? 'application/octet-stream',
        'Content-Security-Policy': policy,
        'Cache-Control': 'no-store',
      })
      .end(body);
  try {
    send(path || 'index.html', await readFile(join(out, path || 'index.html')));
  } catch {
    send('index.html', await readFile(join(out, 'index.html')));
  }
});
server.on('upgrade', backend.upgrade);
server.listen(Number(option('port', '8421')), '127.0.0.1', () =>
  console.log(`http://localhost:${server.address().port}`),
);

if (!process.argv.includes('--once')) {
  let timer;
  for (const folder of ['src', 'tools', 'figures'])
    try {
      watch(join(here, folder), { recursive: true }, () => {
        clearTimeout(timer);
        timer = setTimeout(rebuild, 150);
      });
    } catch {
      /* no such folder */
    }
}
