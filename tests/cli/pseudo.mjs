/*
 * No English is left in what the command says to people: all of it is said in the language that is none (`make pseudo`,
 * tools/catalogue.c), in which no text has plain letters. What still has some never asked the catalogue, but for names:
 * of commands, options, values, files, games, levels, actions as they are typed, and what the person typed.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { finish, folder, test } from './lib/vaka.mjs';

const root = path.join(import.meta.dirname, '../..');
execFileSync('make', ['-s', 'V=release', 'pseudo'], { cwd: root, stdio: 'ignore' });
const speaking = path.join(root, 'build/pseudo/vaka');

function said(args, input = '') {
  const run = spawnSync(speaking, [...args, '--lang', 'qps'], {
    input,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, XDG_STATE_HOME: folder, LC_ALL: 'C.UTF-8' },
  });
  return `${run.stdout}${run.stderr}`;
}

/*
 * Options and their values, quoted words, paths and links, actions in brackets, the head of a call and of a refusal,
 * what the system says of a file, and rows of `games` and `learn`: keys with what they take, ids of lessons.
 */
const notText = [
  /--[a-z-]+(?:[ =]\[?[A-Z:,.|/=a-z]+)?/g,
  /"[^"]*"/g,
  /\[[^\]]*\]/g,
  /\S*[/.]\S*/g,
  /^(?:úšááğéé: )?ʋááķáá [^\n]*|^vaka[a-z ]*:/gm,
  /: No such file or directory/g,
  /^ {4}[a-z]\w* [^(]*|(?<=\(\S+ )\S+\)$/gm,
  /^ {2}[ \d]\d {2}[\w-]+/gm,
];
const names = new Set(
  (
    'vaka exec polynesia conquest of paradise raiatea archipelago konane random greedy easy normal hard master ' +
    'UTC UTF libsodium ncurses gcc clang min ok card board side first player end choose home south island ' +
    'auto off on remove jump games play quit show help undo save localhost sqlite memory FILE SIGHUP debug info warn ' +
    'error Forwarded For Proto WebSocket WebSockets nothing'
  ).split(' '),
);
const plain = text =>
  [...notText.reduce((rest, what) => rest.replace(what, ''), text).matchAll(/[A-Za-z]{3,}/g)]
    .map(m => m[0])
    .filter(word => !names.has(word) && !names.has(word.toLowerCase()));

const commands = said(['--help'])
  .split('\n')
  .map(line => /^ {2}([a-z]+(?: [a-z]+)?) {2,}/.exec(line)?.[1])
  .filter(Boolean);
test('all commands are listed', () => assert.ok(commands.length > 20));
for (const command of ['', ...commands])
  test(`help of ${command || 'all'}`, () => {
    const help = said([...command.split(' ').filter(Boolean), '--help'])
      .split('\n')
      .map(line => line.replace(command ? /^ {2}--[a-z-]+( \S+)?/ : /^ {2}[a-z ]{16}/, ''));
    assert.deepEqual(plain(help.join('\n')), []);
  });

const journal = path.join(folder, 'game');
said(['play', 'konane', '--seed', '3', '--plain', '--journal', journal]);
const calls = [
  'sim konane --games 4 --bots random,greedy --quiet --openings 1',
  'tournament konane --games 2 --bots random,greedy --quiet',
  'bench konane --seconds 0.01',
  'doctor',
  `journal show ${journal}`,
  `journal check ${journal}`,
  `journal verify ${journal}`,
  `journal view ${journal}`,
  'games',
  'learn',
  'daily',
  'puzzle polynesia',
  'gams',
  'sim',
  'sim atlantis',
  'sim konane --games x',
  'sim konane --seats 9',
  'sim konane --bots strong',
  'sim konane --json --csv',
  'play polynesia --seats 2 --opt card_3=3.8',
  'play polynesia --opt nothing=1',
  'play polynesia --hotseat 7',
  'journal show nowhere',
  'journal view',
  'site',
  'tournament konane --bots random',
];
for (const call of calls)
  test(call, () => assert.deepEqual(plain(said(call.split(' '), 'quit\n')), []));
finish();
