/*
 * bank.mjs - the bank of the layout guard: of every decision that a person is asked for the heaviest position, as a
 * journal that leads there. tests/web/bank/<game>.txt has its own journals and names golden ones:
 *
 *   golden archipelago-4-long.jsonl      a journal of tests/golden ...
 *   at 245 barbarian_icon                ... and the decision that it has after so many steps
 *   own {"seats":5,"options":{...}}      a journal of the bank: its steps are the lines that begin with a seat or `-`
 *   0 keep hiro                          (chance)
 *
 * tools/layout-bank looks for heavier ones and writes these files.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHANCE, DUE_CHANCE } from '../../wasm/lib/engine.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/* The points of a game at which a person is asked. */
export const askedAt = game =>
  [
    ...readFileSync(join(root, 'src/games', game, 'points.def'), 'utf8').matchAll(
      /^(?:DECISION|PRIVATE)\s*\((\w+),\s*(VK_\w+)\)/gm,
    ),
  ]
    .filter(([, , kind]) => kind !== 'VK_RANDOM')
    .map(([, name]) => name);

/* How much a page has to show: choices and the length of what they say, the question, and what lies on the table. What
   has one answer is taken by itself: it counts only where there is nothing else. */
export function weightOf(view) {
  const labels = view.legal.map(l => l.label?.length ?? 0),
    reasons = view.legal.map(l => l.explain?.length ?? 0),
    sum = list => list.reduce((a, b) => a + b, 0);
  const isOpen = view.over || labels.length > 1,
    weight =
      (view.due?.title.length ?? 0) +
      (view.due?.help.length ?? 0) +
      12 * labels.length +
      sum(labels) +
      3 * Math.max(0, ...labels) +
      2 * Math.max(0, ...reasons) +
      JSON.stringify(view.position).length / 40;
  return Math.round(isOpen ? weight : weight / 10);
}

/* A journal of tests/golden as { seats, options, steps: [[seat, do], ...] }. */
export function goldenOf(file) {
  const [head, ...lines] = readFileSync(join(root, 'tests/golden', file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(l => JSON.parse(l));
  return {
    file,
    seats: head.seats,
    options: head.options,
    steps: lines
      .filter(l => l.do !== undefined)
      .map(l => [l.seat === 'chance' ? CHANCE : l.seat, l.do]),
    marks: [],
  };
}

/* The journals of a bank, with the places that they are kept for: marks [[step, point], ...]. */
export function bankOf(game) {
  const journals = [];
  for (const line of readFileSync(join(root, 'tests/web/bank', `${game}.txt`), 'utf8').split(
    '\n',
  )) {
    const [, word, rest] = /^(\S+) ?(.*)$/.exec(line) ?? [];
    if (word === 'golden') journals.push(goldenOf(rest));
    else if (word === 'own') journals.push({ ...JSON.parse(rest), steps: [], marks: [] });
    else if (word === 'at')
      journals.at(-1).marks.push([Number(rest.split(' ')[0]), rest.split(' ')[1]]);
    else if (word) journals.at(-1).steps.push([word === '-' ? CHANCE : Number(word), rest]);
  }
  return journals;
}

export function bankText(journals) {
  return journals
    .flatMap(j => [
      j.file ? `golden ${j.file}` : `own ${JSON.stringify({ seats: j.seats, options: j.options })}`,
      ...j.marks.map(([step, point]) => `at ${step} ${point}`),
      ...(j.file ? [] : j.steps.map(([seat, act]) => `${seat === CHANCE ? '-' : seat} ${act}`)),
    ])
    .map(line => `${line}\n`)
    .join('');
}

/* A journal step by step: [number of steps so far, who is about to take one]; after the last step whoever is due. */
export function* walk(engine, game, { seats, options, steps, file }) {
  engine.start(game, seats, options);
  for (const [k, [seat, act]] of steps.entries()) {
    yield [k, seat];
    const done = engine.apply(seat, act);
    if (done.value < 0)
      throw new Error(`${game} ${file ?? 'of the bank'}, step ${k + 1}: ${done.text}`);
  }
  yield [steps.length, dueSeat(engine)];
}

/* The first seat that is due, 0 when the game is over. */
export function dueSeat(engine) {
  const due = engine.due().value;
  if (due & DUE_CHANCE) return CHANCE;
  return due ? Math.log2(due & -due) : 0;
}
