// languages.mjs - languages besides English: those with a catalogue of the page (src/i18n/<tag>/) and one of the engine
// (words/<tag>.po). Each is a part that is fetched when it is wanted: the page's words, the names of the files in which
// the engine speaks it (aboard.mjs), and the texts of lessons that lists show before the engine is there.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPo } from '../../tools/lib/po.mjs';
import { bookFacts, booksFound } from './books.mjs';
import { wordsOf } from './found.mjs';

const web = dirname(dirname(fileURLToPath(import.meta.url))),
  root = dirname(web),
  src = join(web, 'src');
const json = JSON.stringify;

// Languages that a test brings along, by their tags: what they are called, where their catalogue is, their texts by
// msgids, and a module with the words of the page.
const brought = new Map();
export const bringLanguage = (tag, { name, catalogue, texts, words }) =>
  brought.set(tag, { name, catalogue, texts, words });

const poOf = tag => join(root, 'words', `${tag}.po`);

// Catalogues of the engine, each read once: they are asked for at every module that names languages.
const kept = new Map();
function poFor(tag) {
  if (!kept.has(tag)) {
    const { header, messages } = readPo(poOf(tag));
    kept.set(tag, { header, texts: new Map(messages.map(m => [m.id, m.text])) });
  }
  return kept.get(tag);
}
const nameOf = tag => brought.get(tag)?.name ?? /X-Name: (.*)\n/.exec(poFor(tag).header)[1];
export const textsOf = tag => brought.get(tag)?.texts ?? poFor(tag).texts;
export const catalogueOf = tag =>
  brought.get(tag)?.catalogue ?? join(root, 'build/words', `${tag}.words`);

const tagsFound = () =>
  readdirSync(join(src, 'i18n'), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'en' && existsSync(poOf(entry.name)))
    .map(entry => entry.name);

// [{ tag, name }]: what its speakers call it.
export const languagesFound = () =>
  [...tagsFound(), ...brought.keys()]
    .map(tag => ({ tag, name: nameOf(tag) }))
    .sort((a, b) => (a.tag < b.tag ? -1 : 1));

const list = () =>
  `export const others = [${languagesFound()
    .map(
      ({ tag, name }) =>
        `{ id: ${json(tag)}, name: ${json(name)}, load: () => import('virtual:language-${tag}') }`,
    )
    .join(', ')}];`;

// Titles, parts and the coach's lines in that language; what is not translated stays away.
function saidIn(tag) {
  const texts = textsOf(tag),
    said = {};
  for (const book of booksFound()) {
    const { lessons, coach } = bookFacts(book.bytes.toString('utf8'));
    for (const text of [...lessons.flatMap(l => [l.title, l.part]), ...coach.map(c => c.text)])
      if (text && texts.get(text)) said[text] = texts.get(text);
  }
  return said;
}

const language = (tag, files) =>
  [
    brought.get(tag)?.words ?? wordsOf(tag),
    `export const files = ${json(files ?? {})};`,
    `export const said = ${json(saidIn(tag))};`,
  ].join('\n');

// `spoken`: by tag, the names of the engine's files in it.
export function languagesPlugin(spoken) {
  return {
    name: 'languages',
    setup(b) {
      b.onResolve({ filter: /^virtual:language(s$|-)/ }, ({ path }) => ({
        path: path.slice('virtual:'.length),
        namespace: 'languages',
      }));
      b.onLoad({ filter: /.*/, namespace: 'languages' }, ({ path }) => {
        const tag = path.slice('language-'.length);
        return {
          contents: path === 'languages' ? list() : language(tag, spoken?.[tag]),
          loader: 'js',
          resolveDir: src,
        };
      });
    },
  };
}
