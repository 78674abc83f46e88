/*
 * No English is left in what the command says to people: all of it is said in the language that is none (`make pseudo`,
 * tools/catalogue.c), in which no text has plain letters. What still has some never asked the catalogue, but for names:
 * of commands, options, values, files, games, levels, actions as they are typed, and what the person typed. What is
 * written in plain letters somewhere below: put it through the catalogue, or say here why it is a name.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { finish, finished, folder, json, plainGames, test } from './lib/vaka.mjs';

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
 * rows of `games` and `learn`: keys with what they take, ids of lessons, what is typed at a prompt and as an example.
 */
const notText = [
  /--[a-z-]+(?:[ =]\[?[A-Z:,.|/=a-z]+)?/g,
  /"[^"]*"/g,
  /\[[^\]]*\]/g,
  /\S*[/.]\S*/g,
  /^(?:úšááğéé: )?ʋááķáá [^\n]*|^vaka[a-z ]*:/gm,
  /^ {4}[a-z]\w* [^(]*|(?<=\(\S+ )\S+\)$/gm,
  /^ {2}[ \d]\d {2}[\w-]+/gm,
  /\bqps\b/g,
  /vaka1\S*/g,
  /^> .*$/gm,
  /ʋááķáá þłááý --ŕééšúɱéé \S+|vaka [a-z]+(?: [a-z]+)*/g,
  /--ŕééšúɱéé|(?<=^ {2})[a-z|, ]+(?=\s{2,})/gm,
];
const names = new Set(
  (
    'vaka exec polynesia conquest of paradise raiatea archipelago konane random greedy easy normal hard master ' +
    'UTC UTF libsodium ncurses gcc clang min ok card board side first player end choose home south island ' +
    'auto off on remove jump games play quit show help undo save localhost sqlite memory FILE SIGHUP debug info warn ' +
    'error Forwarded For Proto WebSocket WebSockets nothing ' +
    /* rituals of Raiatea and names of people, which are the same in all languages */
    'tohu toa hiti tipa matari maui hina rua hatu tino oro moe uru taetae raa roro rau pena mata arahu hiro punua ' +
    'fatu tiri ruanu atea rima roa vai ora rai tupua ere ihi aroa tua tai tumu nui papa hine tama ehu rumia tane Kupe'
  ).split(' '),
);
/* What a game says that nobody has translated yet. */
for (const game of json('games', '--json').games.filter(({ id }) => plainGames.includes(id)))
  for (const [word] of JSON.stringify(game).matchAll(/[A-Za-z]{3,}/g)) names.add(word);
const plain = (text, call = '') =>
  [...notText.reduce((rest, what) => rest.replace(what, ''), text).matchAll(/[A-Za-z]{3,}/g)]
    .map(m => m[0])
    .filter(word => !names.has(word) && !names.has(word.toLowerCase()))
    .filter(word => !new RegExp(`\\b${word}\\b`).test(call.replaceAll('_', '-')));

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

/* Files that are refused, each for another reason. */
const wrong = {
  empty: '',
  garbage: 'hello\n',
  newer: '{"vaka":9}\n',
  torn: fs.readFileSync(journal, 'utf8').slice(0, -5),
  changed: fs.readFileSync(journal, 'utf8').replace('"seats":2', '"seats":3'),
  part: 'vaka-part 2\n',
};
for (const [name, text] of Object.entries(wrong)) fs.writeFileSync(path.join(folder, name), text);
const config = path.join(folder, 'config');
fs.writeFileSync(config, 'max-bodies = 1\n');
const at = name => path.join(folder, name);
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
  `journal show ${folder}`,
  ...['empty', 'garbage', 'newer', 'torn', 'changed'].flatMap(name => [
    `journal check ${at(name)}`,
    `play --plain --resume ${at(name)}`,
  ]),
  'play konane --plain --resume nowhere',
  `play konane --plain --journal ${journal}`,
  'play conquest --seats 2 --opt solo_hard=on',
  'play conquest --seats 1 --opt kumara=on',
  'position show nonsense',
  'position show vaka9.x',
  'position show vaka1.konane.AAAA',
  'puzzle konane --day 9999-99-99',
  `sim merge ${at('part')} ${at('garbage')}`,
  `sim merge ${journal}`,
  'sim konane --games 1 --bots exec:nowhere --quiet',
  'sim konane --games 1 --bots exec:false --quiet',
  'db check --store sqlite:nowhere/at/all',
  `db check --store sqlite:${journal}`,
  'db check --store oracle:x',
  'db copy memory: memory:',
  `db backup ${journal} --store sqlite:nowhere`,
  `serve --config ${config}`,
  'serve --config nowhere',
  'serve --listen x',
  'serve --max-body huge',
  'serve --behind-proxy perhaps',
  'serve --log-level loud',
  'serve --listen localhost:0 --store sqlite:nowhere/at/all',
  'learn polynesia nothing',
  'daily --game nothing',
  'analyse nowhere',
  'journal view',
  'site',
  'tournament konane --bots random',
];
for (const call of calls)
  test(call, () => assert.deepEqual(plain(said(call.split(' '), 'quit\n'), call), []));

/* A table and a lesson, with everything that can be typed there. */
const typed = [
  ...'help players table cards score why log undo zzz 99 always until again'.split(' '),
  ...['ask off', 'auto off', 'why 1', 'why 2', 'usual', 'usual', 'players', 'score', 'quit', ''],
].join('\n');
for (const game of finished)
  test(`a table of ${game}`, () => {
    const bots = ['--bots', 'easy', '--seed', '3', '--plain'];
    assert.deepEqual(plain(said(['play', game, ...bots], typed)), []);
  });
test('people who share a keyboard', () =>
  assert.deepEqual(plain(said(['play', 'raiatea', '--hotseat', 'all', '--plain'], typed)), []));
test('a lesson', () => {
  const lesson = '\n\nhelp\nhint\n4\nback\nagain\nshow\n\n1\n1\n\nplayers\nquit\n';
  assert.deepEqual(plain(said(['learn', 'polynesia'], lesson)), []);
});
finish();
