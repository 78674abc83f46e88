/*
 * docs/interface.md and the sources have the same names. What begins with vk_ or VK_ is in a public header. A name in
 * section 1 is a word of the headers, the scaffold, Reef's tables or those of a game. Of each game with a section every
 * point is named there: programs in its first paragraph, the others in the table, with their kind and with verbs and
 * programs that are the game's.
 */
import fs from 'node:fs';
import { check, files, finish, lines, tableRows } from './lib/lint.mjs';

const wordsOf = (folders, ...endings) =>
  new Set(files(folders, ...endings).flatMap(file => lines(file).join('\n').match(/\w+/g) ?? []));
const listed = names => [...new Set(names)].map(name => `no ${name} in the sources`);

const doc = fs.readFileSync('docs/interface.md', 'utf8');
const sections = doc.split(/^# (?=\d)/m);
const quotedIn = text => [...text.matchAll(/`([^`\n]+)`/g)].map(([, quoted]) => quoted);

const publicWords = wordsOf(['include/vaka', 'src/games/scaffold']);
check(
  'names of the interface',
  listed((doc.match(/\b(?:vk|VK)_\w+/g) ?? []).filter(name => !publicWords.has(name))),
);

const tableWords = wordsOf(['src/games', 'tests/reef'], '.def', '.h');
/* `f->v[BATTLE_HEX]` is several names, `at 53` a verb and what comes with it; `P_turn` is made from `turn`. */
const isKnown = name =>
  [name, name.replace(/^[PVEAO]_|^PART_/, '')].some(
    word => publicWords.has(word) || tableWords.has(word),
  );
const namesIn = quoted => quoted.replace(/"[^"]*"/g, '').match(/[A-Za-z]\w+/g) ?? [];
check(
  'names of section 1',
  listed(
    quotedIn(sections.find(text => text.startsWith('1.')).replace(/^```[\s\S]*?^```/gm, ''))
      .map(quoted => quoted.replace(/^(\w+) \w+$/, '$1'))
      .flatMap(namesIn)
      .filter(name => !isKnown(name)),
  ),
);

/* The rows of the section's table: what is in back quotes in each column. */
const rowsIn = text =>
  text
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .map(line => line.split('|'))
    .map(([, names, kind, verbs, flow]) => ({
      names: quotedIn(names),
      kind: kind.trim(),
      verbs: quotedIn(verbs).map(quoted => quoted.split(' ')[0]), // what stands behind one comes with it
      flow: quotedIn(flow),
    }));

function pointFaults(text, points) {
  const programs = quotedIn(text.slice(0, text.indexOf('Deepest'))),
    table = rowsIn(text);
  return points.flatMap(({ kind, args: [name, decides] }) => {
    if (kind === 'STEP') return programs.includes(name) ? [] : [`no program ${name}`];
    const row = table.find(({ names }) => names.includes(name));
    if (!row) return [`no row for ${name}`];
    return decides === `VK_${row.kind}` ? [] : [`${name} is a ${decides}`];
  });
}

function strangeIn(text, points, verbs) {
  const isPoint = name => points.some(({ args }) => args[0] === name),
    table = rowsIn(text);
  return [
    ...quotedIn(text.slice(0, text.indexOf('Deepest'))).filter(name => !isPoint(name)),
    ...table.flatMap(row => [...row.names, ...row.flow]).filter(name => !isPoint(name)),
    ...table.flatMap(row => row.verbs).filter(name => !verbs.has(name)),
  ];
}

for (const {
  args: [id],
} of tableRows('src/games/games.def')) {
  const points = tableRows(`src/games/${id}/points.def`),
    verbs = new Set(tableRows(`src/games/${id}/verbs.def`).map(({ args }) => args[0])),
    text = sections.find(section => section.toLowerCase().startsWith(id, 3));
  if (text)
    check(`points of ${id}`, [
      ...pointFaults(text, points),
      ...listed(strangeIn(text, points, verbs)),
    ]);
}
finish();
