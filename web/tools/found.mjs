// found.mjs - what the bundle finds by looking: the games by their folders, the words by their files.
// A folder src/games/<id> with an index.ts is a game, `export const <id>` in it its module; a
// Scene.tsx beside it is its picture in lists, small and part of the first script. Every file
// of src/i18n/<language>/ but index.ts is a catalogue of that language.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const src = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src');
const text = JSON.stringify;

export const gamesFound = () =>
  readdirSync(join(src, 'games'))
    .filter(id => existsSync(join(src, 'games', id, 'index.ts')))
    .sort();

function games() {
  const ids = gamesFound(),
    drawn = ids.filter(id => existsSync(join(src, 'games', id, 'Scene.tsx')));
  return [
    ...drawn.map(id => `import { Scene as ${id} } from ${text(`./games/${id}/Scene.tsx`)};`),
    `export const scenes = { ${drawn.join(', ')} };`,
    'export const modules = {',
    ...ids.map(
      id => `  ${id}: () => import(${text(`./games/${id}/index.ts`)}).then(m => m.${id}),`,
    ),
    '};',
  ].join('\n');
}

export function wordsOf(language) {
  const files = readdirSync(join(src, 'i18n', language))
    .filter(name => name.endsWith('.ts') && name !== 'index.ts')
    .sort();
  return [
    ...files.map((name, i) => `import * as f${i} from ${text(`./i18n/${language}/${name}`)};`),
    `export const words = Object.assign({}, ${files.map((_, i) => `...Object.values(f${i})`).join(', ')});`,
  ].join('\n');
}

export function foundPlugin() {
  return {
    name: 'found',
    setup(b) {
      b.onResolve({ filter: /^virtual:(games|words-\w+)$/ }, ({ path }) => ({
        path: path.slice('virtual:'.length),
        namespace: 'found',
      }));
      b.onLoad({ filter: /.*/, namespace: 'found' }, ({ path }) => ({
        contents: path === 'games' ? games() : wordsOf(path.slice('words-'.length)),
        loader: 'js',
        resolveDir: src,
      }));
    },
  };
}
