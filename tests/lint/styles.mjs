/*
 * Stylesheets: no line over 120 columns, and no class that nothing has. A class is had where a script
 * has its name, as a word of a string that may become a class, or puts it together from its beginning
 * (`seat-${n}`) or its end (`${kind}-pile`); and where a page of HTML has it.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { check, files, finish, lines } from './lib/lint.mjs';

const widest = 120;
const require = createRequire(new URL('../../web/package.json', import.meta.url));
if (!fs.existsSync('web/node_modules/typescript')) {
  console.log('TypeScript is not here (tools/install)');
  process.exit(77);
}
const ts = require('typescript');

const words = new Set();
const starts = new Set();
const ends = new Set();
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

function takeTemplate(node) {
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

function walk(node) {
  if (isNoClass(node)) return;
  if (ts.isTemplateExpression(node)) takeTemplate(node);
  if (ts.isStringLiteralLike(node) && isList(node.text))
    node.text.split(/\s+/).forEach(word => words.add(word));
  ts.forEachChild(node, walk);
}

for (const file of files(['web/src'], '.ts', '.tsx').filter(name => !name.includes('/i18n/')))
  walk(ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
for (const file of [...files(['web/tools'], '.mjs'), 'web/index.html', 'web/build.mjs'])
  for (const [, list] of fs.readFileSync(file, 'utf8').matchAll(/\bclass="([^"]*)"/g))
    list.split(/\s+/).forEach(word => words.add(word));

/* `seat-` may go on with anything, `ln` with a number; `app` is whole and has a word behind it. */
const goesOn = (start, rest) => (start.endsWith('-') ? rest !== '' : /^\d+$/.test(rest));
const isHad = name =>
  words.has(name) ||
  [...starts].some(start => name.startsWith(start) && goesOn(start, name.slice(start.length))) ||
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
