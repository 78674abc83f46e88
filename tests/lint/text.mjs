/*
 * Every text file: no blanks at the end of a line, no tabs but in makefiles, ends in one line feed,
 * nothing left to do for later, nothing that other languages say so. Shell scripts parse. Every picture is shown by
 * some document.
 */
import fs from 'node:fs';
import path from 'node:path';
import { check, files, finish, tool } from './lib/lint.mjs';

const folders = fs
  .readdirSync('.', { withFileTypes: true })
  .filter(e => e.isDirectory() && !['build', '.git', 'node_modules', 'var'].includes(e.name))
  .map(e => e.name);
const top = fs
  .readdirSync('.', { withFileTypes: true })
  .filter(e => e.isFile())
  .map(e => e.name);
const later = new RegExp(['TO' + 'DO', 'FIX' + 'ME', '\\bX' + 'XX\\b'].join('|'));
/* English has "one's own board", "your own board", "a board of its own". */
const foreign = new RegExp(['\\b(?:the|an) ow' + 'n\\b', '\\bmani' + 'eth'].join('|'), 'i');

function textFaults(file, text) {
  const faults = [];
  text.split('\n').forEach((line, i) => {
    if (/[ \t]$/.test(line) && !file.endsWith('.md')) faults.push(`line ${i + 1} ends in a blank`);
    if (line.includes('\t') && !/Makefile|\.mk$|\.1$|\.def$/.test(file))
      faults.push(`line ${i + 1} has a tab`);
    if (foreign.test(line)) faults.push(`line ${i + 1} is no English: ${line.trim()}`);
    if (later.test(line)) faults.push(`line ${i + 1} leaves something for later: ${line.trim()}`);
  });
  if (text.length && (!text.endsWith('\n') || text.endsWith('\n\n')))
    faults.push('does not end in one line feed');
  return faults;
}

for (const file of [...top, ...files(folders)]) {
  const bytes = fs.readFileSync(file);
  if (bytes.includes(0)) continue; /* not text */
  const text = bytes.toString('utf8');
  check(file, textFaults(file, text));
  const shell = /^#!.*\b(ba)?sh\b/.exec(text) ?? (path.extname(file) === '.sh' ? ['', ''] : null);
  if (shell) {
    const result = await tool(shell[1] ? 'bash' : 'sh', ['-n', file]);
    check(`${file} parses`, result.status ? [result.output.trim()] : []);
  }
}

const documents = [...top, ...files(folders)]
  .filter(file => file.endsWith('.md'))
  .map(file => fs.readFileSync(file, 'utf8'))
  .join('\n');
for (const picture of files(['docs/pictures']))
  check(picture, documents.includes(path.basename(picture)) ? [] : ['no document shows it']);
finish();
