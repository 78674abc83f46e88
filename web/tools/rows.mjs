// rows.mjs - what the makers of games' tables for the client (web/src/games/<id>/gen.mjs) share: the rows of the
// engine's .def files, its numbers, and the TypeScript that is made of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

// The rows of a table of a game: arguments as they stand, strings without their quotes; a list in
// brackets, SIX(…) or FIVE(…), is one argument.
export function rowsOf(game) {
  return (file, macro) => {
    const text = readFileSync(join(root, 'src/games', game, file), 'utf8');
    const plain = text.replace(/\/\*[\s\S]*?\*\//g, '');
    return [...plain.matchAll(new RegExp(`^\\s*${macro}\\((.*)\\)\\s*$`, 'gm'))].map(m =>
      [...m[1].matchAll(/"([^"]*)"|\w+\(([^)]*)\)|([^,\s][^,]*)/g)].map(
        a => a[1] ?? a[2]?.split(',').map(w => w.trim()) ?? a[3].trim(),
      ),
    );
  };
}

// Numbers of the enums in a game's state.h, by name.
export function numbersOf(game) {
  const text = readFileSync(join(root, 'src/games', game, 'state.h'), 'utf8');
  return name => Number(text.match(new RegExp(`\\b${name} = (\\d+)\\b`))[1]);
}

const literal = v => (typeof v === 'string' ? `'${v.replaceAll("'", "\\'")}'` : v);

function written(name, shape, list) {
  const body = list.map(row => `  [${row.map(literal).join(', ')}],\n`).join('');
  return `export const ${name}: readonly (readonly ${shape})[] = [\n${body}];`;
}

// The whole file: `tables` are lists of rows, `shapes` their types; `numbers` by name.
export function sourceOf({ game, file, tables, shapes, numbers = {} }) {
  const all = Object.entries(tables).map(([name, list]) => written(name, shapes[name], list));
  all.push(...Object.entries(numbers).map(([name, n]) => `export const ${name} = ${n};`));
  const made = `made by gen.mjs from src/games/${game}; not to be edited.`;
  return `// ${file} - ${made}\n\n${all.join('\n\n')}\n`;
}

// A tool that is run by itself writes its file; with --check it only says whether that is up to date.
export function runAsTool(url, { game, file, source }) {
  if (!process.argv[1] || fileURLToPath(url) !== process.argv[1]) return;
  const target = join(root, 'web/src/games', game, file);
  const made = source();
  if (!process.argv.includes('--check')) writeFileSync(target, made);
  else if (readFileSync(target, 'utf8') !== made) {
    console.error(`${file} is out of date: run node web/src/games/${game}/gen.mjs`);
    process.exit(1);
  }
}
