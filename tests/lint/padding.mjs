/*
 * States have no padding: equal positions must be equal bytes, on every machine. Looks at each
 * game's state.h and at the frames and the head that all states begin with, natively and as
 * WebAssembly, whose pointers are half as long.
 */
import { check, compileFlags, files, finish, lines, tool } from './lib/lint.mjs';

/* Lines of game.h that lie inside the two structs which are part of every state. */
function commonLines() {
  const inside = new Set();
  let isInside = false;
  lines('include/vaka/game.h').forEach((line, i) => {
    isInside ||= /^struct vk_(frame|head) \{/.test(line);
    if (isInside) inside.add(i + 1);
    if (line.startsWith('};')) isInside = false;
  });
  return inside;
}

/* Compilers look at the layout of a struct when somebody asks for its size. */
function askForSizes(state) {
  const names = lines(state)
    .map(line => /^struct (\w+) \{/.exec(line)?.[1])
    .filter(Boolean);
  return (
    `#include "${state.replace('src/', '')}"\n` +
    [...names, 'vk_head'].map(n => `_Static_assert(sizeof(struct ${n}) > 0, "");\n`).join('')
  );
}

const common = commonLines();
const compilers = {
  native: ['gcc', []],
  wasm32: ['clang', ['--target=wasm32-wasi', '--sysroot=/usr']],
};

for (const state of files(['src/games'], '/state.h')) {
  for (const [where, [compiler, target]] of Object.entries(compilers)) {
    const result = await tool(
      compiler,
      [...target, ...compileFlags, '-Wpadded', '-fsyntax-only', '-x', 'c', '-'],
      { input: askForSizes(state) },
    );
    const faults = result.output.split('\n').filter(line => {
      const match = /^([^:]+):(\d+):\d+: (warning|error):/.exec(line);
      if (!match) return false;
      return (
        match[3] === 'error' ||
        (match[1].endsWith(state) && /padd/.test(line)) ||
        (match[1].endsWith('vaka/game.h') && common.has(Number(match[2])))
      );
    });
    check(`${state}, ${where}`, faults);
  }
  const bad = lines(state).filter(
    line =>
      /^\s+(char|short|int|long|unsigned|float|double|size_t|bool|_Bool)\b[^(]*;/.test(line) ||
      /^\s+\w[\w ]*\*\s*\w+(\[.*\])?;/.test(line) ||
      /^\s+u?int\d+_t \w+ : \d+;/.test(line),
  );
  check(
    `${state}, types`,
    bad.map(line => `not of fixed width: ${line.trim()}`),
  );
}
finish();
