/*
 * po.mjs - gettext's PO files, as far as words/ uses them. A message is { context, id, text, notes, places }; its
 * key is the msgid behind its context, as the engine looks it up.
 */
import fs from 'node:fs';

const escapes = { n: '\n', t: '\t', '"': '"', '\\': '\\' };
const unquoted = line =>
  line.slice(line.indexOf('"') + 1, line.lastIndexOf('"')).replace(/\\(.)/g, (_, c) => escapes[c]);

const quoted = text =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\t', '\\t').replaceAll('\n', '\\n')}"`;

export const keyOf = m => (m.context ? `${m.context}\u0004${m.id}` : m.id);
export const messageOf = key =>
  key.includes('\u0004')
    ? { context: key.split('\u0004')[0], id: key.split('\u0004')[1] }
    : { context: '', id: key };

const fields = { msgctxt: 'context', msgid: 'id', msgstr: 'text' };

/* { header, messages } of a file. */
export function readPo(file) {
  const messages = [];
  let now = null;
  let field = null;
  const begin = () => (now ??= { context: '', id: '', text: '', notes: [], places: [] });
  const end = () => {
    if (now && field === 'text') {
      messages.push(now);
      now = null;
      field = null;
    }
  };
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    const word = /^(msgctxt|msgid|msgstr) /.exec(line)?.[1];
    if (word) {
      if (fields[word] !== 'text') end();
      begin();
      field = fields[word];
      now[field] = unquoted(line);
    } else if (line.startsWith('"')) now[field] += unquoted(line);
    else if (line.startsWith('#')) {
      end();
      begin();
      if (line.startsWith('#:')) now.places.push(...line.slice(2).trim().split(' '));
      else now.notes.push(line);
    } else end();
  }
  end();
  const header = messages.find(m => !m.id)?.text ?? '';
  return { header, messages: messages.filter(m => m.id) };
}

/* A text over several lines where it has line feeds inside. */
function field(word, text) {
  const parts = text.match(/[^\n]*\n|[^\n]+$/g) ?? [''];
  return parts.length < 2
    ? `${word} ${quoted(text)}`
    : [`${word} ""`, ...parts.map(quoted)].join('\n');
}

function block(m) {
  return [
    ...m.notes,
    ...(m.places.length ? [`#: ${m.places.join(' ')}`] : []),
    ...(m.context ? [field('msgctxt', m.context)] : []),
    field('msgid', m.id),
    field('msgstr', m.text),
  ].join('\n');
}

export function writePo(file, header, messages) {
  const head = block({ notes: [], places: [], context: '', id: '', text: header });
  fs.writeFileSync(file, `${[head, ...messages.map(block)].join('\n\n')}\n`);
}
