/* The module plays the lines of a journal, and its bots are asked what the native ones were asked. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { CHANCE } from './engine.mjs';

export function startFrom(engine, head) {
  const { value, text } = engine.start(head.game, head.seats, head.options);
  assert.equal(value, 0, text);
}

export function playLine(engine, line) {
  const seat = line.seat === 'chance' ? CHANCE : line.seat;
  const { value, text } =
    line.undo === undefined ? engine.apply(seat, line.do) : engine.undo(seat, line.undo);
  assert.equal(value, 0, `${JSON.stringify(line)}: ${text}`);
  assert.equal(engine.hash(), line.hash, JSON.stringify(line));
}

/* How many answers were compared: every one that `choices` gives for the journal, or `most` of them. */
export function compareChoices(engine, name, lines, level = [], most = Infinity) {
  const native = execFileSync('build/release/tests/wasm/choices', [name, ...level], {
    encoding: 'utf8',
  });
  const questions = native
    .trimEnd()
    .split('\n')
    .map(line => line.split(' '));
  let n = 0;
  assert.ok(questions.length > 0, native);
  startFrom(engine, lines[0]);
  for (const line of [null, ...lines.slice(1).filter(l => l.end === undefined)]) {
    if (line) playLine(engine, line);
    const at = String(engine.steps());
    for (; questions.length && questions[0][0] === at && n < most; n++) {
      const [, seat, level, seed, ...action] = questions.shift();
      const { value, text } = engine.choose(Number(seat), level, seed);
      assert.equal(value, 0, text);
      assert.equal(text, action.join(' '), `step ${at}, ${level}`);
    }
  }
  assert.ok(n === most || questions.length === 0);
  return n;
}
