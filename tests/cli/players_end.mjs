/* External players: every wait for one has its end, and none outlives the run. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { compile, played, script } from './lib/players.mjs';
import { finish, folder, json, program, test, vaka } from './lib/vaka.mjs';

test('whoever is never ready is started three times in a thread, and forfeits every game', () => {
  const log = path.join(folder, 'starts.log');
  const player = script('sleeper', `echo start >> ${log}; sleep 600`);
  const sleep = threads => {
    fs.writeFileSync(log, '');
    const args = ['--bots', `random,${player}`, '--games', 8, '--threads', threads];
    const r = played('konane', ...args, '--patience', 30);
    return { r, starts: fs.readFileSync(log, 'utf8').split('\n').length - 1 };
  };
  const one = sleep(1);
  assert.equal(one.starts, 3);
  assert.equal(one.r.forfeits.length, 8);
  for (const f of one.r.forfeits) assert.equal(f.why, 'did not answer in time');
  const two = sleep(2);
  assert.ok(two.starts <= 6);
  assert.deepEqual(two.r, one.r);
});

/* It goes to the group of vaka, so that the end of its own does not reach it. */
test('a player that left its group is ended all the same', () => {
  const source = path.join(folder, 'loner.c');
  const outlived = path.join(folder, 'outlived');
  fs.writeFileSync(
    source,
    `#define _GNU_SOURCE
     #include <signal.h>
     #include <stdio.h>
     #include <unistd.h>
     int main(void)
     {
         signal(SIGTERM, SIG_IGN);
         if (setpgid(0, getpgid(getppid())) == 0)
             puts("gone");
         fflush(stdout);
         sleep(30);
         return fclose(fopen("${outlived}", "w"));
     }`,
  );
  const file = path.join(folder, 'loner');
  compile(file, source);
  const r = json('sim', 'konane', '--bots', `random,exec:${file}`, '--games', 1, '--json');
  assert.equal(r.forfeits[0].why, 'said "gone" instead of ready');
  assert.ok(!fs.existsSync(outlived), 'it was waited for until it left by itself');
});

test('how a player ended is known where the ends of children are ignored', () => {
  const bots = `random,${script('bad', 'exit 3')}`;
  const r = spawnSync(
    'sh',
    ['-c', `trap '' CHLD; exec ${program} sim konane --bots "${bots}" --games 1 --json`],
    { encoding: 'utf8' },
  );
  assert.equal(JSON.parse(r.stdout).forfeits[0].why, 'ended with exit status 3');
});

/* Every process that was started has its mark in the command line. */
const running = mark =>
  fs
    .readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(pid => {
      try {
        return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(mark);
      } catch {
        return false; /* gone meanwhile */
      }
    });

test('nothing that a player started outlives the run', () => {
  const player = script('parent', 'sleep 98765 & sleep 98765');
  vaka('sim', 'konane', '--bots', `random,${player}`, '--games', 2, '--patience', 30);
  assert.deepEqual(running(path.join(folder, 'parent')), []);
  assert.deepEqual(running('sleep\x0098765'), []);
});

/* Ctrl-C while a player thinks: the run ends, and does not wait for its patience. */
async function interrupted() {
  const ready = path.join(folder, 'asked');
  const player = script('thinker', `echo ready 1 legal; read -r g; touch ${ready}; sleep 98764`);
  const child = spawn(program, [
    'sim',
    'konane',
    '--bots',
    player,
    '--patience',
    '3600000',
    '--json',
  ]);
  let out = '';
  child.stdout.on('data', text => {
    out += text;
  });
  let isOver = false;
  const ended = new Promise(resolve => {
    child.on('close', status => {
      isOver = true;
      resolve(status);
    });
  });
  while (!fs.existsSync(ready) && !isOver) await new Promise(resolve => setTimeout(resolve, 20));
  child.kill('SIGINT');
  return { status: await ended, out };
}
const stopped = await interrupted();
test('Ctrl-C ends the waiting', () => {
  assert.equal(stopped.status, 130);
  assert.equal(JSON.parse(stopped.out).interrupted, true);
  assert.deepEqual(running('sleep\x0098764'), []);
});

finish();
