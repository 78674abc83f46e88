// markdown.mjs - the small part of Markdown that docs/games and docs/learn are written in, as structured
// text: headings, paragraphs, lists, tables, fences; bold, emphasis, code and links inside a line. A
// comment `<!-- figure NAME -->` or `<!-- board NAME -->` is where a picture stands; `<!-- for A B -->`
// below a heading names the decisions and things that it explains.
// The shape of the result is src/pages/rules/doc.ts.

export function inline(text) {
  const parts = [];
  let plain = '';
  const flush = () => {
    if (plain) parts.push(plain);
    plain = '';
  };
  const rules = [
    [/^`([^`]+)`/, m => ({ code: m[1] })],
    [/^\*\*(.+?)\*\*(?!\*)/, m => ({ b: inline(m[1]) })],
    [/^\*([^\s*](?:[^*]*[^\s*])?)\*/, m => ({ i: inline(m[1]) })],
    [/^\[([^\]]+)\]\(([^)\s]+)\)/, m => ({ a: inline(m[1]), to: m[2] })],
  ];
  for (let rest = text; rest;) {
    const hit = rules.map(([pattern, make]) => [pattern.exec(rest), make]).find(([m]) => m);
    if (hit) {
      flush();
      parts.push(hit[1](hit[0]));
      rest = rest.slice(hit[0][0].length);
    } else {
      plain += rest[0];
      rest = rest.slice(1);
    }
  }
  flush();
  return parts;
}

export const plain = parts =>
  parts
    .map(p => (typeof p === 'string' ? p : 'code' in p ? p.code : plain(p.b ?? p.i ?? p.a)))
    .join('');

export const slug = text =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9. ]+/g, '')
    .trim()
    .replace(/[. ]+/g, '-');

const cells = line =>
  line
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(c => inline(c.trim().replace(/\\\|/g, '|')));
const isTable = (line, next) => line.startsWith('|') && /^\|[\s:|-]+\|?$/.test(next ?? '');
const item = /^(-|\d+\.)\s+(.*)$/;
const opens = (line, next) =>
  /^#{1,4} /.test(line) ||
  comment.test(line) ||
  line.startsWith('```') ||
  item.test(line) ||
  isTable(line, next);

const comment = /^<!-- (figure|board|for|about) (.*) -->$/;

// One block from line `at`: the block and where the next one begins.
function block(lines, at) {
  const line = lines[at];
  const mark = comment.exec(line);
  if (mark)
    return [
      mark[1] === 'for' || mark[1] === 'about'
        ? { kind: mark[1], names: mark[2].split(' ') }
        : { kind: mark[1], name: mark[2] },
      at + 1,
    ];
  const heading = /^(#{1,4}) (.*)$/.exec(line);
  if (heading) {
    const title = heading[2].replace(/\s*\(`[^`]*`\)/g, ''); // names of the program do not help in a title
    return [{ kind: 'h', level: heading[1].length, id: slug(title), text: inline(title) }, at + 1];
  }
  if (line.startsWith('```')) {
    let end = at + 1;
    while (end < lines.length && !lines[end].startsWith('```')) end++;
    return [{ kind: 'pre', text: lines.slice(at + 1, end).join('\n') }, end + 1];
  }
  if (isTable(line, lines[at + 1])) {
    let end = at + 2;
    while (end < lines.length && lines[end].startsWith('|')) end++;
    return [{ kind: 'table', head: cells(line), rows: lines.slice(at + 2, end).map(cells) }, end];
  }
  const first = item.exec(line);
  if (first) {
    const items = [];
    let end = at;
    for (; end < lines.length && lines[end].trim(); end++) {
      const begun = item.exec(lines[end]);
      if (begun) items.push(begun[2]);
      else items[items.length - 1] += ` ${lines[end].trim()}`;
    }
    return [{ kind: first[1] === '-' ? 'ul' : 'ol', items: items.map(inline) }, end];
  }
  let end = at + 1;
  while (end < lines.length && lines[end].trim() && !opens(lines[end], lines[end + 1])) end++;
  return [
    {
      kind: 'p',
      text: inline(
        lines
          .slice(at, end)
          .map(l => l.trim())
          .join(' '),
      ),
    },
    end,
  ];
}

export function blocks(text) {
  const lines = text.split('\n'),
    found = [];
  for (let at = 0; at < lines.length;) {
    if (!lines[at].trim()) {
      at++;
      continue;
    }
    const [made, next] = block(lines, at);
    found.push(made);
    at = next;
  }
  return found;
}

// Sections by the headings of the second level; what comes before the first one is the lead.
function sectionsOf(list) {
  const found = { lead: [], sections: [] };
  for (const b of list) {
    const { level, ...rest } = b,
      last = found.sections.at(-1);
    if (b.kind === 'h' && level === 2)
      found.sections.push({ id: b.id, title: b.text, topics: [], things: [], blocks: [] });
    else if (b.kind === 'for' && last) last.topics.push(...b.names);
    else if (b.kind === 'about' && last) last.things.push(...b.names);
    else (last?.blocks ?? found.lead).push(rest);
  }
  return found;
}

// A whole page: its title, what comes before the first section, and the sections.
export function rulesDoc(id, text) {
  const list = blocks(text),
    isTitle = b => b.kind === 'h' && b.level === 1,
    title = list.find(isTitle);
  return {
    id,
    title: title ? plain(title.text) : id,
    ...sectionsOf(list.filter(b => !isTitle(b))),
  };
}

// A text for learners has two headings of the first level: In five minutes, How to play.
export function learnDoc(id, text) {
  const parts = [];
  for (const b of blocks(text)) {
    if (b.kind === 'h' && b.level === 1) parts.push([]);
    else parts.at(-1)?.push(b);
  }
  const [five = [], how = []] = parts;
  return { id, five: sectionsOf(five), how: sectionsOf(how) };
}
