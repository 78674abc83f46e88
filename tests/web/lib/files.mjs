/* files.mjs - a plain file host: a folder below a path, a folder's index.html, 404.html for the rest. It remembers what
   it was asked for. */
import { createServer } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

export async function host(folder, base) {
  const files = { folder, asked: [], url: '', stop: () => {} };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://files');
    files.asked.push(pathname);
    const send = (status, name, bytes) =>
      response
        .writeHead(status, { 'Content-Type': types[extname(name)] ?? 'application/octet-stream' })
        .end(bytes);
    const at = join(files.folder, pathname.slice(base.length)),
      found = pathname.startsWith(base) ? await stat(at).catch(() => null) : null;
    if (found?.isDirectory() && !pathname.endsWith('/'))
      return response.writeHead(301, { Location: `${pathname}/` }).end();
    const name = found?.isDirectory() ? join(at, 'index.html') : at;
    const bytes = found ? await readFile(name).catch(() => null) : null;
    if (bytes) return send(200, name, bytes);
    return send(404, '404.html', await readFile(join(files.folder, '404.html')));
  });
  const port = await new Promise(done =>
    server.listen(0, 'localhost', () => done(server.address().port)),
  );
  server.unref(); // a script that fails ends all the same
  files.url = `http://localhost:${port}${base}`;
  files.stop = () => {
    server.closeAllConnections();
    return new Promise(done => server.close(done));
  };
  return files;
}
