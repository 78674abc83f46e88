// shell.mjs - what lets the page live in a browser without a server: the service worker with the list of all files of
// this build, and the addresses that `vaka site` makes a folder of each for, so that a plain file host finds them.
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bookFacts, booksFound, puzzlesFound } from './books.mjs';

const digest = bytes => createHash('sha256').update(bytes).digest('hex');

async function filesIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter(e => e.isFile())
    .map(e => join(e.parentPath ?? e.path, e.name).slice(folder.length + 1))
    .sort();
}

// `named`: what the page of this build names and that of another one does not.
export async function writeServiceWorker(folder, script, named) {
  const files = {};
  for (const name of await filesIn(folder))
    if (name !== 'index.html')
      files[name] = digest(await readFile(join(folder, name))).slice(0, 16);
  const page = await readFile(join(folder, 'index.html')),
    version = digest(JSON.stringify([files, digest(page)])).slice(0, 10);
  await writeFile(
    join(folder, 'sw.js'),
    `self.list=${JSON.stringify({ version, page: named, files })};\n${Buffer.from(script).toString('utf8')}`,
  );
  return version;
}

// One address a line, none at the front; `plain`: those without anything behind them.
export async function writeAddresses(folder, plain) {
  const learn = booksFound().flatMap(book => {
    const { lessons } = bookFacts(book.bytes.toString('utf8'));
    return [book.id, ...lessons.map(l => `${book.id}/${l.id}`)].map(rest => `learn/${rest}`);
  });
  const puzzles = puzzlesFound().map(p => `puzzle/${p.id}`);
  await writeFile(join(folder, 'addresses.txt'), [...plain, ...learn, ...puzzles, ''].join('\n'));
}
