/*
 * msgids.mjs - every English text of the C sources that is looked up in a catalogue, with the files where it stands.
 *
 * Texts are built by macros, out of neighbouring literals and from .def files, so the sources are read as the
 * compiler reads them (the preprocessor's output). A literal of src/face or of a game's tables counts where it reads
 * like a text (it has a blank, or begins with a capital); a single small word counts where the games of
 * tests/laws/test_languages.c were heard to say it. Texts of lessons come from the books.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const flags = [
  '-E',
  '-P',
  '-std=c11',
  '-Iinclude',
  '-Isrc',
  '-D_GNU_SOURCE',
  '-D_Static_assert(...)=',
];
const escapes = { n: '\n', t: '\t', '"': '"', "'": "'", '\\': '\\' };

function filesOf(folder, ending) {
  return fs
    .readdirSync(folder, { recursive: true })
    .map(name => path.join(folder, name))
    .filter(name => name.endsWith(ending))
    .sort();
}

/* `\xE2\x80\xA6` is one letter, `\004` the end of a context. */
function unescaped(text) {
  const bytes = text.replace(/(?:\\x[0-9A-F]{2})+/gi, run =>
    Buffer.from(run.replaceAll('\\x', ''), 'hex').toString('utf8'),
  );
  return bytes
    .replaceAll('\\004', '\u0004')
    .replace(/\\(.)/g, (whole, sign) => escapes[sign] ?? whole);
}

const literals = /'(?:[^'\\\n]|\\.)+'|((?:"(?:[^"\\\n]|\\.)*"\s*)+)/g;

/* Neighbouring literals are one. */
function joined(texts) {
  return [...texts.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(part => unescaped(part[1])).join('');
}

/* As the compiler reads it. */
const read = new Map();
function sourceOf(file) {
  if (!read.has(file))
    read.set(file, execFileSync('gcc', [...flags, file], { encoding: 'utf8', maxBuffer: 1 << 27 }));
  return read.get(file);
}

const textsOf = file =>
  [...sourceOf(file).matchAll(literals)].filter(m => m[1]).map(m => joined(m[1]));

const readsLikeText = text => {
  const plain = text.slice(text.indexOf('\u0004') + 1);
  if (text.includes('->')) return false; /* what vk_assert says does not hold */
  return /[A-Za-z]{2}/.test(plain) && (text !== plain || / /.test(plain) || /^[A-Z]/.test(plain));
};
/* Why a journal, a position or an option is refused. */
const isReason = text =>
  (/^[a-z]+( \S+){2,}$/.test(text) && !/[<>=]/.test(text)) || /^[A-Z].*\{\d\}.*\.$/.test(text);
/* A whole sentence: what the server and a table answer, and what they write down nowhere else. */
const isSentence = text => /^[A-Z][^%]* [^%]*[.?]$/.test(text);
const isSaid = text => /[A-Za-z]/.test(text);

/* ---- Lessons ---- */

const whole = new Set(['say', 'then', 'try', 'else', 'tip', 'help', 'ask', 'offer', 'part']);
const behindColon = new Set(['lesson', 'coach']);
const behindCondition = new Set(['goal', 'wrong', 'note']);

/* The texts of one entry: `goal CONDITION : TEXT`. */
function textsOfEntry(entry) {
  const [word] = entry.split(' ', 1);
  const rest = entry.slice(word.length + 1);
  if (whole.has(word)) return [rest];
  if (behindColon.has(word)) return [rest.slice(rest.indexOf(': ') + 2)];
  if (behindCondition.has(word)) return [rest.slice(rest.indexOf(' : ') + 3)];
  if (word === 'right' || word === 'other')
    return [rest.slice(0, rest.indexOf(': ')), rest.slice(rest.indexOf(': ') + 2)];
  return [];
}

function textsOfBook(file) {
  const entries = [];
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('#') || !line.trim()) continue;
    if (/^\s/.test(line)) entries[entries.length - 1] += ` ${line.trim()}`;
    else entries.push(line.trim());
  }
  return entries.flatMap(textsOfEntry).filter(Boolean);
}

/* ---- The command and the terminal ---- */

const text = String.raw`((?:"(?:[^"\\\n]|\\.)*"\s*)+)`;
const marks = [
  String.raw`\b(?:vk_say|VK_WORD|vk_tell)\(\s*${text}[,)]`,
  String.raw`\b(?:cli_wrong|cli_fault|vk_tell_to|vk_tell_text|fault_say|report)\(\s*[^";]+,\s*${text}`,
  String.raw`\berr_set\(\s*[^";]+,\s*${text}`,
  /* of a journal that is brought, and of the house in the chat */
  String.raw`\b(?:refuse|change_remark)\(\s*[^";]+,\s*${text}`,
  String.raw`\bask_refuse\(\s*[^";]+,\s*${text}`,
  String.raw`\bnet_refuse\([^;]+?"\w+",\s*${text}`,
  String.raw`\bvk_reason_word\(\s*[^";]+\s*${text}`,
  String.raw`\bvk_reason\(\s*${text}`,
  String.raw`\bfinding_add\(\s*f,\s*${text}`,
  String.raw`\bfinding_add\(\s*f,\s*"[^"]*",\s*[^"]+,\s*${text}`,
  String.raw`\.(?:summary|detail) =\s*${text}`,
  String.raw`\{\s*"--(?:"\s*")?[a-z-]+",\s*(?:NULL|\(\(void \*\)0\)|"[^"]*"),\s*${text},?\s*\}`,
].map(mark => new RegExp(mark, 'g'));

/* `%s` says nothing; but a colon between two has spaces of its own. */
const isNoFrame = text => /[:;] /.test(text) || isSaid(text.replace(/%[-+'.*\dlz]*[a-z]/g, ''));

/*
 * What they say by vk_say or vk_tell, or mark for it: `vk_say("Taken back.")`, errors and help. As it is written, where
 * VK_WORD still stands, and as the compiler reads it, where macros are rows of options.
 */
function textsSaid(file) {
  const sources = [fs.readFileSync(file, 'utf8')];
  if (!file.startsWith('src/store/'))
    sources.push(sourceOf(file)); /* no macros; libpq may be missing */
  return sources
    .flatMap(source => marks.flatMap(mark => [...source.matchAll(mark)].map(m => joined(m[1]))))
    .filter(isNoFrame);
}

/* ---- All of them ---- */

/* What the store says to whoever opens, copies or checks it; the rest is for the server alone, and its log. */
const opening = [
  'copy',
  'memory',
  'postgres_connect',
  'postgres_missing',
  'postgres_schema',
  'postgres_upkeep',
  'sqlite',
  'sqlite_file',
  'sqlite_query',
  'sqlite_schema',
  'store',
];

/* Which sources have texts for people, and where a small word alone may be one. */
const rooms = [
  'src/face',
  'src/games',
  'src/table',
  'src/server',
  'src/bot',
  'src/lesson',
  'src/term',
  'src/cli',
  'src/analysis',
  'src/wasm',
];
/* Most literals of the other rooms are no texts. */
function isText(file, text) {
  if (file.startsWith('src/face/')) return readsLikeText(text);
  return /^src\/(table|server|bot|lesson|wasm)\//.test(file) && isSentence(text);
}

/* Map of a key (context, \u0004, msgid) to its files. `said`: what was heard, a set. */
export function msgids(said) {
  const found = new Map(),
    all = new Map();
  const add = (text, file) => {
    if (!found.has(text)) found.set(text, new Set());
    found.get(text).add(file);
  };
  for (const file of rooms.flatMap(room => filesOf(room, '.c'))) {
    if (/\/template\/|server\/(metrics|net)|face\/(language|you)/.test(file)) continue;
    for (const text of textsOf(file)) {
      if (!all.has(text)) all.set(text, file);
      if (isSaid(text) && (said.has(text) || isText(file, text))) add(text, file);
    }
  }
  const speaking = ['src/cli', 'src/term', 'src/words', 'src/server'].flatMap(room =>
    filesOf(room, '.c'),
  );
  for (const file of [...speaking, ...opening.map(name => `src/store/${name}.c`)])
    for (const text of textsSaid(file)) add(text, file);
  const refusing = [
    'analysis/puzzle',
    'core/action',
    'core/option',
    'core/play',
    'session/fair',
    'session/journal_read',
    'session/position',
    'session/verify',
    'wasm/move',
    'wasm/position',
  ];
  const setups = filesOf('src/games', '.c').filter(file =>
    /\/(?!template)\w+\/setup.c$/.test(file),
  );
  for (const file of [...refusing.map(name => `src/${name}.c`), ...setups])
    for (const text of textsOf(file).filter(isReason)) add(text, file);
  for (const file of filesOf('src/lesson/books', '.txt'))
    for (const text of textsOfBook(file)) add(text, file);
  /* A sentence without its subject, "{who} takes …", where several are told in one. */
  for (const text of said) {
    const plain = text.slice(text.indexOf('\u0004') + 1);
    if (plain !== text && all.has(plain)) add(text, all.get(plain));
    const whole = !found.has(text) && isSaid(text) && [...all.keys()].find(t => t.includes(text));
    if (whole) add(text, all.get(whole));
  }
  return found;
}
