#!/usr/bin/env node
/*
 * plants.mjs [WORD] - plants faults in a copy of the sources, one at a time, and looks whether the suites of `make
 * test` find each: under sanitizers, by the promises of several servers, or because bots look at what is hidden. What
 * is brief there must stay sharp. `make test-plants` runs it. WORD: only those whose line has it. It ends with
 * `N passed, N failed`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promises } from './plants/promises.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url))),
  copy = join(root, 'build/plants'),
  [word = ''] = process.argv.slice(2);

const suite = (variant, kind, name, ...settings) => ({
  build: [`V=${variant}`, `build/${variant}/suites/${kind}`],
  command: ['env', ...settings, `build/${variant}/suites/${kind}`, name],
});
const sim = (variant, ...settings) => ({
  build: [`V=${variant}`, 'build'],
  command: [
    ...[
      'env',
      ...settings,
      `build/${variant}/vaka`,
      'sim',
      'polynesia',
      '--bots',
      'easy:20,random',
    ],
    ...['--games', '24', '--threads', '4', '--json'],
  ],
});
/* What a server says when it ends is not its client's to tell: it is written down. */
const served = {
  build: ['V=tsan', 'build'],
  command: [
    ...['env', 'VAKA=build/tsan/vaka', 'TSAN_OPTIONS=halt_on_error=1:log_path=build/said'],
    ...[process.execPath, 'tests/server/client.mjs'],
  ],
};

/* What is planted, and where; what runs, as in tests/run; what the sanitizer must say. */
const plants = [
  {
    what: 'a write past the end of the heap, in the store',
    file: 'src/store/map.c',
    was: 'xcalloc(bigger.n_slots, sizeof',
    is: 'xcalloc(bigger.n_slots - 1, sizeof',
    by: suite('asan', 'store', 'store/test_map'),
    says: /heap-buffer-overflow/,
  },
  {
    what: 'a read of what was freed, in the store',
    file: 'src/store/map.c',
    was: '    free(m->slot[hole]);\n    m->slot[hole] = NULL;\n',
    is: '    free(m->slot[hole]);\n',
    by: suite('asan', 'store', 'store/test_map'),
    says: /heap-use-after-free/,
  },
  {
    what: 'a write past the end of the heap, of bots of the server',
    file: 'src/server/worker.c',
    was: 'aligned_alloc(ALIGN, size);',
    is: 'aligned_alloc(ALIGN, ALIGN);',
    by: suite('asan', 'server', 'server/test_bots'),
    says: /heap-buffer-overflow/,
  },
  {
    what: 'memory that is not given back, of vaka sim',
    file: 'src/cli/sim_game.c',
    was: '    free(w->view);\n',
    is: '',
    by: sim('asan', 'ASAN_OPTIONS=detect_leaks=1'),
    says: /LeakSanitizer: detected memory leaks/,
  },
  {
    what: 'a write past the end of the stack, in the text of a number',
    file: 'src/core/out.c',
    was: 'char digit[20];',
    is: 'char digit[3];',
    by: suite('asan', 'engine', 'session/test_journal'),
    says: /stack-buffer-overflow|out of bounds/,
  },
  {
    what: 'a read past the end of a table, in the calendar',
    file: 'src/session/daily.c',
    was: 'days[12] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };',
    is: 'days[11] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30 };',
    by: suite('asan', 'engine', 'session/test_daily'),
    says: /global-buffer-overflow|out of bounds/,
  },
  {
    what: 'a shift that is too wide, in the hash',
    file: 'src/core/hash.c',
    was: '(uint64_t)b[i] << (8 * i);',
    is: '(uint64_t)(b[i] << (8 * i));',
    by: suite('asan', 'engine', 'laws/test_laws', 'VAKA_LAWS_GAME=konane'),
    says: /shift exponent|left shift/,
  },
  {
    what: 'a sum of more than an int holds, in the net of the bots',
    file: 'src/bot/net.c',
    was: '    read_position(net, f, seats, r);\n',
    is: '    read_position(net, f, seats, r);\n    top += -rows;\n',
    by: suite('asan', 'engine', 'bot/test_net'),
    says: /signed integer overflow/,
  },
  {
    what: 'unset memory in the net of the bots',
    file: 'src/bot/net.c',
    was: 'all[VK_NET_FIRST] = { 0 }',
    is: 'all[VK_NET_FIRST]',
    by: suite('msan', 'engine', 'bot/test_net'),
    says: /use-of-uninitialized-value/,
  },
  {
    what: 'unset memory in what bots see of a position',
    file: 'src/bot/estimate.c',
    was: 'struct vk_features f = { 0 };',
    is: 'struct vk_features f;',
    by: suite('msan', 'engine', 'bot/test_bot'),
    says: /use-of-uninitialized-value/,
  },
  {
    what: 'unset memory in a journal that is written',
    file: 'src/session/journal_write.c',
    was: '    vk_session_at(t, 0, state, NULL);\n',
    is: '',
    by: suite('msan', 'engine', 'session/test_journal_viewer'),
    says: /use-of-uninitialized-value/,
  },
  {
    what: 'unset memory in a state that is hashed',
    file: 'src/core/play.c',
    was: 'memset(s, 0, g->state_size);',
    is: 'memset(s, 0, g->state_size / 2);',
    by: suite('msan', 'engine', 'laws/test_laws', 'VAKA_LAWS_GAME=raiatea'),
    says: /use-of-uninitialized-value|0 passed/, // the laws look at it themselves
  },
  {
    what: 'memory that threads share without a lock, in the bots',
    file: 'src/bot/estimate.c',
    was: 'struct vk_features f = { 0 };',
    is: 'static struct vk_features f;\n        f = (struct vk_features){ 0 };',
    by: sim('tsan'),
    says: /ThreadSanitizer: data race/,
  },
  {
    what: 'figures of the workers that are counted without their lock',
    file: 'src/server/worker.c',
    was: '    pthread_mutex_lock(&ws->lock);\n    ws->running--;\n    ws->figures.finished++;\n',
    is: '    ws->figures.finished++;\n    pthread_mutex_lock(&ws->lock);\n    ws->running--;\n',
    by: served,
    says: /ThreadSanitizer: data race/,
  },
  {
    what: 'a search that weighs by all that is hidden',
    file: 'src/bot/ismcts.c',
    was: '    q->g->conceal(q->view, seat);\n',
    is: '',
    by: suite('release', 'engine', 'bot/test_blind'),
    says: /FAILED .* a_search_weighs_by_views/,
  },
  {
    what: 'edges of their own for hidden actions, in the tree of a search',
    file: 'src/bot/ismcts.c',
    was: 'is_seen ? *act : VK_NO_ACTION',
    is: 'is_seen || true ? *act : VK_NO_ACTION',
    by: suite('release', 'engine', 'bot/test_blind'),
    says: /FAILED .* a_hidden_shell_is_worth_a_half/,
  },
  {
    what: 'a choice by the search where another seat hides something',
    file: 'src/bot/ismcts.c',
    was: 'seat != VK_CHANCE && !is_hidden(q, seat)',
    is: 'seat != VK_CHANCE && (true || !is_hidden(q, seat))',
    by: suite('release', 'engine', 'bot/test_blind'),
    says: /FAILED .* a_hidden_shell_is_worth_a_half/,
  },
  ...promises.map(plant => ({
    ...plant,
    by: suite('release', 'server', 'server/test_faults', 'FAULT_GAMES=60'),
    says: /FAULT_SEED=\d+: /,
  })),
];

/* A make that we start is not the child of the make that started us. */
const ofMake = /^(MAKEFLAGS|MFLAGS|MAKELEVEL|MAKEOVERRIDES)$/;
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofMake.test(name))),
  VAKA_BRIEF: '1',
  ASAN_OPTIONS: 'detect_leaks=0:malloc_context_size=1',
  UBSAN_OPTIONS: 'print_stacktrace=1',
  LC_ALL: 'C.UTF-8',
};

const run = command =>
  spawnSync(command[0], command.slice(1), {
    cwd: copy,
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: 600000,
  });

/* The sources, and what is built of them already. */
function copyTree() {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(join(copy, 'build'), { recursive: true });
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter(f => f && existsSync(join(root, f))))
    cpSync(join(root, file), join(copy, file), { preserveTimestamps: true });
  for (const part of ['release', 'asan', 'msan', 'tsan', 'web'])
    if (existsSync(join(root, 'build', part)))
      cpSync(join(root, 'build', part), join(copy, 'build', part), {
        recursive: true,
        preserveTimestamps: true,
      });
}

function written() {
  const folder = join(copy, 'build');
  return readdirSync(folder)
    .filter(name => name.startsWith('said.'))
    .map(name => {
      const text = readFileSync(join(folder, name), 'utf8');
      rmSync(join(folder, name));
      return text;
    })
    .join('');
}

/* Why a fault was not found, or nothing. */
function look({ file, was, is, by, says }) {
  const place = resolve(copy, file),
    text = readFileSync(place, 'utf8');
  if (text.split(was).length !== 2) return `${file} no longer has its place: ${was.trim()}`;
  writeFileSync(
    place,
    text.replace(was, () => is),
  );
  try {
    const made = run(['make', `-j${availableParallelism()}`, 'WERROR=', ...by.build]);
    if (made.status !== 0) return `it does not build: ${made.stderr.slice(-600)}`;
    const { status, stdout, stderr } = run(by.command),
      said = stdout + stderr + written();
    return status !== 0 && says.test(said)
      ? ''
      : `not found by ${by.command.join(' ')} (${status}): ${said.slice(-600)}`;
  } finally {
    writeFileSync(place, text);
  }
}

copyTree();
let passed = 0,
  failed = 0;
for (const plant of plants.filter(p => `${p.what} ${p.file} ${p.by.build[0]}`.includes(word))) {
  const why = look(plant);
  if (why) failed++;
  else passed++;
  console.log(
    `${why ? 'FAIL' : 'ok  '} ${plant.by.build[0]} ${plant.what}${why ? `: ${why}` : ''}`,
  );
}
rmSync(copy, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
