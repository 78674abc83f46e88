/*
 * What comments say about files. A comment of a header that names sources first, `tiles.c: tiles turned up`, with
 * dashes around it or without, is a heading, and true: they are in the header's folder, and one of them defines each
 * function and table that is declared from there to the next heading. And every file that a comment of the program or
 * the page names is there: by its path, or by its name alone where that is beside, above or below.
 */
import fs from 'node:fs';
import path from 'node:path';
import { check, files, finish } from './lib/lint.mjs';

const textOf = file => fs.readFileSync(file, 'utf8');
const lineAt = (text, at) => text.slice(0, at).split('\n').length;

/* All files by their folders, and the names in one of them that fit, as `view*.c` fits some. */
const filesIn = new Map();
for (const file of files(['.'])) {
  const folder = path.dirname(file);
  filesIn.set(folder, [...(filesIn.get(folder) ?? []), path.basename(file)]);
}
const foundIn = (folder, name) => {
  const pattern = new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
  return (filesIn.get(folder) ?? []).filter(other => pattern.test(other));
};

/* ---- Headings ---- */

const isNaming = /^[\w*-]+\.(?:c|inc)(?:(?:,| and) [\w*-]+\.(?:c|inc))*(?=[:;]|$)/;

/* Comments in the first column, behind the file's own, that name sources or have dashes; and what stands below. */
function headings(text) {
  const found = [];
  for (const match of text.matchAll(/^\/\*([\s\S]*?)\*\//gm)) {
    const words = match[1].replace(/^[-\s]+(?:\* )?|[-\s]+$/g, '');
    const names = isNaming.exec(words)?.[0].match(/[\w*-]+\.(?:c|inc)\b/g) ?? [];
    if (match.index && (names.length || match[1].startsWith(' ----')))
      found.push({ at: match.index, from: match.index + match[0].length, names });
  }
  return found.map((one, i) => ({ ...one, below: text.slice(one.from, found[i + 1]?.at) }));
}

/* What is declared there: functions, data behind `extern`, and functions by a macro that writes their heads. */
function declaredIn(below) {
  let bare = below.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^#(?:.*\\\n)*.*$/gm, '');
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(/\{[^{}]*\}/g, ';');
  }
  return bare.split(';').flatMap(statement => {
    const words = statement.trim();
    const [, called, first] = /(\w+)\s*\((\w*)/.exec(words) ?? [];
    if (/^(?:static|typedef)\b/.test(words)) return [];
    if (called && /^[A-Z0-9_]+$/.test(called)) return [`${called}(${first})`];
    if (called) return [called];
    if (!words.startsWith('extern')) return [];
    return [...words.matchAll(/(\w+)(?:\[[^\]]*\])*\s*(?=,|$)/g)].map(([, name]) => name);
  });
}

/* Whether a source defines it: the text from the first column to the brace or the value. */
function isDefinedIn(text, name) {
  const [word, first] = name.split(/[()]/);
  const head = first
    ? `^${word}\\w*\\(${first}\\)[^;{]*\\{`
    : `^(?!static\\b|extern\\b)\\w[^;{}=#]*?\\b${word}(?:\\([^;{]*\\{|(?:\\[[^\\]]*\\])*\\s*[=;])`;
  return new RegExp(head, 'm').test(text);
}

function headingFaults(file, text) {
  const folder = path.dirname(file);
  return headings(text).flatMap(({ at, names, below }) => {
    const sources = names
      .flatMap(name => foundIn(folder, name))
      .map(name => textOf(path.join(folder, name)));
    if (!names.length) return [];
    return [
      ...names.filter(name => !foundIn(folder, name).length).map(name => `${name} is not there`),
      ...declaredIn(below)
        .filter(name => !sources.some(source => isDefinedIn(source, name)))
        .map(name => `${name} is not defined in ${names.join(', ')}`),
    ].map(fault => `line ${lineAt(text, at)}: ${fault}`);
  });
}

/* ---- Files that comments name ---- */

const above = folder =>
  folder.includes('/') ? [folder, ...above(path.dirname(folder))] : [folder];
const below = folder => [...filesIn.keys()].filter(other => path.dirname(other) === folder);

function placesOf(file) {
  const folder = path.dirname(file);
  const ofGame = file.startsWith('src/games/scaffold/') ? below('src/games') : [];
  return [
    ...[...above(folder), ...below(folder), ...ofGame],
    folder.replace('src/face', 'src/games'), // a face speaks of the rules of its game
    ...['.', 'src', 'include', 'include/vaka', 'web/src', 'train'],
  ];
}

function namingFaults(file, text) {
  const places = placesOf(file);
  const faults = [];
  for (const comment of text.matchAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm))
    for (const match of comment[0].matchAll(
      /[\w*-][\w./*-]*\.(?:c|h|inc|def|ts|tsx|mjs|css|sql|py|sh|md)\b/g,
    )) {
      const name = match[0].replace(/^\*+(?=\w)/, '');
      const isThere = places.some(
        place => foundIn(path.join(place, path.dirname(name)), path.basename(name)).length,
      );
      if (!isThere)
        faults.push(`line ${lineAt(text, comment.index + match.index)}: there is no ${match[0]}`);
    }
  return faults;
}

for (const file of files(['include', 'src', 'tests', 'fuzz', 'train'], '.h'))
  check(file, headingFaults(file, textOf(file)));
for (const file of [
  ...files(['include', 'src'], '.c', '.h', '.inc', '.def'),
  ...files(['web/src'], '.ts', '.tsx', '.css'),
])
  check(file, namingFaults(file, textOf(file)));
finish();
