// aboard.mjs - what a page knows without asking anybody: the engine, and what the engine says of the games while the
// page is built (the list of games, the words of each), with the positions that rules show. Files beside the page, by
// hashed names. Where the engine cannot be made there is none of it but the positions, and the page asks its server.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = dirname(dirname(fileURLToPath(import.meta.url))),
  root = dirname(web);
const wasm = ['build/vaka.wasm', 'build/wasm/vaka.wasm'].map(name => join(root, name));
const header = join(root, 'include/vaka/version.h');

export const hashed = (stem, ending, bytes) =>
  `${stem}-${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}.${ending}`;

// Text in, text out.
export function told(bytes) {
  const { exports: e } = new WebAssembly.Instance(new WebAssembly.Module(bytes), {});
  return (name, input = '') => {
    const given = new TextEncoder().encode(input),
      at = e.vaka_input(given.length);
    new Uint8Array(e.memory.buffer, at, given.length).set(given);
    const value = e[name](),
      text = Buffer.from(e.memory.buffer, e.vaka_output(), e.vaka_output_length()).toString('utf8');
    if (value < 0) throw new Error(`${name} ${input}: ${text}`);
    return text;
  };
}

function fromEngine() {
  const file = wasm.find(existsSync);
  if (!file) return { files: [], engine: null, games: null, words: {} };
  const bytes = readFileSync(file),
    tell = told(bytes),
    list = tell('vaka_games');
  const files = [
    { name: hashed('vaka', 'wasm', bytes), bytes },
    { name: hashed('games', 'json', list), bytes: list },
  ];
  const words = {};
  for (const { id } of JSON.parse(list).games) {
    const text = tell('vaka_words', id);
    words[id] = hashed(`words-${id}`, 'json', text);
    files.push({ name: words[id], bytes: text });
  }
  return { files, engine: files[0].name, games: files[1].name, words };
}

function positions() {
  const files = [],
    figures = {};
  for (const name of readdirSync(join(web, 'figures')).sort()) {
    const bytes = readFileSync(join(web, 'figures', name)),
      id = basename(name, '.json');
    figures[id] = hashed(`figure-${id}`, 'json', bytes);
    files.push({ name: figures[id], bytes });
  }
  return { files, figures };
}

const version = () => /VAKA_VERSION "([^"]+)"/.exec(readFileSync(header, 'utf8'))[1];

// All of it: the files, and how the page calls them.
export function aboardFound() {
  const { files, ...engine } = fromEngine(),
    { files: more, figures } = positions();
  return { files: [...files, ...more], names: { ...engine, figures, version: version() } };
}

export function aboardPlugin(found = null) {
  return {
    name: 'aboard',
    setup(b) {
      b.onResolve({ filter: /^virtual:aboard$/ }, ({ path }) => ({ path, namespace: 'aboard' }));
      b.onLoad({ filter: /.*/, namespace: 'aboard' }, () => ({
        contents: Object.entries((found ?? aboardFound()).names)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n'),
        loader: 'js',
      }));
    },
  };
}
