/*
 * Specification and code name the same things: every decision point in the headings and tables of
 * docs/games/<id>.md has a row in points.def and the other way round, every verb of verbs.def is
 * told there, and every test vector has a test that carries its number.
 */
import fs from 'node:fs';
import { check, files, finish, lines, tableRows } from './lib/lint.mjs';

/* The numbered vectors of a game, if it has some: what the names of their tests begin with, and how many there are. */
function vectorsOf(id) {
  const file = `tests/games/${id}/vectors`;
  if (!fs.existsSync(file)) return ['', 0];
  const [letter, last] = fs.readFileSync(file, 'utf8').trim().split(' ');
  return [letter, Number(last)];
}

/* Names in headings, and in the first column of tables whose first heading is `point`. */
function pointsOf(doc) {
  const names = [];
  let isTable = false;
  for (const line of lines(doc)) {
    const first = /^\|\s*([^|]*?)\s*\|/.exec(line)?.[1];
    const isHeading = line.startsWith('#');
    if (first === undefined) isTable = false;
    else if (/^\**(decision )?point\**$/i.test(first)) isTable = true;
    for (const [, name] of (isHeading ? line : isTable ? first : '').matchAll(
      /`([a-z]+(?:_[a-z]+)*)`/g,
    ))
      names.push(name);
  }
  return names;
}

const games = tableRows('src/games/games.def').map(({ args }) => args[0]);

const faces = tableRows('src/face/faces.def').map(({ args }) => args[0]);

for (const id of games) {
  if (fs.existsSync(`src/face/${id}`))
    check(`face of ${id}`, faces.includes(id) ? [] : ['has no row in src/face/faces.def']);
  const doc = `docs/games/${id}.md`;
  if (!fs.existsSync(doc)) {
    check(doc, ['is missing']);
    continue;
  }
  const text = lines(doc).join('\n');
  const points = tableRows(`src/games/${id}/points.def`);
  const told = pointsOf(doc);
  check(
    `${doc} tells the decision points`,
    told.length ? [] : ['names none in a heading or a table of points'],
  );
  for (const name of told)
    check(
      `${id} ${name}`,
      points.some(({ args }) => args.includes(name)) ? [] : ['has no row in points.def'],
    );
  for (const { kind, args } of points.filter(row => !/STEP/.test(row.kind)))
    check(
      `${id} ${args[0]} is told`,
      args.some(a => text.includes(`\`${a}\``)) ? [] : [`${kind} is not in ${doc}`],
    );
  for (const { args } of tableRows(`src/games/${id}/verbs.def`))
    check(
      `${id} verb ${args[0]} is told`,
      args.some(a => new RegExp(`\`${a}\\b`).test(text)) ? [] : [`${doc} does not have it`],
    );

  const tests = files([`tests/games/${id}`], '.c')
    .map(file => lines(file).join('\n'))
    .join('\n');
  const [letter, last] = vectorsOf(id);
  for (let n = 1; n <= last; n++) {
    const pattern = new RegExp(`static void (test_)?${letter}0?${n}[a-z]?_\\w+\\(`, 'i');
    check(
      `${id} vector ${n}`,
      pattern.test(tests) ? [] : [`no test function whose name begins with ${letter}${n}_`],
    );
  }
}
finish();
