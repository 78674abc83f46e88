// aboard.mjs - what a page knows without asking anybody: the engine, and what the engine says of the games while the
// page is built (the list of games, the words of each), with the positions that rules show. Files beside the page, by
// hashed names. Where the engine cannot be made there is none of it but the positions, and the page asks its server.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogueOf, languagesFound } from './languages.mjs';

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
    const given = typeof input === 'string' ? new TextEncoder().encode(input) : input,
      at = e.vaka_input(given.length);
    new Uint8Array(e.memory.buffer, at, given.length).set(given);
    const value = e[name](),
      text = Buffer.from(e.memory.buffer, e.vaka_output(), e.vaka_output_length()).toString('utf8');
    if (value < 0) throw new Error(`${name} ${given.length < 100 ? input : ''}: ${text}`);
    return text;
  };
}

// What the engine says of the games in the language that it speaks: files, and their names.
function wordsBy(tell, mark) {
  const list = tell('vaka_games'),
    games = hashed(`games${mark}`, 'json', list),
    files = [{ name: games, bytes: list }],
    words = {};
  for (const { id } of JSON.parse(list).games) {
    const text = tell('vaka_words', id);
    words[id] = hashed(`words-${id}${mark}`, 'json', text);
    files.push({ name: words[id], bytes: text });
  }
  return { files, names: { games, words } };
}

// The same in another language, with the catalogue that the engine needs for it.
function wordsIn(tag, tell) {
  const file = catalogueOf(tag);
  if (!existsSync(file)) return { files: [], names: {} };
  const bytes = readFileSync(file),
    catalogue = hashed(`catalogue-${tag}`, 'words', bytes);
  tell('vaka_language', bytes);
  const { files, names } = wordsBy(tell, `-${tag}`);
  tell('vaka_language');
  return { files: [{ name: catalogue, bytes }, ...files], names: { ...names, catalogue } };
}

function fromEngine() {
  const file = wasm.find(existsSync);
  if (!file) return { files: [], spoken: {}, engine: null, games: null, words: {} };
  const bytes = readFileSync(file),
    tell = told(bytes),
    engine = hashed('vaka', 'wasm', bytes),
    { files, names } = wordsBy(tell, ''),
    spoken = {};
  for (const { tag } of languagesFound()) {
    const there = wordsIn(tag, tell);
    files.push(...there.files);
    spoken[tag] = there.names;
  }
  return { files: [{ name: engine, bytes }, ...files], spoken, engine, ...names };
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
  const { files, spoken, ...engine } = fromEngine(),
    { files: more, figures } = positions();
  return { files: [...files, ...more], spoken, names: { ...engine, figures, version: version() } };
}

export function aboardPlugin(found = null) {
  const names = () => (found ??= aboardFound()).names;
  return {
    name: 'aboard',
    setup(b) {
      b.onResolve({ filter: /^virtual:aboard$/ }, ({ path }) => ({ path, namespace: 'aboard' }));
      b.onLoad({ filter: /.*/, namespace: 'aboard' }, () => ({
        contents: Object.entries(names())
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n'),
        loader: 'js',
      }));
    },
  };
}
