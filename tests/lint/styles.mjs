/*
 * Stylesheets: no line over 120 columns, and no class that nothing has. A class is had where its name
 * stands as a word of a string in a script or page of the client, or where a name is put together from its
 * beginning (`seat-${n}`) or its end (`${kind}-pile`).
 */
import fs from 'node:fs';
import { check, files, finish, lines } from './lib/lint.mjs';

const widest = 120;
const text = [...files(['web/src', 'web/tools', 'web'], '.ts', '.tsx', '.mjs', '.html')]
  .filter(file => !file.includes('/test/'))
  .map(file => fs.readFileSync(file, 'utf8'))
  .join('\n');
const strings = text.replace(/^\s*\/\/.*$/gm, '').match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g);
const words = new Set(strings.join('\n').match(/[A-Za-z_][\w-]*/g));
const starts = new Set([...text.matchAll(/([A-Za-z][\w-]*)\$\{/g)].map(m => m[1]));
const ends = new Set([...text.matchAll(/\}(-?[A-Za-z][\w-]*)/g)].map(m => m[1]));

const isHad = name =>
  words.has(name) ||
  [...starts].some(start => name.startsWith(start) && name.length > start.length) ||
  [...ends].some(end => name.endsWith(end) && name.length > end.length);

/* The classes of the selectors: what stands before a brace, without strings and comments. */
function classesOf(css) {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(['"]).*?\1|url\([^)]*\)/g, '');
  const heads = [...bare.matchAll(/([^{};]+)\{/g)].map(m => m[1]).join(' ');
  return new Set([...heads.matchAll(/\.([A-Za-z][\w-]*)/g)].map(m => m[1]));
}

for (const file of files(['web/src'], '.css')) {
  const dead = [...classesOf(fs.readFileSync(file, 'utf8'))].filter(name => !isHad(name));
  const wide = lines(file).flatMap((line, i) => (line.length > widest ? [i + 1] : []));
  check(file, [
    ...dead.map(name => `nothing has the class ${name}`),
    ...wide.map(n => `line ${n} is longer than ${widest} columns`),
  ]);
}
finish();
