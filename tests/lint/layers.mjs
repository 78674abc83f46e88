/*
 * Rooms and arrows of ARCHITECTURE.md: who may include whom. Rooms below the fronts are pure: of
 * the C library they may use only what needs no system.
 */
import fs from 'node:fs';
import path from 'node:path';
import { check, files, finish, lines } from './lib/lint.mjs';

/* Public headers by the room that they speak for; the rest belong to core. */
const publicRoom = {
  'session.h': 'session',
  'journal.h': 'session',
  'known.h': 'session',
  'chance.h': 'session',
  'bot.h': 'bot',
  'face.h': 'face',
  'why.h': 'face',
  'routine.h': 'face',
  'told.h': 'face',
  'language.h': 'face',
};

/* room: the rooms it may include. A game may include itself; `games/*` is any game, and
 * games/scaffold what they all are made with. */
const arrows = {
  core: ['core'],
  'games/*': ['core', 'games/scaffold'],
  games: ['core', 'games', 'games/*'],
  session: ['core', 'session'],
  bot: ['core', 'bot'],
  face: ['core', 'face', 'games/*'],
  table: ['core', 'session', 'bot', 'face', 'table'],
  lesson: ['core', 'session', 'face', 'lesson'],
  analysis: ['core', 'session', 'bot', 'face', 'analysis'],
  wasm: ['core', 'session', 'bot', 'face', 'table', 'lesson', 'analysis', 'wasm'],
  term: ['core', 'session', 'bot', 'face', 'table', 'lesson', 'words', 'term'],
  store: ['store'],
  words: ['core', 'face', 'words'],
  server: ['core', 'session', 'bot', 'face', 'table', 'store', 'words', 'server'],
  lib: ['core', 'session', 'bot', 'face', 'games/*', 'lib'],
  cli: [
    'core',
    'session',
    'bot',
    'face',
    'lesson',
    'analysis',
    'store',
    'server',
    'term',
    'words',
    'cli',
  ],
};

const pure = new Set([
  'core',
  'games',
  'games/*',
  'session',
  'bot',
  'face',
  'table',
  'lesson',
  'analysis',
  'wasm',
]);
const pureHeaders = new Set([
  'stdalign.h',
  'stdint.h',
  'stdbool.h',
  'stddef.h',
  'string.h',
  'math.h',
]);
const impure = new Set(['src/session/fair.c']); /* libsodium: native builds only */

function roomOf(file) {
  const parts = file.split('/');
  if (file === 'include/vaka.h') return 'lib';
  if (parts[0] === 'include') return publicRoom[parts[2]] ?? 'core';
  if (parts[1] === 'games') return parts.length > 3 ? `games/${parts[2]}` : 'games';
  return parts[1];
}

function kindOf(room) {
  return room.startsWith('games/') ? 'games/*' : room;
}

function target(file, name) {
  const near = path.join(path.dirname(file), name);
  return [near, `src/${name}`, `include/${name}`].find(place => fs.existsSync(place));
}

function faultOf(file, room, open, name) {
  const kind = kindOf(room);
  if (open === '<') {
    const isFree = !pure.has(kind) || impure.has(file) || pureHeaders.has(name);
    return isFree ? null : `a pure room includes <${name}>`;
  }
  const place = target(file, name);
  if (!place) return `includes "${name}", which is nowhere`;
  const other = roomOf(place);
  if (other === room || arrows[kind].includes(other)) return null;
  if (other.startsWith('games/') && arrows[kind].includes('games/*')) return null;
  return `${room} includes "${name}" of ${other}`;
}

for (const file of files(['include', 'src'], '.c', '.h', '.inc', '.def')) {
  const room = roomOf(file);
  if (!arrows[kindOf(room)]) {
    check(file, [`the room ${room} is not in the list of rooms`]);
    continue;
  }
  const faults = [];
  const games = new Set();
  lines(file).forEach((line, i) => {
    const match = /^\s*#\s*include\s*([<"])([^>"]+)[>"]/.exec(line);
    if (!match) return;
    const fault = faultOf(file, room, match[1], match[2]);
    if (fault) faults.push(`line ${i + 1}: ${fault}`);
    const place = match[1] === '"' && target(file, match[2]);
    if (place && roomOf(place).startsWith('games/')) games.add(roomOf(place));
  });
  if (room === 'face' && games.size > 1)
    faults.push(`one face knows several games: ${[...games].join(', ')}`);
  check(file, faults);
}
finish();
