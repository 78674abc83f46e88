/*
 * Stylesheets: no line over 120 columns, no class or attribute that nothing has, no @keyframes that nothing runs. A
 * class is had where a script has its name, as a word of a string that may become a class, or puts it together from
 * its beginning (`seat-${n}`) or its end (`${kind}-pile`); and where a page of HTML has it. What only games have, one
 * or several, is dressed in their folders, and no script outside them looks for it, be it a class or an attribute; but
 * for the words that boards share, which any game may use. A custom property is set somewhere and read somewhere, by a
 * stylesheet or a script, which may put its name together from the beginning (`--seat${n}`).
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { check, files, finish, lines } from './lib/lint.mjs';

const widest = 120;
/* The words of the table for what only boards draw: they name no game, and docs/adding-a-game.md has those of use. */
const forBoards = new Set(
  (
    'b-focus b-halo b-hit b-label b-pulse b-spot big c ccard chg chip gauge ic large m nw overview own-line ' +
    'side-btn stock t track track-line track-marks ' +
    'data-confirm data-look data-named data-numbered data-pick data-second data-thing data-waits'
  ).split(' '),
);
const require = createRequire(new URL('../../web/package.json', import.meta.url));
if (!fs.existsSync('web/node_modules/typescript')) {
  console.log('TypeScript is not here (tools/install)');
  process.exit(77);
}
const ts = require('typescript');

const fresh = () => ({ words: new Set(), starts: new Set(), ends: new Set() });
const everywhere = fresh();
const byRoom = new Map(); /* of each game's folder, and of all the rest */
const isName = word => /^[A-Za-z][\w-]*$/.test(word);
const isList = text =>
  /^[\w\s-]*$/.test(text); /* classes and nothing else: no sentence, path or selector */

const sameness = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/* Strings below these nodes become no class: modules, types, comparisons, attributes other than `class`. */
function isNoClass(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isBinaryExpression(node)) return sameness.has(node.operatorToken.kind);
  if (!ts.isJsxAttribute(node) || node.name.getText() === 'class') return false;
  const tag = node.parent.parent.tagName.getText();
  return /^[a-z]/.test(tag); /* an attribute of a component may well end in its class */
}

function takeTemplate(node, { words, starts, ends }) {
  const texts = [node.head.text, ...node.templateSpans.map(span => span.literal.text)];
  if (!texts.every(isList)) return;
  for (const [i, text] of texts.entries()) {
    const list = text.split(/\s+/);
    const start = i < texts.length - 1 ? list.pop() : '';
    const end = i > 0 ? (list.shift() ?? '') : '';
    if (start) starts.add(start);
    if (end.startsWith('-')) ends.add(end);
    [...list, start].filter(isName).forEach(word => words.add(word));
  }
}

function walk(node, had) {
  if (isNoClass(node)) return;
  if (ts.isTemplateExpression(node)) takeTemplate(node, had);
  if (ts.isStringLiteralLike(node) && isList(node.text))
    node.text.split(/\s+/).forEach(word => had.words.add(word));
  ts.forEachChild(node, child => walk(child, had));
}

const gameOf = file => /^web\/src\/games\/(\w+)\//.exec(file)?.[1];
function hadBy(file) {
  const room = gameOf(file) ?? '';
  if (!byRoom.has(room)) byRoom.set(room, fresh());
  return [everywhere, byRoom.get(room)];
}

for (const file of files(['web/src'], '.ts', '.tsx').filter(name => !name.includes('/i18n/'))) {
  const text = fs.readFileSync(file, 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  for (const had of hadBy(file)) walk(tree, had);
}
for (const file of [...files(['web/tools'], '.mjs'), 'web/index.html', 'web/build.mjs'])
  for (const [, list] of fs.readFileSync(file, 'utf8').matchAll(/\bclass="([^"]*)"/g))
    for (const had of hadBy(file)) list.split(/\s+/).forEach(word => had.words.add(word));

/* `seat-` may go on with anything, `ln` with a number; `app` is whole and has a word behind it. */
const goesOn = (start, rest) => (start.endsWith('-') ? rest !== '' : /^\d+$/.test(rest));
const isHad = (name, { words, starts, ends }) =>
  words.has(name) ||
  [...starts].some(start => name.startsWith(start) && goesOn(start, name.slice(start.length))) ||
  [...ends].some(end => name.endsWith(end) && name.length > end.length);

function isOfGames(name) {
  const rooms = [...byRoom.keys()].filter(room => isHad(name, byRoom.get(room)));
  return rooms.length > 0 && !rooms.includes('');
}

/* The classes of the selectors: what stands before a brace, without strings and comments. */
function classesOf(css) {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(['"]).*?\1|url\([^)]*\)/g, '');
  const heads = [...bare.matchAll(/([^{};]+)\{/g)].map(m => m[1]).join(' ');
  return new Set([...heads.matchAll(/\.([A-Za-z][\w-]*)/g)].map(m => m[1]));
}

/* ---- What a room that all share looks for: classes in selectors of its scripts, and attributes ---- */

const inSelector = /(?:^|[\s,>+~(\]])\.([A-Za-z][\w-]*)(?=$|[\s,.:[>)])/g;
const asked =
  /\[(data-[\w-]+)|(?:get|has)Attribute\('(data-[\w-]+)'\)|dataset\.(\w+)\b(?!\s*=[^=])/g;
const dashed = key => `data-${key.replace(/[A-Z]/g, big => `-${big.toLowerCase()}`)}`;
const bareOf = text => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
const bearers = new Map(); /* of each attribute the rooms that write it */

for (const file of files(['web/src'], '.ts', '.tsx')) {
  const text = bareOf(fs.readFileSync(file, 'utf8')).replace(asked, '');
  const room = gameOf(file) ?? '';
  const written = [...text.matchAll(/\bdata-[a-z][\w-]*/g)].map(([name]) => name);
  const keys = [...text.matchAll(/dataset\.(\w+)/g)].map(([, key]) => dashed(key));
  for (const name of [...written, ...keys])
    bearers.set(name, (bearers.get(name) ?? new Set()).add(room));
}
/* What stylesheets look for and no script writes, nor the page of HTML. */
const ofHtml = fs.readFileSync('web/index.html', 'utf8');
const unwrittenIn = css =>
  [...new Set([...bareOf(css).matchAll(/\[(data-[\w-]+)/g)].map(([, name]) => name))].filter(
    name => !bearers.has(name) && !ofHtml.includes(` ${name}`),
  );
const isBornByGames = name => bearers.has(name) && !bearers.get(name).has('');

const shared = new Set(); /* words of `forBoards` that some room looks for */
/* What only games have, and no word of boards, in a room that all share. */
function strangeIn(file, classes) {
  if (gameOf(file) || file.includes('/i18n/')) return [];
  const text = bareOf(fs.readFileSync(file, 'utf8'));
  const attributes = [...text.matchAll(asked)].map(([, a, b, key]) => a ?? b ?? dashed(key));
  const found = [
    ...new Set(classes.filter(isOfGames)),
    ...new Set(attributes.filter(isBornByGames)),
  ];
  found.forEach(name => shared.add(name));
  return found.filter(name => !forBoards.has(name));
}
const soughtIn = file =>
  [...bareOf(fs.readFileSync(file, 'utf8')).matchAll(/(['"`])([^'"`\n]*)\1/g)].flatMap(m =>
    [...m[2].matchAll(inSelector)].map(([, name]) => name),
  );
const ofGames = name => `only games have ${name}: a room that all share asks for a word of boards`;

/* ---- Custom properties: in a script var() reads one, and a string that is nothing but the name sets it ---- */

const uses = { set: fresh(), read: fresh() };
function takeNames(text, pattern, { words, starts }) {
  for (const [, name, isStart] of text.matchAll(pattern)) (isStart ? starts : words).add(name);
}
const declared = new Map(); /* where a stylesheet sets it */
const wanted = new Map(); /* where one reads it */
for (const file of files(['web/src'], '.css', '.ts', '.tsx')) {
  const text = fs.readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  takeNames(text, /(?:\bvar\(\s*|getPropertyValue\(')(--[\w-]+)(\$\{)?/g, uses.read);
  if (!file.endsWith('.css')) {
    takeNames(text, /(?<!getPropertyValue\()['"`](--[a-z][\w-]*)(\$\{[^}]*\})?['"`]/g, uses.set);
    continue;
  }
  for (const [, name] of text.matchAll(/[{;\s](--[\w-]+)\s*:/g)) declared.set(name, file);
  for (const [, name] of text.matchAll(/\bvar\(\s*(--[\w-]+)/g)) wanted.set(name, file);
}
const named = (where, file) => [...where].filter(([, at]) => at === file).map(([name]) => name);
const isUsed = (name, { words, starts }) =>
  words.has(name) || [...starts].some(start => name.startsWith(start));
const idle = file => named(declared, file).filter(name => !isUsed(name, uses.read));
const unset = file =>
  named(wanted, file).filter(name => !declared.has(name) && !isUsed(name, uses.set));

/* ---- Motions: named by a stylesheet or a script, and run by one ---- */

const motionsOf = css => [...bareOf(css).matchAll(/@keyframes\s+([\w-]+)/g)].map(m => m[1]);
const mentions = files(['web/src'], '.css', '.ts', '.tsx')
  .map(file => bareOf(fs.readFileSync(file, 'utf8')))
  .flatMap(text => [...text.matchAll(/\banimation(?:-name|Name)?\s*[:=][^;}]*/g)])
  .map(([text]) => text)
  .join('\n');
const isRun = name => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(mentions);

for (const file of files(['web/src'], '.css')) {
  const text = fs.readFileSync(file, 'utf8');
  const classes = [...classesOf(text)];
  const dead = classes.filter(name => !isHad(name, everywhere));
  const idleMotions = motionsOf(text).filter(name => !isRun(name));
  const strange = strangeIn(file, classes);
  const wide = lines(file).flatMap((line, i) => (line.length > widest ? [i + 1] : []));
  check(file, [
    ...dead.map(name => `nothing has the class ${name}`),
    ...unwrittenIn(text).map(what => `nothing has the attribute ${what}`),
    ...idleMotions.map(name => `nothing runs @keyframes ${name}`),
    ...strange.map(ofGames),
    ...idle(file).map(name => `nothing reads ${name}`),
    ...unset(file).map(name => `nothing sets ${name}`),
    ...wide.map(n => `line ${n} is longer than ${widest} columns`),
  ]);
}
for (const file of files(['web/src'], '.ts', '.tsx')) {
  const strange = strangeIn(file, soughtIn(file));
  if (strange.length) check(file, strange.map(ofGames));
}
check(
  'the words of boards (tests/lint/styles.mjs)',
  [...forBoards].filter(name => !shared.has(name)).map(name => `nothing looks for ${name}`),
);
finish();
