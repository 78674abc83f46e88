/*
 * English that no catalogue has: a text of some words in a room that speaks to people must be one that
 * tools/lib/msgids.mjs finds (by its function, its mark VK_WORD or its file), or stand in a row below, which says who
 * reads it. Texts of src/face are all found; the store and the library for programs speak English, and so does a game
 * on the plain board until somebody translates it (tests/laws/test_languages.c).
 */
import fs from 'node:fs';
import { readPo } from '../../tools/lib/po.mjs';
import { check, files, finish } from './lib/lint.mjs';

const rooms = [
  'analysis',
  'bot',
  'cli',
  'core',
  'games',
  'lesson',
  'server',
  'session',
  'table',
  'term',
  'wasm',
  'words',
];

/* Where it stands, the function that it is given to, and who reads it. */
const others = [
  [/./, /^(?:log_event|vk_assert|vk_panic|_Static_assert)$/, 'logs, and faults of the program'],
  [/./, /^(?:strcmp|strncmp|net_add_header|net_hang_up)$/, 'programs'],
  [/server\/(?:metrics|log)\./, /./, 'programs'],
  [/server\/(?:net|assets)/, /./, 'programs that send what is no HTTP'],
  [/server\/ask\.c|table\/(?:command|keys)\.c|wasm\/house\.c/, /./, 'who sends JSON by hand'],
  [/games\/\w+\/check\.c|cli\/sim_game\.c/, /./, 'who mends the rules'],
  [/lesson\/(?:book|cond|run)\.c/, /./, 'who writes a lesson'],
  [/wasm\//, /^(?:wasm_refuse|refuse)$/, 'who calls the module wrongly'],
  [
    /cli\/(?:bot|player)\w*\.c|games\/\w+\/\w+\.def/,
    /./,
    'programs; texts of .def files are heard',
  ],
  [/cli\/panic\.c|wasm\/vaka_wasm\.c|core\/play\.c/, /./, 'who reports a fault of the program'],
  [/cli\/puzzle_make\.c|session\/fair\.c/, /^(?:printf|from_words)$/, 'files and seeds'],
];

const escapes = { n: '\n', t: '\t', '"': '"', '\\': '\\', '004': '\u0004' };
/* Titles of games are the same in all languages. */
const isTitle = (file, before) => file.startsWith('src/games/') && /\.title = $/.test(before);
const plain = text =>
  text
    .replace(/(?:\\x[0-9A-F]{2})+/gi, run =>
      Buffer.from(run.replaceAll('\\x', ''), 'hex').toString('utf8'),
    )
    .replace(/\\(004|.)/g, (whole, sign) => escapes[sign] ?? whole);
const behindContext = text => text.slice(text.indexOf('\u0004') + 1);
/* Three words, or two and a full stop: `there is no`, `{0} has left.` */
const isEnglish = text => /[a-z]+,? [a-z]+,? [a-z]/i.test(text) || /[a-z]+ [a-z]+[.?]$/i.test(text);

/* The function whose bracket is open before `at`; empty: none. */
function callAround(source, at) {
  for (let depth = 0, i = at - 1; i >= 0 && !';{}'.includes(source[i]); i--) {
    depth += (source[i] === ')') - (source[i] === '(');
    if (depth < 0) return /(\w+)\s*$/.exec(source.slice(0, i))?.[1] ?? '';
  }
  return '';
}

/* Whether this is a file of a game without a board of its own. */
function isPlainGame(file) {
  const face = file.replace(/^src\/games\/(\w+)\/.*$/, 'src/face/$1/face.c');
  return (
    face !== file &&
    fs.existsSync(face) &&
    !fs.readFileSync(face, 'utf8').includes('.has_own_board = true')
  );
}

const known = new Set(readPo('words/fr.po').messages.map(m => m.id));
for (const file of files(
  rooms.map(room => `src/${room}`),
  '.c',
  '.h',
)) {
  if (isPlainGame(file)) continue;
  const source = fs
    .readFileSync(file, 'utf8')
    .replace(/\/\*[^]*?\*\//g, comment => comment.replace(/[^\n]/g, ' '));
  const faults = [];
  for (const m of source.matchAll(/'(?:[^'\\\n]|\\.)+'|((?:"(?:[^"\\\n]|\\.)*"\s*)+)/g)) {
    const text = behindContext(
      [...(m[1] ?? '').matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(part => plain(part[1])).join(''),
    );
    if (!isEnglish(text) || known.has(text) || isTitle(file, source.slice(0, m.index))) continue;
    const call = callAround(source, m.index);
    if (!others.some(([where, by]) => where.test(file) && by.test(call || '-')))
      faults.push(
        `line ${source.slice(0, m.index).split('\n').length}: ${call || '-'}: ${JSON.stringify(text)}`,
      );
  }
  check(file, faults);
}
finish();
