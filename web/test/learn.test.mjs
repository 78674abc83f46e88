// learn.test.mjs - the texts for learners: every game has them, they explain every decision once, and speak
// plainly. And what is found in a text.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { learnDoc, plain, rulesDoc } from '../tools/markdown.mjs';
import { load } from './bundle.mjs';
import { engine } from './positions.mjs';

const root = new URL('../../', import.meta.url);
const textOf = id => readFileSync(new URL(`docs/learn/${id}.md`, root), 'utf8');
// Decisions that people make, by the table of the game.
const askedOf = id =>
  [
    ...readFileSync(new URL(`src/games/${id}/points.def`, root), 'utf8').matchAll(
      /^(?:DECISION|PRIVATE)\((\w+),\s*VK_(?!RANDOM)\w+\)/gm,
    ),
  ].map(row => row[1]);
const said = text =>
  text
    .split('\n')
    .filter(line => !line.startsWith('<!--'))
    .join('\n');

for (const { id } of engine.games()) {
  test(`${id}: a text for learners`, () => {
    assert.ok(existsSync(new URL(`docs/learn/${id}.md`, root)), `docs/learn/${id}.md is missing`);
    const { five, how } = learnDoc(id, textOf(id));
    assert.equal(five.sections.length, 4, 'goal, points, a turn, the end');
    assert.ok(five.lead.length > 0 && how.sections.length >= 4);
    const titles = how.sections.map(s => s.id);
    assert.equal(new Set(titles).size, titles.length, 'two sections have one title');
  });

  test(`${id}: every decision is explained once`, () => {
    const { how } = learnDoc(id, textOf(id)),
      topics = how.sections.flatMap(s => s.topics),
      points = askedOf(id);
    assert.deepEqual([...topics].sort(), [...new Set(topics)].sort(), 'explained twice');
    assert.deepEqual(
      topics.filter(topic => !points.includes(topic)),
      [],
      'no such decision',
    );
    assert.deepEqual(
      points.filter(point => !topics.includes(point)),
      [],
      'not explained',
    );
  });

  test(`${id}: things of the table have paragraphs`, async () => {
    const { how } = learnDoc(id, textOf(id)),
      things = how.sections.flatMap(s => s.things),
      known = [...how.sections.flatMap(s => s.topics), ...things],
      table = new URL(`web/src/games/${id}/rules.ts`, root);
    if (!existsSync(table)) return assert.deepEqual(things, [], 'no table names them');
    const names = [...readFileSync(table, 'utf8').matchAll(/(?:, |return )'([a-z_]+)'[\];]/g)].map(
      m => m[1],
    );
    assert.ok(names.length > 0);
    names.push('points'); // of every game: the numbers beside the names
    assert.deepEqual(
      names.filter(name => !known.includes(name)),
      [],
      'no paragraph',
    );
    assert.deepEqual(
      things.filter(thing => !names.includes(thing)),
      [],
      'nothing on the table leads there',
    );
  });

  test(`${id}: plain words, and not too many`, () => {
    const [, how = ''] = textOf(id).split(/^# How to play$/m);
    assert.ok(how.split(/\s+/).length <= 2500, 'more than 2,500 words');
    const text = said(textOf(id));
    assert.deepEqual(text.match(/`[^`]*`|\b[a-z]+_[a-z_]+\b|\b[A-Z]{1,3}\d{2}\b/g), null);
    assert.doesNotMatch(text, /!(\s|$)/m, 'calm');
  });

  test(`${id}: pictures that can be drawn`, () => {
    const marks = [...textOf(id).matchAll(/^<!-- (figure|board) (.*) -->$/gm)];
    const drawn = new URL(`web/src/games/${id}/Figure.tsx`, root);
    const source = existsSync(drawn) ? readFileSync(drawn, 'utf8') : '';
    for (const [, kind, name] of marks)
      if (kind === 'board') assert.ok(existsSync(new URL(`web/figures/${id}-${name}.json`, root)));
      else assert.match(source, new RegExp(`\\b${name}\\b`), `no figure ${name}`);
  });
}

test('words are found with the headings that they stand under', async () => {
  const [{ found }] = await load('pages/rules/search.ts');
  const { sections } = rulesDoc(
    'x',
    '# X\n## One\n### Sea\nA canoe sails.\n\nFish swim.\n\n- Tāne\n- Oro\n\n' +
      '## Two\nNothing.\n\n| a | b |\n|---|---|\n| canoe | 3 |\n| fish | 4 |',
  );
  const titles = wanted => found(sections, wanted).map(s => plain(s.title));
  assert.deepEqual(titles(''), ['One', 'Two']);
  assert.deepEqual(titles('CANOE'), ['One', 'Two']);
  assert.deepEqual(titles('canoe sails'), ['One']);
  assert.deepEqual(titles('nowhere'), []);
  const [one] = found(sections, 'tane');
  assert.deepEqual(
    one.blocks.map(b => b.kind),
    ['h', 'ul'],
  );
  assert.equal(one.blocks[1].items.length, 1);
  assert.equal(found(sections, 'canoe')[1].blocks[0].rows.length, 1);
  assert.equal(found(sections, 'sea')[0].blocks.length, 4, 'a heading keeps what follows it');
});
