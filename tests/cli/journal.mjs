/* show, check and verify: what is right passes, and one changed character anywhere is refused. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { finish, folder, test, vaka } from './lib/vaka.mjs';

vaka('sim', 'polynesia', '--games', 3, '--seed', 8, '--bots', 'greedy', '--journals', folder);
const file = path.join(folder, 'polynesia-2-8-0.jsonl');
const other = path.join(folder, 'polynesia-2-8-1.jsonl');
const text = fs.readFileSync(file, 'utf8');
const lines = text.split('\n');
const bad = path.join(folder, 'bad.jsonl');

function refusedWith(content, command = 'check') {
  fs.writeFileSync(bad, content);
  const r = vaka('journal', command, bad);
  assert.equal(r.status, 1);
  const match = /^vaka journal (\w+): (.*): line (\d+): (.+)\n$/.exec(r.err);
  assert.ok(match, `not one sentence: ${r.err}`);
  assert.equal(match[2], bad);
  return { line: Number(match[3]), why: match[4], out: r.out };
}

test('a right journal', () => {
  const r = vaka('journal', 'check', file);
  assert.equal(r.status, 0);
  assert.equal(r.err, '');
  assert.equal(
    r.out,
    `${file}: ok, polynesia, 2 seats, ${lines.length - 3} steps, played to the end\n` +
      '1 of 1 journals are right\n',
  );
});

test('from standard input', () => {
  const r = vaka('journal', 'check', '-', { input: text });
  assert.equal(r.status, 0);
  assert.ok(r.out.startsWith('standard input: ok, '));
});

test('one changed character is refused with its line, wherever it is', () => {
  const shares = [0.1, 0.35, 0.6, 0.95]; // two of them in a line, all in the head
  let at = 0;
  for (let i = 0; i < lines.length - 1; i++) {
    for (const share of shares.filter((_, k) => i === 0 || (k + i) % 2 === 0)) {
      const place = at + Math.floor(lines[i].length * share);
      const was = text[place];
      const now = was === '7' ? '8' : '7';
      const { line } = refusedWith(text.slice(0, place) + now + text.slice(place + 1));
      assert.equal(line, i + 1, `character ${place}`);
    }
    at += lines[i].length + 1;
  }
});

test('one character less, one more', () => {
  for (const i of [0, 1, 30, lines.length - 2]) {
    const less = [...lines];
    less[i] = less[i].slice(0, 20) + less[i].slice(21);
    assert.equal(refusedWith(less.join('\n')).line, i + 1);
    const more = [...lines];
    more[i] = `${more[i].slice(0, 20)} ${more[i].slice(20)}`;
    assert.equal(refusedWith(more.join('\n')).line, i + 1);
  }
});

test('lines left out, swapped, doubled', () => {
  const without = [...lines];
  without.splice(20, 1);
  assert.equal(refusedWith(without.join('\n')).line, 21);
  const swapped = [...lines];
  [swapped[20], swapped[21]] = [swapped[21], swapped[20]];
  assert.equal(refusedWith(swapped.join('\n')).line, 21);
  const doubled = [...lines];
  doubled.splice(20, 0, lines[20]);
  assert.equal(refusedWith(doubled.join('\n')).line, 22);
});

test('a torn last line', () => {
  const { line, why } = refusedWith(text.slice(0, -10));
  assert.equal(line, lines.length - 1);
  assert.ok(why.includes('torn'));
});

test('a changed game is refused by show, verify and view as well', () => {
  const changed = text.replace(lines[40], lines[40].replace('"t":0', '"t":1'));
  assert.notEqual(changed, text);
  for (const command of ['show', 'verify', 'view'])
    assert.equal(refusedWith(changed, command).line, 41);
});

test('show tells a wrong journal up to the fault', () => {
  const { out } = refusedWith(text.replace(lines[40], lines[40].replace('"t":0', '"t":1')), 'show');
  assert.ok(out.includes('\n    39.  '));
  assert.ok(!out.includes('\n    40.  '));
});

test('several files: each is judged, the sum is told, the exit status is 1', () => {
  fs.writeFileSync(bad, text.slice(0, 5000));
  const r = vaka('journal', 'check', file, bad, other, path.join(folder, 'none'));
  assert.equal(r.status, 1);
  assert.equal(r.err.trimEnd().split('\n').length, 2);
  assert.ok(r.out.includes(`${file}: ok`) && r.out.includes(`${other}: ok`));
  assert.ok(r.out.endsWith('2 of 4 journals are right\n'));
  const quiet = vaka('journal', 'check', '--quiet', file, other);
  assert.equal(quiet.status, 0);
  assert.equal(quiet.out, '2 of 2 journals are right\n');
});

test('bytes that are no text', () => {
  const noise = Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919 + 13) % 256));
  assert.ok(refusedWith(noise).why.includes('this is not a journal'));
  const zeros = Buffer.concat([Buffer.from(text.slice(0, 2000)), Buffer.alloc(3000)]);
  assert.ok(refusedWith(zeros).line > 1);
  const { why } = refusedWith('x'.repeat(100000));
  assert.ok(why.length < 200);
});

test('show: header, every step with its text, the result', () => {
  const r = vaka('journal', 'show', file);
  assert.equal(r.status, 0);
  assert.equal(r.err, '');
  const steps = lines.slice(1, -2).map(line => JSON.parse(line));
  const shown = [...r.out.matchAll(/^ *(\d+)\. {2}(.*?): .* \[(.*)\]$/gm)];
  assert.deepEqual(
    shown.map(m => m[3]),
    steps.map(s => s.do),
  );
  assert.deepEqual(
    shown.map(m => Number(m[1])),
    steps.map(s => s.n),
  );
  shown.forEach((m, i) => assert.equal(m[2] === 'chance', steps[i].seat === 'chance'));
  const end = JSON.parse(lines[lines.length - 2]);
  for (const score of end.scores) assert.ok(r.out.includes(`: ${score} point`));
  assert.equal(r.out.match(/, winner\n/g).length, end.winners.length);
  assert.ok(r.out.includes('bot greedy'));
  assert.ok(!/\{\w+\}/.test(r.out), 'a blank of a sentence was left open');
});

/* A whole game of two people, by lines of text: for luck by secret, names and undo. */
function playPlain(name, input, ...more) {
  const place = path.join(folder, name);
  const r = vaka('play', 'polynesia', '--plain', '--hotseat', 'all', '--journal', place, ...more, {
    input,
  });
  return { place, ...r };
}

test('a fair game that is not over cannot be verified yet, and says so', () => {
  const { place, err } = playPlain('fair.jsonl', 'quit\n');
  assert.ok(fs.existsSync(place), err);
  const check = vaka('journal', 'check', place);
  assert.equal(check.status, 0, check.err);
  assert.ok(check.out.includes('not over'));
  const verify = vaka('journal', 'verify', place);
  assert.equal(verify.status, 1);
  assert.equal(
    verify.err,
    `vaka journal verify: ${place}: cannot be verified yet: ` +
      'the secret is published when the game ends\n',
  );
});

test('show marks what was taken back, and names people', () => {
  const { place, err } = playPlain(
    'undo.jsonl',
    'TRV\nundo\nTRV\nquit\n',
    '--seed',
    3,
    '--opt',
    'first_player=0',
    '--name',
    'Ana',
    '--name',
    'Tau',
  );
  const undos = fs
    .readFileSync(place, 'utf8')
    .split('\n')
    .filter(line => line.startsWith('{"undo"'));
  assert.equal(undos.length, 1, err);
  const to = JSON.parse(undos[0]).undo;
  const { out, status } = vaka('journal', 'show', place);
  assert.equal(status, 0);
  const told = out.split('\n').filter(line => / \[TRV\]$|undo/.test(line));
  assert.equal(told.length, 3);
  assert.match(told[0], new RegExp(`^ *${to + 1}\\.  Ana: `));
  assert.equal(told[1], `   undo  Ana went back to step ${to}`);
  assert.equal(told[2], told[0]);
  assert.equal(vaka('journal', 'verify', place).status, 0);
});

test('a fair game that bots finished is verified from its secret', () => {
  const place = path.join(folder, 'bots.jsonl');
  const r = vaka(
    'play',
    'polynesia',
    '--plain',
    '--me',
    'none',
    '--bots',
    'greedy',
    '--journal',
    place,
    { input: '\n'.repeat(2000) },
  );
  assert.equal(r.status, 0, r.err);
  const verify = vaka('journal', 'verify', place);
  assert.equal(verify.err, '');
  assert.equal(verify.status, 0);
  assert.match(verify.out, /: verified, \d+ draws follow from the secret that was promised\n$/);
});

finish();
